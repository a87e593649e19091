; The patterns of an access that are kept of those that gave way: those of the smallest hashes, each with all its executions.
;
; A sample: how many it has, its room (a multiple of 16), whether one found none; at 64 the hashes, which are all different; behind
; them the entries, in the form of slots.

define internal i1 @keep_{{function}}(ptr %table, ptr %slot, i32 %hash, i64 %mask, <{{count}} x i32> %key) noinline nounwind {
entry:
  %sample.at = getelementptr i8, ptr %table, i64 {{sample}}
  %sample = load ptr, ptr %sample.at
  %count = load i64, ptr %sample
  %room.at = getelementptr i64, ptr %sample, i64 1
  %room = load i64, ptr %room.at
  %hashes = getelementptr i8, ptr %sample, i64 64
  %index = call i64 @find_hash(ptr %hashes, i64 %count, i32 %hash)
  %is.there = icmp ult i64 %index, %count
  br i1 %is.there, label %there, label %new
there:
  %old = call ptr @kept_{{function}}(ptr %sample, i64 %room, i64 %index)
  %is.same = call i1 @is_{{function}}(ptr %old, i64 %mask, <{{count}} x i32> %key)
  br i1 %is.same, label %again, label %done
again:
  %executions = load i64, ptr %old
  %weight = load i64, ptr %slot
  %all = add i64 %executions, %weight
  store i64 %all, ptr %old
  br label %done
new:
  %is.full = icmp eq i64 %count, %room
  br i1 %is.full, label %replace, label %append
replace:
  %dropped.at = getelementptr i64, ptr %sample, i64 2
  store i64 1, ptr %dropped.at
  %largest = call i32 @largest_hash(ptr %hashes, i64 %count)
  %largest.index = call i64 @find_hash(ptr %hashes, i64 %count, i32 %largest)
  br label %put
append:
  %more = add i64 %count, 1
  store i64 %more, ptr %sample
  br label %put
put:
  %place = phi i64 [%largest.index, %replace], [%count, %append]
  %filled = phi i64 [%count, %replace], [%more, %append]
  %hash.at = getelementptr i32, ptr %hashes, i64 %place
  store i32 %hash, ptr %hash.at
  %given = call ptr @kept_{{function}}(ptr %sample, i64 %room, i64 %place)
  call void @llvm.memcpy.p0.p0.i64(ptr %given, ptr %slot, i64 {{size}}, i1 false)
  %is.filled = icmp eq i64 %filled, %room
  br i1 %is.filled, label %bound, label %done
bound:
  %new.largest = call i32 @largest_hash(ptr %hashes, i64 %filled)
  %limit = zext i32 %new.largest to i64
  %limit.at = getelementptr i8, ptr %table, i64 {{limit}}
  store i64 %limit, ptr %limit.at
  br label %done
done:
  %is.kept = phi i1 [false, %there], [true, %again], [true, %put], [true, %bound]
  ret i1 %is.kept
}

define internal ptr @kept_{{function}}(ptr %sample, i64 %room, i64 %index) alwaysinline nounwind {
  %hashes.size = shl i64 %room, 2
  %start = add i64 %hashes.size, 64
  %entries = getelementptr i8, ptr %sample, i64 %start
  %at = mul i64 %index, {{size}}
  %entry = getelementptr i8, ptr %entries, i64 %at
  ret ptr %entry
}

; The place of a hash, or one behind the last.
define internal i64 @find_hash(ptr %hashes, i64 %count, i32 %hash) nounwind {
entry:
  %one = insertelement <16 x i32> poison, i32 %hash, i64 0
  %each = shufflevector <16 x i32> %one, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %next
next:
  %at = phi i64 [0, %entry], [%at.next, %other]
  %is.over = icmp uge i64 %at, %count
  br i1 %is.over, label %none, label %block
block:
  %block.at = getelementptr i32, ptr %hashes, i64 %at
  %found = load <16 x i32>, ptr %block.at, align 64
  %equal = icmp eq <16 x i32> %found, %each
  %bits = bitcast <16 x i1> %equal to i16
  %is.none = icmp eq i16 %bits, 0
  br i1 %is.none, label %other, label %hit
other:
  %at.next = add i64 %at, 16
  br label %next
hit:
  %lane = call i16 @llvm.cttz.i16(i16 %bits, i1 true)
  %lane.wide = zext i16 %lane to i64
  %index = add i64 %at, %lane.wide
  ret i64 %index
none:
  ret i64 %count
}

; Of hashes in blocks of 16, all of them there.
define internal i32 @largest_hash(ptr %hashes, i64 %count) nounwind {
entry:
  br label %next
next:
  %k = phi i64 [0, %entry], [%k.next, %next]
  %most = phi <16 x i32> [zeroinitializer, %entry], [%most.next, %next]
  %at = getelementptr i32, ptr %hashes, i64 %k
  %block = load <16 x i32>, ptr %at, align 64
  %most.next = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %most, <16 x i32> %block)
  %k.next = add i64 %k, 16
  %is.last = icmp uge i64 %k.next, %count
  br i1 %is.last, label %done, label %next
done:
  %largest = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %most.next)
  ret i32 %largest
}

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>)
declare i32 @llvm.vector.reduce.umax.v16i32(<16 x i32>)
