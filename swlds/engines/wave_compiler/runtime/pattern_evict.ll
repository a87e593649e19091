; A pattern gives way: where its table has a plan, its cost is added up here, those of the smallest hashes go to the table's sample,
; and Python gets at once those only that are worse than all before, or that have a hash of the sample. Else Python gets it to count.

define internal void @evict_{{function}}(ptr %g, ptr %table, ptr %slot, i64 %mask, i32 %key.hash, <{{count}} x i32> %key, i1 %is.last) noinline nounwind {
entry:
  %key.at = getelementptr i8, ptr %slot, i64 {{head}}
  %plan.at = getelementptr i8, ptr %table, i64 {{plan}}
  %plan.now = load ptr, ptr %plan.at
  %has.none = icmp eq ptr %plan.now, null
  br i1 %has.none, label %log, label %cost
cost:
{{expanded}}
  %weight = load i64, ptr %slot
  %start.at = getelementptr i8, ptr %slot, i64 24
  %start.old = load i64, ptr %start.at
  %start.low = trunc i64 %start.old to i32
  %totals = getelementptr i8, ptr %table, i64 {{totals}}
  %ways = call i64 @cost_pattern(ptr %g, ptr %totals, ptr %plan.now, <{{lanes}} x i32> %all, i64 %mask, i64 %weight, i32 %hash, i1 %is.known, i32 %start.low)
  %ways.at = getelementptr i8, ptr %slot, i64 56
  store i64 %ways, ptr %ways.at
  %worst.at = getelementptr i8, ptr %table, i64 {{worst}}
  %worst = load i64, ptr %worst.at
  %worst.wave.at = getelementptr i64, ptr %worst.at, i64 1
  %worst.wave = load i64, ptr %worst.wave.at
  %worst.order.at = getelementptr i64, ptr %worst.at, i64 2
  %worst.order = load i64, ptr %worst.order.at
  %wave.at = getelementptr i8, ptr %slot, i64 8
  %wave = load i64, ptr %wave.at
  %order.at = getelementptr i8, ptr %slot, i64 16
  %order = load i64, ptr %order.at
  %is.worse = icmp ugt i64 %ways, %worst
  %is.equal = icmp eq i64 %ways, %worst
  %is.earlier = icmp ult i64 %wave, %worst.wave
  %is.wave = icmp eq i64 %wave, %worst.wave
  %is.before = icmp ult i64 %order, %worst.order
  %is.first = and i1 %is.wave, %is.before
  %comes.first = or i1 %is.earlier, %is.first
  %is.many = icmp ugt i64 %ways, 1
  %equal.first = and i1 %is.equal, %comes.first
  %many.first = and i1 %equal.first, %is.many
  %is.shown = or i1 %is.worse, %many.first
  br i1 %is.shown, label %show, label %sample
show:
{{shown_key}}
  store <{{count}} x i32> %shown.key, ptr %key.at, align 64
  store i64 %ways, ptr %worst.at
  store i64 %wave, ptr %worst.wave.at
  store i64 %order, ptr %worst.order.at
  br label %log
sample:
  %limit.at = getelementptr i8, ptr %table, i64 {{limit}}
  %limit = load i64, ptr %limit.at
  %hash.wide = zext i32 %hash to i64
  %is.kept = icmp ule i64 %hash.wide, %limit
  br i1 %is.kept, label %keep, label %drop
keep:
{{kept_key}}
  store <{{count}} x i32> %kept.key, ptr %key.at, align 64
  %has.kept = call i1 @keep_{{function}}(ptr %table, ptr %slot, i32 %hash, i64 %mask, <{{count}} x i32> %kept.key)
  br i1 %has.kept, label %done, label %log
drop:
  %kept.at = getelementptr i8, ptr %table, i64 {{sample}}
  %kept = load ptr, ptr %kept.at
  %dropped.at = getelementptr i64, ptr %kept, i64 2
  store i64 1, ptr %dropped.at
  br label %done
log:
  call void @log_pattern(ptr %g, ptr %slot, i64 {{size}})
  br label %done
done:
  ret void
}

; The pattern of a slot gives way.
define internal void @give_{{function}}(ptr %g, ptr %table, i64 %index) noinline nounwind {
  %slot = call ptr @slot_{{function}}(ptr %table, i64 %index)
  %mask.at = getelementptr i8, ptr %slot, i64 32
  %mask = load i64, ptr %mask.at
  %key.at = getelementptr i8, ptr %slot, i64 {{head}}
  %key = load <{{count}} x i32>, ptr %key.at, align 64
  %hash.at = getelementptr i32, ptr %table, i64 %index
  %hash = load i32, ptr %hash.at
  %is.last = {{is_last}}
  call void @evict_{{function}}(ptr %g, ptr %table, ptr %slot, i64 %mask, i32 %hash, <{{count}} x i32> %key, i1 %is.last)
  ret void
}

; All patterns of a table give way: the launch is over.
define void @end_{{function}}(ptr %g, ptr %table) nounwind {
entry:
  br label %slot
slot:
  %index = phi i64 [0, %entry], [%index.next, %next]
  %at = call ptr @slot_{{function}}(ptr %table, i64 %index)
  %count = load i64, ptr %at
  %is.free = icmp eq i64 %count, 0
  br i1 %is.free, label %next, label %give
give:
  call void @give_{{function}}(ptr %g, ptr %table, i64 %index)
  store i64 0, ptr %at
  br label %next
next:
  %index.next = add i64 %index, 1
  %is.over = icmp eq i64 %index.next, {{slots}}
  br i1 %is.over, label %done, label %slot
done:
  ret void
}
