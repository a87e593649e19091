; Point 10: a variable aligned to 256 bytes stays aligned; a late alloca stays static; metadata stays.
target triple = "amdgcn-amd-amdhsa"

@big = internal addrspace(3) global [64 x i32] poison, align 256
@one = internal addrspace(3) global i8 poison, align 1

define amdgpu_kernel void @k(ptr addrspace(1) %0) {
  %2 = call i32 @llvm.amdgcn.workitem.id.x()
  %3 = alloca i32, align 4, addrspace(5)
  %4 = getelementptr [64 x i32], ptr addrspace(3) @big, i32 0, i32 %2
  store i32 %2, ptr addrspace(5) %3, align 4
  %5 = load i32, ptr addrspace(5) %3, align 4
  store i32 %5, ptr addrspace(3) %4, align 4, !tbaa !1
  %6 = load i32, ptr addrspace(3) %4, align 4, !tbaa !1, !range !4
  %7 = addrspacecast ptr addrspace(3) @big to ptr
  %8 = ptrtoint ptr %7 to i64
  %9 = and i64 %8, 255
  %10 = trunc i64 %9 to i32
  %11 = add i32 %6, %10
  %12 = getelementptr i32, ptr addrspace(1) %0, i32 %2
  store i32 %11, ptr addrspace(1) %12, align 4
  ret void
}

define internal void @sync() convergent alwaysinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
!4 = !{i32 0, i32 64}
