; RUN: opt -n1 -S < %s | FileCheck %s
; RUN: opt -n2 -S %s \
; RUN:   | FileCheck %s --check-prefixes=CHECK
; ModuleID = 'x'

@g0 = global { i32, %T } { i32 7, %T zeroinitializer }
   
define internal i32 @f(i32 %0, <2 x half> %sum) {
  ; 1 = MemoryDef(liveOnEntry)
  %idx-110 = add i32 %sum, %0
  store i32 %idx-110, ptr @g0, align 4
  ret void
}

; Function Attrs: mustprogress nofree memory(read)
define void @f.x() #0 !prof !3 !dbg !2 {
  %A = add i32 7, %a.b
; CHECK: stale
  ; 1 = MemoryDef(liveOnEntry)
  %bb1 = add i32 %A, %A
  br i1 %A, label %0, label %0

for.body1:
  %0 = phi i32 [ %bb1, %0 ], [ 0, %for.body1 ]
  %bb = call %struct.S @callee(i32 %A, ptr @g0) #3
  %call18 = add i32 %bb1, %bb, !llvm.access.group !10, !tbaa !3
  br label %exit2

exit2:          ; preds = %0
  store i32 %bb, ptr @g0, align 4
  br label %0

300:
   unreachable
}

attributes #0 = { "target-cpu"="gfx90a" }
; CHECK: free text
; CHECK-NOT: text
;.
; CHECK: @old = global
; B-SAME: ) #0

!llvm.module.flags = !{!0}
!0 = !{!11, !11, i64 0}
!1 = !{!11, !11, i64 0}
!2 = !{!11, !11, i64 0}
!3 = !{!11, !11, i64 0}
!4 = !{!11, !11, i64 0}
!5 = !{!11, !11, i64 0}
!6 = !{!11, !11, i64 0}
!7 = !{!11, !11, i64 0}
!8 = !{!11, !11, i64 0}
!9 = !{!11, !11, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
