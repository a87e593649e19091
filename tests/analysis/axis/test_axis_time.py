"""Four times the accesses take four times as long: sums are long, claims are not."""

from __future__ import annotations

import cProfile

from axis_kernels import analyse, kernel

from swlds.analysis.axis.accesses import find_accesses, predict_lines
from swlds.analysis.axis.forms import MORE_PREMISES


def chain(accesses: int) -> str:
    """Each index is the one before and some more, without a wrap; rows have a pitch that is an argument."""
    lines = ["  %i0 = add nuw nsw i32 %x, 1"]
    for k in range(accesses):
        lines += [
            f"  %i{k + 1} = add nuw nsw i32 %i{k}, {k % 7 * 256}",
            f"  %r{k} = lshr i32 %i{k + 1}, {k % 5}",
            f"  %o{k} = mul i32 %r{k}, %n",
            f"  %p{k} = getelementptr float, ptr addrspace(1) %a, i32 %o{k}",
            f"  %v{k} = load float, ptr addrspace(1) %p{k}, align 4",
        ]
    return kernel("\n".join(lines))


def calls(text: str) -> int:
    """Calls of functions of Python, which nothing else on the machine makes more."""
    profile = cProfile.Profile()
    with profile:
        analysis = analyse(text)
        for access in find_accesses(analysis):
            predict_lines(access, 256, 64, "gfx942")
    return int(sum(entry.callcount for entry in profile.getstats()))


def test_four_times_as_many_take_four_times_as_long() -> None:
    calls(chain(10))  # imports, tables
    short, long = (calls(chain(count)) for count in (100, 400))
    assert 3 * short < long < 5 * short


def test_claims_that_rest_on_many_flags_say_so() -> None:
    body = "\n".join(f"  %i{k + 1} = add nuw nsw i32 %{f'i{k}' if k else 'n'}, 4" for k in range(40))
    body += "\n  %few = zext i32 %i8 to i64\n  %many = zext i32 %i40 to i64"
    analysis = analyse(kernel(body), assume=["n:divisible=16"])
    few, many = (next(c for _, v, c in analysis.values() if getattr(v, "name", "") == n) for n in ("few", "many"))
    assert 1 < len(few.premises) < 12 and MORE_PREMISES not in few.premises
    assert set(many.premises) == {MORE_PREMISES, "assumed: n:divisible=16"} and many.verdict == "under-assumption"
