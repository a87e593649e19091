; How lanes' addresses in LDS lie: an access has a few slots for the patterns that came by last, and how often; what gives way goes
; to a log, which Python empties when it is full.
;
; Where patterns never come again, all slots give way in vain: then most new ones do not get one, and are counted at once.
;
; A table: the hashes of its slots, which slot gives way next, where the slot is that was used last, how many gave way in a row that
; had come by once, what ``pattern_evict.ll`` goes by; then the slots, and one that patterns pass through. A slot, and an entry of
; the log: executions; the first wave that came by; a number that says which of its patterns came first; what was taken
; away from its addresses, and in the higher half from its twin's (``twins.py``); the active lanes; the number of the table; a word for nothing; in the log its ways; the pattern,
; a number for each lane, for each chunk of lanes, or one.

; Patterns that are not the one that came by last.
define internal void @find_{{function}}(ptr %g, ptr %table, i64 %wave, i64 %mask, i64 %start, <{{count}} x i32> %key) noinline nounwind {
entry:
  %current.at = getelementptr i8, ptr %table, i64 {{current}}
  %vain.at = getelementptr i8, ptr %table, i64 {{in_vain}}
  %vain = load i64, ptr %vain.at
  %was.all = icmp uge i64 %vain, {{slots}}
  br label %hash
hash:
{{hash}}
  %hash.one = insertelement <{{slots}} x i32> poison, i32 %hash.all, i64 0
  %hash.each = shufflevector <{{slots}} x i32> %hash.one, <{{slots}} x i32> poison, <{{slots}} x i32> zeroinitializer
  %hashes = load <{{slots}} x i32>, ptr %table, align 64
  %equals = icmp eq <{{slots}} x i32> %hashes, %hash.each
  %equal = bitcast <{{slots}} x i1> %equals to i{{slots}}
  br label %begin
begin:
  br label %search
search:
  %left = phi i{{slots}} [%equal, %begin], [%fewer, %try]
  %is.over = icmp eq i{{slots}} %left, 0
  br i1 %is.over, label %new, label %try
try:
  %index = call i{{slots}} @llvm.cttz.i{{slots}}(i{{slots}} %left, i1 true)
  %less = sub i{{slots}} %left, 1
  %fewer = and i{{slots}} %left, %less
  %index.wide = zext i{{slots}} %index to i64
  %old = call ptr @slot_{{function}}(ptr %table, i64 %index.wide)
  %is.it = call i1 @is_{{function}}(ptr %old, i64 %mask, <{{count}} x i32> %key)
  br i1 %is.it, label %found, label %search
found:
  store ptr %old, ptr %current.at
  call void @again_{{function}}(ptr %g, ptr %old, i64 %wave, i64 %start)
  br label %done
new:
  %next.at = getelementptr i8, ptr %table, i64 {{next}}
  %next = load i64, ptr %next.at
  %given = call ptr @slot_{{function}}(ptr %table, i64 %next)
  %old.count = load i64, ptr %given
  %is.free = icmp eq i64 %old.count, 0
  br i1 %is.free, label %turn, label %full
full:
  %plan.at = getelementptr i8, ptr %table, i64 {{plan}}
  %plan = load ptr, ptr %plan.at
  %is.python = icmp eq ptr %plan, null
  %vain.more = add i64 %vain, 1
  store i64 %vain.more, ptr %vain.at
  %which = urem i64 %vain, {{kept_of}}
  %is.kept = icmp eq i64 %which, 0
  %is.new = xor i1 %is.kept, true
  %is.vain = and i1 %was.all, %is.new
  br i1 %is.python, label %evict, label %choose
choose:
  br i1 %is.vain, label %pass, label %evict
pass:
  %passing = call ptr @slot_{{function}}(ptr %table, i64 {{slots}})
  call void @fill_{{function}}(ptr %g, ptr %passing, i64 %wave, i64 %mask, i64 %start)
  call void @evict_{{function}}(ptr %g, ptr %table, ptr %passing, i64 %mask, i32 %hash.all, <{{count}} x i32> %key, i1 %is.last)
  br label %done
evict:
  %is.again = icmp ugt i64 %old.count, 1
  %vain.then = select i1 %is.again, i64 0, i64 %vain.more
  store i64 %vain.then, ptr %vain.at
  call void @give_{{function}}(ptr %g, ptr %table, i64 %next)
  br label %turn
turn:
  %after = add i64 %next, 1
  %after.turn = and i64 %after, {{last_slot}}
  store i64 %after.turn, ptr %next.at
  %hash.at = getelementptr i32, ptr %table, i64 %next
  store i32 %hash.all, ptr %hash.at
  store ptr %given, ptr %current.at
  call void @fill_{{function}}(ptr %g, ptr %given, i64 %wave, i64 %mask, i64 %start)
  %key.at = getelementptr i8, ptr %given, i64 {{head}}
  store <{{count}} x i32> %key, ptr %key.at, align 64
  br label %done
done:
  ret void
}

; A pattern's first execution.
define internal void @fill_{{function}}(ptr %g, ptr %slot, i64 %wave, i64 %mask, i64 %start) alwaysinline nounwind {
  store i64 1, ptr %slot
  call void @first_pattern(ptr %g, ptr %slot, i64 %wave, i64 %start)
  %mask.at = getelementptr i8, ptr %slot, i64 32
  store i64 %mask, ptr %mask.at
  ret void
}

define internal ptr @slot_{{function}}(ptr %table, i64 %index) alwaysinline nounwind {
  %at = mul i64 %index, {{size}}
  %slots = getelementptr i8, ptr %table, i64 {{table_head}}
  %slot = getelementptr i8, ptr %slots, i64 %at
  ret ptr %slot
}

define internal i1 @is_{{function}}(ptr %slot, i64 %mask, <{{count}} x i32> %key) alwaysinline nounwind {
entry:
  %mask.at = getelementptr i8, ptr %slot, i64 32
  %old.mask = load i64, ptr %mask.at
  %key.at = getelementptr i8, ptr %slot, i64 {{head}}
  %old.last.at = getelementptr i32, ptr %key.at, i64 {{last}}
  %old.last = load i32, ptr %old.last.at
  %last = extractelement <{{count}} x i32> %key, i64 {{last}}
  %is.last = icmp eq i32 %old.last, %last
  %is.mask = icmp eq i64 %old.mask, %mask
  %is.near = and i1 %is.last, %is.mask
  br i1 %is.near, label %all, label %done
all:
  %old.key = load <{{count}} x i32>, ptr %key.at, align 64
  %differs = icmp ne <{{count}} x i32> %old.key, %key
  %differ = bitcast <{{count}} x i1> %differs to i{{count}}
  %is.key = icmp eq i{{count}} %differ, 0
  br label %done
done:
  %is.same = phi i1 [false, %entry], [%is.key, %all]
  ret i1 %is.same
}

; A pattern comes by again.
define internal void @again_{{function}}(ptr %g, ptr %slot, i64 %wave, i64 %start) alwaysinline nounwind {
entry:
  %count = load i64, ptr %slot
  %more = add i64 %count, 1
  store i64 %more, ptr %slot
  %first.at = getelementptr i8, ptr %slot, i64 8
  %first = load i64, ptr %first.at
  %is.first = icmp ult i64 %wave, %first
  br i1 %is.first, label %earlier, label %done
earlier:
  call void @first_pattern(ptr %g, ptr %slot, i64 %wave, i64 %start)
  br label %done
done:
  ret void
}
