; WHY: A struct with padding is copied to a buffer, and no member of it was written.
; LAUNCH: @k grid=1 block=64 args=u8[512]:zero lowered=both
; EXPECT: uninitialized on @t offset=0 workgroup=0,0,0 workitem=0,0,0 count=64
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%s = type { i8, i32 }
@t = internal addrspace(3) global [64 x %s] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr %s, ptr addrspace(3) @t, i32 %i
  %w = load i64, ptr addrspace(3) %p, align 4
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %w, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
