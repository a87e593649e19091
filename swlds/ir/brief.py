"""Lines of a body for which LLVM can read less, since it reads the same elsewhere.

Whoever writes the same text again and again, with other names and numbers, knows what of it LLVM has to see: the first of them in
full, of a further one the use of what it names and the definition of what others name. ``Piece`` holds both, ``join_lines`` makes
a body of them and the body that LLVM reads; ``printer.print_brief`` makes a module of those. Where LLVM rejects that, nothing is
said of the whole, which is then read.

That LLVM rejects the brief text where it rejects the whole: what writes a piece says why, in ``passes.lower_lds``. All of it
rests on this: names that a piece defines are new in their function, so that nobody else defines or names them but who was given
them; a piece has no effect on control flow but that it may end in another block than it began in, of which only phis can tell;
a piece's lines have one debug location, which stands in what LLVM reads of it, too: that it is one of the function's own
subprogram is all that LLVM asks of it, whatever has it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import final

from swlds.lazy import dataclass

#: How the names of functions begin that hold, for LLVM alone, what bodies repeat. A module that has such a name is read whole.
ONCE = "swlds.once."
_WORDS = ("convergence", "\0")


@final
class Piece(str):
    """Lines of a body. ``brief``: what LLVM reads in their place; ``label``: of the block in which the lines end where they begin
    new ones, else "". What follows in that block is no phi."""

    __slots__ = ("brief", "label")

    brief: str
    label: str


@final
@dataclass(slots=True)
class Unneeded:
    """What of a module is left out where LLVM reads less: names as spelled, numbers of metadata nodes and attribute groups."""

    variables: Collection[str] = ()
    functions: Collection[str] = ()
    types: Collection[str] = ()
    nodes: Collection[int] = ()
    named_nodes: Collection[str] = ()
    groups: Collection[int] = ()

    def __bool__(self) -> bool:
        return bool(self.variables or self.functions or self.types or self.nodes or self.named_nodes or self.groups)


def make_piece(text: str, brief: str, label: str = "") -> Piece:
    piece = Piece(text)
    piece.brief, piece.label = brief, label
    return piece


def join_lines(lines: Sequence[str], phis: int = 0) -> tuple[str, str | None]:
    """The lines as a text, and what LLVM reads in its place, None where that is all of it. ``phis``: how many among the lines
    name no block that a piece begins or ends."""
    text = "\n".join(lines)
    brief = "\n".join([line.brief if type(line) is Piece else line for line in lines])
    if brief.count(" phi ") > phis:  # no piece has any
        brief = "\n".join([_with_label(line) if type(line) is Piece else line for line in lines])
    return text, None if len(brief) == len(text) or any(word in brief for word in _WORDS) else brief


def _with_label(piece: Piece) -> str:
    return f"{piece.brief}\n  br label %{piece.label}\n{piece.label}:" if piece.label else piece.brief
