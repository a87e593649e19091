"""Both engines execute a launch, and must agree: the engine ``both``, for whoever doubts one of them, and for tests.

The reference engine comes first, then the buffers are put back; the result is the wave compiler's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np

from swlds.device.array_store import ArrayStore, Copy
from swlds.device.fidelity import Fidelity
from swlds.device.findings import Finding
from swlds.engines.wave_compiler.refusal import InternalError
from swlds.errors import EnginesDifferError, SwldsError
from swlds.printable import describe_difference


class Outcome(Protocol):
    """What is compared of a ``Result``, beside its buffers."""

    findings: list[Finding]
    fidelity: Fidelity
    output: str
    error_output: str
    profile: Any
    counters: list[Any]


Result = TypeVar("Result", bound=Outcome)


def launch_on_both(run: Callable[[str], Result], args: Sequence[Any], store: ArrayStore | None = None) -> Result:
    """``run("wave")``, once ``run("reference")`` gave the same; ``args``: of the launch, whose arrays each run updates;
    ``store``: of the device's arrays, if it has some.

    Raises EnginesDifferError where buffers differ in a bit, findings in a field, profiles in a number, and where the wave
    compiler went wrong, though the reference engine took its place.
    """
    arrays = [a for a in args if isinstance(a, np.ndarray)]
    before, held = [a.copy() for a in arrays], store.copy_all() if store else []
    try:
        reference = run("reference")
    except SwldsError as expected:
        _restore(arrays, before, store, held)
        _must_fail_alike(expected, run)
        raise
    wanted, left = [a.copy() for a in arrays], store.copy_all() if store else []
    _restore(arrays, before, store, held)
    wave = run("wave")
    _compare_findings(reference, wave)
    if errors := [line for line in wave.fidelity.executed if InternalError.reason in line]:
        raise EnginesDifferError(errors[0])
    if not any(f.kind == "timeout" for f in wave.findings):  # else they have no defined content
        for number, (array, other) in enumerate(zip(arrays, wanted, strict=True)):
            _compare_buffers(f"buffer {number}", other, array)
        held_now = {c.extent.number: c for c in (store.copy_all() if store else [])}
        for theirs in left:  # one that nobody held any more may have gone meanwhile
            if (ours := held_now.get(theirs.extent.number)) is not None:
                _compare_arrays(theirs, ours)
        _compare_counts(reference, wave)
        _compare_output(reference, wave)
    return wave


def _restore(arrays: list[Any], before: list[Any], store: ArrayStore | None, held: list[Copy]) -> None:
    for array, old in zip(arrays, before, strict=True):  # they may overlap
        if array.flags.writeable:
            np.copyto(array, old)
    if store is not None:
        store.put_back(held)


def _must_fail_alike(expected: SwldsError, run: Callable[[str], Outcome]) -> None:
    try:
        run("wave")
    except SwldsError as error:
        if (type(error), str(error)) != (type(expected), str(expected)):
            raise EnginesDifferError(f"reference: {expected}; wave: {error}") from error
    else:
        raise EnginesDifferError(f"only the reference engine refuses the launch: {expected}")


def _compare_findings(reference: Outcome, wave: Outcome) -> None:
    theirs, ours = (list(map(_without_place, result.findings)) for result in (reference, wave))
    if ours != theirs or [f.as_json() for f in ours] != [f.as_json() for f in theirs]:
        only = [next((f for f in a if f not in b), None) for a, b in ((theirs, ours), (ours, theirs))]
        raise EnginesDifferError(f"findings: reference {only[0]}, wave {only[1]}")


def _compare_counts(reference: Outcome, wave: Outcome) -> None:
    """Profiles, the patterns that they rest on, and what a launch's own counters have found, where these say what is equal."""
    if reference.profile != wave.profile:
        raise EnginesDifferError(_difference(reference.profile, wave.profile))
    if wave.profile is not None and reference.profile.observed != wave.profile.observed:
        raise EnginesDifferError("profiles: the engines saw different patterns of LDS accesses")
    for ours, theirs in zip(wave.counters, reference.counters, strict=True):
        if "__eq__" in vars(type(ours)) and ours != theirs:
            raise EnginesDifferError(f"counters: reference {theirs}, wave {ours}")


def _compare_output(reference: Outcome, wave: Outcome) -> None:
    """What was printed; where some is left out, which part of a group that is may differ."""
    if any(f.kind == "output-limit" for f in wave.findings):
        return
    for theirs, ours in ((reference.output, wave.output), (reference.error_output, wave.error_output)):
        if theirs != ours:
            raise EnginesDifferError(f"printed: {describe_difference(theirs, ours, ('reference', 'wave'))}")


def _difference(reference: Any, wave: Any) -> str:
    theirs, ours = ([*profile.sites, *profile.orders] for profile in (reference, wave))
    only = [next((s for s in a if s not in b), None) for a, b in ((theirs, ours), (ours, theirs))]
    return f"profiles: reference {only[0]}, wave {only[1]}"


def _without_place(finding: Finding) -> Finding:
    """A launch that is stopped after a time is stopped somewhere."""
    return Finding(finding.tool, finding.kind, finding.severity, "") if finding.kind == "timeout" else finding


def _compare_arrays(reference: Copy, wave: Copy) -> None:
    """Device arrays: also which of their bits are initialised."""
    _compare_buffers(reference.extent.name, reference.data, wave.data)
    theirs, ours = (np.full(c.data.shape, 0xFF, np.uint8) if c.init is None else c.init for c in (reference, wave))
    if not np.array_equal(theirs, ours):
        raise EnginesDifferError(f"{reference.extent.name}: the engines initialised different bytes of it")


def _compare_buffers(name: str, wanted: np.ndarray, found: np.ndarray) -> None:
    if wanted.tobytes() == found.tobytes():
        return
    different = np.flatnonzero((wanted != found) & ~((wanted != wanted) & (found != found)))
    if not len(different):
        raise EnginesDifferError(f"{name} differs in the bits of a NaN or a zero")
    at = int(different[0])
    values = f"reference {wanted.flat[at]}, wave {found.flat[at]}"
    raise EnginesDifferError(f"{name}: {len(different)} elements differ, the first at {at}: {values}")


__all__ = ["launch_on_both"]
