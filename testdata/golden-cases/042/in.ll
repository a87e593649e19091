; RUN: opt -S < %s | FileCheck %s
; hello

; ModuleID = 'x'

@llvm.used0 = global { i32, %T } { i32 7, %T zeroinitializer }
;
; CHECK-NOT: text
; UTC_ARGS: --disable

; Function Attrs: nounwind
define internal i32 @g() section "x" align 4 {
for.body0:
	call void @llvm.m(metadata !6, metadata i32 7)
   call void @llvm.m(metadata !6, metadata i32 0)
  br i1 7, label %bb1, label %200
; CHECK: attributes #0 = {
;.
;

bb1:          ; preds = %for.body0   
    #dbg_value(i32 7, !3, !DIExpression(), !5)
  %p = add i32 undef, %a.b
  store i32 %p, ptr @llvm.used0, align 4
  %0 = phi i32 [ %p, %for.body0 ], [ 0, %200 ]
  br label %200

200:          ; preds = %for.body0
  %idx-1 = add i32 %p, %p
  %idx-13 = phi i32 [ %idx-1, %200 ], [ 0, %200 ]
  %1 = call %struct.S @callee(i32 %idx-1, ptr @llvm.used0) #4
    #dbg_value(i32 %idx-13, !0, !DIExpression(), !0)
      ret i32 %1
}
; CHECK-NOT: text
; plain
; CHECK: free text

define amdgpu_kernel void @f(i32 %0) local_unnamed_addr #1 {
if.then-10:
  %v.i.i19 = call %struct.S @callee(i32 %0, ptr @llvm.used0) #3
  %p7 = add i32 %0, %0
  %1 = call %struct.S @callee(i32 %0, ptr @llvm.used0) #2
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  br label %loop1

loop1:          ; preds = %if.then-10
    #dbg_value(i32 %0, !1, !DIExpression(), !6)
  store i32 %p7, ptr @llvm.used0, align 4
  call void @f(ptr @0, ptr @1, i32 %1)
  br label %301
; CHECK: attributes #0 = {
;
; CHECK: @old = global
;.

201:          ; preds = %if.then-10
  fence seq_cst
  ; 1 = MemoryDef(liveOnEntry)
  call void @llvm.m(metadata !6, metadata i32 %p7)
; CHECK-DAG: @foo
  br label %301

301:
  ret void
}

attributes #0 = { noinline memory(none) }   

