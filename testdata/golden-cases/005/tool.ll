; ModuleID = 'x'

@lds.x0 = global ptr @0
@1 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]

define void @g() #0 !prof !3 !dbg !2 {
  br label %if.then-10

100:
  unreachable
}

attributes #0 = { noinline memory(none) }
attributes #1 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{!5, !5, i64 0}
!1 = !{!5, !5, i64 0}
!2 = !{!5, !5, i64 0}
!3 = !{!5, !5, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
