; WHY: A struct is copied to a buffer whose union holds its smaller member: what lies behind that nobody has to write.
; LAUNCH: @k grid=1 block=64 args=u8[1280]:zero lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%s = type { i32, %u }
%u = type { i32, [12 x i8] }
@t = internal addrspace(3) global [64 x %s] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr %s, ptr addrspace(3) @t, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  store i32 %i, ptr addrspace(3) %q, align 4
  %r = getelementptr %s, ptr addrspace(1) %out, i32 %i
  call void @llvm.memcpy.p1.p3.i32(ptr addrspace(1) align 4 %r, ptr addrspace(3) align 4 %p, i32 20, i1 false)
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
