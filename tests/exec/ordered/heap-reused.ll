; WHY: Memory of the heap changes hands between work-groups.
; LAUNCH: @k grid=4 block=64 args=i32[256]:zero
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %r = sub i32 127, %i
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %q = getelementptr i32, ptr addrspace(3) @a, i32 %r
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ult i32 %i, 64
  %h = call ptr @malloc(i64 16)
  store i32 %g, ptr %h, align 4
  call void @free(ptr %h)
  ret void
}
declare ptr @malloc(i64)
declare void @free(ptr)
