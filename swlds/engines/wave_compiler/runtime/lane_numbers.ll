; Numbers that a wave takes of its own between epochs: what its lanes did at a lower one is ordered before what they do next
; (``races/lane_order.py``).
;
; They come from ``lds_tick`` and ``global_tick``. Where none is left the group is suspicious. Beside a wave's number stands the one
; since when nothing orders its lanes: a lower one where it took a number only to tell other waves (``wave_clocks.ll``); both for LDS
; and for other memory. Then comes whether another wave may know the number that the last poll took (``polls.ll``).

define void @order_lanes(ptr %g, i32 %w, i32 %spaces) {
entry:
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %l = and i32 %spaces, 1
  %lds = icmp ne i32 %l, 0
  br i1 %lds, label %local, label %then
local:
  %own = getelementptr [6 x i32], ptr %ticks, i32 %w
  call void @next_tick(ptr %g, ptr {{g.lds_tick}}, ptr %own)
  %since = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 2
  %now = load i32, ptr %own
  store i32 %now, ptr %since
  br label %then
then:
  %s = and i32 %spaces, 2
  %shared = icmp ne i32 %s, 0
  br i1 %shared, label %global, label %done
global:
  %other = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 1
  call void @next_tick(ptr %g, ptr {{g.global_tick}}, ptr %other)
  %since.other = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 3
  %now.other = load i32, ptr %other
  store i32 %now.other, ptr %since.other
  call void @own_number(ptr %g, i32 %now.other)
  br label %done
done:
  ret void
}

define internal void @next_tick(ptr %g, ptr %tick, ptr %own) {
entry:
  %old = load i32, ptr %tick
  %over = icmp uge i32 %old, {{last}}
  br i1 %over, label %full, label %on
full:
  store volatile i32 1, ptr {{g.suspect}}
  ret void
on:
  %new = add i32 %old, {{step}}
  store i32 %new, ptr %tick
  store i32 %new, ptr %own
  ret void
}
