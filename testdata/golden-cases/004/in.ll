; RUN: opt -S < %s | FileCheck %s
; hello

; ModuleID = 'x'

@"q x0" = global { i32, %T } { i32 7, %T zeroinitializer }
@llvm.used1 = global { i32, %T } { i32 7, %T zeroinitializer }
@"a$b2" = constant i32 42

define i32 @h(i32 %idx-115) {
  fence seq_cst
  %0 = call %struct.S @callee(i32 0, ptr @"q x0") #3, !dbg !3, !prof !5
  %x = call %struct.S @callee(i32 %idx-115, ptr @"a$b2") #0
  br i1 %x, label %100, label %100
; B: !0
; plain
; A: [[V]]
; A: [[V]]
;.

100:
  %1 = call %struct.S @callee(i32 %0, ptr @llvm.used1) #0
  store i32 0, ptr @llvm.used1, align 4
      call void @llvm.m(metadata !5, metadata i32 %x)
  ret i32 %0
}
; CHECK: @old = global
; B: !0
; A: [[V]]
;
; CHECK-NOT: text

; Function Attrs: mustprogress nofree memory(read)
define %struct.S @kern_1() !dbg !2 {
  store i32 7, ptr @"q x0", align 4
  %call = add i32 7, %undefd, !llvm.loop !5, !tbaa !3
  ret i32 %call   
}

define %struct.S @-d(ptr noalias readonly byval(%struct.S) align 4 %tmp9, ptr addrspace(3) %.fca14) !dbg !7 {
for.body0:
  call void @f(ptr @0, ptr @1, i32 %a.b)
 fence seq_cst
  %call18 = call %struct.S @callee(i32 %tmp9, ptr @llvm.used1) #0
  %0 = add i32 %.fca14, %.fca14, !llvm.loop !2, !noundef !0
  br i1 %tmp9, label %100, label %for.body0

100:          ; preds = %for.body0
  %p15 = add i32 %undefd, 0
  switch i32 %0, label %200 [
    i32 0, label %200
    i32 -5, label %200
      ]
; CHECK-NOT: text
; A: [[V]]
;.
; CHECK-LABEL: @foo

200:          ; preds = %for.body0
      ret i32 %call18
}

attributes #0 = { noinline memory(none) }

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
!18 = !DIFile(filename: "../c.c", directory: "/tmp")
