; WHY: A pointer that lost its object is judged by its address, also in a block that is aligned beyond what the heap gives.
; LAUNCH: @k grid=1 block=64 args=i32[64]:zero lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [64 x i32] poison, align 64
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %x
  store i32 %x, ptr addrspace(3) %p, align 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  %n = ptrtoint ptr %f to i64
  %same = mul i64 %n, 1
  %q = inttoptr i64 %same to ptr
  %v = load i32, ptr %q, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %v, ptr addrspace(1) %to, align 4
  ret void
}
