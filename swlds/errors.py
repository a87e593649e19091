"""What swlds raises: every user-facing failure is a SwldsError with place, cause and advice.

The command line prints ``str(error)`` on stderr and exits 1; the library raises. Our own bugs are
asserts, never one of these.
"""

from __future__ import annotations

from swlds.printable import brief, printable


class SwldsError(Exception):
    """An error of the input, the launch or the environment, in one line that names the place.

    ``location`` is ``file:line:column`` (or a prefix of it, or empty); ``hint`` says what to do next. ``str(error)`` is one
    line for a terminal, of bounded length; the parts are as they were found.
    """

    def __init__(self, message: str, *, location: str = "", hint: str = "") -> None:
        self.message = message
        self.location = location
        self.hint = hint
        super().__init__(message)

    def __str__(self) -> str:
        return brief(self.whole())

    def whole(self) -> str:
        """``str(error)``, however long."""
        text = f"{self.location}: {self.message}" if self.location else self.message
        return printable(f"{text} ({self.hint})" if self.hint else text)


class InputError(SwldsError):
    """The input cannot be read: no such file, a directory, empty, truncated or hostile."""


class ParseError(SwldsError):
    """The input is not valid LLVM IR; carries LLVM's own message with line and column."""


class UnsupportedError(SwldsError):
    """Valid IR that cannot be lowered or executed; names the instruction and its source line."""


class LayoutError(SwldsError):
    """LDS that does not fit: over the target's limit or over 2**32 - 1 bytes."""


class VerifyError(SwldsError):
    """A module that LLVM's verifier or one of our stage checks rejects."""


class LaunchError(SwldsError):
    """A launch that the kernel or the target does not allow: arguments, geometry, sizes."""


class EnginesDifferError(SwldsError):
    """The engines do not agree on a launch: one of them is wrong, please report it."""


class OptionError(SwldsError):
    """An option, or a combination of options, that does not exist; the command line exits 2."""


class WorkerError(SwldsError):
    """The worker process that held untrusted input died or ran out of time or memory. ``reason``: timeout, memory, killed (by a
    SIGKILL that nobody here sent), crash; empty where it is something else."""

    def __init__(self, message: str, *, location: str = "", hint: str = "", reason: str = "") -> None:
        super().__init__(message, location=location, hint=hint)
        self.reason = reason
