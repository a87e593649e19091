; WHY: Of two words that are copied to a buffer as one load, and of four as one memcpy, one was never written: an element of an
; WHY: array is a value of its own.
; LAUNCH: @k grid=1 block=64 args=u8[2048]:zero lowered=both
; EXPECT: uninitialized on @t offset=0 workgroup=0,0,0 workitem=0,0,0 count=64
; EXPECT: uninitialized on @u offset=0 workgroup=0,0,0 workitem=0,0,0 count=64
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [128 x i32] poison, align 8
@u = internal addrspace(3) global [256 x float] poison, align 8

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [2 x i32], ptr addrspace(3) @t, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %w = load i64, ptr addrspace(3) %p, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %w, ptr addrspace(1) %o, align 8
  %q = getelementptr [4 x float], ptr addrspace(3) @u, i32 %i
  store <2 x float> zeroinitializer, ptr addrspace(3) %q, align 8
  %q2 = getelementptr i8, ptr addrspace(3) %q, i32 12
  store float 1.0, ptr addrspace(3) %q2, align 4
  %at = mul i32 %i, 16
  %far = add i32 %at, 512
  %r = getelementptr i8, ptr addrspace(1) %out, i32 %far
  call void @llvm.memcpy.p1.p3.i32(ptr addrspace(1) align 8 %r, ptr addrspace(3) align 8 %q, i32 16, i1 false)
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p3.i32(ptr addrspace(1), ptr addrspace(3), i32, i1)
