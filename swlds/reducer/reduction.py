"""What comes out of reducing: the module, its launch, and a file that says how to see the failure again."""

from __future__ import annotations

import os
from dataclasses import field, replace
from typing import final

from swlds.device.findings import KINDS
from swlds.ir.model import Module
from swlds.ir.names import display_name
from swlds.ir.reader import read_module
from swlds.lazy import dataclass, lazy_pattern
from swlds.printable import printable, shell_line
from swlds.reducer.bucket import CRASH, DIFFERENCE, Bucket
from swlds.reducer.header import finding_check, launch_lines, run_line, seen_from
from swlds.reducer.launches import HERE, OPT, pipeline
from swlds.reducer.trials import READ, TIME
from swlds.run import RunRequest

_NAME = "reduced.ll"
#: What LLVM writes of a module that came as text.
_ORIGIN = lazy_pattern(r"""\A; ModuleID = .*\n(?:source_filename = .*\n)?""")
#: What stands for itself in a CHECK line.
_PLAIN = lazy_pattern(r"[^_\[\]{}%\\]+")
_SHORTEST = 6
#: So much of a message's beginning is printed, however long it is.
_SHOWN = 200
#: Names of kernels that are typed as they are.
_TYPED = lazy_pattern(r"[\w.$]+")


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
    #: Of a trial that has no end.
    seconds: float = 10.0
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
        return self.text_at(None)

    def text_at(self, path: str | None) -> str:
        """The text for a file at ``path``: what its launch reads there is named from its folder."""
        run, more = self._header(path)
        lines = [f"; {self.bucket}; reduced from {printable(self.source_name)}"]
        lines.append(run or f"; no RUN line can hold the words of: {self.again(path or _NAME)}")
        return "\n".join([*lines, *more, "", _ORIGIN.sub("", self.module)])

    def has_run_line(self, path: str | None = None) -> bool:
        """Can a RUN line at ``path`` say how to see it again?"""
        return self._header(path)[0] is not None

    def _header(self, path: str | None) -> tuple[str | None, list[str]]:
        """The RUN line, where there can be one, and what stands below it: a CHECK line, or LAUNCH and EXPECT lines."""
        request = seen_from(None if path is None else os.path.dirname(os.path.abspath(path)), self.request)
        buckets = [self.bucket, *self.others]
        is_launched = self.command == "run" and not self.test and all(bucket.kind in KINDS for bucket in buckets)
        if is_launched and (launched := launch_lines(request, buckets)):
            return self._run_line(request), launched
        check = "" if self.test else self._words_of_report()
        run = self._run_line(request, check)
        return run, [f"; CHECK: {check}"] if run and check else []

    def _run_line(self, request: RunRequest, check: str = "") -> str | None:
        commands = self._pipeline(request)
        if self.test:  # its words may be paths from here
            return run_line([["env", "-C", os.getcwd(), *commands[0]]], fails=False)
        # A finding may be a note, which ends `swlds run` with 0.
        commands[-1] += ["--fail-on", "note"] if self.bucket.kind in KINDS else []
        return run_line(commands, fails=True, check=check)

    def _pipeline(self, request: RunRequest) -> list[list[str]]:
        """The commands that show it again, of the module ``HERE``."""
        if self.test:
            is_named = any("{}" in word for word in self.test)
            return [[word.replace("{}", HERE) for word in self.test] + ([] if is_named else [HERE])]
        command, kind = self.command, self.bucket.kind
        if command == "run" and request.passes is not None:
            # `opt` is in front; which of the two a crash ends, or has no end, is not known, and validate fails at both.
            command = OPT if self.bucket.stage in (OPT, READ) else "validate" if kind in (CRASH, TIME) else command
        commands = pipeline(request if self._names_kernel else replace(request, kernel=None), command, self.against)
        if kind == TIME and "--timeout" not in commands[-1]:
            commands[-1] += ["--timeout", f"{self.seconds:g}"]
        return commands

    @property
    def _names_kernel(self) -> bool:
        """Is its name one to be typed, or not that of the only one?"""
        name = self.request.kernel
        if name is None or _TYPED.fullmatch(name) or self.bucket.stage == READ:
            return True
        return [display_name(kernel.name) for kernel in read_module(self.module).kernel_functions] != [name]

    def _words_of_report(self) -> str:
        """What a report of the bucket says whatever the names and numbers are; empty where that is not known."""
        if self.bucket.kind in KINDS:
            return finding_check(self.bucket)
        if self.bucket.kind == DIFFERENCE or self.bucket.kind[0].isupper():
            pieces = [piece.strip() for piece in _PLAIN.findall(printable(self.bucket.what)[:_SHOWN])]
            said = [piece for piece in pieces if piece]
            return "{{.*}}".join(said) if max(map(len, said), default=0) >= _SHORTEST else ""
        return ""

    def as_json(self, path: str | None = None) -> dict[str, object]:
        """What ``swlds reduce --json`` writes; ``path``: of the reduced module, if it has one."""
        words = [
            word.replace(HERE, path or _NAME) for command in self._pipeline(self.request) for word in ("|", *command)
        ]
        return {
            "bucket": self.bucket.as_json(),
            "others": [bucket.as_json() for bucket in self.others],
            "command": [*self.test] or words[2:],
            "instructions": {"before": self.before, "after": self.instructions},
            "lines": {"before": self.first_lines, "after": self.module.count("\n")},
            "trials": self.trials,
            "done": self.is_done,
        }

    def again(self, path: str) -> str:
        """The line for a shell that shows the failure of the reduced module, which lies at ``path``."""
        path = f"./{path}" if path.startswith("-") else path
        commands = ([word.replace(HERE, path) for word in words] for words in self._pipeline(self.request))
        return " | ".join(map(shell_line, commands))


def count_instructions(module: Module) -> int:
    """Instructions of all functions, debug records left out."""
    return sum(1 for f in module.defined_functions for i in f.instructions() if i.opcode[0] != "#")
