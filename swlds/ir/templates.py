"""IR that is fixed text: ``.ll`` files of the package, with named holes ``{{name}}``."""

from __future__ import annotations

import functools
import re

from swlds.lazy import lazy_pattern

_HOLE = lazy_pattern(r"\{\{(\w+)\}\}")
_COMMENT = lazy_pattern(r"^;.*\n", re.MULTILINE)


@functools.cache
def read_template(package: str, name: str) -> str:
    """The text of ``name.ll`` in a package's folder, without the comments that fill a line."""
    from importlib.resources import files

    text = (files(package) / f"{name}.ll").read_text(encoding="utf-8")
    return _COMMENT.sub("", text).strip("\n") + "\n"


def fill(text: str, **holes: str | int) -> str:
    """Fill all holes of a text; each name must be one of its holes."""
    names = set(_HOLE.findall(text))
    assert names == holes.keys(), f"holes without a text, or texts without a hole: {sorted(names ^ holes.keys())}"
    return _HOLE.sub(lambda hole: str(holes[hole[1]]), text)


def split_functions(text: str) -> dict[str, str]:
    """Functions of a text, defined or declared: name -> text. Each starts on a line of its own."""
    parts = re.split(r"^(?=define |declare )", text, flags=re.MULTILINE)
    found = ((re.search(r"@([^(\s]+)\(", part), part) for part in parts if part.startswith("de"))
    return {name[1]: part.strip("\n") for name, part in found if name}
