; The heap of a lowered module: a global array of equal chunks, each large enough for the largest block of the module, with
; a bit map of those in use. A work-group that finds none free waits for one, since whoever holds one gives it back without
; waiting for others.

@__swlds_heap = internal addrspace(1) global [{{bytes}} x i8] poison, align 4096
@__swlds_used = internal addrspace(1) global [{{words}} x i64] zeroinitializer, align 8
@__swlds_size = internal addrspace(1) global [{{chunks}} x i64] poison, align 8
@__swlds_report = addrspace(1) global { i32, i32, i64, i64 } zeroinitializer, align 8

declare void @llvm.amdgcn.s.sleep(i32)
declare i64 @llvm.cttz.i64(i64, i1)
declare void @llvm.trap()

define internal i64 @__swlds_take(i64 %size) noinline nounwind {
entry:
  %fits = icmp ule i64 %size, {{chunk}}
  br i1 %fits, label %scan, label %none
none:
  ret i64 0
scan:
  %word = phi i64 [ 0, %entry ], [ %next, %full ], [ %word, %lost ]
  %place = getelementptr [{{words}} x i64], ptr addrspace(1) @__swlds_used, i64 0, i64 %word
  %bits = load atomic i64, ptr addrspace(1) %place syncscope("agent") monotonic, align 8
  %free = xor i64 %bits, -1
  %any = icmp ne i64 %free, 0
  br i1 %any, label %try, label %full
full:
  %following = add i64 %word, 1
  %wraps = icmp eq i64 %following, {{words}}
  %next = select i1 %wraps, i64 0, i64 %following
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %scan
try:
  %bit = call i64 @llvm.cttz.i64(i64 %free, i1 true)
  %mask = shl i64 1, %bit
  %old = atomicrmw or ptr addrspace(1) %place, i64 %mask syncscope("agent") acquire, align 8
  %before = and i64 %old, %mask
  %mine = icmp eq i64 %before, 0
  br i1 %mine, label %got, label %lost
lost:
  br label %scan
got:
  %first = mul i64 %word, 64
  %chunk = add i64 %first, %bit
  %offset = mul i64 %chunk, {{chunk}}
  %address = add i64 %offset, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %size.place = getelementptr [{{chunks}} x i64], ptr addrspace(1) @__swlds_size, i64 0, i64 %chunk
  store i64 %size, ptr addrspace(1) %size.place, align 8
  %up = add i64 %size, 7
  %end = and i64 %up, -8
  %behind = add i64 %address, %end
  call void @__swlds_mark(i64 %behind, i64 {{redzone}}, i8 -6)
  %whole = and i64 %size, -8
  call void @__swlds_mark(i64 %address, i64 %whole, i8 0)
  %rest = and i64 %size, 7
  %partial = icmp ne i64 %rest, 0
  br i1 %partial, label %tail, label %done
tail:
  %last = add i64 %address, %whole
  %good = trunc i64 %rest to i8
  call void @__swlds_mark(i64 %last, i64 8, i8 %good)
  br label %done
done:
  ret i64 %address
}

define internal void @__swlds_give(i64 %address) noinline nounwind {
entry:
  %offset = sub i64 %address, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %chunk = udiv i64 %offset, {{chunk}}
  %word = lshr i64 %chunk, 6
  %bit = and i64 %chunk, 63
  %mask = shl i64 1, %bit
  %keep = xor i64 %mask, -1
  %start = mul i64 %chunk, {{chunk}}
  %from = add i64 %start, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %size.place = getelementptr [{{chunks}} x i64], ptr addrspace(1) @__swlds_size, i64 0, i64 %chunk
  %size = load i64, ptr addrspace(1) %size.place, align 8
  call void @__swlds_mark(i64 %from, i64 %size, i8 -3)
  %place = getelementptr [{{words}} x i64], ptr addrspace(1) @__swlds_used, i64 0, i64 %word
  %old = atomicrmw and ptr addrspace(1) %place, i64 %keep syncscope("agent") release, align 8
  ret void
}
