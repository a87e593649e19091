; Host code that keeps the barriers of a group, as ``reference.group.Barrier`` does: who arrived, and the phase.
;
; A table of entries {i64 key, i32 members, i32 arrived, i32 phase, i32 site}. Entry 0 is the work-group's; others are
; added when they are first named. Members -1: all waves that have not ended. A wave's status is 0 when it can run, -1 when
; it has ended, else the number of the barrier at which it waits, plus one; beside it is the place where the wave stands: 0 for none,
; negative where its row of ``standing`` has it.

%barrier = type { i64, i32, i32, i32, i32 }

define void @forget_barriers(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %table = load ptr, ptr {{g.barriers}}
  %signalled = load ptr, ptr {{g.signalled}}
  %joined = load ptr, ptr {{g.joined}}
  store %barrier { i64 -1, i32 -1, i32 0, i32 0, i32 0 }, ptr %table
  store i32 1, ptr {{g.barrier_count}}
  store i32 0, ptr {{g.awaited}}
  %w64 = zext i32 %waves to i64
  %size = mul i64 %w64, {{signalled_size}}
  call void @llvm.memset.p0.i64(ptr %signalled, i8 0, i64 %size, i1 false)
  %jsize = mul i64 %w64, 8
  call void @llvm.memset.p0.i64(ptr %joined, i8 0, i64 %jsize, i1 false)
  ret void
}

define i32 @find_barrier(ptr %g, i64 %key, i32 %members) {
entry:
  %table = load ptr, ptr {{g.barriers}}
  %count = load i32, ptr {{g.barrier_count}}
  br label %look
look:
  %b = phi i32 [0, %entry], [%b1, %on]
  %p = getelementptr %barrier, ptr %table, i32 %b
  %known = load i64, ptr %p
  %same = icmp eq i64 %known, %key
  br i1 %same, label %found, label %on
on:
  %b1 = add i32 %b, 1
  %more = icmp ult i32 %b1, %count
  br i1 %more, label %look, label %absent
found:
  ret i32 %b
absent:
  %fits = icmp ult i32 %count, {{max_barriers}}
  br i1 %fits, label %make, label %full
make:
  %new = getelementptr %barrier, ptr %table, i32 %count
  store %barrier zeroinitializer, ptr %new
  store i64 %key, ptr %new
  %mp = getelementptr %barrier, ptr %new, i32 0, i32 1
  store i32 %members, ptr %mp
  %after = add i32 %count, 1
  store i32 %after, ptr {{g.barrier_count}}
  ret i32 %count
full:
  store volatile i32 1, ptr {{g.suspect}}
  ret i32 0
}

define void @set_members(ptr %g, i32 %b, i32 %members) {
entry:
  %table = load ptr, ptr {{g.barriers}}
  %mp = getelementptr %barrier, ptr %table, i32 %b, i32 1
  store i32 %members, ptr %mp
  ret void
}

define void @complete_barrier(ptr %g, i32 %b) {
entry:
  %table = load ptr, ptr {{g.barriers}}
  %p = getelementptr %barrier, ptr %table, i32 %b
  %mp = getelementptr %barrier, ptr %p, i32 0, i32 1
  %own = load i32, ptr %mp
  %live = load i32, ptr {{g.live}}
  %counts = icmp slt i32 %own, 0
  %members = select i1 %counts, i32 %live, i32 %own
  %ap = getelementptr %barrier, ptr %p, i32 0, i32 2
  %arrived = load i32, ptr %ap
  %some = icmp ne i32 %arrived, 0
  %all = icmp uge i32 %arrived, %members
  %is.complete = and i1 %some, %all
  br i1 %is.complete, label %complete, label %done
complete:
  store i32 0, ptr %ap
  %pp = getelementptr %barrier, ptr %p, i32 0, i32 3
  %phase = load i32, ptr %pp
  %next = add i32 %phase, 1
  store i32 %next, ptr %pp
  %is.group = icmp eq i32 %b, 0
  br i1 %is.group, label %count, label %free
count:
  %all.waves = load i32, ptr {{g.waves}}
  %fewer = icmp ult i32 %live, %all.waves
  br i1 %fewer, label %ended, label %epoch
ended:
  %sp = getelementptr %barrier, ptr %p, i32 0, i32 4
  %site = load i32, ptr %sp
  %is.told = call i1 @is_told(ptr %g, i32 %site)
  br i1 %is.told, label %epoch, label %missing
missing:
  call void @look_for_missing(ptr %g, i32 %site)
  br label %epoch
epoch:
  call void @next_epoch(ptr %g)
  br label %free
free:
  %waves = load i32, ptr {{g.waves}}
  %status = load ptr, ptr {{g.status}}
  %waits = add i32 %b, 1
  br label %release
release:
  %r = phi i32 [0, %free], [%r1, %release]
  %rs = getelementptr [2 x i32], ptr %status, i32 %r
  %state = load i32, ptr %rs
  %here = icmp eq i32 %state, %waits
  %new = select i1 %here, i32 0, i32 %state
  store i32 %new, ptr %rs
  %r1 = add i32 %r, 1
  %more = icmp ult i32 %r1, %waves
  br i1 %more, label %release, label %done
done:
  ret void
}

; A phase of the group's barrier is over. Of waves that ended behind a signal for which they did not wait ``are_unwaited`` tells.
define internal void @look_for_missing(ptr %g, i32 %site) noinline {
entry:
  %waves = load i32, ptr {{g.waves}}
  %status = load ptr, ptr {{g.status}}
  %signalled = load ptr, ptr {{g.signalled}}
  br label %look
look:
  %k = phi i32 [0, %entry], [%k1, %look]
  %missing = phi i64 [0, %entry], [%missing1, %look]
  %ks = getelementptr [2 x i32], ptr %status, i32 %k
  %state = load i32, ptr %ks
  %is.over = icmp eq i32 %state, -1
  %row = mul i32 %k, {{max_barriers}}
  %sp = getelementptr i32, ptr %signalled, i32 %row
  %own = load i32, ptr %sp
  %came = icmp ne i32 %own, 0
  %stayed = xor i1 %came, true
  %is.missing = and i1 %is.over, %stayed
  %bit = zext i1 %is.missing to i64
  %k64 = zext i32 %k to i64
  %shifted = shl i64 %bit, %k64
  %missing1 = or i64 %missing, %shifted
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %waves
  br i1 %more, label %look, label %tell
tell:
  call void @tell_missed(ptr %g, i32 %site, i64 %missing1)
  ret void
}

define void @arrive(ptr %g, i32 %b, i32 %site) {
entry:
  %table = load ptr, ptr {{g.barriers}}
  %p = getelementptr %barrier, ptr %table, i32 %b
  %ap = getelementptr %barrier, ptr %p, i32 0, i32 2
  %sp = getelementptr %barrier, ptr %p, i32 0, i32 4
  %arrived = load i32, ptr %ap
  %more = add i32 %arrived, 1
  store i32 %more, ptr %ap
  %old = load i32, ptr %sp
  store i32 %site, ptr %sp
  %later = icmp ne i32 %arrived, 0
  %other = icmp ne i32 %old, %site
  %group = icmp eq i32 %b, 0
  %differs = and i1 %later, %other
  %matters = and i1 %differs, %group
  br i1 %matters, label %suspicious, label %go
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %go
go:
  call void @complete_barrier(ptr %g, i32 %b)
  ret void
}

define void @settle_barriers(ptr %g) {
entry:
  %table = load ptr, ptr {{g.barriers}}
  %count = load i32, ptr {{g.barrier_count}}
  br label %look
look:
  %b = phi i32 [0, %entry], [%b1, %on]
  %mp = getelementptr %barrier, ptr %table, i32 %b, i32 1
  %members = load i32, ptr %mp
  %counts = icmp slt i32 %members, 0
  br i1 %counts, label %complete, label %on
complete:
  call void @complete_barrier(ptr %g, i32 %b)
  br label %on
on:
  %b1 = add i32 %b, 1
  %more = icmp ult i32 %b1, %count
  br i1 %more, label %look, label %done
done:
  ret void
}

; All waves have ended: may one have ended behind a signal without waiting, while others waited for that phase? The reference engine
; looks closer (``missed_barriers.report_unwaited``).
define i1 @are_unwaited(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %signalled = load ptr, ptr {{g.signalled}}
  %awaited = load i32, ptr {{g.awaited}}
  br label %look
look:
  %k = phi i32 [0, %entry], [%k1, %look]
  %found = phi i1 [false, %entry], [%found1, %look]
  %row = mul i32 %k, {{max_barriers}}
  %p = getelementptr i32, ptr %signalled, i32 %row
  %mark = load i32, ptr %p
  %own = icmp ne i32 %mark, 0
  %others = icmp ule i32 %mark, %awaited
  %both = and i1 %own, %others
  %found1 = or i1 %found, %both
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %waves
  br i1 %more, label %look, label %done
done:
  ret i1 %found1
}

; ``%mark``: the phase for which a wave waits at a barrier, plus one.
define internal void @note_awaited(ptr %g, i32 %b, i32 %mark) {
entry:
  %group = icmp eq i32 %b, 0
  br i1 %group, label %note, label %done
note:
  %before = load i32, ptr {{g.awaited}}
  %is.later = icmp ugt i32 %mark, %before
  %later = select i1 %is.later, i32 %mark, i32 %before
  store i32 %later, ptr {{g.awaited}}
  br label %done
done:
  ret void
}

; A wave that has signalled the group's barrier, and has not waited, comes to a whole one, or signals again in the same phase: the
; reference engine looks closer (``reference.halves``).
define i1 @meet(ptr %g, i32 %w, i32 %site, i32 %place) {
entry:
  %status = load ptr, ptr {{g.status}}
  %mine = getelementptr [2 x i32], ptr %status, i32 %w
  %standing = insertelement <2 x i32> <i32 1, i32 poison>, i32 %place, i64 1
  store <2 x i32> %standing, ptr %mine, align 4
  %table = load ptr, ptr {{g.barriers}}
  %pp = getelementptr %barrier, ptr %table, i32 0, i32 3
  %phase = load i32, ptr %pp
  %mark = add i32 %phase, 1
  call void @note_awaited(ptr %g, i32 0, i32 %mark)
  %signalled = load ptr, ptr {{g.signalled}}
  %row = mul i32 %w, {{max_barriers}}
  %half = getelementptr i32, ptr %signalled, i32 %row
  %before = load i32, ptr %half
  %is.between = icmp ne i32 %before, 0
  br i1 %is.between, label %second, label %come
second:
  store volatile i32 1, ptr {{g.suspect}}
  br label %come
come:
  call void @arrive(ptr %g, i32 0, i32 %site)
  %state = load i32, ptr %mine
  %waits = icmp ne i32 %state, 0
  ret i1 %waits
}

define i1 @signal_barrier(ptr %g, i32 %w, i32 %b, i32 %site) {
entry:
  %table = load ptr, ptr {{g.barriers}}
  %signalled = load ptr, ptr {{g.signalled}}
  %ap = getelementptr %barrier, ptr %table, i32 %b, i32 2
  %arrived = load i32, ptr %ap
  %first = icmp eq i32 %arrived, 0
  %pp = getelementptr %barrier, ptr %table, i32 %b, i32 3
  %phase = load i32, ptr %pp
  %mark = add i32 %phase, 1
  %row = mul i32 %w, {{max_barriers}}
  %at = add i32 %row, %b
  %place = getelementptr i32, ptr %signalled, i32 %at
  %before = load i32, ptr %place
  %same = icmp eq i32 %before, %mark
  %group = icmp eq i32 %b, 0
  %is.again = and i1 %same, %group
  br i1 %is.again, label %second, label %come
second:
  store volatile i32 1, ptr {{g.suspect}}
  br label %come
come:
  store i32 %mark, ptr %place
  call void @arrive(ptr %g, i32 %b, i32 %site)
  ret i1 %first
}

define i1 @wait_barrier(ptr %g, i32 %w, i32 %b) {
entry:
  %table = load ptr, ptr {{g.barriers}}
  %signalled = load ptr, ptr {{g.signalled}}
  %pp = getelementptr %barrier, ptr %table, i32 %b, i32 3
  %phase = load i32, ptr %pp
  %now = add i32 %phase, 1
  %row = mul i32 %w, {{max_barriers}}
  %at = add i32 %row, %b
  %place = getelementptr i32, ptr %signalled, i32 %at
  %mark = load i32, ptr %place
  store i32 0, ptr %place
  %none = icmp eq i32 %mark, 0
  %same = icmp eq i32 %mark, %now
  %for = select i1 %none, i32 %now, i32 %mark
  call void @note_awaited(ptr %g, i32 %b, i32 %for)
  %waits = or i1 %none, %same
  br i1 %waits, label %wait, label %go
wait:
  %status = load ptr, ptr {{g.status}}
  %mine = getelementptr [2 x i32], ptr %status, i32 %w
  %state = add i32 %b, 1
  store i32 %state, ptr %mine
  ret i1 true
go:
  ret i1 false
}
