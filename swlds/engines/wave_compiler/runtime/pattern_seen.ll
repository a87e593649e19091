; A wave comes by: with the pattern that it, or another one, came by with before, or with another one. Others go elsewhere: those
; without an active lane, and where patterns have a number for each lane, those whose lanes are not all active, to a second function.

declare i64 @llvm.cttz.i64(i64, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define {{linkage}}void @{{entry}}(ptr %g, ptr %table, i64 %wave, i64 %mask, i32 %step, i32 %distance, {{parameters}}) noinline nounwind {
entry:
  %is.other = icmp {{other}}
  br i1 %is.other, label %other, label %some
other:
{{elsewhere}}
  ret void
some:
{{key}}
  %start.twin = add i32 %start, %distance
  %start.wide = zext i32 %start to i64
  %twin.wide = zext i32 %start.twin to i64
  %twin.high = shl i64 %twin.wide, 32
  %starts = or i64 %twin.high, %start.wide
  %current.at = getelementptr i8, ptr %table, i64 {{current}}
  %current = load ptr, ptr %current.at
  %is.current = call i1 @is_{{function}}(ptr %current, i64 %mask, <{{count}} x i32> %key)
  br i1 %is.current, label %again, label %find
again:
  call void @again_{{function}}(ptr %g, ptr %current, i64 %wave, i64 %starts)
  ret void
find:
  tail call void @find_{{function}}(ptr %g, ptr %table, i64 %wave, i64 %mask, i64 %starts, <{{count}} x i32> %key)
  ret void
}
