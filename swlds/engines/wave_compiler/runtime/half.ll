; Conversions of half that a host has no instruction for: LLVM calls them by these names, and no library need have them.
; Rounded to nearest even in one step; NaN stays NaN, becomes quiet and keeps the upper bits of its payload.

define half @__truncdfhf2(double %x) nounwind {
  %raw = bitcast double %x to i64
  %upper = lshr i64 %raw, 48
  %sign = and i64 %upper, 32768
  %abs = and i64 %raw, 9223372036854775807
  %is.nan = icmp ugt i64 %abs, 9218868437227405312
  %payload = lshr i64 %abs, 42
  %kept = and i64 %payload, 1023
  %nan = or i64 %kept, 32256
  %rebiased = sub i64 %abs, 4539628424389459968
  %even = lshr i64 %rebiased, 42
  %odd = and i64 %even, 1
  %up = add i64 %rebiased, 2199023255551
  %up.even = add i64 %up, %odd
  %rounded = lshr i64 %up.even, 42
  %normal = call i64 @llvm.umin.i64(i64 %rounded, i64 31744)
  %exponent = lshr i64 %abs, 52
  %shift.exact = sub i64 1051, %exponent
  %shift = call i64 @llvm.umin.i64(i64 %shift.exact, i64 60)
  %fraction = and i64 %abs, 4503599627370495
  %mantissa = or i64 %fraction, 4503599627370496
  %quotient = lshr i64 %mantissa, %shift
  %whole = shl i64 %quotient, %shift
  %rest = sub i64 %mantissa, %whole
  %below = sub i64 %shift, 1
  %tie = shl i64 1, %below
  %is.over = icmp ugt i64 %rest, %tie
  %is.tie = icmp eq i64 %rest, %tie
  %last = trunc i64 %quotient to i1
  %to.even = and i1 %is.tie, %last
  %is.up = or i1 %is.over, %to.even
  %carry = zext i1 %is.up to i64
  %small = add i64 %quotient, %carry
  %is.normal = icmp uge i64 %exponent, 1009
  %finite = select i1 %is.normal, i64 %normal, i64 %small
  %magnitude = select i1 %is.nan, i64 %nan, i64 %finite
  %bits = or i64 %magnitude, %sign
  %narrow = trunc i64 %bits to i16
  %half = bitcast i16 %narrow to half
  ret half %half
}

define half @__truncsfhf2(float %x) nounwind {
  %wide = fpext float %x to double
  %half = call half @__truncdfhf2(double %wide)
  ret half %half
}

define float @__extendhfsf2(half %x) nounwind {
  %narrow = bitcast half %x to i16
  %bits = zext i16 %narrow to i32
  %sign = and i32 %bits, 32768
  %sign.up = shl i32 %sign, 16
  %abs = and i32 %bits, 32767
  %up = shl i32 %abs, 13
  %normal = add i32 %up, 939524096
  %is.huge = icmp uge i32 %abs, 31744
  %is.nan = icmp ugt i32 %abs, 31744
  %special = or i32 %up, 2139095040
  %quiet = or i32 %special, 4194304
  %huge = select i1 %is.nan, i32 %quiet, i32 %special
  %number = uitofp i32 %abs to float
  %scaled = fmul float %number, 0x3E70000000000000
  %small = bitcast float %scaled to i32
  %is.small = icmp ult i32 %abs, 1024
  %finite = select i1 %is.small, i32 %small, i32 %normal
  %magnitude = select i1 %is.huge, i32 %huge, i32 %finite
  %all = or i32 %magnitude, %sign.up
  %float = bitcast i32 %all to float
  ret float %float
}

declare i64 @llvm.umin.i64(i64, i64)
