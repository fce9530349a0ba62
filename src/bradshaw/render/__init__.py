"""Pictures of a position: text for terminals, SVG for browsers and documents."""
