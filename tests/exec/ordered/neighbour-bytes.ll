; WHY: Waves write bytes of one word, each its own.
; LAUNCH: @k grid=1 block=128 args=i32[256]:zero
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [129 x i8] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %r = sub i32 127, %i
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %q = getelementptr i32, ptr addrspace(3) @a, i32 %r
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ult i32 %i, 64
  %h = lshr i32 %i, 6
  %w = and i32 %i, 63
  %b = shl i32 %w, 1
  %s = or i32 %b, %h
  %x = getelementptr i8, ptr addrspace(3) @a, i32 %s
  store i8 1, ptr addrspace(3) %x, align 1
  %v = load i8, ptr addrspace(3) %x, align 1
  %y = zext i8 %v to i32
  store i32 %y, ptr addrspace(1) %o, align 4
  ret void
}
