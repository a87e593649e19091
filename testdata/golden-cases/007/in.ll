; RUN: opt -n1 -S < %s | FileCheck %s --check-prefix=A
; ModuleID = 'x'

@g0 = constant i32 42

define noundef nonnull ptr @h(i32 %0) #2 {
1:
  br label %1, !foo !2

101:
  ; 1 = MemoryDef(liveOnEntry)
  %a.b12 = add i32 %0, %a.b
  switch i32 undef, label %loop2 [
    i32 0, label %loop2
    i32 -5, label %loop2
  ]
; CHECK-NOT: text
; B: !0
;.
; plain

loop2:
  call void @llvm.m(metadata !7, metadata i32 %a.b12)
  store i32 %a.b12, ptr @g0, align 4
  ret i32 %a.b12
}

define i32 @f.x(ptr addrspace(3) %0, i32 %1, <2 x half> %.fca10) {
if.then-10:
  call void asm sideeffect "s_nop;x", "v"(i32 %.fca10) ; note
  %bb = add i32 undef, %1
  switch i32 %.fca10, label %102 [
    i32 0, label %if.then-13
    i32 -5, label %if.then-13
  ]

102:          ; preds = %if.then-10
  %2 = add i32 %0, %1
  call void asm sideeffect "s_nop;x", "v"(i32 %bb) ; note
; CHECK: stale
  %3 = add i32 %0, %2, !foo !10
  br i1 7, label %if.then-10, label %if.then-10

202:
  %call = add i32 %2, 0
  ; 1 = MemoryDef(liveOnEntry)
  br label %102, !foo !1
; plain
; plain
;

if.then-13:
      %4 = call %struct.S @callee(i32 %1, ptr @g0) #2
  unreachable
}

attributes #0 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!13, !13, i64 0}
!1 = !{!13, !13, i64 0}
!2 = !{!13, !13, i64 0}
!3 = !{!13, !13, i64 0}
!4 = !{!13, !13, i64 0}
!5 = !{!13, !13, i64 0}
!6 = !{!13, !13, i64 0}
!7 = !{!13, !13, i64 0}
!8 = !{!13, !13, i64 0}
!9 = !{!13, !13, i64 0}
!10 = !{!13, !13, i64 0}
!11 = !{!13, !13, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
