"""Symbol names: the model keeps them as spelled (``"a b"`` with quotes), LLVM orders them by their bytes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from swlds.lazy import lazy_pattern

#: LLVM reads ``$`` without quotes, too, but writes quotes.
#: A regular expression for a name as spelled behind its sigil, quotes included.
NAME = r'(?:"[^"]*"|[-\w$.]+)'
#: A string (which may hold what looks like a name, also as a local's name) or the name of a global.
_GLOBAL = lazy_pattern(rf'"[^"]*"|@({NAME})')
_LOCAL = lazy_pattern(rf'%({NAME})|"[^"]*"')
_PLAIN = lazy_pattern(r"[-a-zA-Z._][-a-zA-Z._0-9]*\Z")
_ESCAPE = lazy_pattern(rb"\\(\\|[0-9A-Fa-f]{2})")
#: A piece of an intrinsic's name that says the type of an overload: ``i32``, ``v4f16``, ``p3``, ``v2p1``, ``sl_i32i1s``.
_OVERLOAD = lazy_pattern(r"(?:(?:nx)?v\d+|a\d+)*(?:[ifp]\d+|bf16|s[l_].*)\Z")
#: Variables that name what must stay though nothing in the module uses it.
USED_LISTS = ("llvm.used", "llvm.compiler.used")
#: The variable that holds what ``annotate`` says of others; like those lists, it is never emitted.
ANNOTATIONS = "llvm.global.annotations"
#: Variables that name functions which the backend has run before and after all kernels.
CONSTRUCTOR_LISTS = ("llvm.global_ctors", "llvm.global_dtors")
_SPELLED = {ord('"'): "\\22", ord("\\"): "\\\\"}


def raw_name(spelled: str) -> bytes:
    """The bytes of a name: quotes off, ``\\xx`` escapes undone."""
    if not spelled.startswith('"'):
        return spelled.encode("utf-8", "surrogateescape")
    inner = spelled[1:-1].encode("utf-8", "surrogateescape")
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), inner)


def global_names(text: str) -> list[str]:
    """The globals that a piece of IR mentions, as spelled, in order; not those in strings and in names of locals."""
    return [name for name in _GLOBAL.findall(text) if name]


def replace_globals(text: str, replacements: Mapping[str, str]) -> str:
    """The text with ``@name`` replaced where ``replacements`` has the name."""
    return _GLOBAL.sub(lambda m: replacements.get(m[1], m[0]) if m[1] else m[0], text)


def replace_locals(text: str, replacements: Mapping[str, str]) -> str:
    """The text with ``%name`` replaced where ``replacements`` has it, sigil included."""
    return _LOCAL.sub(lambda m: replacements.get(m[0], m[0]), text)


def spell_name(raw: bytes | str) -> str:
    """The spelling of a name, quoted and escaped where LLVM needs it."""
    data = raw.encode("utf-8", "surrogateescape") if isinstance(raw, str) else raw
    text = data.decode("utf-8", "surrogateescape")
    if _PLAIN.match(text):
        return text
    escaped = "".join(_SPELLED.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:02X}") for b in data)
    return f'"{escaped}"'


def display_name(spelled: str) -> str:
    """The name as people write it, without quotes; bytes that are no UTF-8 as Python's ``surrogateescape`` has them."""
    return raw_name(spelled).decode("utf-8", "surrogateescape")


def intrinsic_stems(name: str) -> Iterator[str]:
    """The name of an intrinsic, then without the last of its overload's types, and so on: only types are taken off."""
    while name.startswith("llvm."):
        yield name
        name, _, last = name.rpartition(".")
        if not _OVERLOAD.match(last):
            return
