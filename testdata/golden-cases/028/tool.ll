; ModuleID = 'x'

@llvm.used0 = constant i32 42
@g1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1

define { i32, i1 } @f() !dbg !7 {
0:
  %x = call %struct.S @callee(i32 %a.b, ptr @g1) #2
  switch i32 %x, label %if.then-13 [
    i32 0, label %200
    i32 -5, label %if.then-13
  ]

100:
  %a.b9 = add i32 %x, 7
  br label %0

200:          ; preds = %0
  %0 = phi i32 [ %0, %0 ], [ 0, %200 ]
  br label %if.then-13

if.then-13:
  %a.b = call %struct.S @callee(i32 %a.b9, ptr @llvm.used0) #3
  ret void
}

declare void @ext7(i32)

; Function Attrs: nounwind
define { i32, i1 } @g(<2 x half> %0) #0 !prof !3 !dbg !2 {
  ret void
}

define { i32, i1 } @kern_1(ptr noalias readonly byval(%struct.S) align 4 %A6) section "x" align 4 {
  %0 = add i32 %A6, %A6
  %1 = add i32 %0, %0
  switch i32 %1, label %100 [
    i32 0, label %BB3
    i32 -5, label %BB3
  ]

100:          ; preds = %entry0
  call void @f(ptr @0, ptr @1, i32 %0)
  %A20 = add i32 %A6, %1
  %2 = call %struct.S @callee(i32 %a.b, ptr @llvm.used0) #4
  %p10 = call %struct.S @callee(i32 %1, ptr @llvm.used0) #4
  br label %if.then-12

if.then-12:
  %call = phi i32 [ 0, %if.then-12 ], [ 0, %if.then-12 ]
  fence seq_cst
  br i1 %A6, label %100, label %100

BB3:
  store i32 %2, ptr @llvm.used0, align 4
    #dbg_value(i32 %2, !5, !DIExpression(), !9)
  %tmp4 = add i32 %2, %1
  %tmp19 = call %struct.S @callee(i32 %call, ptr @llvm.used0) #4
  unreachable
}

attributes #0 = { noinline memory(none) }
attributes #1 = { "target-cpu"="gfx90a" }
attributes #2 = { "target-cpu"="gfx90a" }

