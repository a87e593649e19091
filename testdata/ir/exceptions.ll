; landing pads and funclets
target triple = "x86_64-pc-windows-msvc"
@type = external constant ptr
@filter.list = constant [1 x ptr] [ptr @type]

define i32 @itanium(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke fastcc noundef i32 @may(i32 noundef %x) #0
          to label %ok unwind label %pad

ok:
  invoke void @may2() [ "deopt"(i32 1) ]
          to label %done unwind label %pad2, !prof !0

done:
  ret i32 %r

pad:
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr @type
          catch ptr null
          filter [1 x ptr] [ptr @type]
          filter [0 x ptr] zeroinitializer
  %sel = extractvalue { ptr, i32 } %lp, 1
  resume { ptr, i32 } %lp

pad2:
  %lp2 = landingpad { ptr, i32 }
          catch ptr @type
  ret i32 0
}

define void @funclets(i32 %x) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may2()
          to label %done unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler1, label %handler2] unwind label %cleanup

handler1:
  %cp1 = catchpad within %cs [ptr @type, i32 8, ptr null]
  %inner = call fastcc i32 @may(i32 1) [ "funclet"(token %cp1) ]
  catchret from %cp1 to label %done

handler2:
  %cp2 = catchpad within %cs [ptr null, i32 64, ptr null]
  invoke void @may2() [ "funclet"(token %cp2) ]
          to label %back unwind label %nested

nested:
  %cs2 = catchswitch within %cp2 [label %handler3] unwind label %cleanup

handler3:
  %cp3 = catchpad within %cs2 [ptr null, i32 64, ptr null]
  catchret from %cp3 to label %back

back:
  catchret from %cp2 to label %done

cleanup:
  %cl = cleanuppad within none []
  call void @may2() [ "funclet"(token %cl) ]
  cleanupret from %cl unwind to caller

done:
  ret void
}

define void @chained() personality ptr @__CxxFrameHandler3 {
  invoke void @may2()
          to label %done unwind label %1

1:
  %2 = cleanuppad within none [i32 7, ptr null]
  cleanupret from %2 unwind label %outer

outer:
  %3 = catchswitch within none [label %h] unwind to caller

h:
  %4 = catchpad within %3 [ptr null, i32 64, ptr null]
  catchret from %4 to label %done

done:
  ret void
}

declare fastcc i32 @may(i32)
declare void @may2()
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
attributes #0 = { noreturn }
!0 = !{!"branch_weights", i32 1, i32 2}
