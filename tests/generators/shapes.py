"""All enumerated shapes."""

from __future__ import annotations

from generators.shapes_constants import constant_shapes
from generators.shapes_memory import memory_shapes
from generators.shapes_modules import module_shapes


def all_shapes() -> dict[str, str]:
    """Name -> module text; the names are distinct."""
    found: dict[str, str] = {}
    for name, text in (*memory_shapes(), *constant_shapes(), *module_shapes()):
        assert name not in found, f"two shapes are called {name!r}"
        found[name] = text
    return found
