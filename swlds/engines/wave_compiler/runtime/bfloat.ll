; The same conversions as in half.ll, of bfloat.

define bfloat @__truncsfbf2(float %x) nounwind {
  %raw = bitcast float %x to i32
  %upper = lshr i32 %raw, 16
  %odd = and i32 %upper, 1
  %up = add i32 %raw, 32767
  %up.even = add i32 %up, %odd
  %rounded = lshr i32 %up.even, 16
  %quiet = or i32 %upper, 64
  %is.nan = fcmp uno float %x, %x
  %bits = select i1 %is.nan, i32 %quiet, i32 %rounded
  %narrow = trunc i32 %bits to i16
  %bfloat = bitcast i16 %narrow to bfloat
  ret bfloat %bfloat
}

define bfloat @__truncdfbf2(double %x) nounwind {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %is.inexact = fcmp one double %back, %x
  %raw = bitcast float %near to i32
  %far = call double @llvm.fabs.f64(double %back)
  %magnitude = call double @llvm.fabs.f64(double %x)
  %is.over = fcmp ogt double %far, %magnitude
  %over = sext i1 %is.over to i32
  %cut = add i32 %raw, %over
  %odd = or i32 %cut, 1
  %bits = select i1 %is.inexact, i32 %odd, i32 %raw
  %float = bitcast i32 %bits to float
  %bfloat = call bfloat @__truncsfbf2(float %float)
  ret bfloat %bfloat
}

declare double @llvm.fabs.f64(double)
