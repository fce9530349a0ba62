"""Measurements. Each prints ratios against something, with its method; the last results are in README.md here."""
