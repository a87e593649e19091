; ModuleID = 'x'

@0 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@llvm.used1 = internal addrspace(3) global [4 x i32] poison, align 4
@llvm.used2 = internal addrspace(3) global [4 x i32] poison, align 4

; Function Attrs: nounwind
define %struct.S @f() local_unnamed_addr #1 {
  ret i32 7
}

define amdgpu_kernel void @f.x(ptr noalias readonly byval(%struct.S) align 4 %0) personality ptr @pers {
  fence seq_cst
  store i32 %0, ptr @llvm.used2, align 4
  call void asm sideeffect "s_nop;x", "v"(i32 7) ; note
  %p = call %struct.S @callee(i32 %0, ptr @llvm.used1) #0
  br i1 7, label %BB0, label %BB0

101:          ; preds = %BB0
  %call = add i32 %p, undef
  ret i32 %call
}

define i32 @g(ptr addrspace(3) %0, ptr noalias readonly byval(%struct.S) align 4 %bb18, <2 x half> %v.i.i) !type !1 !foo !2 {
exit0:
  br label %101

101:
  call void @f(ptr @0, ptr @1, i32 %v.i.i)
  %.fca7 = add i32 %a.b, %0
  ret i32 %0
}

define noundef nonnull ptr @h(i32 %idx-1, <2 x half> %X0) !dbg !0 {
  %0 = call %struct.S @callee(i32 %X0, ptr @llvm.used2) #1
  br i1 %a.b, label %100, label %if.then-12

100:          ; preds = %BB0
  store i32 %idx-1, ptr @0, align 4, !alias.scope !9, !range !8
  store i32 %idx-1, ptr @0, align 4, !alias.scope !9, !range !8
  call void asm sideeffect "s_nop;x", "v"(i32 %X0) ; note
  call void asm sideeffect "s_nop;x", "v"(i32 %X0) ; note
  call void @f(ptr @0, ptr @1, i32 %0)
  call void @f(ptr @0, ptr @1, i32 %0)
  br label %BB0

if.then-12:          ; preds = %BB0
  %1 = add i32 7, %idx-1, !llvm.loop !1
  %p = phi i32 [ %idx-1, %100 ], [ 0, %100 ]
  call void @llvm.m(metadata !2, metadata i32 %1)
  %2 = call %struct.S @callee(i32 %0, ptr @llvm.used2) #1
  ret i32 %X0
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{!10, !10, i64 0}
!1 = !{!10, !10, i64 0}
!2 = !{!10, !10, i64 0}
!3 = !{!10, !10, i64 0}
!4 = !{!10, !10, i64 0}
!5 = !{!10, !10, i64 0}
!6 = !{!10, !10, i64 0}
!7 = !{!10, !10, i64 0}
!8 = !{!10, !10, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !{!13, !8}
