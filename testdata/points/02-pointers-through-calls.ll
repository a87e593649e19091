; Point 2: LDS pointers reach deep callees, functions behind pointers, memory, and come back as results.
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 4
@box = internal addrspace(3) global ptr addrspace(3) poison, align 4
@table = internal addrspace(1) constant [2 x ptr] [ptr @by_pointer, ptr @other], align 8

define internal void @deep(ptr addrspace(3) %p, i32 %v) noinline {
  store i32 %v, ptr addrspace(3) %p, align 4
  ret void
}

define internal void @middle(ptr addrspace(3) %p, i32 %v) noinline {
  call void @deep(ptr addrspace(3) %p, i32 %v)
  ret void
}

define internal void @by_pointer(ptr addrspace(3) %p) noinline {
  %v = load i32, ptr addrspace(3) %p, align 4
  %w = mul i32 %v, 3
  store i32 %w, ptr addrspace(3) %p, align 4
  ret void
}

define internal void @other(ptr addrspace(3) %p) noinline {
  ret void
}

define internal ptr addrspace(3) @pick(i32 %i) noinline {
  %p = getelementptr [64 x i32], ptr addrspace(3) @a, i32 0, i32 %i
  ret ptr addrspace(3) %p
}

define internal i32 @through_memory() noinline {
  %p = load ptr addrspace(3), ptr addrspace(3) @box, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i32 %v
}

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %p = call ptr addrspace(3) @pick(i32 %t)
  call void @middle(ptr addrspace(3) %p, i32 %t)
  %fp = load ptr, ptr addrspace(1) @table, align 8
  call void %fp(ptr addrspace(3) %p)
  call void @sync()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %put, label %join

put:
  %p5 = call ptr addrspace(3) @pick(i32 5)
  store ptr addrspace(3) %p5, ptr addrspace(3) @box, align 4
  br label %join

join:
  call void @sync()
  %v = load i32, ptr addrspace(3) %p, align 4
  %m = call i32 @through_memory()
  %s = add i32 %v, %m
  store i32 %s, ptr addrspace(1) %o, align 4
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

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

