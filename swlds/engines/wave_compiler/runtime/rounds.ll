; Host code that runs the waves of a group as coroutines, in the rounds of ``reference.group.Group``.
;
; A round: the waves that can run, in their order (with a seed, Python draws it); each runs until it waits at a barrier,
; ends, or has used its slice. A launch that is halted leaves its waves where they stand. A turn is over after the round that
; used its last step; then another group may run. Where all wait, some of them for other members of their cluster, these run
; next. Suspicious are: a deadlock (nobody can run though some have not ended), and
; no memory for the waves' frames.

declare void @llvm.coro.resume(ptr)

define void @create_waves(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %handles = load ptr, ptr {{g.handles}}
  %status = load ptr, ptr {{g.status}}
  %steps = load ptr, ptr {{g.steps}}
  %wave = load ptr, ptr {{g.wave}}
  store i32 %waves, ptr {{g.live}}
  store i32 0, ptr {{g.unordered}}
  call void @forget_barriers(ptr %g)
  br label %create
create:
  %c = phi i32 [0, %entry], [%c1, %made]
  %h = call ptr %wave(ptr %g, i32 %c)
  %none = icmp eq ptr %h, null
  br i1 %none, label %full, label %made
made:
  %hp = getelementptr ptr, ptr %handles, i32 %c
  store ptr %h, ptr %hp
  %sp = getelementptr [2 x i32], ptr %status, i32 %c
  store <2 x i32> zeroinitializer, ptr %sp, align 4
  %tp = getelementptr i64, ptr %steps, i32 %c
  store i64 0, ptr %tp
  %c1 = add i32 %c, 1
  %more = icmp ult i32 %c1, %waves
  br i1 %more, label %create, label %done
full:
  store volatile i32 1, ptr {{g.suspect}}
  br label %done
done:
  ret void
}

define i32 @run_turn(ptr %g) {
entry:
  %waves = load i32, ptr {{g.waves}}
  %handles = load ptr, ptr {{g.handles}}
  %status = load ptr, ptr {{g.status}}
  %ready = load ptr, ptr {{g.ready}}
  %slices = load ptr, ptr {{g.slices}}
  %steps = load ptr, ptr {{g.steps}}
  %limits = load ptr, ptr {{g.limits}}
  %slice = load i64, ptr {{g.slice}}
  %draws = load i32, ptr {{g.draws}}
  %is.drawn = icmp ne i32 %draws, 0
  %turn0 = load i64, ptr {{g.turn}}
  %lost = load volatile i32, ptr {{g.suspect}}
  %is.lost = icmp ne i32 %lost, 0
  br i1 %is.lost, label %suspicious, label %begin
begin:
  br label %round
round:
  %turn = phi i64 [%turn0, %begin], [%turn.r, %next]
  %has.turn = icmp sgt i64 %turn, 0
  br i1 %has.turn, label %collect, label %used
collect:
  %k = phi i32 [0, %round], [%k1, %collect]
  %count = phi i32 [0, %round], [%count1, %collect]
  %ks = getelementptr [2 x i32], ptr %status, i32 %k
  %kv = load i32, ptr %ks
  %kp = getelementptr i32, ptr %ready, i32 %count
  store i32 %k, ptr %kp
  %can = icmp eq i32 %kv, 0
  %one = zext i1 %can to i32
  %count1 = add i32 %count, %one
  %k1 = add i32 %k, 1
  %kmore = icmp ult i32 %k1, %waves
  br i1 %kmore, label %collect, label %collected
collected:
  %nobody = icmp eq i32 %count1, 0
  br i1 %nobody, label %end, label %order
order:
  br i1 %is.drawn, label %draw, label %pass
draw:
  %callback = load ptr, ptr {{g.callback}}
  call void %callback(ptr %g, i32 %count1, i32 {{draw_order}}, i64 0, ptr %ready, ptr %slices)
  br label %pass
pass:
  %i = phi i32 [0, %order], [0, %draw], [%i1, %next]
  %turn.i = phi i64 [%turn, %order], [%turn, %draw], [%turn.r, %next]
  %wp = getelementptr i32, ptr %ready, i32 %i
  %w = load i32, ptr %wp
  %lp = getelementptr i64, ptr %slices, i32 %i
  %drawn = load i64, ptr %lp
  %mine = select i1 %is.drawn, i64 %drawn, i64 %slice
  %tp = getelementptr i64, ptr %steps, i32 %w
  %before = load i64, ptr %tp
  %limit = add i64 %before, %mine
  %limit.p = getelementptr i64, ptr %limits, i32 %w
  store i64 %limit, ptr %limit.p
  %wh = getelementptr ptr, ptr %handles, i32 %w
  %handle = load ptr, ptr %wh
  call void @llvm.coro.resume(ptr %handle)
  %word = load volatile i64, ptr {{g.halt}}
  %is.halted = icmp ne i64 %word, 0
  br i1 %is.halted, label %halted, label %look
halted:
  %suspect = load volatile i32, ptr {{g.suspect}}
  %bad = icmp ne i32 %suspect, 0
  br i1 %bad, label %suspicious, label %done
look:
  %after = load i64, ptr %tp
  %taken = sub i64 %after, %before
  %cost = add i64 %taken, 1
  %turn.r = sub i64 %turn.i, %cost
  %ws = getelementptr [2 x i32], ptr %status, i32 %w
  %state = load i32, ptr %ws
  %over = icmp eq i32 %state, -1
  br i1 %over, label %settle, label %next
settle:
  %place = getelementptr i32, ptr %ws, i32 1
  store i32 0, ptr %place
  %live = load i32, ptr {{g.live}}
  %fewer = sub i32 %live, 1
  store i32 %fewer, ptr {{g.live}}
  call void @settle_barriers(ptr %g)
  call void @settle_members(ptr %g)
  br label %next
next:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %count1
  br i1 %more, label %pass, label %round
end:
  %left = load i32, ptr {{g.live}}
  %ended = icmp eq i32 %left, 0
  br i1 %ended, label %left.none, label %others
left.none:
  %unwaited = call i1 @are_unwaited(ptr %g)
  br i1 %unwaited, label %suspicious, label %done
others:
  %waits = call i1 @may_wait(ptr %g)
  br i1 %waits, label %waiting, label %suspicious
waiting:
  ret i32 {{waits}}
done:
  ret i32 {{over}}
used:
  ret i32 {{gives_way}}
suspicious:
  store volatile i32 1, ptr {{g.suspect}}
  ret i32 {{suspicious}}
}
