"""The type of what a line of host IR defines, by its text; and how many bytes it takes in memory."""

from __future__ import annotations

from swlds.lazy import lazy_pattern

#: Words between an opcode and the type of its result.
_FLAGS = lazy_pattern(
    r"(?:(?:nuw|nsw|exact|disjoint|nneg|samesign|volatile|inbounds|nusw|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc) )*"
)
_ELEMENT = lazy_pattern(r"i\d+|ptr|half|bfloat|float|double")
_SAME = frozenset(
    "phi load add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem fneg freeze insertelement "
    "insertvalue call".split()
)
_CASTS = frozenset(
    "zext sext trunc fptrunc fpext fptoui fptosi uitofp sitofp bitcast ptrtoint inttoptr addrspacecast".split()
)
_BYTES = {"ptr": 8, "half": 2, "bfloat": 2, "float": 4, "double": 8}


def result_type(text: str) -> str | None:
    """Of an instruction without its name, as ``add i32 %a, %b``; None for what has none that is known here."""
    opcode, _, rest = text.partition(" ")
    if opcode in _CASTS:
        return _type_at(rest, rest.rindex(" to ") + 4)
    flags = _FLAGS.match(rest)
    assert flags is not None, "matches nothing, too"
    at = flags.end()
    if opcode in _SAME:
        return _type_at(rest, at)
    if opcode in ("icmp", "fcmp"):
        compared = _type_at(rest, rest.index(" ", at) + 1)
        return None if compared is None else f"{compared[: compared.rindex(' ')]} i1>" if compared[0] == "<" else "i1"
    operands = _operands(rest[at:])
    if opcode == "select":
        return _type_at(operands[1], 0)
    if opcode == "getelementptr":
        count = next((o.partition(" x ")[0] for o in operands[1:] if o[0] == "<"), "")
        return f"{count} x ptr>" if count else "ptr"
    first = _type_at(operands[0], 0)
    if opcode == "extractelement":
        return None if first is None else first[first.index(" x ") + 3 : -1]
    if opcode == "extractvalue" and rest[0] == "{":
        inside = rest[1 : rest.index("}")]
        return _type_at(_operands(inside.strip())[int(operands[-1])], 0)
    if opcode == "shufflevector" and first is not None:
        return f"{operands[2].partition(' x ')[0]} x {first[first.index(' x ') + 3 :]}"
    return None


def bytes_of(type_: str) -> int | None:
    """As many as a store of it writes; None for aggregates."""
    if type_[0] == "<":
        count, _, element = type_[1:-1].partition(" x ")
        if element == "i1":
            return (int(count) + 7) // 8
        size = bytes_of(element)
        return None if size is None else int(count) * size
    if type_[0] == "i" and type_[1:].isdigit():
        return (int(type_[1:]) + 7) // 8
    return _BYTES.get(type_)


def _type_at(text: str, at: int) -> str | None:
    """The type that begins there."""
    if text[at : at + 1] == "<":
        return text[at : text.index(">", at) + 1]
    found = _ELEMENT.match(text, at)
    return None if found is None else found.group()


def _operands(text: str) -> list[str]:
    """Cut at commas outside of brackets."""
    found, depth, start = [], 0, 0
    for k, c in enumerate(text):
        depth += (c in "<[{(") - (c in ">]})")
        if c == "," and not depth:
            found.append(text[start:k].strip())
            start = k + 1
    return [*found, text[start:].strip()]


__all__ = ["bytes_of", "result_type"]
