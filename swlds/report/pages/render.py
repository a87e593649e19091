"""Pages: one file each, with its styles and its few lines of script inside, that loads nothing and needs no script to be read.

All that comes from modules is escaped twice: control characters become their escapes (``printable``), then Jinja writes what HTML
would read as markup. The page's policy lets the browser run and apply just the script and the styles that are hashed in it.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from importlib import resources
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from swlds.printable import printable
from swlds.report.pictures.picture import style_rules
from swlds.version import __version__


def render_page(template: str, **data: Any) -> str:
    """A page of ``templates``; ``data``: what the template names, ``title`` among it."""
    style, script = _inside()
    policy = (
        "default-src 'none'; base-uri 'none'; form-action 'none'; "
        f"style-src 'sha256-{_hash(style)}'; script-src 'sha256-{_hash(script)}'"
    )
    page = _environment().get_template(template)
    return page.render(**data, style=Markup(style), script=Markup(script), policy=policy, version=__version__)


def render_table(title: str, text: str, titles: list[str], rows: list[list[Any]]) -> str:
    """A page that holds one table; numbers are set right. ``text``: a sentence above it."""
    return render_page("table.html", title=title, text=text, titles=titles, rows=rows)


@cache
def _environment() -> Environment:
    found = Environment(
        autoescape=True,
        loader=PackageLoader("swlds.report.pages"),
        undefined=StrictUndefined,
        finalize=_final,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.loopcontrols"],
    )
    found.tests["number"] = lambda value: isinstance(value, (int, float))
    found.filters["figure"] = figure
    return found


def _final(value: Any) -> Any:
    """What a template writes: text without control characters."""
    return printable(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def figure(value: Any) -> str:
    """A number with thousands apart, anything else as it is."""
    if isinstance(value, bool) or value is None:
        return "" if value is None else str(value)
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.1f}" if isinstance(value, float) else str(value)


@cache
def _inside() -> tuple[str, str]:
    folder = resources.files("swlds.report.pages") / "templates"
    style = (folder / "page.css").read_text("utf-8") + style_rules()
    return style, (folder / "page.js").read_text("utf-8")


def _hash(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
