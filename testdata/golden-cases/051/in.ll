; RUN: opt -n1 -S < %s | FileCheck %s --check-prefix=A
; ModuleID = 'x'
   
@0 = global { i32, %T } { i32 7, %T zeroinitializer }
@"a$b1" = global ptr @0

define noundef nonnull ptr @f(<2 x half> %0, ptr addrspace(3) %a_b19, <2 x half> %bb) !type !1 !foo !2 {   
1:
; OTHER: keep
  store i32 %a_b19, ptr @0, align 4, !noundef !5   
  store i32 %0, ptr @0, align 4, !alias.scope !1, !annotation !6
      ret void
}   

define %struct.S @h() !dbg !2 {
  %sum1 = phi i32 [ %sum1, %100 ], [ 0, %100 ]
  switch i32 %sum1, label %100 [
    i32 0, label %0
    i32 -5, label %100
  ]
; CHECK-NOT: text
; CHECK: attributes #0 = {
; CHECK: @old = global
; plain
;

100:          ; preds = %0
; comment
  call void @llvm.m(metadata !7, metadata i32 undef)
  %bb20 = call %struct.S @callee(i32 %sum1, ptr @"a$b1") #1
  ret void
}

; Function Attrs: mustprogress nofree memory(read)
define { i32, i1 } @g(i32 %call5, ptr addrspace(3) %x9) #3 {
  call void @bar()
  br label %exit2

100:
;
  %0 = call %struct.S @callee(i32 %x9, ptr @"a$b1") #1, !annotation !1
	%tmp19 = add i32 %call5, %0
  %v.i.i0 = phi i32 [ %0, %100 ], [ 0, %300 ]
  %bb4 = add i32 %call5, %tmp19
      switch i32 %v.i.i0, label %0 [
;
    i32 0, label %100
; RUN-like: x
    i32 -5, label %100
  ]

exit2:          ; preds = %0
  ; 1 = MemoryDef(liveOnEntry)
  %v.i.i10 = call %struct.S @callee(i32 %0, ptr @"a$b1") #2
  %1 = add i32 %call5, %call5
  br i1 undef, label %300, label %0

300:          ; preds = %0
  store i32 %bb4, ptr @0, align 4, !annotation !0, !alias.scope !1
  %idx-1 = add i32 %1, %tmp19
  ret void
}

define noundef nonnull ptr @stress.a(<2 x half> %a_b6, ptr addrspace(3) %sum) local_unnamed_addr #1 {
0:
  br i1 %sum, label %300, label %for.body1
;.
; CHECK: free text

for.body1:          ; preds = %0
  %0 = call %struct.S @callee(i32 %sum, ptr @0) #0
  %bb = add i32 %0, %0   
   br i1 %bb, label %for.body1, label %0   

200:          ; preds = %0
  %1 = add i32 %sum, %a.b
  br label %300

300:
  call void asm sideeffect "s_nop;x", "v"(i32 %bb) ; note
  call void @llvm.m(metadata !9, metadata i32 %a_b6)
  ret void
}

declare void @ext9(i32)

attributes #0 = { nounwind }
attributes #1 = { "target-cpu"="gfx90a" }
attributes #2 = { noinline memory(none) }
;
;
; CHECK: @old = global
; CHECK: free text

!llvm.module.flags = !{!0}
!0 = !{!12, !12, i64 0}
!1 = !{!12, !12, i64 0}
!2 = !{!12, !12, i64 0}
!3 = !{!12, !12, i64 0}
!4 = !{!12, !12, i64 0}
!5 = !{!12, !12, i64 0}
!6 = !{!12, !12, i64 0}
!7 = !{!12, !12, i64 0}
!8 = !{!12, !12, i64 0}
!9 = !{!12, !12, i64 0}
!10 = !{!12, !12, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 _ZTS1S", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}   
!17 = !DIFile(filename: "../c.c", directory: "C:/x y")
