; ModuleID = 'copies.cl'
source_filename = "copies.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@copies.row = internal addrspace(3) global [256 x float] undef, align 4
@copies.gaps = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %rows, ptr addrspace(1) noundef align 4 %column, i32 noundef %width) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %rows.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %column.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %width.addr = alloca i32, align 4, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %rows.addr.ascast = addrspacecast ptr addrspace(5) %rows.addr to ptr
  %column.addr.ascast = addrspacecast ptr addrspace(5) %column.addr to ptr
  %width.addr.ascast = addrspacecast ptr addrspace(5) %width.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %rows, ptr %rows.addr.ascast, align 8
  store ptr addrspace(1) %column, ptr %column.addr.ascast, align 8
  store i32 %width, ptr %width.addr.ascast, align 4
  %0 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %1 = load ptr addrspace(1), ptr %rows.addr.ascast, align 8
  %2 = load ptr addrspace(1), ptr %column.addr.ascast, align 8
  %3 = load i32, ptr %width.addr.ascast, align 4
  call void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %rows, ptr addrspace(1) noundef align 4 %column, i32 noundef %width) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %rows.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %column.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %width.addr = alloca i32, align 4, addrspace(5)
  %group = alloca i64, align 8, addrspace(5)
  %copied = alloca ptr, align 8, addrspace(5)
  %i = alloca i64, align 8, addrspace(5)
  %back = alloca ptr, align 8, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %rows.addr.ascast = addrspacecast ptr addrspace(5) %rows.addr to ptr
  %column.addr.ascast = addrspacecast ptr addrspace(5) %column.addr to ptr
  %width.addr.ascast = addrspacecast ptr addrspace(5) %width.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %rows, ptr %rows.addr.ascast, align 8
  store ptr addrspace(1) %column, ptr %column.addr.ascast, align 8
  store i32 %width, ptr %width.addr.ascast, align 4
  %call = call i64 @_Z12get_group_idj(i32 noundef 0) #5
  store i64 %call, ptr addrspace(5) %group, align 8
  %0 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %1 = load i64, ptr addrspace(5) %group, align 8
  %2 = load i32, ptr %width.addr.ascast, align 4
  %conv = zext i32 %2 to i64
  %mul = mul i64 %1, %conv
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %mul
  %3 = load i32, ptr %width.addr.ascast, align 4
  %conv1 = zext i32 %3 to i64
  %call2 = call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef @copies.row, ptr addrspace(1) noundef %add.ptr, i64 noundef %conv1, ptr null) #4
  store ptr %call2, ptr addrspace(5) %copied, align 8
  %4 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %5 = load i64, ptr addrspace(5) %group, align 8
  %add.ptr3 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %5
  %call4 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %6 = load i32, ptr %width.addr.ascast, align 4
  %conv5 = zext i32 %6 to i64
  %7 = load ptr, ptr addrspace(5) %copied, align 8
  %call6 = call ptr @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) noundef @copies.gaps, ptr addrspace(1) noundef %add.ptr3, i64 noundef %call4, i64 noundef %conv5, ptr %7) #4
  store ptr %call6, ptr addrspace(5) %copied, align 8
  %copied.ascast = addrspacecast ptr addrspace(5) %copied to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %copied.ascast) #4
  %call7 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call7, ptr addrspace(5) %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %8 = load i64, ptr addrspace(5) %i, align 8
  %9 = load i32, ptr %width.addr.ascast, align 4
  %conv8 = zext i32 %9 to i64
  %cmp = icmp ult i64 %8, %conv8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %10 = load i64, ptr addrspace(5) %i, align 8
  %arrayidx = getelementptr inbounds nuw [256 x float], ptr addrspace(3) @copies.row, i64 0, i64 %10
  %11 = load float, ptr addrspace(3) %arrayidx, align 4
  %mul10 = fmul float %11, 2.000000e+00
  store float %mul10, ptr addrspace(3) %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call11 = call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %12 = load i64, ptr addrspace(5) %i, align 8
  %add = add i64 %12, %call11
  store i64 %add, ptr addrspace(5) %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  call void @_Z7barrierj(i32 noundef 1) #4
  %13 = load ptr addrspace(1), ptr %rows.addr.ascast, align 8
  %14 = load i64, ptr addrspace(5) %group, align 8
  %15 = load i32, ptr %width.addr.ascast, align 4
  %conv12 = zext i32 %15 to i64
  %mul13 = mul i64 %14, %conv12
  %add.ptr14 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %mul13
  %16 = load i32, ptr %width.addr.ascast, align 4
  %conv15 = zext i32 %16 to i64
  %call16 = call ptr @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %add.ptr14, ptr addrspace(3) noundef @copies.row, i64 noundef %conv15, ptr null) #4
  store ptr %call16, ptr addrspace(5) %back, align 8
  %back.ascast = addrspacecast ptr addrspace(5) %back to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %back.ascast) #4
  %call17 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %call18 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %cmp19 = icmp ult i64 %call17, %call18
  br i1 %cmp19, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %call21 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %arrayidx22 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @copies.gaps, i64 0, i64 %call21
  %17 = load float, ptr addrspace(3) %arrayidx22, align 4
  %18 = load ptr addrspace(1), ptr %column.addr.ascast, align 8
  %19 = load i64, ptr addrspace(5) %group, align 8
  %call23 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %mul24 = mul i64 %19, %call23
  %call25 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %add26 = add i64 %mul24, %call25
  %arrayidx27 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %add26
  store float %17, ptr addrspace(1) %arrayidx27, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, ptr) #3

; Function Attrs: convergent nounwind
declare ptr @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, ptr) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z14get_num_groupsj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare ptr @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, ptr) #3

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
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*", !"uint"}
!7 = !{!"const", !"", !"", !""}
