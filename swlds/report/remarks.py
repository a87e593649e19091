"""Remarks of passes as text and as LLVM's YAML documents (``-pass-remarks-output``, read by opt-viewer and its kin)."""

from __future__ import annotations

import json
from collections.abc import Sequence

from swlds.passes.base import Remark

_TAGS = {"passed": "!Passed", "missed": "!Missed", "analysis": "!Analysis"}


def remark_line(remark: Remark, source: str) -> str:
    """``file:line:col: remark: [pass] name: text``; without debug info the place is the line of LLVM's text of ``source``."""
    place = remark.location or (f"{source}:{remark.line}" if remark.line else source)
    function = f" (in @{remark.function})" if remark.function else ""
    return f"{place}: remark: [{remark.pass_name}] {remark.name}: {remark.text}{function}"


def remarks_yaml(remarks: Sequence[Remark]) -> str:
    """One document a remark; strings are JSON strings, which YAML reads."""
    return "".join(map(_document, remarks))


def _document(remark: Remark) -> str:
    lines = [f"--- {_TAGS[remark.kind]}", f"Pass: {remark.pass_name}", f"Name: {remark.name}"]
    if remark.location is not None:
        at = remark.location
        lines.append(f"DebugLoc: {{ File: {json.dumps(at.file)}, Line: {at.line}, Column: {at.column} }}")
    lines += [f"Function: {json.dumps(remark.function)}", "Args:", f"  - String: {json.dumps(remark.text)}", "..."]
    return "\n".join(lines) + "\n"
