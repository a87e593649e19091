"""Kernels of one intrinsic on values of a lane's own, and the numbers that lanes hold of a matrix."""

from __future__ import annotations

import numpy as np

import swlds

#: Bytes of types smaller than a word.
ALIGNED = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2}


def kernel(name: str, result: str, arguments: list[str], processor: str, features: str = "") -> str:
    """Each lane loads its operands (``arguments``: types, or constants), calls, and stores."""
    body, passed, parameters = [], [], []
    for n, word in enumerate(arguments):
        if " " in word and not word.startswith("<"):
            passed.append(word)
            continue
        parameters.append(f"ptr addrspace(1) %p{n}")
        body += [
            f"  %q{n} = getelementptr {word}, ptr addrspace(1) %p{n}, i32 %x",
            f"  %v{n} = load {word}, ptr addrspace(1) %q{n}, align {ALIGNED.get(word, 4)}",
        ]
        passed.append(f"{word} %v{n}")
    types = ", ".join(a if a.startswith("<") or " " not in a else f"{a.split()[0]} immarg" for a in arguments)
    attributes = f'"target-cpu"="{processor}"' + (f' "target-features"="{features}"' if features else "")
    return (
        f'target triple = "amdgcn-amd-amdhsa"\ndeclare {result} @llvm.amdgcn.{name}({types})\n'
        "declare i32 @llvm.amdgcn.workitem.id.x()\n"
        f"define amdgpu_kernel void @k({', '.join([*parameters, 'ptr addrspace(1) %out'])}) {attributes} {{\n"
        "  %x = call i32 @llvm.amdgcn.workitem.id.x()\n" + "\n".join(body) + "\n"
        f"  %r = call {result} @llvm.amdgcn.{name}({', '.join(passed)})\n"
        f"  %o = getelementptr {result}, ptr addrspace(1) %out, i32 %x\n"
        f"  store {result} %r, ptr addrspace(1) %o, align {ALIGNED.get(result, 4)}\n  ret void\n}}\n"
    )


def run(text: str, lanes: int, arrays: list[np.ndarray], out: np.ndarray) -> np.ndarray:
    """``out`` behind a launch of one wave on both engines, without findings."""
    swlds.Device(engine="both").load(swlds.parse(text)).only(None).launch(1, lanes, [*arrays, out]).raise_for_findings()
    return out


def packed(codes: np.ndarray, bits: int) -> np.ndarray:
    """Words of the codes of each lane, close together: (lanes, codes) to (lanes, words)."""
    single = np.unpackbits(codes.astype(np.uint8)[:, :, None], axis=2, bitorder="little")[:, :, :bits]
    return np.packbits(single.reshape(len(codes), -1), axis=1, bitorder="little").view(np.uint32)
