"""What holds Bradshaw to its promises."""
