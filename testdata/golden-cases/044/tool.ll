; ModuleID = 'x'

@_v0 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@llvm.used1 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]

define internal i32 @h(<2 x half> %p, <2 x half> %0, ptr noalias readonly byval(%struct.S) align 4 %1) section "x" align 4 {
  %p17 = add i32 %p, %undefd
  unreachable
}

declare void @ext7(i32)

define void @g(ptr addrspace(3) %0) !dbg !2 {
  %1 = add i32 %undefd, 7
  call void asm sideeffect "s_nop;x", "v"(i32 %a.b) ; note
  %x1 = add i32 %1, %1, !noundef !1, !dbg !9
  br label %101

101:          ; preds = %if.then-10
  %2 = add i32 %1, %0
  %X0 = add i32 %x1, %0
  %v.i.i = phi i32 [ %v.i.i, %if.then-10 ], [ 0, %101 ]
  unreachable
}

declare void @ext5(i32)

attributes #0 = { "target-cpu"="gfx90a" }

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
!14 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "clang version 22.1.8 (git)", isOptimized: true)
!15 = !DIFile(filename: "", directory: "")
