"""Pictures of a position: text for terminals."""
