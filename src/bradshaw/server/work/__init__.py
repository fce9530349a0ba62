"""Work beside the event loop: other processes, and tasks that go on whatever happens."""
