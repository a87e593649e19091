; Point 3: LDS and flat pointers into each other, null, and a wave that ends early.
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4

define internal i32 @flat_load(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define internal ptr addrspace(3) @to_lds(ptr %p) noinline {
  %q = addrspacecast ptr %p to ptr addrspace(3)
  ret ptr addrspace(3) %q
}

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %early) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %wave = lshr i32 %t, 6
  %leaves = icmp eq i32 %wave, %early
  br i1 %leaves, label %gone, label %stay

gone:
  store i32 -7, ptr addrspace(1) %o, align 4
  ret void

stay:
  %p = getelementptr [128 x i32], ptr addrspace(3) @a, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  %v = call i32 @flat_load(ptr %f)
  %back = call ptr addrspace(3) @to_lds(ptr %f)
  %same = icmp eq ptr addrspace(3) %back, %p
  call void @sync()
  %w = load i32, ptr addrspace(3) %back, align 4
  %none = call ptr addrspace(3) @to_lds(ptr null)
  %none.i = ptrtoint ptr addrspace(3) %none to i32
  %ones = icmp eq i32 %none.i, -1
  %again = addrspacecast ptr addrspace(3) %none to ptr
  %null = icmp eq ptr %again, null
  %one = zext i1 %same to i32
  %two = select i1 %ones, i32 2, i32 0
  %four = select i1 %null, i32 4, i32 0
  %s1 = add i32 %one, %two
  %s2 = add i32 %s1, %four
  %x = shl i32 %v, 3
  %y = add i32 %x, %s2
  %z = sub i32 %y, %v
  %r = add i32 %z, %w
  store i32 %r, ptr addrspace(1) %o, align 4
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

