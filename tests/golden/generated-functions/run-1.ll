; ModuleID = '<stdin>'
source_filename = "<stdin>"

@window = internal addrspace(3) global [128 x i32] poison, align 4

declare void @barrier()

define i32 @window_sum(i32 %n) {
entry:
  %sum.next.loc = alloca i32, align 4
  call void @barrier()
  %any = icmp ne i32 %n, 0
  br i1 %any, label %loop.preheader, label %none

loop.preheader:                                   ; preds = %entry
  br label %codeRepl

codeRepl:                                         ; preds = %loop.preheader
  call void @llvm.lifetime.start.p0(ptr %sum.next.loc)
  call void @window_sum.loop(i32 %n, ptr %sum.next.loc)
  %sum.next.reload = load i32, ptr %sum.next.loc, align 4
  call void @llvm.lifetime.end.p0(ptr %sum.next.loc)
  br label %done

done:                                             ; preds = %codeRepl
  call void @barrier()
  %rest = mul i32 %sum.next.reload, 3
  br label %none

none:                                             ; preds = %done, %entry
  %r = phi i32 [ -1, %entry ], [ %rest, %done ]
  ret i32 %r
}

define void @plain() {
  ret void
}

define internal void @window_sum.loop(i32 %n, ptr %sum.next.out) {
newFuncRoot:
  br label %loop

loop:                                             ; preds = %newFuncRoot, %loop
  %i = phi i32 [ %i.next, %loop ], [ 0, %newFuncRoot ]
  %sum = phi i32 [ %sum.next, %loop ], [ 0, %newFuncRoot ]
  %p = getelementptr inbounds [128 x i32], ptr addrspace(3) @window, i32 0, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  %sum.next = add i32 %sum, %v
  store i32 %sum.next, ptr %sum.next.out, align 4
  %i.next = add nuw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %done.exitStub

done.exitStub:                                    ; preds = %loop
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
