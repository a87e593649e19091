"""A kernel's machine code on disk: found by the launch it was made for, before anything is translated.

An entry says of a kernel what its launches must provide (``host_module.Host``), and which object holds its code. It is JSON,
behind it the host IR that better code is made of, compressed. Instructions are written as their function's name and how many
stand in front of them there. What refers to more than that has no entry: then the kernel is translated, and only LLVM's part
is found on disk, by the text of the host module.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import struct
import zlib
from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, final

from swlds.device.fingerprint import program_fingerprint
from swlds.device.launch import Launch
from swlds.device.program import Program
from swlds.device.runtime import RUNTIME, RuntimeRow
from swlds.engines.wave_compiler import jit
from swlds.engines.wave_compiler.host_module import Host, Place, UnsupportedSite
from swlds.engines.wave_compiler.kept.shelf import Shelf
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.device.intrinsics import Row
    from swlds.engines.wave_compiler.control.host_calls import HostCall
    from swlds.engines.wave_compiler.host.lanes import Component
    from swlds.ir.model import Instruction

#: Fields of ``Host`` that are numbers or texts, or lists of them.
_PLAIN = (
    "kind",
    "private_stride",
    "race_grain",
    "body_count",
    "scope",
    "counts",
    "writes_tags",
    "tracks_tags",
    "loses_tags",
    "keeps_blocks",
    "watches_heap",
    "handover_width",
    "clock_width",
    "flies",
    "cells_of_copies",
    "clusters",
    "grid",
    "splits",
    "room",
    "inexact",
)
#: Those that an entry says nothing of: where one holds something there is no entry.
_EMPTY = ("counted", "pattern_tables", "line_tables")
#: Those that are written otherwise.
_OTHERS = (
    "text",
    "declarations",
    "calls",
    "watched",
    "uses",
    "left",
    "unsupported_sites",
    "tag_slots",
    "places",
    "shape",
)
_LENGTH = struct.Struct("<I")


def entry_name(launch: Launch, made_for: Any, host: str, shelf: Shelf) -> str:
    """What the entry of a launch is called; ``made_for``: what else than the program its code depends on. Empty where that is
    more than plain values: then there is none."""
    if shelf.store is None:
        return ""
    program = launch.image.program
    try:
        others = plain_words([made_for, list(launch.image.offset_entries.items()), sorted(launch.image.lowered)])
    except TypeError:
        return ""
    return shelf.name_of(
        "kernel",
        jit.machine_words(host),
        host,
        jit.QUICK_FIRST,
        program.kernel.name,
        launch.image.target.name,
        others,
        program_fingerprint(program),
    )


def plain_words(value: Any) -> str:
    """The same text for equal values in each process: numbers, texts, None, collections and dataclasses of them."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return plain_words([(f.name, getattr(value, f.name)) for f in dataclasses.fields(value)])
    if isinstance(value, (tuple, list)):
        return f"({','.join(map(plain_words, value))})"
    if isinstance(value, (set, frozenset)):
        return f"{{{','.join(sorted(map(plain_words, value)))}}}"
    if hasattr(value, "__index__") and not isinstance(value, bool):  # NumPy's, too
        return repr(index(value))
    if value is not None and not isinstance(value, (str, bool, float)):
        raise TypeError(f"{type(value).__name__} may print otherwise in another process")
    return repr(value)


def keep_entry(launch: Launch, code: jit.Compiled, name: str) -> None:
    """Write the entry of code that was made for a launch, and again when it gets better."""
    if not name:
        return
    host = _describe(launch, code.host)
    if host is not None:
        code.improved = functools.partial(_write, name, host)
        code.improved(code)


def _write(name: str, host: dict[str, Any], code: jit.Compiled) -> None:
    words = {
        "object": code.object_name,
        "imports": code.imports,
        "shared": code.shared,
        "late": code.late,
        "improve_after": code.improve_after,
        "host": host,
    }
    data = json.dumps(words).encode()
    code.shelf.put(name, _LENGTH.pack(len(data)) + data + zlib.compress(code.text.encode(), 1))


def find_entry(launch: Launch, host: str, name: str, shelf: Shelf) -> jit.Compiled | None:
    """The machine code of the entry of that name; None where there is none."""
    data = shelf.get(name)
    if data is None:
        return None
    (size,) = _LENGTH.unpack_from(data)
    words = json.loads(data[_LENGTH.size : _LENGTH.size + size])
    text = zlib.decompress(data[_LENGTH.size + size :]).decode()
    made = _host(launch, words["host"])
    calls = words["imports"], words["shared"], words["late"]
    code = jit.load_host(made, host, text, *calls, words["object"], words["improve_after"], shelf)
    if code is not None:
        code.improved = functools.partial(_write, name, words["host"])
    return code


def _describe(launch: Launch, host: Host) -> dict[str, Any] | None:
    """A host function in JSON; None where that does not say all."""
    known = {f.name for f in dataclasses.fields(Host)}
    assert known == {*_PLAIN, *_EMPTY, *_OTHERS}, "a field that entries do not know"
    if any(getattr(host, name) for name in _EMPTY) or not all(map(_is_told, host.calls)):
        return None
    numbers = {id(i): place for place, i in _instructions(launch.image.program).items()}
    try:
        places = [[numbers[id(i)], [numbers[id(call)] for call in calls]] for i, calls in host.places]
        sites = [[numbers[id(s.instruction)], s.is_certain] for s in host.unsupported_sites]
        calls = [[numbers[id(call.source)], *_call_words(call)] for call in host.calls]
    except KeyError:  # one that is in no function: the kernel's own code stands for another's
        return None
    return {
        **{name: getattr(host, name) for name in _PLAIN},
        "watched": [[*key, value] for key, value in host.watched.items()],
        "uses": [[*key, value] for key, value in host.uses.items()],
        "left": [[*key, shows] for key, shows in host.left.items()],
        "tag_slots": [list(slot) for slot in host.tag_slots],
        "shape": list(host.shape),
        "places": places,
        "unsupported_sites": sites,
        "calls": calls,
    }


def _is_told(call: HostCall) -> bool:
    """What the program says of a call is all that is to be known of it."""
    given = call.source.operands[: len(call.arguments)]
    return (
        _row_of(call.name) is call.row
        and len(call.operands) == len(given)
        and all(map(_is_alike, call.operands, given))
    )


def _is_alike(one: Any, other: Any) -> bool:
    """Operands in the flat code and in the program: the same number, or no numbers."""
    return one is other or not (isinstance(one, ConstantInt) or isinstance(other, ConstantInt))


def _row_of(name: str) -> Row | RuntimeRow | None:
    from swlds.device.intrinsics import find_intrinsic

    return RUNTIME.get(name) or find_intrinsic(name)


def _call_words(call: HostCall) -> list[Any]:
    """A call in JSON, its place aside."""
    places = [[_place_words(*place) for place in scalars] for _, scalars in call.arguments]
    return [call.name, places, [_place_words(*place) for place in call.results], call.room, call.is_block]


def _place_words(scalar: Component, at: int) -> list[Any]:
    return [scalar.type, scalar.offset, scalar.size, scalar.bits, at]


def _call(
    source: Instruction, name: str, arguments: list[Any], results: list[Any], room: int, is_block: bool
) -> HostCall:
    """What ``_call_words`` tells of."""
    from swlds.engines.wave_compiler.control.host_calls import HostCall

    row, operands = _row_of(name), source.operands[: len(arguments)]
    assert row is not None, "the same version of ours has written it"
    given = tuple((o.type, tuple(map(_place, places))) for o, places in zip(operands, arguments, strict=True))
    return HostCall(source, name, row, given, tuple(map(_place, results)), room, is_block, operands)


def _place(words: list[Any]) -> tuple[Component, int]:
    from swlds.engines.wave_compiler.host.lanes import Component

    *scalar, at = words
    return Component(*scalar), at


def _host(launch: Launch, words: dict[str, Any]) -> Host:
    found: dict[tuple[Any, ...], Instruction] = {}
    if words["unsupported_sites"] or words["calls"]:
        found = _instructions(launch.image.program)

    def instruction(place: list[Any]) -> Instruction:
        return found[place[0], place[1]]

    return Host(
        "",
        {},
        **{name: words[name] for name in _PLAIN},
        watched={(kind, number): value for kind, number, value in words["watched"]},
        uses={(kind, number): value for kind, number, value in words["uses"]},
        left={(kind, number): shows for kind, number, shows in words["left"]},
        tag_slots=[(start, size) for start, size in words["tag_slots"]],
        shape=(words["shape"][0], words["shape"][1]),
        places=_Places(launch.image.program, words["places"]),
        unsupported_sites=[UnsupportedSite(instruction(i), is_certain) for i, is_certain in words["unsupported_sites"]],
        calls=[_call(instruction(i), *call) for i, *call in words["calls"]],
    )


@final
class _Places(Sequence[Place]):
    """Those of an entry. Bodies are parsed when somebody asks where one is: findings and the like."""

    def __init__(self, program: Program, words: list[Any]) -> None:
        self._program, self._words = program, words

    @functools.cached_property
    def _found(self) -> list[Place]:
        known = _instructions(self._program)
        return [(known[tuple(i)], tuple(known[tuple(call)] for call in calls)) for i, calls in self._words]

    def __len__(self) -> int:
        return len(self._words)

    def __getitem__(self, index: Any) -> Any:
        return self._found[index]


def _instructions(program: Program) -> dict[tuple[Any, ...], Instruction]:
    """Those of the functions that the kernel reaches, by function and number."""
    return {
        (name, number): i
        for name, function in program.functions.items()
        for number, i in enumerate(function.instructions())
    }
