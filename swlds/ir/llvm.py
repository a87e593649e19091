"""Everything that needs LLVM itself, through llvmlite: parse any spelling, verify, run the reference pass.

The only file of ``ir`` that imports llvmlite, and it does so when first asked, so that commands which need no
LLVM start fast. llvmlite 0.50 carries LLVM 22.1: the text it prints and the pass it runs belong together.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import re
import sys
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, final

from swlds.errors import InputError, ParseError, VerifyError, WorkerError
from swlds.ir import dialects, raw_names
from swlds.ir.datalayout import DataLayout
from swlds.ir.dialects.syntax import NO_SYNTAX
from swlds.ir.integers import refuse_long_literals
from swlds.ir.llvm_library import library_handle, load_llvmlite, wait_for_printing
from swlds.ir.old_intrinsics import refuse_wrong_types
from swlds.ir.other_files import name_language, refuse_binaries
from swlds.ir.parts import Parts
from swlds.ir.stack import start_thread, with_stack
from swlds.ir.turns import short_turns
from swlds.lazy import lazy_pattern
from swlds.printable import shorten
from swlds.reading import open_input, pieces_of, reason_of, without_mark

TRIPLE = "amdgcn-amd-amdhsa"
#: What LLVM 22.1 assumes for amdgcn where a module has no data layout.
DATALAYOUT = (
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48"
    "-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048"
    "-n32:64-S32-A5-G1-ni:7:8:9"
)
#: What LLVM makes of an empty one where it reads an older module: a few entries of today's, and all else as on no machine.
_UPGRADED_NOTHING = "m:e-G1-ni:7:8:9-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32"
BITCODE_MAGICS = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
#: Bytes of bitcode that a metadata node has, at least.
_RECORD = 4
#: LLVM's recursive parser overruns the stack on deeper nesting, and takes the process with it.
MAX_NESTING = 2_000
#: Bytes above which what was freed goes back to the system first.
_LARGE = 16 << 20
#: Bytes of a text whose module takes long to be given back.
_LONG = 1 << 20
#: Bytes of a text whose module is most of the memory in use: it goes back to the system at once.
_SPACIOUS = 4 << 20
#: Bytes of a module; the largest in use have a few hundred MiB.
MAX_INPUT = 1 << 30
_NO_BRACKETS = bytes(set(range(256)) - set(b"()[]{}<>"))
_ROUNDS = 12
_DEFINE = b"\ndefine "
_MESSAGE = lazy_pattern(r"(?:LLVM IR parsing error\n)?<string>:(\d+):(\d+): (?:error: )?(.*)", re.DOTALL)
_EQUIVALENT = lazy_pattern(rb'dso_local_equivalent\s+(@(?:"[^"]*"|[-\w$.]+))')


def version_text() -> str:
    """``llvmlite 0.50.0 (LLVM 22.1)``."""
    import llvmlite
    import llvmlite.binding as binding

    return f"llvmlite {llvmlite.__version__} (LLVM {'.'.join(map(str, binding.llvm_version_info[:2]))})"


def read_input(path: str | Path) -> bytes:
    """The bytes of a file, or of stdin for ``-``; InputError says what is wrong with it."""
    if str(path) == "-":
        if sys.stdin is None:
            raise InputError("cannot read: it is closed", location="<stdin>")
        return _read_module(sys.stdin.buffer, "<stdin>")
    path = Path(path)
    try:
        if path.is_dir():
            raise InputError("is a directory, not an LLVM IR file", location=str(path), hint="give a .ll or .bc file")
        with open_input(path) as stream:
            return _read_module(stream, str(path))
    except (OSError, ValueError) as error:
        raise InputError(
            f"cannot read: {reason_of(error)}", location=str(path), hint="check the path and its permissions"
        ) from None


def _read_module(stream: IO[bytes], place: str) -> bytes:
    """All of a stream; a NUL byte in what is no bitcode ends the reading, since files of them have no end."""
    pieces: list[bytes] = []
    for piece in pieces_of(stream, MAX_INPUT, place):
        pieces.append(piece)
        if b"\0" in piece and pieces[0][:4] not in BITCODE_MAGICS:
            refuse_binaries(pieces[0], place)
            raise _nul_error(sum(map(len, pieces[:-1])) + piece.index(0), place)
    return without_mark(b"".join(pieces))


def _nul_error(offset: int, place: str) -> InputError:
    return InputError(f"holds a NUL byte at offset {offset}: neither LLVM IR text nor bitcode", location=place)


def canonical_text(data: bytes | str, source_name: str = "<string>", *, verify: bool = True) -> str:
    """LLVM's own spelling of a module given as text or bitcode, verified.

    Raises InputError for empty or hostile input, ParseError with LLVM's message, line and column for text that
    does not parse, VerifyError where the module breaks a rule of LLVM IR (unless ``verify`` is off).
    """

    if verify and (known := _print_plain(_as_bytes(data, source_name), source_name)) is not None:
        return known

    def write(module: Any) -> str:
        text = _print(module)
        _refuse_raw_names(module, data, text, source_name)
        return text

    text: str = _with_module(data, source_name, write, verify)
    return text


def _print_plain(raw: bytes, source_name: str) -> str | None:
    """The same of text that names its target, or leaves it out, and has nothing newer or older, by a door that needs nothing of
    llvmlite's Python part, and gives other threads the interpreter only where LLVM takes long: to come back costs up to a turn
    each time. None for any other text, and where LLVM rejects it: ``_with_module`` says why. What this LLVM rejects and another
    reads, as literals, need not be looked for."""
    if raw[:4] in BITCODE_MAGICS or b"\0" in raw or not raw.strip() or dialects.may_be_misread(raw):
        return None
    target = _target_lines(raw).encode()
    if not (target or _has_own_target(raw)):
        return None
    _refuse_what_ends_llvm(raw, source_name)
    _refuse_wrong_types(raw, source_name)
    found = raw_names.find_in_text(raw)
    try:
        raw.decode("utf-8")
        return None if found is not None else _bare().print(target + raw)
    except UnicodeDecodeError:
        return None


def verify_text(
    text: str | bytes,
    source_name: str = "<lowered module>",
    brief: str = "",
) -> None:
    """Parse and verify ``text``, which is a module's as we print it; VerifyError or ParseError when LLVM rejects it.
    On two cores: parts of it at once. ``brief``: what LLVM may read in its place (``print_brief``)."""
    verification, raw = Verification(brief), _as_bytes(text, source_name)
    del text
    verification.finish(raw, source_name)


@final
class Verification:
    """The same, where LLVM may begin with ``brief`` before there is the text: threads call ``help`` as soon as they are free.
    None for a text that LLVM has verified."""

    def __init__(self, brief: str | None) -> None:
        self._is_done = brief is None
        self._reading = _Reading(_cut(brief.encode("utf-8")) if brief else ())

    def help(self) -> bool:
        """Have LLVM read a part that nobody has read yet; False where there was none. Says nothing of what it finds."""
        return self._reading.ask_next()

    def finish(self, raw: bytes, source_name: str) -> None:
        """Read what is left, in two threads. Nobody may be in ``help``. ``raw``: the text."""
        if self._is_done:
            return
        reading = self._reading if self._reading.count else _Reading(_cut(raw))
        if reading.count:
            if len(raw) > _LARGE and not reading.is_begun():
                trim_heap()
            if reading.finish():
                return
        _with_module(raw, source_name, lambda module: None, is_own=True)


def _cut(raw: bytes) -> Sequence[bytes] | Parts:
    """The parts in which a text is verified, which may be all of it; none where that is not the way."""
    if b"\0" in raw or not _has_own_target(raw):
        return ()
    parts: Sequence[bytes] | Parts = Parts(raw) if has_two_cores() else ()
    return parts or (raw,)


def _readable(part: bytes) -> bytes:
    """The text, after looks for what would end the process, beside what LLVM does in the other thread; refused ones raise."""
    _refuse_what_ends_llvm(part, "")
    _refuse_wrong_types(part, "")
    return part


def trim_heap() -> None:
    """Give the system what was freed, before LLVM takes as much; by itself the C library gives back what lies at the end."""
    with contextlib.suppress(AttributeError):  # of glibc only
        ctypes.CDLL(None).malloc_trim(0)


def has_two_cores() -> bool:
    """Whether this process may use more than one."""
    return len(os.sched_getaffinity(0)) > 1


def _has_own_target(raw: bytes) -> bool:
    return not _target_lines(raw) and raw.find(b'\ntarget triple = "amdgcn', 0, raw.find(_DEFINE)) >= 0


def _accepts_all(parts: Sequence[bytes] | Parts) -> bool:
    """Whether LLVM parses and verifies each of them, in two threads; what is wrong with one it does not say."""
    return _Reading(parts).finish()


@final
class _Reading:
    """Parts of which each thread takes the next."""

    def __init__(self, parts: Sequence[bytes] | Parts) -> None:
        self._parts = parts
        self.count = len(parts)
        self._left = list(range(self.count))
        self._accepted: list[bool] = []

    def is_begun(self) -> bool:
        return len(self._left) < self.count

    def ask_next(self) -> bool:
        """False where none was left; nor is where one was rejected."""
        try:
            index = self._left.pop()
        except IndexError:
            return False
        with contextlib.suppress(Exception):  # refused, or no memory: the whole comes to the same, and says where
            if _bare_door()(_readable(self._parts[index])):
                self._accepted.append(True)
                return True
        self._left.clear()
        return False

    def ask(self) -> None:
        while self.ask_next():
            pass

    def finish(self) -> bool:
        """Whether all were accepted."""
        if len(self._left) > 1:
            with short_turns():
                _ask_in_two(self.ask)
        else:
            self.ask()
        return len(self._accepted) == self.count


def _ask_in_two(ask: Callable[[], None]) -> None:
    thread = threading.Thread(target=ask)
    try:
        start_thread(thread)
    except RuntimeError:  # a system that starts no more threads
        ask()
    else:
        ask()
        thread.join()


def _bare_door() -> Callable[[bytes], bool]:
    """What asks LLVM whether a text is a module."""
    return _bare().accepts


@functools.cache
def _bare() -> _Bare:
    return _Bare()


@final
class _Bare:
    """What asks LLVM about a text, each time in a context of its own, which is what LLVM wants of threads. llvmlite itself lets
    one thread in at a time, and gives the interpreter away at every call; here short ones keep it."""

    def __init__(self) -> None:
        handle = library_handle()
        long, short = ctypes.CDLL(None, handle=handle), ctypes.PyDLL(None, handle=handle)
        pointer, message = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)
        self._make_context = _prototype(short.LLVMPY_ContextCreate, pointer)
        self._drop_context = _prototype(short.LLVMPY_ContextDispose, None, pointer)
        self._drop_large_context = _prototype(ctypes.CDLL(None, handle=handle).LLVMPY_ContextDispose, None, pointer)
        self._parse = _prototype(long.LLVMPY_ParseAssembly, pointer, pointer, ctypes.c_char_p, message)
        self._verify = _prototype(long.LLVMPY_VerifyModule, ctypes.c_bool, pointer, message)
        self._print = _prototype(long.LLVMPY_PrintModuleToString, None, pointer, message)
        self._drop_module = _prototype(long.LLVMPY_DisposeModule, None, pointer)
        self._drop_text = _prototype(short.LLVMPY_DisposeString, None, pointer)
        self._length_of = _prototype(ctypes.CDLL(None).strlen, ctypes.c_size_t, pointer)
        words = ctypes.POINTER(ctypes.c_char_p)
        self._read_layout = _prototype(short.LLVMPY_GetDataLayout, None, pointer, words)
        self._set_triple = _prototype(short.LLVMPY_SetTarget, None, pointer, ctypes.c_char_p)
        self._read_triple = _prototype(short.LLVMPY_GetTarget, None, pointer, words)
        self._leaving: threading.Thread | None = None
        os.register_at_fork(before=self.wait)

    def accepts(self, text: bytes) -> bool:
        """Whether it is a module."""

        def ask() -> bool:
            with self._good_module(text) as module:
                return module is not None

        return with_stack(_count_nodes(text), ask)

    def print(self, text: bytes) -> str | None:
        """The module as LLVM prints it; None for what is none, or none for an AMD GPU with a data layout."""
        return with_stack(_count_nodes(text), lambda: self._print_here(text))

    def _print_here(self, text: bytes) -> str | None:
        with self._good_module(text, is_left=True) as module:
            if module is None or not self._complete_target(module):
                return None
            made = ctypes.c_void_p()
            with wait_for_printing():
                self._print(module, made)
            assert made.value is not None, "LLVM prints every module"
            try:
                return str((ctypes.c_char * self._length_of(made)).from_address(made.value), "utf-8")  # without a copy
            finally:
                self._drop_text(made)

    @contextlib.contextmanager
    def _good_module(self, text: bytes, *, is_left: bool = False) -> Iterator[Any]:
        """The module, None for a text that is none, or that LLVM's verifier rejects. ``is_left``: it is given back in a thread of
        its own where it is large."""
        complaint = ctypes.c_void_p()
        context = self._make_context()
        module = self._parse(context, text, complaint)
        try:
            is_good = bool(module) and not complaint.value and not self._verify(module, complaint)
            yield module if is_good else None
        finally:
            if complaint.value:
                self._drop_text(complaint)
            if is_left and len(text) > _LONG and has_two_cores():
                self._leave(module, context, is_large=len(text) > _SPACIOUS)
            else:
                self._drop(module, context, is_long=len(text) > _LONG)

    def _drop(self, module: Any, context: Any, *, is_long: bool) -> None:
        if module:
            self._drop_module(module)
        (self._drop_large_context if is_long else self._drop_context)(context)

    def _leave(self, module: Any, context: Any, *, is_large: bool) -> None:
        """Give back what nobody waits for; to the system, too, where it is as much as all that is made meanwhile."""
        self.wait()

        def drop() -> None:
            self._drop(module, context, is_long=True)
            if is_large:
                trim_heap()

        thread = threading.Thread(target=drop)
        try:
            start_thread(thread)
        except RuntimeError:  # a system that starts no more threads
            drop()
        else:
            self._leaving = thread

    def wait(self) -> None:
        """Until nothing is given back any more: a fork wants LLVM's locks free."""
        if self._leaving is not None:
            self._leaving.join()
            self._leaving = None

    def _complete_target(self, module: Any) -> bool:
        """The same, False where that would have more to do or to say."""
        layout, triple = ctypes.c_char_p(), ctypes.c_char_p()
        self._read_layout(module, layout)
        self._read_triple(module, triple)
        name = triple.value or b""
        self._set_triple(module, name)
        has_layout = layout.value not in (None, b"", _UPGRADED_NOTHING.encode())
        return has_layout and name.startswith(b"amdgcn") and raw_names.is_plain(name)


def _prototype(function: Any, result: Any, *arguments: Any) -> Any:
    function.restype, function.argtypes = result, arguments
    return function


def to_bitcode(text: bytes | str, source_name: str = "<module>") -> bytes:
    """The module as LLVM bitcode."""
    result: bytes = _with_module(text, source_name, lambda module: module.as_bitcode())
    return result


def link(
    data: bytes | str, name: str, others: Sequence[tuple[bytes, str]], libraries: Sequence[tuple[bytes, str]]
) -> bytes:
    """The module with others linked in, as bitcode; each comes with its name. Of ``libraries`` only what is needed stays, and
    is the module's own. InputError names the file, and in LLVM's words the symbol, that stands in the way."""

    nodes = sum(_count_nodes(_as_bytes(raw, place)) for raw, place in ((data, name), *others, *libraries))
    return with_stack(nodes, lambda: _link(data, name, others, libraries))


def _link(
    data: bytes | str, name: str, others: Sequence[tuple[bytes, str]], libraries: Sequence[tuple[bytes, str]]
) -> bytes:
    binding = load_llvmlite()
    context = binding.create_context()  # what is linked must have one in common
    with binding.parse_bitcode(to_bitcode(data, name), context) as module:
        for raw, place in others:
            _link_in(module, context, raw, place, name)
        own = {value.name for value in _definitions(module)}
        for raw, place in libraries:
            _link_in(module, context, raw, place, name, own)
        if libraries:
            _keep_needed(module, own)
        return bytes(module.as_bitcode())


def _link_in(module: Any, context: Any, raw: bytes, place: str, name: str, own: Collection[str] = ()) -> None:
    """``own``: names whose definition in the module is the one that counts."""
    other = load_llvmlite().parse_bitcode(to_bitcode(raw, place), context)
    for value in _definitions(other):
        if value.name in own:
            value.linkage = "linkonce_any"
    if _refuse_other_layout(module.data_layout, other.data_layout, place):
        other.data_layout = module.data_layout  # a newer or older list of the same machine; LLVM would warn
    try:
        module.link_in(other)
    except RuntimeError as error:
        message = str(error).strip().removeprefix("error: ")
        raise InputError(f"cannot be linked with {name}: {message}", location=place) from None


def _refuse_other_layout(ours: str, theirs: str, place: str) -> bool:
    """InputError where pointers have other sizes; True where the layouts differ otherwise."""
    mine, other = DataLayout(ours), DataLayout(theirs)
    spaces = (0, 1, 3, 4, 5)
    if mine.big_endian != other.big_endian or any(mine.pointer(s).bits != other.pointer(s).bits for s in spaces):
        raise InputError(f"has the data layout {theirs!r}, which is not that of the module: {ours!r}", location=place)
    return ours != theirs


def _definitions(module: Any) -> list[Any]:
    """Functions and variables that the module defines, LLVM's own tables aside."""
    values = [*module.functions, *module.global_variables]
    return [v for v in values if not v.is_declaration and not v.name.startswith("llvm.")]


def _keep_needed(module: Any, own: set[str]) -> None:
    """What libraries brought becomes internal, and goes where nobody mentions it."""
    for value in _definitions(module):
        if value.name not in own:
            value.visibility = "default"
            value.linkage = "internal"
    _run_passes(module, "global_dead_code_eliminate", "strip_dead_prototype")


#: Passes of LLVM that leave less of a module, each by itself.
SIMPLIFICATIONS = (
    "global_opt", "ipsccp", "dead_arg_elimination", "global_dead_code_eliminate", "sroa", "instruction_combine", "new_gvn",
    "simplify_cfg", "aggressive_dce",
)  # fmt: skip


def simplify(text: str, name: str, source_name: str = "<module>") -> str:
    """The module behind one of ``SIMPLIFICATIONS``."""

    def run(module: Any) -> str:
        _run_passes(module, name)
        return _print(module)

    simplified: str = _with_module(text, source_name, run)
    return simplified


def _run_passes(module: Any, *names: str) -> None:
    """``names``: of passes, as llvmlite has them."""
    binding = load_llvmlite()
    binding.initialize_all_targets()
    machine = binding.Target.from_triple(TRIPLE).create_target_machine()
    passes = binding.create_new_module_pass_manager()
    for name in names:
        getattr(passes, f"add_{name}_pass")()
    passes.run(module, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options()))


def promote_slots(text: str, source_name: str = "<module>", *, keep_optnone: bool = False) -> str:
    """The module with stack slots as values where LLVM's ``sroa`` can make them such; all other accesses stay, in their order.
    ``keep_optnone``: functions that are not to be optimised keep theirs."""

    def promote(module: Any) -> str:
        _run_passes(module, "sroa")
        return str(module)

    # What is not to be optimised keeps its slots; the groups of attributes say so.
    plain = text if keep_optnone else re.sub(r"(?m)^attributes #.*", lambda m: m[0].replace(" optnone ", " "), text)
    promoted: str = _with_module(plain, source_name, promote)
    return promoted


def _with_module(
    data: bytes | str, source_name: str, use: Callable[[Any], Any], verify: bool = True, is_own: bool = False
) -> Any:
    """``is_own``: LLVM's spelling with our changes, which has nothing of a newer one."""
    raw = _as_bytes(data, source_name)

    def work() -> Any:
        module = _parse(load_llvmlite(), raw, source_name, is_own)
        with module:
            _complete_target(module, source_name)
            if verify:
                _verify(module, source_name)
            return use(module)

    return with_stack(_count_nodes(raw), work)


def _count_nodes(raw: bytes) -> int:
    """Metadata nodes, at most."""
    return len(raw) // _RECORD if raw[:4] in BITCODE_MAGICS else raw.count(b"\n!")


def _verify(module: Any, source_name: str) -> None:
    try:
        module.verify()
    except (RuntimeError, UnicodeDecodeError) as error:
        message = _message_of(error).strip().split("\n")
        raise VerifyError(
            f"LLVM's verifier rejects the module: {'; '.join(line.strip() for line in message[:2])}",
            location=source_name,
        ) from None


def _parse(binding: Any, data: bytes | str, source_name: str, is_own: bool = False) -> Any:
    raw = _as_bytes(data, source_name)
    if not raw.strip():
        raise InputError("is empty", location=source_name, hint="expected LLVM IR text or bitcode")
    if raw[:4] in BITCODE_MAGICS:
        return _parse_bitcode(binding, raw, source_name)
    refuse_binaries(raw, source_name)
    if b"\0" in raw:
        raise _nul_error(raw.index(0), source_name)
    _refuse_what_ends_llvm(raw, source_name)
    if not is_own and dialects.is_newer(raw):
        return _parse_translated(binding, dialects.translate(raw), source_name)
    try:
        return _parse_text(binding, raw, source_name)
    except ParseError:
        translation = dialects.translate(raw)
        if not translation.edits:
            raise
    return _parse_translated(binding, translation, source_name)


def _parse_translated(binding: Any, translation: dialects.Translation, source_name: str) -> Any:
    try:
        return _parse_text(binding, translation.text, source_name)
    except ParseError as error:
        name, line, column = error.location.rsplit(":", 2) if error.location != source_name else ("", "", "")
        if line:
            error.location = f"{name}:{line}:{translation.place(int(line), int(column))}"
        raise


def _parse_text(binding: Any, raw: bytes, source_name: str) -> Any:
    _refuse_wrong_types(raw, source_name)
    target = _target_lines(raw)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise _not_utf8(source_name) from None
    try:
        # A context of its own: in a shared one LLVM renames types whose names an earlier module took.
        return binding.parse_assembly(target + text, binding.create_context())
    except (RuntimeError, UnicodeDecodeError) as error:
        raise name_language(raw, _name_equivalent(raw, _parse_error(_message_of(error), source_name))) from None


def _as_bytes(data: bytes | str, source_name: str) -> bytes:
    try:
        return data.encode("utf-8") if isinstance(data, str) else data
    except UnicodeEncodeError:
        raise _not_utf8(source_name) from None


def _not_utf8(source_name: str) -> InputError:
    return InputError("is not UTF-8 text", location=source_name, hint="expected LLVM IR text or bitcode")


def _message_of(error: RuntimeError | UnicodeDecodeError) -> str:
    """LLVM's message; it may quote names that are no UTF-8, which llvmlite does not decode."""
    if isinstance(error, UnicodeDecodeError):
        return error.object.decode("utf-8", "backslashreplace")
    return str(error)


def _target_lines(raw: bytes) -> str:
    """Target definitions that the text leaves out, for the front of its first line: defaults depend on them. Behind a lone CR
    LLVM counts columns anew, so that places are the text's own."""
    if b"target datalayout" in raw:
        return ""
    triple = re.search(rb'^target triple = "([^"]*)"', raw, re.MULTILINE)
    if triple is not None and not triple[1].startswith(b"amdgcn"):
        return ""
    lines = f'target datalayout = "{DATALAYOUT}"'
    return f"{lines}\r" if triple else f'{lines} target triple = "{TRIPLE}"\r'


def _complete_target(module: Any, source_name: str) -> None:
    """Refuse other targets; give a module without a data layout, as bitcode may be, LLVM's own."""
    try:
        triple = module.triple
    except UnicodeDecodeError as error:
        triple = _message_of(error)
    # Set in any case: llvmlite reads it, as it reads the text, up to a NUL byte in it, which is then gone.
    module.triple = triple = triple or TRIPLE
    if not triple.startswith("amdgcn") or not raw_names.is_plain(triple.encode()):
        raise InputError(
            f"is for target {triple!r}, not for an AMD GPU", location=source_name, hint=f"compile for {TRIPLE}"
        )
    if module.data_layout in ("", _UPGRADED_NOTHING):
        module.data_layout = DATALAYOUT


def _print(module: Any) -> str:
    try:
        return str(module)
    except UnicodeDecodeError as error:  # in a name that is refused
        return _message_of(error)


def _refuse_raw_names(module: Any, data: bytes | str, text: str, source_name: str) -> None:
    """Refuse names that would make the printed text another module."""
    raw = _as_bytes(data, source_name)
    if raw[:4] in BITCODE_MAGICS:
        name, place = raw_names.find_in_bitcode(module.as_bitcode(), text), source_name
    else:
        line, name = raw_names.find_in_text(raw) or (0, None)
        place = f"{source_name}:{line}:1"
    if name is not None:
        raise InputError(
            f"the name {shorten(name)} of an attribute or garbage collector has special characters, which LLVM prints without"
            " escapes",
            location=place,
            hint="expected printable ASCII without quotes and backslashes",
        )


def _parse_bitcode(binding: Any, raw: bytes, source_name: str) -> Any:
    try:
        return binding.parse_bitcode(raw, binding.create_context())
    except (RuntimeError, UnicodeDecodeError) as error:
        reason = _message_of(error).replace("\n", " ").strip()
        raise ParseError(
            f"is not readable bitcode: {reason}", location=source_name, hint="truncated, or written by a newer LLVM"
        ) from None


def _parse_error(message: str, source_name: str) -> ParseError:
    """LLVM's message, with its place."""
    matched = _MESSAGE.match(message.strip())
    if matched is None:
        return ParseError(" ".join(message.split()), location=source_name)
    line, column, rest = matched[1], matched[2], matched[3].strip().split("\n")
    return ParseError(rest[0] or "parse error", location=f"{source_name}:{line}:{column}")


def _name_equivalent(raw: bytes, error: ParseError) -> ParseError:
    """The error, which says what is wrong where LLVM reads a type that nobody has written."""
    if "type mismatch" not in error.message or b"dso_local_equivalent" not in raw:
        return error
    line, column = map(int, error.location.rsplit(":", 2)[1:])
    found = _EQUIVALENT.match(raw.split(b"\n")[line - 1], column - 1)
    if found is None:
        return error
    name = found[1].decode("utf-8", "backslashreplace")
    return ParseError(
        f"dso_local_equivalent {name} stands in front of {name}: LLVM prints it so, and does not read it",
        location=error.location,
        hint=f"name {name} itself",
    )


def _refuse_what_ends_llvm(raw: bytes, source_name: str) -> None:
    _refuse_deep_nesting(raw, source_name)
    refuse_long_literals(raw, source_name)


def _refuse_wrong_types(raw: bytes, source_name: str) -> None:
    """VerifyError for intrinsics whose types would end the process; where that cannot be told, LLVM reads the text in another."""
    undecided = refuse_wrong_types(raw, source_name)
    if undecided is not None and (reason := _reason_to_stop(raw)):
        raise VerifyError(
            f"LLVM ends the process over {undecided.name}, as it is used here: {reason}",
            location=f"{source_name}:{undecided.line}:1",
            hint="declare and call it as LLVM 22.1 does",
        )


def _reason_to_stop(raw: bytes) -> str:
    """What LLVM says where it ends a process that reads the text; empty where it does not, whatever it thinks of the text."""
    import subprocess

    text = _target_lines(raw).encode() + raw
    done = subprocess.run([sys.executable, "-c", _READING_SCRIPT], input=text, capture_output=True)
    return last_message(done.stderr.decode("utf-8", "replace"), done.returncode) if done.returncode else ""


def _refuse_deep_nesting(raw: bytes, source_name: str) -> None:
    """LLVM's parser recurses once a bracket; refuse what would overrun its stack.

    Ordinary text is nested a few brackets deep: when neighbours that match are taken out round by round, next to
    nothing is left. Only what remains deep is counted, without strings and comments.
    """
    brackets = raw.translate(None, _NO_BRACKETS)
    for _ in range(_ROUNDS):
        for pair in (b"()", b"[]", b"{}", b"<>"):
            brackets = brackets.replace(pair, b"")
        if len(brackets) <= MAX_NESTING:
            return
    depth = 0
    for found in re.finditer(rb"[(\[{<>}\])]", NO_SYNTAX.sub(lambda m: b'"' * len(m[0]), raw)):
        depth += 1 if found[0] in b"([{<" else -1
        if depth > MAX_NESTING:
            line = raw.count(b"\n", 0, found.start()) + 1
            raise InputError(f"nests over {MAX_NESTING} brackets deep, the limit", location=f"{source_name}:{line}:1")


_READING_SCRIPT = """
import sys
import llvmlite.binding as binding

binding.set_option("swlds", "-disable-auto-upgrade-debug-info")
try:
    binding.parse_assembly(sys.stdin.buffer.read().decode("utf-8")).verify()
except (RuntimeError, UnicodeDecodeError):
    pass
"""

_REFERENCE_SCRIPT = """
import sys
import llvmlite.binding as binding

binding.initialize_all_targets()
binding.initialize_all_asmprinters()
for option in sys.argv[2:]:
    binding.set_option("swlds", option)
module = binding.parse_assembly(sys.stdin.buffer.read().decode("utf-8", "surrogateescape"))
machine = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu=sys.argv[1])
sys.stdout.buffer.write(machine.emit_assembly(module).encode("utf-8", "surrogateescape"))
"""


def run_reference_pass(text: str, *, instrument: bool = True, mcpu: str = "gfx942", timeout: float | None = 600) -> str:
    """What LLVM's own ``amdgpu-sw-lower-lds`` makes of a module, as LLVM IR text.

    Raises WorkerError with LLVM's message where the pass gives up.
    """
    return _run_alone(text, mcpu, reference_options(instrument), timeout)


def vectorize_accesses(text: str, *, mcpu: str = "gfx942", timeout: float | None = 600) -> str:
    """What LLVM's load-store vectoriser makes of a module, as it runs in front of instruction selection: neighbouring accesses
    become wider ones. WorkerError as above."""
    # The pass itself is not known by its name there; these are its neighbours, which stay out.
    neighbours = ["-start-after=codegenprepare", "-stop-before=amdgpu-lower-buffer-fat-pointers"]
    return _run_alone(text, mcpu, neighbours, timeout)


def lower_buffer_fat_pointers(text: str, *, mcpu: str = "gfx942", timeout: float | None = 600) -> str:
    """What LLVM's ``amdgpu-lower-buffer-fat-pointers`` makes of a module. WorkerError as above."""
    name = "amdgpu-lower-buffer-fat-pointers"
    return _run_alone(text, mcpu, [f"-start-before={name}", f"-stop-after={name}"], timeout)


def _run_alone(text: str, mcpu: str, options: list[str], timeout: float | None) -> str:
    """In a process of its own, since LLVM's options are process-wide and a pass may abort."""
    import subprocess  # a lowering needs none

    try:
        done = subprocess.run(
            [sys.executable, "-c", _REFERENCE_SCRIPT, mcpu, *options],
            input=text.encode("utf-8", "surrogateescape"),
            capture_output=True,
            timeout=timeout,
        )
    except subprocess.TimeoutExpired:
        raise WorkerError(f"LLVM's pass did not finish within {timeout} s") from None
    if done.returncode != 0:
        reason = last_message(done.stderr.decode("utf-8", "replace"), done.returncode)
        raise WorkerError(f"LLVM's pass stopped: {reason}")
    return first_mir_document(done.stdout.decode("utf-8", "surrogateescape"))


def reference_options(instrument: bool) -> list[str]:
    """LLVM's options that have a target machine run ``amdgpu-sw-lower-lds`` alone and print its result."""
    options = ["-start-before=amdgpu-sw-lower-lds", "-stop-after=amdgpu-sw-lower-lds"]
    return options if instrument else [*options, "-amdgpu-asan-instrument-lds=false"]


def last_message(stderr: str, code: int) -> str:
    """What LLVM said last before it gave up."""
    lines = [
        line for line in stderr.split("\n") if line.startswith(("LLVM ERROR", "fatal error", "RuntimeError", "error:"))
    ]
    return lines[-1] if lines else f"exit status {code}"


def first_mir_document(mir: str) -> str:
    """The IR of a MIR dump: its first YAML document, a literal block indented by two."""
    start = mir.index("--- |\n") + len("--- |\n")
    stop = mir.index("\n...\n", start)
    lines = mir[start:stop].split("\n")
    return "\n".join(line[2:] if line.startswith("  ") else line for line in lines) + "\n"
