"""The position and the course of the game for people: messages, tables, the map."""
