; WHY: An element whose index lies past the end of a vector is poison, and it is stored to a buffer.
; LAUNCH: @k grid=1 block=64 args=i32[64]:zero lowered=both
; EXPECT: uninitialized workgroup=0,0,0 workitem=2,0,0 count=62
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %v = insertelement <3 x i32> <i32 10, i32 20, i32 30>, i32 7, i32 %i
  %n = add i32 %i, 1
  %a = extractelement <3 x i32> %v, i32 %n
  %b = extractelement <3 x i32> %v, i32 %i
  %s = shl i32 %a, 8
  %r = or i32 %s, %b
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
