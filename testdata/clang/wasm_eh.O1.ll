; ModuleID = 'e.cpp'
source_filename = "e.cpp"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32"

%struct.G = type { i32 }

@_ZTIi = external constant ptr

; Function Attrs: mustprogress
define hidden noundef i32 @_Z2ehi(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_wasm_personality_v0 {
  %2 = alloca %struct.G, align 4
  %3 = alloca %struct.G, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %4 = call noundef ptr @_ZN1GC1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %5 = invoke noundef ptr @_ZN1GC1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %6 unwind label %12

6:                                                ; preds = %1
  invoke void @_Z3mayi(i32 noundef %0)
          to label %7 unwind label %9

7:                                                ; preds = %6
  %8 = call noundef ptr @_ZN1GD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %44

9:                                                ; preds = %6
  %10 = cleanuppad within none []
  %11 = call noundef ptr @_ZN1GD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #7 [ "funclet"(token %10) ]
  cleanupret from %10 unwind label %12

12:                                               ; preds = %1, %9
  %13 = catchswitch within none [label %14] unwind label %47

14:                                               ; preds = %12
  %15 = catchpad within %13 [ptr @_ZTIi, ptr null]
  %16 = call ptr @llvm.wasm.get.exception(token %15)
  %17 = call i32 @llvm.wasm.get.ehselector(token %15)
  %18 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #7
  %19 = icmp eq i32 %17, %18
  %20 = call ptr @__cxa_begin_catch(ptr %16) #7 [ "funclet"(token %15) ]
  br i1 %19, label %21, label %34

21:                                               ; preds = %14
  %22 = load i32, ptr %20, align 4, !tbaa !2
  invoke void @_Z3mayi(i32 noundef %22) [ "funclet"(token %15) ]
          to label %32 unwind label %23

23:                                               ; preds = %21
  %24 = catchswitch within %15 [label %25] unwind label %42

25:                                               ; preds = %23
  %26 = catchpad within %24 [ptr null]
  %27 = call ptr @llvm.wasm.get.exception(token %26)
  %28 = call i32 @llvm.wasm.get.ehselector(token %26)
  %29 = call ptr @__cxa_begin_catch(ptr %27) #7 [ "funclet"(token %26) ]
  invoke void @_Z3mayi(i32 noundef 7) [ "funclet"(token %26) ]
          to label %30 unwind label %39

30:                                               ; preds = %25
  invoke void @__cxa_end_catch() [ "funclet"(token %26) ]
          to label %31 unwind label %42

31:                                               ; preds = %30
  catchret from %26 to label %32

32:                                               ; preds = %21, %31
  %33 = load i32, ptr %20, align 4, !tbaa !2
  call void @__cxa_end_catch() #7 [ "funclet"(token %15) ]
  catchret from %15 to label %44

34:                                               ; preds = %14
  invoke void @_Z3mayi(i32 noundef 9) [ "funclet"(token %15) ]
          to label %35 unwind label %36

35:                                               ; preds = %34
  invoke void @__cxa_rethrow() #8 [ "funclet"(token %15) ]
          to label %50 unwind label %36

36:                                               ; preds = %35, %34
  %37 = cleanuppad within %15 []
  invoke void @__cxa_end_catch() [ "funclet"(token %37) ]
          to label %38 unwind label %51

38:                                               ; preds = %36
  cleanupret from %37 unwind label %47

39:                                               ; preds = %25
  %40 = cleanuppad within %26 []
  invoke void @__cxa_end_catch() [ "funclet"(token %40) ]
          to label %41 unwind label %53

41:                                               ; preds = %39
  cleanupret from %40 unwind label %42

42:                                               ; preds = %41, %30, %23
  %43 = cleanuppad within %15 []
  call void @__cxa_end_catch() #7 [ "funclet"(token %43) ]
  cleanupret from %43 unwind label %47

44:                                               ; preds = %32, %7
  %45 = phi i32 [ 1, %7 ], [ %33, %32 ]
  %46 = call noundef ptr @_ZN1GD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret i32 %45

47:                                               ; preds = %42, %38, %12
  %48 = cleanuppad within none []
  %49 = call noundef ptr @_ZN1GD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #7 [ "funclet"(token %48) ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  cleanupret from %48 unwind to caller

50:                                               ; preds = %35
  unreachable

51:                                               ; preds = %36
  %52 = cleanuppad within %37 []
  call void @_ZSt9terminatev() #9 [ "funclet"(token %52) ]
  unreachable

53:                                               ; preds = %39
  %54 = cleanuppad within %40 []
  call void @_ZSt9terminatev() #9 [ "funclet"(token %54) ]
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare noundef ptr @_ZN1GC1Ev(ptr noundef nonnull returned align 4 dereferenceable(4)) unnamed_addr #2

declare i32 @__gxx_wasm_personality_v0(...)

declare void @_Z3mayi(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare noundef ptr @_ZN1GD1Ev(ptr noundef nonnull returned align 4 dereferenceable(4)) unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.wasm.get.exception(token) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i32 @llvm.wasm.get.ehselector(token) #4

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #6

attributes #0 = { mustprogress "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bulk-memory,+bulk-memory-opt,+call-indirect-overlong,+exception-handling,+multivalue,+mutable-globals,+nontrapping-fptoint,+reference-types,+sign-ext" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { cold nofree noreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
