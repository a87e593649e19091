; Which marks may be those of waves that ended in front of a barrier (``ended_waves.ll``)?

define internal i1 @ended.one(ptr %g, i32 %area, i32 %cell) noinline nounwind {
  %pins = load ptr, ptr {{g.pins}}
  %row = getelementptr [{{columns}} x i32], ptr %pins, i32 %area
  %low = and i32 %cell, {{many}}
  %is.many = icmp eq i32 %low, {{many}}
  %item = and i32 %cell, {{item}}
  %wave = lshr i32 %item, {{shift}}
  %column = select i1 %is.many, i32 {{least}}, i32 %wave
  %place = getelementptr i32, ptr %row, i32 %column
  %from = load i32, ptr %place
  %last.at = getelementptr i32, ptr %row, i32 {{last}}
  %last = load i32, ptr %last.at
  %is.behind = icmp uge i32 %cell, %from
  %is.in.front = icmp ule i32 %cell, %last
  %is = and i1 %is.behind, %is.in.front
  ret i1 %is
}

define internal <{{width}} x i1> @ended.row(ptr %g, i32 %area, <{{width}} x i32> %cells) noinline nounwind {
  %pins = load ptr, ptr {{g.pins}}
  %row = getelementptr [{{columns}} x i32], ptr %pins, i32 %area
  %low = and <{{width}} x i32> %cells, splat (i32 {{many}})
  %is.many = icmp eq <{{width}} x i32> %low, splat (i32 {{many}})
  %item = and <{{width}} x i32> %cells, splat (i32 {{item}})
  %wave = lshr <{{width}} x i32> %item, splat (i32 {{shift}})
  %column = select <{{width}} x i1> %is.many, <{{width}} x i32> splat (i32 {{least}}), <{{width}} x i32> %wave
  %places = getelementptr i32, ptr %row, <{{width}} x i32> %column
  %from = call <{{width}} x i32> @llvm.masked.gather.v{{width}}i32.v{{width}}p0(<{{width}} x ptr> align 4 %places, <{{width}} x i1> splat (i1 true), <{{width}} x i32> zeroinitializer)
  %last.at = getelementptr i32, ptr %row, i32 {{last}}
  %last = load i32, ptr %last.at
  %last.one = insertelement <{{width}} x i32> poison, i32 %last, i64 0
  %last.all = shufflevector <{{width}} x i32> %last.one, <{{width}} x i32> poison, <{{width}} x i32> zeroinitializer
  %is.behind = icmp uge <{{width}} x i32> %cells, %from
  %is.in.front = icmp ule <{{width}} x i32> %cells, %last.all
  %is = and <{{width}} x i1> %is.behind, %is.in.front
  ret <{{width}} x i1> %is
}

declare <{{width}} x i32> @llvm.masked.gather.v{{width}}i32.v{{width}}p0(<{{width}} x ptr>, <{{width}} x i1>, <{{width}} x i32>)
