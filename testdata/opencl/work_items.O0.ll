; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local amdgpu_kernel void @work_items(ptr addrspace(1) noundef align 8 %out) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  %0 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  call void @__clang_ocl_kern_imp_work_items(ptr addrspace(1) noundef align 8 %0) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_work_items(ptr addrspace(1) noundef align 8 %out) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %at = alloca i64, align 8, addrspace(5)
  %d = alloca i32, align 4, addrspace(5)
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  %call = call i64 @_Z20get_global_linear_idv() #4
  %mul = mul i64 %call, 40
  store i64 %mul, ptr addrspace(5) %at, align 8
  store i32 0, ptr addrspace(5) %d, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr addrspace(5) %d, align 4
  %cmp = icmp ult i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr addrspace(5) %d, align 4
  %call1 = call i64 @_Z13get_global_idj(i32 noundef %1) #5
  %2 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %3 = load i64, ptr addrspace(5) %at, align 8
  %inc = add i64 %3, 1
  store i64 %inc, ptr addrspace(5) %at, align 8
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %3
  store i64 %call1, ptr addrspace(1) %arrayidx, align 8
  %4 = load i32, ptr addrspace(5) %d, align 4
  %call2 = call i64 @_Z12get_local_idj(i32 noundef %4) #5
  %5 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %6 = load i64, ptr addrspace(5) %at, align 8
  %inc3 = add i64 %6, 1
  store i64 %inc3, ptr addrspace(5) %at, align 8
  %arrayidx4 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %6
  store i64 %call2, ptr addrspace(1) %arrayidx4, align 8
  %7 = load i32, ptr addrspace(5) %d, align 4
  %call5 = call i64 @_Z12get_group_idj(i32 noundef %7) #5
  %8 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %9 = load i64, ptr addrspace(5) %at, align 8
  %inc6 = add i64 %9, 1
  store i64 %inc6, ptr addrspace(5) %at, align 8
  %arrayidx7 = getelementptr inbounds nuw i64, ptr addrspace(1) %8, i64 %9
  store i64 %call5, ptr addrspace(1) %arrayidx7, align 8
  %10 = load i32, ptr addrspace(5) %d, align 4
  %call8 = call i64 @_Z15get_global_sizej(i32 noundef %10) #5
  %11 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %12 = load i64, ptr addrspace(5) %at, align 8
  %inc9 = add i64 %12, 1
  store i64 %inc9, ptr addrspace(5) %at, align 8
  %arrayidx10 = getelementptr inbounds nuw i64, ptr addrspace(1) %11, i64 %12
  store i64 %call8, ptr addrspace(1) %arrayidx10, align 8
  %13 = load i32, ptr addrspace(5) %d, align 4
  %call11 = call i64 @_Z14get_local_sizej(i32 noundef %13) #5
  %14 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %15 = load i64, ptr addrspace(5) %at, align 8
  %inc12 = add i64 %15, 1
  store i64 %inc12, ptr addrspace(5) %at, align 8
  %arrayidx13 = getelementptr inbounds nuw i64, ptr addrspace(1) %14, i64 %15
  store i64 %call11, ptr addrspace(1) %arrayidx13, align 8
  %16 = load i32, ptr addrspace(5) %d, align 4
  %call14 = call i64 @_Z23get_enqueued_local_sizej(i32 noundef %16) #4
  %17 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %18 = load i64, ptr addrspace(5) %at, align 8
  %inc15 = add i64 %18, 1
  store i64 %inc15, ptr addrspace(5) %at, align 8
  %arrayidx16 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %18
  store i64 %call14, ptr addrspace(1) %arrayidx16, align 8
  %19 = load i32, ptr addrspace(5) %d, align 4
  %call17 = call i64 @_Z14get_num_groupsj(i32 noundef %19) #5
  %20 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %21 = load i64, ptr addrspace(5) %at, align 8
  %inc18 = add i64 %21, 1
  store i64 %inc18, ptr addrspace(5) %at, align 8
  %arrayidx19 = getelementptr inbounds nuw i64, ptr addrspace(1) %20, i64 %21
  store i64 %call17, ptr addrspace(1) %arrayidx19, align 8
  %22 = load i32, ptr addrspace(5) %d, align 4
  %call20 = call i64 @_Z17get_global_offsetj(i32 noundef %22) #5
  %23 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %24 = load i64, ptr addrspace(5) %at, align 8
  %inc21 = add i64 %24, 1
  store i64 %inc21, ptr addrspace(5) %at, align 8
  %arrayidx22 = getelementptr inbounds nuw i64, ptr addrspace(1) %23, i64 %24
  store i64 %call20, ptr addrspace(1) %arrayidx22, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %25 = load i32, ptr addrspace(5) %d, align 4
  %inc23 = add i32 %25, 1
  store i32 %inc23, ptr addrspace(5) %d, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %call24 = call i32 @_Z12get_work_dimv() #5
  %conv = zext i32 %call24 to i64
  %26 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %27 = load i64, ptr addrspace(5) %at, align 8
  %inc25 = add i64 %27, 1
  store i64 %inc25, ptr addrspace(5) %at, align 8
  %arrayidx26 = getelementptr inbounds nuw i64, ptr addrspace(1) %26, i64 %27
  store i64 %conv, ptr addrspace(1) %arrayidx26, align 8
  %call27 = call i64 @_Z19get_local_linear_idv() #4
  %28 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %29 = load i64, ptr addrspace(5) %at, align 8
  %inc28 = add i64 %29, 1
  store i64 %inc28, ptr addrspace(5) %at, align 8
  %arrayidx29 = getelementptr inbounds nuw i64, ptr addrspace(1) %28, i64 %29
  store i64 %call27, ptr addrspace(1) %arrayidx29, align 8
  %call30 = call i64 @_Z20get_global_linear_idv() #4
  %30 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %31 = load i64, ptr addrspace(5) %at, align 8
  %inc31 = add i64 %31, 1
  store i64 %inc31, ptr addrspace(5) %at, align 8
  %arrayidx32 = getelementptr inbounds nuw i64, ptr addrspace(1) %30, i64 %31
  store i64 %call30, ptr addrspace(1) %arrayidx32, align 8
  %call33 = call i64 @_Z13get_global_idj(i32 noundef 2) #5
  %32 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %33 = load i64, ptr addrspace(5) %at, align 8
  %inc34 = add i64 %33, 1
  store i64 %inc34, ptr addrspace(5) %at, align 8
  %arrayidx35 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %33
  store i64 %call33, ptr addrspace(1) %arrayidx35, align 8
  %call36 = call i64 @_Z14get_num_groupsj(i32 noundef 1) #5
  %34 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %35 = load i64, ptr addrspace(5) %at, align 8
  %inc37 = add i64 %35, 1
  store i64 %inc37, ptr addrspace(5) %at, align 8
  %arrayidx38 = getelementptr inbounds nuw i64, ptr addrspace(1) %34, i64 %35
  store i64 %call36, ptr addrspace(1) %arrayidx38, align 8
  ret void
}

; Function Attrs: convergent nounwind
declare i64 @_Z20get_global_linear_idv() #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_group_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z15get_global_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind
declare i64 @_Z23get_enqueued_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z14get_num_groupsj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z17get_global_offsetj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @_Z12get_work_dimv() #3

; Function Attrs: convergent nounwind
declare i64 @_Z19get_local_linear_idv() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{i32 1}
!5 = !{!"none"}
!6 = !{!"ulong*"}
!7 = !{!""}
