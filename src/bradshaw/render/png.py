"""Drawings as pictures: an SVG document becomes a PNG.

Needs the extra `png`: a renderer of SVG and a free typeface, so that words are drawn the same on every machine, also
on one that has no fonts.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import message

RENDERER: Final = "resvg_py"
TYPEFACE: Final = "font_source_sans_pro"
FAMILY: Final = "Source Sans Pro"
FACES: Final = ("Regular", "Semibold", "Bold", "Black")


class CannotDraw(BradshawError):
    """A picture cannot be made on this machine; the message says what to install."""


def to_png(svg: str, *, width: int | None = None) -> bytes:
    """An SVG document as PNG, as wide as it says or with this width in pixels."""
    missing = [name for name in (RENDERER, TYPEFACE) if find_spec(name) is None]
    if missing:
        packages = tuple(name.replace("_", "-") for name in missing)
        raise CannotDraw(message("render-png-missing", packages=packages))
    fonts = Path(str(import_module(TYPEFACE).__file__)).parent / "files"
    drawn: bytes = import_module(RENDERER).svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[str(fonts / f"SourceSansPro-{face}.ttf") for face in FACES],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )
    return drawn
