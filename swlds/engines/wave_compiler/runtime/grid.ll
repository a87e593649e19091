; In place of clusters.ll, for launches whose waves wait for the whole grid: ``schedule/grids.py`` has the other groups run, and
; lets the waves go on. As in ``reference.grid.Grid`` a group has arrived when all its waves that have not ended are there.

define i1 @wait_for_grid(ptr %g, i32 %w) {
  %status = load ptr, ptr {{g.status}}
  %mine = getelementptr [2 x i32], ptr %status, i32 %w
  store i32 {{at_grid}}, ptr %mine
  ret i1 true
}

define i1 @may_wait(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %status = load ptr, ptr {{g.status}}
  br label %look
look:
  %w = phi i32 [0, %entry], [%w1, %on]
  %sp = getelementptr [2 x i32], ptr %status, i32 %w
  %state = load i32, ptr %sp
  %here = icmp eq i32 %state, {{at_grid}}
  %over = icmp eq i32 %state, -1
  %fits = or i1 %here, %over
  br i1 %fits, label %on, label %no
on:
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %look, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

define void @settle_members(ptr %g) {
  ret void
}
