"""Emu Bay in numbers, and two searches that stand on it: the tree of whole turns (`Tree`) and lines of play (`Lines`).

This is ordinary Python. When the project is installed it is also compiled to machine code, with the types of the
`.pxd` files; both forms do the same steps in the same order. All files here are compiled as one module, so no name may
mean different things in two of them. A position is a row of whole numbers (`position`) for which the box, the rules
and both judgements are written out.
"""

from bradshaw.games.emubay.judgement.search_kernel.box import Box
from bradshaw.games.emubay.judgement.search_kernel.lines import Lines
from bradshaw.games.emubay.judgement.search_kernel.tree import Tree

__all__ = ["Box", "Lines", "Tree"]
