"""What every request passes: who sends it, how often, whether it was forged, how errors look, what a host sees of it.

`state` names all parts of the server, as routes are given them.
"""
