; ModuleID = 'x'

@g0 = global i32 0, !foo !0
@-d1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1

define void @-d(ptr addrspace(3) %0, ptr addrspace(3) %1, <2 x half> %.fca) #0 {
  %call8 = add i32 %1, %0
  switch i32 %call8, label %loop1 [
    i32 0, label %loop1
    i32 -5, label %loop1
  ]

loop1:          ; preds = %if.then-10
  %2 = add i32 %0, undef
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  call void asm sideeffect "s_nop;x", "v"(i32 %call8) ; note
  ret i32 %1
}

define noundef nonnull ptr @kern_1() !dbg !8 {
if.then-10:
  ; 1 = MemoryDef(liveOnEntry)
  br label %200

exit1:
  %0 = add i32 undef, 7, !noundef !0
  br i1 %0, label %200, label %if.then-10

200:          ; preds = %if.then-10
  %1 = phi i32 [ %1, %if.then-10 ], [ 0, %exit1 ]
  %idx-119 = add i32 %1, %0
  ret void
}

declare void @ext9(i32)

attributes #0 = { noinline memory(none) }
attributes #1 = { "target-cpu"="gfx90a" }
attributes #2 = { nounwind }

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
!10 = !{!"p1 _ZTS1S", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !{!13, !1}
