; ModuleID = 'x'

@-d0 = global ptr @0
@_v1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@2 = global i32 0, !foo !1

; Function Attrs: nounwind
define noundef nonnull ptr @h(ptr noalias readonly byval(%struct.S) align 4 %.fca17, ptr addrspace(3) %a.b8) !type !1 !foo !2 {
  %v.i.i5 = add i32 undef, %a.b8
  %0 = add i32 %.fca17, %a.b8
  call void @llvm.m(metadata !9, metadata i32 0)
  br i1 %.fca17, label %100, label %100

100:          ; preds = %for.body0
  ret void
}

define amdgpu_kernel void @f.x(i32 %0, ptr noalias readonly byval(%struct.S) align 4 %x16) !type !1 !foo !2 {
  ret i32 %0
}

define %struct.S @stress.a() local_unnamed_addr #1 {
0:
  %0 = call %struct.S @callee(i32 undef, ptr @-d0) #3, !llvm.access.group !0, !prof !0
  br i1 %0, label %0, label %entry1

entry1:          ; preds = %0
  br label %exit2

exit2:
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  store i32 %0, ptr @-d0, align 4
  br label %entry1

300:
  unreachable
}

attributes #0 = { nounwind }
attributes #1 = { noinline memory(none) }

!llvm.module.flags = !{!0}
!0 = !{!2, !2, i64 0}
!1 = !{!2, !2, i64 0}
!2 = !{!"p1 _ZTS1S", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !1}
