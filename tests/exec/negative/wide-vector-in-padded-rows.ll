; WHY: In global memory nothing but the promise counts.
; LAUNCH: @k grid=1 block=64 args=f32[768]:zero
; EXPECT: misaligned on @out offset=48 workgroup=0,0,0 workitem=1,0,0 count=32
target triple = "amdgcn-amd-amdhsa"


define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %i, 48
  %p = getelementptr i8, ptr addrspace(1) %out, i32 %o
  store <8 x float> zeroinitializer, ptr addrspace(1) %p, align 32
  ret void
}
