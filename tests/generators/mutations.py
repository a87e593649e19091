"""Mutated modules: text by tokens and lines, so that a good part is LLVM IR still, and bitcode by bits and words.

A number makes a mutant of a corpus, always the same one.
"""

# ruff: noqa: E501
from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

TOKEN = re.compile(r'"[^"\n]*"|[@%$!#]"[^"\n]*"|[@%$!#]?[\w.$-]+|\s+|.', re.DOTALL)
NAME = re.compile(r'[@%](?:"[^"\n]*"|[-\w$.]+)')

TYPES = """i1 i7 i8 i16 i32 i48 i64 i128 i65 i999 i8388607 half bfloat float double fp128 ptr void label metadata token x86_amx
ptr@addrspace(3) ptr@addrspace(5) ptr@addrspace(1) ptr@addrspace(7) ptr@addrspace(8) ptr@addrspace(16777215) <2@x@i16> <3@x@i1>
<4@x@ptr@addrspace(3)> <vscale@x@4@x@i32> [0@x@i8] [4294967295@x@i64] [18446744073709551615@x@i8] {} {i8,@i64} <{i8,@i32}>
{ptr@addrspace(3),@[2@x@ptr@addrspace(3)]} target("amdgcn.named.barrier",@0) target("spirv.Image") opaque""".split()
TYPES = [t.replace("@", " ") for t in TYPES]

NUMBERS = """0 1 -1 2 3 7 31 32 33 63 64 127 128 255 256 65535 65536 2147483647 2147483648 -2147483648 4294967295 4294967296 4294967297
9223372036854775807 9223372036854775808 -9223372036854775808 18446744073709551615 18446744073709551616 36893488147419103232
99999999999999999999999999999999999999 0x7FF0000000000000 0xFFF8000000000001 0xH7C00 0xK3FFF8000000000000000 true false null undef poison
zeroinitializer 1.0 1e400 -0.0""".split()

ATTRIBUTES = """"a" "a"="b" "amdgpu-lds-size"="65536" "amdgpu-lds-size"="99999999999999999999" "amdgpu-lds-size"="x" "amdgpu-flat-work-group-size"="1,x"
"amdgpu-no-lds-kernel-id" "amdgpu-waves-per-eu"="-1" "target-cpu"="gfx9" "target-cpu"="" "target-cpu"="x\\0A" "target-features"="+wavefrontsize32"
"uniform-work-group-size"="true" "amdgpu-sw-lower-lds"="1" "" ""="" "\\00" nounwind noreturn convergent sanitize_address memory(none)
memory(argmem:read) memory(argmem:readwrite,inaccessiblemem:none) alwaysinline noinline optnone#noinline presplitcoroutine nosync nofree willreturn
speculatable naked strictfp alignstack(8) allocsize(0) vscale_range(1,2) "k"="\\22,\\22" byval(i64) sret(i32) inreg align(4) align#16 zeroext noundef
nonnull dereferenceable(18446744073709551615) range(i32#0,5) initializes((0,4)) captures(none) nofpclass(nan) elementtype(i32) returned""".split()
ATTRIBUTES = [a.replace("#", " ") for a in ATTRIBUTES]

NAMES = ["sw.1", "sw.block", '"a b"', '"a\\22b"', '"a\\0Ab"', '"\\FF"', "End", "Free", "0", "1", "999999", '"p@x"', '"é"', '"\u202e"',
         '"\\E2\\80\\AE"', "llvm.lds", "llvm.amdgcn.sw.lds.k", "llvm.amdgcn.sw.lds.offset.table", "llvm.used", "llvm.compiler.used",
         "llvm.global_ctors", "__asan_malloc_impl", "malloc", "k", "x" * 300, "-1", "$", '"(]{"', '"; x"', '"@f("', "llvm.amdgcn.module.lds",
         "llvm.memcpy.p3.p3.i32", "llvm.amdgcn.s.barrier", "llvm.dbg.declare", "llvm.amdgcn.foo", "llvm.trap"]  # fmt: skip

#: Instructions to put into a function; ``G`` is some global.
LINES = """store i32 1, ptr addrspace(3) @G, align 4
store volatile i128 -1, ptr addrspace(3) @G, align 1
store ptr addrspace(3) @G, ptr null
store ptr addrspacecast (ptr addrspace(3) @G to ptr), ptr null
store i32 ptrtoint (ptr addrspace(3) @G to i32), ptr addrspace(3) @G
store <2 x ptr addrspace(3)> <ptr addrspace(3) @G, ptr addrspace(3) null>, ptr addrspace(1) null
store { ptr addrspace(3), i8 } { ptr addrspace(3) @G, i8 0 }, ptr addrspace(1) null
%F = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @G, i32 -2147483648), align 2
%F = load i8, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds ([4 x i32], ptr addrspace(3) @G, i64 4611686018427387904) to ptr)
%F = load <8 x i1>, ptr addrspace(3) @G, align 4294967296
%F = load atomic i64, ptr addrspace(3) @G syncscope("agent") acquire, align 8
%F = load ptr addrspace(3), ptr addrspace(3) @G
%F = atomicrmw fadd ptr addrspace(3) @G, <2 x half> zeroinitializer seq_cst
%F = atomicrmw volatile usub_sat ptr addrspace(3) @G, i8 1 syncscope("x\\0A") monotonic
%F = cmpxchg weak ptr addrspace(3) @G, ptr addrspace(3) null, ptr addrspace(3) @G acq_rel monotonic
%F = addrspacecast ptr addrspace(3) @G to ptr
%F = ptrtoint ptr addrspace(3) @G to i64
%F = icmp ult ptr addrspace(3) @G, null
%F = select i1 undef, ptr addrspace(3) @G, ptr addrspace(3) null
%F = freeze ptr addrspace(3) @G
%F = getelementptr <{ i8, [7 x i64] }>, ptr addrspace(3) @G, i8 -1, i32 1, i64 99
%F = insertvalue { [2 x ptr addrspace(3)], i32 } poison, ptr addrspace(3) @G, 0, 1
%F = insertelement <4 x ptr addrspace(3)> poison, ptr addrspace(3) @G, i64 7
%F = alloca [4294967296 x i8], align 4294967296, addrspace(5)
%F = alloca i8, i64 -1, align 1, addrspace(5)
%F = va_arg ptr @G, i32
call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @G, ptr addrspace(3) align 4 @G, i64 -1, i1 false)
call void @llvm.memset.p3.i32(ptr addrspace(3) @G, i8 1, i32 4, i1 true)
call void @llvm.amdgcn.s.barrier()
call void @llvm.lifetime.start.p3(ptr addrspace(3) @G)
call void asm sideeffect "ds_write_b32 $0, $1\\0A", "v,v"(ptr addrspace(3) @G, i32 1)
call void asm "", "~{memory}"() [ "x"(ptr addrspace(3) @G) ]
%F = call ptr addrspace(3) asm "s_nop 0", "=s"()
call void @G()
call void null(ptr addrspace(3) @G)
%F = call i64 @llvm.objectsize.i64.p3(ptr addrspace(3) @G, i1 false, i1 true, i1 false)
%F = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) @G, i32 4, <4 x i1> poison, <4 x i32> poison)
call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) @G, i64 4) ]
%F = call i1 @llvm.amdgcn.is.shared(ptr addrspacecast (ptr addrspace(3) @G to ptr))
%F = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) @G, i32 -4)
fence syncscope("workgroup") seq_cst, !mmra !{!"amdgpu-synchronize-as", !"local"}
fence acquire, !x !{}
unreachable
ret void""".split("\n")

TOP = """@G2 = internal addrspace(3) global [16 x i8] poison, align 16
@G3 = external addrspace(3) global [0 x i32], align 1073741824
@G4 = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
@G5 = alias i32, ptr addrspace(3) @G
@G6 = alias i8, getelementptr (i8, ptr addrspace(3) @G, i32 4)
@G7 = alias ptr, addrspacecast (ptr addrspace(3) @G to ptr)
@G8 = constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @G to ptr), ptr null]
@G9 = ifunc void (), ptr @G
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @G to ptr)], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @G, ptr null }]
%t9 = type { i8, [3 x %t9] }
%t8 = type opaque
!llvm.module.flags = !{!9999}
!llvm.dbg.cu = !{!9998}
!9999 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!9998 = distinct !{!9998, ptr addrspace(3) @G, !"\\00\\1B"}
!9997 = !DIExpression(DW_OP_plus_uconst, 18446744073709551615)
module asm "ds_read_b32 v0, v1"
module asm "\\0A}\\22"
$G = comdat any
attributes #999 = { "x"="\\0A" }
uselistorder ptr addrspace(3) @G, { 1, 0 }
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
target triple = "amdgcn--amdpal"
target datalayout = "e-p3:64:64"
source_filename = "\\0A"
define void @G() { ret void }
define amdgpu_kernel void @kk(ptr addrspace(3) byref(i64) %p, [2 x ptr addrspace(3)] %q) { store i32 0, ptr addrspace(3) %p ret void }""".split(
    "\n"
)

BYTES = ["\0", "\x1b[31m", "\r", "\v", "é", "\u202e", "\u2028", "\ud800", "\\", '"', "\x7f", "\xa0", "/*", "*/", ";"]

Edit = Callable[[random.Random, str, Sequence[str]], str]


def mutate_text(number: int, corpus: Sequence[str]) -> str:
    """A mutant of one module of the corpus, with pieces of others."""
    rng = random.Random(number)
    text = rng.choice(corpus)
    for _ in range(rng.choice((1, 1, 1, 1, 2, 2, 3, 8))):
        text = rng.choices(EDITS, WEIGHTS)[0](rng, text, corpus)
    return text


def _tokens(text: str) -> tuple[list[str], list[int]]:
    tokens = TOKEN.findall(text)
    return tokens, [i for i, t in enumerate(tokens) if not t.isspace()] or [0]


def _edit_token(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    tokens, places = _tokens(text)
    if not tokens:
        return text
    at, other = rng.choice(places), rng.choice(places)
    what = rng.randrange(5)
    if what == 0:
        tokens[at] = ""
    elif what == 1:
        tokens[at] += f" {tokens[at]}"
    elif what == 2:
        tokens[at], tokens[other] = tokens[other], tokens[at]
    elif what == 3:
        tokens[at] = rng.choice(TOKEN.findall(rng.choice(corpus)) or [""])
    else:
        tokens[at] = rng.choice(rng.choice((TYPES, NUMBERS, ATTRIBUTES, NAMES, BYTES)))
    return "".join(tokens)


def _same_class(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    """A number for a number, a type for a type, a name of the module for a name."""
    tokens, places = _tokens(text)
    for _ in range(20):
        at = rng.choice(places)
        token = tokens[at] if tokens else ""
        if token[:1] in "@%!#" and len(token) > 1:
            alike = [t for t in tokens if t[:1] == token[0] and len(t) > 1]
        elif re.fullmatch(r"-?\d+", token):
            alike = NUMBERS
        elif re.fullmatch(r"i\d+|half|float|double|ptr", token):
            alike = TYPES
        else:
            continue
        tokens[at] = rng.choice(alike)
        break
    return "".join(tokens)


def _replace_everywhere(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    """A type or an address space, wherever it stands."""
    before = rng.choice(re.findall(r"addrspace\(\d+\)|\bi\d+\b|\bfloat\b|align \d+|\b[a-z]{3,}\b", text) or ["i32"])
    if before.startswith("addrspace"):
        after = f"addrspace({rng.choice((0, 1, 2, 3, 3, 3, 4, 5, 7, 8, 999999))})"
    elif before.startswith("align"):
        after = f"align {1 << rng.randrange(34)}"
    elif re.fullmatch(r"i\d+|float", before):
        after = rng.choice(TYPES)
    else:
        after = rng.choice(re.findall(r"\b[a-z]{3,}\b", rng.choice(corpus)) or ["add"])
    count = rng.choice((1, 2, -1))
    return text.replace(before, after, count)


def _rename(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    names = sorted(set(NAME.findall(text)))
    if not names:
        return text
    name = rng.choice(names)
    new = name[0] + rng.choice(NAMES)
    label = re.escape(name[1:])
    text = re.sub(rf"{re.escape(name)}(?![-\w$.])", lambda _: new, text)
    return re.sub(rf"^{label}:", lambda _: f"{new[1:]}:", text, flags=re.MULTILINE) if name[0] == "%" else text


def _edit_line(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    what = rng.randrange(5)
    if what == 0:
        del lines[at]
    elif what == 1:
        lines.insert(at, lines[at])
    elif what == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif what == 3:
        lines.insert(at, rng.choice(rng.choice(corpus).split("\n")))
    else:
        lines.insert(at, lines.pop(other))
    return "\n".join(lines)


def _globals_of(text: str) -> list[str]:
    return (
        re.findall(r'^@("[^"\n]*"|[-\w$.]+) = .*\baddrspace\(3\)', text, re.MULTILINE)
        or re.findall(r"@([-\w$.]+)", text)
        or ["g"]
    )


def _fill(rng: random.Random, line: str, text: str) -> str:
    line = re.sub(r"@G\b", lambda _: "@" + chosen, line) if (chosen := rng.choice(_globals_of(text))) else line
    return line.replace("%F", f"%f{rng.randrange(1 << 30)}")


def _insert_instruction(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    lines = text.split("\n")
    places = [i for i, line in enumerate(lines) if re.match(r"\s+(?:%\S+ = )?[a-z]+ ", line)] or [0]
    lines.insert(rng.choice(places), "  " + _fill(rng, rng.choice(LINES), text))
    return "\n".join(lines)


def _insert_top(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    lines = text.split("\n")
    places = [i for i, line in enumerate(lines) if line[:1] in "@!d"] or [0]
    lines.insert(rng.choice(places), _fill(rng, rng.choice(TOP), text))
    return "\n".join(lines)


def _insert_attribute(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    places = [m.end() for m in re.finditer(r"\)(?= )|^attributes #\d+ = \{|\b(?:i32|ptr)(?= %)", text, re.MULTILINE)]
    if not places:
        return text
    at = rng.choice(places)
    return f"{text[:at]} {rng.choice(ATTRIBUTES)} {text[at:]}"


def _attach(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    kind = rng.choice(
        "dbg mmra noalias.addrspace tbaa range absolute_symbol callees nontemporal alias.scope \\0A x".split()
    )
    lines = text.split("\n")
    places = [i for i, line in enumerate(lines) if re.match(r"\s+(?:%\S+ = )?[a-z]+ |@|define", line)] or [0]
    at = rng.choice(places)
    node = rng.choice(
        [
            f"!{rng.randrange(6)}",
            '!{!"amdgpu-synchronize-as", !"local"}',
            "!{i32 3, i32 4}",
            "!{}",
            "!DILocation(line: 1, scope: !0)",
        ]
    )
    end = len(lines[at]) - 2 if lines[at].endswith(" {") else len(lines[at])
    lines[at] = f"{lines[at][:end]}{'' if lines[at].startswith('define') else ','} !{kind} {node}{lines[at][end:]}"
    return "\n".join(lines)


def _nest(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    depth = rng.choice((2, 50, 127, 129, 400, 1999, 2001, 20000))
    found = list(re.finditer(r"\bi32\b|\bptr\b(?! addrspace)", text))
    if not found:
        return text
    at = rng.choice(found)
    before, after = rng.choice((("[1 x ", "]"), ("{ ", " }"), ("<{", "}>"), ("{ i8, [2 x ", "] }")))
    return text[: at.start()] + before * depth + at[0] + after * depth + text[at.end() :]


def _insert_bytes(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(BYTES) + text[at:]


def _cut(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] if rng.random() < 0.5 else text[at:]


def _join(rng: random.Random, text: str, corpus: Sequence[str]) -> str:
    return text + "\n" + rng.choice(corpus)


EDITS: list[Edit] = [
    _edit_token, _same_class, _replace_everywhere, _rename, _edit_line, _insert_instruction, _insert_top, _insert_attribute, _attach,
    _nest, _insert_bytes, _cut, _join,
]  # fmt: skip
WEIGHTS = [4, 12, 8, 8, 5, 14, 10, 8, 6, 2, 1, 0.5, 0.5]


def mutate_bitcode(number: int, corpus: Sequence[bytes]) -> bytes:
    """A mutant of one module: a few bits, bytes or words, seldom more."""
    rng = random.Random(number)
    data = bytearray(rng.choice(corpus))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8, 40))):
        at = rng.randrange(min(8, len(data) - 1) if rng.random() < 0.9 else 0, len(data))
        what = rng.randrange(7)
        if what <= 2:
            data[at] ^= 1 << rng.randrange(8)
        elif what == 3:
            data[at] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))
        elif what == 4:
            word = at & ~3
            data[word : word + 4] = rng.choice((b"\0\0\0\0", b"\xff\xff\xff\xff", bytes(data[-8:-4]), rng.randbytes(4)))
        elif what == 5:
            other, length = rng.choice(corpus), 4 * rng.randrange(1, 9)
            source = rng.randrange(len(other)) & ~3
            data[at & ~3 : (at & ~3) + length] = other[source : source + length]
        elif rng.random() < 0.2:
            del data[max(at, 9) :]
    return bytes(data)
