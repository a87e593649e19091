; WHY: The same where the slot is indexed, so it stays in memory.
; LAUNCH: @k grid=1 block=64 args=u8[512]:iota,u8[512]:zero,i32:0 lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %four = alloca [4 x <3 x i8>], align 8, addrspace(5)
  %which = and i32 %x, 3
  %at = getelementptr [4 x <3 x i8>], ptr addrspace(5) %four, i32 0, i32 %which
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %x
  %i = load i8, ptr addrspace(1) %from
  %v = bitcast i8 %i to i8
  %s0 = freeze <3 x i8> zeroinitializer
  %s1 = insertelement <3 x i8> %s0, i8 %v, i32 0
  %s2 = insertelement <3 x i8> %s1, i8 %v, i32 1
  %s3 = insertelement <3 x i8> %s2, i8 %v, i32 2
  %rounded = shufflevector <3 x i8> %s3, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %rounded, ptr addrspace(5) %at, align 1
  br label %copy
copy:
  %l = load <4 x i8>, ptr addrspace(5) %at, align 1
  %cut = shufflevector <4 x i8> %l, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %again = shufflevector <3 x i8> %cut, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %again, ptr addrspace(5) %at, align 1
  %few = icmp slt i32 %x, %n
  br i1 %few, label %more, label %end
more:
  %b = load <4 x i8>, ptr addrspace(5) %at, align 1
  %e = extractelement <4 x i8> %b, i32 3
  %is.odd = trunc i8 %e to i1
  br i1 %is.odd, label %odd, label %end
odd:
  br label %end
end:
  %d = load <4 x i8>, ptr addrspace(5) %at, align 1
  %last = extractelement <4 x i8> %d, i32 2
  %o = bitcast i8 %last to i8
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %x
  store i8 %o, ptr addrspace(1) %to
  ret void
}
