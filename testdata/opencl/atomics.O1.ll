; ModuleID = 'atomics.cl'
source_filename = "atomics.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@atomics.local_bins = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local amdgpu_kernel void @atomics(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %state, ptr addrspace(1) noundef align 4 %shared, ptr addrspace(1) noundef align 4 %maximum, ptr addrspace(1) noundef align 4 captures(none) %total, ptr addrspace(1) noundef align 4 %lock) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %wanted.i = alloca i32, align 4, addrspace(5)
  %free.i = alloca i32, align 4, addrspace(5)
  %call.i = tail call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %call1.i = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %cmp.i = icmp ult i64 %call.i, 16
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %0 = trunc nuw nsw i64 %call.i to i32
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics.local_bins, i32 %0
  store i32 0, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  tail call void @_Z7barrierj(i32 noundef 1) #6
  %arrayidx2.i = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call1.i
  %1 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !tbaa !4
  %rem.i = and i32 %1, 15
  %arrayidx3.i = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics.local_bins, i32 %rem.i
  %call4.i = tail call i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %arrayidx3.i) #6
  tail call void @_Z7barrierj(i32 noundef 1) #6
  br i1 %cmp.i, label %if.then6.i, label %if.end10.i

if.then6.i:                                       ; preds = %if.end.i
  %arrayidx7.i = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %call.i
  %2 = trunc nuw nsw i64 %call.i to i32
  %arrayidx8.i = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics.local_bins, i32 %2
  %3 = load i32, ptr addrspace(3) %arrayidx8.i, align 4, !tbaa !4
  %call9.i = tail call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx7.i, i32 noundef %3) #6
  br label %if.end10.i

if.end10.i:                                       ; preds = %if.then6.i, %if.end.i
  %sub.i = add nsw i32 %1, -100
  %call12.i = tail call i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef align 4 %state, i32 noundef %sub.i) #6
  %arrayidx13.i = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 4
  %call15.i = tail call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %arrayidx13.i, i32 noundef %sub.i) #6
  %arrayidx16.i = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 8
  %rem17.i = urem i32 %1, 31
  %shl.i = shl nuw nsw i32 1, %rem17.i
  %call18.i = tail call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %arrayidx16.i, i32 noundef %shl.i) #6
  %arrayidx19.i = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 12
  %call20.i = tail call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %arrayidx19.i, i32 noundef 0, i32 noundef 7) #6
  %arrayidx21.i = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 16
  %call22.i = tail call i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %arrayidx21.i) #6
  %4 = addrspacecast ptr addrspace(1) %shared to ptr
  %call23.i = tail call i32 @_Z16atomic_fetch_addPVU7_Atomicii(ptr noundef %4, i32 noundef 2) #6
  %5 = addrspacecast ptr addrspace(1) %maximum to ptr
  %call24.i = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicjj12memory_order12memory_scope(ptr noundef %5, i32 noundef %1, i32 noundef 0, i32 noundef 2) #6
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %wanted.i) #7
  store i32 0, ptr addrspace(5) %wanted.i, align 4, !tbaa !4
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %shared, i64 4
  %add.ptr.ascast.i = addrspacecast ptr addrspace(1) %add.ptr.i to ptr
  %wanted.ascast.i = addrspacecast ptr addrspace(5) %wanted.i to ptr
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %if.end10.i
  %6 = load i32, ptr addrspace(5) %wanted.i, align 4, !tbaa !4
  %add.i = add nsw i32 %6, 3
  %call25.i = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %add.ptr.ascast.i, ptr noundef %wanted.ascast.i, i32 noundef %add.i, i32 noundef 0, i32 noundef 0, i32 noundef 2) #6
  br i1 %call25.i, label %while.end.i, label %while.cond.i, !llvm.loop !13

while.end.i:                                      ; preds = %while.cond.i
  %cmp26.i = icmp eq i64 %call.i, 0
  br i1 %cmp26.i, label %if.then27.i, label %__clang_ocl_kern_imp_atomics.exit

if.then27.i:                                      ; preds = %while.end.i
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %free.i) #7
  %7 = addrspacecast ptr addrspace(1) %lock to ptr
  %free.ascast.i = addrspacecast ptr addrspace(5) %free.i to ptr
  br label %while.cond28.i

while.cond28.i:                                   ; preds = %while.cond28.i, %if.then27.i
  store i32 0, ptr addrspace(5) %free.i, align 4, !tbaa !4
  %call29.i = call zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %7, ptr noundef %free.ascast.i, i32 noundef 1, i32 noundef 2, i32 noundef 0, i32 noundef 2) #6
  br i1 %call29.i, label %while.end32.i, label %while.cond28.i, !llvm.loop !15

while.end32.i:                                    ; preds = %while.cond28.i
  %8 = load float, ptr addrspace(1) %total, align 4, !tbaa !16
  %add33.i = fadd float %8, 1.000000e+00
  store float %add33.i, ptr addrspace(1) %total, align 4, !tbaa !16
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %7, i32 noundef 0, i32 noundef 3, i32 noundef 2) #6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %free.i) #7
  br label %__clang_ocl_kern_imp_atomics.exit

__clang_ocl_kern_imp_atomics.exit:                ; preds = %while.end.i, %while.end32.i
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %wanted.i) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef align 4 %bins, ptr addrspace(1) noundef align 4 %state, ptr addrspace(1) noundef align 4 %shared, ptr addrspace(1) noundef align 4 %maximum, ptr addrspace(1) noundef align 4 captures(none) %total, ptr addrspace(1) noundef align 4 %lock) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
entry:
  %wanted = alloca i32, align 4, addrspace(5)
  %free = alloca i32, align 4, addrspace(5)
  %call = tail call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %call1 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %cmp = icmp ult i64 %call, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = trunc nuw nsw i64 %call to i32
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics.local_bins, i32 %0
  store i32 0, ptr addrspace(3) %arrayidx, align 4, !tbaa !4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @_Z7barrierj(i32 noundef 1) #6
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspace(1) %in, i64 %call1
  %1 = load i32, ptr addrspace(1) %arrayidx2, align 4, !tbaa !4
  %rem = and i32 %1, 15
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics.local_bins, i32 %rem
  %call4 = tail call i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %arrayidx3) #6
  tail call void @_Z7barrierj(i32 noundef 1) #6
  br i1 %cmp, label %if.then6, label %if.end10

if.then6:                                         ; preds = %if.end
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(1) %bins, i64 %call
  %2 = trunc nuw nsw i64 %call to i32
  %arrayidx8 = getelementptr inbounds nuw i32, ptr addrspace(3) @atomics.local_bins, i32 %2
  %3 = load i32, ptr addrspace(3) %arrayidx8, align 4, !tbaa !4
  %call9 = tail call i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %arrayidx7, i32 noundef %3) #6
  br label %if.end10

if.end10:                                         ; preds = %if.then6, %if.end
  %sub = add nsw i32 %1, -100
  %call12 = tail call i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %state, i32 noundef %sub) #6
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 4
  %call15 = tail call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %arrayidx13, i32 noundef %sub) #6
  %arrayidx16 = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 8
  %rem17 = urem i32 %1, 31
  %shl = shl nuw nsw i32 1, %rem17
  %call18 = tail call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %arrayidx16, i32 noundef %shl) #6
  %arrayidx19 = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 12
  %call20 = tail call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %arrayidx19, i32 noundef 0, i32 noundef 7) #6
  %arrayidx21 = getelementptr inbounds nuw i8, ptr addrspace(1) %state, i64 16
  %call22 = tail call i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %arrayidx21) #6
  %4 = addrspacecast ptr addrspace(1) %shared to ptr
  %call23 = tail call i32 @_Z16atomic_fetch_addPVU7_Atomicii(ptr noundef %4, i32 noundef 2) #6
  %5 = addrspacecast ptr addrspace(1) %maximum to ptr
  %call24 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicjj12memory_order12memory_scope(ptr noundef %5, i32 noundef %1, i32 noundef 0, i32 noundef 2) #6
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %wanted) #7
  store i32 0, ptr addrspace(5) %wanted, align 4, !tbaa !4
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %shared, i64 4
  %add.ptr.ascast = addrspacecast ptr addrspace(1) %add.ptr to ptr
  %wanted.ascast = addrspacecast ptr addrspace(5) %wanted to ptr
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %if.end10
  %6 = load i32, ptr addrspace(5) %wanted, align 4, !tbaa !4
  %add = add nsw i32 %6, 3
  %call25 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %add.ptr.ascast, ptr noundef %wanted.ascast, i32 noundef %add, i32 noundef 0, i32 noundef 0, i32 noundef 2) #6
  br i1 %call25, label %while.end, label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %while.cond
  %cmp26 = icmp eq i64 %call, 0
  br i1 %cmp26, label %if.then27, label %if.end34

if.then27:                                        ; preds = %while.end
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %free) #7
  %7 = addrspacecast ptr addrspace(1) %lock to ptr
  %free.ascast = addrspacecast ptr addrspace(5) %free to ptr
  br label %while.cond28

while.cond28:                                     ; preds = %while.cond28, %if.then27
  store i32 0, ptr addrspace(5) %free, align 4, !tbaa !4
  %call29 = call zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %7, ptr noundef %free.ascast, i32 noundef 1, i32 noundef 2, i32 noundef 0, i32 noundef 2) #6
  br i1 %call29, label %while.end32, label %while.cond28, !llvm.loop !15

while.end32:                                      ; preds = %while.cond28
  %8 = load float, ptr addrspace(1) %total, align 4, !tbaa !16
  %add33 = fadd float %8, 1.000000e+00
  store float %add33, ptr addrspace(1) %total, align 4, !tbaa !16
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %7, i32 noundef 0, i32 noundef 3, i32 noundef 2) #6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %free) #7
  br label %if.end34

if.end34:                                         ; preds = %while.end32, %while.end
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %wanted) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z16atomic_fetch_addPVU7_Atomicii(ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicjj12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"int*", !"atomic_int*", !"atomic_uint*", !"float*", !"atomic_int*"}
!11 = !{!"uint*", !"uint*", !"int*", !"_Atomic(int)*", !"_Atomic(unsigned int)*", !"float*", !"_Atomic(int)*"}
!12 = !{!"const", !"", !"", !"", !"", !"", !""}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
