; Sums of products, row by row: each in order of K, from 0 on. %places has for each row the place of its sums, then for each element
; of K the places of A's number and of B's row of columns, which in sparse products is so much further on as %which says for that
; number of A.

define internal void @sum_products_{{form}}(ptr %left, ptr %right, ptr %which, ptr %result, ptr %places, i32 %rows, i32 %depth) noinline nounwind {
entry:
  br label %row
row:
  %i = phi i32 [0, %entry], [%i.next, %done]
  %at = phi ptr [%places, %entry], [%pair.next, %done]
  %to = load i32, ptr %at
  %first = getelementptr i8, ptr %at, i64 4
  br label %element
element:
  %k = phi i32 [0, %row], [%k.next, %element]
  %pair = phi ptr [%first, %row], [%pair.next, %element]
  %sum = phi <{{columns}} x {{type}}> [zeroinitializer, %row], [%more, %element]
  %l = load i32, ptr %pair
  %r.at = getelementptr i8, ptr %pair, i64 4
  %r.first = load i32, ptr %r.at
  {{choice}}
  %a.at = getelementptr {{type}}, ptr %left, i32 %l
  %a = load {{type}}, ptr %a.at
  %b.at = getelementptr {{type}}, ptr %right, i32 %r
  %b = load <{{columns}} x {{type}}>, ptr %b.at, align 4
  %a.first = insertelement <{{columns}} x {{type}}> poison, {{type}} %a, i64 0
  %a.all = shufflevector <{{columns}} x {{type}}> %a.first, <{{columns}} x {{type}}> poison, <{{columns}} x i32> zeroinitializer
  %product = {{multiply}} <{{columns}} x {{type}}> %a.all, %b
  %more = {{add}} <{{columns}} x {{type}}> %sum, %product
  %pair.next = getelementptr i8, ptr %pair, i64 8
  %k.next = add i32 %k, 1
  %is.more = icmp ult i32 %k.next, %depth
  br i1 %is.more, label %element, label %done
done:
  %sums.at = getelementptr {{type}}, ptr %result, i32 %to
  store <{{columns}} x {{type}}> %more, ptr %sums.at, align 4
  %i.next = add i32 %i, 1
  %is.row = icmp ult i32 %i.next, %rows
  br i1 %is.row, label %row, label %end
end:
  ret void
}
