; ModuleID = 'tables.hip'
source_filename = "tables.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile = hidden local_unnamed_addr addrspace(3) global [64 x float] undef, align 16
@.str.1 = private unnamed_addr addrspace(4) constant [46 x i8] c"group %u, item %2u: next is %-8.3f| %s of %s\0A\00", align 1
@.str.2 = private unnamed_addr addrspace(4) constant [4 x i8] c"odd\00", align 1
@.str.3 = private unnamed_addr addrspace(4) constant [8 x i8] c"%d:%d%c\00", align 1
@.str.4 = private unnamed_addr addrspace(4) constant [12 x i8] c"%#x %ld %%\0A\00", align 1
@__hip_cuid_c3d613a56dd1edee = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_c3d613a56dd1edee to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @tables(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, ptr addrspace(1) noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr addrspace(1) %2 to i64
  %5 = addrspacecast ptr addrspace(1) %2 to ptr
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = uitofp nneg i32 %6 to float
  %9 = fadd contract float %8, 5.000000e-01
  %10 = zext nneg i32 %6 to i64
  %11 = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i32 0, i32 %6
  store float %9, ptr addrspace(3) %11, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %12 = add nuw nsw i32 %6, 1
  %13 = and i32 %12, 3
  %14 = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i32 0, i32 %13
  %15 = load float, ptr addrspace(3) %14, align 4, !tbaa !5
  %16 = shl i32 %7, 2
  %17 = add i32 %16, %6
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  store float %15, ptr addrspace(1) %19, align 4, !tbaa !5
  %20 = and i32 %6, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %50, label %22

22:                                               ; preds = %3
  %23 = fpext float %15 to double
  %24 = tail call i64 @__ockl_printf_begin(i64 0) #4
  %25 = icmp eq ptr addrspace(4) @.str.1, addrspacecast (ptr null to ptr addrspace(4))
  %26 = select i1 %25, i64 0, i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @.str.1, i64 45) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @.str.1 to ptr) to i64)), i64 1))
  %27 = tail call i64 @__ockl_printf_append_string_n(i64 %24, ptr addrspacecast (ptr addrspace(4) @.str.1 to ptr), i64 %26, i32 0) #4
  %28 = zext i32 %7 to i64
  %29 = tail call i64 @__ockl_printf_append_args(i64 %27, i32 1, i64 %28, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0) #4
  %30 = tail call i64 @__ockl_printf_append_args(i64 %29, i32 1, i64 %10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0) #4
  %31 = bitcast double %23 to i64
  %32 = tail call i64 @__ockl_printf_append_args(i64 %30, i32 1, i64 %31, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0) #4
  %33 = icmp eq ptr addrspace(4) @.str.2, addrspacecast (ptr null to ptr addrspace(4))
  %34 = select i1 %33, i64 0, i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @.str.2, i64 3) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @.str.2 to ptr) to i64)), i64 1))
  %35 = tail call i64 @__ockl_printf_append_string_n(i64 %32, ptr addrspacecast (ptr addrspace(4) @.str.2 to ptr), i64 %34, i32 0) #4
  %36 = icmp eq ptr addrspace(1) %2, null
  br i1 %36, label %47, label %37

37:                                               ; preds = %22, %37
  %38 = phi ptr addrspace(1) [ %39, %37 ], [ %2, %22 ]
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 1
  %40 = load i8, ptr addrspace(1) %38, align 1
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %42, label %37

42:                                               ; preds = %37
  %43 = addrspacecast ptr addrspace(1) %38 to ptr
  %44 = ptrtoint ptr %43 to i64
  %45 = sub i64 %44, %4
  %46 = add i64 %45, 1
  br label %47

47:                                               ; preds = %42, %22
  %48 = phi i64 [ %46, %42 ], [ 0, %22 ]
  %49 = tail call i64 @__ockl_printf_append_string_n(i64 %35, ptr %5, i64 %48, i32 1) #4
  br label %50

50:                                               ; preds = %47, %3
  %51 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !9
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %57

54:                                               ; preds = %50
  %55 = icmp eq ptr addrspace(4) @.str.3, addrspacecast (ptr null to ptr addrspace(4))
  %56 = select i1 %55, i64 0, i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @.str.3, i64 7) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @.str.3 to ptr) to i64)), i64 1))
  br label %64

57:                                               ; preds = %64, %50
  %58 = tail call i64 @__ockl_printf_begin(i64 0) #4
  %59 = icmp eq ptr addrspace(4) @.str.4, addrspacecast (ptr null to ptr addrspace(4))
  %60 = select i1 %59, i64 0, i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @.str.4, i64 11) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @.str.4 to ptr) to i64)), i64 1))
  %61 = tail call i64 @__ockl_printf_append_string_n(i64 %58, ptr addrspacecast (ptr addrspace(4) @.str.4 to ptr), i64 %60, i32 0) #4
  %62 = tail call i64 @__ockl_printf_append_args(i64 %61, i32 1, i64 %10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0) #4
  %63 = tail call i64 @__ockl_printf_append_args(i64 %62, i32 1, i64 -5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) #4
  ret void

64:                                               ; preds = %54, %64
  %65 = phi i32 [ 0, %54 ], [ %72, %64 ]
  %66 = tail call i64 @__ockl_printf_begin(i64 0) #4
  %67 = tail call i64 @__ockl_printf_append_string_n(i64 %66, ptr addrspacecast (ptr addrspace(4) @.str.3 to ptr), i64 %56, i32 0) #4
  %68 = tail call i64 @__ockl_printf_append_args(i64 %67, i32 1, i64 %10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0) #4
  %69 = zext nneg i32 %65 to i64
  %70 = tail call i64 @__ockl_printf_append_args(i64 %68, i32 1, i64 %69, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0) #4
  %71 = tail call i64 @__ockl_printf_append_args(i64 %70, i32 1, i64 44, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) #4
  %72 = add nuw nsw i32 %65, 1
  %73 = load i32, ptr addrspace(1) %51, align 4, !tbaa !9
  %74 = icmp slt i32 %72, %73
  br i1 %74, label %64, label %57, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

declare i64 @__ockl_printf_begin(i64) local_unnamed_addr #3

declare i64 @__ockl_printf_append_string_n(i64, ptr, i64, i32) local_unnamed_addr #3

declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) local_unnamed_addr #3

attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { "amdgpu-waves-per-eu"="4,8" "uniform-work-group-size"="false" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
