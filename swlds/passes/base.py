"""What a pass is: a name, typed options, a run, and the remarks that say what it did and what it left."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import Field, field, fields, replace
from numbers import Integral
from typing import Any, Generic, Literal, TypeVar, final, get_args, get_type_hints

from swlds.device.target import find_target
from swlds.errors import OptionError, UnsupportedError
from swlds.ir.kernel_names import list_kernels, match_kernels
from swlds.ir.metadata import DebugLocation, source_location
from swlds.ir.model import Function, Instruction, Module
from swlds.ir.names import display_name
from swlds.lazy import dataclass
from swlds.words import shown

Options = TypeVar("Options")
#: Work-items of a work-group.
MAX_ITEMS = 1024
RemarkKind = Literal["passed", "missed", "analysis"]


@final
@dataclass(frozen=True, slots=True)
class Remark:
    """What a pass did (``passed``), could not do (``missed``) or saw (``analysis``), at one place.

    ``name`` is the kind of thing in one word, such as ``CopyLowered``; ``location`` is the source's where debug info has it,
    and ``line`` the line of LLVM's text of the module, 0 where there is none.
    """

    kind: RemarkKind
    pass_name: str
    name: str
    text: str
    function: str = ""
    location: DebugLocation | None = None
    line: int = 0


@final
class Remarks:
    """The remarks of one pass while it runs."""

    def __init__(self, module: Module, pass_name: str, found: list[Remark]) -> None:
        self._module, self._pass, self.found = module, pass_name, found

    def add(self, kind: RemarkKind, name: str, text: str, at: Instruction | Function | None = None) -> None:
        """``at`` is the instruction or function that it is about; an instruction still stands in its function then."""
        function = at.function if isinstance(at, Instruction) else at
        location = source_location(self._module, at.find_metadata("dbg")) if isinstance(at, Instruction) else None
        place = display_name(function.name) if function is not None else ""
        self.found.append(Remark(kind, self._pass, name, text, place, location, at.line if at is not None else 0))


def refuse(instruction: Instruction, reason: str, hint: str = "") -> UnsupportedError:
    """The error of a pass that can neither change an instruction nor leave it: where it stands in the source, else in the IR."""
    function = instruction.function
    assert function is not None and function.module is not None, "an instruction of a module"
    module = function.module
    where = source_location(module, instruction.find_metadata("dbg"))
    return UnsupportedError(
        f"in @{display_name(function.name)}: {reason}: {instruction.text}",
        location=str(where) if where is not None else f"{module.source_name}:{instruction.line}:1",
        hint=hint,
    )


def _sizes(block: Any) -> tuple[int, ...] | None:
    """Work-items in x, y, z as given: one number, or several; OptionError for what is none."""
    if block is None:
        return None
    given = (block,) if isinstance(block, Integral) else block
    if not isinstance(given, (tuple, list)) or not all(
        isinstance(n, Integral) and not isinstance(n, bool) for n in given
    ):
        raise OptionError(f"block is {shown(block)}", hint="one to three whole numbers, such as (64, 4)")
    return tuple(map(int, given))


@final
@dataclass(frozen=True, slots=True)
class Target:
    """For whom a pipeline works: ``mcpu`` such as gfx942; None: what each kernel was compiled for. ``block``: work-items of the
    groups of ``kernel`` (None: of all kernels) in launches; None: what kernels say themselves. ``assume``: SPECs
    of ``--assume`` for ``kernel``, else for each that has such parameters."""

    mcpu: str | None = None
    block: tuple[int, int, int] | None = None
    kernel: str | None = None
    assume: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        module: Module,
        mcpu: str | None,
        kernel: str | None,
        block: Sequence[int] | None,
        assume: Sequence[str] = (),
    ) -> Target:
        """Checks the words against the module; OptionError."""
        if mcpu is not None:
            find_target(mcpu)  # LaunchError for what is no processor
        if not isinstance(kernel, (str, type(None))):
            raise OptionError(f"kernel is {shown(kernel)}", hint="its name, as text")
        sizes = _sizes(block)
        if sizes is not None and not (
            0 < len(sizes) < 4 and all(n > 0 for n in sizes) and math.prod(sizes) <= MAX_ITEMS
        ):
            raise OptionError(
                f"no group has {'x'.join(map(str, sizes))} work-items", hint=f"at most {MAX_ITEMS} in all"
            )
        name = None if kernel is None else cls._find_kernel(module, kernel)
        x, y, z = (*(sizes or ()), 1, 1, 1)[:3]
        given = (assume,) if isinstance(assume, str) else assume  # one, as a launch takes it
        if not isinstance(given, (list, tuple)) or not all(isinstance(text, str) for text in given):
            raise OptionError(f"assume is {shown(assume)}", hint='texts such as "a:align=128"')
        return cls(mcpu, None if sizes is None else (x, y, z), name, tuple(given))

    @staticmethod
    def _find_kernel(module: Module, word: str) -> str:
        """The display name of the one kernel that is called so. OptionError for none and for several."""
        kernels = list(module.kernel_functions)
        found = match_kernels(kernels, word)
        if len(found) == 1:
            return display_name(found[0].name)
        if found:
            raise OptionError(
                f"{len(found)} kernels are called {word!r}, name one", hint=f"they are {list_kernels(found)}"
            )
        wanted = word.removeprefix("@")
        raise OptionError(f"the module has no kernel {wanted!r}", hint=f"it has {list_kernels(kernels) or 'none'}")

    def block_of(self, kernel: Function) -> tuple[int, int, int] | None:
        """The block that was given for a kernel."""
        return self.block if self.kernel in (None, display_name(kernel.name)) else None


@final
@dataclass(frozen=True, slots=True)
class Pass(Generic[Options]):
    """A pass by its name. ``run`` gets a module that it may change, its options, the target and a place for remarks; it
    returns the module that it changed or a new one. ``doc`` shows the IR before and after, then what it needs and breaks.
    ``options`` is a frozen dataclass whose fields are the parameters (see ``parameter``)."""

    name: str
    options: type[Options]
    run: Callable[[Module, Options, Target, Remarks], Module]
    doc: str

    @property
    def summary(self) -> str:
        """The first line of ``doc``."""
        return self.doc.strip().split("\n", 1)[0]

    @property
    def parameters(self) -> list[Parameter]:
        """The parameters in the order of the dataclass."""
        hints = get_type_hints(self.options)
        return [Parameter.of(f, hints[f.name]) for f in fields(self.options)]  # type: ignore[arg-type]


def parameter(default: Any, help_: str, *, least: int | None = None) -> Any:
    """A field of a pass's options: bool, int (not below ``least``), str, or a Literal of words."""
    return field(default=default, metadata={"help": help_, "least": least})


@final
@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a pass as ``--passes`` spells it: ``with-runtime`` for the field ``with_runtime``."""

    field: str
    type: Any
    default: Any
    help: str
    least: int | None = None

    @classmethod
    def of(cls, made: Field[Any], type_: Any) -> Parameter:
        return cls(made.name, type_, made.default, made.metadata["help"], made.metadata["least"])

    @property
    def name(self) -> str:
        return self.field.replace("_", "-")

    @property
    def values(self) -> str:
        """What may stand behind ``=``."""
        words = get_args(self.type)
        if self.type is bool or bool in words:
            return "true|false"
        return "|".join(map(str, words)) or {int: "N", str: "TEXT"}[self.type]

    def parse(self, text: str) -> Any:
        """The value that ``text`` spells; OptionError names what was expected."""
        words = get_args(self.type)
        if self.type is bool or bool in words:
            if text in ("true", "false"):
                return text == "true"
            raise OptionError(f"{self.name} is {text!r}", hint="expected true or false")
        if words:
            if text in words:
                return text
            raise OptionError(f"{self.name} is {text!r}", hint=f"choose {', '.join(map(str, words))}")
        if self.type is int:
            least = self.least or 0
            if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
                raise OptionError(f"{self.name} is {text!r}", hint=f"expected a whole number, at least {least}")
            return int(text)
        return text


def parse_options(pass_: Pass[Options], text: str) -> Options:
    """The options that ``x=1;y`` spells: ``y`` is ``y=true``, ``no-y`` is ``y=false``."""
    known = {p.name: p for p in pass_.parameters}
    given: dict[str, Any] = {}
    for item in filter(None, (part.strip() for part in text.split(";"))):
        name, equals, value = (part.strip() for part in item.partition("="))
        if not equals:
            is_no = name not in known and name.startswith("no-")
            name, value = (name[3:], "false") if is_no else (name, "true")
        if name not in known:
            choice = f"it has {', '.join(known)}" if known else "it has none"
            raise OptionError(f"pass {pass_.name} has no parameter {name!r}", hint=choice)
        if known[name].field in given:
            raise OptionError(f"pass {pass_.name} is given {name!r} twice", hint="leave one out")
        given[known[name].field] = known[name].parse(value)
    return replace(pass_.options(), **given)  # type: ignore[type-var]
