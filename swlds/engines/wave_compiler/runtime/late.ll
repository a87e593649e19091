; Functions that are made when a wave first comes by (``kept/late.py``): where each of a kernel's is, once it has been asked for.

@late.places = internal global [{{count}} x ptr] zeroinitializer, align 8

declare ptr @late.make(i32)

; In the place of one that could not be made: the group is given up, whatever it was to be called with.
define internal i1 @late.gives.up() noinline nounwind {
  ret i1 true
}

define internal ptr @late.find(i32 %number) noinline nounwind {
entry:
  %wide = zext i32 %number to i64
  %at = getelementptr ptr, ptr @late.places, i64 %wide
  %known = load atomic ptr, ptr %at acquire, align 8
  %is.known = icmp ne ptr %known, null
  br i1 %is.known, label %found, label %make
found:
  ret ptr %known
make:
  %made = call ptr @late.make(i32 %number)
  %is.made = icmp ne ptr %made, null
  br i1 %is.made, label %keep, label %none
keep:
  store atomic ptr %made, ptr %at release, align 8
  ret ptr %made
none:
  ret ptr @late.gives.up
}
