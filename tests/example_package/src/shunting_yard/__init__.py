"""Shunting Yard: a small game for Bradshaw."""

from shunting_yard.title import TITLE

__all__ = ["TITLE"]
