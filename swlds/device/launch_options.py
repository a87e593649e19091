"""The options of a launch: each is one field, with its default, its bounds, and how users write it.

The field ``dynamic_lds`` is ``--dynamic-lds 64`` on the command line, ``dynamic-lds=64`` in a LAUNCH line and
``launch(…, dynamic_lds=64)`` in Python. A new option is a new field here, and whoever obeys it.
"""

from __future__ import annotations

import operator
import os
from dataclasses import field, fields, replace
from numbers import Real
from typing import TYPE_CHECKING, Any, Literal, final

from swlds.device.checks import COST_CHECKS, TOOLS, parse_checks
from swlds.errors import LaunchError
from swlds.lazy import dataclass
from swlds.words import is_list, refuse_unknown, shown, whole_numbers

if TYPE_CHECKING:
    from swlds.device.patterns import MakeCounter

ENGINES = ("wave", "reference")
#: ``auto``: wave, but the reference engine for launches that are over before host code is made; ``both``: the launch fails where
#: they do not agree.
ENGINE_WORDS = ("auto", *ENGINES, "both")
#: The variable of the environment that names the engine where nobody does.
ENGINE_VARIABLE = "SWLDS_ENGINE"
HOSTS = ("native", "avx512", "avx2", "baseline")


def default_engine() -> str:
    """The engine of a launch where nobody names one."""
    return os.environ.get(ENGINE_VARIABLE) or ENGINE_WORDS[0]


def reported_engine(word: str) -> str:
    """The engine that a report names: the one whose part the other takes where it says so."""
    return ENGINES[0] if word == ENGINE_WORDS[0] else word


#: Digits of the largest number that a user may write.
MAX_DIGITS = 20


#: The least and the most that ``--max-memory`` takes, of every command and launch.
MEBIBYTES = (16, 1 << 24)
#: Host code counts the steps of a wave in 64 bits.
MOST_STEPS = (1 << 62) - 1


@final
@dataclass(frozen=True, slots=True)
class Word:
    """How users write an option: ``--name TEXT``, ``name=TEXT``; a flag without text."""

    name: str
    kind: Literal["number", "seconds", "checks", "choice", "flag", "sizes", "texts"]
    help: str = ""
    metavar: str | None = None
    #: Of a number; ``most`` where there is a bound.
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    #: A letter for the command line.
    short: str = ""
    #: Not in LAUNCH lines: a test runs on every engine.
    is_for_tests: bool = True


def _option(default: Any, *words: Any, **more: Any) -> Any:
    return field(default=default, metadata={"word": Word(*words, **more)})


@final
@dataclass(frozen=True)
class LaunchOptions:
    """What a launch has beside its grid, block and arguments.

    ``checks``: tools that are on. ``max_output``: MiB of text that ``printf`` may write.
    ``engine``: None is the device's. ``timeout``: seconds that it may run, once it is
    compiled. ``max_memory``: MiB for buffers and heap together. ``fail_malloc``: the device allocation (from 1) that fails.
    ``same_value_races``: stores of the value that is there already race, too. ``dma``: when copies
    between global memory and LDS arrive. ``assume``: what holds of its parameters, as
    ``swlds axis`` has it. ``cluster``: work-groups of a cluster in x, y, z, None: as the kernel says.
    ``jobs`` (threads, None: one a core) and
    ``host`` are the wave compiler's; results do not depend on them. ``preempt``: steps after which a wave that does not
    block gives way. ``profile``: count accesses and barriers. ``counters``: make each a ``Counter`` of LDS access patterns for
    the launch. ``exact_patterns``: patterns have the offsets in LDS, not from the first lane's; there are more of them.
    ``timeline``: note when waves meet barriers and copies (``device.timeline``), which the reference engine does.
    """

    cluster: int | tuple[int, ...] | None = _option(
        None,
        "cluster",
        "sizes",
        'Work-groups of a cluster, on gfx1250 (default: what the kernel\'s "amdgpu-cluster-dims" says).',
        "X[,Y,Z]",
    )
    dynamic_lds: int = _option(0, "dynamic-lds", "number", "Dynamic LDS of the launch.", "BYTES", 0)
    engine: str | None = _option(
        None,
        "engine",
        "choice",
        f"Which engine executes (default: ${ENGINE_VARIABLE}, or auto).",
        choices=ENGINE_WORDS,
        is_for_tests=False,
    )
    checks: frozenset[str] = _option(
        frozenset(TOOLS),
        "check",
        "checks",
        f"What to look for (default: all): {', '.join(TOOLS)}, and {', '.join(COST_CHECKS)} where it is named.",
        "all|none|TOOL,...",
    )
    same_value_races: bool = _option(
        False, "same-value-races", "flag", "Report races, too, where the bytes already had the value stored."
    )
    host: str = _option(
        "native",
        "host",
        "choice",
        "Vectors of this CPU that the wave engine uses (default: native).",
        choices=HOSTS,
    )
    seed: int = _option(0, "seed", "number", "Seed of the schedule of waves (default: 0).", "N")
    preempt: int = _option(
        20_000,
        "preempt",
        "number",
        "Steps after which a wave lets others run; with --seed, at most (default: 20000).",
        "STEPS",
        1,
        MOST_STEPS,
    )
    dma: str = _option(
        "late",
        "dma",
        "choice",
        "When the data of copies to LDS arrive: at the latest legal moment, at once, or when --seed says (default: late).",
        choices=("late", "early", "random"),
    )
    no_cache: bool = _option(
        False, "no-cache", "flag", "Do not keep host code on disk, and take none from there.", is_for_tests=False
    )
    jobs: int | None = _option(None, "jobs", "number", "Threads over work-groups.", "N", 1, short="j")
    fail_malloc: int | None = _option(None, "fail-malloc", "number", "Have the Nth device allocation fail.", "N", 1)
    timeout: float | None = _option(None, "timeout", "seconds", "Stop after S seconds.", "S")
    max_memory: int | None = _option(
        None, "max-memory", "number", "Stop over this much memory (MiB).", "MIB", *MEBIBYTES
    )
    max_output: int = _option(16, "max-output", "number", "Print at most this much of printf (default: 16).", "MIB", 1)
    assume: tuple[str, ...] = _option(
        (),
        "assume",
        "texts",
        "What holds of a parameter, as for `axis` (a:align=128); the launch is refused where it does not.",
        "SPEC",
    )
    profile: bool = False
    counters: tuple[MakeCounter, ...] = ()
    exact_patterns: bool = False
    timeline: bool = False

    @property
    def sees_patterns(self) -> bool:
        """Somebody counts the patterns of LDS accesses."""
        return bool(self.profile or self.counters or set(COST_CHECKS) & self.checks)

    def but(self, **words: Any) -> LaunchOptions:
        """These, with some given by name. LaunchError for what is senseless."""
        refuse_unknown(words, [f.name for f in fields(self)], LaunchError)
        return replace(self, **words)

    def __new__(cls, *_: Any, **words: Any) -> LaunchOptions:
        """LaunchError for a word that is none, with the one that was meant."""
        refuse_unknown(words, [f.name for f in fields(cls)], LaunchError)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        """Values become those that the fields say: ``checks`` and ``assume`` may be text or a list, numbers NumPy's. LaunchError
        where one makes no sense."""
        for name, word in OPTION_WORDS.items():
            given = getattr(self, name)
            if not (given is None and _DEFAULTS[name] is None):
                _set(self, name, given, _value_of(name, word, given))
        for name in ("profile", "exact_patterns", "timeline"):
            _value_of(name, Word(name, "flag"), getattr(self, name))
        if not (isinstance(self.counters, (tuple, list)) and all(map(callable, self.counters))):
            raise LaunchError(
                f"counters is {shown(self.counters)}", hint="a tuple of functions, each of which makes a Counter"
            )
        _set(self, "counters", self.counters, tuple(self.counters))


def _set(options: LaunchOptions, name: str, given: Any, value: Any) -> None:
    if value is not given:
        object.__setattr__(options, name, value)


def _value_of(name: str, word: Word, given: Any) -> Any:
    """The value of an option as its field has it; LaunchError where what is given is not of its kind."""
    if word.kind == "checks":
        return _checks_of(given)
    if word.kind == "texts":
        texts = (given,) if isinstance(given, str) else given
        if not (isinstance(texts, (tuple, list)) and all(isinstance(text, str) for text in texts)):
            raise LaunchError(f"{name} is {shown(given)}", hint="text, or a list of texts")
        return tuple(texts)
    if word.kind == "sizes":
        return _sizes_of(name, given)
    if word.kind == "number":
        least, most = word.least, word.most
        value = _whole(given)
        if value is None or (least is not None and value < least) or (most is not None and value > most):
            hint = "a whole number" if least is None else f"a whole number of at least {least}"
            hint += "" if most is None else f" and at most {most}"
            raise LaunchError(f"{name} is {shown(given)}", hint=hint)
        return value
    if word.kind == "seconds":
        try:
            seconds = float(given) if isinstance(given, Real) else 0.0
        except (TypeError, OverflowError):  # NumPy's spans of time; 10**400
            seconds = 0.0
        if not seconds > 0:
            raise LaunchError(f"{name} is {shown(given)}", hint="seconds, more than 0")
        return seconds
    if word.kind == "flag" and not isinstance(given, bool):
        raise LaunchError(f"{name} is {shown(given)}", hint="True or False")
    if word.kind == "choice" and not (isinstance(given, str) and given in word.choices):
        said = f"unknown engine {shown(given)}" if name == "engine" else f"{name} is {shown(given)}"
        raise LaunchError(said, hint=f"known: {', '.join(word.choices)}")
    return str(given) if word.kind == "choice" else given


def _sizes_of(name: str, given: Any) -> int | tuple[int, ...]:
    """A number, or one to three."""
    try:
        sizes = whole_numbers(given)
    except TypeError:
        sizes = ()
    if not 1 <= len(sizes) <= 3 or min(sizes) < 1:
        raise LaunchError(f"{name} is {shown(given)}", hint="one to three whole numbers, sizes of at least 1 in each direction")
    return sizes if is_list(given) else sizes[0]


def _checks_of(given: Any) -> frozenset[str]:
    """Of text, or of a list or set of names."""
    if isinstance(given, frozenset) and given <= _CHECKS:
        return given
    if isinstance(given, (list, tuple, set, frozenset)) and all(isinstance(name, str) for name in given):
        return parse_checks(",".join(sorted(given)) or "none")
    return parse_checks(given if given is None or isinstance(given, str) else shown(given))


def _whole(given: Any) -> int | None:
    """None for what is no whole number."""
    try:
        return int(operator.index(given))
    except TypeError:
        return None


#: Name of the field -> how users write it.
OPTION_WORDS: dict[str, Word] = {f.name: f.metadata["word"] for f in fields(LaunchOptions) if "word" in f.metadata}
_DEFAULTS = {f.name: f.default for f in fields(LaunchOptions)}
_CHECKS = frozenset((*TOOLS, *COST_CHECKS))


def read_option(word: Word, text: str) -> Any:
    """The value of an option that is written ``name=TEXT``; LaunchError for what is none."""
    if word.kind == "checks":
        return parse_checks(text)
    if word.kind == "sizes":
        return parse_sizes(text)
    if word.kind == "texts":
        return tuple(text.split(","))
    if word.kind == "number":
        return parse_count(text, word.name)
    if word.kind == "seconds":
        try:
            return float(text)
        except ValueError:
            raise LaunchError(f"{word.name}={text}: expected seconds") from None
    choices = word.choices or ("yes", "no")
    if text not in choices:
        raise LaunchError(f"{word.name}={text}: expected {', '.join(choices)}")
    return text == "yes" if word.kind == "flag" else text


def parse_count(text: str, name: str) -> int:
    """A whole number of at least 0; LaunchError names the option."""
    if not is_count(text):
        raise LaunchError(f"{name}={text}: expected a number")
    return int(text)


def is_count(text: str) -> bool:
    """Is it a whole number in digits, and short enough to be meant as one?"""
    return text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS


def parse_sizes(text: str) -> tuple[int, ...]:
    """A grid or a block: ``X``, ``X,Y`` or ``X,Y,Z``, or with ``x`` between. LaunchError where one is no number above 0."""
    parts = text.replace("x", ",").split(",")
    if len(parts) > 3 or not all(is_count(part) and int(part) > 0 for part in parts):
        raise LaunchError(
            f"{text!r} is not one to three numbers of at least 1", hint="expected 64 or 8,8,1, for example"
        )
    return tuple(map(int, parts))
