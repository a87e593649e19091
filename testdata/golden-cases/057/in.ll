; RUN: opt -S < %s | FileCheck %s
; hello

; ModuleID = 'x'

@0 = global i32 0, !foo !0
@"a$b1" = internal addrspace(3) global [4 x i32] poison, align 4
@"a$b2" = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]

define void @h() local_unnamed_addr #1 {
for.body0:
  %.fca = add i32 %undefd, %undefd

  br i1 %.fca, label %for.body0, label %for.body0
   
100:          ; preds = %for.body0
  ; B: [[X]]
  %0 = phi i32 [ %.fca, %100 ], [ 0, %for.body0 ]
  ; 1 = MemoryDef(liveOnEntry)   
  store i32 %0, ptr @"a$b2", align 4, !range !10, !alias.scope !11
   store i32 7, ptr @"a$b1", align 4
  ret void
}

define i32 @f(ptr noalias readonly byval(%struct.S) align 4 %0, ptr addrspace(3) %a_b15) #1 {
;
  %idx-1 = add i32 0, %a_b15
  %1 = call %struct.S @callee(i32 0, ptr @"a$b1") #2
  br i1 %idx-1, label %101, label %1

101:          ; preds = %1
  store i32 %a_b15, ptr @"a$b1", align 4
  %2 = call %struct.S @callee(i32 7, ptr @"a$b2") #3   
  store i32 %a_b15, ptr @"a$b2", align 4
  %3 = call %struct.S @callee(i32 %2, ptr @0) #1
; CHECK-NOT: foo
  br i1 undef, label %101, label %loop2

loop2:
  %4 = add i32 %a_b15, %0
  %5 = add i32 0, %a_b15
  br label %loop2, !foo !10, !dbg !3
; CHECK: free text
; UTC_ARGS: --disable

if.then-13:          ; preds = %1
 store i32 %0, ptr @0, align 4, !foo !3
; CHECK: stale
  %6 = call %struct.S @callee(i32 %2, ptr @"a$b2") #1, !noundef !5, !tbaa !6
  unreachable
}

attributes #0 = { nounwind }
attributes #1 = { noinline memory(none) }
attributes #2 = { noinline memory(none) }
   
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
!13 = !{!"any pointer", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}   
!18 = !DIFile(filename: "/x/y/b.c", directory: "C:/x y")
