; Quotient and remainder of integers that the host cannot divide, one bit of the dividend after the other.
; %top: doubling the remainder overflows.

define internal { {{type}}, {{type}} } @wide_divide_{{type}}({{type}} %a, {{type}} %b) {
entry:
  %zeros = call {{type}} @llvm.ctlz.{{type}}({{type}} %a, i1 false)
  %length = sub {{type}} {{bits}}, %zeros
  %none = icmp eq {{type}} %length, 0
  br i1 %none, label %done, label %loop
loop:
  %left = phi {{type}} [%length, %entry], [%fewer, %loop]
  %q = phi {{type}} [0, %entry], [%q.next, %loop]
  %r = phi {{type}} [0, %entry], [%r.next, %loop]
  %fewer = sub {{type}} %left, 1
  %moved = lshr {{type}} %a, %fewer
  %bit = and {{type}} %moved, 1
  %top = icmp slt {{type}} %r, 0
  %twice = shl {{type}} %r, 1
  %grown = or {{type}} %twice, %bit
  %reaches = icmp uge {{type}} %grown, %b
  %takes = or i1 %top, %reaches
  %less = sub {{type}} %grown, %b
  %r.next = select i1 %takes, {{type}} %less, {{type}} %grown
  %one = zext i1 %takes to {{type}}
  %q.twice = shl {{type}} %q, 1
  %q.next = or {{type}} %q.twice, %one
  %more = icmp ne {{type}} %fewer, 0
  br i1 %more, label %loop, label %done
done:
  %q.end = phi {{type}} [0, %entry], [%q.next, %loop]
  %r.end = phi {{type}} [0, %entry], [%r.next, %loop]
  %first = insertvalue { {{type}}, {{type}} } poison, {{type}} %q.end, 0
  %both = insertvalue { {{type}}, {{type}} } %first, {{type}} %r.end, 1
  ret { {{type}}, {{type}} } %both
}

declare {{type}} @llvm.ctlz.{{type}}({{type}}, i1)
