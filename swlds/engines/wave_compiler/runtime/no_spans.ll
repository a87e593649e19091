; In place of spans.ll, for kernels whose groups nothing orders.

define void @start_span(ptr %g) {
  ret void
}

define void @pass_span(ptr %g) {
  ret void
}

define void @settle_span(ptr %g) {
  ret void
}

define void @forget_spans(ptr %g, i32 %first) {
  ret void
}
