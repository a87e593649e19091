; Host code for clusters of work-groups: groups that run together, their barrier, the loads that they share.
;
; A thread has a context for each member, and a record that these share: the barrier, and for each wave and each two members how many
; loads one of them has issued that it shares with the other, and a digest of those. Where the two differ at the end, or nobody can
; go on, the cluster is suspicious. A wave that waits has a status of its own: for the barrier until there is a phase that it was not
; told of, for loads until the others have issued as many as it needs. Statuses are looked at before each turn of a group.

%cluster = type { i32, i32, i32, i32, i64, i64, i64, i64, i64, ptr, ptr, ptr, [16 x ptr], [16 x i64], [16 x i32] }

define void @run_clusters(ptr %rec) {
entry:
  %contexts = getelementptr %cluster, ptr %rec, i32 0, i32 12
  %g = load ptr, ptr %contexts
  %counter = load ptr, ptr {{g.counter}}
  %total = load i64, ptr {{g.total}}
  br label %next
next:
  %n = atomicrmw add ptr %counter, i64 1 monotonic
  %more = icmp slt i64 %n, %total
  %stop = load volatile i32, ptr {{g.stop}}
  %run = icmp eq i32 %stop, 0
  %go = and i1 %more, %run
  br i1 %go, label %prepare, label %done
prepare:
  %order = load ptr, ptr {{g.order}}
  %ordered = icmp ne ptr %order, null
  br i1 %ordered, label %listed, label %numbered
listed:
  %item = getelementptr i64, ptr %order, i64 %n
  %named = load i64, ptr %item
  br label %numbered
numbered:
  %number = phi i64 [%n, %prepare], [%named, %listed]
  call void @begin_cluster(ptr %rec, i64 %number)
  %good = call i1 @run_cluster(ptr %rec)
  br i1 %good, label %next, label %fail
fail:
  %count = load i64, ptr {{g.failing_count}}
  %room = load i64, ptr {{g.failing_room}}
  %list = load ptr, ptr {{g.failing}}
  %fits = icmp ult i64 %count, %room
  %count1 = add i64 %count, 1
  store i64 %count1, ptr {{g.failing_count}}
  br i1 %fits, label %note, label %next
note:
  %slot = getelementptr i64, ptr %list, i64 %count
  store i64 %number, ptr %slot
  br label %next
done:
  ret void
}

define void @begin_cluster(ptr %rec, i64 %number) {
entry:
  %mp = getelementptr %cluster, ptr %rec, i32 0, i32 0
  %members = load i32, ptr %mp
  %phasep = getelementptr %cluster, ptr %rec, i32 0, i32 1
  store i32 0, ptr %phasep
  %signalsp = getelementptr %cluster, ptr %rec, i32 0, i32 2
  store i32 0, ptr %signalsp
  %wavesp = getelementptr %cluster, ptr %rec, i32 0, i32 3
  %waves = load i32, ptr %wavesp
  %waves64 = zext i32 %waves to i64
  %countsp = getelementptr %cluster, ptr %rec, i32 0, i32 9
  %counts = load ptr, ptr %countsp
  %countsize = mul i64 %waves64, 1024
  call void @llvm.memset.p0.i64(ptr %counts, i8 0, i64 %countsize, i1 false)
  %digestsp = getelementptr %cluster, ptr %rec, i32 0, i32 10
  %digests = load ptr, ptr %digestsp
  %digestsize = mul i64 %waves64, 2048
  call void @llvm.memset.p0.i64(ptr %digests, i8 0, i64 %digestsize, i1 false)
  %overp = getelementptr %cluster, ptr %rec, i32 0, i32 14
  call void @llvm.memset.p0.i64(ptr %overp, i8 0, i64 64, i1 false)
  %widep = getelementptr %cluster, ptr %rec, i32 0, i32 4
  %wide = load i64, ptr %widep
  %highp = getelementptr %cluster, ptr %rec, i32 0, i32 5
  %high = load i64, ptr %highp
  %x = urem i64 %number, %wide
  %rest = udiv i64 %number, %wide
  %y = urem i64 %rest, %high
  %z = udiv i64 %rest, %high
  %axp = getelementptr %cluster, ptr %rec, i32 0, i32 6
  %ax = load i64, ptr %axp
  %ayp = getelementptr %cluster, ptr %rec, i32 0, i32 7
  %ay = load i64, ptr %ayp
  %azp = getelementptr %cluster, ptr %rec, i32 0, i32 8
  %az = load i64, ptr %azp
  %x1 = mul i64 %x, %ax
  %y1 = mul i64 %y, %ay
  %z1 = mul i64 %z, %az
  %xy = add i64 %x1, %y1
  %first = add i64 %xy, %z1
  br label %member
member:
  %m = phi i32 [0, %entry], [%m1, %member]
  %cp = getelementptr %cluster, ptr %rec, i32 0, i32 12, i32 %m
  %g = load ptr, ptr %cp
  %op = getelementptr %cluster, ptr %rec, i32 0, i32 13, i32 %m
  %offset = load i64, ptr %op
  %group = add i64 %first, %offset
  store i32 0, ptr {{g.gathered}}
  store i32 0, ptr {{g.signalled_in}}
  %told = load ptr, ptr {{g.told}}
  %toldsize = mul i64 %waves64, 4
  call void @llvm.memset.p0.i64(ptr %told, i8 0, i64 %toldsize, i1 false)
  %needs = load ptr, ptr {{g.needs}}
  %needsize = mul i64 %waves64, 64
  call void @llvm.memset.p0.i64(ptr %needs, i8 0, i64 %needsize, i1 false)
  %asked = load ptr, ptr {{g.asked}}
  %askedsize = mul i64 %waves64, {{asked_size}}
  call void @llvm.memset.p0.i64(ptr %asked, i8 0, i64 %askedsize, i1 false)
  %status = load ptr, ptr {{g.status}}
  %status.size = mul i64 %toldsize, 2
  call void @llvm.memset.p0.i64(ptr %status, i8 0, i64 %status.size, i1 false)
  call void @begin_group(ptr %g, i64 %group)
  store i64 {{endless}}, ptr {{g.turn}}
  %m1 = add i32 %m, 1
  %more = icmp ult i32 %m1, %members
  br i1 %more, label %member, label %done
done:
  ret void
}

define i1 @run_cluster(ptr %rec) {
entry:
  %mp = getelementptr %cluster, ptr %rec, i32 0, i32 0
  %members = load i32, ptr %mp
  br label %round
round:
  br label %member
member:
  %m = phi i32 [0, %round], [%m1, %on]
  %alive = phi i1 [false, %round], [%alive.on, %on]
  %moved = phi i1 [false, %round], [%moved.on, %on]
  %op = getelementptr %cluster, ptr %rec, i32 0, i32 14, i32 %m
  %over = load i32, ptr %op
  %is.over = icmp ne i32 %over, 0
  br i1 %is.over, label %on, label %wake
wake:
  %cp = getelementptr %cluster, ptr %rec, i32 0, i32 12, i32 %m
  %g = load ptr, ptr %cp
  %can = call i1 @wake_waves(ptr %g)
  br i1 %can, label %turn, label %on
turn:
  %end = call i32 @run_turn(ptr %g)
  %bad = icmp eq i32 %end, {{suspicious}}
  br i1 %bad, label %fail, label %ended
ended:
  %is.end = icmp eq i32 %end, {{over}}
  %flag = zext i1 %is.end to i32
  store i32 %flag, ptr %op
  br label %on
on:
  %alive.on = phi i1 [%alive, %member], [true, %wake], [true, %ended]
  %moved.on = phi i1 [%moved, %member], [%moved, %wake], [true, %ended]
  %m1 = add i32 %m, 1
  %more = icmp ult i32 %m1, %members
  br i1 %more, label %member, label %look
look:
  br i1 %alive.on, label %going, label %finished
going:
  br i1 %moved.on, label %round, label %fail
finished:
  %good = call i1 @agree(ptr %rec)
  ret i1 %good
fail:
  ret i1 false
}

define i1 @agree(ptr %rec) {
entry:
  %mp = getelementptr %cluster, ptr %rec, i32 0, i32 0
  %members = load i32, ptr %mp
  %wavesp = getelementptr %cluster, ptr %rec, i32 0, i32 3
  %waves = load i32, ptr %wavesp
  %countsp = getelementptr %cluster, ptr %rec, i32 0, i32 9
  %counts = load ptr, ptr %countsp
  %digestsp = getelementptr %cluster, ptr %rec, i32 0, i32 10
  %digests = load ptr, ptr %digestsp
  %contexts = getelementptr %cluster, ptr %rec, i32 0, i32 12
  %g = load ptr, ptr %contexts
  %stop = load volatile i32, ptr {{g.stop}}
  %stopped = icmp ne i32 %stop, 0
  br i1 %stopped, label %good, label %wave
wave:
  %w = phi i32 [0, %entry], [%w1, %wave.on]
  br label %one
one:
  %i = phi i32 [0, %wave], [%i1, %one.on]
  br label %other
other:
  %j = phi i32 [0, %one], [%j1, %other.on]
  %there = getelementptr [16 x [16 x i32]], ptr %counts, i32 %w, i32 %i, i32 %j
  %back = getelementptr [16 x [16 x i32]], ptr %counts, i32 %w, i32 %j, i32 %i
  %ct = load i32, ptr %there
  %cb = load i32, ptr %back
  %same.count = icmp eq i32 %ct, %cb
  %dthere = getelementptr [16 x [16 x i64]], ptr %digests, i32 %w, i32 %i, i32 %j
  %dback = getelementptr [16 x [16 x i64]], ptr %digests, i32 %w, i32 %j, i32 %i
  %dt = load i64, ptr %dthere
  %db = load i64, ptr %dback
  %same.digest = icmp eq i64 %dt, %db
  %same = and i1 %same.count, %same.digest
  br i1 %same, label %other.on, label %bad
other.on:
  %j1 = add i32 %j, 1
  %jmore = icmp ult i32 %j1, %members
  br i1 %jmore, label %other, label %one.on
one.on:
  %i1 = add i32 %i, 1
  %imore = icmp ult i32 %i1, %members
  br i1 %imore, label %one, label %wave.on
wave.on:
  %w1 = add i32 %w, 1
  %wmore = icmp ult i32 %w1, %waves
  br i1 %wmore, label %wave, label %good
good:
  ret i1 true
bad:
  ret i1 false
}

define i1 @wake_waves(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %status = load ptr, ptr {{g.status}}
  %told = load ptr, ptr {{g.told}}
  %rec = load ptr, ptr {{g.cluster}}
  %phasep = getelementptr %cluster, ptr %rec, i32 0, i32 1
  %phase = load i32, ptr %phasep
  br label %look
look:
  %w = phi i32 [0, %entry], [%w1, %on]
  %can = phi i1 [false, %entry], [%can1, %on]
  %sp = getelementptr [2 x i32], ptr %status, i32 %w
  %state = load i32, ptr %sp
  %at.barrier = icmp eq i32 %state, {{at_barrier}}
  br i1 %at.barrier, label %barrier, label %else
barrier:
  %tp = getelementptr i32, ptr %told, i32 %w
  %known = load i32, ptr %tp
  %through = icmp ne i32 %known, %phase
  br i1 %through, label %tell, label %on
tell:
  store i32 %phase, ptr %tp
  br label %free
else:
  %at.load = icmp eq i32 %state, {{at_load}}
  br i1 %at.load, label %members, label %other
members:
  %came = call i1 @members_came(ptr %g, i32 %w)
  br i1 %came, label %free, label %on
free:
  store i32 0, ptr %sp
  br label %on
other:
  %ready = icmp eq i32 %state, 0
  br label %on
on:
  %now = phi i1 [false, %barrier], [false, %members], [true, %free], [%ready, %other]
  %can1 = or i1 %can, %now
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %look, label %done
done:
  ret i1 %can1
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
  %waits = icmp sge i32 %state, {{at_barrier}}
  br i1 %waits, label %yes, label %on
on:
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %look, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; The barrier.

define void @settle_members(ptr %g) {
entry:
  %live = load i32, ptr {{g.live}}
  %some = icmp ne i32 %live, 0
  br i1 %some, label %gather, label %complete
gather:
  call void @gather_waves(ptr %g)
  br label %complete
complete:
  call void @complete_cluster(ptr %g)
  ret void
}

define void @gather_waves(ptr %g) {
entry:
  %gathered = load i32, ptr {{g.gathered}}
  %live = load i32, ptr {{g.live}}
  %some = icmp ne i32 %gathered, 0
  %all = icmp uge i32 %gathered, %live
  %go = and i1 %some, %all
  br i1 %go, label %signal, label %done
signal:
  store i32 0, ptr {{g.gathered}}
  call void @next_epoch(ptr %g)
  %rec = load ptr, ptr {{g.cluster}}
  %sp = getelementptr %cluster, ptr %rec, i32 0, i32 2
  %signals = load i32, ptr %sp
  %signals1 = add i32 %signals, 1
  store i32 %signals1, ptr %sp
  call void @complete_cluster(ptr %g)
  br label %done
done:
  ret void
}

define void @complete_cluster(ptr %own) {
entry:
  br label %begin
begin:
  %rec = call ptr @record_of(ptr %own)
  %mp = getelementptr %cluster, ptr %rec, i32 0, i32 0
  %members = load i32, ptr %mp
  br label %member
member:
  %m = phi i32 [0, %begin], [%m1, %member]
  %part = phi i32 [0, %begin], [%part1, %member]
  %cp = getelementptr %cluster, ptr %rec, i32 0, i32 12, i32 %m
  %g = load ptr, ptr %cp
  %live = load i32, ptr {{g.live}}
  %some = icmp ne i32 %live, 0
  %one = zext i1 %some to i32
  %part1 = add i32 %part, %one
  %m1 = add i32 %m, 1
  %more = icmp ult i32 %m1, %members
  br i1 %more, label %member, label %count
count:
  %sp = getelementptr %cluster, ptr %rec, i32 0, i32 2
  %signals = load i32, ptr %sp
  %any = icmp ne i32 %signals, 0
  %all = icmp uge i32 %signals, %part1
  %go = and i1 %any, %all
  br i1 %go, label %complete, label %done
complete:
  store i32 0, ptr %sp
  %pp = getelementptr %cluster, ptr %rec, i32 0, i32 1
  %phase = load i32, ptr %pp
  %phase1 = add i32 %phase, 1
  store i32 %phase1, ptr %pp
  br label %done
done:
  ret void
}

define ptr @record_of(ptr %g) {
entry:
  %rec = load ptr, ptr {{g.cluster}}
  ret ptr %rec
}

define void @signal_cluster(ptr %g) {
entry:
  %rec = load ptr, ptr {{g.cluster}}
  %pp = getelementptr %cluster, ptr %rec, i32 0, i32 1
  %phase = load i32, ptr %pp
  %mark = add i32 %phase, 1
  %before = load i32, ptr {{g.signalled_in}}
  %again = icmp eq i32 %before, %mark
  br i1 %again, label %suspicious, label %on
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %on
on:
  store i32 %mark, ptr {{g.signalled_in}}
  %sp = getelementptr %cluster, ptr %rec, i32 0, i32 2
  %signals = load i32, ptr %sp
  %signals1 = add i32 %signals, 1
  store i32 %signals1, ptr %sp
  call void @complete_cluster(ptr %g)
  ret void
}

define i1 @wait_for_cluster(ptr %g, i32 %w) {
entry:
  %rec = load ptr, ptr {{g.cluster}}
  %pp = getelementptr %cluster, ptr %rec, i32 0, i32 1
  %phase = load i32, ptr %pp
  %told = load ptr, ptr {{g.told}}
  %tp = getelementptr i32, ptr %told, i32 %w
  %known = load i32, ptr %tp
  %through = icmp ne i32 %known, %phase
  br i1 %through, label %tell, label %wait
tell:
  store i32 %phase, ptr %tp
  ret i1 false
wait:
  %status = load ptr, ptr {{g.status}}
  %mine = getelementptr [2 x i32], ptr %status, i32 %w
  store i32 {{at_barrier}}, ptr %mine
  ret i1 true
}

define i1 @meet_cluster(ptr %g, i32 %w, i32 %site) {
entry:
  %rec = load ptr, ptr {{g.cluster}}
  %pp = getelementptr %cluster, ptr %rec, i32 0, i32 1
  %phase = load i32, ptr %pp
  %told = load ptr, ptr {{g.told}}
  %tp = getelementptr i32, ptr %told, i32 %w
  store i32 %phase, ptr %tp
  %gathered = load i32, ptr {{g.gathered}}
  %gathered1 = add i32 %gathered, 1
  store i32 %gathered1, ptr {{g.gathered}}
  %old = load i32, ptr {{g.gather_site}}
  store i32 %site, ptr {{g.gather_site}}
  %later = icmp ne i32 %gathered, 0
  %other = icmp ne i32 %old, %site
  %differs = and i1 %later, %other
  br i1 %differs, label %suspicious, label %on
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %on
on:
  call void @gather_waves(ptr %g)
  %now = load i32, ptr %pp
  %through = icmp ne i32 %now, %phase
  br i1 %through, label %tell, label %wait
tell:
  store i32 %now, ptr %tp
  ret i1 false
wait:
  %status = load ptr, ptr {{g.status}}
  %mine = getelementptr [2 x i32], ptr %status, i32 %w
  store i32 {{at_barrier}}, ptr %mine
  ret i1 true
}

; Loads that members share. A wave's row of "asked": copies that it has issued, and the masks of the last 64, without the early
; time-out ones and those that it does not share.

define i1 @share_load(ptr %g, i32 %w, i32 %given, i64 %active, i32 %size, i1 %is.copy) {
entry:
  %rec = load ptr, ptr {{g.cluster}}
  %mp = getelementptr %cluster, ptr %rec, i32 0, i32 0
  %members = load i32, ptr %mp
  %mine = load i32, ptr {{g.member}}
  %mask = and i32 %given, 131071
  %low = and i32 %mask, 65535
  %shared = icmp ne i32 %low, 0
  br i1 %shared, label %judge, label %alone
judge:
  %never = load i32, ptr {{g.never_clustered}}
  %is.never = icmp ne i32 %never, 0
  %shifted = lshr i32 %mask, %mine
  %bit = and i32 %shifted, 1
  %left.out = icmp eq i32 %bit, 0
  %beyond = lshr i32 %low, %members
  %strangers = icmp ne i32 %beyond, 0
  %timeout = and i32 %mask, 65536
  %times.out = icmp ne i32 %timeout, 0
  %waits = xor i1 %times.out, true
  %missing = and i1 %strangers, %waits
  %wrong1 = or i1 %is.never, %left.out
  %wrong = or i1 %wrong1, %missing
  br i1 %wrong, label %suspicious, label %right
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %alone
right:
  br i1 %times.out, label %alone, label %count
alone:
  br i1 %is.copy, label %note.alone, label %go
note.alone:
  call void @note_copy(ptr %g, i32 %w, i32 0)
  br label %go
go:
  ret i1 false
count:
  %digest = call i64 @digest_lanes(ptr %g, i32 %mask, i64 %active, i32 %size)
  %countsp = getelementptr %cluster, ptr %rec, i32 0, i32 9
  %counts = load ptr, ptr %countsp
  %digestsp = getelementptr %cluster, ptr %rec, i32 0, i32 10
  %digests = load ptr, ptr %digestsp
  %needs = load ptr, ptr {{g.needs}}
  br label %member
member:
  %m = phi i32 [0, %count], [%m1, %on]
  %ms = lshr i32 %low, %m
  %mb = and i32 %ms, 1
  %in = icmp ne i32 %mb, 0
  %own = icmp eq i32 %m, %mine
  %foreign = xor i1 %own, true
  %takes = and i1 %in, %foreign
  br i1 %takes, label %note, label %on
note:
  %cp = getelementptr [16 x [16 x i32]], ptr %counts, i32 %w, i32 %mine, i32 %m
  %c = load i32, ptr %cp
  %c1 = add i32 %c, 1
  store i32 %c1, ptr %cp
  %dp = getelementptr [16 x [16 x i64]], ptr %digests, i32 %w, i32 %mine, i32 %m
  %d = load i64, ptr %dp
  %d1 = mul i64 %d, -7046029254386353131
  %d2 = add i64 %d1, %digest
  store i64 %d2, ptr %dp
  br i1 %is.copy, label %on, label %need
need:
  %np = getelementptr [16 x i32], ptr %needs, i32 %w, i32 %m
  store i32 %c1, ptr %np
  br label %on
on:
  %m1 = add i32 %m, 1
  %more = icmp ult i32 %m1, %members
  br i1 %more, label %member, label %counted
counted:
  br i1 %is.copy, label %copy, label %load
copy:
  call void @note_copy(ptr %g, i32 %w, i32 %low)
  ret i1 false
load:
  %stop = call i1 @stop_for_members(ptr %g, i32 %w)
  ret i1 %stop
}

define i64 @digest_lanes(ptr %g, i32 %mask, i64 %active, i32 %size) {
entry:
  %lanes = load ptr, ptr {{g.lane_addresses}}
  %mask64 = zext i32 %mask to i64
  %size64 = zext i32 %size to i64
  %high = shl i64 %size64, 32
  %what = or i64 %mask64, %high
  %start = xor i64 %what, %active
  br label %lane
lane:
  %k = phi i64 [0, %entry], [%k1, %lane]
  %h = phi i64 [%start, %entry], [%h3, %lane]
  %p = getelementptr i64, ptr %lanes, i64 %k
  %address = load i64, ptr %p
  %shifted = lshr i64 %active, %k
  %bit = and i64 %shifted, 1
  %is.active = icmp ne i64 %bit, 0
  %seen = select i1 %is.active, i64 %address, i64 0
  %h1 = xor i64 %h, %seen
  %h2 = mul i64 %h1, -7046029254386353131
  %h3 = call i64 @llvm.fshl.i64(i64 %h2, i64 %h2, i64 29)
  %k1 = add i64 %k, 1
  %more = icmp ult i64 %k1, 32
  br i1 %more, label %lane, label %done
done:
  ret i64 %h3
}

declare i64 @llvm.fshl.i64(i64, i64, i64)

define void @note_copy(ptr %g, i32 %w, i32 %mask) {
entry:
  %asked = load ptr, ptr {{g.asked}}
  %row = getelementptr [65 x i32], ptr %asked, i32 %w
  %count = load i32, ptr %row
  %place = and i32 %count, 63
  %at = add i32 %place, 1
  %p = getelementptr i32, ptr %row, i32 %at
  store i32 %mask, ptr %p
  %count1 = add i32 %count, 1
  store i32 %count1, ptr %row
  ret void
}

; Wait until all but the last so many copies are complete: what the others have to have issued is what this wave has, less what the
; copies that may stay open share with them.

define i1 @wait_for_copies(ptr %g, i32 %w, i32 %most) {
entry:
  %rec = load ptr, ptr {{g.cluster}}
  %mp = getelementptr %cluster, ptr %rec, i32 0, i32 0
  %members = load i32, ptr %mp
  %mine = load i32, ptr {{g.member}}
  %asked = load ptr, ptr {{g.asked}}
  %row = getelementptr [65 x i32], ptr %asked, i32 %w
  %count = load i32, ptr %row
  %open0 = call i32 @llvm.umin.i32(i32 %most, i32 %count)
  %open = call i32 @llvm.umin.i32(i32 %open0, i32 64)
  %countsp = getelementptr %cluster, ptr %rec, i32 0, i32 9
  %counts = load ptr, ptr %countsp
  %needs = load ptr, ptr {{g.needs}}
  br label %member
member:
  %m = phi i32 [0, %entry], [%m1, %on]
  %own = icmp eq i32 %m, %mine
  br i1 %own, label %on, label %look
look:
  %cp = getelementptr [16 x [16 x i32]], ptr %counts, i32 %w, i32 %mine, i32 %m
  %c = load i32, ptr %cp
  br label %copies
copies:
  %k = phi i32 [0, %look], [%k1, %copy]
  %left = phi i32 [%c, %look], [%left1, %copy]
  %kmore = icmp ult i32 %k, %open
  br i1 %kmore, label %copy, label %note
copy:
  %k1 = add i32 %k, 1
  %back = sub i32 %count, %k1
  %place = and i32 %back, 63
  %at = add i32 %place, 1
  %p = getelementptr i32, ptr %row, i32 %at
  %mask = load i32, ptr %p
  %ms = lshr i32 %mask, %m
  %mb = and i32 %ms, 1
  %left1 = sub i32 %left, %mb
  br label %copies
note:
  %np = getelementptr [16 x i32], ptr %needs, i32 %w, i32 %m
  %old = load i32, ptr %np
  %is.more = icmp ugt i32 %left, %old
  %new = select i1 %is.more, i32 %left, i32 %old
  store i32 %new, ptr %np
  br label %on
on:
  %m1 = add i32 %m, 1
  %more = icmp ult i32 %m1, %members
  br i1 %more, label %member, label %counted
counted:
  %stop = call i1 @stop_for_members(ptr %g, i32 %w)
  ret i1 %stop
}

define i1 @stop_for_members(ptr %g, i32 %w) {
entry:
  %came = call i1 @members_came(ptr %g, i32 %w)
  br i1 %came, label %go, label %wait
go:
  ret i1 false
wait:
  %status = load ptr, ptr {{g.status}}
  %mine = getelementptr [2 x i32], ptr %status, i32 %w
  store i32 {{at_load}}, ptr %mine
  ret i1 true
}

define i1 @members_came(ptr %g, i32 %w) {
entry:
  %rec = load ptr, ptr {{g.cluster}}
  %mp = getelementptr %cluster, ptr %rec, i32 0, i32 0
  %members = load i32, ptr %mp
  %mine = load i32, ptr {{g.member}}
  %needs = load ptr, ptr {{g.needs}}
  %countsp = getelementptr %cluster, ptr %rec, i32 0, i32 9
  %counts = load ptr, ptr %countsp
  br label %member
member:
  %m = phi i32 [0, %entry], [%m1, %on]
  %np = getelementptr [16 x i32], ptr %needs, i32 %w, i32 %m
  %need = load i32, ptr %np
  %cp = getelementptr [16 x [16 x i32]], ptr %counts, i32 %w, i32 %m, i32 %mine
  %c = load i32, ptr %cp
  %enough = icmp uge i32 %c, %need
  br i1 %enough, label %on, label %no
on:
  %m1 = add i32 %m, 1
  %more = icmp ult i32 %m1, %members
  br i1 %more, label %member, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}
