; The log of patterns that had to give way, which Python empties; and which pattern of a wave came first; their hashes.

define internal void @log_pattern(ptr %g, ptr %slot, i64 %size) noinline nounwind {
entry:
  %count = load i64, ptr {{g.pattern_count}}
  %is.full = icmp uge i64 %count, {{room}}
  br i1 %is.full, label %empty, label %append
empty:
  %callback = load ptr, ptr {{g.callback}}
  call void %callback(ptr %g, i32 0, i32 {{take_patterns}}, i64 0, ptr null, ptr null)
  br label %append
append:
  %place = phi i64 [%count, %entry], [0, %empty]
  %log = load ptr, ptr {{g.pattern_log}}
  %start = mul i64 %place, {{entry_size}}
  %entry.at = getelementptr i8, ptr %log, i64 %start
  call void @llvm.memcpy.p0.p0.i64(ptr %entry.at, ptr %slot, i64 %size, i1 false)
  %next = add i64 %place, 1
  store i64 %next, ptr {{g.pattern_count}}
  ret void
}

define internal i32 @mix_hash(i32 %sum, i64 %mask) alwaysinline nounwind {
  %high = lshr i64 %mask, 29
  %both = xor i64 %mask, %high
  %low = trunc i64 %both to i32
  %lanes = mul i32 %low, -1640531535
  %all = add i32 %sum, %lanes
  %mixed = mul i32 %all, -2048144789
  %half = lshr i32 %mixed, 15
  %hash = xor i32 %mixed, %half
  ret i32 %hash
}

define internal void @first_pattern(ptr %g, ptr %slot, i64 %wave, i64 %start) alwaysinline nounwind {
  %order = load i64, ptr {{g.pattern_order}}
  %next = add i64 %order, 1
  store i64 %next, ptr {{g.pattern_order}}
  %wave.at = getelementptr i8, ptr %slot, i64 8
  store i64 %wave, ptr %wave.at
  %order.at = getelementptr i8, ptr %slot, i64 16
  store i64 %order, ptr %order.at
  %start.at = getelementptr i8, ptr %slot, i64 24
  store i64 %start, ptr %start.at
  ret void
}
