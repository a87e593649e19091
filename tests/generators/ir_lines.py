"""What makers of random kernels share: the lines of the function that is being written."""

from __future__ import annotations


class IrLines:
    """Values are ``%v1``, ``%v2``, ...; labels and values share one count."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.count = 0

    def emit(self, text: str) -> str:
        """Append an instruction; the name of its value."""
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def label(self, name: str) -> str:
        """A label that no other block has."""
        self.count += 1
        return f"{name}{self.count}"
