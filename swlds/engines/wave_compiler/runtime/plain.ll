; The waves of a group one after the other: for kernels in which none waits for another.

define void @create_waves(ptr %g) {
entry:
  ret void
}

define i32 @run_turn(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %wave = load ptr, ptr {{g.wave}}
  br label %loop
loop:
  %w = phi i32 [0, %entry], [%w1, %on]
  call void %wave(ptr %g, i32 %w)
  %word = load volatile i64, ptr {{g.halt}}
  %left = icmp ne i64 %word, 0
  br i1 %left, label %look, label %on
look:
  %suspect = load volatile i32, ptr {{g.suspect}}
  %bad = icmp ne i32 %suspect, 0
  %status = load ptr, ptr {{g.status}}
  %place.at = getelementptr [2 x i32], ptr %status, i32 %w, i32 1
  %place = load i32, ptr %place.at
  %kept = select i1 %bad, i32 0, i32 %place
  store i32 %kept, ptr %place.at
  %why = select i1 %bad, i32 {{suspicious}}, i32 {{over}}
  br label %done
on:
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %loop, label %done
done:
  %end = phi i32 [%why, %look], [{{over}}, %on]
  ret i32 %end
}
