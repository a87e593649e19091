; WHY: Only the last lane of the first wave reads a byte of the second.
; LAUNCH: @k grid=1 block=128 args=i32[256]:zero
; EXPECT: uninitialized on @a offset=63 workgroup=0,0,0 workitem=63,0,0 count=1 severity=error
; EXPECT: race-war on @a offset=64 workgroup=0,0,0 workitem=64,0,0 count=1 severity=error
; EXPECT: race-raw on @a offset=1 workgroup=0,0,0 workitem=0,0,0 count=126 severity=warning
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
  %x = getelementptr i8, ptr addrspace(3) @a, i32 %i
  store i8 1, ptr addrspace(3) %x, align 1
  %z = icmp eq i32 %i, 127
  br i1 %z, label %end, label %more
more:
  %v = load i16, ptr addrspace(3) %x, align 1
  %y = zext i16 %v to i32
  store i32 %y, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}
