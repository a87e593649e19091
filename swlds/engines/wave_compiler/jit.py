"""Host IR to machine code, through llvmlite: two tiers, one JIT for a compiled kernel.

Quick code is made in less than half of the time, and takes up to some times as long to run. A kernel has it first, and gets the
other when it has run for about as long as that takes to make: in the middle of a launch, too, between two work-groups. So no
launch takes much over twice the better of both.
"""

from __future__ import annotations

import ctypes
import functools
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, NamedTuple, final

from swlds.engines.wave_compiler.host_module import Host
from swlds.engines.wave_compiler.kept.functions import MadeFunction, SharedCode
from swlds.engines.wave_compiler.kept.late import LateFunctions
from swlds.engines.wave_compiler.kept.shelf import NOWHERE, Shelf
from swlds.engines.wave_compiler.refusal import internal_error
from swlds.engines.wave_compiler.schedule.plan import COROUTINE, PLAIN, Around
from swlds.errors import LaunchError, SwldsError
from swlds.ir.llvm_library import load_llvmlite
from swlds.lazy import dataclass, lazy_pattern
from swlds.words import shown

if TYPE_CHECKING:  # code from the disk needs nothing of it
    from swlds.engines.wave_compiler.host.shared import SharedFunction

#: Host targets: (CPU name of LLVM, lanes in a chunk). ``native`` is the machine itself.
HOSTS = {"avx512": ("skylake-avx512", 16), "avx2": ("haswell", 8), "baseline": ("x86-64", 8)}
_END_PATTERNS = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_FUNCTIONS = {
    "run_groups": ctypes.CFUNCTYPE(None, ctypes.c_void_p),
    "run_with_transfers": ctypes.CFUNCTYPE(None, ctypes.c_void_p),
    "begin_group": ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64),
    "run_turn": ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p),
}
#: Extensions of processors that compute with bfloat and flush subnormal numbers.
INEXACT = ("avx512bf16", "avxneconvert", "amx-bf16")
#: Characters of host IR up to which coroutines are also simplified before they are split: faster loops for more compile time.
SMALL = 400_000
#: Characters of host IR from which instructions are not combined: that takes more than linear time, and saves the code generator
#: little.
LARGE = 2_500_000
#: Passes of LLVM's code generation that gain nothing here and take more than linear time: in the loops of a kernel, in the many
#: blocks that checks make.
_PASSES_LEFT_OUT = ("-disable-lsr", "-disable-cgp", "-disable-machine-cse", "-disable-post-ra")
#: LLVM 22 makes one aligned store of two of 8 bytes that lie side by side in a coroutine's frame, also where the first is
#: aligned to 8 only: values of i8 in chunks of 8 lanes, which live across a barrier, ended the process.
_WRONG = ("-combiner-store-merging=false",)
#: LLVM's level of code generation; quick code is made with 0, and with no instruction combined.
LEVEL = 2
#: Kernels have quick code first.
QUICK_FIRST = True
#: Seconds of LLVM for a character of a kernel's text, which tells more than its lines: these are of one value or of a call with
#: many; and for one of a kernel whose waves wait for one another, which becomes three functions, in more than linear time: for
#: the square of the characters. Fitted by ``benchmarks/execution/estimate.py``.
CHARACTER, CHARACTER_OF_COROUTINE, SQUARE_OF_COROUTINE = 0.24e-6, 0.9e-6, 2.8e-13
#: Libraries that one linker has had.
_LINKS = 200
#: Making the other takes so many times as long.
_LONGER = 2.5
_CALLED = lazy_pattern(r"@([\w.]+)\(")
_LOCK = threading.Lock()
#: A fork waits until no thread makes code: the child would never get the lock.
os.register_at_fork(before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_LOCK.release)
#: The kinds of kernels that schedulers were made for in this process.
_MADE: set[int] = set()


@functools.cache
def _binding() -> Any:
    binding = load_llvmlite()
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    for option in (*_PASSES_LEFT_OUT, *_WRONG):
        binding.set_option("swlds", option)
    return binding


@functools.cache
def native_host() -> str:
    """The best of ``HOSTS`` that this machine has; other architectures count as baseline."""
    features = _binding().get_host_cpu_features()
    if all(features.get(f) for f in ("avx512f", "avx512bw", "avx512dq", "avx512vl")):
        return "avx512"
    return "avx2" if features.get("avx2") and features.get("fma") else "baseline"


def chunk_width(host: str) -> int:
    """Lanes in a chunk for a host name (``native`` too)."""
    return HOSTS[native_host() if host == "native" else _known(host)][1]


def register_lanes(host: str) -> int:
    """Lanes whose 32-bit numbers fit one of the host's registers; 0 where that is fewer than a chunk has."""
    name = native_host() if host == "native" else host
    return 0 if name == "baseline" else HOSTS[name][1]


def _known(host: str) -> str:
    if host not in HOSTS:
        raise LaunchError(f"unknown host vector width {shown(host)}", hint=f"known: native, {', '.join(HOSTS)}")
    order = ("baseline", "avx2", "avx512")
    if order.index(host) > order.index(native_host()):
        raise LaunchError(f"this machine has no {host}", hint=f"the widest it has is {native_host()}")
    return host


def native_features() -> Any:
    """What the machine has, but for instructions that take subnormal bfloats for zero."""
    features = _binding().get_host_cpu_features()
    features.update((name, False) for name in features if name in INEXACT or name.startswith("avx10.2"))
    return features


@functools.cache
def _machine(host: str, level: int) -> Any:
    """LLVM's machine for a host name; objects are linked for that of ``LEVEL``. One takes 2 ms until its first code is made."""
    binding = _binding()
    target = binding.Target.from_default_triple()
    # never the small code model: LLVM 22 ended the process then ("Cannot emit physreg copy instruction") where quick code had
    # calls with arguments of <16 x i1>, which its fast selection seems to do only in that model
    if host == "native":
        features = native_features().flatten()
        return target.create_target_machine(cpu=binding.get_host_cpu_name(), features=features, opt=level, jit=True)
    return target.create_target_machine(cpu=HOSTS[_known(host)][0], features="", opt=level, jit=True)


@final
@dataclass(eq=False)
class Compiled:
    """Machine code of one kernel. ``wave``: address of its ``@wave``; the others are functions of the scheduler (``runtime.py``):
    ``run_groups(context)`` works until the counter is through, ``run_with_transfers(context)`` also copies arrays in and back,
    ``begin_group(context, number)`` and ``run_turn(context)`` run one group. ``text``: host IR, optimised where that was asked
    for, or as better code is made of it; ``improve_after``: seconds of running after which that is worth its making, None where
    this is it."""

    host: Host
    wave: int
    run_groups: Any
    run_with_transfers: Any
    begin_group: Any
    run_turn: Any
    text: str
    kept: list[Any] = field(default_factory=list)
    target: str = ""
    improve_after: float | None = None
    ran: float = 0.0
    #: ``run_clusters(record)``: as ``run_groups``, for groups that run in clusters.
    run_clusters: Any = None
    #: By the numbers of a pattern (``memory/patterns.py``).
    end_patterns: dict[int, Any] = field(default_factory=dict)
    #: Memory of workers (``worker_memory.py``) that wait for the next launch, by its shape.
    spare: dict[Any, list[Any]] = field(default_factory=dict)
    #: Where machine code is kept on disk, and this code's name there (``kept/entries.py``).
    shelf: Shelf = NOWHERE
    object_name: str = ""
    #: What it calls of the scheduler; and of functions that other kernels have, too, their keys by name.
    imports: tuple[str, ...] = ()
    shared: dict[str, str] = field(default_factory=dict)
    #: The same of those that are made when host code first calls them, by their numbers; and why some could not be.
    late: dict[str, str] = field(default_factory=dict)
    failures: list[BaseException] = field(default_factory=list)
    #: Is told of better code.
    improved: Callable[[Compiled], None] | None = None

    def __repr__(self) -> str:
        return f"<Compiled {self.object_name or 'host code'}, {len(self.text)} characters of host IR>"

    @property
    def is_due(self) -> bool:
        """The kernel has run for long enough to get better code."""
        return self.improve_after is not None and self.ran >= self.improve_after

    def raise_failure(self) -> None:
        """Where a function could not be made that it called. A mistake of ours stays; the next launch may have more memory."""
        for error in self.failures[:1]:
            if isinstance(error, (SwldsError, MemoryError)) or not isinstance(error, Exception):
                self.failures.clear()
                raise error
            raise internal_error(error)

    def improve(self) -> None:
        """Make better code. Groups that run the old code may end in it."""
        text, self.text, self.improve_after = self.text, "", None
        made = _compile(text, self.host, self.target, is_quick=False, shelf=self.shelf)
        self.wave, self.object_name = made.library["wave"], made.name
        self.imports, self.shared, self.late = made.imports, made.shared, {}
        for linked in self.kept:
            if linked.late is not None:
                linked.late.narrow()
        self.kept.append(made)
        if self.improved is not None:
            self.improved(self)


def host_text(host: Host, others: Mapping[str, str] | None = None) -> str:
    """The kernel's host module before optimisation. ``others``: what stands in the place of declarations and definitions, if
    anything does, by name."""
    from swlds.engines.wave_compiler.runtime import conversions
    from swlds.engines.wave_compiler.schedule.runtime import signatures

    known = signatures(host.around)
    declarations = {**host.declarations, **(others or {})}
    text = "\n".join([host.text, *filter(None, declarations.values()), ""])
    called = _called(text)
    missing = [d for n, d in known.items() if n not in declarations and n in called]
    return "\n".join([text, *missing, ""]) + conversions(text)


def _builder(binding: Any, machine: Any, level: int) -> Any:
    return binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=level))


def seconds_of_text(host: Host) -> float:
    """About how long LLVM takes for a kernel's text, on two in five of a 2.5 GHz core."""
    size, beside = len(host.text), CHARACTER * sum(map(len, host.declarations.values()))
    if host.is_coroutine:
        return beside + CHARACTER_OF_COROUTINE * size + SQUARE_OF_COROUTINE * size * size
    return beside + CHARACTER * size


def _prepare(binding: Any, module: Any, machine: Any, is_coroutine: bool) -> None:
    """What quick code needs: functions in place of coroutines, whose frames are smaller with values in place of stack slots.
    Others keep their slots: what crosses blocks comes to lie on the stack again."""
    if not is_coroutine:
        return
    builder = _builder(binding, machine, 0)
    _run(binding, module, builder, "always_inliner", "sroa")
    builder.getModulePassManager().run(module, builder)  # -O0


def _called(text: str) -> set[str]:
    """Names of functions that a module calls, declares or defines."""
    return set(_CALLED.findall(text))


def _optimise(binding: Any, module: Any, machine: Any, is_coroutine: bool, is_small: bool, combines: bool) -> None:
    """What pays for the code that the translator writes: it is in chunks of vectors and has no instruction twice already. LLVM's
    O2 takes three times as long, more than linear in the code, and gains nothing more."""
    builder = _builder(binding, machine, 0)
    _run(binding, module, builder, "always_inliner", "sroa", "simplify_cfg")
    if is_coroutine:
        if is_small:
            _run(binding, module, builder, "instruction_combine")
        builder.getModulePassManager().run(module, builder)  # -O0: makes coroutines functions, and little else
        _run(binding, module, builder, "simplify_cfg")
    if combines:
        _run(binding, module, builder, "instruction_combine")
    _run(binding, module, builder, "simplify_cfg")


def _run(binding: Any, module: Any, builder: Any, *passes: str) -> None:
    manager = binding.create_new_module_pass_manager()
    for name in passes:
        getattr(manager, f"add_{name}_pass")()
    manager.run(module, builder)


@final
@dataclass(eq=False)
class _Linked:
    """A module in memory. ``library`` gives a name's address; ``name``: of its object on disk, if it may be there."""

    library: Any
    text: str
    kept: list[Any]
    name: str = ""
    imports: tuple[str, ...] = ()
    shared: dict[str, str] = field(default_factory=dict)
    late: LateFunctions | None = None


@final
class _Level(NamedTuple):
    """How well a module is compiled. ``is_quick``: soon; ``is_whole``: with all of LLVM's passes."""

    is_quick: bool = False
    is_whole: bool = False


def _make_object(text: str, target: str, is_coroutine: bool, level: _Level, keep_text: bool) -> tuple[bytes, str]:
    """Check a module's literals, optimise it and make machine code of it; also gives the optimised text where it is wanted."""
    from swlds.engines.wave_compiler.host.alike import INLINED, MARK
    from swlds.engines.wave_compiler.host.literals import check_literals
    from swlds.engines.wave_compiler.host.short_blocks import cut_blocks
    from swlds.engines.wave_compiler.host.writer import without_repeats

    check_literals(text)
    binding = _binding()
    is_quick = level.is_quick
    if is_quick:
        written = cut_blocks(without_repeats(text), 0 if is_coroutine else register_lanes(target))
    else:
        written = text.replace(MARK, INLINED)
    module = binding.parse_assembly(written)
    machine = _machine(target, 0 if is_quick else LEVEL)
    module.triple = binding.get_default_triple()
    module.data_layout = str(machine.target_data)
    module.verify()
    if is_coroutine and not keep_text:
        # it is written three times, and LLVM makes a new name of each name then
        _run(binding, module, _builder(binding, machine, 0), "strip_symbols")
    if is_quick:
        _prepare(binding, module, machine, is_coroutine)
    elif level.is_whole:
        builder = _builder(binding, machine, 2)
        builder.getModulePassManager().run(module, builder)
    else:
        is_small, combines = (len(text) < limit for limit in (SMALL, LARGE))
        _optimise(binding, module, machine, is_coroutine, is_small, combines)
    return machine.emit_object(module), str(module) if keep_text else ""


@final
class _Linker:
    """LLVM's, for one host: to make one takes longer than to link a kernel. What it keeps of the names of libraries that are gone
    is bounded: after some links there is a new one, and the old one goes with its last library."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._numbers: Iterator[int] = iter(())
        self._lljit: Any = None

    def link(self, build: Any) -> tuple[Any, Any]:
        """The library, and what has to live as long."""
        number = next(self._numbers, None)
        if number is None:
            self._lljit = _binding().create_lljit_compiler(_machine(self._target, LEVEL))
            self._numbers = iter(range(1, _LINKS))
            number = 0
        lljit = self._lljit
        return build.link(lljit, f"kernel{number}"), lljit


@functools.cache
def _linker(target: str) -> _Linker:
    return _Linker(target)


def _link(code: bytes, target: str, exports: Iterable[str], imports: dict[str, int]) -> _Linked:
    """Machine code in memory. Raises RuntimeError for a name that nobody defines."""
    build = _binding().JITLibraryBuilder().add_object_img(code).add_current_process()
    for name in exports:
        build.export_symbol(name)
    for name, address in imports.items():
        build.import_symbol(name, address)
    library, lljit = _linker(target).link(build)
    return _Linked(library, "", [lljit])


@functools.cache
def machine_words(target: str) -> str:
    """What machine code for a host name depends on beside its text."""
    binding = _binding()
    name, features = binding.get_host_cpu_name(), native_features().flatten()
    made_for = f"{name} {features}" if target == "native" else HOSTS[_known(target)][0]
    return f"{binding.get_default_triple()} {binding.llvm_version_info} {made_for}"


def _shelved(shelf: Shelf, target: str, words: Iterable[object], make: Callable[[], bytes]) -> tuple[bytes, str]:
    """An object by what it is made of, from the disk or made now and put there; and its name there."""
    name = shelf.name_of("object", machine_words(target), *words)
    code = shelf.get(name)
    if code is None:
        code = make()
        shelf.put(name, code)
    return code, name


def _link_beside(
    module: Callable[[], tuple[str, Iterable[str]]],
    words: Iterable[object],
    level: _Level,
    target: str,
    is_coroutine: bool,
    shelf: Shelf,
) -> _Linked:
    """A module that our code alone decides on, its text and what it exports; ``words`` say which."""

    def make() -> bytes:
        text, names = module()
        code, _ = _make_object(text, target, is_coroutine, level, keep_text=False)
        return ",".join(names).encode() + b"\n" + code

    names, _, code = _shelved(shelf, target, words, make)[0].partition(b"\n")
    return _link(code, target, names.decode().split(","), {})


@functools.cache
def _scheduler(target: str, around: Around, shelf: Shelf = NOWHERE) -> _Linked:
    _MADE.add(around.kind)

    def module() -> tuple[str, Iterable[str]]:
        from swlds.engines.wave_compiler.schedule import runtime

        return runtime.scheduler(around), [n for n in runtime.signatures(around) if not n.startswith("llvm.")]

    return _link_beside(module, ("scheduler", *around), _Level(), target, around.kind == COROUTINE, shelf)


def is_warm() -> bool:
    """Host code was made before in this process."""
    return bool(_MADE)


def has_scheduler(waits: bool) -> bool:
    """A scheduler for such kernels, with barriers or without, was made before in this process."""
    return any((kind != PLAIN) == waits for kind in _MADE)


@functools.cache
def _patterns(target: str, lanes: int, width: int, shelf: Shelf = NOWHERE) -> _Linked:
    from swlds.engines.wave_compiler.memory.pattern_module import end_names, pattern_module, pattern_names

    def module() -> tuple[str, Iterable[str]]:
        return pattern_module(lanes, width), [*pattern_names(lanes, width), *end_names(lanes, width).values()]

    return _link_beside(module, ("patterns", lanes, width), _Level(is_whole=True), target, False, shelf)


@functools.cache
def _lines(target: str, lanes: int, width: int, shelf: Shelf = NOWHERE) -> _Linked:
    from swlds.engines.wave_compiler.memory.lines import line_module, line_names

    def module() -> tuple[str, Iterable[str]]:
        return line_module(lanes, width), line_names(lanes, width)

    return _link_beside(module, ("lines", lanes, width), _Level(is_whole=True), target, False, shelf)


def _imports(text: str, host: Host, target: str, around: _Linked, shelf: Shelf) -> dict[str, int]:
    """Addresses of what the kernel's module calls beside it, most of it in the scheduler's module."""
    from swlds.engines.wave_compiler.schedule.runtime import signatures

    known, called = signatures(host.around), _called(text)
    imports = {n: around.library[n] for n in known if n in called and not n.startswith("llvm.")}
    if host.pattern_tables:
        from swlds.engines.wave_compiler.memory.pattern_module import pattern_names

        counting = _patterns(target, *host.shape, shelf)
        imports |= {n: counting.library[n] for n in pattern_names(*host.shape) if n in called}
    if host.line_tables:
        from swlds.engines.wave_compiler.memory.lines import line_names

        counting = _lines(target, *host.shape, shelf)
        imports |= {n: counting.library[n] for n in line_names(*host.shape) if n in called}
    return imports


@functools.cache
def _shared_code(target: str) -> SharedCode:
    return SharedCode(machine_words(target), lambda code, names: _link(code, target, names, {}))


def _find_shared(functions: Mapping[str, SharedFunction], target: str, shelf: Shelf) -> dict[str, MadeFunction]:
    """Those functions in memory, by name: made now where nobody has made them."""
    from swlds.engines.wave_compiler.host.shared import module_of
    from swlds.engines.wave_compiler.runtime import conversions

    code, keys = _shared_code(target), {name: f.key for name, f in functions.items()}
    found = code.find(keys.values(), shelf)
    lacking = [f for f in functions.values() if f.key not in found]
    if lacking:
        text, exported = module_of(lacking)
        text += conversions(text)
        made, _ = _make_object(text, target, False, _Level(is_quick=True), keep_text=False)
        found |= code.add(exported, made, shelf)
    return {name: found[key] for name, key in keys.items()}


def _make_late(name: str, key: str, text: str, target: str, shelf: Shelf) -> MadeFunction:
    """One of a kernel's functions, found in this process or on disk, or made. ``text``: holds its definition."""
    with _LOCK:
        made = _shared_code(target).find([key], shelf).get(key)
        if made is None:
            from swlds.engines.wave_compiler.host.shared import find_shared, functions_in

            function = find_shared(functions_in(text))[name]
            assert function.key == key, f"@{name} is another one than the kernel was made with"
            made = _find_shared({name: function}, target, shelf)[name]
        return made


def _late(keys: Mapping[str, str], text: str, target: str, shelf: Shelf) -> LateFunctions | None:
    """None where there are none. ``text``: the kernel's whole module."""
    if not keys:
        return None
    return LateFunctions(keys, text, lambda name, key, module: _make_late(name, key, module, target, shelf))


def _compile(
    text: str,
    host: Host,
    target: str,
    *,
    is_quick: bool,
    keep_text: bool = False,
    shelf: Shelf = NOWHERE,
    shared: Mapping[str, MadeFunction] | None = None,
    late: LateFunctions | None = None,
) -> _Linked:
    """``shared``, ``late``: functions beside the text that others have, too."""
    with _LOCK:
        around = _scheduler(target, host.around, shelf)
        imports = _imports(text, host, target, around, shelf)
        level, optimised = _Level(is_quick), ""

        def make() -> bytes:
            nonlocal optimised
            code, optimised = _make_object(text, target, host.is_coroutine, level, keep_text)
            return code

        code, name = _shelved(NOWHERE if keep_text else shelf, target, (level, host.kind, text), make)
        made = _link_kernel(code, target, around, imports, shared or {}, late)
        made.text, made.name = optimised, name
        return made


def _link_kernel(
    code: bytes,
    target: str,
    around: _Linked,
    imports: dict[str, int],
    shared: Mapping[str, MadeFunction],
    late: LateFunctions | None,
) -> _Linked:
    """``around``, ``shared``, ``late``: whose functions it calls."""
    others = {name: f.address for name, f in shared.items()} | ({} if late is None else {"late.make": late.address})
    made = _link(code, target, ["wave"], imports | others)
    made.imports, made.shared, made.late = tuple(imports), {name: f.key for name, f in shared.items()}, late
    made.kept += [around, *(f.library for f in shared.values())]
    return made


def compile_host(
    host: Host, target: str, is_quick: bool = False, *, keep_text: bool = False, shelf: Shelf = NOWHERE
) -> Compiled:
    """Optimise and link the kernel's module."""
    whole = text = host_text(host)
    shared: dict[str, MadeFunction] = {}
    late = None
    if is_quick:
        from swlds.engines.wave_compiler.host.shared import call_late, called_of, find_shared

        functions = find_shared(host.declarations)
        texts = [host.text, *(text for name, text in host.declarations.items() if name not in functions)]
        called = called_of(functions, _called("\n".join(texts)))
        soon = {f.name: f for f in called if not f.is_rare}
        late = _late({f.name: f.key for f in called if f.is_rare}, whole, target, shelf)
        others = {name: soon[name].declaration if name in soon else "" for name in functions}
        text = call_late(host_text(host, others), () if late is None else late.keys)
        with _LOCK:
            shared = _find_shared(soon, target, shelf)
    start = time.perf_counter()
    made = _compile(text, host, target, is_quick=is_quick, keep_text=keep_text, shelf=shelf, shared=shared, late=late)
    taken = (time.perf_counter() - start) * len(whole) / len(text)
    kept = made.text if keep_text else whole if is_quick else ""
    return _compiled(host, made, target, kept, _LONGER * taken if is_quick else None, shelf)


def load_host(
    host: Host,
    target: str,
    text: str,
    imports: Iterable[str],
    shared: Mapping[str, str],
    late: Mapping[str, str],
    name: str,
    improve_after: float | None,
    shelf: Shelf,
) -> Compiled | None:
    """A kernel's module whose object is on disk by that name; None where it is not, or where what it shares is not. ``text``:
    as ``Compiled`` has it, where better code may follow; ``imports``, ``shared``, ``late``: as there."""
    code = shelf.get(name)
    if code is None:
        return None
    with _LOCK:
        found = _shared_code(target).find(shared.values(), shelf)
        if any(key not in found for key in shared.values()):
            return None
        around = _scheduler(target, host.around, shelf)
        functions = {n: found[key] for n, key in shared.items()}
        known = {n: around.library[n] for n in imports}
        made = _link_kernel(code, target, around, known, functions, _late(late, text, target, shelf))
        made.name = name
    return _compiled(host, made, target, text, improve_after, shelf)


def _compiled(host: Host, made: _Linked, target: str, text: str, after: float | None, shelf: Shelf) -> Compiled:
    around = _scheduler(target, host.around, shelf)
    functions: dict[str, Any] = {name: kind(around.library[name]) for name, kind in _FUNCTIONS.items()}
    if host.clusters:
        functions["run_clusters"] = _FUNCTIONS["run_groups"](around.library["run_clusters"])
    return Compiled(
        host,
        made.library["wave"],
        **functions,
        text=text,
        kept=[made, around],
        late={} if made.late is None else made.late.keys,
        failures=[] if made.late is None else made.late.failures,
        target=target,
        improve_after=after,
        end_patterns=_end_patterns(host, target, shelf),
        shelf=shelf,
        object_name=made.name,
        imports=made.imports,
        shared=made.shared,
    )


def _end_patterns(host: Host, target: str, shelf: Shelf) -> dict[int, Any]:
    if not host.pattern_tables:
        return {}
    from swlds.engines.wave_compiler.memory.pattern_module import end_names

    counting = _patterns(target, *host.shape, shelf)
    return {count: _END_PATTERNS(counting.library[name]) for count, name in end_names(*host.shape).items()}
