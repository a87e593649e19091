; RUN: opt -S < %s | FileCheck %s
; hello

; ModuleID = 'x'

@g0 = global ptr @0
@lds.x1 = constant i32 42
@"q x2" = global ptr @0

; Function Attrs: nounwind   
define %struct.S @kern_1(ptr addrspace(3) %0, ptr noalias readonly byval(%struct.S) align 4 %idx-17) local_unnamed_addr #1 {
1:
  ; 1 = MemoryDef(liveOnEntry)
  br i1 %0, label %101, label %101

101:
  br label %201
   
201:
  %1 = call %struct.S @callee(i32 %0, ptr @lds.x1) #1, !dbg !1
  %x = phi i32 [ %0, %101 ], [ 0, %101 ]
  ret i32 %x
}

attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { noinline memory(none) }
attributes #2 = { nounwind }
   
!llvm.module.flags = !{!0}
!0 = !{!7, !7, i64 0}
!1 = !{!7, !7, i64 0}
!2 = !{!7, !7, i64 0}
!3 = !{!7, !7, i64 0}
!4 = !{!7, !7, i64 0}
!5 = !{!7, !7, i64 0}
!6 = !{!7, !7, i64 0}   
!7 = !{!"p1 _ZTS1S", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!12 = !DIFile(filename: "../c.c", directory: "C:/x y")
