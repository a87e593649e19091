; ModuleID = '<stdin>'
source_filename = "<stdin>"

@mode = internal addrspace(3) global i32 poison, align 4

declare void @wave_op(i32)

declare void @mark(ptr addrspace(3))

define void @dispatch(i32 %kind) {
entry:
  switch i32 %kind, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 -7, label %minus
  ]

zero:                                             ; preds = %entry
  call void @wave_op(i32 10)
  br label %done

one:                                              ; preds = %entry
  call void @wave_op(i32 11)
  br label %done

minus:                                            ; preds = %entry
  call void @wave_op(i32 12)
  call void @mark(ptr addrspace(3) @mode)
  br label %done

other:                                            ; preds = %entry
  call void @wave_op(i32 13)
  br label %done

done:                                             ; preds = %other, %minus, %one, %zero
  call void @wave_op(i32 14)
  ret void
}

define i32 @countdown(i32 %0, i1 %1) {
  br i1 %1, label %3, label %loop.head

3:                                                ; preds = %2
  call void @wave_op(i32 1)
  br label %loop.head

loop.head:                                        ; preds = %5, %3, %2
  %n = phi i32 [ %0, %2 ], [ %0, %3 ], [ %next, %5 ]
  %4 = icmp eq i32 %n, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %loop.head
  call void @wave_op(i32 %n)
  %next = add nsw i32 %n, -1
  br label %loop.head, !llvm.loop !0

6:                                                ; preds = %loop.head
  ret i32 %n
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
