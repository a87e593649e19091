; every constant and constant expression
target datalayout = "e-p:64:64-p3:32:32-p5:32:32-i64:64-A5"
%pair = type { i32, ptr }
$grp = comdat any
$"quoted grp" = comdat exactmatch

@i = global i32 -5
@min = global i64 -9223372036854775808
@wide = global i200 1606938044258990275541962092341162602522202993782792835301375
@t = global i1 true
@f = global i1 false
@lds = internal addrspace(3) global [8 x i32] poison, align 16
@s = private unnamed_addr constant [14 x i8] c"a\22b\\c\0A\00\FF~ \7F\80\C3\A9"
@s2 = constant [3 x i8] [i8 1, i8 2, i8 3]
@fl = global [10 x float] [float 0.0, float -0.0, float 1.5, float 1.0e+3, float 0x3FB99999A0000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x7FF8000000000000, float 0x7FF4000000000000, float 0x3F50624DE0000000]
@db = global [4 x double] [double 3.14159, double 0x7FF0000000000000, double 0x7FF8000000000001, double -1.0e-30]
@hf = global [3 x half] [half 0xH3C00, half 0xHFC00, half 0xH7E00]
@bf = global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xRFF80]
@ld = global x86_fp80 0xK3FFF8000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
@pp = global ppc_fp128 0xM3FF00000000000000000000000000000
@vec = global <4 x i32> <i32 1, i32 undef, i32 poison, i32 -1>
@splat = global <4 x float> splat (float 2.5)
@svec = global <2 x ptr> <ptr @i, ptr null>
@zero = global %pair zeroinitializer
@pairs = global [2 x %pair] [%pair { i32 1, ptr @i }, %pair { i32 2, ptr getelementptr inbounds ([2 x %pair], ptr @pairs, i64 0, i64 1) }]
@un = global { i32, ptr } undef
@ptrs = global [9 x ptr] [ptr null, ptr @fn, ptr addrspacecast (ptr addrspace(3) @lds to ptr), ptr inttoptr (i64 4096 to ptr), ptr getelementptr inbounds nuw (i8, ptr @s, i64 3), ptr getelementptr inrange(-8, 16) (i8, ptr @i, i64 8), ptr blockaddress(@fn, %second), ptr dso_local_equivalent @fn, ptr no_cfi @fn]
@ints = global [4 x i64] [i64 ptrtoint (ptr @i to i64), i64 sub (i64 ptrtoint (ptr @i to i64), i64 ptrtoint (ptr @t to i64)), i64 add nuw nsw (i64 ptrtoint (ptr @i to i64), i64 7), i64 xor (i64 ptrtoint (ptr @i to i64), i64 1)]
@rel = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @fn to i64), i64 ptrtoint (ptr @rel to i64)) to i32)
@addr = global i64 ptrtoaddr (ptr @i to i64)
@auth = global ptr ptrauth (ptr @fn, i32 2, i64 1234, ptr @i)
@auth2 = global ptr ptrauth (ptr @fn, i32 0)
@vexpr = global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr @i to i64) to <2 x i32>), i32 1)
@"quoted \22 name" = global i32 0, comdat($grp)
@"q2" = global i32 0, comdat($"quoted grp")
@0 = private global i32 7
@1 = private global ptr @0
@al = alias i32, ptr @i
@al2 = internal unnamed_addr alias [8 x i32], ptr addrspace(3) @lds
@al3 = weak hidden alias i8, getelementptr (i8, ptr @i, i64 1)
@al4 = alias void (i32), ptr @fn
@ifn = ifunc void (i32), ptr @resolver
@ifn2 = dso_local ifunc void (i32), ptr @resolver, partition "part"

define ptr @resolver() {
  ret ptr @fn
}

define void @fn(i32 %x) {
entry:
  %a = add i32 %x, trunc (i64 ptrtoint (ptr @i to i64) to i32)
  %b = icmp eq ptr @i, getelementptr inbounds (%pair, ptr @zero, i64 0, i32 1)
  store <2 x i32> splat (i32 -7), ptr @vec, align 8
  store volatile <vscale x 2 x i8> splat (i8 3), ptr @vec, align 2
  store { [2 x i8], <{ i16, i8 }> } { [2 x i8] c"x\00", <{ i16, i8 }> <{ i16 -1, i8 undef }> }, ptr @vec, align 1
  store i32 ptrtoint (ptr addrspace(3) getelementptr inbounds ([8 x i32], ptr addrspace(3) @lds, i32 0, i32 3) to i32), ptr addrspace(3) @lds, align 4
  %c = insertelement <2 x i64> <i64 1, i64 poison>, i64 ptrtoint (ptr @1 to i64), i32 1
  br label %second

second:
  call void @fn(i32 ptrtoint (ptr addrspace(3) @lds to i32))
  ret void
}
@al5 = alias i8, addrspacecast (ptr addrspace(3) @lds to ptr)
@al6 = alias i8, inttoptr (i64 64 to ptr addrspace(3))
