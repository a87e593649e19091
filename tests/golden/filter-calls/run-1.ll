; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%llvm.amdgcn.sw.lds.put_pair.md.type = type { %llvm.amdgcn.sw.lds.put_pair.md.item, %llvm.amdgcn.sw.lds.put_pair.md.item }
%llvm.amdgcn.sw.lds.put_pair.md.item = type { i32, i32, i32 }

@llvm.amdgcn.sw.lds.put_pair = internal addrspace(3) global ptr poison, no_sanitize_address, align 8, !absolute_symbol !0
@llvm.amdgcn.sw.lds.put_pair.md = internal addrspace(1) global %llvm.amdgcn.sw.lds.put_pair.md.type { %llvm.amdgcn.sw.lds.put_pair.md.item { i32 0, i32 8, i32 32 }, %llvm.amdgcn.sw.lds.put_pair.md.item { i32 32, i32 16, i32 32 } }, no_sanitize_address

; Function Attrs: sanitize_address
define amdgpu_kernel void @put_pair(i32 %a, i64 %b) #0 {
WId:
  %0 = call i32 @llvm.amdgcn.workitem.id.x()
  %1 = call i32 @llvm.amdgcn.workitem.id.y()
  %2 = call i32 @llvm.amdgcn.workitem.id.z()
  %3 = or i32 %0, %1
  %4 = or i32 %3, %2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %Malloc, label %18

Malloc:                                           ; preds = %WId
  %6 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.put_pair.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.put_pair.md, i32 0, i32 1, i32 0), align 4
  %7 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.put_pair.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.put_pair.md, i32 0, i32 1, i32 2), align 4
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = call ptr @llvm.returnaddress(i32 0)
  %11 = ptrtoint ptr %10 to i64
  %12 = call i64 @__asan_malloc_impl(i64 %9, i64 %11)
  %13 = inttoptr i64 %12 to ptr addrspace(1)
  store ptr addrspace(1) %13, ptr addrspace(3) @llvm.amdgcn.sw.lds.put_pair, align 8
  %14 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 8
  %15 = ptrtoint ptr addrspace(1) %14 to i64
  call void @__asan_poison_region(i64 %15, i64 24)
  %16 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 48
  %17 = ptrtoint ptr addrspace(1) %16 to i64
  call void @__asan_poison_region(i64 %17, i64 16)
  br label %18

18:                                               ; preds = %Malloc, %WId
  %xyzCond = phi i1 [ false, %WId ], [ true, %Malloc ]
  call void @llvm.amdgcn.s.barrier()
  %19 = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.put_pair, align 8
  %20 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.put_pair.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.put_pair.md, i32 0, i32 1, i32 0), align 4
  %21 = getelementptr inbounds i8, ptr addrspace(3) @llvm.amdgcn.sw.lds.put_pair, i32 %20
  %22 = ptrtoint ptr addrspace(3) %21 to i32
  %23 = getelementptr inbounds i8, ptr addrspace(1) %19, i32 %22
  %24 = ptrtoint ptr addrspace(1) %23 to i64
  %25 = lshr i64 %24, 3
  %26 = add i64 %25, 2147450880
  %27 = inttoptr i64 %26 to ptr
  %28 = load i8, ptr %27, align 1
  %29 = icmp ne i8 %28, 0
  %30 = and i64 %24, 7
  %31 = add i64 %30, 3
  %32 = trunc i64 %31 to i8
  %33 = icmp sge i8 %32, %28
  %34 = and i1 %29, %33
  %35 = call i64 @llvm.amdgcn.ballot.i64(i1 %34)
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %asan.report, label %39, !prof !2

asan.report:                                      ; preds = %18
  br i1 %34, label %37, label %38

37:                                               ; preds = %asan.report
  call void @__asan_report_store4(i64 %24) #6
  call void @llvm.amdgcn.unreachable()
  br label %38

38:                                               ; preds = %asan.report, %37
  br label %39

39:                                               ; preds = %18, %38
  store i32 %a, ptr addrspace(1) %23, align 8
  %second = getelementptr inbounds { i32, i64 }, ptr addrspace(3) %21, i32 0, i32 1
  %40 = ptrtoint ptr addrspace(3) %second to i32
  %41 = getelementptr inbounds i8, ptr addrspace(1) %19, i32 %40
  %42 = ptrtoint ptr addrspace(1) %41 to i64
  %43 = lshr i64 %42, 3
  %44 = add i64 %43, 2147450880
  %45 = inttoptr i64 %44 to ptr
  %46 = load i8, ptr %45, align 1
  %47 = icmp ne i8 %46, 0
  %48 = and i64 %42, 7
  %49 = add i64 %48, 7
  %50 = trunc i64 %49 to i8
  %51 = icmp sge i8 %50, %46
  %52 = and i1 %47, %51
  %53 = call i64 @llvm.amdgcn.ballot.i64(i1 %52)
  %54 = icmp ne i64 %53, 0
  br i1 %54, label %asan.report1, label %57, !prof !2

asan.report1:                                     ; preds = %39
  br i1 %52, label %55, label %56

55:                                               ; preds = %asan.report1
  call void @__asan_report_store8(i64 %42) #6
  call void @llvm.amdgcn.unreachable()
  br label %56

56:                                               ; preds = %asan.report1, %55
  br label %57

57:                                               ; preds = %39, %56
  store i64 %b, ptr addrspace(1) %41, align 8
  br label %CondFree

CondFree:                                         ; preds = %57
  call void @llvm.amdgcn.s.barrier()
  br i1 %xyzCond, label %Free, label %End

Free:                                             ; preds = %CondFree
  %58 = call ptr @llvm.returnaddress(i32 0)
  %59 = ptrtoint ptr %58 to i64
  %60 = ptrtoint ptr addrspace(1) %19 to i64
  call void @__asan_free_impl(i64 %60, i64 %59)
  br label %End

End:                                              ; preds = %Free, %CondFree
  ret void
}

define amdgpu_kernel void @no_match_here(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

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

declare void @__asan_report_store8(i64)

attributes #0 = { sanitize_address "amdgpu-lds-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind }
attributes #6 = { nomerge }

!llvm.module.flags = !{!1}

!0 = !{i32 0, i32 1}
!1 = !{i32 4, !"nosanitize_address", i32 1}
!2 = !{!"branch_weights", i32 1, i32 1048575}
