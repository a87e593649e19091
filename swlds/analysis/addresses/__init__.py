"""Which memory an access reaches, and where: every load, store, atomic and copy with its objects and its address.

An address is an expression of the lane, the work-group, the rounds of loops, and of values that nothing is known about: uniform
ones, which are the same in all active lanes of a wave, and divergent ones. It equals the address at run time in every lane.

    %tid = call i32 @llvm.amdgcn.workitem.id.x()
    %x = xor i32 %tid, %row                                   (%row is an argument)
    %p = getelementptr [32 x [33 x float]], ptr addrspace(3) @tile, i32 0, i32 %i, i32 %x
    store float %v, ptr addrspace(3) %p

    for access in find_accesses(kernel):                  # of the store:
        access.object, access.bytes, access.writes        #   @tile, 4, True
        access.offset                                     #   132*rounds of %loop + 4*(workitem.id.x ^ %row)
        access.offset.factor(symbol)                      #   132 for the symbol of kind LOOP
        evaluate(access.offset, {symbol: number, …})      #   bytes from the start of @tile, in one lane or (arrays) in all

Expressions are in ``expression``, the values of a function in ``values``, what pointers lead to in ``objects``, and facts about
intrinsics in ``intrinsics``. Stack slots in memory are not looked into: code that was never optimised wants that first.
"""

from swlds.analysis.addresses.accesses import Access, AddressAnalysis, find_accesses
from swlds.analysis.addresses.expression import Expression, Kind, Node, Symbol, evaluate, lane_numbers
from swlds.analysis.addresses.objects import UNKNOWN

__all__ = [
    "UNKNOWN",
    "Access",
    "AddressAnalysis",
    "Expression",
    "Kind",
    "Node",
    "Symbol",
    "evaluate",
    "find_accesses",
    "lane_numbers",
]
