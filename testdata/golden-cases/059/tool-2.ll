; ModuleID = 'x'

@"q x0" = global { i32, %T } { i32 7, %T zeroinitializer }
@llvm.used1 = global ptr @0

define void @f(ptr noalias readonly byval(%struct.S) align 4 %0, <2 x half> %a.b2) !dbg !0 {
bb0:
  unreachable
}

define internal i32 @kern_1(ptr addrspace(3) %X2, ptr noalias readonly byval(%struct.S) align 4 %0, ptr addrspace(3) %a_b4) #1 {
  switch i32 undef, label %BB2 [
    i32 0, label %BB2
    i32 -5, label %entry0
  ]

exit1:          ; preds = %entry0
  %call12 = add i32 %0, %a_b4
  %1 = add i32 %a_b4, %X2
  switch i32 %1, label %BB2 [
    i32 0, label %exit1
    i32 -5, label %entry0
  ]

BB2:          ; preds = %entry0
  call void @f(ptr @0, ptr @1, i32 0)
  %tmp = add i32 7, %X2
  %2 = call %struct.S @callee(i32 %1, ptr @llvm.used1) #1
  %3 = add i32 %X2, %a_b4
  unreachable
}

define noundef nonnull ptr @stress.a(<2 x half> %v.i.i) !dbg !1 {
  %idx-113 = call %struct.S @callee(i32 %v.i.i, ptr @llvm.used1) #2
  %0 = phi i32 [ %idx-113, %100 ], [ 0, %100 ]
  %1 = add i32 %a.b, %v.i.i
  %a.b = add i32 %0, %1
  br i1 7, label %100, label %if.then-12

100:
  call void asm sideeffect "s_nop;x", "v"(i32 0) ; note
  br i1 %1, label %300, label %0

if.then-12:
  %p0 = call %struct.S @callee(i32 %idx-113, ptr @"q x0") #3
  %2 = add i32 %1, 7
  call void @bar()
  switch i32 7, label %300 [
    i32 0, label %300
    i32 -5, label %300
  ]

300:
  call void @bar()
  %3 = call %struct.S @callee(i32 %1, ptr @"q x0") #5
  unreachable
}

attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { noinline memory(none) }

