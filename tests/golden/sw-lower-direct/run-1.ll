; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%llvm.amdgcn.sw.lds.stage_row.md.type = type { %llvm.amdgcn.sw.lds.stage_row.md.item, %llvm.amdgcn.sw.lds.stage_row.md.item, %llvm.amdgcn.sw.lds.stage_row.md.item }
%llvm.amdgcn.sw.lds.stage_row.md.item = type { i32, i32, i32 }
%partial = type { i32, [3 x i16], float }

@llvm.amdgcn.sw.lds.stage_row = internal addrspace(3) global ptr poison, no_sanitize_address, align 8, !absolute_symbol !0
@llvm.amdgcn.sw.lds.stage_row.md = internal addrspace(1) global %llvm.amdgcn.sw.lds.stage_row.md.type { %llvm.amdgcn.sw.lds.stage_row.md.item { i32 0, i32 8, i32 32 }, %llvm.amdgcn.sw.lds.stage_row.md.item { i32 32, i32 16, i32 32 }, %llvm.amdgcn.sw.lds.stage_row.md.item { i32 64, i32 68, i32 128 } }, no_sanitize_address

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: sanitize_address
define amdgpu_kernel void @stage_row(ptr addrspace(1) %src, i32 %limit) #1 {
WId:
  %0 = call i32 @llvm.amdgcn.workitem.id.x()
  %1 = call i32 @llvm.amdgcn.workitem.id.y()
  %2 = call i32 @llvm.amdgcn.workitem.id.z()
  %3 = or i32 %0, %1
  %4 = or i32 %3, %2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %Malloc, label %entry

Malloc:                                           ; preds = %WId
  %6 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.stage_row.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.stage_row.md, i32 0, i32 2, i32 0), align 4
  %7 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.stage_row.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.stage_row.md, i32 0, i32 2, i32 2), align 4
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = call ptr @llvm.returnaddress(i32 0)
  %11 = ptrtoint ptr %10 to i64
  %12 = call i64 @__asan_malloc_impl(i64 %9, i64 %11)
  %13 = inttoptr i64 %12 to ptr addrspace(1)
  store ptr addrspace(1) %13, ptr addrspace(3) @llvm.amdgcn.sw.lds.stage_row, align 8
  %14 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 8
  %15 = ptrtoint ptr addrspace(1) %14 to i64
  call void @__asan_poison_region(i64 %15, i64 24)
  %16 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 48
  %17 = ptrtoint ptr addrspace(1) %16 to i64
  call void @__asan_poison_region(i64 %17, i64 16)
  %18 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 132
  %19 = ptrtoint ptr addrspace(1) %18 to i64
  call void @__asan_poison_region(i64 %19, i64 60)
  br label %entry

entry:                                            ; preds = %Malloc, %WId
  %xyzCond = phi i1 [ false, %WId ], [ true, %Malloc ]
  call void @llvm.amdgcn.s.barrier()
  %20 = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.stage_row, align 8
  %21 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.stage_row.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.stage_row.md, i32 0, i32 1, i32 0), align 4
  %22 = getelementptr inbounds i8, ptr addrspace(3) @llvm.amdgcn.sw.lds.stage_row, i32 %21
  %23 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.stage_row.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.stage_row.md, i32 0, i32 2, i32 0), align 4
  %24 = getelementptr inbounds i8, ptr addrspace(3) @llvm.amdgcn.sw.lds.stage_row, i32 %23
  %lane = tail call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr inbounds float, ptr addrspace(1) %src, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %slot = getelementptr inbounds [17 x float], ptr addrspace(3) %24, i32 0, i32 %lane
  %25 = ptrtoint ptr addrspace(3) %slot to i32
  %26 = getelementptr inbounds i8, ptr addrspace(1) %20, i32 %25
  %27 = ptrtoint ptr addrspace(1) %26 to i64
  %28 = lshr i64 %27, 3
  %29 = add i64 %28, 2147450880
  %30 = inttoptr i64 %29 to ptr
  %31 = load i8, ptr %30, align 1
  %32 = icmp ne i8 %31, 0
  %33 = and i64 %27, 7
  %34 = add i64 %33, 3
  %35 = trunc i64 %34 to i8
  %36 = icmp sge i8 %35, %31
  %37 = and i1 %32, %36
  %38 = call i64 @llvm.amdgcn.ballot.i64(i1 %37)
  %39 = icmp ne i64 %38, 0
  br i1 %39, label %asan.report, label %42, !prof !2

asan.report:                                      ; preds = %entry
  br i1 %37, label %40, label %41

40:                                               ; preds = %asan.report
  call void @__asan_report_store4(i64 %27) #6
  call void @llvm.amdgcn.unreachable()
  br label %41

41:                                               ; preds = %asan.report, %40
  br label %42

42:                                               ; preds = %entry, %41
  store float %value, ptr addrspace(1) %26, align 4
  %field = getelementptr inbounds %partial, ptr addrspace(3) %22, i32 0, i32 2
  %43 = ptrtoint ptr addrspace(3) %field to i32
  %44 = getelementptr inbounds i8, ptr addrspace(1) %20, i32 %43
  %45 = ptrtoint ptr addrspace(1) %44 to i64
  %46 = lshr i64 %45, 3
  %47 = add i64 %46, 2147450880
  %48 = inttoptr i64 %47 to ptr
  %49 = load i8, ptr %48, align 1
  %50 = icmp ne i8 %49, 0
  %51 = and i64 %45, 7
  %52 = add i64 %51, 3
  %53 = trunc i64 %52 to i8
  %54 = icmp sge i8 %53, %49
  %55 = and i1 %50, %54
  %56 = call i64 @llvm.amdgcn.ballot.i64(i1 %55)
  %57 = icmp ne i64 %56, 0
  br i1 %57, label %asan.report1, label %60, !prof !2

asan.report1:                                     ; preds = %42
  br i1 %55, label %58, label %59

58:                                               ; preds = %asan.report1
  call void @__asan_report_store4(i64 %45) #6
  call void @llvm.amdgcn.unreachable()
  br label %59

59:                                               ; preds = %asan.report1, %58
  br label %60

60:                                               ; preds = %42, %59
  store float %value, ptr addrspace(1) %44, align 4
  %61 = ptrtoint ptr addrspace(3) %22 to i32
  %62 = getelementptr inbounds i8, ptr addrspace(1) %20, i32 %61
  %63 = ptrtoint ptr addrspace(1) %62 to i64
  %64 = lshr i64 %63, 3
  %65 = add i64 %64, 2147450880
  %66 = inttoptr i64 %65 to ptr
  %67 = load i8, ptr %66, align 1
  %68 = icmp ne i8 %67, 0
  %69 = and i64 %63, 7
  %70 = add i64 %69, 3
  %71 = trunc i64 %70 to i8
  %72 = icmp sge i8 %71, %67
  %73 = and i1 %68, %72
  %74 = call i64 @llvm.amdgcn.ballot.i64(i1 %73)
  %75 = icmp ne i64 %74, 0
  br i1 %75, label %asan.report2, label %78, !prof !2

asan.report2:                                     ; preds = %60
  br i1 %73, label %76, label %77

76:                                               ; preds = %asan.report2
  call void @__asan_report_store4(i64 %63) #6
  call void @llvm.amdgcn.unreachable()
  br label %77

77:                                               ; preds = %asan.report2, %76
  br label %78

78:                                               ; preds = %60, %77
  store i32 %limit, ptr addrspace(1) %62, align 8
  br label %CondFree

CondFree:                                         ; preds = %78
  call void @llvm.amdgcn.s.barrier()
  br i1 %xyzCond, label %Free, label %End

Free:                                             ; preds = %CondFree
  %79 = call ptr @llvm.returnaddress(i32 0)
  %80 = ptrtoint ptr %79 to i64
  %81 = ptrtoint ptr addrspace(1) %20 to i64
  call void @__asan_free_impl(i64 %81, i64 %80)
  br label %End

End:                                              ; preds = %Free, %CondFree
  ret void
}

define void @untouched(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.returnaddress(i32 immarg) #2

declare i64 @__asan_malloc_impl(i64, i64)

declare void @__asan_poison_region(i64, i64)

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

declare void @__asan_free_impl(i64, i64)

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #4

; Function Attrs: convergent nocallback nofree nounwind
declare void @llvm.amdgcn.unreachable() #5

declare void @__asan_report_store_n(i64, i64)

declare void @__asan_report_store4(i64)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { sanitize_address "amdgpu-lds-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind }
attributes #6 = { nomerge }

!llvm.module.flags = !{!1}

!0 = !{i32 0, i32 1}
!1 = !{i32 4, !"nosanitize_address", i32 1}
!2 = !{!"branch_weights", i32 1, i32 1048575}
