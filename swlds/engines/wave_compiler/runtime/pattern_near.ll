; An access of a word a lane or less, of 32 banks, in phases of 32 lanes side by side: the most ways, behind 16 bits the extra
; cycles, behind 32 its phases' different words. 0 where the words lie {{near}} or more apart: that is for somebody else. Offsets of
; idle lanes are 0.
;
; Words lie in rows of 32, a bank each. Where a phase's lie in two rows, what it wants of a row is a number with a bit for each bank.
; Else each word of each phase has a byte, of which one that a lane wants becomes 1: behind the stamps, row after row, in a row a
; phase after the other; and one that idle lanes write. The sum of all rows is what the banks have to serve. All bytes are 0 but
; while a pass is counted.

declare i32 @llvm.vector.reduce.smin.v{{lanes}}i32(<{{lanes}} x i32>)
declare i32 @llvm.vector.reduce.smax.v{{lanes}}i32(<{{lanes}} x i32>)
declare i16 @llvm.vector.reduce.add.v{{lanes}}i16(<{{lanes}} x i16>)
declare i8 @llvm.vector.reduce.umax.v{{banks}}i8(<{{banks}} x i8>)

define internal i64 @near_pass(ptr %g, <{{lanes}} x i32> %offsets, i64 %mask) noinline nounwind {
entry:
  %places.at = alloca <{{lanes}} x i32>, align 64
  %words = ashr <{{lanes}} x i32> %offsets, splat (i32 2)
  %low = call i32 @llvm.vector.reduce.smin.v{{lanes}}i32(<{{lanes}} x i32> %words)
  %high = call i32 @llvm.vector.reduce.smax.v{{lanes}}i32(<{{lanes}} x i32> %words)
  %span = sub i32 %high, %low
  %is.short = icmp ult i32 %span, {{short}}
  br i1 %is.short, label %short, label %long
short:
{{short_phases}}
  %short.extra = and i64 %short.sum, 65535
  %short.is.two = icmp ne i64 %short.extra, 0
  %short.two = zext i1 %short.is.two to i64
  %short.ways = add i64 %short.two, 1
  %short.far = and i64 %short.sum, 4294901760
  %short.is.all = icmp eq i64 %short.far, 0
  %short.moved = shl i64 %short.extra, 16
  %short.costs = or i64 %short.moved, %short.ways
  %short.news = and i64 %short.sum, -4294967296
  %short.found = or i64 %short.news, %short.costs
  br i1 %short.is.all, label %end, label %long
long:
  %is.near = icmp ult i32 %span, {{near}}
  br i1 %is.near, label %near, label %far
near:
  %stamps = load ptr, ptr {{g.pattern_stamps}}
  %bytes = getelementptr i8, ptr %stamps, i64 {{stamps_size}}
  %last = lshr i32 %span, {{bank_bits}}
  %bits = {{bits_of_mask}}
  %active = bitcast i{{lanes}} %bits to <{{lanes}} x i1>
  %low.one = insertelement <{{lanes}} x i32> poison, i32 %low, i64 0
  %low.all = shufflevector <{{lanes}} x i32> %low.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %above = sub <{{lanes}} x i32> %words, %low.all
  %rows = and <{{lanes}} x i32> %above, splat (i32 -{{banks}})
  %others = mul <{{lanes}} x i32> %rows, splat (i32 {{others}})
  %spread = add <{{lanes}} x i32> %above, %others
  %place = add <{{lanes}} x i32> %spread, {{phase_starts}}
  %places = select <{{lanes}} x i1> %active, <{{lanes}} x i32> %place, <{{lanes}} x i32> splat (i32 {{idle}})
  store <{{lanes}} x i32> %places, ptr %places.at, align 64
{{marks}}
  br label %row
row:
  %number = phi i32 [0, %near], [%number.next, %row]
  %sums = phi <{{lanes}} x i8> [zeroinitializer, %near], [%sums.next, %row]
  %start = mul i32 %number, {{lanes}}
  %start.wide = zext i32 %start to i64
  %row.at = getelementptr i8, ptr %bytes, i64 %start.wide
  %wanted = load <{{lanes}} x i8>, ptr %row.at, align {{lanes}}
  store <{{lanes}} x i8> zeroinitializer, ptr %row.at, align {{lanes}}
  %sums.next = add <{{lanes}} x i8> %sums, %wanted
  %number.next = add i32 %number, 1
  %is.last = icmp eq i32 %number, %last
  br i1 %is.last, label %done, label %row
done:
  %sums.wide = zext <{{lanes}} x i8> %sums.next to <{{lanes}} x i16>
  %count = call i16 @llvm.vector.reduce.add.v{{lanes}}i16(<{{lanes}} x i16> %sums.wide)
  %count.wide = zext i16 %count to i64
  %count.high = shl i64 %count.wide, 32
{{phases}}
  %extra.high = shl i64 %extra, 16
  %both = or i64 %extra.high, %ways
  %found = or i64 %both, %count.high
  br label %end
far:
  br label %end
end:
  %answer = phi i64 [%short.found, %short], [%found, %done], [0, %far]
  ret i64 %answer
}

; A phase: 1 where a bank has two words; behind 16 bits 1 where its words lie in more than two rows; behind 32 its different words.
define internal i64 @short_phase(<{{phase}} x i32> %words, i32 %mask) alwaysinline nounwind {
  %active = bitcast i32 %mask to <{{phase}} x i1>
  %low.each = select <{{phase}} x i1> %active, <{{phase}} x i32> %words, <{{phase}} x i32> splat (i32 1073741823)
  %low = call i32 @llvm.vector.reduce.smin.v{{phase}}i32(<{{phase}} x i32> %low.each)
  %low.one = insertelement <{{phase}} x i32> poison, i32 %low, i64 0
  %low.all = shufflevector <{{phase}} x i32> %low.one, <{{phase}} x i32> poison, <{{phase}} x i32> zeroinitializer
  %above = sub <{{phase}} x i32> %words, %low.all
  %above.active = select <{{phase}} x i1> %active, <{{phase}} x i32> %above, <{{phase}} x i32> zeroinitializer
  %rotation = and <{{phase}} x i32> %words, splat (i32 {{last_bank}})
  %bit = shl <{{phase}} x i32> splat (i32 1), %rotation
  %bits = select <{{phase}} x i1> %active, <{{phase}} x i32> %bit, <{{phase}} x i32> zeroinitializer
  %is.low = icmp ult <{{phase}} x i32> %above.active, splat (i32 {{banks}})
  %is.far = icmp uge <{{phase}} x i32> %above.active, splat (i32 {{two_rows}})
  %far = bitcast <{{phase}} x i1> %is.far to i{{phase}}
  %is.far.some = icmp ne i{{phase}} %far, 0
  %bits.low = select <{{phase}} x i1> %is.low, <{{phase}} x i32> %bits, <{{phase}} x i32> zeroinitializer
  %bits.high = select <{{phase}} x i1> %is.low, <{{phase}} x i32> zeroinitializer, <{{phase}} x i32> %bits
  %row.low = call i32 @llvm.vector.reduce.or.v{{phase}}i32(<{{phase}} x i32> %bits.low)
  %row.high = call i32 @llvm.vector.reduce.or.v{{phase}}i32(<{{phase}} x i32> %bits.high)
  %both = and i32 %row.low, %row.high
  %is.two = icmp ne i32 %both, 0
  %two = zext i1 %is.two to i64
  %is.more = zext i1 %is.far.some to i64
  %more = shl i64 %is.more, 16
  %count.low = call i32 @llvm.ctpop.i32(i32 %row.low)
  %count.high = call i32 @llvm.ctpop.i32(i32 %row.high)
  %count = add i32 %count.low, %count.high
  %count.wide = zext i32 %count to i64
  %news = shl i64 %count.wide, 32
  %costs = or i64 %more, %two
  %found = or i64 %news, %costs
  ret i64 %found
}

declare i32 @llvm.vector.reduce.smin.v{{phase}}i32(<{{phase}} x i32>)
declare i32 @llvm.vector.reduce.or.v{{phase}}i32(<{{phase}} x i32>)
declare i32 @llvm.ctpop.i32(i32)
