; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%llvm.amdgcn.sw.lds.rotate.md.type = type { %llvm.amdgcn.sw.lds.rotate.md.item, %llvm.amdgcn.sw.lds.rotate.md.item }
%llvm.amdgcn.sw.lds.rotate.md.item = type { i32, i32, i32 }

@llvm.amdgcn.sw.lds.rotate = internal addrspace(3) global ptr poison, no_sanitize_address, align 16, !absolute_symbol !0
@llvm.amdgcn.sw.lds.rotate.md = internal addrspace(1) global %llvm.amdgcn.sw.lds.rotate.md.type { %llvm.amdgcn.sw.lds.rotate.md.item { i32 0, i32 8, i32 32 }, %llvm.amdgcn.sw.lds.rotate.md.item { i32 32, i32 16, i32 32 } }, no_sanitize_address

define <2 x half> @scale(<2 x half> %v, half %f) {
  %a = insertelement <2 x half> poison, half %f, i32 0
  %b = shufflevector <2 x half> %a, <2 x half> poison, <2 x i32> zeroinitializer
  %r = fmul <2 x half> %v, %b
  ret <2 x half> %r
}

; Function Attrs: sanitize_address
define amdgpu_kernel void @rotate(i32 %i, half %f) #0 {
WId:
  %0 = call i32 @llvm.amdgcn.workitem.id.x()
  %1 = call i32 @llvm.amdgcn.workitem.id.y()
  %2 = call i32 @llvm.amdgcn.workitem.id.z()
  %3 = or i32 %0, %1
  %4 = or i32 %3, %2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %Malloc, label %18

Malloc:                                           ; preds = %WId
  %6 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.rotate.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.rotate.md, i32 0, i32 1, i32 0), align 4
  %7 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.rotate.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.rotate.md, i32 0, i32 1, i32 2), align 4
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = call ptr @llvm.returnaddress(i32 0)
  %11 = ptrtoint ptr %10 to i64
  %12 = call i64 @__asan_malloc_impl(i64 %9, i64 %11)
  %13 = inttoptr i64 %12 to ptr addrspace(1)
  store ptr addrspace(1) %13, ptr addrspace(3) @llvm.amdgcn.sw.lds.rotate, align 8
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
  %19 = load ptr addrspace(1), ptr addrspace(3) @llvm.amdgcn.sw.lds.rotate, align 8
  %20 = load i32, ptr addrspace(1) getelementptr inbounds (%llvm.amdgcn.sw.lds.rotate.md.type, ptr addrspace(1) @llvm.amdgcn.sw.lds.rotate.md, i32 0, i32 1, i32 0), align 4
  %21 = getelementptr inbounds i8, ptr addrspace(3) @llvm.amdgcn.sw.lds.rotate, i32 %20
  %p = getelementptr [4 x <2 x half>], ptr addrspace(3) %21, i32 0, i32 %i
  %22 = ptrtoint ptr addrspace(3) %p to i32
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
  call void @__asan_report_load4(i64 %24) #6
  call void @llvm.amdgcn.unreachable()
  br label %38

38:                                               ; preds = %asan.report, %37
  br label %39

39:                                               ; preds = %18, %38
  %40 = load <2 x half>, ptr addrspace(1) %23, align 4
  %w = call <2 x half> @scale(<2 x half> %40, half %f)
  %41 = ptrtoint ptr addrspace(3) %p to i32
  %42 = getelementptr inbounds i8, ptr addrspace(1) %19, i32 %41
  %43 = ptrtoint ptr addrspace(1) %42 to i64
  %44 = lshr i64 %43, 3
  %45 = add i64 %44, 2147450880
  %46 = inttoptr i64 %45 to ptr
  %47 = load i8, ptr %46, align 1
  %48 = icmp ne i8 %47, 0
  %49 = and i64 %43, 7
  %50 = add i64 %49, 3
  %51 = trunc i64 %50 to i8
  %52 = icmp sge i8 %51, %47
  %53 = and i1 %48, %52
  %54 = call i64 @llvm.amdgcn.ballot.i64(i1 %53)
  %55 = icmp ne i64 %54, 0
  br i1 %55, label %asan.report1, label %58, !prof !2

asan.report1:                                     ; preds = %39
  br i1 %53, label %56, label %57

56:                                               ; preds = %asan.report1
  call void @__asan_report_store4(i64 %43) #6
  call void @llvm.amdgcn.unreachable()
  br label %57

57:                                               ; preds = %asan.report1, %56
  br label %58

58:                                               ; preds = %39, %57
  store <2 x half> %w, ptr addrspace(1) %42, align 4
  br label %CondFree

CondFree:                                         ; preds = %58
  call void @llvm.amdgcn.s.barrier()
  br i1 %xyzCond, label %Free, label %End

Free:                                             ; preds = %CondFree
  %59 = call ptr @llvm.returnaddress(i32 0)
  %60 = ptrtoint ptr %59 to i64
  %61 = ptrtoint ptr addrspace(1) %19 to i64
  call void @__asan_free_impl(i64 %61, i64 %60)
  br label %End

End:                                              ; preds = %Free, %CondFree
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

declare void @__asan_report_load_n(i64, i64)

declare void @__asan_report_load4(i64)

declare void @__asan_report_store_n(i64, i64)

declare void @__asan_report_store4(i64)

attributes #0 = { sanitize_address "amdgpu-lds-size"="16" }
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
