"""Files that words of a campaign name."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

#: Of a pass that goes by a file.
_PATTERNS = re.compile(r"(?<=[<;])(\s*patterns\s*=\s*)([^;>]*?)(?=\s*[;>])")


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
