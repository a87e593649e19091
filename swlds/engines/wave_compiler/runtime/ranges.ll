; Copies and fills of any size, also one that only run time knows: out of line, with the whole range checked before.
;
; As in the reference engine, lanes of one size work together, smaller sizes first: all of them read before one writes. Above 4096
; bytes lanes copy one after the other.

declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define internal void @copy_ranges(ptr %to, ptr %tos, ptr %from, ptr %froms, ptr %sizes, i64 %mask) {
entry:
  br label %groups
groups:
  %left = phi i64 [%mask, %entry], [%fewer, %group.done]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %find
find:
  %rest = phi i64 [%left, %groups], [%rest.less, %find]
  %least = phi i64 [-1, %groups], [%size, %find]
  %lanes = phi i64 [0, %groups], [%same, %find]
  %lane = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %place = getelementptr i64, ptr %sizes, i64 %lane
  %own = load i64, ptr %place
  %rest.one = sub i64 %rest, 1
  %rest.less = and i64 %rest, %rest.one
  %bit = xor i64 %rest, %rest.less
  %is.less = icmp ult i64 %own, %least
  %is.same = icmp eq i64 %own, %least
  %with = or i64 %lanes, %bit
  %keep = select i1 %is.same, i64 %with, i64 %lanes
  %same = select i1 %is.less, i64 %bit, i64 %keep
  %size = select i1 %is.less, i64 %own, i64 %least
  %found = icmp eq i64 %rest.less, 0
  br i1 %found, label %group, label %find
group:
  %fewer = xor i64 %left, %same
  %count = call i64 @llvm.ctpop.i64(i64 %same)
  %is.one = icmp eq i64 %count, 1
  %is.long = icmp ugt i64 %size, 4096
  %direct = or i1 %is.one, %is.long
  br i1 %direct, label %move, label %read
move:
  br label %m.loop
m.loop:
  %m.rest = phi i64 [%same, %move], [%m.less, %m.loop]
  %m.number = phi i64 [0, %move], [%m.next, %m.loop]
  %m.lane = call i64 @llvm.cttz.i64(i64 %m.rest, i1 true)
  %m.one = sub i64 %m.rest, 1
  %m.less = and i64 %m.rest, %m.one
  %m.next = add i64 %m.number, 1
  %m.from.place = getelementptr i64, ptr %froms, i64 %m.lane
  %m.from.offset = load i64, ptr %m.from.place
  %m.from = getelementptr i8, ptr %from, i64 %m.from.offset
  %m.to.place = getelementptr i64, ptr %tos, i64 %m.lane
  %m.to.offset = load i64, ptr %m.to.place
  %m.to = getelementptr i8, ptr %to, i64 %m.to.offset
  call void @llvm.memmove.p0.p0.i64(ptr %m.to, ptr %m.from, i64 %size, i1 false)
  %m.over = icmp eq i64 %m.less, 0
  br i1 %m.over, label %group.done, label %m.loop
read:
  %stack = call ptr @llvm.stacksave.p0()
  %total = mul i64 %count, %size
  %buffer = alloca i8, i64 %total
  br label %r.loop
r.loop:
  %r.rest = phi i64 [%same, %read], [%r.less, %r.loop]
  %r.number = phi i64 [0, %read], [%r.next, %r.loop]
  %r.lane = call i64 @llvm.cttz.i64(i64 %r.rest, i1 true)
  %r.one = sub i64 %r.rest, 1
  %r.less = and i64 %r.rest, %r.one
  %r.next = add i64 %r.number, 1
  %r.from.place = getelementptr i64, ptr %froms, i64 %r.lane
  %r.from.offset = load i64, ptr %r.from.place
  %r.from = getelementptr i8, ptr %from, i64 %r.from.offset
  %r.at = mul i64 %r.number, %size
  %r.buffer = getelementptr i8, ptr %buffer, i64 %r.at
  call void @llvm.memcpy.p0.p0.i64(ptr %r.buffer, ptr %r.from, i64 %size, i1 false)
  %r.over = icmp eq i64 %r.less, 0
  br i1 %r.over, label %write, label %r.loop
write:
  br label %w.loop
w.loop:
  %w.rest = phi i64 [%same, %write], [%w.less, %w.loop]
  %w.number = phi i64 [0, %write], [%w.next, %w.loop]
  %w.lane = call i64 @llvm.cttz.i64(i64 %w.rest, i1 true)
  %w.one = sub i64 %w.rest, 1
  %w.less = and i64 %w.rest, %w.one
  %w.next = add i64 %w.number, 1
  %w.to.place = getelementptr i64, ptr %tos, i64 %w.lane
  %w.to.offset = load i64, ptr %w.to.place
  %w.to = getelementptr i8, ptr %to, i64 %w.to.offset
  %w.at = mul i64 %w.number, %size
  %w.buffer = getelementptr i8, ptr %buffer, i64 %w.at
  call void @llvm.memcpy.p0.p0.i64(ptr %w.to, ptr %w.buffer, i64 %size, i1 false)
  %w.over = icmp eq i64 %w.less, 0
  br i1 %w.over, label %free, label %w.loop
free:
  call void @llvm.stackrestore.p0(ptr %stack)
  br label %group.done
group.done:
  br label %groups
done:
  ret void
}

define internal void @fill_ranges(ptr %to, ptr %tos, ptr %values, ptr %sizes, i64 %mask) {
entry:
  br label %groups
groups:
  %left = phi i64 [%mask, %entry], [%fewer, %group.done]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %find
find:
  %rest = phi i64 [%left, %groups], [%rest.less, %find]
  %least = phi i64 [-1, %groups], [%size, %find]
  %lanes = phi i64 [0, %groups], [%same, %find]
  %lane = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %place = getelementptr i64, ptr %sizes, i64 %lane
  %own = load i64, ptr %place
  %rest.one = sub i64 %rest, 1
  %rest.less = and i64 %rest, %rest.one
  %bit = xor i64 %rest, %rest.less
  %is.less = icmp ult i64 %own, %least
  %is.same = icmp eq i64 %own, %least
  %with = or i64 %lanes, %bit
  %keep = select i1 %is.same, i64 %with, i64 %lanes
  %same = select i1 %is.less, i64 %bit, i64 %keep
  %size = select i1 %is.less, i64 %own, i64 %least
  %found = icmp eq i64 %rest.less, 0
  br i1 %found, label %group, label %find
group:
  %fewer = xor i64 %left, %same
  br label %f.loop
f.loop:
  %f.rest = phi i64 [%same, %group], [%f.less, %f.loop]
  %f.number = phi i64 [0, %group], [%f.next, %f.loop]
  %f.lane = call i64 @llvm.cttz.i64(i64 %f.rest, i1 true)
  %f.one = sub i64 %f.rest, 1
  %f.less = and i64 %f.rest, %f.one
  %f.next = add i64 %f.number, 1
  %f.to.place = getelementptr i64, ptr %tos, i64 %f.lane
  %f.to.offset = load i64, ptr %f.to.place
  %f.to = getelementptr i8, ptr %to, i64 %f.to.offset
  %f.place = getelementptr i8, ptr %values, i64 %f.lane
  %f.value = load i8, ptr %f.place
  call void @llvm.memset.p0.i64(ptr %f.to, i8 %f.value, i64 %size, i1 false)
  %f.over = icmp eq i64 %f.less, 0
  br i1 %f.over, label %group.done, label %f.loop
group.done:
  br label %groups
done:
  ret void
}

define internal void @check_ranges(ptr %to, ptr %tos, ptr %bad, ptr %sizes, i64 %mask) {
entry:
  br label %groups
groups:
  %left = phi i64 [%mask, %entry], [%fewer, %group.done]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %find
find:
  %rest = phi i64 [%left, %groups], [%rest.less, %find]
  %least = phi i64 [-1, %groups], [%size, %find]
  %lanes = phi i64 [0, %groups], [%same, %find]
  %lane = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %place = getelementptr i64, ptr %sizes, i64 %lane
  %own = load i64, ptr %place
  %rest.one = sub i64 %rest, 1
  %rest.less = and i64 %rest, %rest.one
  %bit = xor i64 %rest, %rest.less
  %is.less = icmp ult i64 %own, %least
  %is.same = icmp eq i64 %own, %least
  %with = or i64 %lanes, %bit
  %keep = select i1 %is.same, i64 %with, i64 %lanes
  %same = select i1 %is.less, i64 %bit, i64 %keep
  %size = select i1 %is.less, i64 %own, i64 %least
  %found = icmp eq i64 %rest.less, 0
  br i1 %found, label %group, label %find
group:
  %fewer = xor i64 %left, %same
  br label %k.loop
k.loop:
  %k.rest = phi i64 [%same, %group], [%k.less, %k.loop]
  %k.number = phi i64 [0, %group], [%k.next, %k.loop]
  %k.lane = call i64 @llvm.cttz.i64(i64 %k.rest, i1 true)
  %k.one = sub i64 %k.rest, 1
  %k.less = and i64 %k.rest, %k.one
  %k.next = add i64 %k.number, 1
  %k.at.place = getelementptr i64, ptr %tos, i64 %k.lane
  %k.at.offset = load i64, ptr %k.at.place
  %k.at = getelementptr i8, ptr %to, i64 %k.at.offset
  %k.missing = call i1 @is_missing(ptr %k.at, i64 %size)
  %k.before = load i8, ptr %bad
  %k.wide = zext i1 %k.missing to i8
  %k.after = or i8 %k.before, %k.wide
  store i8 %k.after, ptr %bad
  %k.over = icmp eq i64 %k.less, 0
  br i1 %k.over, label %group.done, label %k.loop
group.done:
  br label %groups
done:
  ret void
}

define internal i1 @is_missing(ptr %p, i64 %size) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %all = phi i8 [-1, %entry], [%both, %loop]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %both = and i8 %all, %byte
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %size
  br i1 %more, label %loop, label %done
done:
  %missing = icmp ne i8 %both, -1
  ret i1 %missing
}

define internal void @meet_ranges(ptr %tos, ptr %bad, ptr %sizes, i64 %mask) {
entry:
  br label %lanes
lanes:
  %left = phi i64 [%mask, %entry], [%rest, %next]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %lane
lane:
  %a = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %left.one = sub i64 %left, 1
  %rest = and i64 %left, %left.one
  %a.to = getelementptr i64, ptr %tos, i64 %a
  %a.low = load i64, ptr %a.to
  %a.size = getelementptr i64, ptr %sizes, i64 %a
  %a.bytes = load i64, ptr %a.size
  %a.end = add i64 %a.low, %a.bytes
  br label %others
others:
  %more = phi i64 [%rest, %lane], [%fewer, %other]
  %none = icmp eq i64 %more, 0
  br i1 %none, label %next, label %other
other:
  %b = call i64 @llvm.cttz.i64(i64 %more, i1 true)
  %more.one = sub i64 %more, 1
  %fewer = and i64 %more, %more.one
  %b.to = getelementptr i64, ptr %tos, i64 %b
  %b.low = load i64, ptr %b.to
  %b.size = getelementptr i64, ptr %sizes, i64 %b
  %b.bytes = load i64, ptr %b.size
  %b.end = add i64 %b.low, %b.bytes
  %is.before = icmp ult i64 %a.low, %b.end
  %is.behind = icmp ult i64 %b.low, %a.end
  %meet = and i1 %is.before, %is.behind
  br i1 %meet, label %met, label %others
met:
  store i8 1, ptr %bad
  br label %done
next:
  br label %lanes
done:
  ret void
}
