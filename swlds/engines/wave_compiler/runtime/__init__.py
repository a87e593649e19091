"""Host code that is fixed text: a ``.ll`` file for each part. ``{{g.waves}}`` is the address of a field of the context ``%g``."""

from __future__ import annotations

import functools
import hashlib

from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.ir.templates import fill, read_template, split_functions
from swlds.lazy import lazy_pattern

_FIELD = lazy_pattern(r"\{\{g\.(\w+)\}\}")


def runtime_text(name: str, **holes: str | int) -> str:
    """The text of a file of this folder."""
    return fill(_with_fields(name), **holes)


@functools.cache
def _with_fields(name: str) -> str:
    """Each field's address in front of its use."""
    lines: list[str] = []
    for line in read_template(__name__, name).split("\n"):
        while field := _FIELD.search(line):
            place = f"%{field[1]}.at{len(lines)}"
            lines.append(f"  {place} = getelementptr i8, ptr %g, i64 {OFFSETS[field[1]]}")
            line = f"{line[: field.start()]}{place}{line[field.end() :]}"
        lines.append(line)
    return "\n".join(lines)


def add_functions(declarations: dict[str, str], name: str, **holes: str | int) -> None:
    """Put the functions of a file beside a kernel, those that are not there yet."""
    for function, text in split_functions(runtime_text(name, **holes)).items():
        declarations.setdefault(function, text)


def bytes_constant(declarations: dict[str, str], content: bytes) -> str:
    """The name of a constant that holds the bytes, which lies beside a kernel."""
    name = f"@bytes.{content.hex()}" if len(content) <= 16 else f"@bytes.{hashlib.sha256(content).hexdigest()}"
    text = "".join(f"\\{byte:02X}" for byte in content)
    declarations.setdefault(name[1:], f'{name} = private unnamed_addr constant [{len(content)} x i8] c"{text}"')
    return name


def conversions(text: str) -> str:
    """Definitions of the conversions that host code may need: those of the types that it mentions."""
    found = [
        body for kind in ("half", "bfloat") if kind in text for body in split_functions(runtime_text(kind)).values()
    ]
    return "\n".join(body for body in found if not (body.startswith("declare") and body in text))
