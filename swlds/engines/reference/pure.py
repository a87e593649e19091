"""Operations that only compute: one function makes the value, one rule says what is known of it."""

from __future__ import annotations

from typing import Any

from swlds.device.lane_values import Rep
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.meta import COMPUTED, make, spoil
from swlds.ir.model import Instruction


def build_pure(
    decoder: Decoder, instruction: Instruction, sources: list[int], compute: Any, rep: Rep, exact: Any = None
) -> Operation:
    """An operation whose result is undefined where any operand is, and has no tag. ``exact``: a rule that may know which bits of
    it are."""
    assign = decoder.assign(instruction)
    lanes = decoder.lanes

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        value = compute(frame, *[env[s] for s in sources])
        result = None
        operands = [known[s] for s in sources]
        if any(m is not None and m.shadow is not None for m in operands):
            shadow, origin = spoil(operands, rep.raw, rep.ones, rep.shape(lanes))
            known_bits = exact(*[env[s] for s in sources], *operands, rep) if exact is not None else None
            result = make(None, shadow if known_bits is None else known_bits, origin)
        assign(frame, value, result)

    return run


def build_move(decoder: Decoder, instruction: Instruction, a: int, move: Any, keeps_tag: bool, cuts: bool) -> Operation:
    """A result whose shadow moves exactly like its bits. ``cuts``: bits go or come, it is no copy."""
    assign = decoder.assign(instruction)

    def run(frame: Frame) -> None:
        env, known = frame.env, frame.meta
        value = move(env[a])
        result = known[a]
        if result is not None and (result.shadow is not None or not keeps_tag):
            shadow = None if result.shadow is None else move(result.shadow)
            shadow = None if shadow is None or not shadow.any() else shadow
            result = make(
                result.tag if keeps_tag else None, shadow, result.origin | COMPUTED if cuts else result.origin
            )
        assign(frame, value, result)

    return run
