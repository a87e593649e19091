"""Remarks of passes as text and as LLVM's YAML documents (``-pass-remarks-output``, read by opt-viewer and its kin)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import final

from swlds.analysis.lds_uses import LDS
from swlds.ir.model import Module
from swlds.ir.names import display_name, replace_globals, replace_locals, spell_name
from swlds.ir.source_names import ParameterNames, function_title, variable_titles
from swlds.passes.base import Remark

_TAGS = {"passed": "!Passed", "missed": "!Missed", "analysis": "!Analysis"}


@final
class RemarkLines:
    """Remarks as people read them, with the names that the source has; ``module``: the one that passes were given."""

    def __init__(self, module: Module, source: str) -> None:
        self._functions, self._source = module.functions, source
        self._locals: dict[str, dict[str, str]] = {}
        lds = [v for v in module.globals.values() if v.addrspace == LDS]
        titles = variable_titles(module, [display_name(v.name) for v in lds])
        self._globals = {v.name: title for v in lds if (title := titles[display_name(v.name)]) != display_name(v.name)}
        self._globals |= {name: title for name in self._functions if (title := _title_of(name)) != f"@{name}"}

    def line(self, remark: Remark) -> str:
        """``file:line:col: remark: [pass] name: text``; without debug info the place is the line of LLVM's text of the source."""
        place = remark.location or (f"{self._source}:{remark.line}" if remark.line else self._source)
        function = f" (in {function_title(remark.function)})" if remark.function else ""
        subject, colon, rest = remark.text.partition(": ")  # a variable's name may stand without its sigil in front
        text = self._globals.get(subject, subject) + colon + rest
        if remark.function not in self._locals:
            self._locals[remark.function] = self._parameters(remark.function)
        text = replace_globals(replace_locals(text, self._locals[remark.function]), self._globals)
        return f"{place}: remark: [{remark.pass_name}] {remark.name}: {text}{function}"

    def _parameters(self, name: str) -> dict[str, str]:
        """Of a function: what the IR calls them -> what the source does."""
        function = self._functions.get(spell_name(name))
        names = ParameterNames(function) if function is not None else None
        given = function.arguments if function is not None else ()
        return {one.brief: other for one in given if names is not None and (other := names.other(one))}


def _title_of(name: str) -> str:
    return function_title(display_name(name))


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
