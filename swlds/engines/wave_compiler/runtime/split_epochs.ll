; Epochs of racecheck where waves access memory between a signal and its wait (``races/split_barriers.py``); in place of
; ``lane_numbers.ll``.
;
; Each phase of the group's barrier has as many numbers, whether the epochs move at its end or not: so a wave that has signalled
; knows the number that they will have then, and what it does next has that one or a later one of the same phase. ``lds_tick`` and
; ``global_tick`` stay two phases ahead of the last one that is over, beyond all numbers that somebody may have. A row of
; ``split_epochs`` holds of a wave the first number of the phase in which it was last, for LDS and for other memory, then the
; epochs of LDS, of memory that groups share and of the group's block as they were when it last acquired at a barrier, then whether it
; has come to a barrier since without waiting for the one before: of waves that ended it need not know what the others know.

define internal void @start_split(ptr %g) {
entry:
  %l = load i32, ptr {{g.lds_tick}}
  %s = load i32, ptr {{g.global_tick}}
  %l.ahead = add i32 %l, {{ahead}}
  %s.ahead = add i32 %s, {{ahead}}
  store i32 %l.ahead, ptr {{g.lds_tick}}
  store i32 %s.ahead, ptr {{g.global_tick}}
  %lds = load i32, ptr {{g.lds_epoch}}
  %shared = load i32, ptr {{g.global_epoch}}
  %waves = load i32, ptr {{g.waves}}
  br label %wave
wave:
  %w = phi i32 [0, %entry], [%w1, %wave]
  call void @put_phase(ptr %g, i32 %w, i32 %lds, i32 %shared)
  %rows = load ptr, ptr {{g.split_epochs}}
  %skips.at = getelementptr [6 x i32], ptr %rows, i32 %w, i32 5
  store i32 0, ptr %skips.at
  call void @acquire_split(ptr %g, i32 %w, i32 7)
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %wave, label %done
done:
  ret void
}

define internal void @put_phase(ptr %g, i32 %w, i32 %lds, i32 %shared) {
  %rows = load ptr, ptr {{g.split_epochs}}
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %row = getelementptr [6 x i32], ptr %rows, i32 %w
  %row.shared = getelementptr i32, ptr %row, i32 1
  %own = getelementptr [6 x i32], ptr %ticks, i32 %w
  %own.shared = getelementptr i32, ptr %own, i32 1
  store i32 %lds, ptr %row
  store i32 %shared, ptr %row.shared
  store i32 %lds, ptr %own
  store i32 %shared, ptr %own.shared
  ret void
}

; The wave comes to the group's barrier: what it did is in front of the phase that is not over yet.
define void @arrive_split(ptr %g, i32 %w) {
  %signalled = load ptr, ptr {{g.signalled}}
  %column = mul i32 %w, {{max_barriers}}
  %mark.at = getelementptr i32, ptr %signalled, i32 %column
  %mark = load i32, ptr %mark.at
  %rows = load ptr, ptr {{g.split_epochs}}
  %skips.at = getelementptr [6 x i32], ptr %rows, i32 %w, i32 5
  %before = load i32, ptr %skips.at
  %skips = or i32 %before, %mark
  store i32 %skips, ptr %skips.at
  %l.ahead = load i32, ptr {{g.lds_tick}}
  %s.ahead = load i32, ptr {{g.global_tick}}
  %lds = sub i32 %l.ahead, {{phase}}
  %shared = sub i32 %s.ahead, {{phase}}
  call void @put_phase(ptr %g, i32 %w, i32 %lds, i32 %shared)
  ret void
}

; The wave has waited, and acquires: what others had released for the phase that is over is behind it.
define void @acquire_split(ptr %g, i32 %w, i32 %spaces) {
  %rows = load ptr, ptr {{g.split_epochs}}
  %lds.at = getelementptr [6 x i32], ptr %rows, i32 %w, i32 2
  %shared.at = getelementptr i32, ptr %lds.at, i32 1
  %block.at = getelementptr i32, ptr %lds.at, i32 2
  %skips.at = getelementptr i32, ptr %lds.at, i32 3
  %skips = load i32, ptr %skips.at
  %has.skipped = icmp ne i32 %skips, 0
  %live = load i32, ptr {{g.live}}
  %waves = load i32, ptr {{g.waves}}
  %fewer = icmp ult i32 %live, %waves
  %is.lost = and i1 %has.skipped, %fewer
  %known = select i1 %is.lost, i32 0, i32 %spaces
  %is.all = icmp eq i32 %known, 7
  %left = select i1 %is.all, i32 0, i32 %skips
  store i32 %left, ptr %skips.at
  %lds = load i32, ptr {{g.lds_epoch}}
  %shared = load i32, ptr {{g.global_epoch}}
  %block = load i32, ptr {{g.block_epoch}}
  call void @put_if(ptr %lds.at, i32 %lds, i32 %known, i32 1)
  call void @put_if(ptr %shared.at, i32 %shared, i32 %known, i32 2)
  call void @put_if(ptr %block.at, i32 %block, i32 %known, i32 4)
  ret void
}

define internal void @put_if(ptr %at, i32 %new, i32 %spaces, i32 %bit) {
  %old = load i32, ptr %at
  %own = and i32 %spaces, %bit
  %is.in = icmp ne i32 %own, 0
  %now = select i1 %is.in, i32 %new, i32 %old
  store i32 %now, ptr %at
  ret void
}

; A phase is over: the epochs move of what is released there, and by no wave that ended is left open. It is over without a wave that
; has not come to it where another one ended behind its signal, or signalled twice: then they move no more. Without numbers for two
; more phases the group is suspicious.
define internal i1 @move_split(ptr %g) {
entry:
  %l = load i32, ptr {{g.lds_tick}}
  %s = load i32, ptr {{g.global_tick}}
  %l.full = icmp uge i32 %l, {{last}}
  %s.full = icmp uge i32 %s, {{last}}
  %full = or i1 %l.full, %s.full
  br i1 %full, label %suspicious, label %begin
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %done
begin:
  %l.ahead = add i32 %l, {{phase}}
  %s.ahead = add i32 %s, {{phase}}
  store i32 %l.ahead, ptr {{g.lds_tick}}
  store i32 %s.ahead, ptr {{g.global_tick}}
  %lds = sub i32 %l, {{phase}}
  %shared = sub i32 %s, {{phase}}
  %rows = load ptr, ptr {{g.split_epochs}}
  %status = load ptr, ptr {{g.status}}
  %waves = load i32, ptr {{g.waves}}
  br label %wave
wave:
  %w = phi i32 [0, %begin], [%w1, %wave]
  %late = phi i1 [false, %begin], [%late1, %wave]
  %state.at = getelementptr [2 x i32], ptr %status, i32 %w
  %state = load i32, ptr %state.at
  %runs = icmp ne i32 %state, -1
  %at = getelementptr [6 x i32], ptr %rows, i32 %w, i32 1
  %own = load i32, ptr %at
  %differs = icmp ne i32 %own, %shared
  %is.late = and i1 %runs, %differs
  %late1 = or i1 %late, %is.late
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %wave, label %looked
looked:
  br i1 %late1, label %stop, label %move
stop:
  store i32 7, ptr {{g.unordered}}
  br label %done
move:
  %fenced = load i32, ptr {{g.fenced}}
  %unordered = load i32, ptr {{g.unordered}}
  %ordered = xor i32 %unordered, -1
  %spaces = and i32 %fenced, %ordered
  call void @put_if(ptr {{g.lds_epoch}}, i32 %lds, i32 %spaces, i32 1)
  call void @put_if(ptr {{g.global_epoch}}, i32 %shared, i32 %spaces, i32 2)
  call void @put_if(ptr {{g.block_epoch}}, i32 %shared, i32 %spaces, i32 4)
  br label %done
done:
  ret i1 true
}

; What lanes of the wave did is ordered before what they do next. Where its phase has no more numbers it keeps the last one: then
; nothing orders them.
define void @order_lanes(ptr %g, i32 %w, i32 %spaces) {
entry:
  %l = and i32 %spaces, 1
  %lds = icmp ne i32 %l, 0
  br i1 %lds, label %local, label %then
local:
  call void @next_number(ptr %g, i32 %w, i32 0)
  br label %then
then:
  %s = and i32 %spaces, 2
  %shared = icmp ne i32 %s, 0
  br i1 %shared, label %global, label %done
global:
  call void @next_number(ptr %g, i32 %w, i32 1)
  br label %done
done:
  ret void
}

define internal void @next_number(ptr %g, i32 %w, i32 %half) {
  %rows = load ptr, ptr {{g.split_epochs}}
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %first.at = getelementptr [6 x i32], ptr %rows, i32 %w, i32 %half
  %own.at = getelementptr [6 x i32], ptr %ticks, i32 %w, i32 %half
  %first = load i32, ptr %first.at
  %own = load i32, ptr %own.at
  %past = sub i32 %own, %first
  %some = icmp ult i32 %past, {{most}}
  %more = select i1 %some, i32 {{step}}, i32 0
  %new = add i32 %own, %more
  store i32 %new, ptr %own.at
  ret void
}
