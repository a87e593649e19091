; Point 6: is.shared, groupstaticsize, append and consume.
target triple = "amdgcn-amd-amdhsa"

@n = internal addrspace(3) global i32 poison, align 4
@a = internal addrspace(3) global [16 x i32] poison, align 4
@d = external addrspace(3) global [0 x i32], align 4

define internal i32 @ask(ptr %p) noinline {
  %b = call i1 @llvm.amdgcn.is.shared(ptr %p)
  %i = zext i1 %b to i32
  ret i32 %i
}

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %first = icmp eq i32 %t, 0
  br i1 %first, label %zero, label %go

zero:
  store i32 10, ptr addrspace(3) @n, align 4
  br label %go

go:
  call void @sync()
  %odd = and i32 %t, 1
  %is.odd = icmp eq i32 %odd, 1
  br i1 %is.odd, label %some, label %join

some:
  %old = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @n, i1 false)
  br label %join

join:
  %got = phi i32 [ %old, %some ], [ 0, %go ]
  call void @sync()
  %less = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) @n, i1 false)
  call void @sync()
  %now = load i32, ptr addrspace(3) @n, align 4
  %f = addrspacecast ptr addrspace(3) @a to ptr
  %yes = call i32 @ask(ptr %f)
  %g = addrspacecast ptr addrspace(1) %out to ptr
  %no = call i32 @ask(ptr %g)
  %size = call i32 @llvm.amdgcn.groupstaticsize()
  %dp = inttoptr i32 %size to ptr addrspace(3)
  %dyn = ptrtoint ptr addrspace(3) @d to i32
  %here = icmp eq i32 %size, %dyn
  %h = zext i1 %here to i32
  %r1 = mul i32 %yes, 1000
  %r2 = mul i32 %no, 100000
  %r3 = mul i32 %h, 10000
  %s1 = add i32 %r1, %r2
  %s2 = add i32 %s1, %r3
  %s3 = add i32 %s2, %got
  %s4 = shl i32 %now, 20
  %s5 = add i32 %s3, %s4
  store i32 %s5, ptr addrspace(1) %o, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 %less, ptr addrspace(1) %o2, align 4
  ret void
}

define internal void @sync() convergent alwaysinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i1 @llvm.amdgcn.is.shared(ptr)
declare i32 @llvm.amdgcn.groupstaticsize()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1 immarg)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1 immarg)

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

