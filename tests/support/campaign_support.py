"""Campaigns of tests: their TOML, their modules, what came of them."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

from swlds.campaigns.campaign import CampaignResult, campaign

#: A kernel that stores past the end of its LDS when asked for more than 16 work-items.
KERNEL = """; {mark}
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [16 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  ret void
}}
"""
#: What a generator can do to its process.
GENERATOR = '''
import os
KERNEL = """{kernel}"""
def module(seed, ends=""):
    if ends == "killed":
        os.kill(os.getpid(), 9)
    if ends == "aborted":
        os.abort()
    if ends == "endless":
        while True:
            pass
    if ends == "greedy":
        return "x" * (1 << 34)
    if ends == "raised":
        raise ValueError("no module for \\x1b[31m" + str(seed))
    if ends == "nothing":
        return None
    if ends == "once" and not os.path.exists(f"was.{{seed}}"):
        open(f"was.{{seed}}", "w").close()
        os.kill(os.getpid(), 9)
    return KERNEL.replace("MARK", "seed %d %s" % (seed, "longer " * seed))
'''


def write_kernels(folder: Path, count: int) -> list[Path]:
    """Modules that differ, each longer than the one before."""
    folder.mkdir(exist_ok=True)
    paths = [folder / f"k{number}.ll" for number in range(count)]
    for number, path in enumerate(paths):
        path.write_text(KERNEL.format(mark="longer " * number))
    return paths


def write_generator(folder: Path) -> Path:
    path = folder / "make.py"
    path.write_text(GENERATOR.format(kernel=KERNEL.format(mark="MARK")))
    return path


def write_campaign(folder: Path, text: str, name: str = "c.toml") -> Path:
    path = folder / name
    path.write_text(textwrap.dedent(text))
    return path


def run_campaign(path: Path, out: str = "out", **more: Any) -> CampaignResult:
    return campaign(path, out=path.parent / out, **{"jobs": 2, **more})


def words_of(result: CampaignResult) -> dict[str, str]:
    return dict(result.summary.words)


def without_times(result: CampaignResult) -> list[dict[str, Any]]:
    """Rows in the order of the plan, without what differs from run to run."""
    return [{k: v for k, v in row.items() if k not in ("seconds", "cpu_seconds")} for row in result.rows]


def keys_on_disk(folder: Path) -> list[str]:
    """Of all rows in the files of results."""
    lines = [line for path in sorted(folder.glob("results*.jsonl")) for line in path.read_text().splitlines()]
    return [json.loads(line)["key"] for line in lines if line.endswith("}")]


def workers_of(process: int) -> list[int]:
    """Item workers that a process started."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue
        if b"swlds.campaigns.item_worker" in words and parent == process:
            found.append(int(entry.name))
    return found
