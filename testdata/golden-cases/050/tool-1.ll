; ModuleID = 'x'


define { i32, i1 } @stress.a(ptr addrspace(3) %X, i32 %0) personality ptr @pers {
1:
  %1 = add i32 %0, %0
  ; 1 = MemoryDef(liveOnEntry)
  %2 = call %struct.S @callee(i32 %X, ptr @ext) #3
  br label %301, !range !7

101:
  br label %201

201:
  %3 = call %struct.S @callee(i32 %undefd, ptr @ext) #0, !dbg !0
  br label %201

301:          ; preds = %1
  %4 = add i32 %a.b, %a.b
  %bb8 = add i32 %2, %3
  %.fca2 = add i32 %a.b, %bb8
  ret void
}

define internal i32 @h(ptr addrspace(3) %0, <2 x half> %idx-110) #2 {
  %1 = call %struct.S @callee(i32 %idx-110, ptr @ext) #4
  call void @llvm.m(metadata !4, metadata i32 %0)
  %sum = sub i32 1, 2
  ret void
}

attributes #0 = { noinline memory(none) }
attributes #1 = { noinline memory(none) }
attributes #2 = { noinline memory(none) }

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
!10 = !{!"long long", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
