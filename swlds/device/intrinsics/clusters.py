"""Rows of clusters of work-groups: which one, which member, their barrier, loads that all members share.

================  =========================================================================================
cluster_barrier   ``s.cluster.barrier``: all waves of the cluster's groups meet
cluster_load      ``cluster.load``: a load to registers; the wave goes on when all members of its mask have asked
cluster_lds       ``cluster.load.async.to.lds``: the same as a copy with an LDS address for each lane
================  =========================================================================================

A plain launch has clusters of one work-group.
"""

from __future__ import annotations

from typing import Any

from swlds.device.clusters import has_clusters
from swlds.device.intrinsics.buffers import refuse_async
from swlds.device.intrinsics.table import Call, Refuses, add
from swlds.device.intrinsics.wave_state import uniform
from swlds.device.target import Target
from swlds.device.types import bit_width
from swlds.ir.model import Instruction
from swlds.ir.types import IntType, VectorType, is_float


def _refuse(instruction: Instruction, target: Target) -> str:
    return "" if has_clusters(target) else f"clusters of work-groups do not exist on {target.name} (gfx1250 only)"


def _refuse_load(bits: int) -> Refuses:
    """What is loaded has the bits that the name says."""

    def refuses(instruction: Instruction, target: Target) -> str:
        type_ = instruction.type
        count, element = (type_.count, type_.element) if isinstance(type_, VectorType) else (1, type_)
        is_plain = isinstance(element, IntType) or is_float(element)
        if not is_plain or count * bit_width(element) != bits:
            return f"cluster.load.b{bits} gives {bits} bits, not a value of type {type_}"
        return _refuse(instruction, target)

    return refuses


def _add_number(name: str, answer: Any) -> None:
    add(f"amdgcn.cluster.{name}", 0, uniform(answer), generations=(12,), refuses=_refuse)


def _cluster(axis: int) -> Any:
    return lambda call: call.wave.geometry.cluster_index(call.wave.group_index)[axis]


def _member(axis: int) -> Any:
    return lambda call: call.wave.geometry.member_index(call.wave.group_index)[axis]


def _last(axis: int) -> Any:
    return lambda call: call.wave.geometry.cluster[axis] - 1


def _flat(call: Call) -> int:
    (x, y, z), (wide, high, _) = (
        call.wave.geometry.member_index(call.wave.group_index),
        call.wave.geometry.cluster,
    )
    return x + wide * (y + high * z)


# "amdgpu-no-cluster-id-x" is no promise that can be broken: LLVM 22 and Triton infer it beside calls of the intrinsic, and its
# backend writes the same code with it and without, which reads registers that are always there (ttmp7, ttmp9).
for _axis, _letter in enumerate("xyz"):
    _add_number(f"id.{_letter}", _cluster(_axis))
    _add_number(f"workgroup.id.{_letter}", _member(_axis))
    _add_number(f"workgroup.max.id.{_letter}", _last(_axis))
_add_number("workgroup.flat.id", _flat)
_add_number("workgroup.max.flat.id", lambda call: call.wave.geometry.cluster_size - 1)
add("amdgcn.s.cluster.barrier", 0, effect="cluster_barrier", generations=(12,))
for _bits in (32, 64, 128):
    add(f"amdgcn.cluster.load.b{_bits}", 3, effect="cluster_load", immediates={1: None}, refuses=_refuse_load(_bits))
for _bits in (8, 32, 64, 128):
    add(
        f"amdgcn.cluster.load.async.to.lds.b{_bits}",
        5,
        effect="cluster_lds",
        immediates={2: None, 3: None},
        refuses=refuse_async,
    )
