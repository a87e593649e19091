; ModuleID = '<stdin>'
source_filename = "<stdin>"

@count = internal addrspace(3) global i32 poison, align 4

; Function Attrs: nounwind
define i32 @bump(i32 %by) #0 {
entry:
  %0 = load i32, ptr addrspace(3) @count, align 4
  %scaled = mul i32 %by, 3
  %sum = add i32 %0, %scaled
  store i32 %sum, ptr addrspace(3) @count, align 4
  ret i32 %sum
}

define i32 @bump.twice(i32 %by, i1 %again) {
entry:
  %first = call i32 @bump(i32 %by)
  br i1 %again, label %more, label %exit

more:                                             ; preds = %entry
  %second = call i32 @bump(i32 %by)
  br label %exit

exit:                                             ; preds = %more, %entry
  %slot.0 = phi i32 [ %second, %more ], [ %first, %entry ]
  ret i32 %slot.0
}

attributes #0 = { nounwind }
