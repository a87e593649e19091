; implied entry numbers, gaps, names that need quotes, a body whose blocks are out of order
define i32 @unnamed(i32 %0, i32) {
  %3 = add i32 %0, %1
  br label %5

4:
  %x = add i32 %6, 1
  ret i32 %x

5:
  %6 = mul i32 %3, 2
  br label %4
}

define void @labelled() {
0:
  br label %1
1:
  ret void
}

define void @gaps() {
  %5 = add i32 1, 2
  br label %9
9:
  %17 = add i32 %5, 2
  ret void
}

define i32 @"needs \22quotes\22"(i32 %"a b", i32 %"1x", i32 %-dash, i32 %$dollar) {
"the entry":
  %"the \5Cvalue" = add i32 %"a b", %"1x"
  %.5 = add i32 %"the \5Cvalue", %-dash
  br label %-1
-1:
  %a.b-c_d$ = add i32 %.5, %$dollar
  ret i32 %a.b-c_d$
}
