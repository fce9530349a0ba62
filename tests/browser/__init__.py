"""The whole application in a real browser, as people with mouse, keyboard, telephone or screen reader meet it."""
