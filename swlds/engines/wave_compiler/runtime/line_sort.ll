; Lines by sorting: the lanes' addresses, as numbers of 32 bits, go through Batcher's bitonic sort. On its way fours of lanes are sorted,
; then sixteens, in the end all of them; at each of these, numbers that differ from the one before are counted. Only where no
; access crosses a block of 64 bytes, and all lie within 4 GiB. Inactive lanes have the largest number.

define internal i1 @sort_lines(ptr %table, ptr %slot, i64 %mask) noinline nounwind {
entry:
  %room.at = getelementptr i8, ptr %table, i64 {{room}}
  %addresses = load ptr, ptr %room.at
  %size.at = getelementptr i8, ptr %table, i64 {{size}}
  %size = load i64, ptr %size.at
  %bits = {{bits_of_mask}}
  %active = bitcast i{{lanes}} %bits to <{{lanes}} x i1>
  %lane = call i64 @llvm.cttz.i64(i64 %mask, i1 true)
  %first.at = getelementptr i64, ptr %addresses, i64 %lane
  %first = load i64, ptr %first.at
  %line = and i64 %first, -128
  %start = sub i64 %line, 2147483648
  %all = load <{{lanes}} x i64>, ptr %addresses, align 64
  %start.one = insertelement <{{lanes}} x i64> poison, i64 %start, i64 0
  %start.all = shufflevector <{{lanes}} x i64> %start.one, <{{lanes}} x i64> poison, <{{lanes}} x i32> zeroinitializer
  %apart = sub <{{lanes}} x i64> %all, %start.all
  %low = trunc <{{lanes}} x i64> %apart to <{{lanes}} x i32>
  %high.wide = lshr <{{lanes}} x i64> %apart, splat (i64 32)
  %high = trunc <{{lanes}} x i64> %high.wide to <{{lanes}} x i32>
  %size.low = trunc i64 %size to i32
  %size.one = insertelement <{{lanes}} x i32> poison, i32 %size.low, i64 0
  %size.all = shufflevector <{{lanes}} x i32> %size.one, <{{lanes}} x i32> poison, <{{lanes}} x i32> zeroinitializer
  %inside = and <{{lanes}} x i32> %low, splat (i32 63)
  %past = add <{{lanes}} x i32> %inside, %size.all
  %past.less = sub <{{lanes}} x i32> %past, splat (i32 1)
  %past.block = and <{{lanes}} x i32> %past.less, splat (i32 -64)
  %odd = or <{{lanes}} x i32> %past.block, %high
  %is.odd = icmp ne <{{lanes}} x i32> %odd, zeroinitializer
  %is.odd.active = and <{{lanes}} x i1> %is.odd, %active
  %odd.lanes = bitcast <{{lanes}} x i1> %is.odd.active to i{{lanes}}
  %is.straight = icmp eq i{{lanes}} %odd.lanes, 0
  br i1 %is.straight, label %sort, label %other
other:
  ret i1 false
sort:
  %s0 = select <{{lanes}} x i1> %active, <{{lanes}} x i32> %low, <{{lanes}} x i32> splat (i32 -1)
{{stages}}
  %line.at = getelementptr i8, ptr %table, i64 {{line_shift}}
  %line.shift = load i64, ptr %line.at
  %is.short = icmp eq i64 %line.shift, 6
  %lines = select i1 %is.short, i64 %blocks, i64 %longer
  %before = shufflevector <{{lanes}} x i32> {{sorted}}, <{{lanes}} x i32> poison, {{previous}}
  %far = sub <{{lanes}} x i32> {{sorted}}, %before
  %new = call <{{lanes}} x i32> @llvm.umin.v{{lanes}}i32(<{{lanes}} x i32> %far, <{{lanes}} x i32> %size.all)
  %is.lane = icmp ne <{{lanes}} x i32> {{sorted}}, splat (i32 -1)
  %new.lanes = select <{{lanes}} x i1> %is.lane, <{{lanes}} x i32> %new, <{{lanes}} x i32> zeroinitializer
  %news = call i32 @llvm.vector.reduce.add.v{{lanes}}i32(<{{lanes}} x i32> %new.lanes)
  %news.wide = zext i32 %news to i64
  %unique = add i64 %news.wide, %size
  call void @fill_slot(ptr %slot, i64 %mask, i64 %line.shift, i64 %unique, i64 %lines, i64 %fours, i64 %sixteens)
  ret i1 true
}

declare <{{lanes}} x i32> @llvm.umin.v{{lanes}}i32(<{{lanes}} x i32>, <{{lanes}} x i32>)
declare <{{lanes}} x i32> @llvm.umax.v{{lanes}}i32(<{{lanes}} x i32>, <{{lanes}} x i32>)
declare i32 @llvm.vector.reduce.add.v{{lanes}}i32(<{{lanes}} x i32>)
declare i{{lanes}} @llvm.ctpop.i{{lanes}}(i{{lanes}})
