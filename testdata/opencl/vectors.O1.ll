; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent norecurse nounwind
define dso_local amdgpu_kernel void @vectors(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 2 %halves, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1.i = tail call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %0 = addrspacecast ptr addrspace(1) %in to ptr
  %call2.i = tail call <3 x float> @_Z6vload3mPKf(i64 noundef %call.i, ptr noundef %0) #6
  %1 = shufflevector <3 x float> %call2.i, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %call3.i = tail call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %call2.i, <3 x float> noundef %1) #5
  %2 = addrspacecast ptr addrspace(3) %tile to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %call3.i, i64 noundef %call1.i, ptr noundef %2) #7
  %call4.i = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %call.i, ptr noundef %0) #6
  %3 = addrspacecast ptr addrspace(1) %halves to ptr
  tail call void @_Z16vstore_half4_rtzDv4_fmPDh(<4 x float> noundef %call4.i, i64 noundef %call.i, ptr noundef %3) #7
  tail call void @_Z7barrierj(i32 noundef 3) #7
  %call5.i = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %4 = xor i64 %call1.i, -1
  %sub6.i = add i64 %call5.i, %4
  %call7.i = tail call <3 x float> @_Z6vload3mPKf(i64 noundef %sub6.i, ptr noundef %2) #6
  %call8.i = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef %call.i, ptr noundef %3) #6
  %call9.i = tail call float @_Z3dotDv3_fS_(<3 x float> noundef %call2.i, <3 x float> noundef %call7.i) #5
  %vecinit.i = insertelement <4 x float> poison, float %call9.i, i64 0
  %call10.i = tail call float @_Z6lengthDv3_f(<3 x float> noundef %call2.i) #5
  %vecinit11.i = insertelement <4 x float> %vecinit.i, float %call10.i, i64 1
  %call12.i = tail call float @_Z8distanceDv3_fS_(<3 x float> noundef %call2.i, <3 x float> noundef %call7.i) #5
  %vecinit13.i = insertelement <4 x float> %vecinit11.i, float %call12.i, i64 2
  %5 = extractelement <4 x float> %call8.i, i64 0
  %6 = extractelement <4 x float> %call8.i, i64 1
  %add.i = fadd float %5, %6
  %7 = extractelement <4 x float> %call8.i, i64 2
  %add14.i = fadd float %7, %add.i
  %8 = extractelement <4 x float> %call8.i, i64 3
  %add15.i = fadd float %8, %add14.i
  %vecinit16.i = insertelement <4 x float> %vecinit13.i, float %add15.i, i64 3
  %9 = addrspacecast ptr addrspace(1) %out to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %vecinit16.i, i64 noundef %call.i, ptr noundef %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 2 %halves, ptr addrspace(1) noundef align 4 %out, ptr addrspace(3) noundef align 4 %tile) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %call1 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %0 = addrspacecast ptr addrspace(1) %in to ptr
  %call2 = tail call <3 x float> @_Z6vload3mPKf(i64 noundef %call, ptr noundef %0) #6
  %1 = shufflevector <3 x float> %call2, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %call3 = tail call <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %call2, <3 x float> noundef %1) #5
  %2 = addrspacecast ptr addrspace(3) %tile to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %call3, i64 noundef %call1, ptr noundef %2) #7
  %call4 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %call, ptr noundef %0) #6
  %3 = addrspacecast ptr addrspace(1) %halves to ptr
  tail call void @_Z16vstore_half4_rtzDv4_fmPDh(<4 x float> noundef %call4, i64 noundef %call, ptr noundef %3) #7
  tail call void @_Z7barrierj(i32 noundef 3) #7
  %call5 = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %4 = xor i64 %call1, -1
  %sub6 = add i64 %call5, %4
  %call7 = tail call <3 x float> @_Z6vload3mPKf(i64 noundef %sub6, ptr noundef %2) #6
  %call8 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef %call, ptr noundef %3) #6
  %call9 = tail call float @_Z3dotDv3_fS_(<3 x float> noundef %call2, <3 x float> noundef %call7) #5
  %vecinit = insertelement <4 x float> poison, float %call9, i64 0
  %call10 = tail call float @_Z6lengthDv3_f(<3 x float> noundef %call2) #5
  %vecinit11 = insertelement <4 x float> %vecinit, float %call10, i64 1
  %call12 = tail call float @_Z8distanceDv3_fS_(<3 x float> noundef %call2, <3 x float> noundef %call7) #5
  %vecinit13 = insertelement <4 x float> %vecinit11, float %call12, i64 2
  %5 = extractelement <4 x float> %call8, i64 0
  %6 = extractelement <4 x float> %call8, i64 1
  %add = fadd float %5, %6
  %7 = extractelement <4 x float> %call8, i64 2
  %add14 = fadd float %7, %add
  %8 = extractelement <4 x float> %call8, i64 3
  %add15 = fadd float %8, %add14
  %vecinit16 = insertelement <4 x float> %vecinit13, float %add15, i64 3
  %9 = addrspacecast ptr addrspace(1) %out to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %vecinit16, i64 noundef %call, ptr noundef %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare <3 x float> @_Z6vload3mPKf(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @_Z7vstore3Dv3_fmPf(<3 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare void @_Z16vstore_half4_rtzDv4_fmPDh(<4 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare <4 x float> @_Z11vload_half4mPKDh(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @_Z7vstore4Dv4_fmPf(<4 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare float @_Z6lengthDv3_f(<3 x float> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare float @_Z8distanceDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"half*", !"float*", !"float*"}
!11 = !{!"const", !"", !"", !""}
