; WHY: Vectors of 32 bytes in padded rows: their natural `align` is not kept, but no instruction on LDS wants more than 16.
; LAUNCH: @k grid=1 block=64 args=f32[8]:zero lowered=both
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [64 x [48 x i8]] poison, align 32

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %i, 48
  %p = getelementptr i8, ptr addrspace(3) @t, i32 %o
  store <8 x float> zeroinitializer, ptr addrspace(3) %p, align 32
  ret void
}
