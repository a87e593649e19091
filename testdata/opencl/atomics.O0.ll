; ModuleID = 'atomics.cl'
source_filename = "atomics.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@atomics.local_bins = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local amdgpu_kernel void @atomics(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %state, ptr addrspace(1) noundef align 4 %shared, ptr addrspace(1) noundef align 4 %maximum, ptr addrspace(1) noundef align 4 %total, ptr addrspace(1) noundef align 4 %lock) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %bins.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %state.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %shared.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %maximum.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %total.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %lock.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %bins.addr.ascast = addrspacecast ptr addrspace(5) %bins.addr to ptr
  %state.addr.ascast = addrspacecast ptr addrspace(5) %state.addr to ptr
  %shared.addr.ascast = addrspacecast ptr addrspace(5) %shared.addr to ptr
  %maximum.addr.ascast = addrspacecast ptr addrspace(5) %maximum.addr to ptr
  %total.addr.ascast = addrspacecast ptr addrspace(5) %total.addr to ptr
  %lock.addr.ascast = addrspacecast ptr addrspace(5) %lock.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr.ascast, align 8
  store ptr addrspace(1) %state, ptr %state.addr.ascast, align 8
  store ptr addrspace(1) %shared, ptr %shared.addr.ascast, align 8
  store ptr addrspace(1) %maximum, ptr %maximum.addr.ascast, align 8
  store ptr addrspace(1) %total, ptr %total.addr.ascast, align 8
  store ptr addrspace(1) %lock, ptr %lock.addr.ascast, align 8
  %0 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %1 = load ptr addrspace(1), ptr %bins.addr.ascast, align 8
  %2 = load ptr addrspace(1), ptr %state.addr.ascast, align 8
  %3 = load ptr addrspace(1), ptr %shared.addr.ascast, align 8
  %4 = load ptr addrspace(1), ptr %maximum.addr.ascast, align 8
  %5 = load ptr addrspace(1), ptr %total.addr.ascast, align 8
  %6 = load ptr addrspace(1), ptr %lock.addr.ascast, align 8
  call void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %state, ptr addrspace(1) noundef align 4 %shared, ptr addrspace(1) noundef align 4 %maximum, ptr addrspace(1) noundef align 4 %total, ptr addrspace(1) noundef align 4 %lock) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %bins.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %state.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %shared.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %maximum.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %total.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %lock.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %item = alloca i64, align 8, addrspace(5)
  %i = alloca i64, align 8, addrspace(5)
  %value = alloca i32, align 4, addrspace(5)
  %wanted = alloca i32, align 4, addrspace(5)
  %free = alloca i32, align 4, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %bins.addr.ascast = addrspacecast ptr addrspace(5) %bins.addr to ptr
  %state.addr.ascast = addrspacecast ptr addrspace(5) %state.addr to ptr
  %shared.addr.ascast = addrspacecast ptr addrspace(5) %shared.addr to ptr
  %maximum.addr.ascast = addrspacecast ptr addrspace(5) %maximum.addr to ptr
  %total.addr.ascast = addrspacecast ptr addrspace(5) %total.addr to ptr
  %lock.addr.ascast = addrspacecast ptr addrspace(5) %lock.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %bins, ptr %bins.addr.ascast, align 8
  store ptr addrspace(1) %state, ptr %state.addr.ascast, align 8
  store ptr addrspace(1) %shared, ptr %shared.addr.ascast, align 8
  store ptr addrspace(1) %maximum, ptr %maximum.addr.ascast, align 8
  store ptr addrspace(1) %total, ptr %total.addr.ascast, align 8
  store ptr addrspace(1) %lock, ptr %lock.addr.ascast, align 8
  %call = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr addrspace(5) %item, align 8
  %call1 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  store i64 %call1, ptr addrspace(5) %i, align 8
  %0 = load i64, ptr addrspace(5) %item, align 8
  %cmp = icmp ult i64 %0, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i64, ptr addrspace(5) %item, align 8
  %arrayidx = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @atomics.local_bins, i64 0, i64 %1
  store i32 0, ptr addrspace(3) %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @_Z7barrierj(i32 noundef 1) #4
  %2 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %3 = load i64, ptr addrspace(5) %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %3
  %4 = load i32, ptr addrspace(1) %arrayidx2, align 4
  store i32 %4, ptr addrspace(5) %value, align 4
  %5 = load i32, ptr addrspace(5) %value, align 4
  %rem = urem i32 %5, 16
  %idxprom = zext i32 %rem to i64
  %arrayidx3 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @atomics.local_bins, i64 0, i64 %idxprom
  %call4 = call i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %arrayidx3) #4
  call void @_Z7barrierj(i32 noundef 1) #4
  %6 = load i64, ptr addrspace(5) %item, align 8
  %cmp5 = icmp ult i64 %6, 16
  br i1 %cmp5, label %if.then6, label %if.end10

if.then6:                                         ; preds = %if.end
  %7 = load ptr addrspace(1), ptr %bins.addr.ascast, align 8
  %8 = load i64, ptr addrspace(5) %item, align 8
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(1) %7, i64 %8
  %9 = load i64, ptr addrspace(5) %item, align 8
  %arrayidx8 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @atomics.local_bins, i64 0, i64 %9
  %10 = load i32, ptr addrspace(3) %arrayidx8, align 4
  %call9 = call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx7, i32 noundef %10) #4
  br label %if.end10

if.end10:                                         ; preds = %if.then6, %if.end
  %11 = load ptr addrspace(1), ptr %state.addr.ascast, align 8
  %arrayidx11 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 0
  %12 = load i32, ptr addrspace(5) %value, align 4
  %sub = sub nsw i32 %12, 100
  %call12 = call i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %arrayidx11, i32 noundef %sub) #4
  %13 = load ptr addrspace(1), ptr %state.addr.ascast, align 8
  %arrayidx13 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 1
  %14 = load i32, ptr addrspace(5) %value, align 4
  %sub14 = sub nsw i32 %14, 100
  %call15 = call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %arrayidx13, i32 noundef %sub14) #4
  %15 = load ptr addrspace(1), ptr %state.addr.ascast, align 8
  %arrayidx16 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 2
  %16 = load i32, ptr addrspace(5) %value, align 4
  %rem17 = urem i32 %16, 31
  %shl.mask = and i32 %rem17, 31
  %shl = shl i32 1, %shl.mask
  %call18 = call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %arrayidx16, i32 noundef %shl) #4
  %17 = load ptr addrspace(1), ptr %state.addr.ascast, align 8
  %arrayidx19 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 3
  %call20 = call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %arrayidx19, i32 noundef 0, i32 noundef 7) #4
  %18 = load ptr addrspace(1), ptr %state.addr.ascast, align 8
  %arrayidx21 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 4
  %call22 = call i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef %arrayidx21) #4
  %19 = load ptr addrspace(1), ptr %shared.addr.ascast, align 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr
  %call23 = call i32 @_Z16atomic_fetch_addPVU7_Atomicii(ptr noundef %20, i32 noundef 2) #4
  %21 = load ptr addrspace(1), ptr %maximum.addr.ascast, align 8
  %22 = addrspacecast ptr addrspace(1) %21 to ptr
  %23 = load i32, ptr addrspace(5) %value, align 4
  %call24 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicjj12memory_order12memory_scope(ptr noundef %22, i32 noundef %23, i32 noundef 0, i32 noundef 2) #4
  store i32 0, ptr addrspace(5) %wanted, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end10
  %24 = load ptr addrspace(1), ptr %shared.addr.ascast, align 8
  %add.ptr = getelementptr inbounds i32, ptr addrspace(1) %24, i64 1
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr
  %wanted.ascast = addrspacecast ptr addrspace(5) %wanted to ptr
  %25 = load i32, ptr addrspace(5) %wanted, align 4
  %add = add nsw i32 %25, 3
  %call25 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %add.ptr.ascast, ptr noundef %wanted.ascast, i32 noundef %add, i32 noundef 0, i32 noundef 0, i32 noundef 2) #4
  %lnot = xor i1 %call25, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %26 = load i64, ptr addrspace(5) %item, align 8
  %cmp26 = icmp eq i64 %26, 0
  br i1 %cmp26, label %if.then27, label %if.end34

if.then27:                                        ; preds = %while.end
  store i32 0, ptr addrspace(5) %free, align 4
  br label %while.cond28

while.cond28:                                     ; preds = %while.body31, %if.then27
  %27 = load ptr addrspace(1), ptr %lock.addr.ascast, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %free.ascast = addrspacecast ptr addrspace(5) %free to ptr
  %call29 = call zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %28, ptr noundef %free.ascast, i32 noundef 1, i32 noundef 2, i32 noundef 0, i32 noundef 2) #4
  %lnot30 = xor i1 %call29, true
  br i1 %lnot30, label %while.body31, label %while.end32

while.body31:                                     ; preds = %while.cond28
  store i32 0, ptr addrspace(5) %free, align 4
  br label %while.cond28

while.end32:                                      ; preds = %while.cond28
  %29 = load ptr addrspace(1), ptr %total.addr.ascast, align 8
  %30 = load float, ptr addrspace(1) %29, align 4
  %add33 = fadd float %30, 1.000000e+00
  store float %add33, ptr addrspace(1) %29, align 4
  %31 = load ptr addrspace(1), ptr %lock.addr.ascast, align 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %32, i32 noundef 0, i32 noundef 3, i32 noundef 2) #4
  br label %if.end34

if.end34:                                         ; preds = %while.end32, %while.end
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z16atomic_fetch_addPVU7_Atomicii(ptr noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicjj12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"int*", !"atomic_int*", !"atomic_uint*", !"float*", !"atomic_int*"}
!7 = !{!"uint*", !"uint*", !"int*", !"_Atomic(int)*", !"_Atomic(unsigned int)*", !"float*", !"_Atomic(int)*"}
!8 = !{!"const", !"", !"", !"", !"", !"", !""}
