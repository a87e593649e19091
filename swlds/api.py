"""What build scripts call: parse, opt, lower, lower_file."""

from __future__ import annotations

import functools
import io
import os
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from swlds.analysis.lds_uses import find_lds_uses
from swlds.collector import without_collector
from swlds.errors import InputError, OptionError
from swlds.ir import llvm
from swlds.ir.model import Module
from swlds.ir.names import display_name
from swlds.ir.places import in_source
from swlds.ir.printer import print_brief, print_pieces
from swlds.ir.reader import read_module
from swlds.ir.spelling import Checkpoint, with_canonical_text
from swlds.ir.unchanged import find_unchanged, is_same
from swlds.ir.unneeded import find_unneeded
from swlds.lazy import lazy_pattern
from swlds.output import write_whole
from swlds.passes.lower_lds import PHASES, LowerOptions, lower_lds
from swlds.passes.lower_lds.options import parse_allocator, refuse_processor
from swlds.printable import shorten
from swlds.words import knows_words, refuse_unknown, shown

if TYPE_CHECKING:
    from swlds.analysis.callgraph import Graph
    from swlds.analysis.layout import KernelLayout

Made = TypeVar("Made")
#: How a line of LLVM IR begins: a global of some kind, or a word of the language.
_IR_LINE = lazy_pattern(r"\s*(?:;|[@%!$^#][\w.\"-]+ *=|(?:define|declare|target|source_filename|module|attributes)\b.*[@\"#])")
#: The name of a file with a module, and no line of one.
_FILE_NAME = lazy_pattern(r"\s*([^\s;@%!$\"={}]+\.(?:ll|bc|llir))\s*")
_LONGEST_PATH = 4096
#: Bytes of what was freed that go back to the system.
_LARGE = 8 << 20
#: Pieces of text that are joined at once.
_MANY = 256


@knows_words(OptionError)
def parse(
    source: str | bytes | os.PathLike[str],
    name: str | None = None,
    *,
    link: Sequence[str | os.PathLike[str]] = (),
    rocm_device_libs: bool = False,
    mcpu: str | None = None,
) -> Module:
    """A module from a path (.ll or .bc), from LLVM IR text (a string with a newline) or from bitcode bytes.

    ``name`` is what messages call text. ``link``: files with modules that are linked in; ``rocm_device_libs``: what it calls
    of ROCm's installed device libraries is, too, those for ``mcpu`` (None: the kernels' own processor). Errors in a linked
    module name its file without a line. Raises InputError, ParseError or VerifyError, OptionError for what is no processor.
    """
    refuse_processor(mcpu)
    data, name = read_data(source, name, link=link, rocm_device_libs=rocm_device_libs, mcpu=mcpu)
    module = _read(llvm.canonical_text(data, name), name, data)
    module.path = os.fspath(source) if not isinstance(source, bytes) and is_path(source) else None
    return module


def read_data(
    source: str | bytes | os.PathLike[str],
    name: str | None = None,
    *,
    link: Sequence[str | os.PathLike[str]] = (),
    rocm_device_libs: bool = False,
    mcpu: str | None = None,
) -> tuple[bytes | str, str]:
    """What ``parse`` parses, text or bitcode, and its name."""
    if isinstance(source, bytes) or (isinstance(source, str) and not is_path(source)):
        data: bytes | str = source
        name = name or "<text>"
        _refuse_path(source)
    else:
        path = _path(source, "a module is a path, LLVM IR text or bitcode")
        if isinstance(source, str) and _IR_LINE.match(source) and not os.path.exists(source):
            raise InputError(
                "is taken for a path: LLVM IR text is a string with a newline",
                location=shorten(source),
                hint="end it with one, or give bytes",
            )
        name = name or os.fspath(source)
        data = llvm.read_input(path)
    if link or rocm_device_libs:
        data = _link(data, name, link, rocm_device_libs, mcpu)
    return data, name


def _refuse_path(source: str | bytes) -> None:
    """InputError for text, or bytes, that is the name of a file and no module."""
    line = source[:_LONGEST_PATH]
    line = line.decode(errors="replace") if isinstance(line, bytes) else line
    if found := _FILE_NAME.fullmatch(line):
        raise InputError(
            f"is taken for {'bitcode or ' * isinstance(source, bytes)}LLVM IR text",
            location=found[1],
            hint="a path is a str without a newline, or a Path",
        )


def is_path(source: object) -> bool:
    """Whether a module is named by its file, and not given as text or bitcode."""
    return isinstance(source, os.PathLike) or (isinstance(source, str) and "\n" not in source)


def _path(given: str | os.PathLike[str], what: str) -> Path:
    """InputError for what is none. ``what`` is wanted."""
    if not isinstance(given, (str, os.PathLike)):
        raise InputError(f"{what}, not {type(given).__name__}")
    if given == "":
        raise InputError("the path is empty", hint=what)
    return Path(given)


def _read(text: str, name: str, original: bytes | str | None) -> Module:
    """The module of canonical text; ``original`` gives errors their lines."""
    module = read_module(text, name)
    with in_source(module):
        _refuse_other_pointers(module)
    module.original = original
    return module


def _link(
    data: bytes | str, name: str, link: Sequence[str | os.PathLike[str]], has_rocm: bool, mcpu: str | None
) -> bytes:
    others = [(llvm.read_input(_path(file, "what is linked is a path")), os.fspath(file)) for file in link]
    if not has_rocm:
        return llvm.link(data, name, others, [])
    from swlds.ir.device_library.rocm import choose_files, find_folder

    files = choose_files(llvm.canonical_text(data, name), mcpu, find_folder())
    return llvm.link(data, name, others, [(llvm.read_input(file), str(file)) for file in files])


#: Bits of a pointer by address space: generic, global, LDS, constant, private.
_POINTER_BITS = {0: 64, 1: 64, 3: 32, 4: 64, 5: 32}


def _refuse_other_pointers(module: Module) -> None:
    layout = module.data_layout
    for space, bits in _POINTER_BITS.items():
        if layout.pointer(space).bits != bits or layout.big_endian:
            raise InputError(
                f"has the data layout {layout.text!r}, which is not an AMD GPU's: that has little-endian byte order and"
                f" pointers of {bits} bits in address space {space}",
                location=module.source_name,
                hint=f"leave it out, or compile for {llvm.TRIPLE}",
            )


@knows_words(OptionError)
def call_graph(module: Module) -> Graph:
    """Who calls whom, as a ``networkx.DiGraph``: an edge from each caller to each callee, by name or through a pointer.

    Nodes are names. ``kind`` of a node is kernel, function, declaration, or virtual: ``<indirect TYPE>`` stands for
    calls through pointers and leads to the functions of that type whose address is taken, ``<unknown>`` is what the module does
    not show. ``lds``: the names of the variables that the function's own body has. networkx does the rest:
    ``networkx.shortest_path(call_graph(m), "kernel", "function")``.
    """
    if not isinstance(module, Module):
        raise InputError(f"the calls of a Module, not of {type(module).__name__}", hint="parse reads one")
    uses = find_lds_uses(module)
    graph = uses.callgraph.to_networkx()
    kernels = {kernel.name for kernel in module.kernel_functions}
    for name in uses.callgraph.graph:
        function, node = module.functions.get(name), graph.nodes[display_name(name)]
        kind = "declaration" if function is not None and function.is_declaration else "function"
        node["kind"] = "kernel" if name in kernels else "virtual" if function is None else kind
        node["lds"] = [display_name(v) for v in uses.direct.get(name, ())]
    return graph


@knows_words(OptionError)
def lower(
    module: Module | str | os.PathLike[str],
    *,
    verify: bool = True,
    after: Callable[[str, Module], None] | None = None,
    **options: Any,
) -> Module:
    """A new module with its LDS lowered; the input is left as it was.

    ``options`` are the fields of ``LowerOptions``: profile, mcpu (the processor of functions that name none), instrument,
    allocator (a name or "M,F"), with_runtime, dynamic. ``verify`` has LLVM check the result; ``after`` is called after each
    phase with its name and the module.
    Raises UnsupportedError where lowering is not possible.
    """
    _check_options(options)
    if isinstance(module, Module):
        lowered, name = _lower(module, options, after), module.source_name
    else:
        data, name = read_data(module)
        lowered = _lower_data(data, name, options, after, lambda _, lowered, begun: lowered)
    if verify:
        llvm.verify_text(str(lowered), f"{name} (lowered)", print_brief(lowered))
        lowered.is_verified = True
    return lowered


@knows_words(OptionError)
def lower_data(
    data: bytes | str,
    name: str,
    *,
    verify: bool = True,
    after: Callable[[str, Module], None] | None = None,
    look: Callable[[Module, Module], None] | None = None,
    **options: Any,
) -> tuple[bytes, dict[str, KernelLayout]]:
    """LLVM IR text or bitcode in, lowered text and the layouts of its kernels out; parameters as of ``lower``. Nothing but the
    text is kept while LLVM verifies it; ``look`` sees the module and the lowered one before, again where that did not count."""
    _check_options(options)
    begin = _begin_verification if verify else None
    raw, layouts, verification = _lower_data(
        data, name, options, after, functools.partial(_take_text, look=look), begin
    )
    if verify:
        (verification or llvm.Verification("")).finish(raw, f"{name} (lowered)")
    return raw, layouts


def _begin_verification(source: Module, lowered: Module) -> llvm.Verification:
    unchanged = find_unchanged(source, lowered)
    if is_same(source, lowered, unchanged):  # LLVM has read it
        return llvm.Verification(None)
    return llvm.Verification(print_brief(lowered, unchanged.bodies, find_unneeded(source, lowered, unchanged)))


def _take_text(
    source: Module,
    lowered: Module,
    verification: llvm.Verification | None,
    *,
    look: Callable[[Module, Module], None] | None,
) -> tuple[bytes, dict[str, KernelLayout], llvm.Verification | None]:
    """Text, layouts, and what verifies the text. The modules are gone then, and the text is never there twice."""
    if look is not None:
        look(source, lowered)
    source.clear()
    pieces = print_pieces(lowered)
    lowered.clear()
    pieces.reverse()
    text, freed = io.BytesIO(), 0
    while pieces:
        piece = "".join(pieces[: -_MANY - 1 : -1]).encode("utf-8")
        del pieces[-_MANY:]
        text.write(piece)
        freed += len(piece)
        if freed > _LARGE:
            llvm.trim_heap()
            freed = 0
    return text.getvalue(), lowered.layouts, verification


def _check_options(options: dict[str, Any]) -> None:
    refuse_unknown(options, [f.name for f in fields(LowerOptions)], OptionError)
    if isinstance(options.get("allocator"), str):
        options["allocator"] = parse_allocator(options["allocator"])


def _lower_data(
    data: bytes | str,
    name: str,
    options: dict[str, Any],
    after: Callable[[str, Module], None] | None,
    finish: Callable[[Module, Module, llvm.Verification | None], Made],
    begin: Callable[[Module, Module], llvm.Verification] | None = None,
) -> Made:
    """``finish`` of the module, the lowered one, and what ``begin`` made of both once their text was settled."""

    def work(text: str, check: Checkpoint | None) -> Made:
        with without_collector():
            source = _read(text, name, data if check is None else None)
            del text  # the module has its own
            return work_on(source, check)

    def work_on(source: Module, check: Checkpoint | None) -> Made:
        begun: llvm.Verification | None = None

        def go_on(phase: str, lowered: Module) -> None:
            nonlocal begun
            if check is not None:
                check()
            elif after is not None:
                after(phase, lowered)
            if phase == PHASES[-1] and begin is not None:
                begun = begin(source, lowered)
                if check is not None:
                    check.offer(begun.help)

        return finish(source, _lower(source, options, go_on), begun)

    if after is not None:  # it is told of what counts only
        return work(llvm.canonical_text(data, name), None)
    return with_canonical_text(data, name, work)


def _lower(source: Module, options: dict[str, Any], after: Callable[[str, Module], None] | None) -> Module:
    with in_source(source), without_collector():
        return lower_lds(source, LowerOptions(**options), after=after)


@knows_words(OptionError, but=("passes", "mcpu", "block"))
def opt(
    module: Module | str | os.PathLike[str],
    passes: str,
    *,
    mcpu: str | None = None,
    kernel: str | None = None,
    block: Sequence[int] | None = None,
    assume: Sequence[str] = (),
    verify_each: bool = False,
    after: Callable[[str, Module], None] | None = None,
) -> Module:
    """A new module, changed by passes such as ``"lower-dma,lower-lds<with-runtime>"``; the input is left as it was.

    ``remarks`` of the result say what was done and what not. LLVM verifies the result, with ``verify_each`` also after each
    pass; ``after`` is called after each pass with its name and the module. ``block``: work-items of the groups in which
    ``kernel`` (None: every kernel) is launched, as (x, y, z), for passes that ask what lanes do; without it, what kernels say
    themselves. ``assume``: what holds of its parameters in launches, as ``"a:align=128"`` (``analysis.axis``): the changed kernel
    says so, and a launch that contradicts it is refused. Raises OptionError for what is no pipeline, and no assumption.
    """
    from swlds.passes.base import Target
    from swlds.passes.pipeline import parse_pipeline, run_pipeline

    if not isinstance(passes, str):
        raise OptionError(f"passes are text, not {shown(passes)}", hint='such as "pad-lds,lower-lds"')
    steps = parse_pipeline(passes)
    source = module if isinstance(module, Module) else parse(module)
    with in_source(source), without_collector():
        target = Target.of(source, mcpu, kernel, block, assume)
        changed = run_pipeline(source, steps, target, verify_each=verify_each, after=after)
    llvm.verify_text(str(changed), f"{source.source_name} (after {passes})")
    changed.is_verified = True
    return changed


def lower_text(text: str, *, name: str = "<text>", verify: bool = True, **options: Any) -> str:
    """LLVM IR text in, lowered text out."""
    if not isinstance(text, str):
        raise InputError(f"the text of a module is a string, not {type(text).__name__}")
    return lower_data(text, name, verify=verify, **options)[0].decode("utf-8")


def lower_file(src: str | os.PathLike[str], dst: str | os.PathLike[str], **options: Any) -> None:
    """Lower the file ``src`` to the file ``dst`` (bitcode where its name ends in .bc), which is written whole or not at all."""
    refuse_unknown(options, ("verify", "after", *(f.name for f in fields(LowerOptions))), OptionError)
    source, target = _path(src, "a module is a path"), _path(dst, "the result is a path")
    text, _ = lower_data(*read_data(source), **options)
    write_whole(target, llvm.to_bitcode(text) if str(dst).endswith(".bc") else text)
