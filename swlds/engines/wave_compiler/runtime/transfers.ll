; Copies buffers in before a launch's first group and back behind its last, by the threads that run the groups: whichever is free
; takes the next piece. In between their race cells are compared. A span, which is 64 bytes, says how far it was taken, where to, where from, and how many bytes; other
; numbers that threads change lie in lines of their own (``schedule/transfers.py``).

define void @run_with_transfers(ptr %g) {
entry:
  %t = load ptr, ptr {{g.transfers}}
  %in.done = getelementptr i8, ptr %t, i64 {{in_done}}
  %in.size.at = getelementptr i8, ptr %t, i64 {{in_size}}
  %in.end.at = getelementptr i8, ptr %t, i64 {{in_end}}
  %cells.done = getelementptr i8, ptr %t, i64 {{cells_done}}
  %cells.size.at = getelementptr i8, ptr %t, i64 {{cells_size}}
  %cells.end.at = getelementptr i8, ptr %t, i64 {{cells_end}}
  %least.at = getelementptr i8, ptr %t, i64 {{least}}
  %back.end.at = getelementptr i8, ptr %t, i64 {{back_end}}
  %entered.at = getelementptr i8, ptr %t, i64 {{entered}}
  %left.at = getelementptr i8, ptr %t, i64 {{left}}
  %unclean.at = getelementptr i8, ptr %t, i64 {{unclean}}
  %used.at = getelementptr i8, ptr %t, i64 {{used}}
  %first = getelementptr i8, ptr %t, i64 {{spans}}
  %counter = load ptr, ptr {{g.counter}}
  %total = load i64, ptr {{g.total}}
  %in.size = load i64, ptr %in.size.at
  %in.end = load ptr, ptr %in.end.at
  %cells.size = load i64, ptr %cells.size.at
  %cells.end = load ptr, ptr %cells.end.at
  %least = load i32, ptr %least.at
  %back.end = load ptr, ptr %back.end.at
  br label %in
in:
  %in.span = phi ptr [%first, %entry], [%in.span, %in.copy], [%in.next, %in.on]
  %in.some = icmp ne ptr %in.span, %in.end
  br i1 %in.some, label %in.take, label %in.wait
in.take:
  %in.piece = call { ptr, ptr, i64 } @take_piece(ptr %in.span)
  %in.to = extractvalue { ptr, ptr, i64 } %in.piece, 0
  %in.from = extractvalue { ptr, ptr, i64 } %in.piece, 1
  %in.bytes = extractvalue { ptr, ptr, i64 } %in.piece, 2
  %in.more = icmp sgt i64 %in.bytes, 0
  br i1 %in.more, label %in.copy, label %in.on
in.copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %in.to, ptr %in.from, i64 %in.bytes, i1 false)
  %in.ended = atomicrmw add ptr %in.done, i64 %in.bytes release
  br label %in
in.on:
  %in.next = getelementptr i8, ptr %in.span, i64 64
  br label %in
in.wait:
  %in.turn = phi i64 [0, %in], [%in.turn1, %in.again]
  %in.now = load atomic i64, ptr %in.done acquire, align 8
  %in.all = icmp sge i64 %in.now, %in.size
  %in.stop = load volatile i32, ptr {{g.stop}}
  %in.stopped = icmp ne i32 %in.stop, 0
  %in.over = or i1 %in.all, %in.stopped
  br i1 %in.over, label %run, label %in.again
in.again:
  %in.turn1 = add i64 %in.turn, 1
  call void @let_others(i64 %in.turn1)
  br label %in.wait

; Of groups whose inputs are not there none begins: who waits no longer has been stopped.
run:
  %entered.one = atomicrmw add ptr %entered.at, i64 1 acq_rel
  call void @run_groups(ptr %g)
  %failing = load i64, ptr {{g.failing_count}}
  %conflict = load i32, ptr {{g.conflict}}
  %note = load i32, ptr {{g.slot_note}}
  %stop = load volatile i32, ptr {{g.stop}}
  %some.failing = icmp ne i64 %failing, 0
  %or.conflict = or i32 %conflict, %note
  %or.stop = or i32 %or.conflict, %stop
  %some.other = icmp ne i32 %or.stop, 0
  %suspicious = or i1 %some.failing, %some.other
  %suspicious.bit = select i1 %suspicious, i64 {{suspicious}}, i64 0
  %epoch = load i32, ptr {{g.base_epoch}}
  %began.anew = icmp ne i32 %epoch, %least
  %some.cells = icmp ne i64 %cells.size, 0
  %unknown = and i1 %began.anew, %some.cells
  %unknown.bit = select i1 %unknown, i64 {{met}}, i64 0
  %bit = or i64 %suspicious.bit, %unknown.bit
  %now = load i32, ptr {{g.global_epoch}}
  %ran = icmp ne i32 %now, %epoch
  %ran.bit = zext i1 %ran to i64
  %ran.noted = atomicrmw add ptr %used.at, i64 %ran.bit release
  %noted = atomicrmw or ptr %unclean.at, i64 %bit release
  %left.one = atomicrmw add ptr %left.at, i64 1 acq_rel
  %some.left = icmp ne ptr %in.end, %back.end
  br i1 %some.left, label %back.wait, label %done

; All groups were taken, and as many threads have left them as had entered; looked at in this order, as threads enter before they
; take and may still enter then, though they find none.
back.wait:
  %back.turn = phi i64 [0, %run], [%back.turn1, %back.again]
  %taken = load atomic i64, ptr %counter acquire, align 8
  %none = icmp sge i64 %taken, %total
  %left = load atomic i64, ptr %left.at acquire, align 8
  %entered = load atomic i64, ptr %entered.at acquire, align 8
  %out = icmp sge i64 %left, %entered
  %ended = and i1 %none, %out
  br i1 %ended, label %back.look, label %back.ask
back.ask:
  %back.stop = load volatile i32, ptr {{g.stop}}
  %back.stopped = icmp ne i32 %back.stop, 0
  br i1 %back.stopped, label %done, label %back.again
back.again:
  %back.turn1 = add i64 %back.turn, 1
  call void @let_others(i64 %back.turn1)
  br label %back.wait
back.look:
  %known = load atomic i64, ptr %unclean.at acquire, align 8
  %clean = icmp eq i64 %known, 0
  br i1 %clean, label %cells.begin, label %done

; Threads that ran no group have touched nothing.
cells.begin:
  %used = load atomic i64, ptr %used.at acquire, align 8
  %several = icmp ugt i64 %used, 1
  br i1 %several, label %cells, label %back
cells:
  %cells.span = phi ptr [%in.end, %cells.begin], [%cells.span, %cells.look], [%cells.next, %cells.on]
  %cells.some = icmp ne ptr %cells.span, %cells.end
  br i1 %cells.some, label %cells.take, label %cells.wait
cells.take:
  %cells.piece = call { ptr, ptr, i64 } @take_piece(ptr %cells.span)
  %a = extractvalue { ptr, ptr, i64 } %cells.piece, 0
  %b = extractvalue { ptr, ptr, i64 } %cells.piece, 1
  %cells.bytes = extractvalue { ptr, ptr, i64 } %cells.piece, 2
  %cells.more = icmp sgt i64 %cells.bytes, 0
  br i1 %cells.more, label %cells.look, label %cells.on
cells.look:
  %meets = call i1 @cells_meet(ptr %a, ptr %b, i64 %cells.bytes, i32 %least)
  %meet.bit = select i1 %meets, i64 {{met}}, i64 0
  %meet.noted = atomicrmw or ptr %unclean.at, i64 %meet.bit release
  %cells.ended = atomicrmw add ptr %cells.done, i64 %cells.bytes acq_rel
  br label %cells
cells.on:
  %cells.next = getelementptr i8, ptr %cells.span, i64 64
  br label %cells
cells.wait:
  %cells.turn = phi i64 [0, %cells], [%cells.turn1, %cells.again]
  %cells.now = load atomic i64, ptr %cells.done acquire, align 8
  %cells.all = icmp sge i64 %cells.now, %cells.size
  br i1 %cells.all, label %cells.known, label %cells.ask
cells.ask:
  %cells.stop = load volatile i32, ptr {{g.stop}}
  %cells.stopped = icmp ne i32 %cells.stop, 0
  br i1 %cells.stopped, label %done, label %cells.again
cells.again:
  %cells.turn1 = add i64 %cells.turn, 1
  call void @let_others(i64 %cells.turn1)
  br label %cells.wait
cells.known:
  %met = load atomic i64, ptr %unclean.at acquire, align 8
  %apart = icmp eq i64 %met, 0
  br i1 %apart, label %back, label %done
back:
  %span = phi ptr [%cells.end, %cells.begin], [%cells.end, %cells.known], [%span, %compare], [%span, %copy], [%next, %back.on]
  %some = icmp ne ptr %span, %back.end
  br i1 %some, label %back.take, label %done
back.take:
  %piece = call { ptr, ptr, i64 } @take_piece(ptr %span)
  %to = extractvalue { ptr, ptr, i64 } %piece, 0
  %from = extractvalue { ptr, ptr, i64 } %piece, 1
  %bytes = extractvalue { ptr, ptr, i64 } %piece, 2
  %more = icmp sgt i64 %bytes, 0
  br i1 %more, label %compare, label %back.on
compare:
  %differs = call i32 @memcmp(ptr %to, ptr %from, i64 %bytes)
  %same = icmp eq i32 %differs, 0
  br i1 %same, label %back, label %copy
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  br label %back
back.on:
  %next = getelementptr i8, ptr %span, i64 64
  br label %back
done:
  ret void
}

; Some cell is at least that in both, of bytes that are whole cells.
define internal i1 @cells_meet(ptr %a, ptr %b, i64 %bytes, i32 %least) {
entry:
  %whole = and i64 %bytes, -64
  %least.0 = insertelement <16 x i32> poison, i32 %least, i64 0
  %leasts = shufflevector <16 x i32> %least.0, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %row
row:
  %at = phi i64 [0, %entry], [%at1, %row.look]
  %found = phi <16 x i1> [zeroinitializer, %entry], [%found1, %row.look]
  %more = icmp ult i64 %at, %whole
  br i1 %more, label %row.look, label %rest
row.look:
  %a.at = getelementptr i8, ptr %a, i64 %at
  %b.at = getelementptr i8, ptr %b, i64 %at
  %x = load <16 x i32>, ptr %a.at, align 4
  %y = load <16 x i32>, ptr %b.at, align 4
  %x.here = icmp uge <16 x i32> %x, %leasts
  %y.here = icmp uge <16 x i32> %y, %leasts
  %both = and <16 x i1> %x.here, %y.here
  %found1 = or <16 x i1> %found, %both
  %at1 = add i64 %at, 64
  br label %row
rest:
  %found.bits = bitcast <16 x i1> %found to i16
  %found.some = icmp ne i16 %found.bits, 0
  br label %cell
cell:
  %cell.at = phi i64 [%whole, %rest], [%cell.at1, %cell.look]
  %some = phi i1 [%found.some, %rest], [%some1, %cell.look]
  %cell.more = icmp ult i64 %cell.at, %bytes
  br i1 %cell.more, label %cell.look, label %done
cell.look:
  %a.cell = getelementptr i8, ptr %a, i64 %cell.at
  %b.cell = getelementptr i8, ptr %b, i64 %cell.at
  %one = load i32, ptr %a.cell
  %other = load i32, ptr %b.cell
  %one.here = icmp uge i32 %one, %least
  %other.here = icmp uge i32 %other, %least
  %two = and i1 %one.here, %other.here
  %some1 = or i1 %some, %two
  %cell.at1 = add i64 %cell.at, 4
  br label %cell
done:
  ret i1 %some
}

; Where to and where from, and how many bytes: none where all of the span was taken.
define internal { ptr, ptr, i64 } @take_piece(ptr %span) alwaysinline {
entry:
  %to.at = getelementptr i8, ptr %span, i64 8
  %from.at = getelementptr i8, ptr %span, i64 16
  %size.at = getelementptr i8, ptr %span, i64 24
  %to = load ptr, ptr %to.at
  %from = load ptr, ptr %from.at
  %size = load i64, ptr %size.at
  %at = atomicrmw add ptr %span, i64 {{piece}} monotonic
  %left = sub i64 %size, %at
  %long = icmp sgt i64 %left, {{piece}}
  %bytes = select i1 %long, i64 {{piece}}, i64 %left
  %piece.to = getelementptr i8, ptr %to, i64 %at
  %piece.from = getelementptr i8, ptr %from, i64 %at
  %r0 = insertvalue { ptr, ptr, i64 } poison, ptr %piece.to, 0
  %r1 = insertvalue { ptr, ptr, i64 } %r0, ptr %piece.from, 1
  %r2 = insertvalue { ptr, ptr, i64 } %r1, i64 %bytes, 2
  ret { ptr, ptr, i64 } %r2
}

; The others are close to their end mostly; but one that has lost its core gets it back.
define internal void @let_others(i64 %turn) {
entry:
  %long = icmp ugt i64 %turn, {{patience}}
  br i1 %long, label %yield, label %done
yield:
  %ignored = call i32 @sched_yield()
  br label %done
done:
  ret void
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @sched_yield()
