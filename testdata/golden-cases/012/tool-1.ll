; ModuleID = 'x'

@"a$b0" = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@_v1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@"a$b2" = internal addrspace(3) global [4 x i32] poison, align 4

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define noundef nonnull ptr @stress.a() #0 {
entry0:
  br i1 %undefd, label %200, label %BB1

BB1:
  store i32 %a.b, ptr @"a$b2", align 4
    #dbg_value(i32 undef, !3, !DIExpression(), !7)
  %idx-16 = phi i32 [ %idx-16, %BB1 ], [ 0, %200 ]
  br label %BB1

200:          ; preds = %entry0
  store i32 %idx-16, ptr @_v1, align 4
  call void @bar()
  unreachable
}

declare void @ext6(i32) #0

define noundef nonnull ptr @kern_1(ptr noalias readonly byval(%struct.S) align 4 %0) !type !1 !foo !2 {
  %1 = call %struct.S @callee(i32 %0, ptr @"a$b2") #2
  %x = add i32 %1, %1
  ret i32 %x
}

attributes #0 = { noinline memory(none) }
attributes #1 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!9, !9, i64 0}
!1 = !{!9, !9, i64 0}
!2 = !{!9, !9, i64 0}
!3 = !{!9, !9, i64 0}
!4 = !{!9, !9, i64 0}
!5 = !{!9, !9, i64 0}
!6 = !{!9, !9, i64 0}
!7 = !{!9, !9, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
