"""Lessons: every one can be finished, and says nothing that its position does not."""
