; The allocator's names, as ASan's device library has them.

define internal i64 @{{allocate}}(i64 %size, i64 %pc) noinline nounwind {
  %block = call i64 @__swlds_take(i64 %size)
  ret i64 %block
}

define internal void @{{release}}(i64 %block, i64 %pc) noinline nounwind {
  call void @__swlds_give(i64 %block)
  ret void
}

define internal void @__asan_poison_region(i64 %address, i64 %size) noinline nounwind {
entry:
  %inside = and i64 %address, 7
  %aligned = icmp eq i64 %inside, 0
  br i1 %aligned, label %whole, label %partial
partial:
  %granule = and i64 %address, -8
  %good = trunc i64 %inside to i8
  call void @__swlds_mark(i64 %granule, i64 8, i8 %good)
  br label %whole
whole:
  %up = add i64 %address, 7
  %from = and i64 %up, -8
  %end = add i64 %address, %size
  %length = sub i64 %end, %from
  %positive = icmp sgt i64 %length, 0
  br i1 %positive, label %mark, label %done
mark:
  call void @__swlds_mark(i64 %from, i64 %length, i8 -6)
  br label %done
done:
  ret void
}
