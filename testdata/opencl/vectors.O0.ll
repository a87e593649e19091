; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local amdgpu_kernel void @vectors(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 2 %halves, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %halves.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %tile.addr = alloca ptr addrspace(3), align 4, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %halves.addr.ascast = addrspacecast ptr addrspace(5) %halves.addr to ptr
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  %tile.addr.ascast = addrspacecast ptr addrspace(5) %tile.addr to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %halves, ptr %halves.addr.ascast, align 8
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr.ascast, align 4
  %0 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %1 = load ptr addrspace(1), ptr %halves.addr.ascast, align 8
  %2 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %3 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  call void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 2 %halves, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) #1 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
entry:
  %in.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %halves.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %out.addr = alloca ptr addrspace(1), align 8, addrspace(5)
  %tile.addr = alloca ptr addrspace(3), align 4, addrspace(5)
  %i = alloca i64, align 8, addrspace(5)
  %item = alloca i64, align 8, addrspace(5)
  %v = alloca <3 x float>, align 16, addrspace(5)
  %w = alloca <3 x float>, align 16, addrspace(5)
  %h = alloca <4 x float>, align 16, addrspace(5)
  %.compoundliteral = alloca <4 x float>, align 16, addrspace(5)
  %in.addr.ascast = addrspacecast ptr addrspace(5) %in.addr to ptr
  %halves.addr.ascast = addrspacecast ptr addrspace(5) %halves.addr to ptr
  %out.addr.ascast = addrspacecast ptr addrspace(5) %out.addr to ptr
  %tile.addr.ascast = addrspacecast ptr addrspace(5) %tile.addr to ptr
  %.compoundliteral.ascast = addrspacecast ptr addrspace(5) %.compoundliteral to ptr
  store ptr addrspace(1) %in, ptr %in.addr.ascast, align 8
  store ptr addrspace(1) %halves, ptr %halves.addr.ascast, align 8
  store ptr addrspace(1) %out, ptr %out.addr.ascast, align 8
  store ptr addrspace(3) %tile, ptr %tile.addr.ascast, align 4
  %call = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %call, ptr addrspace(5) %i, align 8
  %call1 = call i64 @_Z12get_local_idj(i32 noundef 0) #6
  store i64 %call1, ptr addrspace(5) %item, align 8
  %0 = load i64, ptr addrspace(5) %i, align 8
  %1 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  %call2 = call <3 x float> @_Z6vload3mPKf(i64 noundef %0, ptr noundef %2) #7
  store <3 x float> %call2, ptr addrspace(5) %v, align 16
  %3 = load <3 x float>, ptr addrspace(5) %v, align 16
  %4 = load <3 x float>, ptr addrspace(5) %v, align 16
  %5 = shufflevector <3 x float> %4, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %call3 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %3, <3 x float> noundef %5) #6
  %6 = load i64, ptr addrspace(5) %item, align 8
  %7 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %8 = addrspacecast ptr addrspace(3) %7 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %call3, i64 noundef %6, ptr noundef %8) #5
  %9 = load i64, ptr addrspace(5) %i, align 8
  %10 = load ptr addrspace(1), ptr %in.addr.ascast, align 8
  %11 = addrspacecast ptr addrspace(1) %10 to ptr
  %call4 = call <4 x float> @_Z6vload4mPKf(i64 noundef %9, ptr noundef %11) #7
  %12 = load i64, ptr addrspace(5) %i, align 8
  %13 = load ptr addrspace(1), ptr %halves.addr.ascast, align 8
  %14 = addrspacecast ptr addrspace(1) %13 to ptr
  call void @_Z16vstore_half4_rtzDv4_fmPDh(<4 x float> noundef %call4, i64 noundef %12, ptr noundef %14) #5
  call void @_Z7barrierj(i32 noundef 3) #5
  %call5 = call i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %sub = sub i64 %call5, 1
  %15 = load i64, ptr addrspace(5) %item, align 8
  %sub6 = sub i64 %sub, %15
  %16 = load ptr addrspace(3), ptr %tile.addr.ascast, align 4
  %17 = addrspacecast ptr addrspace(3) %16 to ptr
  %call7 = call <3 x float> @_Z6vload3mPKf(i64 noundef %sub6, ptr noundef %17) #7
  store <3 x float> %call7, ptr addrspace(5) %w, align 16
  %18 = load i64, ptr addrspace(5) %i, align 8
  %19 = load ptr addrspace(1), ptr %halves.addr.ascast, align 8
  %20 = addrspacecast ptr addrspace(1) %19 to ptr
  %call8 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef %18, ptr noundef %20) #7
  store <4 x float> %call8, ptr addrspace(5) %h, align 16
  %21 = load <3 x float>, ptr addrspace(5) %v, align 16
  %22 = load <3 x float>, ptr addrspace(5) %w, align 16
  %call9 = call float @_Z3dotDv3_fS_(<3 x float> noundef %21, <3 x float> noundef %22) #6
  %vecinit = insertelement <4 x float> poison, float %call9, i32 0
  %23 = load <3 x float>, ptr addrspace(5) %v, align 16
  %call10 = call float @_Z6lengthDv3_f(<3 x float> noundef %23) #6
  %vecinit11 = insertelement <4 x float> %vecinit, float %call10, i32 1
  %24 = load <3 x float>, ptr addrspace(5) %v, align 16
  %25 = load <3 x float>, ptr addrspace(5) %w, align 16
  %call12 = call float @_Z8distanceDv3_fS_(<3 x float> noundef %24, <3 x float> noundef %25) #6
  %vecinit13 = insertelement <4 x float> %vecinit11, float %call12, i32 2
  %26 = load <4 x float>, ptr addrspace(5) %h, align 16
  %27 = extractelement <4 x float> %26, i64 0
  %28 = load <4 x float>, ptr addrspace(5) %h, align 16
  %29 = extractelement <4 x float> %28, i64 1
  %add = fadd float %27, %29
  %30 = load <4 x float>, ptr addrspace(5) %h, align 16
  %31 = extractelement <4 x float> %30, i64 2
  %add14 = fadd float %add, %31
  %32 = load <4 x float>, ptr addrspace(5) %h, align 16
  %33 = extractelement <4 x float> %32, i64 3
  %add15 = fadd float %add14, %33
  %vecinit16 = insertelement <4 x float> %vecinit13, float %add15, i32 3
  store <4 x float> %vecinit16, ptr %.compoundliteral.ascast, align 16
  %34 = load <4 x float>, ptr %.compoundliteral.ascast, align 16
  %35 = load i64, ptr addrspace(5) %i, align 8
  %36 = load ptr addrspace(1), ptr %out.addr.ascast, align 8
  %37 = addrspacecast ptr addrspace(1) %36 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %34, i64 noundef %35, ptr noundef %37) #5
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare <3 x float> @_Z6vload3mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare void @_Z7vstore3Dv3_fmPf(<3 x float> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) #2

; Function Attrs: convergent nounwind
declare void @_Z16vstore_half4_rtzDv4_fmPDh(<4 x float> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare <4 x float> @_Z11vload_half4mPKDh(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare void @_Z7vstore4Dv4_fmPf(<4 x float> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare float @_Z6lengthDv3_f(<3 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare float @_Z8distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { convergent nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{i32 1, i32 1, i32 1, i32 3}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"half*", !"float*", !"float*"}
!7 = !{!"const", !"", !"", !""}
