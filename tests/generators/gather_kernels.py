# ruff: noqa: E501  (LLVM IR in strings)
"""Random kernels that copy tiles from global memory to LDS through registers: shapes of groups, widths, layouts, masks, loops,
stages, what stands between, and stores in front. Each is right; ``run`` says what it computes."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import swlds
from swlds.ir.model import Module

TARGETS = ("gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1250")
_TYPES = {1: "i8", 2: "i16", 4: "i32", 8: "<2 x i32>", 12: "<3 x i32>", 16: "<4 x i32>"}
_BLOCKS = ((64, 1), (128, 1), (100, 1), (32, 4), (16, 16), (96, 1), (8, 8))
#: Bytes of the source and of the output.
SOURCE = 1 << 16


@dataclass
class GatherKernel:
    """``seed``: all follows from it."""

    seed: int
    lines: list[str] = field(default_factory=list)
    fresh: int = 0

    def __post_init__(self) -> None:
        rng = self.rng = random.Random(self.seed)
        self.cpu = rng.choice(TARGETS)
        self.block = rng.choice(_BLOCKS)
        self.items = self.block[0] * self.block[1]
        self.lanes = 32 if self.cpu in ("gfx1030", "gfx1250") else 64
        self.bytes = rng.choice((4, 4, 4, 16, 16, 8, 12, 1) if self.cpu == "gfx1250" else (4, 4, 4, 16, 16, 8, 12))
        self.rounds = rng.choice((1, 1, 2, 3, 5))
        self.stages = rng.choice((1, 1, 2, 3))
        self.stride = self.bytes if rng.random() < 0.9 else rng.choice((16, 20, self.bytes + 4, 32))
        self.stride = max(self.stride, self.bytes)
        self.row = rng.choice((0, 0, 0, 0, 0, 16, 32, 64))  # items behind which padding lies
        self.pad = rng.choice((4, 16)) if self.row else 0
        self.tile = (self.items * self.stride + (self.items // self.row * self.pad if self.row else 0) + 63) // 16 * 16
        self.apart = rng.random() < 0.6
        self.is_loop = rng.random() < 0.6
        self.copies = rng.choice((1, 1, 2))
        self.align = rng.choice((self.bytes & -self.bytes, self.bytes & -self.bytes, min(self.bytes & -self.bytes, 4)))
        if self.stride % self.align or self.pad % self.align:
            self.align = min(self.align, 4) if self.bytes >= 4 else 1

    # Text ------------------------------------------------------------------------------------------------------------

    def name(self) -> str:
        self.fresh += 1
        return f"%v{self.fresh}"

    def put(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def say(self, text: str) -> None:
        self.lines.append(text if text.endswith(":") else f"  {text}")

    def text(self) -> str:
        self.lines, self.fresh = [], 0
        self.rng.seed(self.seed ^ 0x5EED)
        self._head()
        self._fill()
        if self.is_loop:
            self.say("br label %loop")
            self.say("loop:")
            self.say("%i = phi i32 [ 0, %start ], [ %i.next, %latch ]")
            self.say("%acc = phi i32 [ 0, %start ], [ %acc.next, %latch ]")
            acc = self._round("%i", "%acc")
            self.say("br label %latch")
            self.say("latch:")
            self.say(f"%acc.next = add i32 {acc}, 0")
            self.say("%i.next = add nuw nsw i32 %i, 1")
            self.say(f"%more = icmp ult i32 %i.next, {self.rounds}")
            self.say("br i1 %more, label %loop, label %done")
            self.say("done:")
        else:
            acc = "0"
            for k in range(self.rounds):
                acc = self._round(str(k), acc)
        place = self.put("getelementptr i32, ptr addrspace(1) %out, i32 %to")
        self.say(f"store i32 {acc}, ptr addrspace(1) {place}, align 4")
        self.say("ret void")
        noalias = "noalias " if self.apart else ""
        arguments = f"ptr addrspace(1) {noalias}align 16 %in, ptr addrspace(1) {noalias}align 16 %out"
        size = f'"amdgpu-flat-work-group-size"="{self.items},{self.items}"'
        body = "\n".join(self.lines)
        return _HEAD.replace("SIZE", str(self.tile * self.stages + 64)) + (
            f"define amdgpu_kernel void @k({arguments}) {size} {{\nstart0:\n{body}\n}}\n"
        )

    def _head(self) -> None:
        self.say("%x = call i32 @llvm.amdgcn.workitem.id.x()")
        self.say("%y = call i32 @llvm.amdgcn.workitem.id.y()")
        self.say("%g = call i32 @llvm.amdgcn.workgroup.id.x()")
        self.say(f"%yy = mul i32 %y, {self.block[0]}")
        self.say("%t = add i32 %yy, %x")
        self.say(f"%gi = mul i32 %g, {self.items}")
        self.say("%to = add i32 %gi, %t")

    def _fill(self) -> None:
        """What LDS holds where nothing is copied."""
        self.say("br label %start")
        self.say("start:")
        for stage in range(self.stages):
            target = self._place("%t", str(stage))
            zero = "0" if self.bytes <= 4 else "zeroinitializer"
            self.say(f"store {_TYPES[self.bytes]} {zero}, ptr addrspace(3) {target}, align {self.align}")
        self._sync()

    def _sync(self) -> None:
        self.say('fence syncscope("workgroup") release')
        self.say("call void @llvm.amdgcn.s.barrier()")
        self.say('fence syncscope("workgroup") acquire')

    def _place(self, item: str, stage: str) -> str:
        at = self.put(f"mul i32 {item}, {self.stride}")
        if self.row:
            row = self.put(f"udiv i32 {item}, {self.row}")
            more = self.put(f"mul i32 {row}, {self.pad}")
            at = self.put(f"add i32 {at}, {more}")
        base = self.put(f"mul i32 {stage}, {self.tile}")
        at = self.put(f"add i32 {at}, {base}")
        return self.put(f"getelementptr i8, ptr addrspace(3) @tile, i32 {at}")

    def _round(self, i: str, acc: str) -> str:
        rng = self.rng
        stage = self.put(f"urem i32 {i}, {self.stages}")
        for copy in range(self.copies):
            if copy:
                self._sync()
            self._before(i)
            self._copy(i, stage)
        own = rng.random() < 0.15
        if not own:
            self._sync()
        for _ in range(rng.choice((1, 2))):
            other = "%t" if own else self._other()
            place = self._place(other, stage)
            value = self.put(f"load {_TYPES[self.bytes]}, ptr addrspace(3) {place}, align {self.align}")
            acc = self._mix(acc, value)
        if self.stages == 1 or rng.random() < 0.4 or own:  # of several stages each is read in front of a barrier
            self._sync()
        return acc

    def _other(self) -> str:
        how = self.rng.choice(("xor", "xor", "next", "own", "back"))
        if how == "own":
            return "%t"
        if how == "back":
            return self.put(f"sub i32 {self.items - 1}, %t")
        if how == "next":
            return self.put(f"urem i32 {self.put(f'add i32 %t, {self.rng.randint(1, self.items)}')}, {self.items}")
        low = self.items & -self.items
        return self.put(f"xor i32 %t, {self.rng.randrange(low)}")

    def _mix(self, acc: str, value: str) -> str:
        if self.bytes < 4:
            value = self.put(f"zext {_TYPES[self.bytes]} {value} to i32")
            parts = [value]
        elif self.bytes == 4:
            parts = [value]
        else:
            parts = [self.put(f"extractelement {_TYPES[self.bytes]} {value}, i32 {k}") for k in range(self.bytes // 4)]
        for part in parts:
            acc = self.put(f"add i32 {self.put(f'mul i32 {acc}, 31')}, {part}")
        return acc

    def _before(self, i: str) -> None:
        """Stores of this wave, which may write the source."""
        if self.rng.random() < 0.2:
            place = self.put("getelementptr i32, ptr addrspace(1) %out, i32 %to")
            self.say(f"store i32 {i}, ptr addrspace(1) {place}, align 4")
            if self.rng.random() < 0.5:
                self.say('fence syncscope("agent") release')

    def _source(self, i: str) -> str:
        rng = self.rng
        how = rng.choice(("plain", "plain", "plain", "group", "xor", "wide", "same", "back", "loaded"))
        item = "%t"
        if how == "group":
            item = "%to"
        elif how == "xor":
            item = self.put(f"xor i32 %t, {rng.choice((1, 2, 64))}")
        elif how == "wide":
            item = self.put("mul i32 %t, 3")
        elif how == "same":
            item = self.put("lshr i32 %t, 2")
        elif how == "back":
            item = self.put(f"sub i32 {self.items - 1}, %t")
        elif how == "loaded":
            place = self.put("getelementptr i32, ptr addrspace(1) %in, i32 %t")
            item = self.put(f"and i32 {self.put(f'load i32, ptr addrspace(1) {place}, align 4')}, 255")
        step = self.put(f"mul i32 {i}, {rng.choice((self.items, 7, 1))}")
        item = self.put(f"add i32 {item}, {step}")
        if rng.random() < 0.5:
            wide = self.put(f"zext i32 {item} to i64")
            at = self.put(f"mul i64 {wide}, {self.bytes}")
            return self.put(f"getelementptr i8, ptr addrspace(1) %in, i64 {at}")
        at = self.put(f"mul i32 {item}, {self.bytes}")
        return self.put(f"getelementptr i8, ptr addrspace(1) %in, i32 {at}")

    def _item(self) -> str:
        rng = self.rng
        how = rng.choice(("plain", "plain", "plain", "plain", "plain", "plain", "waves", "waves", "one", "back"))
        low = self.items & -self.items
        if how == "waves" and low > self.lanes:
            return self.put(f"xor i32 %t, {self.lanes}")
        if how == "one":
            return self.put("xor i32 %t, 1") if self.items % 2 == 0 else "%t"
        if how == "back":
            return self.put(f"sub i32 {self.items - 1}, %t")
        return "%t"

    def _condition(self, i: str) -> str:
        rng = self.rng
        how = rng.choice(("less", "more", "odd", "wave", "loaded", "round", "all"))
        if how == "less":
            return self.put(f"icmp ult i32 %t, {rng.randrange(1, self.items)}")
        if how == "more":
            return self.put(f"icmp uge i32 %t, {rng.randrange(1, self.items)}")
        if how == "odd":
            return self.put(f"trunc i32 {self.put(f'lshr i32 %t, {rng.randrange(3)}')} to i1")
        if how == "wave":
            return self.put(f"icmp ult i32 %t, {self.lanes}")
        if how == "round":
            return self.put(f"icmp ult i32 {i}, {rng.randrange(self.rounds + 1)}")
        if how == "all":
            return self.put(f"icmp ult i32 %t, {self.items}")
        place = self.put("getelementptr i32, ptr addrspace(1) %in, i32 %t")
        return self.put(f"trunc i32 {self.put(f'load i32, ptr addrspace(1) {place}, align 4')} to i1")

    def _copy(self, i: str, stage: str) -> None:
        rng, type_ = self.rng, _TYPES[self.bytes]
        form = rng.choice(("plain", "plain", "plain", "branch", "phi", "select", "twice"))
        source, target = self._source(i), self._place(self._item(), stage)
        n = self.name()[1:]
        load = f"load {type_}, ptr addrspace(1) {source}, align {self.align}"
        store = f"store {type_} %{{}}, ptr addrspace(3) {target}, align {self.align}"
        other = rng.choice(("0", "7")) if self.bytes <= 4 else "zeroinitializer"
        if form == "branch":
            self.say(f"br i1 {self._condition(i)}, label %{n}.then, label %{n}.end")
            self.say(f"{n}.then:")
            self.say(f"%{n}.l = {load}")
            self._between()
            self.say(store.format(f"{n}.l"))
            self.say(f"br label %{n}.end")
            self.say(f"{n}.end:")
        elif form == "phi":
            self.say(f"br label %{n}.if")
            self.say(f"{n}.if:")
            self.say(f"br i1 {self._condition(i)}, label %{n}.then, label %{n}.end")
            self.say(f"{n}.then:")
            self.say(f"%{n}.l = {load}")
            self.say(f"br label %{n}.end")
            self.say(f"{n}.end:")
            self.say(f"%{n}.p = phi {type_} [ %{n}.l, %{n}.then ], [ {other}, %{n}.if ]")
            self.say(store.format(f"{n}.p"))
        elif form == "select":
            self.say(f"%{n}.l = {load}")
            condition = self._condition(i)
            arms = (f"{type_} %{n}.l", f"{type_} {other}")
            first, second = arms if rng.random() < 0.6 else arms[::-1]
            self.say(f"%{n}.s = select i1 {condition}, {first}, {second}")
            self.say(store.format(f"{n}.s"))
        else:
            self.say(f"%{n}.l = {load}")
            self._between()
            self.say(store.format(f"{n}.l"))
            if form == "twice":
                self.say(f"%{n}.m = {load}")
                self.say(store.format(f"{n}.m"))

    def _between(self) -> None:
        if self.rng.random() < 0.2:
            place = self.put("getelementptr i32, ptr addrspace(1) %out, i32 %to")
            self.say(f"store i32 5, ptr addrspace(1) {place}, align 4")

    # Launch ----------------------------------------------------------------------------------------------------------

    def run(self, module: Module, **options: Any) -> tuple[bytes, list[Any]]:
        """What two groups write, and the findings."""
        source = np.random.default_rng(self.seed).integers(0, 1 << 32, SOURCE // 4, np.uint32)
        out = np.zeros(2 * self.items, np.uint32)
        kernel = swlds.Device(self.cpu).load(module)["k"]
        result = kernel.launch(2, self.block, [source, out], **options)
        return out.tobytes(), result.findings


_HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [SIZE x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
"""
