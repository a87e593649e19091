; Barriers of a group that waves pass without those that have ended (barriercheck; else there is no table): Python is told, for each
; barrier once of each lowest group so far. A row of the table: {the barrier's site, 0, group}.

%missed = type { i32, i32, i64 }

; Nobody wants to know who is missing at this barrier.
define internal i1 @is_told(ptr %g, i32 %site) alwaysinline {
entry:
  %table = load ptr, ptr {{g.missed}}
  %is.off = icmp eq ptr %table, null
  br i1 %is.off, label %done, label %look
look:
  %group = load i64, ptr {{g.group}}
  %row = and i32 %site, {{last_row}}
  %p = getelementptr %missed, ptr %table, i32 %row
  %known = load i32, ptr %p
  %gp = getelementptr %missed, ptr %table, i32 %row, i32 2
  %lowest = load i64, ptr %gp
  %is.known = icmp eq i32 %known, %site
  %is.later = icmp uge i64 %group, %lowest
  %is.told = and i1 %is.known, %is.later
  br label %done
done:
  %told = phi i1 [true, %entry], [%is.told, %look]
  ret i1 %told
}

; ``%waves``: a bit for each wave that is not there; it is not told yet.
define internal void @tell_missed(ptr %g, i32 %site, i64 %waves) noinline {
entry:
  %none = icmp eq i64 %waves, 0
  br i1 %none, label %done, label %tell
tell:
  %table = load ptr, ptr {{g.missed}}
  %group = load i64, ptr {{g.group}}
  %row = and i32 %site, {{last_row}}
  %p = getelementptr %missed, ptr %table, i32 %row
  store i32 %site, ptr %p
  %gp = getelementptr %missed, ptr %table, i32 %row, i32 2
  store i64 %group, ptr %gp
  %callback = load ptr, ptr {{g.callback}}
  call void %callback(ptr %g, i32 %site, i32 {{tell_missed}}, i64 %waves, ptr null, ptr null)
  br label %done
done:
  ret void
}
