; ModuleID = 'sums.cl'
source_filename = "sums.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local amdgpu_kernel void @sums(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %tile.addr = alloca ptr addrspace(3), align 4, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  %tile.addr.ascast = addrspacecast ptr addrspace(5) %tile.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr.ascast, align 4
  %0 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %1 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %2 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  call void @__clang_ocl_kern_imp_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sums(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %tile.addr = alloca ptr addrspace(3), align 4, addrspace(5)
  %item = alloca i64, align 8, addrspace(5)
  %step = alloca i64, align 8, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  %tile.addr.ascast = addrspacecast ptr addrspace(5) %tile.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr.ascast, align 4
  %call = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr addrspace(5) %item, align 8
  %0 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %call1 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %call1
  %1 = load float, ptr addrspace(1) %arrayidx, align 4
  %2 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %3 = load i64, ptr addrspace(5) %item, align 8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %3
  store float %1, ptr addrspace(3) %arrayidx2, align 4
  call void @_Z7barrierj(i32 noundef 1) #4
  %call3 = call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %div = udiv i64 %call3, 2
  store i64 %div, ptr addrspace(5) %step, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i64, ptr addrspace(5) %step, align 8
  %cmp = icmp ugt i64 %4, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i64, ptr addrspace(5) %item, align 8
  %6 = load i64, ptr addrspace(5) %step, align 8
  %cmp4 = icmp ult i64 %5, %6
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %8 = load i64, ptr addrspace(5) %item, align 8
  %9 = load i64, ptr addrspace(5) %step, align 8
  %add = add i64 %8, %9
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %add
  %10 = load float, ptr addrspace(3) %arrayidx5, align 4
  %11 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %12 = load i64, ptr addrspace(5) %item, align 8
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(3) %11, i64 %12
  %13 = load float, ptr addrspace(3) %arrayidx6, align 4
  %add7 = fadd float %13, %10
  store float %add7, ptr addrspace(3) %arrayidx6, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @_Z7barrierj(i32 noundef 1) #4
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %14 = load i64, ptr addrspace(5) %step, align 8
  %div8 = udiv i64 %14, 2
  store i64 %div8, ptr addrspace(5) %step, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %15 = load i64, ptr addrspace(5) %item, align 8
  %cmp9 = icmp eq i64 %15, 0
  br i1 %cmp9, label %if.then10, label %if.end14

if.then10:                                        ; preds = %for.end
  %16 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %arrayidx11 = getelementptr inbounds float, ptr addrspace(3) %16, i64 0
  %17 = load float, ptr addrspace(3) %arrayidx11, align 4
  %18 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %call12 = call i64 @_Z12get_group_idj(i32 noundef 0) #5
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspace(1) %18, i64 %call12
  store float %17, ptr addrspace(1) %arrayidx13, align 4
  br label %if.end14

if.end14:                                         ; preds = %if.then10, %for.end
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local amdgpu_kernel void @unordered(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %tile.addr = alloca ptr addrspace(3), align 4, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  %tile.addr.ascast = addrspacecast ptr addrspace(5) %tile.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr.ascast, align 4
  %0 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %1 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %2 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  call void @__clang_ocl_kern_imp_unordered(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_unordered(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %tile.addr = alloca ptr addrspace(3), align 4, addrspace(5)
  %item = alloca i64, align 8, addrspace(5)
  %other = alloca i64, align 8, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  %tile.addr.ascast = addrspacecast ptr addrspace(5) %tile.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr.ascast, align 4
  %call = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  store i64 %call, ptr addrspace(5) %item, align 8
  %call1 = call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %sub = sub i64 %call1, 1
  %0 = load i64, ptr addrspace(5) %item, align 8
  %sub2 = sub i64 %sub, %0
  store i64 %sub2, ptr addrspace(5) %other, align 8
  %1 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %call3 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %call3
  %2 = load float, ptr addrspace(1) %arrayidx, align 4
  %3 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %4 = load i64, ptr addrspace(5) %item, align 8
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(3) %3, i64 %4
  store float %2, ptr addrspace(3) %arrayidx4, align 4
  call void @_Z7barrierj(i32 noundef 2) #4
  %5 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %6 = load i64, ptr addrspace(5) %other, align 8
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(3) %5, i64 %6
  %7 = load float, ptr addrspace(3) %arrayidx5, align 4
  %8 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %call6 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %call6
  store float %7, ptr addrspace(1) %arrayidx7, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_group_idj(i32 noundef) #2

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
!4 = !{i32 1, i32 1, i32 3}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*"}
!7 = !{!"const", !"", !""}
