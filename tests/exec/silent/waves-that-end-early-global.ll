; WHY: Waves that store to memory and end leave the others to go on exchanging there, in host code alone.
; LAUNCH: @global grid=2 block=256 args=i32[512]:zero,i32[512]:zero lowered=no
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @global(ptr addrspace(1) %out, ptr addrspace(1) %both) sanitize_address {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %start = mul i32 %group, 256
  %i = add i32 %start, %x
  %y = sub i32 191, %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %j = add i32 %start, %y
  %own = getelementptr i32, ptr addrspace(1) %both, i32 %i
  %far = getelementptr i32, ptr addrspace(1) %both, i32 %j
  %late = icmp ugt i32 %x, 191
  br i1 %late, label %gone, label %go
gone:
  store i32 0, ptr addrspace(1) %own, align 4
  ret void
go:
  store i32 %x, ptr addrspace(1) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %far, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(1) %far, align 4
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
