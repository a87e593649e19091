; WHY: LDS wants 16 bytes for its widest access, and gets 8 in odd rows.
; LAUNCH: @k grid=1 block=64 args=f32[8]:zero lowered=both
; EXPECT: misaligned on @t offset=40 workgroup=0,0,0 workitem=1,0,0 count=32
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [64 x [40 x i8]] poison, align 32

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %i, 40
  %p = getelementptr i8, ptr addrspace(3) @t, i32 %o
  store <8 x float> zeroinitializer, ptr addrspace(3) %p, align 32
  ret void
}
