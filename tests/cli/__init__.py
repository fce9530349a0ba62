"""The command line, by its real entry point."""
