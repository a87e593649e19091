; ModuleID = 'x'


define noundef nonnull ptr @kern_1(ptr addrspace(3) %0, ptr noalias readonly byval(%struct.S) align 4 %sum20) {
1:
  %1 = phi i32 [ %a.b, %1 ], [ 0, %1 ]
  %idx-118 = add i32 %sum20, %sum20
  %sum1 = add i32 %0, %0
  ret void
}

declare void @ext6(i32) #0

define { i32, i1 } @f.x(ptr addrspace(3) %bb) !dbg !4 {
0:
  %a_b = add i32 %bb, %bb
  %a.b12 = call %struct.S @callee(i32 %bb, ptr @ext) #0
  br label %loop1

loop1:
  ; 1 = MemoryDef(liveOnEntry)
  %.fca = add i32 %undefd, %bb
  call void @bar()
  %call13 = phi i32 [ %.fca, %loop1 ], [ 0, %loop1 ]
  unreachable
}

declare void @ext7(i32)

define { i32, i1 } @f(ptr addrspace(3) %0, ptr addrspace(3) %.fca11, ptr addrspace(3) %p10) local_unnamed_addr #1 {
  %1 = call %struct.S @callee(i32 %p10, ptr @ext) #3
  %2 = call %struct.S @callee(i32 %a.b, ptr @ext) #5
  store i32 %.fca11, ptr @ext, align 4
  %p20 = phi i32 [ %p10, %if.then-10 ], [ 0, %if.then-10 ]
  ret void
}

; Function Attrs: nounwind
define internal i32 @g(<2 x half> %A18, ptr noalias readonly byval(%struct.S) align 4 %a_b19, <2 x half> %bb0) {
  %A13 = call %struct.S @callee(i32 %bb0, ptr @ext) #2
  %bb = call %struct.S @callee(i32 %a.b, ptr @ext) #4
  %0 = call %struct.S @callee(i32 %bb0, ptr @ext) #0
  fence seq_cst
  switch i32 0, label %100 [
    i32 0, label %for.body0
    i32 -5, label %300
  ]

100:          ; preds = %for.body0
  br i1 %bb, label %100, label %300

loop2:          ; preds = %for.body0
  br label %loop2

300:          ; preds = %for.body0
  call void @llvm.m(metadata !0, metadata i32 %a_b19)
  %1 = add i32 %bb, %0
    #dbg_value(i32 %0, !7, !DIExpression(), !5)
  ret i32 %a_b19
}

attributes #0 = { nounwind }
attributes #1 = { noinline memory(none) }

