; Point 9: LDS pointers that the launch passes, masked accesses, gather and scatter.
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(3) %first, ptr addrspace(3) %second, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %p1 = getelementptr i32, ptr addrspace(3) %first, i32 %t
  %p2 = getelementptr i32, ptr addrspace(3) %second, i32 %t
  store i32 %t, ptr addrspace(3) %p1, align 4
  %t2 = mul i32 %t, 2
  store i32 %t2, ptr addrspace(3) %p2, align 4
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 1000, ptr addrspace(3) %pa, align 4
  call void @sync()
  %n = sub i32 63, %t
  %q1 = getelementptr i32, ptr addrspace(3) %first, i32 %n
  %q2 = getelementptr i32, ptr addrspace(3) %second, i32 %n
  %v1 = load i32, ptr addrspace(3) %q1, align 4
  %v2 = load i32, ptr addrspace(3) %q2, align 4
  %s = add i32 %v1, %v2
  %b = and i32 %t, 60
  %base = getelementptr i32, ptr addrspace(3) @a, i32 %b
  %m = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) align 4 %base, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i32> splat (i32 1))
  %m0 = extractelement <4 x i32> %m, i32 0
  %m1 = extractelement <4 x i32> %m, i32 1
  %i0 = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %q1, i32 0
  %i1 = insertelement <2 x ptr addrspace(3)> %i0, ptr addrspace(3) %q2, i32 1
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)> align 4 %i1, <2 x i1> splat (i1 true), <2 x i32> zeroinitializer)
  %g0 = extractelement <2 x i32> %g, i32 0
  %g1 = extractelement <2 x i32> %g, i32 1
  %r1 = add i32 %s, %m0
  %r2 = add i32 %r1, %m1
  %r3 = add i32 %r2, %g0
  %r4 = add i32 %r3, %g1
  store i32 %r4, ptr addrspace(1) %o, align 4
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
declare <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3), <4 x i1>, <4 x i32>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)>, <2 x i1>, <2 x i32>)

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

