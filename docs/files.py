#!/usr/bin/env python3
"""Print each file of swlds with the first line of its docstring, or of its comment, room by room.

python docs/files.py             # all
python docs/files.py ir passes   # those of two rooms
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent / "swlds"


def first_line(path: Path) -> str:
    """What the file says it is."""
    if path.suffix == ".ll":
        return path.read_text().split("\n")[0].removeprefix("; ")
    text = ast.get_docstring(ast.parse(path.read_text())) or ""
    return text.split("\n\n")[0].replace("\n", " ")


def describe_room(room: str) -> str:
    """The files of a folder of swlds; of swlds itself for ""."""
    folder = ROOT / room
    files = sorted(p for p in (folder.rglob("*") if room else folder.glob("*")) if p.suffix in (".py", ".ll"))
    lines = [f"  {path.relative_to(ROOT)}: {text}" for path in files if (text := first_line(path))]
    return "\n".join([f"swlds/{room}" if room else "swlds", *lines])


if __name__ == "__main__":
    rooms = sorted(path.parent.name for path in ROOT.glob("*/*.py"))
    print("\n\n".join(map(describe_room, sys.argv[1:] or ["", *dict.fromkeys(rooms)])))
