#!/usr/bin/env python3
"""Write the list of files in docs/architecture.md anew: each file with the first line of its docstring.

python docs/files.py            # rewrite
python docs/files.py --check    # exit code 1 where that would change something
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- files: begin -->\n", "<!-- files: end -->"
ROOMS = ("ir", "analysis", "passes", "device", "engines", "report", "golden", "commands", "")


def first_line(path: Path) -> str:
    """What the file says it is."""
    text = ast.get_docstring(ast.parse(path.read_text())) or ""
    return text.split("\n\n")[0].replace("\n", " ")


def describe_files() -> str:
    """The list, room by room."""
    parts = []
    for room in ROOMS:
        folder = ROOT / "swlds" / room
        files = sorted(folder.rglob("*.py") if room else folder.glob("*.py"))
        lines = [f"- `{path.relative_to(ROOT / 'swlds')}`: {text}" for path in files if (text := first_line(path))]
        parts.append(f"### {f'swlds/{room}' if room else 'swlds'}\n\n" + "\n".join(lines))
    return "\n\n".join(parts)


def main() -> int:
    page = PAGE.read_text()
    head, rest = page.split(BEGIN)
    new = f"{head}{BEGIN}\n{describe_files()}\n\n{END}{rest.split(END)[1]}"
    if "--check" in sys.argv[1:]:
        return int(new != page)
    PAGE.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
