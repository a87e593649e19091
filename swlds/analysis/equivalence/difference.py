"""What a comparison found: the first place where two modules differ, with its surroundings on both sides."""

from __future__ import annotations

from typing import final

from swlds.lazy import dataclass

CONTEXT = 3


@final
@dataclass(frozen=True, slots=True)
class Excerpt:
    """Lines of one side; ``index`` is the line that differs, None where this side has nothing there."""

    lines: tuple[str, ...] = ()
    index: int | None = None

    @property
    def line(self) -> str:
        """The line that differs, "" where this side has none."""
        return "" if self.index is None else self.lines[self.index]

    def marked(self) -> list[str]:
        """A few lines around the one that differs, which a ``>`` marks."""
        if self.index is None:
            return ["> (nothing)"]
        start = max(0, self.index - CONTEXT)
        shown = self.lines[start : self.index + CONTEXT + 1]
        return [("> " if start + i == self.index else "  ") + text for i, text in enumerate(shown)]


@final
@dataclass(frozen=True, slots=True)
class Difference:
    """``place`` names the entity (and block), ``what`` what differs there."""

    place: str
    what: str
    left: Excerpt
    right: Excerpt

    def show(self, left_name: str = "left", right_name: str = "right") -> str:
        """Several lines for people: the place, then both sides in context."""
        lines = [f"{self.place}: {self.what}"]
        for name, excerpt in ((left_name, self.left), (right_name, self.right)):
            lines.append(f"--- {name}")
            lines.extend(excerpt.marked())
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.show()


def one_line(text: str | None) -> Excerpt:
    """An excerpt of a single line, or of nothing."""
    return Excerpt() if text is None else Excerpt((text,), 0)
