; Point 1: memcpy, memmove, memset and their inline and element-atomic forms work on LDS.
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 4
@b = internal addrspace(3) global [64 x i32] poison, align 4
@c = internal addrspace(3) global [64 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %pa = getelementptr [64 x i32], ptr addrspace(3) @a, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  call void @sync()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %copy, label %join

copy:
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) align 4 @b, ptr addrspace(3) align 4 @a, i32 256, i1 false)
  %b1 = getelementptr i8, ptr addrspace(3) @b, i32 4
  call void @llvm.memmove.p3.p3.i32(ptr addrspace(3) align 4 %b1, ptr addrspace(3) align 4 @b, i32 128, i1 false)
  call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 @b, i8 7, i32 4, i1 false)
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 @c, ptr addrspace(1) align 4 %in, i64 128, i1 false)
  %c32 = getelementptr i32, ptr addrspace(3) @c, i32 32
  call void @llvm.memcpy.inline.p3.p3.i32(ptr addrspace(3) align 4 %c32, ptr addrspace(3) align 4 @a, i32 64, i1 false)
  %c48 = getelementptr i32, ptr addrspace(3) @c, i32 48
  call void @llvm.memset.inline.p3.i32(ptr addrspace(3) align 4 %c48, i8 1, i32 32, i1 false)
  %c56 = getelementptr i32, ptr addrspace(3) @c, i32 56
  call void @llvm.memcpy.element.unordered.atomic.p3.p3.i32(ptr addrspace(3) align 4 %c56, ptr addrspace(3) align 4 @a, i32 32, i32 4)
  br label %join

join:
  call void @sync()
  %pb = getelementptr [64 x i32], ptr addrspace(3) @b, i32 0, i32 %t
  %vb = load i32, ptr addrspace(3) %pb, align 4
  store i32 %vb, ptr addrspace(1) %o, align 4
  %pc = getelementptr [64 x i32], ptr addrspace(3) @c, i32 0, i32 %t
  %vc = load i32, ptr addrspace(3) %pc, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 %vc, ptr addrspace(1) %o2, align 4
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
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1 immarg)
declare void @llvm.memmove.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1 immarg)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1 immarg)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1 immarg)
declare void @llvm.memcpy.inline.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32 immarg, i1 immarg)
declare void @llvm.memset.inline.p3.i32(ptr addrspace(3), i8, i32 immarg, i1 immarg)
declare void @llvm.memcpy.element.unordered.atomic.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i32 immarg)

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

