; ModuleID = '<stdin>'
source_filename = "<stdin>"

@tile = internal addrspace(3) global [32 x i32] poison, align 4

define i32 @first(i32 %x) {
  %b = add i32 %x, 45
  ret i32 %b
}

define i32 @by_hand(i32 %x) {
  %m = shl i32 %x, 3
  ret i32 %m
}

define i32 @last(i32 %i) {
  %1 = sext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %1
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = sub i32 0, %v
  ret i32 %r
}
