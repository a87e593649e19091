; WHY: The same of five elements, moved as eight, in LDS.
; LAUNCH: @k grid=1 block=64 args=u8[512]:iota,u8[512]:zero,i32:0 lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@t = internal addrspace(3) global [64 x <5 x i16>] poison, align 8

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr [64 x <5 x i16>], ptr addrspace(3) @t, i32 0, i32 %x
  %from = getelementptr i16, ptr addrspace(1) %in, i32 %x
  %i = load i16, ptr addrspace(1) %from
  %v = bitcast i16 %i to i16
  %s0 = freeze <5 x i16> zeroinitializer
  %s1 = insertelement <5 x i16> %s0, i16 %v, i32 0
  %s2 = insertelement <5 x i16> %s1, i16 %v, i32 1
  %s3 = insertelement <5 x i16> %s2, i16 %v, i32 2
  %s4 = insertelement <5 x i16> %s3, i16 %v, i32 3
  %s5 = insertelement <5 x i16> %s4, i16 %v, i32 4
  %rounded = shufflevector <5 x i16> %s5, <5 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i16> %rounded, ptr addrspace(3) %at, align 2
  br label %copy
copy:
  %l = load <8 x i16>, ptr addrspace(3) %at, align 2
  %cut = shufflevector <8 x i16> %l, <8 x i16> poison, <5 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4>
  %again = shufflevector <5 x i16> %cut, <5 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i16> %again, ptr addrspace(3) %at, align 2
  %few = icmp slt i32 %x, %n
  br i1 %few, label %more, label %end
more:
  %b = load <8 x i16>, ptr addrspace(3) %at, align 2
  %e = extractelement <8 x i16> %b, i32 5
  %is.odd = trunc i16 %e to i1
  br i1 %is.odd, label %odd, label %end
odd:
  br label %end
end:
  %d = load <8 x i16>, ptr addrspace(3) %at, align 2
  %last = extractelement <8 x i16> %d, i32 4
  %o = bitcast i16 %last to i16
  %to = getelementptr i16, ptr addrspace(1) %out, i32 %x
  store i16 %o, ptr addrspace(1) %to
  ret void
}
