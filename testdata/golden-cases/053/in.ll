; RUN: opt -S < %s | FileCheck %s
; ModuleID = 'x'
; B: !0
; CHECK: @old = global
; A: [[V]]
; CHECK: attributes #0 = {
; UTC_ARGS: --disable

@llvm.used0 = global ptr @0
@"a$b1" = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
; plain
; plain

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define i32 @f.x() personality ptr @pers {
  store i32 %a.b, ptr @"a$b1", align 4
  call void asm sideeffect "s_nop;x", "v"(i32 undef) ; note
  %0 = add i32 7, undef
  call void @bar()
  br i1 %0, label %0, label %bb1

bb1:          ; preds = %0
  ret i32 0
}

define { i32, i1 } @h(i32 %.fca6, ptr addrspace(3) %p) #0 !prof !3 !dbg !2 {
  %0 = phi i32 [ %0, %0 ], [ 0, %100 ]
 ;
  call void @bar()
  %call19 = add i32 %0, %p
  store i32 %call19, ptr @llvm.used0, align 4   
  br label %0

100:
  %idx-11 = call %struct.S @callee(i32 0, ptr @"a$b1") #2
  unreachable
}

define %struct.S @kern_1(<2 x half> %0, ptr addrspace(3) %x20) personality ptr @pers {
  call void @f(ptr @0, ptr @1, i32 %x20)
  store i32 %0, ptr @"a$b1", align 4
  br i1 %0, label %101, label %201

101:
  br i1 %x20, label %201, label %1

201:          ; preds = %1
  unreachable
}
; plain
; plain
; CHECK: free text
; CHECK: free text
; CHECK: @old = global

attributes #0 = { nounwind }
attributes #1 = { noinline memory(none) }

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
!16 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 22.1.8 (git)", isOptimized: true)
