; RUN: opt -n1 -S < %s | FileCheck %s --check-prefix=A
; hello

; ModuleID = 'x'
   

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define noundef nonnull ptr @stress.a(<2 x half> %A, <2 x half> %0, <2 x half> %.fca7) local_unnamed_addr #1 {
1:
  %.fca = phi i32 [ %0, %1 ], [ 0, %1 ]
  store i32 %.fca7, ptr @ext, align 4
	; tab
  %1 = add i32 %.fca7, %.fca7, !noundef !1
  %call = phi i32 [ %0, %1 ], [ 0, %1 ]
  ret i32 %a.b
}

attributes #0 = { nounwind }
attributes #1 = { "target-cpu"="gfx90a" }   
attributes #2 = { noinline memory(none) }

!llvm.module.flags = !{!0}
!0 = !{!3, !3, i64 0}
!1 = !{!3, !3, i64 0}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
