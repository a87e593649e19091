; Host code of order between the waves of a group by fences and atomics: vector clocks (``races/wave_clocks.py``).
;
; A *clock* has a number for each wave, of LDS and of other memory: marks of the wave below it are ordered before. Of each
; wave there are three: what is ordered before its next access, what it read by relaxed atomics since its group began
; (*offered*: an acquire fence takes it over), and what its last release fence *kept*. A table says what the last atomic
; writes at an address hand on; an address gives way to another one, and what is there of an earlier *generation* is void.
; Where numbers begin anew everything is forgotten: host code may know of less order than there is, never of more.

%clock = type [64 x i32]
%known = type { %clock, %clock, %clock }
%flag = type { i64, i64, %clock }

define void @forget_clocks(ptr %g) {
  %clocks = load ptr, ptr {{g.clocks}}
  %waves = load i32, ptr {{g.waves}}
  %count = zext i32 %waves to i64
  %size = mul i64 %count, {{known_size}}
  call void @llvm.memset.p0.i64(ptr %clocks, i8 0, i64 %size, i1 false)
  %old = load i64, ptr {{g.clock_generation}}
  %new = add i64 %old, 1
  store i64 %new, ptr {{g.clock_generation}}
  ret void
}

define internal void @join_clock(ptr %to, ptr %from) {
  %a = load <64 x i32>, ptr %to, align 4
  %b = load <64 x i32>, ptr %from, align 4
  %more = icmp ugt <64 x i32> %a, %b
  %both = select <64 x i1> %more, <64 x i32> %a, <64 x i32> %b
  store <64 x i32> %both, ptr %to, align 4
  ret void
}

define internal void @take_offered(ptr %row, i32 %first) {
  %to = getelementptr %known, ptr %row, i32 0, i32 0, i32 %first
  %from = getelementptr %known, ptr %row, i32 0, i32 1, i32 %first
  %a = load <32 x i32>, ptr %to, align 4
  %b = load <32 x i32>, ptr %from, align 4
  %more = icmp ugt <32 x i32> %a, %b
  %both = select <32 x i1> %more, <32 x i32> %a, <32 x i32> %b
  store <32 x i32> %both, ptr %to, align 4
  ret void
}

; The clock of a wave as it hands it on, of LDS (``half`` 0) or of other memory (1): what it did before its number is done.
define internal void @copy_clock(ptr %g, i32 %w, ptr %to, ptr %from, i32 %half) {
  %first = mul i32 %half, 32
  %a = getelementptr i32, ptr %to, i32 %first
  %b = getelementptr i32, ptr %from, i32 %first
  %all = load <32 x i32>, ptr %b, align 4
  store <32 x i32> %all, ptr %a, align 4
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %own.p = getelementptr [4 x i32], ptr %ticks, i32 %w, i32 %half
  %own = load i32, ptr %own.p
  %place = getelementptr i32, ptr %a, i32 %w
  store i32 %own, ptr %place
  ret void
}

define void @clock_fence(ptr %g, i32 %w, i32 %what) {
entry:
  %clocks = load ptr, ptr {{g.clocks}}
  %row = getelementptr %known, ptr %clocks, i32 %w
  %kept = getelementptr %known, ptr %row, i32 0, i32 2
  %al = and i32 %what, {{acquires_lds}}
  %acquires.lds = icmp ne i32 %al, 0
  br i1 %acquires.lds, label %take.lds, label %look.global
take.lds:
  call void @take_offered(ptr %row, i32 0)
  br label %look.global
look.global:
  %ag = and i32 %what, {{acquires_global}}
  %acquires.global = icmp ne i32 %ag, 0
  br i1 %acquires.global, label %take.global, label %look.keep
take.global:
  call void @take_offered(ptr %row, i32 32)
  br label %look.keep
look.keep:
  %rl = and i32 %what, {{releases_lds}}
  %releases.lds = icmp ne i32 %rl, 0
  br i1 %releases.lds, label %keep.lds, label %look.last
keep.lds:
  call void @copy_clock(ptr %g, i32 %w, ptr %kept, ptr %row, i32 0)
  br label %look.last
look.last:
  %rg = and i32 %what, {{releases_global}}
  %releases.global = icmp ne i32 %rg, 0
  br i1 %releases.global, label %keep.global, label %done
keep.global:
  call void @copy_clock(ptr %g, i32 %w, ptr %kept, ptr %row, i32 1)
  br label %done
done:
  ret void
}

define void @clock_atomic(ptr %g, i32 %w, i64 %address, i32 %what) {
entry:
  %given = alloca %clock, align 4
  %shared.bit = and i32 %what, {{shared}}
  %is.shared = icmp ne i32 %shared.bit, 0
  %is.high = icmp uge i64 %address, {{heap_start}}
  %is.heap = and i1 %is.shared, %is.high
  br i1 %is.heap, label %done, label %find
find:
  %table = load ptr, ptr {{g.flags}}
  %now = load i64, ptr {{g.clock_generation}}
  %mixed = mul i64 %address, -7046029254386353131
  %index = lshr i64 %mixed, {{table_shift}}
  %flag = getelementptr %flag, ptr %table, i64 %index
  %time.p = getelementptr %flag, ptr %flag, i32 0, i32 1
  %there.p = getelementptr %flag, ptr %flag, i32 0, i32 2
  %known = load i64, ptr %flag
  %time = load i64, ptr %time.p
  %same = icmp eq i64 %known, %address
  %is.new = icmp eq i64 %time, %now
  %valid = and i1 %same, %is.new
  %clocks = load ptr, ptr {{g.clocks}}
  %row = getelementptr %known, ptr %clocks, i32 %w
  %read.bit = and i32 %what, {{reads}}
  %is.read = icmp ne i32 %read.bit, 0
  %reads = and i1 %is.read, %valid
  br i1 %reads, label %read, label %then
read:
  %offered = getelementptr %known, ptr %row, i32 0, i32 1
  %acquire.bit = and i32 %what, {{acquires}}
  %acquires = icmp ne i32 %acquire.bit, 0
  %to = select i1 %acquires, ptr %row, ptr %offered
  call void @join_clock(ptr %to, ptr %there.p)
  br label %then
then:
  %write.bit = and i32 %what, {{writes}}
  %writes = icmp ne i32 %write.bit, 0
  br i1 %writes, label %give, label %done
give:
  %release.bit = and i32 %what, {{releases}}
  %releases = icmp ne i32 %release.bit, 0
  br i1 %releases, label %fresh, label %fenced
fresh:
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %tick.l = getelementptr [4 x i32], ptr %ticks, i32 %w, i32 0
  %tick.g = getelementptr [4 x i32], ptr %ticks, i32 %w, i32 1
  call void @next_tick(ptr %g, ptr {{g.lds_tick}}, ptr %tick.l)
  call void @next_tick(ptr %g, ptr {{g.global_tick}}, ptr %tick.g)
  call void @copy_clock(ptr %g, i32 %w, ptr %given, ptr %row, i32 0)
  call void @copy_clock(ptr %g, i32 %w, ptr %given, ptr %row, i32 1)
  br label %put
fenced:
  %kept = getelementptr %known, ptr %row, i32 0, i32 2
  %all = load <64 x i32>, ptr %kept, align 4
  store <64 x i32> %all, ptr %given, align 4
  br label %put
put:
  %store.bit = and i32 %what, {{stores}}
  %stores = icmp ne i32 %store.bit, 0
  %is.update = xor i1 %stores, true
  %joins = and i1 %is.update, %valid
  br i1 %joins, label %join, label %write
join:
  call void @join_clock(ptr %given, ptr %there.p)
  br label %write
write:
  %new = load <64 x i32>, ptr %given, align 4
  %some = call i32 @llvm.vector.reduce.or.v64i32(<64 x i32> %new)
  %gives = icmp ne i32 %some, 0
  %counts = or i1 %gives, %valid
  br i1 %counts, label %note, label %done
note:
  store i64 %address, ptr %flag
  store i64 %now, ptr %time.p
  store <64 x i32> %new, ptr %there.p, align 4
  br label %done
done:
  ret void
}

declare i32 @llvm.vector.reduce.or.v64i32(<64 x i32>)

; Is what left a mark ordered before the wave's next access? Of other waves only: a wave's own lanes are ``mark_functions.py``'s,
; but where several waves were there. ``lanes``: those of a wave.
define i1 @clock_knows(ptr %g, i32 %w, i32 %cell, i32 %half, i32 %lanes) {
entry:
  %clocks = load ptr, ptr {{g.clocks}}
  %first = mul i32 %half, 32
  %row = getelementptr %known, ptr %clocks, i32 %w, i32 0, i32 %first
  %low = and i32 %cell, {{many}}
  %is.many = icmp eq i32 %low, {{many}}
  br i1 %is.many, label %all, label %one
one:
  %item = and i32 %cell, {{item}}
  %wave = udiv i32 %item, %lanes
  %is.own = icmp eq i32 %wave, %w
  br i1 %is.own, label %no, label %ask
ask:
  %place = getelementptr i32, ptr %row, i32 %wave
  %number = load i32, ptr %place
  %known = icmp ult i32 %cell, %number
  ret i1 %known
all:
  %waves = load i32, ptr {{g.waves}}
  %ticks = load ptr, ptr {{g.lane_ticks}}
  %since = add i32 %half, 2
  %own.p = getelementptr [4 x i32], ptr %ticks, i32 %w, i32 %since
  br label %loop
loop:
  %v = phi i32 [0, %all], [%v1, %on]
  %other.p = getelementptr i32, ptr %row, i32 %v
  %own = icmp eq i32 %v, %w
  %p = select i1 %own, ptr %own.p, ptr %other.p
  %bound = load i32, ptr %p
  %before = icmp ult i32 %cell, %bound
  br i1 %before, label %on, label %no
on:
  %v1 = add i32 %v, 1
  %more = icmp ult i32 %v1, %waves
  br i1 %more, label %loop, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

define i64 @clock_knows_chunk(ptr %g, i32 %w, <{{width}} x i32> %cells, i32 %half, i32 %lanes) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %loop]
  %found = phi i64 [0, %entry], [%found1, %loop]
  %cell = extractelement <{{width}} x i32> %cells, i32 %i
  %is = call i1 @clock_knows(ptr %g, i32 %w, i32 %cell, i32 %half, i32 %lanes)
  %bit = zext i1 %is to i64
  %at = zext i32 %i to i64
  %flag = shl i64 %bit, %at
  %found1 = or i64 %found, %flag
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, {{width}}
  br i1 %more, label %loop, label %done
done:
  ret i64 %found1
}

define void @clock_atomics(ptr %g, i32 %w, <{{width}} x i64> %addresses, <{{width}} x i1> %lanes, i32 %what) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %on]
  %active = extractelement <{{width}} x i1> %lanes, i32 %i
  br i1 %active, label %do, label %on
do:
  %address = extractelement <{{width}} x i64> %addresses, i32 %i
  call void @clock_atomic(ptr %g, i32 %w, i64 %address, i32 %what)
  br label %on
on:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, {{width}}
  br i1 %more, label %loop, label %done
done:
  ret void
}
