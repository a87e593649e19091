; WHY: Doubles at and past the ends of wide integers saturate: 2**63 is no i64, and i128 is wider than what NumPy holds.
; LAUNCH: @k grid=1 block=64 args=i64[128]:zero lowered=both
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %i to i64
  %up = shl i64 1, %wide
  %power = uitofp i64 %up to double
  %odd = trunc i32 %i to i1
  %minus = fneg double %power
  %signed = select i1 %odd, double %power, double %minus
  %x = fmul double %signed, 4.0
  %a = fptosi double %x to i64
  %b = fptosi double %x to i128
  %c = trunc i128 %b to i64
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %a, ptr addrspace(1) %p, align 8
  %j = add i32 %i, 64
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %j
  store i64 %c, ptr addrspace(1) %q, align 8
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
