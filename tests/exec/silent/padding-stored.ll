; WHY: A struct with padding is copied from LDS to a buffer as one word, and as a memcpy to a stack slot and on.
; LAUNCH: @k grid=1 block=64 args=u8[2048]:zero lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%s = type { i8, i32 }
@t = internal addrspace(3) global [64 x %s] poison, align 4
@u = internal addrspace(3) global [64 x { double, { float, float, float } }] poison, align 8

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr %s, ptr addrspace(3) @t, i32 %i
  store i8 1, ptr addrspace(3) %p, align 4
  %q = getelementptr %s, ptr addrspace(3) %p, i32 0, i32 1
  store i32 %i, ptr addrspace(3) %q, align 4
  %w = load i64, ptr addrspace(3) %p, align 4
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %w, ptr addrspace(1) %o, align 4
  %a = getelementptr [64 x { double, { float, float, float } }], ptr addrspace(3) @u, i32 0, i32 %i
  store double 1.0, ptr addrspace(3) %a, align 8
  %b = getelementptr i8, ptr addrspace(3) %a, i32 8
  store <2 x float> <float 1.0, float 2.0>, ptr addrspace(3) %b, align 8
  %c = getelementptr i8, ptr addrspace(3) %a, i32 16
  store float 3.0, ptr addrspace(3) %c, align 8
  %x = alloca { double, { float, float, float } }, align 8, addrspace(5)
  call void @llvm.memcpy.p5.p3.i32(ptr addrspace(5) align 8 %x, ptr addrspace(3) align 8 %a, i32 24, i1 false)
  %at = mul i32 %i, 24
  %far = add i32 %at, 512
  %r = getelementptr i8, ptr addrspace(1) %out, i32 %far
  call void @llvm.memcpy.p1.p5.i32(ptr addrspace(1) align 8 %r, ptr addrspace(5) align 8 %x, i32 24, i1 false)
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p5.p3.i32(ptr addrspace(5), ptr addrspace(3), i32, i1)
declare void @llvm.memcpy.p1.p5.i32(ptr addrspace(1), ptr addrspace(5), i32, i1)
