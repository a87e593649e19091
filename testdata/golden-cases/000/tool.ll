; ModuleID = 'x'

@llvm.used0 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@"a$b1" = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@_v2 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1

define %struct.S @stress.a(<2 x half> %x, ptr addrspace(3) %a_b, ptr noalias readonly byval(%struct.S) align 4 %bb2) #0 !prof !3 !dbg !2 {
loop0:
  %0 = phi i32 [ %a_b, %loop1 ], [ 0, %loop1 ]
  %1 = call %struct.S @callee(i32 %a_b, ptr @"a$b1") #5, !tbaa !2, !llvm.access.group !2
  %a_b.5 = add i32 %0, %a.b, !foo !1
  %.fca0 = phi i32 [ %bb2, %loop0 ], [ 0, %loop0 ]
  br i1 %bb2, label %loop0, label %loop0

loop1:
  unreachable
}

declare void @ext2(i32)

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define %struct.S @f(ptr noalias readonly byval(%struct.S) align 4 %0) !dbg !6 {
  %1 = call %struct.S @callee(i32 7, ptr @llvm.used0) #0
  %2 = call %struct.S @callee(i32 %0, ptr @"a$b1") #4
  br i1 %2, label %201, label %1

101:
  %.fca = phi i32 [ 0, %1 ], [ 0, %101 ]
  %call = add i32 undef, %0, !prof !1, !annotation !2
  %3 = add i32 %2, %2
  br label %201

201:
  call void @llvm.m(metadata !6, metadata i32 %0)
  %p = phi i32 [ %call, %101 ], [ 0, %1 ]
  %4 = call %struct.S @callee(i32 %.fca, ptr @"a$b1") #5, !prof !1
  %5 = phi i32 [ %call, %101 ], [ 0, %101 ]
  ret i32 %3
}

declare void @ext3(i32) #0

define { i32, i1 } @-d() #3 {
0:
  %0 = call %struct.S @callee(i32 %undefd, ptr @_v2) #0, !alias.scope !0
    #dbg_value(i32 %0, !2, !DIExpression(), !5)
  call void @llvm.m(metadata !4, metadata i32 %0)
  call void @f(ptr @0, ptr @1, i32 %0)
  br i1 %0, label %for.body1, label %0

for.body1:          ; preds = %0
  br i1 %0, label %0, label %for.body1

loop2:          ; preds = %0
    #dbg_value(i32 %0, !6, !DIExpression(), !1)
  %idx-114 = phi i32 [ %0, %0 ], [ 0, %0 ]
    #dbg_value(i32 %idx-114, !8, !DIExpression(), !6)
  unreachable
}

attributes #0 = { noinline memory(none) }

!llvm.module.flags = !{!0}
!0 = !{!6, !6, i64 0}
!1 = !{!6, !6, i64 0}
!2 = !{!6, !6, i64 0}
!3 = !{!6, !6, i64 0}
!4 = !{!6, !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !1}
