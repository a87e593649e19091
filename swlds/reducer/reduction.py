"""What comes out of reducing: the module, its launch, and a file that says how to see the failure again."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field, replace
from typing import final

from swlds.device.findings import KINDS
from swlds.ir.model import Module
from swlds.ir.reader import read_module
from swlds.printable import printable
from swlds.reducer.bucket import DIFFERENCE, Bucket
from swlds.reducer.launches import command_words, launch_line
from swlds.reducer.trials import READ
from swlds.run import RunRequest

_NAME = "reduced.ll"
#: What LLVM writes of a module that came as text.
_ORIGIN = re.compile(r"""\A; ModuleID = .*\n(?:source_filename = .*\n)?""")
#: What stands for itself in a CHECK line.
_PLAIN = re.compile(r"[^_\[\]{}%\\]+")
_SHORTEST = 6


@final
@dataclass
class Reduction:
    """What came out. ``module``: LLVM IR text without the lines that launch it; ``request``: its launch; ``others``: what fails
    beside the bucket; ``is_done``: nothing gets smaller any more."""

    source_name: str
    command: str
    bucket: Bucket
    module: str
    request: RunRequest
    others: list[Bucket] = field(default_factory=list)
    trials: int = 0
    #: Instructions and lines at first.
    before: int = 0
    first_lines: int = 0
    against: str = "swlds"
    test: tuple[str, ...] = ()
    is_done: bool = True

    @property
    def instructions(self) -> int:
        """Instructions of the reduced module; 0 for text that LLVM does not read."""
        return 0 if self.bucket.stage == READ else count_instructions(read_module(self.module))

    @property
    def size(self) -> str:
        """Before and after, in instructions, or in lines where LLVM does not read them."""
        if self.bucket.stage == READ:
            return f"{self.first_lines} lines became {self.module.count(chr(10))}"
        return f"{self.before} instructions became {self.instructions}"

    @property
    def text(self) -> str:
        """The reduced module as a test of itself: `swlds check` passes on it as long as it fails so."""
        lines = [f"; {printable(str(self.bucket))}; reduced from {printable(self.source_name)}"]
        launched = self._launch_lines()
        words = self._words("%s")
        if not self.test and not any(
            "%" in word.replace("%s", "", word == "%s") or not word.isprintable() for word in words
        ):
            # A finding may be a note, which ends `swlds run` with 0.
            words += ["--fail-on", "note"] if self.bucket.kind in KINDS else []
            run = f"; RUN: not swlds {shlex.join(words)}".replace("'%s'", "%s")
            check = "" if launched else self._words_of_report()
            lines.append(f"{run} 2>&1 | FileCheck %s" if check else run)
            lines += [f"; CHECK: {check}"] if check else []
        return "\n".join([*lines, *launched, "", _ORIGIN.sub("", self.module)])

    def _words(self, path: str) -> list[str]:
        """A kernel whose name is no word that anybody could type is meant without it: no other is left, as a rule."""
        is_typed = self.request.kernel is None or self.request.kernel.isprintable()
        request = self.request if is_typed else replace(self.request, kernel=None)
        return command_words(request, self.command, path, self.against)

    def _words_of_report(self) -> str:
        """What a report of the bucket says whatever the names and numbers are; empty where that is not known."""
        if self.bucket.kind in KINDS:
            return self.bucket.kind
        if self.bucket.kind == DIFFERENCE or self.bucket.kind[0].isupper():
            longest = max((piece.strip() for piece in _PLAIN.findall(printable(self.bucket.what))), key=len, default="")
            return longest if len(longest) >= _SHORTEST else ""
        return ""

    def _launch_lines(self) -> list[str]:
        if self.command != "run" or self.request.lowered or not self.request.kernel or self.bucket.kind not in KINDS:
            return []
        found = {(bucket.kind, bucket.object) for bucket in [self.bucket, *self.others]}
        if any(kind not in KINDS for kind, _ in found) or not self.request.kernel.isidentifier():
            return []
        if any(not name.isprintable() or '"' in name for _, name in found):
            return []
        lines = [launch_line(self.request, self.request.kernel)]
        for kind, name in sorted(found):
            at = "" if not name else f' on "{name}"' if " " in name else f" on @{name}"
            lines.append(f"; EXPECT: {kind}{at}")
        return lines

    def as_json(self) -> dict[str, object]:
        """What ``swlds reduce --json`` writes."""
        return {
            "bucket": self.bucket.as_json(),
            "others": [bucket.as_json() for bucket in self.others],
            "command": [*self.test] if self.test else self._words(_NAME),
            "instructions": {"before": self.before, "after": self.instructions},
            "lines": {"before": self.first_lines, "after": self.module.count("\n")},
            "trials": self.trials,
            "done": self.is_done,
        }

    def again(self, path: str) -> list[str]:
        """Words of the command that shows the failure of the reduced module, which lies at ``path``."""
        return [*self.test, path] if self.test else ["swlds", *self._words(path)]


def count_instructions(module: Module) -> int:
    """Instructions of all functions, debug records left out."""
    return sum(1 for f in module.defined_functions for i in f.instructions() if i.opcode[0] != "#")
