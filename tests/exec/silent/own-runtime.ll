; WHY: A module that defines a function of the runtime itself: its own is called, also by itself.
; LAUNCH: @k grid=1 block=64 args=i64[64]:zero lowered=no
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define i64 @malloc(i64 %n) {
  %z = icmp ult i64 %n, 3
  br i1 %z, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 1
  %o = sub i64 %n, 2
  %r = call i64 @malloc(i64 %m)
  %s = call i64 @malloc(i64 %o)
  %t = add i64 %r, %s
  ret i64 %t
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = and i32 %i, 7
  %n = zext i32 %c to i64
  %r = call i64 @malloc(i64 %n)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %r, ptr addrspace(1) %p, align 8
  ret void
}
