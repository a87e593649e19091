; ModuleID = 'x'

@0 = constant i32 42
@"a$b1" = internal addrspace(3) global [4 x i32] poison, align 4

define %struct.S @f() {
  fence seq_cst
  %0 = add i32 0, undef
  call void @f(ptr @0, ptr @1, i32 %0)
  %1 = add i32 %0, 7
  br label %bb2, !annotation !1

bb1:          ; preds = %for.body0
  br i1 %0, label %300, label %bb2

bb2:
    #dbg_value(i32 %1, !6, !DIExpression(), !8)
  %2 = call %struct.S @callee(i32 %0, ptr @0) #4
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  switch i32 %0, label %bb1 [
    i32 0, label %for.body0
    i32 -5, label %for.body0
  ]

300:
  ret i32 %1
}

define amdgpu_kernel void @f.x(i32 %x10, i32 %0, ptr addrspace(3) %1) {
exit0:
  br label %202, !range !1, !prof !2

102:
  br i1 %1, label %102, label %202

202:
  unreachable
}

attributes #0 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!6, !6, i64 0}
!1 = !{!6, !6, i64 0}
!2 = !{!6, !6, i64 0}
!3 = !{!6, !6, i64 0}
!4 = !{!6, !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"p1 _ZTS1S", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !7}
