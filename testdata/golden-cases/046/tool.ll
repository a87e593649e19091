; ModuleID = 'x'

@llvm.used0 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@_v1 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@"q x2" = global i32 0, !foo !1

define { i32, i1 } @f.x(<2 x half> %call, ptr noalias readonly byval(%struct.S) align 4 %p) local_unnamed_addr #1 {
0:
  %0 = call %struct.S @callee(i32 %p, ptr @_v1) #0
  br label %0, !llvm.access.group !0

100:
  store i32 %0, ptr @_v1, align 4
  call void @bar()
  br label %0

200:          ; preds = %0
  ret i32 %0
}

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define internal i32 @-d(i32 %tmp, i32 %0) !dbg !1 {
1:
  switch i32 %tmp, label %101 [
    i32 0, label %1
    i32 -5, label %1
  ]

101:          ; preds = %1
  store i32 %0, ptr @_v1, align 4
  %1 = add i32 %0, %0
  call void asm sideeffect "s_nop;x", "v"(i32 %a.b) ; note
  %2 = phi i32 [ %1, %1 ], [ 0, %101 ]
  ret i32 %2
}

define void @h(<2 x half> %call0, ptr addrspace(3) %0, ptr addrspace(3) %1) section "x" align 4 {
  unreachable
}

declare void @ext6(i32)


!llvm.module.flags = !{!0}
!0 = !{!2, !2, i64 0}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!7 = !DIFile(filename: "../c.c", directory: "/tmp")
