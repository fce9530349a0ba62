"""Draw the icons of the application as PNG, from the drawing of the client: `python scripts/icons.py`."""

from __future__ import annotations

import re
from pathlib import Path

from bradshaw.render.png import to_png

WEB = Path(__file__).parents[1] / "src" / "bradshaw" / "web"
PAPER = "#f6f1e4"
SIZES = (180, 192, 512)
SAFE = 0.72
"""How much of a maskable icon no mask cuts off, and a little less."""


def _on_paper(inner: str, scale: float) -> str:
    shift = 32 * (1 - scale)
    paper = f'<rect width="64" height="64" fill="{PAPER}"/>'
    moved = f'<g transform="translate({shift} {shift}) scale({scale})">{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{paper}{moved}</svg>'


def main() -> None:
    svg = (WEB / "icon.svg").read_text()
    inner = re.sub(r"</?svg[^>]*>", "", svg)
    folder = WEB / "icons"
    folder.mkdir(exist_ok=True)
    for size in SIZES:
        # Telephones put icons on a ground of their own where there is none.
        drawing = _on_paper(inner, 0.9) if size == 180 else svg
        (folder / f"{size}.png").write_bytes(to_png(drawing, width=size))
    (folder / "maskable.png").write_bytes(to_png(_on_paper(inner, SAFE), width=512))


if __name__ == "__main__":
    main()
