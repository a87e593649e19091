; ModuleID = 'threes.cl'
source_filename = "threes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.part = type { <3 x i8>, <3 x half>, i32 }

@reverse.tile = internal unnamed_addr addrspace(3) global [64 x %struct.part] undef, align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @scale(ptr addrspace(1) noundef readonly align 8 captures(none) %0, <3 x half> noundef %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %0, i64 %5
  %7 = load <3 x half>, ptr addrspace(1) %6, align 8
  %8 = fmul <3 x half> %1, %7
  %9 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %2, i64 %5
  %10 = shufflevector <3 x half> %8, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %10, ptr addrspace(1) %9, align 8, !tbaa !14
  %11 = load <3 x half>, ptr addrspace(1) %6, align 8
  %12 = extractelement <3 x half> %11, i64 0
  %13 = fcmp olt half %12, 0xH4880
  %14 = trunc i64 %5 to i8
  %15 = insertelement <3 x i8> <i8 1, i8 2, i8 poison>, i8 %14, i64 2
  %16 = shufflevector <3 x i8> %15, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = select i1 %13, <4 x i8> %16, <4 x i8> <i8 -1, i8 -1, i8 -1, i8 undef>
  %18 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %3, i64 %5
  store <4 x i8> %17, ptr addrspace(1) %18, align 4, !tbaa !14
  %19 = load i8, ptr addrspace(1) %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1
  %21 = load i8, ptr addrspace(1) %20, align 1
  %22 = add i8 %21, %19
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1
  store i8 %22, ptr addrspace(1) %23, align 1
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef readonly align 8 captures(none) %0, <3 x half> noundef %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %0, i64 %5
  %7 = load <3 x half>, ptr addrspace(1) %6, align 8
  %8 = fmul <3 x half> %1, %7
  %9 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %2, i64 %5
  %10 = shufflevector <3 x half> %8, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %10, ptr addrspace(1) %9, align 8, !tbaa !14
  %11 = load <3 x half>, ptr addrspace(1) %6, align 8
  %12 = extractelement <3 x half> %11, i64 0
  %13 = fcmp olt half %12, 0xH4880
  %14 = trunc i64 %5 to i8
  %15 = insertelement <3 x i8> <i8 1, i8 2, i8 poison>, i8 %14, i64 2
  %16 = shufflevector <3 x i8> %15, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = select i1 %13, <4 x i8> %16, <4 x i8> <i8 -1, i8 -1, i8 -1, i8 undef>
  %18 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %3, i64 %5
  store <4 x i8> %17, ptr addrspace(1) %18, align 4, !tbaa !14
  %19 = load i8, ptr addrspace(1) %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1
  %21 = load i8, ptr addrspace(1) %20, align 1
  %22 = add i8 %21, %19
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1
  store i8 %22, ptr addrspace(1) %23, align 1
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @reverse(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %0, i64 %4
  %6 = load <3 x half>, ptr addrspace(1) %5, align 8
  %7 = tail call <3 x i8> @_Z13convert_char3Dv3_Dh(<3 x half> noundef %6) #7
  %8 = trunc nuw nsw i64 %3 to i32
  %9 = getelementptr inbounds nuw %struct.part, ptr addrspace(3) @reverse.tile, i32 %8
  %10 = shufflevector <3 x i8> %7, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %10, ptr addrspace(3) %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 8
  %12 = shufflevector <3 x half> %6, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %12, ptr addrspace(3) %11, align 8, !tbaa !14
  %13 = trunc i64 %4 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 16
  store i32 %13, ptr addrspace(3) %14, align 8, !tbaa !20
  tail call void @_Z7barrierj(i32 noundef 1) #8
  %15 = getelementptr inbounds nuw %struct.part, ptr addrspace(1) %1, i64 %4
  %16 = sub i32 63, %8
  %17 = getelementptr inbounds nuw %struct.part, ptr addrspace(3) @reverse.tile, i32 %16
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 8 dereferenceable(24) %15, ptr addrspace(3) noundef align 8 dereferenceable(24) %17, i64 24, i1 false), !tbaa.struct !22
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %0, i64 %4
  %6 = load <3 x half>, ptr addrspace(1) %5, align 8
  %7 = tail call <3 x i8> @_Z13convert_char3Dv3_Dh(<3 x half> noundef %6) #7
  %8 = trunc nuw nsw i64 %3 to i32
  %9 = getelementptr inbounds nuw %struct.part, ptr addrspace(3) @reverse.tile, i32 %8
  %10 = shufflevector <3 x i8> %7, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %10, ptr addrspace(3) %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 8
  %12 = shufflevector <3 x half> %6, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %12, ptr addrspace(3) %11, align 8, !tbaa !14
  %13 = trunc i64 %4 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 16
  store i32 %13, ptr addrspace(3) %14, align 8, !tbaa !20
  tail call void @_Z7barrierj(i32 noundef 1) #8
  %15 = getelementptr inbounds nuw %struct.part, ptr addrspace(1) %1, i64 %4
  %16 = sub i32 63, %8
  %17 = getelementptr inbounds nuw %struct.part, ptr addrspace(3) @reverse.tile, i32 %16
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 8 dereferenceable(24) %15, ptr addrspace(3) noundef align 8 dereferenceable(24) %17, i64 24, i1 false), !tbaa.struct !22
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @change(ptr addrspace(1) noundef align 8 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %2 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = getelementptr inbounds nuw %struct.part, ptr addrspace(1) %0, i64 %2
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %5 = load <3 x half>, ptr addrspace(1) %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %7 = load i32, ptr addrspace(1) %6, align 8, !tbaa !5
  %8 = fadd <3 x half> %5, splat (half 0xH3C00)
  %9 = shufflevector <3 x half> %8, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = add nsw i32 %7, 1
  store <4 x half> %9, ptr addrspace(1) %4, align 8, !tbaa !14
  store i32 %10, ptr addrspace(1) %6, align 8, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_change(ptr addrspace(1) noundef align 8 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %2 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = getelementptr inbounds nuw %struct.part, ptr addrspace(1) %0, i64 %2
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %5 = load <3 x half>, ptr addrspace(1) %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16
  %7 = load i32, ptr addrspace(1) %6, align 8, !tbaa !5
  %8 = fadd <3 x half> %5, splat (half 0xH3C00)
  %9 = shufflevector <3 x half> %8, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = add nsw i32 %7, 1
  store <4 x half> %9, ptr addrspace(1) %4, align 8, !tbaa !14
  store i32 %10, ptr addrspace(1) %6, align 8, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <3 x i8> @_Z13convert_char3Dv3_Dh(<3 x half> noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 0, i32 1, i32 1}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"half3*", !"half3", !"half3*", !"char3*"}
!12 = !{!"half __attribute__((ext_vector_type(3)))*", !"half __attribute__((ext_vector_type(3)))", !"half __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!7, !7, i64 0}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"half3*", !"part*"}
!18 = !{!"half __attribute__((ext_vector_type(3)))*", !"part*"}
!19 = !{!"const", !""}
!20 = !{!21, !6, i64 16}
!21 = !{!"", !7, i64 0, !7, i64 8, !6, i64 16}
!22 = !{i64 0, i64 4, !14, i64 8, i64 8, !14, i64 16, i64 4, !5}
!23 = !{i32 1}
!24 = !{!"none"}
!25 = !{!"part*"}
!26 = !{!""}
