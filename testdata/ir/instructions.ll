; every instruction with every flag
target datalayout = "e-p:64:64-p3:32:32-p5:32:32-i64:64-A5"
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [8 x i32] poison, align 16

define i32 @binary(i32 %a, i32 %b, <2 x i64> %c, double %d, <4 x half> %h) {
  %1 = add i32 %a, %b
  %2 = add nuw nsw i32 %1, -1
  %3 = sub nsw i32 %2, 3
  %4 = mul nuw i32 %3, %a
  %5 = udiv exact i32 %4, 2
  %6 = sdiv i32 %5, %b
  %7 = sdiv exact i32 %6, 4
  %8 = urem i32 %7, 9
  %9 = srem i32 %8, 9
  %10 = shl nuw nsw i32 %9, 1
  %11 = lshr exact i32 %10, 1
  %12 = ashr i32 %11, 1
  %13 = and i32 %12, 255
  %14 = or disjoint i32 %13, 256
  %15 = or i32 %14, 1
  %16 = xor i32 %15, -1
  %17 = fadd fast double %d, 1.0
  %18 = fsub nnan ninf nsz arcp contract afn double %17, %d
  %19 = fmul reassoc double %18, 0x3FB999999999999A
  %20 = fdiv nnan double %19, %d
  %21 = frem double %20, 2.0
  %22 = fneg nsz double %21
  %23 = add <2 x i64> %c, splat (i64 3)
  %24 = fmul contract <4 x half> %h, splat (half 0xH3800)
  %25 = fcmp ueq double %22, %d
  %26 = fcmp nnan ninf olt <4 x half> %24, %h
  %27 = icmp samesign ult i32 %16, 7
  %28 = icmp sge <2 x i64> %23, zeroinitializer
  %29 = icmp eq ptr null, inttoptr (i64 4 to ptr)
  %30 = fcmp true double 0.0, %d
  %31 = select i1 %25, i32 %16, i32 4
  %32 = select nnan i1 %27, double %22, double 1.0, !prof !0, !unpredictable !1
  %33 = select <4 x i1> %26, <4 x half> %24, <4 x half> %h
  %34 = freeze i32 %31
  ret i32 %34
}

define void @casts(i64 %a, double %d, ptr %p, ptr addrspace(3) %q, <2 x i16> %v) {
  %1 = trunc i64 %a to i32
  %2 = trunc nuw nsw i64 %a to i8
  %3 = zext i32 %1 to i64
  %4 = zext nneg i8 %2 to i64
  %5 = sext <2 x i16> %v to <2 x i32>
  %6 = fptrunc double %d to float
  %7 = fptrunc fast double %d to half
  %8 = fpext nnan float %6 to double
  %9 = uitofp nneg i64 %a to float
  %10 = sitofp i64 %a to bfloat
  %11 = fptoui double %d to i32
  %12 = fptosi double %d to i1
  %13 = ptrtoint ptr %p to i64
  %14 = inttoptr i64 %13 to ptr addrspace(1)
  %15 = bitcast <2 x i16> %v to i32
  %16 = addrspacecast ptr addrspace(3) %q to ptr
  %17 = ptrtoaddr ptr %p to i64
  ret void
}

define void @memory(ptr %p, ptr addrspace(3) %q, i32 %n, <2 x ptr> %vp, <2 x i64> %vi) {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = alloca [4 x i8], i32 %n, align 16, addrspace(5)
  %3 = alloca swifterror ptr, align 8, addrspace(5)
  %4 = alloca inalloca i64, align 8, addrspace(5)
  %5 = load i32, ptr %p, align 4, !range !2, !noundef !1
  %6 = load volatile <3 x float>, ptr addrspace(3) %q, align 1, !tbaa !5, !nontemporal !6, !invariant.load !1
  %7 = load atomic i64, ptr %p seq_cst, align 8
  %8 = load atomic volatile i16, ptr %p syncscope("agent") monotonic, align 2
  store i32 %5, ptr addrspace(3) %q, align 4, !alias.scope !3, !noalias !3
  store atomic float 1.0, ptr addrspace(3) @lds syncscope("workgroup-one-as") release, align 4
  store atomic volatile ptr %p, ptr %p unordered, align 8
  store volatile i32 0, ptr addrspace(3) getelementptr inbounds ([8 x i32], ptr addrspace(3) @lds, i32 0, i32 2), align 4
  fence acquire
  fence syncscope("workgroup") acq_rel, !mmra !7
  fence syncscope("") seq_cst
  %9 = cmpxchg ptr %p, i32 %5, i32 2 monotonic monotonic, align 4
  %10 = cmpxchg weak volatile ptr addrspace(3) %q, i64 1, i64 2 syncscope("agent") acq_rel acquire, align 8, !amdgpu.no.fine.grained.memory !1
  %11 = cmpxchg ptr %p, ptr %p, ptr null seq_cst seq_cst, align 8
  %12 = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %13 = atomicrmw volatile xchg ptr addrspace(3) %q, ptr %p syncscope("wavefront") release, align 8
  %14 = atomicrmw fadd ptr %p, float 1.0 monotonic, align 4, !amdgpu.ignore.denormal.mode !1
  %15 = atomicrmw fadd ptr %p, <2 x half> <half 0xH3C00, half 0xH0000> monotonic, align 4
  %16 = atomicrmw uinc_wrap ptr %p, i32 9 acquire, align 4
  %17 = atomicrmw usub_sat ptr %p, i32 9 acquire, align 4
  %18 = atomicrmw fmaximum ptr %p, double 9.0 acq_rel, align 8
  %19 = getelementptr i8, ptr %p, i64 -1
  %20 = getelementptr inbounds nuw { i32, [4 x i16] }, ptr addrspace(3) %q, i32 0, i32 1, i32 %n
  %21 = getelementptr nusw nuw i32, ptr %p, i64 4
  %22 = getelementptr inbounds i32, <2 x ptr> %vp, <2 x i64> %vi
  %23 = getelementptr [4 x i32], ptr %p, <2 x i64> %vi, i64 2
  %24 = getelementptr i32, <2 x ptr> %vp, i64 1
  %25 = extractvalue { i32, i1 } %9, 1
  %26 = insertvalue { i32, [2 x i8] } poison, i8 3, 1, 0
  %27 = extractelement <2 x ptr> %vp, i32 %n
  %28 = insertelement <2 x ptr> %22, ptr null, i64 0
  %29 = shufflevector <2 x i64> %vi, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 3>
  %30 = shufflevector <2 x i64> %vi, <2 x i64> %vi, <2 x i32> zeroinitializer
  %31 = va_arg ptr %p, double
  ret void
}

define i32 @flow(i32 %x, ptr %p, double %d) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ], [ %next, %"quoted block" ]
  %f = phi fast double [ 0.0, %entry ], [ %f, %body ], [ 1.0, %"quoted block" ]
  %late = phi ptr [ null, %entry ], [ %gep, %body ], [ @lds.flat, %"quoted block" ]
  %c = icmp slt i32 %i, %x
  br i1 %c, label %body, label %done, !prof !0, !llvm.loop !8

body:
  %next = add i32 %i, 1
  %gep = getelementptr i8, ptr %p, i32 %next
  switch i32 %next, label %loop [
    i32 -1, label %done
    i32 7, label %"quoted block"
    i32 8, label %"quoted block2"
  ]

"quoted block":
  br label %loop

"quoted block2":
  switch i64 0, label %ind []

ind:
  indirectbr ptr %late, [label %done, label %"ind.2", label %done]

"ind.2":
  unreachable

done:
  ret i32 %x
}
@lds.flat = global i8 0

define void @asm(i32 %x) {
  call void asm sideeffect "s_nop $0 ; \22q\22 \5C", "i,~{memory}"(i32 5), !srcloc !9
  %1 = call { i32, i32 } asm alignstack inteldialect unwind "v_mov", "=v,=v,0"(i32 %x)
  %2 = tail call i32 asm "", "=r,r"(i32 %x) #0
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,!i"(i32 %x)
          to label %next [label %a, label %b]

next:
  ret void

a:
  ret void

b:
  ret void
}

define void @calls(ptr %f, ptr addrspace(3) byref([4 x i8]) align 4 %q, i32 %x, ...) {
  %1 = call i32 %f()
  %2 = tail call fastcc zeroext i8 @callee(i32 noundef %x, ptr addrspace(3) byref([4 x i8]) align 4 %q) #0
  %3 = notail call noalias noundef nonnull align 8 dereferenceable(8) ptr %f(ptr null, i32 noundef 3, i64 range(i64 0, 9) 4) memory(none) "x"="y"
  %4 = call i32 (ptr, ...) @printf(ptr nonnull @lds.flat, double 1.0, { i8, i8 } { i8 1, i8 2 })
  %5 = call nnan afn double @llvm.fma.f64(double 1.0, double 2.0, double 3.0) #1
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 16), "nonnull"(ptr %f), "cold"() ]
  call void %f(i32 1) [ "deopt"(i32 1, i32 %1, ptr null, { i8 } { i8 3 }) ]
  %6 = call i64 @llvm.read_register.i64(metadata !10)
  %7 = call <2 x i1> @llvm.experimental.constrained.fcmp.v2f32(<2 x float> zeroinitializer, <2 x float> zeroinitializer, metadata !"oeq", metadata !"fpexcept.strict") #2
  %8 = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @lds, i1 false)
  call void inttoptr (i64 64 to ptr)(i32 1)
  call spir_func void @callee3(<2 x float> splat (float 1.0), [2 x i8] c"ab", ptr addrspacecast (ptr addrspace(3) @lds to ptr))
  call cc 99 void @callee99()
  musttail call void (ptr, ptr addrspace(3), i32, ...) %f(ptr %f, ptr addrspace(3) byref([4 x i8]) align 4 %q, i32 %x, ...)
  ret void
}

declare fastcc zeroext i8 @callee(i32, ptr addrspace(3))
declare spir_func void @callee3(<2 x float>, [2 x i8], ptr)
declare cc 99 void @callee99()
declare i32 @printf(ptr, ...)
declare double @llvm.fma.f64(double, double, double)
declare void @llvm.assume(i1)
declare token @llvm.experimental.convergence.entry()

define void @convergence(ptr %f) convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void %f(i32 1) [ "convergencectrl"(token %t) ]
  ret void
}

declare i64 @llvm.read_register.i64(metadata)
declare <2 x i1> @llvm.experimental.constrained.fcmp.v2f32(<2 x float>, <2 x float>, metadata, metadata)
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)

attributes #0 = { nounwind convergent }
attributes #1 = { nobuiltin "x" }
attributes #2 = { strictfp }

!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{}
!2 = !{i32 0, i32 10, i32 20, i32 30}
!3 = !{!4}
!4 = distinct !{!4, !11, !"scope"}
!5 = !{!12, !12, i64 0}
!6 = !{i32 1}
!7 = !{!"amdgpu-synchronize-as", !"local"}
!8 = distinct !{!8, !13}
!9 = !{i64 5}
!10 = !{!"exec"}
!11 = distinct !{!11, !"domain"}
!12 = !{!"int", !14, i64 0}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"root"}
