"""How Sphinx builds these pages: `make docs`."""

import logging
import sys
from pathlib import Path

import bradshaw

sys.path.insert(0, str(Path(__file__).parent / "_ext"))
# The server's modules are imported to describe its addresses.
logging.getLogger("alembic").setLevel(logging.WARNING)

project = "Bradshaw"
author = "The Bradshaw authors"
version = release = bradshaw.__version__
language = "en"
# What stands in the sources is meant as it is: options begin with two hyphens.
smartquotes = False

extensions = ["myst_parser", "sphinx.ext.autodoc", "generated"]
exclude_patterns = ["_ext"]
templates_path = ["_templates"]

myst_enable_extensions = ["deflist"]
myst_heading_anchors = 4

# Docstrings name things in single backquotes: a link where there is something to link to.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_default_options = {"show-inheritance": True}
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = f"Bradshaw {version}"
html_favicon = html_logo = "../src/bradshaw/web/icon.svg"
html_static_path = ["_static"]
html_copy_source = False
html_show_copyright = False
html_show_sourcelink = False
html_show_sphinx = False
html_use_index = False
html_domain_indices = False
html_theme_options = {"navigation_with_keys": True, "sidebar_hide_name": False}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/play.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
