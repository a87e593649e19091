; WHY: At -O0 an argument lies in a slot, from which a flat pointer is loaded; the atomic through it is to no LDS.
; LAUNCH: @k grid=3 block=128 args=i32[64]:zero lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [128 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %bins) sanitize_address {
  %slot = alloca ptr, align 8, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %slot to ptr
  store ptr addrspace(1) %bins, ptr %flat, align 8
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = zext i32 %i to i64
  %p = getelementptr [128 x i32], ptr addrspacecast (ptr addrspace(3) @t to ptr), i64 0, i64 %mine
  store i32 %i, ptr %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %far = xor i64 %mine, 64
  %q = getelementptr [128 x i32], ptr addrspacecast (ptr addrspace(3) @t to ptr), i64 0, i64 %far
  %v = load i32, ptr %q, align 4
  %loaded = load ptr, ptr %flat, align 8
  %low = and i64 %mine, 63
  %bin = getelementptr i32, ptr %loaded, i64 %low
  %old = atomicrmw add ptr %bin, i32 %v syncscope("agent") monotonic, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
