; ModuleID = 'spaces.cl'
source_filename = "spaces.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@kinds.tile = internal addrspace(3) global [64 x i32] undef, align 4
@through.tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define hidden range(i32 0, -8) i32 @kind(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr addrspace(1) @__to_global(ptr %0) #7
  %3 = icmp ne ptr addrspace(1) %2, null
  %4 = zext i1 %3 to i32
  %5 = tail call ptr addrspace(3) @__to_local(ptr %0) #7
  %6 = icmp eq ptr addrspace(3) %5, addrspacecast (ptr null to ptr addrspace(3))
  %7 = select i1 %6, i32 0, i32 2
  %8 = or disjoint i32 %7, %4
  %9 = tail call ptr addrspace(5) @__to_private(ptr %0) #7
  %10 = icmp eq ptr addrspace(5) %9, addrspacecast (ptr null to ptr addrspace(5))
  %11 = select i1 %10, i32 0, i32 4
  %12 = or disjoint i32 %8, %11
  %13 = tail call i32 @_Z9get_fencePv(ptr noundef %0) #8
  %14 = shl i32 %13, 4
  %15 = or disjoint i32 %12, %14
  ret i32 %15
}

declare ptr addrspace(1) @__to_global(ptr) local_unnamed_addr #1

declare ptr addrspace(3) @__to_local(ptr) local_unnamed_addr #1

declare ptr addrspace(5) @__to_private(ptr) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden i32 @_Z9get_fencePv(ptr noundef) local_unnamed_addr #2

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @kinds(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %2 = alloca i32, align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %2) #7
  store i32 0, ptr addrspace(5) %2, align 4, !tbaa !5
  %3 = addrspacecast ptr addrspace(1) %0 to ptr
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = insertelement <4 x ptr> <ptr poison, ptr addrspacecast (ptr addrspace(3) @kinds.tile to ptr), ptr poison, ptr null>, ptr %3, i64 0
  %6 = insertelement <4 x ptr> %5, ptr %4, i64 2
  br label %7

7:                                                ; preds = %1, %7
  %8 = phi i32 [ 0, %1 ], [ %29, %7 ]
  %9 = zext nneg i32 %8 to i64
  %10 = extractelement <4 x ptr> %6, i32 %8
  %11 = call ptr addrspace(1) @__to_global(ptr %10) #7
  %12 = icmp ne ptr addrspace(1) %11, null
  %13 = zext i1 %12 to i32
  %14 = call ptr addrspace(3) @__to_local(ptr %10) #7
  %15 = icmp eq ptr addrspace(3) %14, addrspacecast (ptr null to ptr addrspace(3))
  %16 = select i1 %15, i32 0, i32 2
  %17 = or disjoint i32 %16, %13
  %18 = call ptr addrspace(5) @__to_private(ptr %10) #7
  %19 = icmp eq ptr addrspace(5) %18, addrspacecast (ptr null to ptr addrspace(5))
  %20 = select i1 %19, i32 0, i32 4
  %21 = or disjoint i32 %17, %20
  %22 = call i32 @_Z9get_fencePv(ptr noundef %10) #8
  %23 = shl i32 %22, 4
  %24 = or disjoint i32 %21, %23
  %25 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %26 = shl i64 %25, 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %9
  store i32 %24, ptr addrspace(1) %28, align 4, !tbaa !5
  %29 = add nuw nsw i32 %8, 1
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %31, label %7, !llvm.loop !13

31:                                               ; preds = %7
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %2) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %0) local_unnamed_addr #4 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %2 = alloca i32, align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %2) #7
  store i32 0, ptr addrspace(5) %2, align 4, !tbaa !5
  %3 = addrspacecast ptr addrspace(1) %0 to ptr
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = insertelement <4 x ptr> <ptr poison, ptr addrspacecast (ptr addrspace(3) @kinds.tile to ptr), ptr poison, ptr null>, ptr %3, i64 0
  %6 = insertelement <4 x ptr> %5, ptr %4, i64 2
  br label %8

7:                                                ; preds = %8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %2) #7
  ret void

8:                                                ; preds = %1, %8
  %9 = phi i32 [ 0, %1 ], [ %30, %8 ]
  %10 = zext nneg i32 %9 to i64
  %11 = extractelement <4 x ptr> %6, i32 %9
  %12 = call ptr addrspace(1) @__to_global(ptr %11) #7
  %13 = icmp ne ptr addrspace(1) %12, null
  %14 = zext i1 %13 to i32
  %15 = call ptr addrspace(3) @__to_local(ptr %11) #7
  %16 = icmp eq ptr addrspace(3) %15, addrspacecast (ptr null to ptr addrspace(3))
  %17 = select i1 %16, i32 0, i32 2
  %18 = or disjoint i32 %17, %14
  %19 = call ptr addrspace(5) @__to_private(ptr %11) #7
  %20 = icmp eq ptr addrspace(5) %19, addrspacecast (ptr null to ptr addrspace(5))
  %21 = select i1 %20, i32 0, i32 4
  %22 = or disjoint i32 %18, %21
  %23 = call i32 @_Z9get_fencePv(ptr noundef %11) #8
  %24 = shl i32 %23, 4
  %25 = or disjoint i32 %22, %24
  %26 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %27 = shl i64 %26, 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %27
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %10
  store i32 %25, ptr addrspace(1) %29, align 4, !tbaa !5
  %30 = add nuw nsw i32 %9, 1
  %31 = icmp eq i32 %30, 4
  br i1 %31, label %7, label %8, !llvm.loop !13
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @through(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  %7 = addrspacecast ptr addrspace(1) %0 to ptr
  %8 = select i1 %6, ptr %7, ptr addrspacecast (ptr addrspace(3) @through.tile to ptr)
  %9 = shl i64 %3, 32
  %10 = ashr exact i64 %9, 30
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = tail call ptr addrspace(3) @__to_local(ptr %11) #7
  %13 = icmp eq ptr addrspace(3) %12, addrspacecast (ptr null to ptr addrspace(3))
  br i1 %13, label %20, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds i32, ptr addrspace(3) %12, i32 %1
  store i32 %4, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = sub nsw i32 0, %4
  %17 = shl i64 %3, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !5
  br label %22

20:                                               ; preds = %2
  %21 = tail call ptr addrspace(1) @__to_global(ptr %11) #7
  store i32 %4, ptr addrspace(1) %21, align 4, !tbaa !5
  br label %22

22:                                               ; preds = %14, %20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_through(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) local_unnamed_addr #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  %7 = addrspacecast ptr addrspace(1) %0 to ptr
  %8 = select i1 %6, ptr %7, ptr addrspacecast (ptr addrspace(3) @through.tile to ptr)
  %9 = shl i64 %3, 32
  %10 = ashr exact i64 %9, 30
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = tail call ptr addrspace(3) @__to_local(ptr %11) #7
  %13 = icmp eq ptr addrspace(3) %12, addrspacecast (ptr null to ptr addrspace(3))
  br i1 %13, label %20, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds i32, ptr addrspace(3) %12, i32 %1
  store i32 %4, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = sub nsw i32 0, %4
  %17 = shl i64 %3, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %18
  store i32 %16, ptr addrspace(1) %19, align 4, !tbaa !5
  br label %22

20:                                               ; preds = %2
  %21 = tail call ptr addrspace(1) @__to_global(ptr %11) #7
  store i32 %4, ptr addrspace(1) %21, align 4, !tbaa !5
  br label %22

22:                                               ; preds = %20, %14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!9 = !{i32 1}
!10 = !{!"none"}
!11 = !{!"int*"}
!12 = !{!""}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{i32 1, i32 0}
!16 = !{!"none", !"none"}
!17 = !{!"int*", !"int"}
!18 = !{!"", !""}
