; An access of a word a lane or less, of 32 banks, in phases of 32 lanes side by side: the most ways, behind 16 bits the extra
; cycles, behind 32 its phases' different words. 0 where the words lie {{near}} or more apart: that is for somebody else. Offsets of
; idle lanes are 0.
;
; Words lie in rows of 32, a bank each. Where those of each phase lie in two rows side by side, a phase is one number with a bit for
; each word: a bank with two bits has two (atomics rarely lie so, and are not asked). Where all words lie in {{map}}, aligned or
; counted from the lowest, each row is a number with a bit for each bank of each phase, all in registers: lanes whose words are of
; a row are joined by or, row by row; then a byte for each bank gets the rows' bits. Else each word of each phase has a byte, of
; which one that a lane wants becomes 1: behind the stamps, row after row, in a row a phase after the other; and one that idle lanes
; write. The sum of all rows is what the banks have to serve. All bytes are 0 but while a pass is counted.

declare i32 @llvm.vector.reduce.smin.v{{lanes}}i32(<{{lanes}} x i32>)
declare i32 @llvm.vector.reduce.smax.v{{lanes}}i32(<{{lanes}} x i32>)
declare <{{lanes}} x i8> @llvm.ctpop.v{{lanes}}i8(<{{lanes}} x i8>)
declare <{{map_rows}} x i{{lanes}}> @llvm.ctpop.v{{map_rows}}i{{lanes}}(<{{map_rows}} x i{{lanes}}>)
declare i{{lanes}} @llvm.vector.reduce.add.v{{map_rows}}i{{lanes}}(<{{map_rows}} x i{{lanes}}>)
declare i64 @llvm.vector.reduce.or.v{{phase}}i64(<{{phase}} x i64>)
declare i32 @llvm.cttz.i32(i32, i1)
declare i16 @llvm.vector.reduce.add.v{{lanes}}i16(<{{lanes}} x i16>)
declare i8 @llvm.vector.reduce.umax.v{{banks}}i8(<{{banks}} x i8>)

define internal i64 @near_pass(ptr %g, <{{lanes}} x i32> %offsets, i64 %mask, i32 %start, i64 %atomic) noinline nounwind {
entry:
  %places.at = alloca <{{lanes}} x i32>, align 64
  %bits = {{bits_of_mask}}
  %active = bitcast i{{lanes}} %bits to <{{lanes}} x i1>
  %inside = and i32 %start, {{map_last}}
  %inside.one = insertelement <{{lanes}} x i32> poison, i32 %inside, i64 0
  %inside.all = shufflevector <{{lanes}} x i32> %inside.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %aligned = add <{{lanes}} x i32> %offsets, %inside.all
  %in.map = ashr <{{lanes}} x i32> %aligned, splat (i32 2)
  %is.out = icmp uge <{{lanes}} x i32> %in.map, splat (i32 {{map}})
  %out = bitcast <{{lanes}} x i1> %is.out to i{{lanes}}
  %is.in = icmp eq i{{lanes}} %out, 0
  br i1 %is.in, label %in, label %move
in:
  %is.atomic = icmp ne i64 %atomic, 0
  br i1 %is.atomic, label %map, label %pair
pair:
{{pair_checks}}
  %is.pair = icmp eq i32 %pair.far, 0
  br i1 %is.pair, label %pairs, label %map
pairs:
{{pair_phases}}
  %pair.is.some = icmp ne i64 %pair.twos, 0
  %pair.more = zext i1 %pair.is.some to i64
  %pair.ways = add i64 %pair.more, 1
  %pair.extra = shl i64 %pair.twos, 16
  %pair.cycles = or i64 %pair.extra, %pair.ways
  %pair.count.high = shl i64 %pair.count, 32
  %pair.found = or i64 %pair.cycles, %pair.count.high
  br label %end
move:
  %words = ashr <{{lanes}} x i32> %offsets, splat (i32 2)
  %low = call i32 @llvm.vector.reduce.smin.v{{lanes}}i32(<{{lanes}} x i32> %words)
  %high = call i32 @llvm.vector.reduce.smax.v{{lanes}}i32(<{{lanes}} x i32> %words)
  %span = sub i32 %high, %low
  %low.one = insertelement <{{lanes}} x i32> poison, i32 %low, i64 0
  %low.all = shufflevector <{{lanes}} x i32> %low.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %above = sub <{{lanes}} x i32> %words, %low.all
  %is.mapped = icmp ult i32 %span, {{map}}
  br i1 %is.mapped, label %map, label %many
map:
  %map.words = phi <{{lanes}} x i32> [%in.map, %pair], [%in.map, %in], [%above, %move]
  %map.active = select <{{lanes}} x i1> %active, <{{lanes}} x i32> %map.words, <{{lanes}} x i32> splat (i32 {{map}})
{{map_bits}}
{{map_phases}}
  %map.extra.high = shl i64 %map.extra, 16
  %map.both = or i64 %map.extra.high, %map.ways
  %map.count.high = shl i64 %map.count, 32
  %map.found = or i64 %map.both, %map.count.high
  br label %end
many:
  %is.near = icmp ult i32 %span, {{near}}
  br i1 %is.near, label %near, label %far
near:
  %stamps = load ptr, ptr {{g.pattern_stamps}}
  %bytes = getelementptr i8, ptr %stamps, i64 {{stamps_size}}
  %last = lshr i32 %span, {{bank_bits}}
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
  %row.start = mul i32 %number, {{lanes}}
  %start.wide = zext i32 %row.start to i64
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
  %answer = phi i64 [%found, %done], [%pair.found, %pairs], [%map.found, %map], [0, %far]
  ret i64 %answer
}
