; A check in front of an access. A finding is counted in @__swlds_report = {count, kind (0 load, 1 store), address, size}, and traps.

define internal void @__swlds_check(i64 %address, i64 %size, i32 %kind) noinline nounwind {
entry:
  %offset = sub i64 %address, ptrtoint (ptr addrspace(1) @__swlds_heap to i64)
  %length = add i64 %size, -1
  %end = add i64 %offset, %length
  %inside = icmp ult i64 %offset, {{bytes}}
  %ends = icmp ult i64 %end, {{bytes}}
  %both = and i1 %inside, %ends
  br i1 %both, label %loop, label %bad
loop:
  %byte = phi i64 [ %offset, %entry ], [ %next, %good ]
  %granule = lshr i64 %byte, 3
  %place = getelementptr [{{granules}} x i8], ptr addrspace(1) @__swlds_shadow, i64 0, i64 %granule
  %shadow = load i8, ptr addrspace(1) %place, align 1
  %clean = icmp eq i8 %shadow, 0
  %last.in.granule = or i64 %byte, 7
  %past = icmp ult i64 %end, %last.in.granule
  %last = select i1 %past, i64 %end, i64 %last.in.granule
  %within = and i64 %last, 7
  %reach = trunc i64 %within to i8
  %short = icmp slt i8 %reach, %shadow
  %fine = or i1 %clean, %short
  br i1 %fine, label %good, label %bad
good:
  %next = add i64 %last, 1
  %more = icmp ule i64 %next, %end
  br i1 %more, label %loop, label %done
bad:
  %count = atomicrmw add ptr addrspace(1) @__swlds_report, i32 1 syncscope("agent") monotonic, align 4
  %first = icmp eq i32 %count, 0
  br i1 %first, label %record, label %stop
record:
  %kind.place = getelementptr { i32, i32, i64, i64 }, ptr addrspace(1) @__swlds_report, i32 0, i32 1
  store i32 %kind, ptr addrspace(1) %kind.place, align 4
  %address.place = getelementptr { i32, i32, i64, i64 }, ptr addrspace(1) @__swlds_report, i32 0, i32 2
  store i64 %address, ptr addrspace(1) %address.place, align 8
  %size.place = getelementptr { i32, i32, i64, i64 }, ptr addrspace(1) @__swlds_report, i32 0, i32 3
  store i64 %size, ptr addrspace(1) %size.place, align 8
  br label %stop
stop:
  call void @llvm.trap()
  unreachable
done:
  ret void
}
