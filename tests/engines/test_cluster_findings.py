"""Mistakes with clusters: each is named at its load, its mended twin is silent. Launches that make no sense are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_support import run_cli

import swlds
from tests.support.clusters import (
    AWAIT,
    CLUSTER_SYNC,
    SIGNAL,
    SYNC,
    WAIT,
    copy,
    first_wave,
    kinds,
    load,
    module,
    only,
    plain_copy,
    read,
    run,
    store,
)

E, W, NOTE = "error", "warning", "note"
MASK, MEMBER = "mask-mismatch", "missing-member"
LEADER = "%leader = icmp eq i32 %flat, 0"
END = "%late = icmp eq i32 %flat, 1"


def mask_of(member: str, other: str) -> str:
    """``%m``: one mask for the first member, another one for the others."""
    return f"{LEADER}\n%m = select i1 %leader, i32 {member}, i32 {other}"


def between(first: str, others: str) -> str:
    """What the first member does, and what the others do."""
    return only(LEADER, first, "leader", others)


NEAR = "%near = getelementptr i32, ptr addrspace(1) %from.lane, i32 1"
TWO_BYTES = "%pair = getelementptr i32, ptr addrspace(1) %src, i32 %id"
A, B = load(32, 3, "%from.lane", "%a"), load(32, 3, "%from.other", "%b")
COPY_A, COPY_B = copy(32, 3), copy(32, 3, "%from.other", "%own.more")
PAIR = "\n".join([copy(32, 3), WAIT])
#: Name -> (lines that are wrong, what is found, lines that are right).
MISTAKES: dict[str, tuple[str, list[tuple[str, str]], str]] = {
    "the own bit is missing": (load(32, 2) + "\n", [(MASK, E)], load(32, 3)),
    "a bit past the cluster": (load(32, 7), [(MEMBER, E)], load(32, 7 | 1 << 16)),
    "a bit past the cluster, with time-out": (load(32, 0x8003), [(MEMBER, E)], load(32, 0x18003)),
    "different masks": (mask_of("3", "1") + "\n" + load(32, "%m"), [(MASK, E), (MASK, E)], load(32, 3)),
    "different masks of which both wait": (
        mask_of("3", "7") + "\n" + load(32, "%m"),
        [(MASK, E), (MEMBER, E)],
        load(32, 3),
    ),
    "with time-out and without": (mask_of("3", "65539") + "\n" + load(32, "%m"), [(MASK, E)], load(32, 3 | 1 << 16)),
    "different addresses": (
        f"{NEAR}\n{LEADER}\n%p = select i1 %leader, ptr addrspace(1) %near, ptr addrspace(1) %from.lane\n{load(32, 3, '%p')}",
        [(MASK, E)],
        f"{NEAR}\n{load(32, 3, '%near')}",
    ),
    "different sizes": (
        between(load(32, 3, name="%x"), load(64, 3, name="%y")),
        [(MASK, E)],
        between(load(32, 3, name="%x"), load(32, 3, name="%y")),
    ),
    "another order of loads": (
        between(f"{A}\n{B}", f"{B}\n{A}".replace("%a =", "%c =").replace("%b =", "%d =")),
        [(MASK, E), (MASK, E)],
        between(f"{A}\n{B}", f"{A}\n{B}".replace("%a =", "%c =").replace("%b =", "%d =")),
    ),
    "another order of copies": (
        between(f"{COPY_A}\n{COPY_B}\n{WAIT}", f"{COPY_B}\n{COPY_A}\n{WAIT}"),
        [(MASK, E), (MASK, E)],
        between(f"{COPY_A}\n{COPY_B}\n{WAIT}", f"{COPY_A}\n{COPY_B}\n{WAIT}"),
    ),
    "a member that ends": (between(load(32, 3), ""), [(MEMBER, E)], between(load(32, 1), "")),
    "a member that ends, of a copy": (between(PAIR, ""), [(MEMBER, E)], between(f"{plain_copy(32)}\n{WAIT}", "")),
    "a member that ends, of a copy nobody waits for": (
        between(copy(32, 3), ""),
        [(MEMBER, E), ("missing-wait", NOTE)],
        between(f"{copy(32, 1)}\n{WAIT}", ""),
    ),
    "a member that waits at the barrier first": (
        between(f"{PAIR}\n{SIGNAL}\n{AWAIT}", f"{SIGNAL}\n{AWAIT}\n{PAIR}"),
        [(MEMBER, E)],
        between(f"{PAIR}\n{SIGNAL}\n{AWAIT}", f"{PAIR}\n{SIGNAL}\n{AWAIT}"),
    ),
    "the same with the wait behind the barrier": (
        between(f"{load(32, 3)}\n{SIGNAL}\n{AWAIT}", f"{SIGNAL}\n{AWAIT}\n{load(32, 3, name='%w')}"),
        [(MEMBER, E)],
        between(f"{COPY_A}\n{SIGNAL}\n{AWAIT}\n{WAIT}", f"{SIGNAL}\n{AWAIT}\n{COPY_A}\n{WAIT}"),
    ),
    "lanes with different masks": (
        "%odd = and i32 %id, 1\n%m = or i32 %odd, 2\n%m3 = or i32 %m, 1\n%none = icmp eq i32 %id, 31\n"
        f"%mm = select i1 %none, i32 1, i32 %m3\n{load(32, '%mm')}",
        [(MASK, W)],
        load(32, 3),
    ),
    "lanes with different masks, the first without the own bit": (
        f"%odd = and i32 %id, 1\n%mm = or i32 %odd, 2\n{load(32, '%mm')}",
        [(MASK, E), (MASK, W)],
        load(32, 3),
    ),
    "a group of which two waves signal": (
        f"{SIGNAL}\n{AWAIT}",
        [("divergent-barrier", E)],
        f"{SYNC}\n{first_wave(SIGNAL)}\n{AWAIT}",
    ),
    "a group that never signals": (
        between(f"{SYNC}\n{first_wave(SIGNAL)}\n{AWAIT}", AWAIT),
        [("deadlock", E)],
        f"{SYNC}\n{first_wave(SIGNAL)}\n{AWAIT}",
    ),
    "a wave that misses the cluster's barrier": (
        only("%w0 = icmp eq i32 %wave, 0", CLUSTER_SYNC, "w0", SYNC),
        [("deadlock", E)],
        CLUSTER_SYNC,
    ),
    "nobody waits for a copy": (
        f"{COPY_A}\ncall void @llvm.amdgcn.wave.barrier()\n{read(32)}",
        [("missing-wait", E)],
        f"{COPY_A}\n{WAIT}\n{read(32)}",
    ),
}
WAVES = {"a group of which two waves signal", "a group that never signals", "a wave that misses the cluster's barrier"}


def launch(lines: str, name: str, **options: Any) -> swlds.Result:
    block = 64 if name in WAVES else 32
    src = np.arange(200, dtype=np.uint32)
    return run(module(lines, block=block), 4, block, src, src + 1000, **{"cluster": 2, **options})[1]


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named(name: str) -> None:
    wrong, expected, right = MISTAKES[name]
    assert sorted(kinds(launch(wrong, name))) == sorted(expected)
    assert kinds(launch(right, name)) == []


@pytest.mark.parametrize("name", [n for n in MISTAKES if MISTAKES[n][1][0][0] in (MASK, MEMBER)])
@pytest.mark.parametrize("dma", ["early", "random"])
def test_when_data_arrive_does_not_matter(name: str, dma: str) -> None:
    wrong, expected, _ = MISTAKES[name]
    for seed in (1, 2):
        assert sorted(kinds(launch(wrong, name, dma=dma, seed=seed))) == sorted(expected)


def test_words_of_a_missing_member() -> None:
    (found,) = launch(MISTAKES["a member that waits at the barrier first"][0], "").findings
    assert found.message == (
        "Member 0 of the cluster waits for a load that others in its mask 0x3 never issue: member 1 waits for the cluster's "
        "barrier at call void @llvm.amdgcn.s.barrier.wait(i16 -3)"
    )
    assert found.count == 2 and found.tool == "barriercheck"
    assert [(p.state, p.workgroup, p.count) for p in found.places] == [
        ("wait for the other members of a load", (0, 0, 0), 1),
        ("wait for the cluster's barrier", (1, 0, 0), 1),
    ]


def test_words_of_another_order_and_another_address() -> None:
    found = launch(MISTAKES["another order of copies"][0], "").findings
    assert any("the two issue their loads in another order" in f.message for f in found)
    assert found[0].other is not None and found[0].other.what == "issued here"
    (found_there,) = launch(MISTAKES["different addresses"][0], "").findings
    assert found_there.message == (
        "Members 0 and 1 of the cluster share this load, but their addresses differ: in lane 0 by -4 bytes"
    )


def test_different_mistakes_of_one_load_are_told_apart() -> None:
    """Member 0 leaves itself out; what member 1 passes is another mask. Each cluster does so once."""
    lines = f"{mask_of('2', '3')}\n{load(32, '%m')}"
    found = [f for f in launch(lines, "", cluster=2).findings if f.kind == MASK]
    assert sorted((f.message.split()[0], f.count) for f in found) == [("Members", 2), ("The", 2)]


def test_words_of_a_second_signal() -> None:
    """It may come from the same wave."""
    (found,) = launch(first_wave(f"{SIGNAL}\n{SIGNAL}") + f"\n{AWAIT}", "a group of which two waves signal").findings
    assert found.kind == "divergent-barrier" and "signals the cluster's barrier a second time" in found.message


def test_without_barriercheck_only_what_stops_groups_is_said() -> None:
    wrong = MISTAKES["different addresses"][0]
    assert kinds(launch(wrong, "", checks="none")) == []
    assert kinds(launch(MISTAKES["a member that ends"][0], "", checks="none")) == [(MEMBER, E)]
    assert kinds(launch(MISTAKES["different masks"][0], "", checks="none")) == [(MASK, E)]


def test_a_load_of_a_cluster_in_a_kernel_without() -> None:
    lines = "\n".join([load(32, 1), store(32)])
    never = module(lines, attributes='"amdgpu-cluster-dims"="0,0,0"')
    assert kinds(run(never, 2, 32, np.arange(32, dtype=np.uint32))[1]) == [(MASK, W)]
    unknown = module(lines.replace("i32 1)", "i32 3)"), attributes='"amdgpu-cluster-dims"="1024,1024,1024"')
    assert kinds(run(unknown, 2, 32, np.arange(32, dtype=np.uint32), cluster=2)[1]) == []


@pytest.mark.parametrize(
    ("grid", "cluster", "dims", "message"),
    [
        (3, 2, "", "a grid of 3x1x1 work-groups cannot be divided into clusters of 2x1x1"),
        ((4, 3), (2, 2), "", "a grid of 4x3x1 work-groups cannot be divided"),
        (4, None, "3,1,1", "cannot be divided into clusters of 3x1x1"),
        (4, 2, "4,1,1", "is made for clusters of 4x1x1 work-groups, not 2x1x1"),
        (4, 2, "0,0,0", "never runs in clusters"),
        (32, 32, "", "a cluster of 32x1x1 is 32 work-groups; at most 16 can be in one"),
        (4, 0, "", "at least 1 in each direction"),
        (4, (1, 2, 3, 4), "", "one to three whole numbers, sizes of at least 1"),
        (4, None, "2,1", "is no size of a cluster"),
        (4, None, "2,0,1", "is no size of a cluster"),
        (4, None, "two", "is no list of numbers"),
    ],
)
def test_launches_that_make_no_sense(grid: Any, cluster: Any, dims: str, message: str) -> None:
    text = module(load(32, 1), attributes=f'"amdgpu-cluster-dims"="{dims}"' if dims else "")
    with pytest.raises(swlds.SwldsError, match=message):
        run(text, grid, 32, np.zeros(32, np.uint32), cluster=cluster)


def test_other_processors_have_no_clusters() -> None:
    plain = module("").split("\n")
    text = "\n".join(line for line in plain if "cluster" not in line and "%to =" not in line)
    text = text.replace("%group, 32", "%gx, 32")
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    arrays = [np.zeros(32, np.uint32) for _ in range(3)]
    with pytest.raises(swlds.SwldsError, match="gfx942 has no clusters of work-groups"):
        kernel.launch(2, 32, [*arrays, np.uint32(1)], cluster=2)
    with pytest.raises(swlds.SwldsError, match="clusters of work-groups do not exist on gfx1200"):
        swlds.Device("gfx1200").load(swlds.parse(module("")))["k"].launch(1, 32, [*arrays, np.uint32(1)])


def test_words_of_a_launch(tmp_path: Path) -> None:
    body = "\n".join([copy(32, 3), WAIT, read(32), store(32)])
    path = tmp_path / "k.ll"
    path.write_text(module(body, attributes='"target-cpu"="gfx1250"'))
    words = [str(path), "--grid", "4", "--block", "32", "--cluster", "2", "--arg", "u32[32]=iota", "--arg", "null"]
    words += ["--arg", "u32[128]=zero", "--arg", "i32=4"]
    for command in ("run", "profile", "validate"):
        done = run_cli(command, *words)
        assert done.code == 0, done.stdout + done.stderr
    assert '"cluster": [\n' in run_cli("run", *words, "--json", "-").stdout
    words[words.index("--cluster") + 1] = "3"
    done = run_cli("run", *words)
    assert done.code == 1 and "cannot be divided into clusters of 3x1x1" in done.stderr
    words[words.index("3")] = "x"
    assert run_cli("run", *words).code == 2
