; The waves of a group part by part (``host/parts.py``): each runs up to its next barrier, then the next one does. For kernels whose
; waves all meet at every barrier, and in which nobody shows their order.
;
; They run as in the reference engine's rounds, so that racy kernels show the same: the wave that comes last to a barrier goes on
; (``lead``), then the others do in their order. Where that one has ended instead, nobody leads (-1).
;
; A wave returns the barrier at which it stands: its site, its place (for the report of a launch that is stopped) and the number of
; the part behind it; or 0 when it has ended. Most groups have all waves at one place each time. Where they have not (``mixed``), what
; each one returned is kept in ``slices``: some have ended, or they are at copies of one barrier. Waves at two barriers make the
; group suspicious.

define void @create_waves(ptr %g) {
entry:
  store i32 0, ptr {{g.unordered}}
  ret void
}

define i32 @run_turn(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %wave = load ptr, ptr {{g.wave}}
  %several = icmp ugt i32 %waves, 1
  %top = sub i32 %waves, 1
  %below = sub i32 %waves, 2
  br label %round
round:
  %before = phi i64 [0, %entry], [%first, %meet]
  %lead = phi i32 [0, %entry], [%lead.next, %meet]
  %behind = trunc i64 %before to i32
  %part = and i32 %behind, {{part_mask}}
  %first = call i64 %wave(ptr %g, i32 %lead, i32 %part)
  %word0 = load volatile i64, ptr {{g.halt}}
  %left0 = icmp ne i64 %word0, 0
  br i1 %left0, label %leave, label %next
next:
  br i1 %several, label %pass, label %all
pass:
  %w = phi i32 [0, %next], [%w1, %same]
  %is.lead = icmp eq i32 %w, %lead
  br i1 %is.lead, label %same, label %one
one:
  %at = call i64 %wave(ptr %g, i32 %w, i32 %part)
  %word = load volatile i64, ptr {{g.halt}}
  %left = icmp ne i64 %word, 0
  br i1 %left, label %leave, label %look
look:
  %alike = icmp eq i64 %at, %first
  br i1 %alike, label %same, label %mixed
same:
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %pass, label %all
all:
  %ended = icmp eq i64 %first, 0
  br i1 %ended, label %done, label %meet
meet:
  call void @next_epoch(ptr %g)
  %led = icmp eq i32 %lead, %top
  %last = select i1 %led, i32 %below, i32 %top
  %lead.next = select i1 %several, i32 %last, i32 0
  br label %round
mixed:
  call void @note_waves(ptr %g, i64 %before, i64 %first, i32 %lead, i32 %w, i64 %at)
  %w.next = add i32 %w, 1
  %stands = icmp ne i64 %at, 0
  %came = select i1 %stands, i32 %w, i32 -1
  %end = call i32 @run_mixed(ptr %g, i64 %before, i32 %lead, i32 %w.next, i32 %came)
  ret i32 %end
leave:
  %w.left = phi i32 [%lead, %round], [%w, %one]
  %at.left = phi i64 [%first, %round], [%at, %one]
  call void @note_waves(ptr %g, i64 %before, i64 %first, i32 %lead, i32 %w.left, i64 %at.left)
  %why = call i32 @leave_waves(ptr %g, i32 %lead, i32 %w.left)
  ret i32 %why
done:
  ret i32 {{over}}
}

; The waves below ``%w`` have returned ``%first``, this one ``%at``; those above stand where all stood before.
define internal void @note_waves(ptr %g, i64 %before, i64 %first, i32 %lead, i32 %w, i64 %at) noinline {
entry:
  %waves = load i32, ptr {{g.waves}}
  %places = load ptr, ptr {{g.slices}}
  br label %fill
fill:
  %f = phi i32 [0, %entry], [%f1, %fill]
  %f.at = getelementptr i64, ptr %places, i32 %f
  %is.before = call i1 @has_run(i32 %lead, i32 %w, i32 %f)
  %is.this = icmp eq i32 %f, %w
  %later = select i1 %is.this, i64 %at, i64 %before
  %value = select i1 %is.before, i64 %first, i64 %later
  store i64 %value, ptr %f.at
  %f1 = add i32 %f, 1
  %f.more = icmp ult i32 %f1, %waves
  br i1 %f.more, label %fill, label %done
done:
  ret void
}

; Has wave ``%v`` run the part that ``%w`` runs, before it? The others run behind ``%lead``, in their order; -1: there is none.
define internal i1 @has_run(i32 %lead, i32 %w, i32 %v) alwaysinline {
  %leads = icmp eq i32 %v, %lead
  %lower = icmp ult i32 %v, %w
  %either = or i1 %leads, %lower
  %follows = icmp ne i32 %w, %lead
  %has = and i1 %follows, %either
  ret i1 %has
}

; The waves from ``%w0`` on have still to run the part that the others have run; ``%before``: where all stood in front of it;
; ``%came0``: the wave that came last, -1 where it has ended.
define internal i32 @run_mixed(ptr %g, i64 %before, i32 %lead0, i32 %w0, i32 %came0) noinline {
entry:
  %waves = load i32, ptr {{g.waves}}
  %wave = load ptr, ptr {{g.wave}}
  %places = load ptr, ptr {{g.slices}}
  %unborn = icmp eq i64 %before, 0
  br label %from
from:
  %start = phi i32 [%w0, %entry], [-1, %go]
  %lead = phi i32 [%lead0, %entry], [%last, %go]
  %begins = phi i1 [%unborn, %entry], [false, %go]
  %came.from = phi i32 [%came0, %entry], [-1, %go]
  br label %pass
pass:
  %r = phi i32 [%start, %from], [%r1, %step]
  %last = phi i32 [%came.from, %from], [%last1, %step]
  %in = icmp slt i32 %r, %waves
  br i1 %in, label %which, label %settle
which:
  %is.first = icmp eq i32 %r, -1
  %is.lead = icmp eq i32 %r, %lead
  %has.led = icmp eq i1 %is.first, false
  %again = and i1 %is.lead, %has.led
  %nobody = icmp slt i32 %lead, 0
  %none.leads = and i1 %is.first, %nobody
  %is.left.out = or i1 %again, %none.leads
  %w = select i1 %is.first, i32 %lead, i32 %r
  br i1 %is.left.out, label %step, label %one
one:
  %w.at = getelementptr i64, ptr %places, i32 %w
  %place = load i64, ptr %w.at
  %over = icmp eq i64 %place, 0
  %old = xor i1 %begins, true
  %skip = and i1 %over, %old
  br i1 %skip, label %step, label %run
run:
  %behind = trunc i64 %place to i32
  %part = and i32 %behind, {{part_mask}}
  %at = call i64 %wave(ptr %g, i32 %w, i32 %part)
  store i64 %at, ptr %w.at
  %stands = icmp ne i64 %at, 0
  %came = select i1 %stands, i32 %w, i32 -1
  %word = load volatile i64, ptr {{g.halt}}
  %left = icmp ne i64 %word, 0
  br i1 %left, label %leave, label %step
step:
  %last1 = phi i32 [%last, %which], [%last, %one], [%came, %run]
  %r1 = add i32 %r, 1
  br label %pass
settle:
  %k = phi i32 [0, %pass], [%k1, %settle]
  %site = phi i64 [0, %pass], [%site1, %settle]
  %differ = phi i1 [false, %pass], [%differ1, %settle]
  %k.at = getelementptr i64, ptr %places, i32 %k
  %k.place = load i64, ptr %k.at
  %k.site = lshr i64 %k.place, {{site_at}}
  %k.live = icmp ne i64 %k.site, 0
  %known = icmp ne i64 %site, 0
  %other = icmp ne i64 %site, %k.site
  %both = and i1 %k.live, %known
  %wrong = and i1 %both, %other
  %differ1 = or i1 %differ, %wrong
  %site1 = select i1 %k.live, i64 %k.site, i64 %site
  %k1 = add i32 %k, 1
  %k.more = icmp ult i32 %k1, %waves
  br i1 %k.more, label %settle, label %decide
decide:
  br i1 %differ1, label %suspicious, label %alone
alone:
  %none = icmp eq i64 %site1, 0
  br i1 %none, label %done, label %move
move:
  %at.site = trunc i64 %site1 to i32
  %is.told = call i1 @is_told(ptr %g, i32 %at.site)
  br i1 %is.told, label %go, label %missing
missing:
  call void @look_for_missing(ptr %g, i32 %at.site)
  br label %go
go:
  call void @next_epoch(ptr %g)
  br label %from
leave:
  %why = call i32 @leave_waves(ptr %g, i32 %lead, i32 %w)
  ret i32 %why
done:
  ret i32 {{over}}
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  ret i32 {{suspicious}}
}

; The waves stand at one barrier, or have ended.
define internal void @look_for_missing(ptr %g, i32 %site) noinline {
entry:
  %waves = load i32, ptr {{g.waves}}
  %places = load ptr, ptr {{g.slices}}
  br label %look
look:
  %k = phi i32 [0, %entry], [%k1, %look]
  %missing = phi i64 [0, %entry], [%missing1, %look]
  %k.at = getelementptr i64, ptr %places, i32 %k
  %place = load i64, ptr %k.at
  %is.over = icmp eq i64 %place, 0
  %bit = zext i1 %is.over to i64
  %wide = zext i32 %k to i64
  %shifted = shl i64 %bit, %wide
  %missing1 = or i64 %missing, %shifted
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %waves
  br i1 %more, label %look, label %tell
tell:
  call void @tell_missed(ptr %g, i32 %site, i64 %missing1)
  ret void
}

; Wave ``%w`` has found that the group is given up, or the launch halted. In the latter case the waves stay where they stand: those
; before it at their next barrier, those behind it at the one that they have passed, or nowhere where they have not begun.
define internal i32 @leave_waves(ptr %g, i32 %lead, i32 %w) noinline {
entry:
  %waves = load i32, ptr {{g.waves}}
  %places = load ptr, ptr {{g.slices}}
  %status = load ptr, ptr {{g.status}}
  %mine = getelementptr [2 x i32], ptr %status, i32 %w, i32 1
  %suspect = load volatile i32, ptr {{g.suspect}}
  %bad = icmp ne i32 %suspect, 0
  br i1 %bad, label %suspicious, label %halted
halted:
  %noted = load i32, ptr %mine
  br label %loop
loop:
  %v = phi i32 [0, %halted], [%v1, %loop]
  %from = getelementptr i64, ptr %places, i32 %v
  %at = load i64, ptr %from
  %at.place = lshr i64 %at, {{place_at}}
  %place = trunc i64 %at.place to i32
  %place.own = and i32 %place, {{part_mask}}
  %is.this = icmp eq i32 %v, %w
  %is.over = icmp eq i64 %at, 0
  %in.loop = and i1 %is.this, %is.over
  %kept = select i1 %in.loop, i32 %noted, i32 %place.own
  %is.earlier = call i1 @has_run(i32 %lead, i32 %w, i32 %v)
  %is.known = or i1 %is.earlier, %is.this
  %is.later = xor i1 %is.known, true
  %runs = or i1 %is.later, %is.over
  %state = select i1 %runs, i32 0, i32 1
  %v.at = getelementptr [2 x i32], ptr %status, i32 %v
  %v.place = getelementptr i32, ptr %v.at, i32 1
  store i32 %state, ptr %v.at
  store i32 %kept, ptr %v.place
  %v1 = add i32 %v, 1
  %more = icmp ult i32 %v1, %waves
  br i1 %more, label %loop, label %over
over:
  ret i32 {{over}}
suspicious:
  store i32 0, ptr %mine
  ret i32 {{suspicious}}
}
