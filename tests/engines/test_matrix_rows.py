"""Rows of products and small conversions have the types that LLVM's backend selects, and what is left has a reason."""

from __future__ import annotations

from itertools import product

import pytest

import swlds
from swlds.device.intrinsics.refused import why_refused
from swlds.errors import UnsupportedError
from tests.support.backend import assemble
from tests.support.matrix_kernels import kernel

WORDS = {"f32": "float", "f16": "half", "bf16": "bfloat"}
SMALL = ("fp8", "bf8")
WIDE = "+wavefrontsize64"
#: Name with its overloads, result, arguments, processor, features.
Case = tuple[str, str, list[str], str, str]


def smfmac() -> list[Case]:
    found = []
    for side, depth, processor, deep in (
        (16, 32, "gfx942", 1),
        (32, 16, "gfx942", 1),
        (16, 64, "gfx950", 2),
        (32, 32, "gfx950", 2),
    ):
        acc = f"<{side * side // 64} x float>"
        for kind in ("f16", "bf16"):
            word = "i16" if (kind, deep) == ("bf16", 1) else WORDS[kind]
            types = [f"<{4 * deep} x {word}>", f"<{8 * deep} x {word}>", acc, "i32", "i32 0", "i32 0"]
            found.append((f"smfmac.f32.{side}x{side}x{depth}.{kind}", acc, types, processor, ""))
        for kind in ("i8", *(f"{a}.{b}" for a, b in product(SMALL, SMALL))):
            mine = acc.replace("float", "i32") if kind == "i8" else acc
            types = [f"<{2 * deep} x i32>", f"<{4 * deep} x i32>", mine, "i32", "i32 0", "i32 0"]
            found.append(
                (
                    f"smfmac.{'i32' if kind == 'i8' else 'f32'}.{side}x{side}x{2 * depth}.{kind}",
                    mine,
                    types,
                    processor,
                    "",
                )
            )
    return found


def vector(count: int, word: str) -> tuple[str, str]:
    """A type and its piece of a name."""
    short = {"float": "f32", "half": "f16"}.get(word, word)
    return (f"<{count} x {word}>", f"v{count}{short}") if count > 1 else (word, short)


def swmmac() -> list[Case]:
    found = []
    for lanes, features in ((32, ""), (64, WIDE)):
        n, index = 256 // lanes, "i16" if lanes == 32 else "i8"
        for result, kind, word in (
            ("f32", "f16", "half"),
            ("f16", "f16", "half"),
            ("f32", "bf16", "i16"),
            ("bf16", "bf16", "i16"),
            *(("f32", f"{a}.{b}", "i32") for a, b in product(SMALL, SMALL)),
        ):
            each = n // 4 if word == "i32" else n
            (c, c_name), (a, a_name), (b, b_name) = (
                vector(n, {"f32": "float", "f16": "half", "bf16": "i16"}[result]),
                vector(each, word),
                vector(2 * each, word),
            )
            name = f"swmmac.{result}.16x16x32.{kind}.{c_name}.{a_name}.{b_name}.{index}"
            found.append((name, c, [a, b, c, index], "gfx1200", features))
        for kind, depth, each, wanted in (
            ("iu8", 32, n // 4, index),
            ("iu4", 64, n // 4, "i32" if lanes == 32 else "i16"),
        ):
            (c, c_name), (a, a_name), (b, b_name) = vector(n, "i32"), vector(each, "i32"), vector(2 * each, "i32")
            name = f"swmmac.i32.16x16x{depth}.{kind}.{c_name}.{a_name}.{b_name}.{wanted}"
            found.append((name, c, ["i1 true", a, "i1 false", b, c, wanted, "i1 true"], "gfx1201", features))
    c = "<8 x i32>"
    name = "swmmac.i32.16x16x32.iu4.v8i32.i32.v2i32.i16"
    return [*found, (name, c, ["i1 true", "i32", "i1 true", "<2 x i32>", c, "i16", "i1 false"], "gfx1200", "")]


def wide_wmma() -> list[Case]:
    found = []
    for processor, late in (("gfx1100", False), ("gfx1201", True)):
        for kind, word in (("f16", "half"), ("bf16", "i16")):
            share, share_name = vector(4 if late else 16, word)
            c, c_name = vector(4, "float")
            found.append((f"wmma.f32.16x16x16.{kind}.{c_name}.{share_name}", c, [share, share, c], processor, WIDE))
            c, c_name = vector(4 if late else 8, word)
            found.append(
                (
                    f"wmma.{kind}.16x16x16.{kind}.{c_name}.{share_name}",
                    c,
                    [share, share, c, "i1 false"],
                    processor,
                    WIDE,
                )
            )
        for kind, depth, count in (("iu8", 16, 1 if late else 4), ("iu4", 32 if late else 16, 1 if late else 2)):
            (share, share_name), (c, c_name) = vector(count, "i32"), vector(4, "i32")
            types = ["i1 true", share, "i1 true", share, c, "i1 false"]
            found.append((f"wmma.i32.16x16x{depth}.{kind}.{c_name}.{share_name}", c, types, processor, WIDE))
    for a, b in product(SMALL, SMALL):
        found.append(
            (f"wmma.f32.16x16x16.{a}.{b}.v4f32.i32", "<4 x float>", ["i32", "i32", "<4 x float>"], "gfx1200", WIDE)
        )
    return found


def scaled() -> list[Case]:
    found, c, tall = [], "<8 x float>", "<16 x float>"
    hints, shapes = ["i1 false", "i1 true"], {0: 16, 2: 12, 4: 8}
    for word, scale in (("scale", "i32"), ("scale16", "i64")):
        scales = ["i32 1", "i32 0", scale, "i32 0", "i32 0", scale]
        for a, b in product(shapes, shapes):
            x, y = f"<{shapes[a]} x i32>", f"<{shapes[b]} x i32>"
            name = f"wmma.{word}.f32.16x16x128.f8f6f4.v8f32.v{shapes[a]}i32.v{shapes[b]}i32"
            found.append((name, c, [f"i32 {a}", x, f"i32 {b}", y, "i16 0", c, *scales, *hints], "gfx1250", ""))
        types = ["<16 x i32>", "<8 x i32>", "i16 0", tall, "i32 0", *scales[1:], *hints]
        found.append((f"wmma.{word}.f32.32x16x128.f4", tall, types, "gfx1250", ""))
    found.append(("wmma.f32.32x16x128.f4", tall, ["<16 x i32>", "<8 x i32>", "i16 0", tall], "gfx1250", ""))
    shapes = {0: 8, 2: 6, 4: 4}
    for side, depth in ((16, 128), (32, 64)):
        acc = f"<{side * side // 64} x float>"
        for a, b in product(shapes, shapes):
            x, y = f"<{shapes[a]} x i32>", f"<{shapes[b]} x i32>"
            types = [x, y, acc, f"i32 {a}", f"i32 {b}", "i32 1", "i32", "i32 2", "i32"]
            name = f"mfma.scale.f32.{side}x{side}x{depth}.f8f6f4.v{shapes[a]}i32.v{shapes[b]}i32"
            found.append((name, acc, types, "gfx950", ""))
    return found


def conversions() -> list[Case]:
    found = [("prng.b32", "i32", ["i32"], p, "") for p in ("gfx950", "gfx1250")]
    found.append(("cvt.f32.fp8.e5m3", "float", ["i32", "i32 3"], "gfx1250", ""))
    for word in ("fp6", "bf6"):
        for kind, full in WORDS.items():
            found.append((f"cvt.scalef32.pk32.{kind}.{word}", f"<32 x {full}>", ["<6 x i32>", "float"], "gfx950", ""))
            found.append((f"cvt.scalef32.pk16.{word}.{kind}", "<3 x i32>", [f"<16 x {full}>", "float"], "gfx1250", ""))
            found.append(
                (f"cvt.scale.pk16.{kind}.{word}", f"<16 x {full}>", ["<3 x i32>", "i32 32639", "i32 0"], "gfx1250", "")
            )
            if kind != "f32":
                found.append(
                    (f"cvt.scalef32.pk32.{word}.{kind}", "<6 x i32>", [f"<32 x {full}>", "float"], "gfx950", "")
                )
        found.append(
            (f"cvt.scalef32.2xpk16.{word}.f32", "<6 x i32>", ["<16 x float>", "<16 x float>", "float"], "gfx950", "")
        )
    for word in SMALL:
        found.append(
            (f"cvt.scalef32.f16.{word}", "<2 x half>", ["<2 x half>", "i32", "float", "i32 3", "i1 true"], "gfx950", "")
        )
        found.append((f"cvt.f16.{word}", "half", ["i32", "i32 3"], "gfx1250", ""))
        found.append((f"cvt.pk.f16.{word}", "<2 x half>", ["i16"], "gfx1250", ""))
        found.append((f"cvt.pk.{word}.f16", "i16", ["<2 x half>"], "gfx1250", ""))
        found.append((f"cvt.sr.{word}.f16", "i32", ["half", "i32", "i32", "i32 2"], "gfx1250", ""))
        found += [
            (f"cvt.sr.{word}.f32", "i32", ["float", "i32", "i32", "i32 2"], p, "")
            for p in ("gfx942", "gfx950", "gfx1200", "gfx1250")
        ]
        for kind, full in WORDS.items():
            found.append(
                (f"cvt.scalef32.sr.{word}.{kind}", "i32", ["i32", full, "i32", "float", "i32 2"], "gfx950", "")
            )
    for kind in ("f16", "bf16"):
        pair = f"<2 x {WORDS[kind]}>"
        found.append((f"cvt.sr.{kind}.f32", pair, [pair, "float", "i32", "i1 true"], "gfx950", ""))
    return found


def transposed() -> list[Case]:
    found: list[Case] = []
    for name, result, processor in (
        ("ds.read.tr4.b64.v2i32", "<2 x i32>", "gfx950"),
        ("ds.read.tr6.b96.v3i32", "<3 x i32>", "gfx950"),
        ("global.load.tr.b128.v8i16", "<8 x i16>", "gfx1200"),
        ("global.load.tr.b128.v8f16", "<8 x half>", "gfx1201"),
        ("global.load.tr.b64.v2i32", "<2 x i32>", "gfx1201"),
    ):
        found.append((name, result, [f"ptr addrspace({3 if name.startswith('ds') else 1})"], processor, ""))
    return found


FAMILIES = {f.__name__: f for f in (smfmac, swmmac, wide_wmma, scaled, conversions, transposed)}


def text_of(case: Case) -> str:
    name, result, types, processor, features = case
    if types[0].startswith("ptr"):
        return (
            f'target triple = "amdgcn-amd-amdhsa"\ndeclare {result} @llvm.amdgcn.{name}({types[0]})\n'
            f'define amdgpu_kernel void @k({types[0]} %p, ptr addrspace(1) %out) "target-cpu"="{processor}" {{\n'
            f"  %r = call {result} @llvm.amdgcn.{name}({types[0]} %p)\n  store {result} %r, ptr addrspace(1) %out, align 4\n"
            "  ret void\n}\n"
        )
    text = kernel(name, result, types, processor, features)
    return text.replace("i32 immarg, i32 immarg)", "i32, i32 immarg)", 1) if name.startswith("cvt.scale.pk16") else text


@pytest.mark.parametrize("family", FAMILIES)
def test_the_backend_takes_them(family: str) -> None:
    for case in FAMILIES[family]():
        text = text_of(case)
        swlds.Device(engine="wave").load(swlds.parse(text)).only(None).refuse_unsupported()
        code = assemble(text, case[3])
        words = [
            w for w in ("mmac", "fmac", "wmma", "v_cvt_", "v_prng", "_tr", "mfma") if any(w in line for line in code)
        ]
        assert words, (case[0], code)


@pytest.mark.parametrize("family", FAMILIES)
def test_other_processors_are_refused(family: str) -> None:
    for case in FAMILIES[family]():
        text = (
            text_of(case)
            .replace(f'"target-cpu"="{case[3]}"', '"target-cpu"="gfx90a"')
            .replace(f' "target-features"="{WIDE}"', "")
        )
        with pytest.raises(UnsupportedError, match=r"gfx90a|gfx11|gfx12|for this width, processor"):
            swlds.Device(engine="wave").load(swlds.parse(text)).only(None).refuse_unsupported()


#: What no source tells, or two tell differently.
LEFT = [
    *(f"swmmac.{r}.16x16x128.{a}.{b}" for r in ("f32", "f16") for a, b in product(SMALL, SMALL)),
    *(
        f"swmmac.{r}.16x16x64.{k}"
        for r, k in (("f32", "f16"), ("f16", "f16"), ("f32", "bf16"), ("bf16", "bf16"), ("bf16f32", "bf16"))
    ),
    "swmmac.i32.16x16x128.iu8",
    *(f"cvt.scalef32.sr.pk{n}.{w}.{k}" for n in (16, 32) for w in ("fp6", "bf6") for k in WORDS),
    *(f"cvt.scalef32.sr.pk8.{w}.{k}" for w in ("fp8", "bf8", "fp4") for k in WORDS),
    *(f"cvt.scalef32.sr.pk.fp4.{k}" for k in WORDS),
    "cvt.sr.pk.f16.f32",
    "cvt.sr.pk.bf16.f32",
    "cvt.pk.fp8.f32.e5m3",
    "cvt.sr.fp8.f32.e5m3",
    "ds.load.tr4.b64",
    "ds.load.tr6.b96",
    "global.load.tr.b64",
    "global.load.tr4.b64",
    "global.load.tr6.b96",
]


@pytest.mark.parametrize("name", LEFT)
def test_what_is_left_has_a_reason(name: str) -> None:
    from swlds.device.intrinsics import find_intrinsic

    assert find_intrinsic(f"llvm.amdgcn.{name}") is None and why_refused(f"llvm.amdgcn.{name}.v2i32")
