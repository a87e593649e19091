; RUN: opt -S < %s | FileCheck %s
; ModuleID = 'x'
; plain
; CHECK-NOT: text


; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define i32 @f(i32 %x, ptr addrspace(3) %0) !dbg !2 {
entry0:
  %A13 = add i32 %0, 0
  call void asm sideeffect "s_nop;x", "v"(i32 %A13) ; note
  call void @f(ptr @0, ptr @1, i32 %0)
  call void @llvm.m(metadata !4, metadata i32 %A13)
  br label %entry2

101:
  %1 = add i32 %x, %x
  %a.b = add i32 %0, %1
  %2 = add i32 %A13, %a.b, !noundef !6
	call void @f(ptr @0, ptr @1, i32 %2)
  br i1 0, label %101, label %101

entry2:          ; preds = %entry0
  %idx-1 = call %struct.S @callee(i32 %1, ptr @ext) #0
  unreachable
}

declare void @ext3(i32)
; CHECK: free text
;

define %struct.S @h() local_unnamed_addr #1 {
 call void @llvm.m(metadata !7, metadata i32 0)
  %0 = add i32 %undefd, undef
  %1 = add i32 7, %0
  br i1 %1, label %entry1, label %300
; A: [[V]]
;.
; CHECK-LABEL: @foo

entry1:
  call void @f(ptr @0, ptr @1, i32 %1)
  store i32 %0, ptr @ext, align 4, !tbaa !1, !noundef !2
;
  store i32 %a.b, ptr @ext, align 4
 ;
  br label %300

if.then-12:          ; preds = %loop0
	; tab
 store i32 %0, ptr @ext, align 4
    #dbg_value(i32 %a.b, !3, !DIExpression(), !0)

  %.fca = add i32 %0, %0
  %v.i.i4 = add i32 %0, %.fca
; CHECK-NOT: foo
  br i1 %v.i.i4, label %entry1, label %300

300:
; RUN-like: x
  ret i32 %a.b
}
; CHECK-NOT: text
; CHECK-NOT: text

define amdgpu_kernel void @-d() #0 !prof !3 !dbg !2 {
  ret i32 undef
}

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define void @kern_1(ptr addrspace(3) %bb15, ptr addrspace(3) %0) #2 {
      %1 = call %struct.S @callee(i32 %bb15, ptr @ext) #0
  %x5 = add i32 %bb15, %1
  call void @f(ptr @0, ptr @1, i32 undef)
  br label %loop0

101:          ; preds = %loop0
  call void @llvm.m(metadata !3, metadata i32 %x5)
    #dbg_value(i32 %bb15, !8, !DIExpression(), !9)   
      ret void
}

attributes #0 = { nounwind }
attributes #1 = { nounwind }

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
!13 = !DIFile(filename: "a.c", directory: "")
