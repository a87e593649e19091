; WHY: clang moves a vector of three halves as four; the fourth is poison, and nobody uses it.
; LAUNCH: @k grid=1 block=64 args=u8[512]:iota,u8[512]:zero,i32:0 lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = alloca <3 x half>, align 8, addrspace(5)
  %from = getelementptr i16, ptr addrspace(1) %in, i32 %x
  %i = load i16, ptr addrspace(1) %from
  %v = bitcast i16 %i to half
  %s0 = freeze <3 x half> zeroinitializer
  %s1 = insertelement <3 x half> %s0, half %v, i32 0
  %s2 = insertelement <3 x half> %s1, half %v, i32 1
  %s3 = insertelement <3 x half> %s2, half %v, i32 2
  %rounded = shufflevector <3 x half> %s3, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %rounded, ptr addrspace(5) %at, align 2
  br label %copy
copy:
  %l = load <4 x half>, ptr addrspace(5) %at, align 2
  %cut = shufflevector <4 x half> %l, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %again = shufflevector <3 x half> %cut, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %again, ptr addrspace(5) %at, align 2
  %few = icmp slt i32 %x, %n
  br i1 %few, label %more, label %end
more:
  %b = load <4 x i16>, ptr addrspace(5) %at, align 2
  %e = extractelement <4 x i16> %b, i32 3
  %is.odd = trunc i16 %e to i1
  br i1 %is.odd, label %odd, label %end
odd:
  br label %end
end:
  %d = load <4 x half>, ptr addrspace(5) %at, align 2
  %last = extractelement <4 x half> %d, i32 2
  %o = bitcast half %last to i16
  %to = getelementptr i16, ptr addrspace(1) %out, i32 %x
  store i16 %o, ptr addrspace(1) %to
  ret void
}
