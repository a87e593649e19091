"""What the functions of ``printf`` do for one work-item. Both engines ask here; only the reference engine reports.

=====================================  ===========================================================================
printf                                 format and arguments at once; OpenCL C's gives 0, C's how many characters
__ockl_printf_begin and _append_*      HIP's: a message in several calls, named by a number; the last gives how many
                                       characters. ``__ockl_fprintf_*`` are the same, for stderr too
__printf_alloc                         a buffer for a message, which the program fills (``buffers.py``); null where
                                       there is no room
=====================================  ===========================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from swlds.device.findings import Finding, LateSite, known_site
from swlds.device.launch import Launch
from swlds.device.printf.arguments import make_given
from swlds.device.printf.buffers import read_buffer
from swlds.device.printf.formats import LONGEST_FORMAT, PrintfError
from swlds.device.printf.output import STDERR, STDOUT, OpenMessage, Place, Stored, Stream
from swlds.device.printf.render import LONGEST_TEXT, Given, render
from swlds.device.printf.strings import Strings
from swlds.ir.types import PointerType, Type
from swlds.lazy import dataclass

#: What a call says that failed.
FAILED = -1
#: Sentences of the fidelity statement, and of the finding that text is missing.
ORDER = "printf: the text comes when the launch has ended, by work-group and work-item; devices mix it"
_MORE = (
    "The kernel prints more than {} MiB: what lies behind that, by work-group and work-item, is left out (--max-output)"
)
#: Arguments of one ``append_args``.
_WORDS = 7


@final
@dataclass(frozen=True, slots=True)
class PrintCall:
    """One call of a work-item. ``types`` and ``bits`` of its arguments; of vectors the bits of each element."""

    name: str
    place: Place
    types: Sequence[Type]
    bits: Sequence[tuple[int, ...]]
    strings: Strings

    def number(self, index: int) -> int:
        return self.bits[index][0]


def answer_call(launch: Launch, call: PrintCall) -> int:
    """What the call gives. PrintfError where it makes no sense, StringError and ElsewhereError from its strings."""
    verb = call.name.removeprefix("__ockl_").removeprefix("f").removeprefix("printf").removeprefix("_")
    return _VERBS[verb](launch, call)


def _printf(launch: Launch, call: PrintCall) -> int:
    format_ = call.strings.read_string(call.number(0), LONGEST_FORMAT + 1)
    given = [make_given(t, b) for t, b in zip(call.types[1:], call.bits[1:], strict=True)]
    text = render(format_, given, call.strings.read_string)
    launch.output.add(call.place, STDOUT, text)
    is_opencl = call.types[0] == PointerType(4)
    return 0 if is_opencl else len(text)


def _begin(stream: Stream) -> Callable[[Launch, PrintCall], int]:
    return lambda launch, call: launch.output.open(OpenMessage(call.place, stream))


def _append_string(launch: Launch, call: PrintCall) -> int:
    message, output = _message(launch, call), launch.output
    if message is None:
        return 0
    size = call.number(2)
    if size > LONGEST_TEXT:
        raise PrintfError(f"a string of {size} bytes is printed, more than {LONGEST_TEXT}")
    text = call.strings.read(call.number(1), size).split(b"\0", 1)[0] if call.number(1) else b"(null)"
    if output.has_room(len(text)):
        if message.format is None:
            message.format = text
        else:
            message.arguments.append(Given(text, "text"))
    return _end(launch, call, message) if call.number(3) else call.number(0)


def _append_args(launch: Launch, call: PrintCall) -> int:
    message, output = _message(launch, call), launch.output
    if message is None:
        return 0
    count = call.number(1)
    if count > _WORDS:
        raise PrintfError(f"{count} arguments are appended, there are {_WORDS} in a call")
    if message.format is None:
        raise PrintfError("arguments are appended in front of the format")
    if output.has_room(8 * count):
        words = (call.number(2 + index) for index in range(count))
        message.arguments += [Given(word.to_bytes(8, "little"), "word") for word in words]
    return _end(launch, call, message) if call.number(2 + _WORDS) else call.number(0)


def _message(launch: Launch, call: PrintCall) -> OpenMessage | None:
    """The message that the call goes on with; None where there was no room for it."""
    number = call.number(0)
    message = launch.output.find(number, call.place)
    if message is None and number:
        raise PrintfError(f"{number} is the number of no message that this work-item has begun")
    return message


def _end(launch: Launch, call: PrintCall, message: OpenMessage) -> int:
    launch.output.close(call.number(0))
    text = render(message.format or b"", message.arguments, _no_string)
    launch.output.add(call.place, message.stream, text)
    return len(text)


def _no_string(address: int, most: int) -> bytes:
    raise PrintfError("a string was appended as a number")


_VERBS: dict[str, Callable[[Launch, PrintCall], int]] = {
    "": _printf,
    "begin": _begin(STDOUT),
    "stdout_begin": _begin(STDOUT),
    "stderr_begin": _begin(STDERR),
    "append_args": _append_args,
    "append_string_n": _append_string,
}


def reserve_buffer(launch: Launch, place: Place, size: int, site: LateSite) -> tuple[int, int]:
    """A buffer for a message: its address and object number, zeros where there is no room."""
    if not launch.output.has_room(size + 128):
        return 0, 0
    is_hip = launch.formats.is_hip
    address, number = launch.heap.allocate_buffer(size, site, skew=4 if is_hip else 0)
    if address:
        launch.output.add(place, STDOUT, Stored(address, size, place, site))
    return address, number


def finish(launch: Launch) -> tuple[str, str]:
    """What goes to stdout and stderr. What cannot be printed, and that text is missing, are findings."""
    space = launch.image.memory.space

    def read(stored: Stored) -> tuple[Stream, bytes]:
        try:
            return read_buffer(launch.formats, space.read(stored.address, stored.size))
        except PrintfError as error:
            launch.log.add(_finding(launch, stored, f"printf cannot print its buffer: {error}"))
            return STDOUT, b""

    found = launch.output.texts(read)
    if launch.output.is_cut:
        message = _MORE.format(launch.options.max_output)
        launch.log.add(Finding.at(None, "output-limit", message, severity="warning"))
    if any(found):
        launch.fidelity.add_approximated(ORDER)
    out, err = (text.decode("utf-8", "backslashreplace") for text in found)
    return out, err


def _finding(launch: Launch, stored: Stored, message: str) -> Finding:
    group, item = stored.place
    return Finding.at(
        known_site(stored.site),
        "invalid-printf",
        message,
        workgroup=launch.geometry.group_index(group),
        workitem=launch.geometry.item_index(item),
        wave=item // launch.wave_size,
        lane=item % launch.wave_size,
    )
