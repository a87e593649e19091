; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @atom(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !13
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %10 = shl i32 %9, 7, !dbg !14
  %11 = and i32 %7, 63, !dbg !15
  %.masked = and i32 %8, 64, !dbg !15
  %12 = or disjoint i32 %.masked, %11, !dbg !15
  %13 = or disjoint i32 %12, %10, !dbg !14
  %14 = srem i32 %13, 5, !dbg !16
  %15 = icmp ne i32 %14, 3, !dbg !17
  %16 = and i32 %8, 128, !dbg !18
  %17 = icmp eq i32 %16, 0, !dbg !18
  %18 = and i1 %17, %15, !dbg !18
  br i1 %18, label %19, label %30, !dbg !18

19:                                               ; preds = %6
  %20 = sext i32 %13 to i64, !dbg !19
  %21 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %20, !dbg !19
  %22 = load <1 x i32>, ptr addrspace(1) %21, align 4, !dbg !20
  %23 = extractelement <1 x i32> %22, i64 0, !dbg !20
  %24 = sext i32 %23 to i64, !dbg !21
  %25 = getelementptr [8 x i8], ptr addrspace(1) %2, i64 %24, !dbg !21
  %26 = getelementptr [8 x i8], ptr addrspace(1) %0, i64 %20, !dbg !22
  %27 = load <1 x double>, ptr addrspace(1) %26, align 8, !dbg !23
  %28 = extractelement <1 x double> %27, i64 0, !dbg !23
  %29 = atomicrmw fadd ptr addrspace(1) %25, double %28 syncscope("agent") monotonic, align 8, !dbg !18
  br label %30, !dbg !18

30:                                               ; preds = %19, %6
  %31 = phi double [ %29, %19 ], [ undef, %6 ], !dbg !18
  %32 = shl nuw nsw i32 %12, 3, !dbg !18
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %32, !dbg !18
  br i1 %17, label %34, label %36, !dbg !18

34:                                               ; preds = %30
  %35 = insertelement <1 x double> poison, double %31, i64 0
  store <1 x double> %35, ptr addrspace(3) %33, align 8, !dbg !18
  br label %36, !dbg !18

36:                                               ; preds = %34, %30
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  br i1 %18, label %37, label %41, !dbg !13

37:                                               ; preds = %36
  %38 = sext i32 %13 to i64
  %39 = getelementptr [8 x i8], ptr addrspace(1) %3, i64 %38
  %40 = load <1 x double>, ptr addrspace(3) %33, align 8, !dbg !18
  store <1 x double> %40, ptr addrspace(1) %39, align 8, !dbg !13
  br label %41, !dbg !13

41:                                               ; preds = %37, %36
  ret void, !dbg !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "atom", linkageName: "atom", scope: !1, file: !1, line: 182, type: !5, scopeLine: 182, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !7, !7, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 192, column: 5, scope: !4)
!14 = !DILocation(line: 183, column: 7, scope: !4)
!15 = !DILocation(line: 183, column: 26, scope: !4)
!16 = !DILocation(line: 183, column: 81, scope: !4)
!17 = !DILocation(line: 183, column: 80, scope: !4)
!18 = !DILocation(line: 184, column: 17, scope: !4)
!19 = !DILocation(line: 183, column: 70, scope: !4)
!20 = !DILocation(line: 183, column: 62, scope: !4)
!21 = !DILocation(line: 183, column: 60, scope: !4)
!22 = !DILocation(line: 183, column: 52, scope: !4)
!23 = !DILocation(line: 183, column: 44, scope: !4)
!24 = !{!"amdgpu-synchronize-as", !"local"}
!25 = !DILocation(line: 182, column: 1, scope: !4)
