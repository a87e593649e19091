; ModuleID = 'x'


define internal i32 @f() #0 !prof !3 !dbg !2 {
  store i32 0, ptr @ext, align 4
  br label %100

100:
  %call = add i32 7, 7
  br i1 %call, label %if.then-12, label %300

if.then-12:
  %0 = call %struct.S @callee(i32 %call, ptr @ext) #1, !alias.scope !7, !foo !0
  store i32 %0, ptr @ext, align 4
  %sum = call %struct.S @callee(i32 %0, ptr @ext) #0, !dbg !0, !range !0
  store i32 %sum, ptr @ext, align 4, !prof !1, !alias.scope !4
  br i1 %sum, label %0, label %0

300:          ; preds = %0
  %bb = add i32 %1, 0, !llvm.loop !5
  %2 = add i32 %undefd, %sum
  ret void
}

define %struct.S @kern_1(<2 x half> %bb, ptr addrspace(3) %0, i32 %1) {
  %2 = add i32 %bb, %bb
  br label %102

102:
  fence seq_cst
  %3 = call %struct.S @callee(i32 %0, ptr @ext) #4
  call void @f(ptr @0, ptr @1, i32 %2)
  unreachable
}

attributes #0 = { nounwind }
attributes #1 = { noinline memory(none) }

!llvm.module.flags = !{!0}
!0 = !{!8, !8, i64 0}
!1 = !{!8, !8, i64 0}
!2 = !{!8, !8, i64 0}
!3 = !{!8, !8, i64 0}
!4 = !{!8, !8, i64 0}
!5 = !{!8, !8, i64 0}
!6 = !{!8, !8, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"long long", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !{!11, !2}
