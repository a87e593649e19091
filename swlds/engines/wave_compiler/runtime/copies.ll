; Copies between global memory and LDS that are in flight, by wave: what asynccheck needs to know whether a group is suspicious.
;
; Bytes move when a copy is issued. While it is open, the cells of racecheck say that its wave has just written there: its marks are
; left again whenever the epoch moves. So whoever comes by is suspicious, until the copy is complete and a barrier with fences
; lies behind it. Marks of ``strict`` copies, which the wave itself may not touch, say that several waves wrote;
; of ``strict`` 2 also those that are left when it is complete.
;
; A queue is {i32 head, i32 tail, i32 marks}, 32 bytes on the tails at the last 16 marks, and 96 bytes on a ring of entries {i64
; mask, i32 bytes of a lane, i32 strict, i32 bytes of the run, i32 its address, ptr LDS addresses of 64 lanes}; behind the ring lie
; these addresses. A *run*: active lanes stand side by side, and write so, a multiple of 16 cells. Cells of runs are looked at and
; marked 16 at a time, and their addresses left out; bytes 0: of others, lane by lane.
;
; ``copies_used``: the group has made copies that are queued; ``copies_open``: so many of them are open.
;
; ``copies_only``: nothing else leaves marks, and no epoch moves within a group. Then those of a copy are taken away when it is
; complete: who finds one meets an open copy.
;
; ``copy_epoch``: the epoch of LDS at the last barrier in front of which all waves had waited for LDS. What they read since may
; still be under way when a copy is issued.

define ptr @copy_entry(ptr %g, i32 %w, i64 %mask, i32 %width, i32 %strict) {
entry:
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  %head = load i32, ptr %queue
  %tp = getelementptr i8, ptr %queue, i64 4
  %tail = load i32, ptr %tp
  %open = sub i32 %tail, %head
  %full = icmp uge i32 %open, {{entries}}
  br i1 %full, label %suspicious, label %take
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %take
take:
  store i32 1, ptr {{g.copies_used}}
  %e = call ptr @copy_at(ptr %queue, i32 %tail)
  store i64 %mask, ptr %e
  %wp = getelementptr i8, ptr %e, i64 8
  store i32 %width, ptr %wp
  %sp = getelementptr i8, ptr %e, i64 12
  store i32 %strict, ptr %sp
  ret ptr %e
}

; Before a copy of lanes that stand in a row: its entry.
define ptr @copy_of_row(ptr %g, i32 %w, i64 %mask, i32 %width, i32 %strict, i32 %start, i32 %stride, i1 %settled) {
entry:
  %e = call ptr @copy_entry(ptr %g, i32 %w, i64 %mask, i32 %width, i32 %strict)
  call void @copy_row(ptr %g, ptr %e, i32 %start, i32 %stride)
  call void @copy_check(ptr %g, i32 %w, ptr %e, i1 %settled)
  ret ptr %e
}

; The same of any lanes, whose addresses stand in the entry.
define void @copy_of_lanes(ptr %g, i32 %w, ptr %e, i1 %settled) {
entry:
  call void @copy_run(ptr %g, ptr %e)
  call void @copy_check(ptr %g, i32 %w, ptr %e, i1 %settled)
  ret void
}

define internal ptr @copy_queue(ptr %g, i32 %w) alwaysinline {
entry:
  %queues = load ptr, ptr {{g.copies}}
  %w64 = zext i32 %w to i64
  %at = mul i64 %w64, {{queue_size}}
  %queue = getelementptr i8, ptr %queues, i64 %at
  ret ptr %queue
}

define internal ptr @copy_at(ptr %queue, i32 %number) alwaysinline {
entry:
  %k = urem i32 %number, {{entries}}
  %k64 = zext i32 %k to i64
  %at = shl i64 %k64, 5
  %e = getelementptr i8, ptr %queue, i64 %at
  %in = getelementptr i8, ptr %e, i64 96
  %lanes = shl i64 %k64, 8
  %a = getelementptr i8, ptr %queue, i64 %lanes
  %addresses = getelementptr i8, ptr %a, i64 {{addresses}}
  %ap = getelementptr i8, ptr %in, i64 24
  store ptr %addresses, ptr %ap
  ret ptr %in
}

; The same of lanes that stand in a row: ``start``: where the first lane of the wave would be.
define internal void @copy_row(ptr %g, ptr %e, i32 %start, i32 %stride) alwaysinline {
entry:
  %shift = load i32, ptr {{g.copy_shift}}
  %mask = load i64, ptr %e
  %wp = getelementptr i8, ptr %e, i64 8
  %width = load i32, ptr %wp
  %rp = getelementptr i8, ptr %e, i64 16
  %bp = getelementptr i8, ptr %e, i64 20
  %first = call i64 @llvm.cttz.i64(i64 %mask, i1 false)
  %k = and i64 %first, 63
  %side = lshr i64 %mask, %k
  %next = add i64 %side, 1
  %gap = and i64 %next, %side
  %k32 = trunc i64 %k to i32
  %before = mul i32 %k32, %stride
  %base = add i32 %start, %before
  %count64 = call i64 @llvm.ctpop.i64(i64 %mask)
  %count = trunc i64 %count64 to i32
  %bytes = mul i32 %count, %width
  %cells = shl i32 %bytes, %shift
  %rest = and i32 %cells, 63
  %is.word = icmp eq i32 %shift, 0
  %part = select i1 %is.word, i32 %width, i32 0
  %odd = and i32 %part, 3
  %wide = sub i32 %stride, %width
  %bad0 = or i32 %rest, %odd
  %bad32 = or i32 %bad0, %wide
  %bad64 = zext i32 %bad32 to i64
  %bad = or i64 %gap, %bad64
  %is.run = icmp eq i64 %bad, 0
  %run = select i1 %is.run, i32 %bytes, i32 0
  store i32 %run, ptr %rp
  store i32 %base, ptr %bp
  br i1 %is.run, label %done, label %fill
fill:
  %starts0 = insertelement <64 x i32> poison, i32 %start, i64 0
  %starts = shufflevector <64 x i32> %starts0, <64 x i32> poison, <64 x i32> zeroinitializer
  %strides0 = insertelement <64 x i32> poison, i32 %stride, i64 0
  %strides = shufflevector <64 x i32> %strides0, <64 x i32> poison, <64 x i32> zeroinitializer
  %lanes = call <64 x i32> @llvm.stepvector.v64i32()
  %steps = mul <64 x i32> %lanes, %strides
  %all = add <64 x i32> %starts, %steps
  %addresses.p = getelementptr i8, ptr %e, i64 24
  %addresses = load ptr, ptr %addresses.p
  store <64 x i32> %all, ptr %addresses, align 4
  br label %done
done:
  ret void
}

; The lanes' run, if they make one; its bytes are 0 if not.
define internal void @copy_run(ptr %g, ptr %e) {
entry:
  %shift = load i32, ptr {{g.copy_shift}}
  %mask = load i64, ptr %e
  %wp = getelementptr i8, ptr %e, i64 8
  %width = load i32, ptr %wp
  %rp = getelementptr i8, ptr %e, i64 16
  %bp = getelementptr i8, ptr %e, i64 20
  %first = call i64 @llvm.cttz.i64(i64 %mask, i1 false)
  %k = and i64 %first, 63
  %side = lshr i64 %mask, %k
  %next = add i64 %side, 1
  %gap = and i64 %next, %side
  %addresses.p = getelementptr i8, ptr %e, i64 24
  %addresses = load ptr, ptr %addresses.p
  %ap = getelementptr i32, ptr %addresses, i64 %k
  %base = load i32, ptr %ap
  %k32 = trunc i64 %k to i32
  %before = mul i32 %k32, %width
  %zero = sub i32 %base, %before
  %widths0 = insertelement <64 x i32> poison, i32 %width, i64 0
  %widths = shufflevector <64 x i32> %widths0, <64 x i32> poison, <64 x i32> zeroinitializer
  %zeros0 = insertelement <64 x i32> poison, i32 %zero, i64 0
  %zeros = shufflevector <64 x i32> %zeros0, <64 x i32> poison, <64 x i32> zeroinitializer
  %lanes = call <64 x i32> @llvm.stepvector.v64i32()
  %steps = mul <64 x i32> %lanes, %widths
  %wanted = add <64 x i32> %zeros, %steps
  %given = load <64 x i32>, ptr %addresses, align 4
  %other = icmp ne <64 x i32> %given, %wanted
  %others = bitcast <64 x i1> %other to i64
  %elsewhere = and i64 %others, %mask
  %count64 = call i64 @llvm.ctpop.i64(i64 %mask)
  %count = trunc i64 %count64 to i32
  %bytes = mul i32 %count, %width
  %cells = shl i32 %bytes, %shift
  %rest = and i32 %cells, 63
  %is.word = icmp eq i32 %shift, 0
  %part = select i1 %is.word, i32 %width, i32 0
  %odd = and i32 %part, 3
  %bad32 = or i32 %rest, %odd
  %bad64 = zext i32 %bad32 to i64
  %bad0 = or i64 %gap, %elsewhere
  %bad = or i64 %bad0, %bad64
  %is.run = icmp eq i64 %bad, 0
  %run = select i1 %is.run, i32 %bytes, i32 0
  store i32 %run, ptr %rp
  store i32 %base, ptr %bp
  ret void
}

; Before a copy: suspicious where anybody wrote its bytes in this epoch or read them since ``copy_epoch``, or where they are no LDS.
; ``settled``: what the wave itself did there has happened. Reads of other waves may be hidden behind its own where ``copy_epoch`` is older.
define internal void @copy_check(ptr %g, i32 %w, ptr %e, i1 %settled) {
entry:
  %writes = load ptr, ptr {{g.lds_writes}}
  %all.reads = load ptr, ptr {{g.lds_reads}}
  %all.atomics = load ptr, ptr {{g.lds_atomics}}
  %only = load i32, ptr {{g.copies_only}}
  %is.only = icmp ne i32 %only, 0
  %reads = select i1 %is.only, ptr %writes, ptr %all.reads
  %atomics = select i1 %is.only, ptr %writes, ptr %all.atomics
  %epoch = load i32, ptr {{g.lds_epoch}}
  %drained = load i32, ptr {{g.copy_epoch}}
  %is.new = icmp uge i32 %drained, %epoch
  %own = and i1 %settled, %is.new
  %lanes = load i32, ptr {{g.copy_lanes}}
  %mine = mul i32 %w, %lanes
  %negated = sub i32 0, %lanes
  %wave.bits = and i32 %negated, {{item}}
  ; Marks of the wave: none where they count.
  %rest.bits = select i1 %own, i32 %wave.bits, i32 -1
  %rest.mine = select i1 %own, i32 %mine, i32 -1
  %bits0 = insertelement <16 x i32> poison, i32 %rest.bits, i64 0
  %bits.row = shufflevector <16 x i32> %bits0, <16 x i32> poison, <16 x i32> zeroinitializer
  %mine0 = insertelement <16 x i32> poison, i32 %rest.mine, i64 0
  %mine.row = shufflevector <16 x i32> %mine0, <16 x i32> poison, <16 x i32> zeroinitializer
  %size = load i64, ptr {{g.lds_size}}
  %shift = load i32, ptr {{g.copy_shift}}
  %mask = load i64, ptr %e
  %wp = getelementptr i8, ptr %e, i64 8
  %width = load i32, ptr %wp
  %width64 = zext i32 %width to i64
  %cells = shl i32 %width, %shift
  %addresses.p = getelementptr i8, ptr %e, i64 24
  %addresses = load ptr, ptr %addresses.p
  %is.word = icmp eq i32 %shift, 0
  %low = select i1 %is.word, i32 3, i32 0
  %rp = getelementptr i8, ptr %e, i64 16
  %run = load i32, ptr %rp
  %is.run = icmp ne i32 %run, 0
  br i1 %is.run, label %run.look, label %lane
run.look:
  %bp = getelementptr i8, ptr %e, i64 20
  %base = load i32, ptr %bp
  %base64 = zext i32 %base to i64
  %run64 = zext i32 %run to i64
  %run.end = add i64 %base64, %run64
  %run.past = icmp ugt i64 %run.end, %size
  %run.bits = and i32 %base, %low
  %run.crooked = icmp ne i32 %run.bits, 0
  %run.bad = or i1 %run.past, %run.crooked
  %run.from = shl i32 %base, %shift
  %run.from64 = zext i32 %run.from to i64
  %run.cells = shl i32 %run, %shift
  %run.cells64 = zext i32 %run.cells to i64
  br i1 %run.bad, label %suspicious, label %row
row:
  %row.at = phi i64 [0, %run.look], [%row.at1, %row]
  %row.seen = phi <16 x i32> [zeroinitializer, %run.look], [%row.seen1, %row]
  %row.wrote = phi <16 x i32> [zeroinitializer, %run.look], [%row.wrote1, %row]
  %row.o = add i64 %run.from64, %row.at
  %row.p = getelementptr i8, ptr %writes, i64 %row.o
  %row.q = getelementptr i8, ptr %reads, i64 %row.o
  %row.r = getelementptr i8, ptr %atomics, i64 %row.o
  %row.l1 = load <16 x i32>, ptr %row.p, align 4
  %row.c1 = call <16 x i32> @copy_others(<16 x i32> %row.l1, <16 x i32> %bits.row, <16 x i32> %mine.row)
  %row.l2 = load <16 x i32>, ptr %row.q, align 4
  %row.c2 = call <16 x i32> @copy_others(<16 x i32> %row.l2, <16 x i32> %bits.row, <16 x i32> %mine.row)
  %row.l3 = load <16 x i32>, ptr %row.r, align 4
  %row.c3 = call <16 x i32> @copy_others(<16 x i32> %row.l3, <16 x i32> %bits.row, <16 x i32> %mine.row)
  %row.wrote1 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %row.wrote, <16 x i32> %row.c1)
  %row.seen0 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %row.seen, <16 x i32> %row.c2)
  %row.seen1 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %row.seen0, <16 x i32> %row.c3)
  %row.at1 = add i64 %row.at, 64
  %row.more = icmp ult i64 %row.at1, %run.cells64
  br i1 %row.more, label %row, label %run.met
run.met:
  %run.seen = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %row.seen1)
  %run.wrote = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %row.wrote1)
  %run.met1 = icmp uge i32 %run.seen, %drained
  %run.met2 = icmp uge i32 %run.wrote, %epoch
  %run.meets = or i1 %run.met1, %run.met2
  br i1 %run.meets, label %suspicious, label %done
lane:
  %left = phi i64 [%mask, %entry], [%rest, %next]
  %some = icmp ne i64 %left, 0
  br i1 %some, label %look, label %done
look:
  %k = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %less = sub i64 %left, 1
  %rest = and i64 %left, %less
  %ap = getelementptr i32, ptr %addresses, i64 %k
  %a = load i32, ptr %ap
  %a64 = zext i32 %a to i64
  %end = add i64 %a64, %width64
  %past = icmp ugt i64 %end, %size
  %bits = and i32 %a, %low
  %crooked = icmp ne i32 %bits, 0
  %bad = or i1 %past, %crooked
  br i1 %bad, label %suspicious, label %cell.start
cell.start:
  %from = shl i32 %a, %shift
  br label %cell
cell:
  %at = phi i32 [0, %cell.start], [%at1, %cell]
  %seen = phi i32 [0, %cell.start], [%seen1, %cell]
  %wrote = phi i32 [0, %cell.start], [%wrote1, %cell]
  %o = add i32 %from, %at
  %o64 = zext i32 %o to i64
  %p = getelementptr i8, ptr %writes, i64 %o64
  %q = getelementptr i8, ptr %reads, i64 %o64
  %r = getelementptr i8, ptr %atomics, i64 %o64
  %l1 = load i32, ptr %p
  %x1 = insertelement <16 x i32> %mine.row, i32 %l1, i64 0
  %y1 = call <16 x i32> @copy_others(<16 x i32> %x1, <16 x i32> %bits.row, <16 x i32> %mine.row)
  %c1 = extractelement <16 x i32> %y1, i64 0
  %l2 = load i32, ptr %q
  %x2 = insertelement <16 x i32> %mine.row, i32 %l2, i64 0
  %y2 = call <16 x i32> @copy_others(<16 x i32> %x2, <16 x i32> %bits.row, <16 x i32> %mine.row)
  %c2 = extractelement <16 x i32> %y2, i64 0
  %l3 = load i32, ptr %r
  %x3 = insertelement <16 x i32> %mine.row, i32 %l3, i64 0
  %y3 = call <16 x i32> @copy_others(<16 x i32> %x3, <16 x i32> %bits.row, <16 x i32> %mine.row)
  %c3 = extractelement <16 x i32> %y3, i64 0
  %wrote1 = call i32 @llvm.umax.i32(i32 %wrote, i32 %c1)
  %seen0 = call i32 @llvm.umax.i32(i32 %seen, i32 %c2)
  %seen1 = call i32 @llvm.umax.i32(i32 %seen0, i32 %c3)
  %at1 = add i32 %at, 4
  %more = icmp ult i32 %at1, %cells
  br i1 %more, label %cell, label %next
next:
  %met1 = icmp uge i32 %seen1, %drained
  %met2 = icmp uge i32 %wrote1, %epoch
  %met = or i1 %met1, %met2
  br i1 %met, label %suspicious, label %lane
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  store i64 0, ptr %e
  %none.p = getelementptr i8, ptr %e, i64 16
  store i32 0, ptr %none.p
  br label %done
done:
  ret void
}

; Cells but for marks of one wave, which are 0. ``bits``: those of a mark that name its wave; ``mine``: what they are.
define internal <16 x i32> @copy_others(<16 x i32> %cells, <16 x i32> %bits, <16 x i32> %mine) alwaysinline {
entry:
  %named = and <16 x i32> %cells, %bits
  %is.mine = icmp eq <16 x i32> %named, %mine
  %low = and <16 x i32> %cells, splat (i32 {{many}})
  %is.one = icmp ne <16 x i32> %low, splat (i32 {{many}})
  %is.own = and <16 x i1> %is.mine, %is.one
  %others = select <16 x i1> %is.own, <16 x i32> zeroinitializer, <16 x i32> %cells
  ret <16 x i32> %others
}

define void @copy_open(ptr %g, i32 %w, ptr %e) {
entry:
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  %tp = getelementptr i8, ptr %queue, i64 4
  %tail = load i32, ptr %tp
  %more = add i32 %tail, 1
  store i32 %more, ptr %tp
  %others = load i32, ptr {{g.copies_open}}
  %count = add i32 %others, 1
  store i32 %count, ptr {{g.copies_open}}
  call void @copy_mark(ptr %g, i32 %w, ptr %e, i1 true)
  ret void
}

define internal void @copy_mark(ptr %g, i32 %w, ptr %e, i1 %is.open) {
entry:
  %writes = load ptr, ptr {{g.lds_writes}}
  %epoch = load i32, ptr {{g.lds_epoch}}
  %shift = load i32, ptr {{g.copy_shift}}
  %lanes = load i32, ptr {{g.copy_lanes}}
  %mask = load i64, ptr %e
  %wp = getelementptr i8, ptr %e, i64 8
  %width = load i32, ptr %wp
  %sp = getelementptr i8, ptr %e, i64 12
  %strict = load i32, ptr %sp
  %is.strict = icmp ne i32 %strict, 0
  %is.always = icmp ugt i32 %strict, 1
  %is.hidden = or i1 %is.open, %is.always
  %hides = and i1 %is.strict, %is.hidden
  %item = mul i32 %w, %lanes
  %who = select i1 %hides, i32 {{many}}, i32 %item
  %only = load i32, ptr {{g.copies_only}}
  %is.only = icmp ne i32 %only, 0
  %is.done = xor i1 %is.open, true
  %is.gone = and i1 %is.only, %is.done
  %there = or i32 %epoch, %who
  %mark = select i1 %is.gone, i32 0, i32 %there
  %cells = shl i32 %width, %shift
  %addresses.p = getelementptr i8, ptr %e, i64 24
  %addresses = load ptr, ptr %addresses.p
  %rp = getelementptr i8, ptr %e, i64 16
  %run = load i32, ptr %rp
  %is.run = icmp ne i32 %run, 0
  br i1 %is.run, label %run.put, label %lane
run.put:
  %bp = getelementptr i8, ptr %e, i64 20
  %base = load i32, ptr %bp
  %run.from = shl i32 %base, %shift
  %run.from64 = zext i32 %run.from to i64
  %run.cells = shl i32 %run, %shift
  %run.cells64 = zext i32 %run.cells to i64
  %marks0 = insertelement <16 x i32> poison, i32 %mark, i64 0
  %marks = shufflevector <16 x i32> %marks0, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %row
row:
  %row.at = phi i64 [0, %run.put], [%row.at1, %row]
  %row.o = add i64 %run.from64, %row.at
  %row.p = getelementptr i8, ptr %writes, i64 %row.o
  store <16 x i32> %marks, ptr %row.p, align 4
  %row.at1 = add i64 %row.at, 64
  %row.more = icmp ult i64 %row.at1, %run.cells64
  br i1 %row.more, label %row, label %done
lane:
  %left = phi i64 [%mask, %entry], [%rest, %cell]
  %some = icmp ne i64 %left, 0
  br i1 %some, label %look, label %done
look:
  %k = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %less = sub i64 %left, 1
  %rest0 = and i64 %left, %less
  %ap = getelementptr i32, ptr %addresses, i64 %k
  %a = load i32, ptr %ap
  %from = shl i32 %a, %shift
  br label %put
put:
  %at = phi i32 [0, %look], [%at1, %put]
  %o = add i32 %from, %at
  %o64 = zext i32 %o to i64
  %p = getelementptr i8, ptr %writes, i64 %o64
  store i32 %mark, ptr %p
  %at1 = add i32 %at, 4
  %more = icmp ult i32 %at1, %cells
  br i1 %more, label %put, label %cell
cell:
  %rest = phi i64 [%rest0, %put]
  br label %lane
done:
  ret void
}

; The wave waits until ``most`` copies are open. ``bare``: suspicious where that completes one.
define void @copies_wait(ptr %g, i32 %w, i32 %most, i32 %bare) {
entry:
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  %tp = getelementptr i8, ptr %queue, i64 4
  %tail = load i32, ptr %tp
  %only = load i32, ptr {{g.copies_only}}
  br label %next
next:
  %head = load i32, ptr %queue
  %open = sub i32 %tail, %head
  %more = icmp ugt i32 %open, %most
  br i1 %more, label %complete, label %done
complete:
  %e = call ptr @copy_at(ptr %queue, i32 %head)
  %after = add i32 %head, 1
  store i32 %after, ptr %queue
  store i32 1, ptr {{g.copies_done}}
  %every = load i32, ptr {{g.copies_open}}
  %rest = sub i32 %every, 1
  store i32 %rest, ptr {{g.copies_open}}
  %sp = getelementptr i8, ptr %e, i64 12
  %strict = load i32, ptr %sp
  %is.other = or i32 %strict, %only
  %is.changed = icmp ne i32 %is.other, 0
  %is.bare = icmp ne i32 %bare, 0
  br i1 %is.bare, label %suspicious, label %look
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %look
look:
  br i1 %is.changed, label %mark, label %next
mark:
  call void @copy_mark(ptr %g, i32 %w, ptr %e, i1 false)
  br label %next
done:
  ret void
}

; ``asyncmark``.
define void @copies_mark(ptr %g, i32 %w) {
entry:
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  %tp = getelementptr i8, ptr %queue, i64 4
  %tail = load i32, ptr %tp
  %cp = getelementptr i8, ptr %queue, i64 8
  %count = load i32, ptr %cp
  %p = call ptr @copies_mark_at(ptr %queue, i32 %count)
  store i32 %tail, ptr %p
  %more = add i32 %count, 1
  store i32 %more, ptr %cp
  ret void
}

define internal ptr @copies_mark_at(ptr %queue, i32 %number) {
entry:
  %k = and i32 %number, 15
  %k64 = zext i32 %k to i64
  %at = shl i64 %k64, 2
  %ring = getelementptr i8, ptr %queue, i64 32
  %p = getelementptr i8, ptr %ring, i64 %at
  ret ptr %p
}

; ``wait.asyncmark``: the wave waits for what lies in front of the last but ``most`` mark, of which 16 are known.
define void @copies_wait_for_marks(ptr %g, i32 %w, i32 %most) {
entry:
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  %cp = getelementptr i8, ptr %queue, i64 8
  %count = load i32, ptr %cp
  %many = icmp ugt i32 %count, 16
  %known = select i1 %many, i32 16, i32 %count
  %has = icmp ult i32 %most, %known
  br i1 %has, label %wait, label %done
wait:
  %last = xor i32 %most, -1
  %number = add i32 %count, %last
  %p = call ptr @copies_mark_at(ptr %queue, i32 %number)
  %then = load i32, ptr %p
  %tp = getelementptr i8, ptr %queue, i64 4
  %tail = load i32, ptr %tp
  %since = sub i32 %tail, %then
  call void @copies_wait(ptr %g, i32 %w, i32 %since, i32 0)
  br label %done
done:
  ret void
}

; The epoch of LDS has moved, at a barrier that orders ``spaces``. Where epochs began anew, only a wait of all waves says who reads.
define void @remark_copies(ptr %g, i32 %spaces) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %epoch = load i32, ptr {{g.lds_epoch}}
  %drained = load i32, ptr {{g.copy_epoch}}
  %d = and i32 %spaces, {{drained}}
  %is.drained = icmp ne i32 %d, 0
  %is.known = icmp uge i32 %epoch, %drained
  %is.sure = or i1 %is.drained, %is.known
  br i1 %is.sure, label %known, label %suspicious
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %known
known:
  %first = select i1 %is.drained, i32 %epoch, i32 %drained
  store i32 %first, ptr {{g.copy_epoch}}
  %used = load i32, ptr {{g.copies_used}}
  %is.used = icmp ne i32 %used, 0
  br i1 %is.used, label %wave, label %done
wave:
  %w = phi i32 [0, %known], [%w1, %over]
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  %head = load i32, ptr %queue
  %tp = getelementptr i8, ptr %queue, i64 4
  %tail = load i32, ptr %tp
  br label %next
next:
  %n = phi i32 [%head, %wave], [%n1, %mark]
  %more = icmp ne i32 %n, %tail
  br i1 %more, label %mark, label %over
mark:
  %e = call ptr @copy_at(ptr %queue, i32 %n)
  call void @copy_mark(ptr %g, i32 %w, ptr %e, i1 true)
  %n1 = add i32 %n, 1
  br label %next
over:
  %w1 = add i32 %w, 1
  %others = icmp ult i32 %w1, %waves
  br i1 %others, label %wave, label %done
done:
  ret void
}

; The wave ends: suspicious where nobody waited.
define void @copies_end(ptr %g, i32 %w) {
entry:
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  %head = load i32, ptr %queue
  %tp = getelementptr i8, ptr %queue, i64 4
  %tail = load i32, ptr %tp
  %open = icmp ne i32 %head, %tail
  br i1 %open, label %suspicious, label %done
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  br label %done
done:
  ret void
}

define void @forget_copies(ptr %g) {
entry:
  store i32 0, ptr {{g.copies_done}}
  %epoch = load i32, ptr {{g.lds_epoch}}
  store i32 %epoch, ptr {{g.copy_epoch}}
  %used = load i32, ptr {{g.copies_used}}
  %is.used = icmp ne i32 %used, 0
  br i1 %is.used, label %reset, label %done
reset:
  store i32 0, ptr {{g.copies_used}}
  store i32 0, ptr {{g.copies_open}}
  %waves = load i32, ptr {{g.waves}}
  br label %wave
wave:
  %w = phi i32 [0, %reset], [%w1, %wave]
  %queue = call ptr @copy_queue(ptr %g, i32 %w)
  store i64 0, ptr %queue
  %cp = getelementptr i8, ptr %queue, i64 8
  store i32 0, ptr %cp
  %w1 = add i32 %w, 1
  %more = icmp ult i32 %w1, %waves
  br i1 %more, label %wave, label %done
done:
  ret void
}

declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.umax.i32(i32, i32)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>)
declare i32 @llvm.vector.reduce.umax.v16i32(<16 x i32>)
declare <64 x i32> @llvm.stepvector.v64i32()
