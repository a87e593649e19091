"""What a kernel reaches, on disk beside its host code: found by the text of the bodies, which nobody parses then.

A launch asks of a body what it mentions, whether all of it can be executed, its fingerprint, and what its accesses reach. All
that follows from texts: of the kernel, of the functions that it reaches, of declarations that these call, and of the module
around them. So it is written with a digest of these, and counts where texts by the same names have that digest: the walk from
the kernel would find the same names, one after the other. Only of bodies that nobody has parsed, and so nobody has changed.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, final

from swlds.device.fingerprint import digest, facts_of, find_known, note_program, program_fingerprint, texts_around
from swlds.device.image import shadow_fact
from swlds.device.intrinsics.mode_fields import WRITERS
from swlds.device.launch import Launch
from swlds.device.program import Program
from swlds.device.support import support_fact
from swlds.engines.wave_compiler.kept.shelf import Shelf, open_shelf
from swlds.errors import SwldsError
from swlds.ir.model import Function, Module
from swlds.ir.printer import print_header
from swlds.lazy import dataclass

#: The fact of a program that is its record.
_RECORD = "record of the program"
Fact = TypeVar("Fact", bool, list[int])


@final
@dataclass(eq=False)
class _Record:
    """``name``: of its file; ``texts``: the digest of what it holds for; ``words``: what it says, empty where it was not
    written yet."""

    name: str
    texts: str
    words: dict[str, Any]

    def write(self, shelf: Shelf) -> None:
        with contextlib.suppress(Warning):  # where these are errors
            shelf.put(self.name, json.dumps({"texts": self.texts, **self.words}).encode())


def read_program(module: Module, kernel: Function, target: str, shelf: Shelf) -> Program:
    """What the kernel reaches, with what is known of it: from the disk, or by a walk through the bodies. A mistake of ours is no
    reason to end a launch."""
    try:
        return _read(module, kernel, target, shelf)
    except (SwldsError, MemoryError):
        raise
    except Exception:  # or a warning of the disk, where these are errors
        return find_known(module, kernel)


def _read(module: Module, kernel: Function, target: str, shelf: Shelf) -> Program:
    if shelf.store is None or kernel.is_parsed:
        return find_known(module, kernel)
    around = digest(texts_around(module))
    name = shelf.name_of("program", target, kernel.name, around, *_texts(kernel))
    data = shelf.get(name)
    found = None if data is None else _find(module, kernel, target, around, name, json.loads(data))
    if found is not None:
        return found
    parsed = {function for function in module.functions.values() if function.is_parsed}
    program = find_known(module, kernel)
    # what depends on the module's other kernels (MODE) is not kept
    if parsed.isdisjoint(program.functions.values()) and program.externals.keys().isdisjoint(WRITERS):
        externals = [module.functions[name] for name in program.externals]
        texts = _digest(around, program.functions.values(), externals)
        facts_of(program)[_RECORD] = _Record(name, texts, {})
    return program


def keep_program(launch: Launch, shelf: Shelf) -> None:
    """Write what is known of the program of a launch that can be executed, if it was found by a walk."""
    program, target, facts = launch.image.program, launch.image.target.name, facts_of(launch.image.program)
    record: _Record | None = facts.get(_RECORD)
    if record is None or record.words:
        return
    record.words = {
        "functions": list(program.functions),
        "globals": list(program.globals),
        "externals": list(program.externals),
        "fingerprint": program_fingerprint(program),
        "shadow": facts[shadow_fact(target)],
    }
    record.write(shelf)


def recall_kept(launch: Launch, word: str, find: Callable[[], Fact]) -> Fact:
    """``Image.recall`` of what follows from the program's texts alone, also for later processes. ``word``: it is called so on
    disk."""

    def look() -> Fact:
        record: _Record | None = launch.image.facts.get(_RECORD)
        if record is None or not record.words:
            return find()
        if word not in record.words:
            record.words[word] = find()
            record.write(open_shelf(is_off=launch.options.no_cache))
        found: Fact = record.words[word]
        return found

    return launch.image.recall((recall_kept, word), look)


def _find(
    module: Module, kernel: Function, target: str, around: str, name: str, words: dict[str, Any]
) -> Program | None:
    """The program of a record; None where its texts are others."""
    functions, externals = (_all_of(module.functions, words[kind]) for kind in ("functions", "externals"))
    variables = _all_of(module.globals, words["globals"])
    if functions is None or externals is None or variables is None:
        return None
    is_read = any(f.is_parsed for f in functions.values())
    if is_read or _digest(around, functions.values(), externals.values()) != words["texts"]:
        return None
    for variable in variables.values():
        _ = variable.signature  # as a walk leaves them: what is known is known of that state
    program = note_program(Program(module, kernel, functions, dict.fromkeys(externals), variables))
    facts = facts_of(program)
    facts[program_fingerprint], facts[shadow_fact(target)] = words["fingerprint"], words["shadow"]
    facts[support_fact(target)] = True
    facts[_RECORD] = _Record(name, words.pop("texts"), words)
    return program


Entity = TypeVar("Entity")


def _all_of(table: dict[str, Entity], names: list[str]) -> dict[str, Entity] | None:
    """Those by that names; None where there are not all."""
    return {name: table[name] for name in names} if table.keys() >= {*names} else None


def _digest(around: str, functions: Iterable[Function], externals: Iterable[Function]) -> str:
    texts = [text for function in functions for text in _texts(function)]
    return digest([around, str(len(texts)), *texts, *map(print_header, externals)])


def _texts(function: Function) -> tuple[str, str]:
    """Header and body of a function whose body nobody has changed; the header says whether it is a declaration."""
    return print_header(function), function.body or ""
