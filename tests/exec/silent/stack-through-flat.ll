; WHY: One flat address of a stack slot is another place in every lane: what is loaded there is no uniform value.
; LAUNCH: @k grid=1 block=64 args=i32[64]:zero lowered=both
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %slots = alloca [4 x i32], align 4, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %slots to ptr
  br label %fill
fill:
  %n = phi i32 [ 0, %0 ], [ %m, %fill ]
  %x = add i32 %i, %n
  %p = getelementptr i32, ptr %flat, i32 %n
  store i32 %x, ptr %p, align 4
  %m = add i32 %n, 1
  %more = icmp ult i32 %m, 4
  br i1 %more, label %fill, label %sum
sum:
  %k = phi i32 [ 0, %fill ], [ %l, %sum ]
  %s = phi i32 [ 0, %fill ], [ %t, %sum ]
  %q = getelementptr i32, ptr %flat, i32 %k
  %v = load i32, ptr %q, align 4
  %t = add i32 %s, %v
  %l = add i32 %k, 1
  %again = icmp ult i32 %l, 4
  br i1 %again, label %sum, label %end
end:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %t, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
