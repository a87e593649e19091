"""Files that results depend on beside their modules: those that words of a campaign, lines of a test and imports name."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from swlds.errors import InputError
from swlds.golden.runlines import expand
from swlds.lazy import lazy_pattern
from swlds.reading import read_file

#: Bytes of a test, and of a Python file.
_LARGEST = 16 << 20
_TEST_LINE = lazy_pattern(r"^\s*(?://|[;#])\s*(?:RUN|LAUNCH)[^:]*:(.*)$", re.MULTILINE)
_BETWEEN_WORDS = lazy_pattern(r"[\s\"'=,:;@<>|&()]+")
#: Of a pass that goes by a file.
_PATTERNS = lazy_pattern(r"(?<=[<;])(\s*patterns\s*=\s*)([^;>]*?)(?=\s*[;>])")


def argument_files(launch: Mapping[str, Any]) -> list[str]:
    """Files that SPECs name."""
    args = launch.get("args", [])
    return [str(arg).partition("=@")[2] for arg in (args if isinstance(args, list) else [args]) if "=@" in str(arg)]


def pass_files(passes: str) -> list[str]:
    """Files that options of passes name.

    >>> pass_files("pad-lds,swizzle-lds<fallback=none;patterns=seen.json>")
    ['seen.json']
    """
    return [found[2] for found in _PATTERNS.finditer(passes) if found[2]]


def passes_from(passes: str, folder: Path) -> str:
    """The passes, for who is not in the folder that their files are relative to."""
    return _PATTERNS.sub(lambda found: found[1] + (found[2] and os.path.normpath(folder / found[2])), passes)


def files_of_test(path: Path) -> list[str]:
    """Files that RUN and LAUNCH lines of a test name, as far as they exist."""
    try:
        text = read_file(path, _LARGEST).decode("utf-8", "replace")
    except (OSError, ValueError, InputError):  # its item finds it
        return []
    lines = [expand(line, str(path)) for line in _TEST_LINE.findall(text)]
    words = {word for line in lines for word in (*line.split(), *_BETWEEN_WORDS.split(line)) if word}
    paths = {os.path.normpath(path.parent.absolute() / word) for word in words if len(word) < 4096 and "\0" not in word}
    return sorted(p for p in paths - {str(path.absolute())} if os.path.isfile(p) and os.access(p, os.R_OK))


def python_files(path: Path) -> list[str]:
    """Files that a Python file imports from its own folder, and those that they import from it or from theirs; nothing is
    executed."""
    found: dict[str, None] = {}
    todo = [path.absolute()]
    while todo:
        file = todo.pop()
        try:
            nodes = [*ast.walk(ast.parse(read_file(file, _LARGEST)))]
        except (OSError, InputError, SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        names = [name for node in nodes for name in _imported(node)]
        for folder, parts in ((folder, parts) for level, parts in names for folder in _folders(level, file, path)):
            for made in _files_of(folder, parts):
                if made != path.absolute() and str(made) not in found:
                    found[str(made)] = None
                    todo.append(made)
    return sorted(found)


def _imported(node: ast.AST) -> Iterator[tuple[int, list[str]]]:
    """Dots in front and the parts of the name, of each module that may be meant."""
    if isinstance(node, ast.Import):
        yield from ((0, alias.name.split(".")) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        parts = node.module.split(".") if node.module else []
        yield from ((node.level, [*parts, alias.name]) for alias in node.names)
    elif isinstance(node, ast.Call) and node.args and isinstance(name := node.args[0], ast.Constant):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in ("import_module", "__import__") and isinstance(name.value, str):
            yield 0, name.value.split(".")


def _folders(level: int, file: Path, first: Path) -> list[Path]:
    return [file.parents[min(level, len(file.parents)) - 1]] if level else [first.absolute().parent, file.parent]


def _files_of(folder: Path, parts: list[str]) -> Iterator[Path]:
    """Of a name ``a.b``: a, and a.b, each a file or a package."""
    for part in parts:
        yield from (p for p in (folder / f"{part}.py", folder / part / "__init__.py") if part and p.is_file())
        folder /= part
