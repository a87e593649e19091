; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent norecurse nounwind
define dso_local amdgpu_kernel void @work_items(ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call i64 @_Z20get_global_linear_idv() #4
  %mul.i = mul i64 %call.i, 40
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %for.body.i
  %d.0.i2 = phi i32 [ 0, %entry ], [ %inc23.i, %for.body.i ]
  %at.0.i1 = phi i64 [ %mul.i, %entry ], [ %inc21.i, %for.body.i ]
  %call1.i = tail call i64 @_Z13get_global_idj(i32 noundef %d.0.i2) #5
  %arrayidx.i = getelementptr inbounds nuw i64, ptr addrspace(1) %out, i64 %at.0.i1
  store i64 %call1.i, ptr addrspace(1) %arrayidx.i, align 8, !tbaa !12
  %call2.i = tail call i64 @_Z12get_local_idj(i32 noundef %d.0.i2) #5
  %arrayidx4.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 8
  store i64 %call2.i, ptr addrspace(1) %arrayidx4.i, align 8, !tbaa !12
  %call5.i = tail call i64 @_Z12get_group_idj(i32 noundef %d.0.i2) #5
  %arrayidx7.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 16
  store i64 %call5.i, ptr addrspace(1) %arrayidx7.i, align 8, !tbaa !12
  %call8.i = tail call i64 @_Z15get_global_sizej(i32 noundef %d.0.i2) #5
  %arrayidx10.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 24
  store i64 %call8.i, ptr addrspace(1) %arrayidx10.i, align 8, !tbaa !12
  %call11.i = tail call i64 @_Z14get_local_sizej(i32 noundef %d.0.i2) #5
  %arrayidx13.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 32
  store i64 %call11.i, ptr addrspace(1) %arrayidx13.i, align 8, !tbaa !12
  %call14.i = tail call i64 @_Z23get_enqueued_local_sizej(i32 noundef %d.0.i2) #4
  %arrayidx16.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 40
  store i64 %call14.i, ptr addrspace(1) %arrayidx16.i, align 8, !tbaa !12
  %call17.i = tail call i64 @_Z14get_num_groupsj(i32 noundef %d.0.i2) #5
  %arrayidx19.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 48
  store i64 %call17.i, ptr addrspace(1) %arrayidx19.i, align 8, !tbaa !12
  %call20.i = tail call i64 @_Z17get_global_offsetj(i32 noundef %d.0.i2) #5
  %inc21.i = add i64 %at.0.i1, 8
  %arrayidx22.i = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx.i, i64 56
  store i64 %call20.i, ptr addrspace(1) %arrayidx22.i, align 8, !tbaa !12
  %inc23.i = add nuw nsw i32 %d.0.i2, 1
  %exitcond.not = icmp eq i32 %inc23.i, 4
  br i1 %exitcond.not, label %__clang_ocl_kern_imp_work_items.exit, label %for.body.i, !llvm.loop !14

__clang_ocl_kern_imp_work_items.exit:             ; preds = %for.body.i
  %call24.i = tail call i32 @_Z12get_work_dimv() #5
  %conv.i = zext i32 %call24.i to i64
  %arrayidx26.i = getelementptr inbounds nuw i64, ptr addrspace(1) %out, i64 %inc21.i
  store i64 %conv.i, ptr addrspace(1) %arrayidx26.i, align 8, !tbaa !12
  %call27.i = tail call i64 @_Z19get_local_linear_idv() #4
  %arrayidx29.i = getelementptr i8, ptr addrspace(1) %arrayidx26.i, i64 8
  store i64 %call27.i, ptr addrspace(1) %arrayidx29.i, align 8, !tbaa !12
  %call30.i = tail call i64 @_Z20get_global_linear_idv() #4
  %arrayidx32.i = getelementptr i8, ptr addrspace(1) %arrayidx26.i, i64 16
  store i64 %call30.i, ptr addrspace(1) %arrayidx32.i, align 8, !tbaa !12
  %call33.i = tail call i64 @_Z13get_global_idj(i32 noundef 2) #5
  %arrayidx35.i = getelementptr i8, ptr addrspace(1) %arrayidx26.i, i64 24
  store i64 %call33.i, ptr addrspace(1) %arrayidx35.i, align 8, !tbaa !12
  %call36.i = tail call i64 @_Z14get_num_groupsj(i32 noundef 1) #5
  %arrayidx38.i = getelementptr i8, ptr addrspace(1) %arrayidx26.i, i64 32
  store i64 %call36.i, ptr addrspace(1) %arrayidx38.i, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_work_items(ptr addrspace(1) noundef writeonly align 8 captures(none) %out) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call i64 @_Z20get_global_linear_idv() #4
  %mul = mul i64 %call, 40
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %call24 = tail call i32 @_Z12get_work_dimv() #5
  %conv = zext i32 %call24 to i64
  %arrayidx26 = getelementptr inbounds nuw i64, ptr addrspace(1) %out, i64 %inc21
  store i64 %conv, ptr addrspace(1) %arrayidx26, align 8, !tbaa !12
  %call27 = tail call i64 @_Z19get_local_linear_idv() #4
  %arrayidx29 = getelementptr i8, ptr addrspace(1) %arrayidx26, i64 8
  store i64 %call27, ptr addrspace(1) %arrayidx29, align 8, !tbaa !12
  %call30 = tail call i64 @_Z20get_global_linear_idv() #4
  %arrayidx32 = getelementptr i8, ptr addrspace(1) %arrayidx26, i64 16
  store i64 %call30, ptr addrspace(1) %arrayidx32, align 8, !tbaa !12
  %call33 = tail call i64 @_Z13get_global_idj(i32 noundef 2) #5
  %arrayidx35 = getelementptr i8, ptr addrspace(1) %arrayidx26, i64 24
  store i64 %call33, ptr addrspace(1) %arrayidx35, align 8, !tbaa !12
  %call36 = tail call i64 @_Z14get_num_groupsj(i32 noundef 1) #5
  %arrayidx38 = getelementptr i8, ptr addrspace(1) %arrayidx26, i64 32
  store i64 %call36, ptr addrspace(1) %arrayidx38, align 8, !tbaa !12
  ret void

for.body:                                         ; preds = %entry, %for.body
  %d.073 = phi i32 [ 0, %entry ], [ %inc23, %for.body ]
  %at.072 = phi i64 [ %mul, %entry ], [ %inc21, %for.body ]
  %call1 = tail call i64 @_Z13get_global_idj(i32 noundef %d.073) #5
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %out, i64 %at.072
  store i64 %call1, ptr addrspace(1) %arrayidx, align 8, !tbaa !12
  %call2 = tail call i64 @_Z12get_local_idj(i32 noundef %d.073) #5
  %arrayidx4 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 8
  store i64 %call2, ptr addrspace(1) %arrayidx4, align 8, !tbaa !12
  %call5 = tail call i64 @_Z12get_group_idj(i32 noundef %d.073) #5
  %arrayidx7 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 16
  store i64 %call5, ptr addrspace(1) %arrayidx7, align 8, !tbaa !12
  %call8 = tail call i64 @_Z15get_global_sizej(i32 noundef %d.073) #5
  %arrayidx10 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 24
  store i64 %call8, ptr addrspace(1) %arrayidx10, align 8, !tbaa !12
  %call11 = tail call i64 @_Z14get_local_sizej(i32 noundef %d.073) #5
  %arrayidx13 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 32
  store i64 %call11, ptr addrspace(1) %arrayidx13, align 8, !tbaa !12
  %call14 = tail call i64 @_Z23get_enqueued_local_sizej(i32 noundef %d.073) #4
  %arrayidx16 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 40
  store i64 %call14, ptr addrspace(1) %arrayidx16, align 8, !tbaa !12
  %call17 = tail call i64 @_Z14get_num_groupsj(i32 noundef %d.073) #5
  %arrayidx19 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 48
  store i64 %call17, ptr addrspace(1) %arrayidx19, align 8, !tbaa !12
  %call20 = tail call i64 @_Z17get_global_offsetj(i32 noundef %d.073) #5
  %inc21 = add i64 %at.072, 8
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 56
  store i64 %call20, ptr addrspace(1) %arrayidx22, align 8, !tbaa !12
  %inc23 = add nuw nsw i32 %d.073, 1
  %exitcond.not = icmp eq i32 %inc23, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: convergent nounwind
declare i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare i64 @_Z23get_enqueued_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z17get_global_offsetj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i32 @_Z12get_work_dimv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare i64 @_Z19get_local_linear_idv() local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1}
!9 = !{!"none"}
!10 = !{!"ulong*"}
!11 = !{!""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
