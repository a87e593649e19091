; ModuleID = 'e.cpp'
source_filename = "e.cpp"
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc19.33.0"

%rtti.TypeDescriptor2 = type { ptr, ptr, [3 x i8] }
%struct.G = type { i32 }

$"??_R0H@8" = comdat any

@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @"?eh@@YAHH@Z"(i32 noundef %0) local_unnamed_addr #0 personality ptr @__CxxFrameHandler3 {
  %2 = alloca %struct.G, align 4
  %3 = alloca %struct.G, align 4
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4
  %5 = call noundef ptr @"??0G@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  %6 = invoke noundef ptr @"??0G@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %7 unwind label %11

7:                                                ; preds = %1
  invoke void @"?may@@YAXH@Z"(i32 noundef %0)
          to label %8 unwind label %9

8:                                                ; preds = %7
  call void @"??1G@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  br label %28

9:                                                ; preds = %7
  %10 = cleanuppad within none []
  call void @"??1G@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3) #4 [ "funclet"(token %10) ]
  cleanupret from %10 unwind label %11

11:                                               ; preds = %1, %9
  %12 = catchswitch within none [label %13, label %25] unwind label %30

13:                                               ; preds = %11
  %14 = catchpad within %12 [ptr @"??_R0H@8", i32 8, ptr %4]
  %15 = load ptr, ptr %4, align 8, !nonnull !8, !align !9
  %16 = load i32, ptr %15, align 4
  invoke void @"?may@@YAXH@Z"(i32 noundef %16) [ "funclet"(token %14) ]
          to label %22 unwind label %17

17:                                               ; preds = %13
  %18 = catchswitch within %14 [label %19] unwind label %30

19:                                               ; preds = %17
  %20 = catchpad within %18 [ptr null, i32 64, ptr null]
  invoke void @"?may@@YAXH@Z"(i32 noundef 7) [ "funclet"(token %20) ]
          to label %21 unwind label %30

21:                                               ; preds = %19
  catchret from %20 to label %22

22:                                               ; preds = %13, %21
  %23 = load ptr, ptr %4, align 8, !nonnull !8, !align !9
  %24 = load i32, ptr %23, align 4
  catchret from %14 to label %28

25:                                               ; preds = %11
  %26 = catchpad within %12 [ptr null, i32 64, ptr null]
  invoke void @"?may@@YAXH@Z"(i32 noundef 9) [ "funclet"(token %26) ]
          to label %27 unwind label %30

27:                                               ; preds = %25
  invoke void @_CxxThrowException(ptr null, ptr null) #5 [ "funclet"(token %26) ]
          to label %32 unwind label %30

28:                                               ; preds = %22, %8
  %29 = phi i32 [ 1, %8 ], [ %24, %22 ]
  call void @"??1G@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %2) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4
  ret i32 %29

30:                                               ; preds = %19, %17, %27, %25, %11
  %31 = cleanuppad within none []
  call void @"??1G@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %2) #4 [ "funclet"(token %31) ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4
  cleanupret from %31 unwind to caller

32:                                               ; preds = %27
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare dso_local noundef ptr @"??0G@@QEAA@XZ"(ptr noundef nonnull returned align 4 dereferenceable(4)) unnamed_addr #2

declare dso_local i32 @__CxxFrameHandler3(...)

declare dso_local void @"?may@@YAXH@Z"(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare dso_local void @"??1G@@QEAA@XZ"(ptr noundef nonnull align 4 dereferenceable(4)) unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare dso_local void @_CxxThrowException(ptr, ptr) local_unnamed_addr

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "e.cpp", directory: "/tmp/cs")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 2}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"uwtable", i32 2}
!6 = !{i32 1, !"MaxTLSAlign", i32 65536}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{}
!9 = !{i64 4}
