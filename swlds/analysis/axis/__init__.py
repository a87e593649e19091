"""AxisInfo of LLVM IR: what is known of integers and pointers over the work-items of a group, without execution.

    analysis = AxisAnalysis(module, kernel, Launch((256, 1, 1), 64), parse_assumptions(["a:align=128"]))
    analysis.claim(value)                     # contiguity, divisibility, constancy, stride, verdict, premises
    for access in analysis.accesses(): ...    # each access to memory with its claim, lines and widths

A value is a ``forms.Form``: numbers that are known in each lane, and unknown numbers with factors.
``bits`` and ``choices`` have the operations on forms, ``operations``, ``memory`` and ``calls`` what instructions do, ``function``
the values of one function with its loops, ``control`` which way lanes go, ``facts`` what the program and the user say, ``module``
a kernel with the functions that it calls, ``claims`` what is said in the end, ``accesses`` what that means for memory.
"""

from swlds.analysis.axis.claims import Claim
from swlds.analysis.axis.facts import parse_assumptions
from swlds.analysis.axis.module import AxisAnalysis
from swlds.analysis.axis.reader import Launch

__all__ = ["AxisAnalysis", "Claim", "Launch", "parse_assumptions"]
