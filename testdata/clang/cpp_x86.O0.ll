; ModuleID = 'b.cpp'
source_filename = "b.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.(anonymous namespace)::Hidden" = type { [3 x i32] }
%struct.Al = type { i8, double, [16 x i8] }
%struct.C = type { %struct.B.base, { i64, i64 }, %struct.A.base }
%struct.B.base = type { ptr }
%struct.A.base = type <{ ptr, i32 }>
%struct.A = type <{ ptr, i32, [4 x i8] }>
%struct.G = type { i8 }
%class.anon = type { i32 }

$_ZN1B1fEi = comdat any

$__clang_call_terminate = comdat any

$_Z4tmaxIiET_S0_S0_ = comdat any

$_Z4tmaxIdET_S0_S0_ = comdat any

$_ZN1CC1Ev = comdat any

$_ZN1BD1Ev = comdat any

$_ZN1BD0Ev = comdat any

$_ZTv0_n24_N1BD1Ev = comdat any

$_ZTv0_n24_N1BD0Ev = comdat any

$_ZTv0_n32_N1B1fEi = comdat any

$_ZN1CD1Ev = comdat any

$_ZN1CD0Ev = comdat any

$_ZTv0_n24_N1CD1Ev = comdat any

$_ZTv0_n24_N1CD0Ev = comdat any

$_ZN1AC2Ev = comdat any

$_ZN1BC2Ev = comdat any

$_ZN1BD2Ev = comdat any

$_ZN1CD2Ev = comdat any

$_ZTW2tl = comdat any

$inl = comdat any

$_ZTI1B = comdat any

$_ZTS1B = comdat any

$_ZTV1B = comdat any

$_ZTT1B = comdat any

$_ZZ4tmaxIiET_S0_S0_E4seen = comdat any

$_ZGVZ4tmaxIiET_S0_S0_E4seen = comdat any

$_ZZ4tmaxIdET_S0_S0_E4seen = comdat any

$_ZGVZ4tmaxIdET_S0_S0_E4seen = comdat any

@_ZN1C5countE = dso_local global i32 9, align 4, !dbg !0
@_ZTIi = external constant ptr
@_ZTI1A = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS1A = dso_local constant [3 x i8] c"1A\00", align 1
@inl = linkonce_odr dso_local global i32 7, comdat, align 4, !dbg !79
@pinl = dso_local global ptr @inl, align 8, !dbg !50
@tl = dso_local thread_local global i32 0, align 4, !dbg !53
@_ZL4init = internal global i32 0, align 4, !dbg !55
@_ZTI1C = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1C, ptr @_ZTI1B }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS1C = dso_local constant [3 x i8] c"1C\00", align 1
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1B, i32 0, i32 1, ptr @_ZTI1A, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZN12_GLOBAL__N_13hidE = internal global %"struct.(anonymous namespace)::Hidden" { [3 x i32] [i32 1, i32 2, i32 3] }, align 4, !dbg !81
@als = dso_local global [2 x %struct.Al] zeroinitializer, align 32, !dbg !57
@_ZL3kPi = internal constant double 3.141590e+00, align 8, !dbg !90
@pp = dso_local global ptr @_ZL3kPi, align 8, !dbg !68
@_ZTV1A = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1AD1Ev, ptr @_ZN1AD0Ev, ptr @__cxa_pure_virtual] }, align 8, !dbg !72
@_ZTV1C = dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI1C, ptr @_ZN1C1fEi, ptr @_ZN1CD1Ev, ptr @_ZN1CD0Ev], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI1C, ptr @_ZTv0_n24_N1CD1Ev, ptr @_ZTv0_n24_N1CD0Ev, ptr @_ZTv0_n32_N1C1fEi] }, align 8, !dbg !76
@_ZTT1C = dso_local unnamed_addr constant [4 x ptr] [ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1C, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC1C0_1B, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC1C0_1B, i32 0, i32 1, i32 4), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1C, i32 0, i32 1, i32 4)], align 8
@_ZTC1C0_1B = dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI1B, ptr @_ZN1B1fEi, ptr @_ZN1BD1Ev, ptr @_ZN1BD0Ev], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI1B, ptr @_ZTv0_n24_N1BD1Ev, ptr @_ZTv0_n24_N1BD0Ev, ptr @_ZTv0_n32_N1B1fEi] }, align 8
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null, ptr @_ZTI1B, ptr @_ZN1B1fEi, ptr @_ZN1BD1Ev, ptr @_ZN1BD0Ev], [7 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr @_ZTI1B, ptr @_ZTv0_n24_N1BD1Ev, ptr @_ZTv0_n24_N1BD0Ev, ptr @_ZTv0_n32_N1B1fEi] }, comdat, align 8, !dbg !92
@_ZTT1B = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1B, i32 0, i32 1, i32 4)], comdat, align 8
@_ZZ4tmaxIiET_S0_S0_E4seen = linkonce_odr dso_local global i32 0, comdat, align 4, !dbg !95
@_ZGVZ4tmaxIiET_S0_S0_E4seen = linkonce_odr dso_local global i64 0, comdat, align 8
@_ZZ4tmaxIdET_S0_S0_E4seen = linkonce_odr dso_local global double 0.000000e+00, comdat, align 8, !dbg !103
@_ZGVZ4tmaxIdET_S0_S0_E4seen = linkonce_odr dso_local global i64 0, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_b.cpp, ptr null }]

@_ZN1AD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN1AD2Ev
@_ZTH2tl = dso_local alias void (), ptr @__tls_init

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 align 2 !dbg !117 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !118, !DIExpression(), !120)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !121
}

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 align 2 !dbg !122 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !123, !DIExpression(), !124)
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #16, !dbg !125
  unreachable, !dbg !125
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #1

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @_ZN1C1fEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) unnamed_addr #2 align 2 !dbg !126 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !127, !DIExpression(), !128)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !129, !DIExpression(), !130)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.C, ptr %5, i32 0, i32 1, !dbg !131
  %7 = load { i64, i64 }, ptr %6, align 8, !dbg !131
  %8 = extractvalue { i64, i64 } %7, 1, !dbg !132
  %9 = getelementptr inbounds i8, ptr %5, i64 %8, !dbg !132
  %10 = extractvalue { i64, i64 } %7, 0, !dbg !132
  %11 = and i64 %10, 1, !dbg !132
  %12 = icmp ne i64 %11, 0, !dbg !132
  br i1 %12, label %13, label %18, !dbg !132

13:                                               ; preds = %2
  %14 = load ptr, ptr %9, align 8, !dbg !132
  %15 = sub i64 %10, 1, !dbg !132
  %16 = getelementptr i8, ptr %14, i64 %15, !dbg !132, !nosanitize !100
  %17 = load ptr, ptr %16, align 8, !dbg !132, !nosanitize !100
  br label %20, !dbg !132

18:                                               ; preds = %2
  %19 = inttoptr i64 %10 to ptr, !dbg !132
  br label %20, !dbg !132

20:                                               ; preds = %18, %13
  %21 = phi ptr [ %17, %13 ], [ %19, %18 ], !dbg !132
  %22 = load i32, ptr %4, align 4, !dbg !133
  %23 = call noundef i32 %21(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef %22) #17, !dbg !132
  %24 = load i32, ptr %4, align 4, !dbg !134
  %25 = call noundef i32 @_ZN1B1fEi(ptr noundef nonnull align 8 dereferenceable(8) %5, i32 noundef %24) #17, !dbg !135
  %26 = add nsw i32 %23, %25, !dbg !136
  ret i32 %26, !dbg !137
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN1B1fEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !138 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !139, !DIExpression(), !141)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !142, !DIExpression(), !143)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !144
  %7 = load ptr, ptr %5, align 8, !dbg !145
  %8 = getelementptr i8, ptr %7, i64 -24, !dbg !145
  %9 = load i64, ptr %8, align 8, !dbg !145
  %10 = getelementptr inbounds i8, ptr %5, i64 %9, !dbg !145
  %11 = getelementptr inbounds nuw %struct.A, ptr %10, i32 0, i32 1, !dbg !145
  %12 = load i32, ptr %11, align 8, !dbg !145
  %13 = add nsw i32 %6, %12, !dbg !146
  ret i32 %13, !dbg !147
}

; Function Attrs: noinline optnone
define dso_local noundef i32 @_ZTv0_n32_N1C1fEi(ptr noundef %0, i32 noundef %1) unnamed_addr #3 align 2 !dbg !148 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8, !dbg !150
  %6 = load ptr, ptr %5, align 8, !dbg !150
  %7 = getelementptr inbounds i8, ptr %6, i64 -32, !dbg !150
  %8 = load i64, ptr %7, align 8, !dbg !150
  %9 = getelementptr inbounds i8, ptr %5, i64 %8, !dbg !150
  %10 = load i32, ptr %4, align 4, !dbg !150
  %11 = tail call noundef i32 @_ZN1C1fEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef %10) #17, !dbg !150
  ret i32 %11, !dbg !150
}

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @_Z2ehi(i32 noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !151 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.G, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !154, !DIExpression(), !155)
    #dbg_declare(ptr %4, !156, !DIExpression(), !163)
  %10 = load i32, ptr %3, align 4, !dbg !164
  invoke void @_Z3mayi(i32 noundef %10) #17
          to label %11 unwind label %16, !dbg !166

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !167
  %13 = icmp eq i32 %12, 3, !dbg !169
  br i1 %13, label %14, label %45, !dbg !169

14:                                               ; preds = %11
  %15 = call ptr @__cxa_allocate_exception(i64 4) #14, !dbg !170
  store i32 5, ptr %15, align 16, !dbg !170
  invoke void @__cxa_throw(ptr %15, ptr @_ZTIi, ptr null) #18
          to label %73 unwind label %16, !dbg !170

16:                                               ; preds = %14, %1
  %17 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI1A
          catch ptr null, !dbg !171
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !171
  store ptr %18, ptr %5, align 8, !dbg !171
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !171
  store i32 %19, ptr %6, align 4, !dbg !171
  br label %20, !dbg !171

20:                                               ; preds = %16
  %21 = load i32, ptr %6, align 4, !dbg !172
  %22 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #14, !dbg !172
  %23 = icmp eq i32 %21, %22, !dbg !172
  br i1 %23, label %24, label %29, !dbg !172

24:                                               ; preds = %20
    #dbg_declare(ptr %9, !173, !DIExpression(), !174)
  %25 = load ptr, ptr %5, align 8, !dbg !175
  %26 = call ptr @__cxa_begin_catch(ptr %25) #14, !dbg !175
  %27 = load i32, ptr %26, align 4, !dbg !175
  store i32 %27, ptr %9, align 4, !dbg !175
  %28 = load i32, ptr %9, align 4, !dbg !177
  store i32 %28, ptr %2, align 4, !dbg !179
  store i32 1, ptr %8, align 4
  call void @__cxa_end_catch() #14, !dbg !180
  br label %62

29:                                               ; preds = %20
  %30 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1A) #14, !dbg !172
  %31 = icmp eq i32 %21, %30, !dbg !172
  br i1 %31, label %32, label %41, !dbg !172

32:                                               ; preds = %29
    #dbg_declare(ptr %7, !181, !DIExpression(), !183)
  %33 = load ptr, ptr %5, align 8, !dbg !184
  %34 = call ptr @__cxa_begin_catch(ptr %33) #14, !dbg !184
  store ptr %34, ptr %7, align 8, !dbg !184
  %35 = load ptr, ptr %7, align 8, !dbg !186, !nonnull !100, !align !187
  %36 = load ptr, ptr %35, align 8, !dbg !188
  %37 = getelementptr inbounds ptr, ptr %36, i64 2, !dbg !188
  %38 = load ptr, ptr %37, align 8, !dbg !188
  %39 = invoke noundef i32 %38(ptr noundef nonnull align 8 dereferenceable(12) %35, i32 noundef 2) #17
          to label %40 unwind label %51, !dbg !188

40:                                               ; preds = %32
  store i32 %39, ptr %2, align 4, !dbg !189
  store i32 1, ptr %8, align 4
  invoke void @__cxa_end_catch()
          to label %55 unwind label %56, !dbg !175

41:                                               ; preds = %29
  %42 = load ptr, ptr %5, align 8, !dbg !172
  %43 = call ptr @__cxa_begin_catch(ptr %42) #14, !dbg !172
  invoke void @_Z3mayi(i32 noundef 9) #17
          to label %44 unwind label %46, !dbg !190

44:                                               ; preds = %41
  invoke void @__cxa_rethrow() #18
          to label %73 unwind label %46, !dbg !191

45:                                               ; preds = %11
  br label %61, !dbg !172

46:                                               ; preds = %44, %41
  %47 = landingpad { ptr, i32 }
          cleanup, !dbg !192
  %48 = extractvalue { ptr, i32 } %47, 0, !dbg !192
  store ptr %48, ptr %5, align 8, !dbg !192
  %49 = extractvalue { ptr, i32 } %47, 1, !dbg !192
  store i32 %49, ptr %6, align 4, !dbg !192
  invoke void @__cxa_end_catch()
          to label %50 unwind label %70, !dbg !184

50:                                               ; preds = %46
  br label %64, !dbg !184

51:                                               ; preds = %32
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !193
  %53 = extractvalue { ptr, i32 } %52, 0, !dbg !193
  store ptr %53, ptr %5, align 8, !dbg !193
  %54 = extractvalue { ptr, i32 } %52, 1, !dbg !193
  store i32 %54, ptr %6, align 4, !dbg !193
  invoke void @__cxa_end_catch()
          to label %60 unwind label %70, !dbg !175

55:                                               ; preds = %40
  br label %62

56:                                               ; preds = %40
  %57 = landingpad { ptr, i32 }
          cleanup, !dbg !194
  %58 = extractvalue { ptr, i32 } %57, 0, !dbg !194
  store ptr %58, ptr %5, align 8, !dbg !194
  %59 = extractvalue { ptr, i32 } %57, 1, !dbg !194
  store i32 %59, ptr %6, align 4, !dbg !194
  br label %64, !dbg !194

60:                                               ; preds = %51
  br label %64, !dbg !175

61:                                               ; preds = %45
  store i32 1, ptr %2, align 4, !dbg !195
  store i32 1, ptr %8, align 4
  br label %62, !dbg !195

62:                                               ; preds = %61, %24, %55
  call void @_ZN1GD1Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #19, !dbg !194
  %63 = load i32, ptr %2, align 4, !dbg !194
  ret i32 %63, !dbg !194

64:                                               ; preds = %60, %56, %50
  call void @_ZN1GD1Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #19, !dbg !194
  br label %65, !dbg !194

65:                                               ; preds = %64
  %66 = load ptr, ptr %5, align 8, !dbg !194
  %67 = load i32, ptr %6, align 4, !dbg !194
  %68 = insertvalue { ptr, i32 } poison, ptr %66, 0, !dbg !194
  %69 = insertvalue { ptr, i32 } %68, i32 %67, 1, !dbg !194
  resume { ptr, i32 } %69, !dbg !194

70:                                               ; preds = %51, %46
  %71 = landingpad { ptr, i32 }
          catch ptr null, !dbg !184
  %72 = extractvalue { ptr, i32 } %71, 0, !dbg !184
  call void @__clang_call_terminate(ptr %72) #16, !dbg !184
  unreachable, !dbg !184

73:                                               ; preds = %44, %14
  unreachable
}

declare void @_Z3mayi(i32 noundef) #4

declare i32 @__gxx_personality_v0(...)

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #14
  call void @_ZSt9terminatev() #16
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: nounwind
declare void @_ZN1GD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #7

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6filteri(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 !dbg !196 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !197, !DIExpression(), !198)
  %3 = load i32, ptr %2, align 4, !dbg !199
  invoke void @_Z3mayi(i32 noundef %3) #17
          to label %4 unwind label %5, !dbg !200

4:                                                ; preds = %1
  ret i32 2, !dbg !201

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !200
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !200
  call void @__clang_call_terminate(ptr %7) #16, !dbg !200
  unreachable, !dbg !200
}

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @_Z3usev() #2 !dbg !202 {
  %1 = call noundef i32 @_Z4tmaxIiET_S0_S0_(i32 noundef 3, i32 noundef 4) #17, !dbg !203
  %2 = call noundef double @_Z4tmaxIdET_S0_S0_(double noundef 2.500000e+00, double noundef 1.500000e+00) #17, !dbg !204
  %3 = fptosi double %2 to i32, !dbg !204
  %4 = add nsw i32 %1, %3, !dbg !205
  ret i32 %4, !dbg !206
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z4tmaxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #0 comdat !dbg !97 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !207, !DIExpression(), !208)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !209, !DIExpression(), !210)
  %5 = load atomic i8, ptr @_ZGVZ4tmaxIiET_S0_S0_E4seen acquire, align 8, !dbg !211
  %6 = icmp eq i8 %5, 0, !dbg !211
  br i1 %6, label %7, label %12, !dbg !211, !prof !212

7:                                                ; preds = %2
  %8 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ4tmaxIiET_S0_S0_E4seen) #14, !dbg !211
  %9 = icmp ne i32 %8, 0, !dbg !211
  br i1 %9, label %10, label %12, !dbg !211

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !213
  store i32 %11, ptr @_ZZ4tmaxIiET_S0_S0_E4seen, align 4, !dbg !211
  call void @__cxa_guard_release(ptr @_ZGVZ4tmaxIiET_S0_S0_E4seen) #14, !dbg !211
  br label %12, !dbg !211

12:                                               ; preds = %10, %7, %2
  %13 = load i32, ptr %3, align 4, !dbg !214
  %14 = load i32, ptr %4, align 4, !dbg !215
  %15 = icmp slt i32 %13, %14, !dbg !216
  br i1 %15, label %16, label %18, !dbg !214

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4, !dbg !217
  br label %20, !dbg !214

18:                                               ; preds = %12
  %19 = load i32, ptr @_ZZ4tmaxIiET_S0_S0_E4seen, align 4, !dbg !218
  br label %20, !dbg !214

20:                                               ; preds = %18, %16
  %21 = phi i32 [ %17, %16 ], [ %19, %18 ], !dbg !214
  ret i32 %21, !dbg !219
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_Z4tmaxIdET_S0_S0_(double noundef %0, double noundef %1) #0 comdat !dbg !105 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
    #dbg_declare(ptr %3, !220, !DIExpression(), !221)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !222, !DIExpression(), !223)
  %5 = load atomic i8, ptr @_ZGVZ4tmaxIdET_S0_S0_E4seen acquire, align 8, !dbg !224
  %6 = icmp eq i8 %5, 0, !dbg !224
  br i1 %6, label %7, label %12, !dbg !224, !prof !212

7:                                                ; preds = %2
  %8 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ4tmaxIdET_S0_S0_E4seen) #14, !dbg !224
  %9 = icmp ne i32 %8, 0, !dbg !224
  br i1 %9, label %10, label %12, !dbg !224

10:                                               ; preds = %7
  %11 = load double, ptr %3, align 8, !dbg !225
  store double %11, ptr @_ZZ4tmaxIdET_S0_S0_E4seen, align 8, !dbg !224
  call void @__cxa_guard_release(ptr @_ZGVZ4tmaxIdET_S0_S0_E4seen) #14, !dbg !224
  br label %12, !dbg !224

12:                                               ; preds = %10, %7, %2
  %13 = load double, ptr %3, align 8, !dbg !226
  %14 = load double, ptr %4, align 8, !dbg !227
  %15 = fcmp olt double %13, %14, !dbg !228
  br i1 %15, label %16, label %18, !dbg !226

16:                                               ; preds = %12
  %17 = load double, ptr %4, align 8, !dbg !229
  br label %20, !dbg !226

18:                                               ; preds = %12
  %19 = load double, ptr @_ZZ4tmaxIdET_S0_S0_E4seen, align 8, !dbg !230
  br label %20, !dbg !226

20:                                               ; preds = %18, %16
  %21 = phi double [ %17, %16 ], [ %19, %18 ], !dbg !226
  ret double %21, !dbg !231
}

; Function Attrs: noinline
define internal void @__cxx_global_var_init() #8 section ".text.startup" !dbg !232 {
  %1 = call noundef i32 @_Z3usev() #17, !dbg !235
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl), !dbg !236
  store i32 %1, ptr %2, align 4, !dbg !236
  ret void, !dbg !235
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: noinline
define internal void @__cxx_global_var_init.1() #8 section ".text.startup" !dbg !237 {
  %1 = call noundef i32 @_Z3usev() #17, !dbg !238
  store i32 %1, ptr @_ZL4init, align 4, !dbg !239
  ret void, !dbg !238
}

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local noundef ptr @_Z4downP1A(ptr noundef %0) #0 !dbg !240 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !243, !DIExpression(), !244)
  %3 = load ptr, ptr %2, align 8, !dbg !245
  %4 = icmp eq ptr %3, null, !dbg !246
  br i1 %4, label %7, label %5, !dbg !246

5:                                                ; preds = %1
  %6 = call ptr @__dynamic_cast(ptr %3, ptr @_ZTI1A, ptr @_ZTI1C, i64 -1) #14, !dbg !246
  br label %8, !dbg !246

7:                                                ; preds = %1
  br label %8, !dbg !246

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !246
  %10 = icmp eq ptr %9, null, !dbg !246
  br i1 %10, label %16, label %11, !dbg !246

11:                                               ; preds = %8
  %12 = load ptr, ptr %9, align 8, !dbg !246
  %13 = getelementptr i8, ptr %12, i64 -24, !dbg !246
  %14 = load i64, ptr %13, align 8, !dbg !246
  %15 = getelementptr inbounds i8, ptr %9, i64 %14, !dbg !246
  br label %16, !dbg !246

16:                                               ; preds = %11, %8
  %17 = phi ptr [ %15, %11 ], [ null, %8 ], !dbg !246
  ret ptr %17, !dbg !247
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #10

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local i32 @_Z3lami(i32 noundef %0) #0 !dbg !248 {
  %2 = alloca %class.anon, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !254, !DIExpression(), !255)
  %4 = getelementptr inbounds nuw %class.anon, ptr %2, i32 0, i32 0, !dbg !256
  %5 = load i32, ptr %3, align 4, !dbg !257
  store i32 %5, ptr %4, align 4, !dbg !256
  %6 = getelementptr inbounds nuw %class.anon, ptr %2, i32 0, i32 0, !dbg !258
  %7 = load i32, ptr %6, align 4, !dbg !258
  ret i32 %7, !dbg !258
}

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @_Z6callamv() #2 !dbg !259 {
  %1 = alloca %class.anon, align 4
  %2 = call i32 @_Z3lami(i32 noundef 3) #17, !dbg !260
  %3 = getelementptr inbounds nuw %class.anon, ptr %1, i32 0, i32 0, !dbg !260
  store i32 %2, ptr %3, align 4, !dbg !260
  %4 = call noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 4 dereferenceable(4) %1, i32 noundef 4) #17, !dbg !260
  ret i32 %4, !dbg !261
}

; Function Attrs: mustprogress noinline nounwind optnone
define internal noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #0 align 2 !dbg !262 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !268, !DIExpression(), !270)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !271, !DIExpression(), !272)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !273
  %7 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0, !dbg !274
  %8 = load i32, ptr %7, align 4, !dbg !274
  %9 = mul nsw i32 %6, %8, !dbg !275
  ret i32 %9, !dbg !276
}

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local noundef signext i16 @_Z4flip1E(i16 noundef signext %0) #0 !dbg !277 {
  %2 = alloca i16, align 2
  store i16 %0, ptr %2, align 2
    #dbg_declare(ptr %2, !280, !DIExpression(), !281)
  %3 = load i16, ptr %2, align 2, !dbg !282
  %4 = icmp eq i16 %3, 1, !dbg !283
  %5 = zext i1 %4 to i64, !dbg !282
  %6 = select i1 %4, i16 -2, i16 1, !dbg !282
  ret i16 %6, !dbg !284
}

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4gethi(i32 noundef %0) #0 !dbg !285 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !286, !DIExpression(), !287)
  %3 = load i32, ptr %2, align 4, !dbg !288
  %4 = sext i32 %3 to i64, !dbg !289
  %5 = getelementptr inbounds [3 x i32], ptr @_ZN12_GLOBAL__N_13hidE, i64 0, i64 %4, !dbg !289
  %6 = load i32, ptr %5, align 4, !dbg !289
  ret i32 %6, !dbg !290
}

; Function Attrs: mustprogress noinline optnone
define dso_local noundef ptr @_Z2mkv() #2 !dbg !291 {
  %1 = call noalias noundef nonnull ptr @_Znam(i64 noundef 128) #20, !dbg !294, !heapallocsite !13
  store i64 3, ptr %1, align 16, !dbg !294
  %2 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !294
  %3 = getelementptr inbounds %struct.C, ptr %2, i64 3, !dbg !294
  br label %4, !dbg !294

4:                                                ; preds = %4, %0
  %5 = phi ptr [ %2, %0 ], [ %6, %4 ], !dbg !294
  call void @_ZN1CC1Ev(ptr noundef nonnull align 8 dereferenceable(24) %5) #19, !dbg !294
  %6 = getelementptr inbounds %struct.C, ptr %5, i64 1, !dbg !294
  %7 = icmp eq ptr %6, %3, !dbg !294
  br i1 %7, label %8, label %4, !dbg !294

8:                                                ; preds = %4
  %9 = icmp eq ptr %2, null, !dbg !294
  br i1 %9, label %15, label %10, !dbg !294

10:                                               ; preds = %8
  %11 = load ptr, ptr %2, align 8, !dbg !294
  %12 = getelementptr i8, ptr %11, i64 -24, !dbg !294
  %13 = load i64, ptr %12, align 8, !dbg !294
  %14 = getelementptr inbounds i8, ptr %2, i64 %13, !dbg !294
  br label %15, !dbg !294

15:                                               ; preds = %10, %8
  %16 = phi ptr [ %14, %10 ], [ null, %8 ], !dbg !294
  ret ptr %16, !dbg !295
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1CC1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !296 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !300, !DIExpression(), !301)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !302
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #19, !dbg !302
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef getelementptr inbounds ([4 x ptr], ptr @_ZTT1C, i64 0, i64 1)) #19, !dbg !302
  store ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1C, i32 0, i32 0, i32 3), ptr %3, align 8, !dbg !302
  %5 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !302
  store ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1C, i32 0, i32 1, i32 4), ptr %5, align 8, !dbg !302
  %6 = getelementptr inbounds nuw %struct.C, ptr %3, i32 0, i32 1, !dbg !303
  store { i64, i64 } zeroinitializer, ptr %6, align 8, !dbg !303
  ret void, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4sjljPi(ptr noundef %0) #0 !dbg !304 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !307, !DIExpression(), !308)
    #dbg_declare(ptr %4, !309, !DIExpression(), !311)
  %6 = load ptr, ptr %3, align 8, !dbg !312
  store ptr %6, ptr %4, align 8, !dbg !311
  %7 = load ptr, ptr %4, align 8, !dbg !313, !nonnull !100, !align !314
  %8 = load i32, ptr %7, align 4, !dbg !315
  %9 = add nsw i32 %8, 1, !dbg !315
  store i32 %9, ptr %7, align 4, !dbg !315
    #dbg_declare(ptr %5, !316, !DIExpression(), !318)
  %10 = load ptr, ptr %3, align 8, !dbg !319
  %11 = getelementptr inbounds i32, ptr %10, i64 1, !dbg !320
  store ptr %11, ptr %5, align 8, !dbg !318
  %12 = load ptr, ptr %5, align 8, !dbg !321
  %13 = load i32, ptr %12, align 4, !dbg !322
  %14 = icmp ne i32 %13, 0, !dbg !322
  br i1 %14, label %15, label %18, !dbg !323

15:                                               ; preds = %1
  %16 = load ptr, ptr %5, align 8, !dbg !324
  %17 = load i32, ptr %16, align 4, !dbg !325
  store i32 %17, ptr %2, align 4, !dbg !326
  br label %21, !dbg !326

18:                                               ; preds = %1
  %19 = load ptr, ptr %4, align 8, !dbg !327, !nonnull !100, !align !314
  %20 = load i32, ptr %19, align 4, !dbg !327
  store i32 %20, ptr %2, align 4, !dbg !328
  br label %21, !dbg !328

21:                                               ; preds = %18, %15
  %22 = load i32, ptr %2, align 4, !dbg !329
  ret i32 %22, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind optnone
define hidden noundef i32 @_Z7hiddenfv() #0 !dbg !330 {
  ret i32 1, !dbg !331
}

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @_Z8callweakv() #2 !dbg !332 {
  %1 = icmp ne ptr @weakf, null, !dbg !333
  br i1 %1, label %2, label %4, !dbg !333

2:                                                ; preds = %0
  %3 = call i32 @weakf() #17, !dbg !334
  br label %6, !dbg !333

4:                                                ; preds = %0
  %5 = call noundef i32 @_Z7hiddenfv() #17, !dbg !335
  br label %6, !dbg !333

6:                                                ; preds = %4, %2
  %7 = phi i32 [ %3, %2 ], [ %5, %4 ], !dbg !333
  ret i32 %7, !dbg !336
}

declare extern_weak i32 @weakf() #4

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !337 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !338, !DIExpression(), !339)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef @_ZTT1B) #19, !dbg !340
  %4 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !340
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #19, !dbg !340
  ret void, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !342 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !343, !DIExpression(), !344)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #19, !dbg !345
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 24) #21, !dbg !345
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone
define linkonce_odr dso_local void @_ZTv0_n24_N1BD1Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 !dbg !347 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !348
  %4 = load ptr, ptr %3, align 8, !dbg !348
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !348
  %6 = load i64, ptr %5, align 8, !dbg !348
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !348
  tail call void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #19, !dbg !348
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone
define linkonce_odr dso_local void @_ZTv0_n24_N1BD0Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 !dbg !349 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !350
  %4 = load ptr, ptr %3, align 8, !dbg !350
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !350
  %6 = load i64, ptr %5, align 8, !dbg !350
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !350
  tail call void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #19, !dbg !350
  ret void, !dbg !350
}

; Function Attrs: noinline optnone
define linkonce_odr dso_local noundef i32 @_ZTv0_n32_N1B1fEi(ptr noundef %0, i32 noundef %1) unnamed_addr #3 comdat align 2 !dbg !351 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8, !dbg !352
  %6 = load ptr, ptr %5, align 8, !dbg !352
  %7 = getelementptr inbounds i8, ptr %6, i64 -32, !dbg !352
  %8 = load i64, ptr %7, align 8, !dbg !352
  %9 = getelementptr inbounds i8, ptr %5, i64 %8, !dbg !352
  %10 = load i32, ptr %4, align 4, !dbg !352
  %11 = tail call noundef i32 @_ZN1B1fEi(ptr noundef nonnull align 8 dereferenceable(8) %9, i32 noundef %10) #17, !dbg !352
  ret i32 %11, !dbg !352
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1CD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !353 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !355, !DIExpression(), !356)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef @_ZTT1C) #19, !dbg !357
  %4 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !357
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #19, !dbg !357
  ret void, !dbg !357
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1CD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !358 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !359, !DIExpression(), !360)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1CD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #19, !dbg !361
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 40) #21, !dbg !361
  ret void, !dbg !361
}

; Function Attrs: noinline nounwind optnone
define linkonce_odr dso_local void @_ZTv0_n24_N1CD1Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 !dbg !362 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !363
  %4 = load ptr, ptr %3, align 8, !dbg !363
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !363
  %6 = load i64, ptr %5, align 8, !dbg !363
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !363
  tail call void @_ZN1CD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #19, !dbg !363
  ret void, !dbg !363
}

; Function Attrs: noinline nounwind optnone
define linkonce_odr dso_local void @_ZTv0_n24_N1CD0Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 !dbg !364 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !365
  %4 = load ptr, ptr %3, align 8, !dbg !365
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !365
  %6 = load i64, ptr %5, align 8, !dbg !365
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !365
  tail call void @_ZN1CD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #19, !dbg !365
  ret void, !dbg !365
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !366 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !368, !DIExpression(), !369)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !370
  %4 = getelementptr inbounds nuw %struct.A, ptr %3, i32 0, i32 1, !dbg !371
  store i32 3, ptr %4, align 8, !dbg !371
  ret void, !dbg !370
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !372 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !374, !DIExpression(), !375)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !376, !DIExpression(), !375)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8, !dbg !378
  store ptr %7, ptr %5, align 8, !dbg !378
  %8 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !378
  %9 = load ptr, ptr %8, align 8, !dbg !378
  %10 = load ptr, ptr %5, align 8, !dbg !378
  %11 = getelementptr i8, ptr %10, i64 -24, !dbg !378
  %12 = load i64, ptr %11, align 8, !dbg !378
  %13 = getelementptr inbounds i8, ptr %5, i64 %12, !dbg !378
  store ptr %9, ptr %13, align 8, !dbg !378
  ret void, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !379 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !382, !DIExpression(), !383)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !384, !DIExpression(), !383)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void, !dbg !385
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #13

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !386 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !389, !DIExpression(), !390)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !391, !DIExpression(), !390)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !392
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef %7) #19, !dbg !392
  ret void, !dbg !394
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #14

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #14

; Function Attrs: noinline
define internal void @_GLOBAL__sub_I_b.cpp() #8 section ".text.startup" !dbg !395 {
  call void @__cxx_global_var_init.1(), !dbg !396
  ret void
}

; Function Attrs: noinline
define internal void @__tls_init() #8 !dbg !397 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !398
  %2 = icmp eq i8 %1, 0, !dbg !398
  br i1 %2, label %3, label %4, !dbg !398, !prof !399

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !398
  call void @__cxx_global_var_init(), !dbg !398
  br label %4, !dbg !398

4:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: noinline
define weak_odr hidden noundef ptr @_ZTW2tl() #15 comdat {
  call void @_ZTH2tl()
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl)
  ret ptr %1
}

attributes #0 = { mustprogress noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { mustprogress noinline optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind memory(none) }
attributes #6 = { noinline noreturn nounwind "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { noinline "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { noreturn nounwind }
attributes #17 = { nobuiltin "no-builtins" }
attributes #18 = { noreturn }
attributes #19 = { nobuiltin nounwind "no-builtins" }
attributes #20 = { builtin nobuiltin allocsize(0) "no-builtins" }
attributes #21 = { builtin nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!110, !111, !112, !113, !114, !115}
!llvm.ident = !{!116}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN1C5countE", scope: !2, file: !3, line: 5, type: !11, isLocal: false, isDefinition: true, declaration: !42)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !49, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.cpp", directory: "/tmp/cs", checksumkind: CSK_MD5, checksum: "b2768f67712e1a3b2d2883b09276a0f3")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 17, baseType: !6, size: 16, flags: DIFlagEnumClass, elements: !7, identifier: "_ZTS1E")
!6 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "a", value: 1)
!9 = !DIEnumerator(name: "b", value: -2)
!10 = !{!11, !12}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "C", file: !3, line: 4, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !14, vtableHolder: !16)
!14 = !{!15, !42, !43, !48}
!15 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !13, baseType: !16, extraData: i32 0)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !3, line: 3, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !17, vtableHolder: !16, identifier: "_ZTS1B")
!17 = !{!18, !34, !35, !39}
!18 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !16, baseType: !19, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !3, line: 2, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !20, vtableHolder: !19)
!20 = !{!21, !26, !27, !31}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$A", scope: !3, file: !3, baseType: !22, size: 64, flags: DIFlagArtificial)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{!11}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !19, file: !3, line: 2, baseType: !11, size: 32, offset: 64)
!27 = !DISubprogram(name: "~A", linkageName: "_ZN1AD4Ev", scope: !19, file: !3, line: 2, type: !28, scopeLine: 2, containingType: !19, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!31 = !DISubprogram(name: "f", linkageName: "_ZN1A1fEi", scope: !19, file: !3, line: 2, type: !32, scopeLine: 2, containingType: !19, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!32 = !DISubroutineType(types: !33)
!33 = !{!11, !30, !11}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$B", scope: !3, file: !3, baseType: !22, size: 64, flags: DIFlagArtificial)
!35 = !DISubprogram(name: "f", linkageName: "_ZN1B1fEi", scope: !16, file: !3, line: 3, type: !36, scopeLine: 3, containingType: !16, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!36 = !DISubroutineType(types: !37)
!37 = !{!11, !38, !11}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DISubprogram(name: "~B", linkageName: "_ZN1BD4Ev", scope: !16, file: !3, line: 3, type: !40, scopeLine: 3, containingType: !16, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !38}
!42 = !DIDerivedType(tag: DW_TAG_variable, name: "count", scope: !13, file: !3, line: 4, baseType: !11, flags: DIFlagStaticMember)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "pm", scope: !13, file: !3, line: 4, baseType: !44, size: 128, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !45, size: 128, extraData: !13)
!45 = !DISubroutineType(types: !46)
!46 = !{!11, !47, !11}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!48 = !DISubprogram(name: "f", linkageName: "_ZN1C1fEi", scope: !13, file: !3, line: 4, type: !45, scopeLine: 4, containingType: !13, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!49 = !{!0, !50, !53, !55, !57, !68, !72, !76, !79, !81, !90, !92, !95, !103}
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "pinl", scope: !2, file: !3, line: 12, type: !52, isLocal: false, isDefinition: true)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "tl", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "init", linkageName: "_ZL4init", scope: !2, file: !3, line: 13, type: !11, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "als", scope: !2, file: !3, line: 20, type: !59, isLocal: false, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 512, align: 256, elements: !66)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Al", file: !3, line: 20, size: 256, align: 256, flags: DIFlagTypePassByValue, elements: !61, identifier: "_ZTS2Al")
!61 = !{!62, !64}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !60, file: !3, line: 20, baseType: !63, size: 8)
!63 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !60, file: !3, line: 20, baseType: !65, size: 64, offset: 64)
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "pp", scope: !2, file: !3, line: 20, type: !70, isLocal: false, isDefinition: true)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV1A", scope: !2, file: !3, type: !74, isLocal: false, isDefinition: true, declaration: !75, align: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !19, file: !3, baseType: !74, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV1C", scope: !2, file: !3, type: !74, isLocal: false, isDefinition: true, declaration: !78, align: 64)
!78 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !13, file: !3, baseType: !74, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "inl", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "hid", linkageName: "_ZN12_GLOBAL__N_13hidE", scope: !83, file: !3, line: 18, type: !84, isLocal: true, isDefinition: true)
!83 = !DINamespace(scope: null)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Hidden", scope: !83, file: !3, line: 18, size: 96, flags: DIFlagTypePassByValue, elements: !85)
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !84, file: !3, line: 18, baseType: !87, size: 96)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 3)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "kPi", linkageName: "_ZL3kPi", scope: !2, file: !3, line: 20, type: !71, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV1B", scope: !2, file: !3, type: !74, isLocal: false, isDefinition: true, declaration: !94, align: 64)
!94 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !16, file: !3, baseType: !74, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "seen", scope: !97, file: !3, line: 10, type: !11, isLocal: false, isDefinition: true)
!97 = distinct !DISubprogram(name: "tmax<int>", linkageName: "_Z4tmaxIiET_S0_S0_", scope: !3, file: !3, line: 10, type: !98, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !101, retainedNodes: !100)
!98 = !DISubroutineType(types: !99)
!99 = !{!11, !11, !11}
!100 = !{}
!101 = !{!102}
!102 = !DITemplateTypeParameter(name: "T", type: !11)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "seen", scope: !105, file: !3, line: 10, type: !65, isLocal: false, isDefinition: true)
!105 = distinct !DISubprogram(name: "tmax<double>", linkageName: "_Z4tmaxIdET_S0_S0_", scope: !3, file: !3, line: 10, type: !106, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !108, retainedNodes: !100)
!106 = !DISubroutineType(types: !107)
!107 = !{!65, !65, !65}
!108 = !{!109}
!109 = !DITemplateTypeParameter(name: "T", type: !65)
!110 = !{i32 7, !"Dwarf Version", i32 5}
!111 = !{i32 2, !"Debug Info Version", i32 3}
!112 = !{i32 1, !"wchar_size", i32 4}
!113 = !{i32 8, !"PIC Level", i32 2}
!114 = !{i32 7, !"PIE Level", i32 2}
!115 = !{i32 7, !"frame-pointer", i32 2}
!116 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!117 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD2Ev", scope: !19, file: !3, line: 5, type: !28, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !27, retainedNodes: !100)
!118 = !DILocalVariable(name: "this", arg: 1, scope: !117, type: !119, flags: DIFlagArtificial | DIFlagObjectPointer)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!120 = !DILocation(line: 0, scope: !117)
!121 = !DILocation(line: 5, column: 28, scope: !117)
!122 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD0Ev", scope: !19, file: !3, line: 5, type: !28, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !27, retainedNodes: !100)
!123 = !DILocalVariable(name: "this", arg: 1, scope: !122, type: !119, flags: DIFlagArtificial | DIFlagObjectPointer)
!124 = !DILocation(line: 0, scope: !122)
!125 = !DILocation(line: 5, column: 27, scope: !122)
!126 = distinct !DISubprogram(name: "f", linkageName: "_ZN1C1fEi", scope: !13, file: !3, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !48, retainedNodes: !100)
!127 = !DILocalVariable(name: "this", arg: 1, scope: !126, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!128 = !DILocation(line: 0, scope: !126)
!129 = !DILocalVariable(name: "x", arg: 2, scope: !126, file: !3, line: 6, type: !11)
!130 = !DILocation(line: 6, column: 14, scope: !126)
!131 = !DILocation(line: 6, column: 34, scope: !126)
!132 = !DILocation(line: 6, column: 26, scope: !126)
!133 = !DILocation(line: 6, column: 38, scope: !126)
!134 = !DILocation(line: 6, column: 48, scope: !126)
!135 = !DILocation(line: 6, column: 46, scope: !126)
!136 = !DILocation(line: 6, column: 41, scope: !126)
!137 = !DILocation(line: 6, column: 19, scope: !126)
!138 = distinct !DISubprogram(name: "f", linkageName: "_ZN1B1fEi", scope: !16, file: !3, line: 3, type: !36, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !35, retainedNodes: !100)
!139 = !DILocalVariable(name: "this", arg: 1, scope: !138, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!141 = !DILocation(line: 0, scope: !138)
!142 = !DILocalVariable(name: "x", arg: 2, scope: !138, file: !3, line: 3, type: !11)
!143 = !DILocation(line: 3, column: 34, scope: !138)
!144 = !DILocation(line: 3, column: 55, scope: !138)
!145 = !DILocation(line: 3, column: 59, scope: !138)
!146 = !DILocation(line: 3, column: 57, scope: !138)
!147 = !DILocation(line: 3, column: 48, scope: !138)
!148 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N1C1fEi", scope: !3, file: !3, line: 6, type: !149, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!149 = !DISubroutineType(types: !100)
!150 = !DILocation(line: 0, scope: !148)
!151 = distinct !DISubprogram(name: "eh", linkageName: "_Z2ehi", scope: !3, file: !3, line: 8, type: !152, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!152 = !DISubroutineType(types: !153)
!153 = !{!11, !11}
!154 = !DILocalVariable(name: "x", arg: 1, scope: !151, file: !3, line: 8, type: !11)
!155 = !DILocation(line: 8, column: 12, scope: !151)
!156 = !DILocalVariable(name: "g", scope: !151, file: !3, line: 8, type: !157)
!157 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "G", file: !3, line: 7, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !158, identifier: "_ZTS1G")
!158 = !{!159}
!159 = !DISubprogram(name: "~G", linkageName: "_ZN1GD4Ev", scope: !157, file: !3, line: 7, type: !160, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!160 = !DISubroutineType(types: !161)
!161 = !{null, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!163 = !DILocation(line: 8, column: 19, scope: !151)
!164 = !DILocation(line: 8, column: 32, scope: !165)
!165 = distinct !DILexicalBlock(scope: !151, file: !3, line: 8, column: 26)
!166 = !DILocation(line: 8, column: 28, scope: !165)
!167 = !DILocation(line: 8, column: 40, scope: !168)
!168 = distinct !DILexicalBlock(scope: !165, file: !3, line: 8, column: 40)
!169 = !DILocation(line: 8, column: 42, scope: !168)
!170 = !DILocation(line: 8, column: 48, scope: !168)
!171 = !DILocation(line: 8, column: 160, scope: !165)
!172 = !DILocation(line: 8, column: 57, scope: !165)
!173 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 8, type: !11)
!174 = !DILocation(line: 8, column: 70, scope: !151)
!175 = !DILocation(line: 8, column: 117, scope: !176)
!176 = distinct !DILexicalBlock(scope: !151, file: !3, line: 8, column: 100)
!177 = !DILocation(line: 8, column: 82, scope: !178)
!178 = distinct !DILexicalBlock(scope: !151, file: !3, line: 8, column: 73)
!179 = !DILocation(line: 8, column: 75, scope: !178)
!180 = !DILocation(line: 8, column: 85, scope: !178)
!181 = !DILocalVariable(name: "a", scope: !151, file: !3, line: 8, type: !182)
!182 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !19, size: 64)
!183 = !DILocation(line: 8, column: 97, scope: !151)
!184 = !DILocation(line: 8, column: 148, scope: !185)
!185 = distinct !DILexicalBlock(scope: !151, file: !3, line: 8, column: 131)
!186 = !DILocation(line: 8, column: 109, scope: !176)
!187 = !{i64 8}
!188 = !DILocation(line: 8, column: 111, scope: !176)
!189 = !DILocation(line: 8, column: 102, scope: !176)
!190 = !DILocation(line: 8, column: 133, scope: !185)
!191 = !DILocation(line: 8, column: 141, scope: !185)
!192 = !DILocation(line: 8, column: 160, scope: !185)
!193 = !DILocation(line: 8, column: 160, scope: !176)
!194 = !DILocation(line: 8, column: 160, scope: !151)
!195 = !DILocation(line: 8, column: 150, scope: !151)
!196 = distinct !DISubprogram(name: "filter", linkageName: "_Z6filteri", scope: !3, file: !3, line: 9, type: !152, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!197 = !DILocalVariable(name: "x", arg: 1, scope: !196, file: !3, line: 9, type: !11)
!198 = !DILocation(line: 9, column: 16, scope: !196)
!199 = !DILocation(line: 9, column: 34, scope: !196)
!200 = !DILocation(line: 9, column: 30, scope: !196)
!201 = !DILocation(line: 9, column: 38, scope: !196)
!202 = distinct !DISubprogram(name: "use", linkageName: "_Z3usev", scope: !3, file: !3, line: 11, type: !24, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!203 = !DILocation(line: 11, column: 20, scope: !202)
!204 = !DILocation(line: 11, column: 38, scope: !202)
!205 = !DILocation(line: 11, column: 31, scope: !202)
!206 = !DILocation(line: 11, column: 13, scope: !202)
!207 = !DILocalVariable(name: "a", arg: 1, scope: !97, file: !3, line: 10, type: !11)
!208 = !DILocation(line: 10, column: 36, scope: !97)
!209 = !DILocalVariable(name: "b", arg: 2, scope: !97, file: !3, line: 10, type: !11)
!210 = !DILocation(line: 10, column: 41, scope: !97)
!211 = !DILocation(line: 10, column: 46, scope: !97)
!212 = !{!"branch_weights", i32 1, i32 1048575}
!213 = !DILocation(line: 10, column: 62, scope: !97)
!214 = !DILocation(line: 10, column: 72, scope: !97)
!215 = !DILocation(line: 10, column: 76, scope: !97)
!216 = !DILocation(line: 10, column: 74, scope: !97)
!217 = !DILocation(line: 10, column: 80, scope: !97)
!218 = !DILocation(line: 10, column: 84, scope: !97)
!219 = !DILocation(line: 10, column: 65, scope: !97)
!220 = !DILocalVariable(name: "a", arg: 1, scope: !105, file: !3, line: 10, type: !65)
!221 = !DILocation(line: 10, column: 36, scope: !105)
!222 = !DILocalVariable(name: "b", arg: 2, scope: !105, file: !3, line: 10, type: !65)
!223 = !DILocation(line: 10, column: 41, scope: !105)
!224 = !DILocation(line: 10, column: 46, scope: !105)
!225 = !DILocation(line: 10, column: 62, scope: !105)
!226 = !DILocation(line: 10, column: 72, scope: !105)
!227 = !DILocation(line: 10, column: 76, scope: !105)
!228 = !DILocation(line: 10, column: 74, scope: !105)
!229 = !DILocation(line: 10, column: 80, scope: !105)
!230 = !DILocation(line: 10, column: 84, scope: !105)
!231 = !DILocation(line: 10, column: 65, scope: !105)
!232 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !233, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!233 = !DISubroutineType(types: !234)
!234 = !{null}
!235 = !DILocation(line: 12, column: 61, scope: !232)
!236 = !DILocation(line: 0, scope: !232)
!237 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !3, file: !3, type: !233, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!238 = !DILocation(line: 13, column: 19, scope: !237)
!239 = !DILocation(line: 0, scope: !237)
!240 = distinct !DISubprogram(name: "down", linkageName: "_Z4downP1A", scope: !3, file: !3, line: 14, type: !241, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!241 = !DISubroutineType(types: !242)
!242 = !{!119, !119}
!243 = !DILocalVariable(name: "p", arg: 1, scope: !240, file: !3, line: 14, type: !119)
!244 = !DILocation(line: 14, column: 12, scope: !240)
!245 = !DILocation(line: 14, column: 42, scope: !240)
!246 = !DILocation(line: 14, column: 24, scope: !240)
!247 = !DILocation(line: 14, column: 17, scope: !240)
!248 = distinct !DISubprogram(name: "lam", linkageName: "_Z3lami", scope: !3, file: !3, line: 15, type: !249, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!249 = !DISubroutineType(types: !250)
!250 = !{!251, !11}
!251 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !3, line: 15, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !252)
!252 = !{!253}
!253 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !251, file: !3, line: 15, baseType: !11, size: 32)
!254 = !DILocalVariable(name: "k", arg: 1, scope: !248, file: !3, line: 15, type: !11)
!255 = !DILocation(line: 15, column: 14, scope: !248)
!256 = !DILocation(line: 15, column: 26, scope: !248)
!257 = !DILocation(line: 15, column: 27, scope: !248)
!258 = !DILocation(line: 15, column: 19, scope: !248)
!259 = distinct !DISubprogram(name: "callam", linkageName: "_Z6callamv", scope: !3, file: !3, line: 16, type: !24, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!260 = !DILocation(line: 16, column: 23, scope: !259)
!261 = !DILocation(line: 16, column: 16, scope: !259)
!262 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3lamiENK3$_0clEi", scope: !251, file: !3, line: 15, type: !263, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !267, retainedNodes: !100)
!263 = !DISubroutineType(types: !264)
!264 = !{!11, !265, !11}
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !266, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!266 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !251)
!267 = !DISubprogram(name: "operator()", scope: !251, file: !3, line: 15, type: !263, scopeLine: 15, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!268 = !DILocalVariable(name: "this", arg: 1, scope: !262, type: !269, flags: DIFlagArtificial | DIFlagObjectPointer)
!269 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !266, size: 64)
!270 = !DILocation(line: 0, scope: !262)
!271 = !DILocalVariable(name: "x", arg: 2, scope: !262, file: !3, line: 15, type: !11)
!272 = !DILocation(line: 15, column: 34, scope: !262)
!273 = !DILocation(line: 15, column: 46, scope: !262)
!274 = !DILocation(line: 15, column: 50, scope: !262)
!275 = !DILocation(line: 15, column: 48, scope: !262)
!276 = !DILocation(line: 15, column: 39, scope: !262)
!277 = distinct !DISubprogram(name: "flip", linkageName: "_Z4flip1E", scope: !3, file: !3, line: 17, type: !278, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!278 = !DISubroutineType(types: !279)
!279 = !{!5, !5}
!280 = !DILocalVariable(name: "e", arg: 1, scope: !277, file: !3, line: 17, type: !5)
!281 = !DILocation(line: 17, column: 50, scope: !277)
!282 = !DILocation(line: 17, column: 62, scope: !277)
!283 = !DILocation(line: 17, column: 64, scope: !277)
!284 = !DILocation(line: 17, column: 55, scope: !277)
!285 = distinct !DISubprogram(name: "geth", linkageName: "_Z4gethi", scope: !3, file: !3, line: 18, type: !152, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!286 = !DILocalVariable(name: "i", arg: 1, scope: !285, file: !3, line: 18, type: !11)
!287 = !DILocation(line: 18, column: 78, scope: !285)
!288 = !DILocation(line: 18, column: 96, scope: !285)
!289 = !DILocation(line: 18, column: 90, scope: !285)
!290 = !DILocation(line: 18, column: 83, scope: !285)
!291 = distinct !DISubprogram(name: "mk", linkageName: "_Z2mkv", scope: !3, file: !3, line: 19, type: !292, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!292 = !DISubroutineType(types: !293)
!293 = !{!119}
!294 = !DILocation(line: 19, column: 46, scope: !291)
!295 = !DILocation(line: 19, column: 39, scope: !291)
!296 = distinct !DISubprogram(name: "C", linkageName: "_ZN1CC1Ev", scope: !13, file: !3, line: 4, type: !297, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !299, retainedNodes: !100)
!297 = !DISubroutineType(types: !298)
!298 = !{null, !47}
!299 = !DISubprogram(name: "C", linkageName: "_ZN1CC4Ev", scope: !13, type: !297, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!300 = !DILocalVariable(name: "this", arg: 1, scope: !296, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!301 = !DILocation(line: 0, scope: !296)
!302 = !DILocation(line: 4, column: 8, scope: !296)
!303 = !DILocation(line: 4, column: 66, scope: !296)
!304 = distinct !DISubprogram(name: "sjlj", linkageName: "_Z4sjljPi", scope: !3, file: !3, line: 21, type: !305, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !100)
!305 = !DISubroutineType(types: !306)
!306 = !{!11, !52}
!307 = !DILocalVariable(name: "p", arg: 1, scope: !304, file: !3, line: 21, type: !52)
!308 = !DILocation(line: 21, column: 15, scope: !304)
!309 = !DILocalVariable(name: "r", scope: !304, file: !3, line: 21, type: !310)
!310 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !11, size: 64)
!311 = !DILocation(line: 21, column: 25, scope: !304)
!312 = !DILocation(line: 21, column: 30, scope: !304)
!313 = !DILocation(line: 21, column: 33, scope: !304)
!314 = !{i64 4}
!315 = !DILocation(line: 21, column: 34, scope: !304)
!316 = !DILocalVariable(name: "q", scope: !317, file: !3, line: 21, type: !52)
!317 = distinct !DILexicalBlock(scope: !304, file: !3, line: 21, column: 58)
!318 = !DILocation(line: 21, column: 47, scope: !317)
!319 = !DILocation(line: 21, column: 51, scope: !317)
!320 = !DILocation(line: 21, column: 53, scope: !317)
!321 = !DILocation(line: 21, column: 59, scope: !317)
!322 = !DILocation(line: 21, column: 58, scope: !317)
!323 = !DILocation(line: 21, column: 42, scope: !317)
!324 = !DILocation(line: 21, column: 70, scope: !317)
!325 = !DILocation(line: 21, column: 69, scope: !317)
!326 = !DILocation(line: 21, column: 62, scope: !317)
!327 = !DILocation(line: 21, column: 80, scope: !304)
!328 = !DILocation(line: 21, column: 73, scope: !304)
!329 = !DILocation(line: 21, column: 83, scope: !304)
!330 = distinct !DISubprogram(name: "hiddenf", linkageName: "_Z7hiddenfv", scope: !3, file: !3, line: 22, type: !24, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!331 = !DILocation(line: 22, column: 55, scope: !330)
!332 = distinct !DISubprogram(name: "callweak", linkageName: "_Z8callweakv", scope: !3, file: !3, line: 23, type: !24, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!333 = !DILocation(line: 23, column: 25, scope: !332)
!334 = !DILocation(line: 23, column: 33, scope: !332)
!335 = !DILocation(line: 23, column: 43, scope: !332)
!336 = !DILocation(line: 23, column: 18, scope: !332)
!337 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD1Ev", scope: !16, file: !3, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !39, retainedNodes: !100)
!338 = !DILocalVariable(name: "this", arg: 1, scope: !337, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!339 = !DILocation(line: 0, scope: !337)
!340 = !DILocation(line: 3, column: 78, scope: !337)
!341 = !DILocation(line: 3, column: 79, scope: !337)
!342 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !16, file: !3, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !39, retainedNodes: !100)
!343 = !DILocalVariable(name: "this", arg: 1, scope: !342, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!344 = !DILocation(line: 0, scope: !342)
!345 = !DILocation(line: 3, column: 78, scope: !342)
!346 = !DILocation(line: 3, column: 79, scope: !342)
!347 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1BD1Ev", scope: !3, file: !3, line: 3, type: !149, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!348 = !DILocation(line: 0, scope: !347)
!349 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1BD0Ev", scope: !3, file: !3, line: 3, type: !149, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!350 = !DILocation(line: 0, scope: !349)
!351 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N1B1fEi", scope: !3, file: !3, line: 3, type: !149, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!352 = !DILocation(line: 0, scope: !351)
!353 = distinct !DISubprogram(name: "~C", linkageName: "_ZN1CD1Ev", scope: !13, file: !3, line: 4, type: !297, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !354, retainedNodes: !100)
!354 = !DISubprogram(name: "~C", linkageName: "_ZN1CD4Ev", scope: !13, type: !297, containingType: !13, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!355 = !DILocalVariable(name: "this", arg: 1, scope: !353, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!356 = !DILocation(line: 0, scope: !353)
!357 = !DILocation(line: 4, column: 8, scope: !353)
!358 = distinct !DISubprogram(name: "~C", linkageName: "_ZN1CD0Ev", scope: !13, file: !3, line: 4, type: !297, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !354, retainedNodes: !100)
!359 = !DILocalVariable(name: "this", arg: 1, scope: !358, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!360 = !DILocation(line: 0, scope: !358)
!361 = !DILocation(line: 4, column: 8, scope: !358)
!362 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1CD1Ev", scope: !3, file: !3, line: 4, type: !149, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!363 = !DILocation(line: 0, scope: !362)
!364 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1CD0Ev", scope: !3, file: !3, line: 4, type: !149, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!365 = !DILocation(line: 0, scope: !364)
!366 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !19, file: !3, line: 2, type: !28, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !367, retainedNodes: !100)
!367 = !DISubprogram(name: "A", linkageName: "_ZN1AC4Ev", scope: !19, type: !28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!368 = !DILocalVariable(name: "this", arg: 1, scope: !366, type: !119, flags: DIFlagArtificial | DIFlagObjectPointer)
!369 = !DILocation(line: 0, scope: !366)
!370 = !DILocation(line: 2, column: 8, scope: !366)
!371 = !DILocation(line: 2, column: 54, scope: !366)
!372 = distinct !DISubprogram(name: "B", linkageName: "_ZN1BC2Ev", scope: !16, file: !3, line: 3, type: !40, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !373, retainedNodes: !100)
!373 = !DISubprogram(name: "B", linkageName: "_ZN1BC4Ev", scope: !16, type: !40, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!374 = !DILocalVariable(name: "this", arg: 1, scope: !372, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!375 = !DILocation(line: 0, scope: !372)
!376 = !DILocalVariable(name: "vtt", arg: 2, scope: !372, type: !377, flags: DIFlagArtificial)
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!378 = !DILocation(line: 3, column: 8, scope: !372)
!379 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD2Ev", scope: !16, file: !3, line: 3, type: !380, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !39, retainedNodes: !100)
!380 = !DISubroutineType(types: !381)
!381 = !{null, !38, !377}
!382 = !DILocalVariable(name: "this", arg: 1, scope: !379, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!383 = !DILocation(line: 0, scope: !379)
!384 = !DILocalVariable(name: "vtt", arg: 2, scope: !379, type: !377, flags: DIFlagArtificial)
!385 = !DILocation(line: 3, column: 79, scope: !379)
!386 = distinct !DISubprogram(name: "~C", linkageName: "_ZN1CD2Ev", scope: !13, file: !3, line: 4, type: !387, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !354, retainedNodes: !100)
!387 = !DISubroutineType(types: !388)
!388 = !{null, !47, !377}
!389 = !DILocalVariable(name: "this", arg: 1, scope: !386, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!390 = !DILocation(line: 0, scope: !386)
!391 = !DILocalVariable(name: "vtt", arg: 2, scope: !386, type: !377, flags: DIFlagArtificial)
!392 = !DILocation(line: 4, column: 8, scope: !393)
!393 = distinct !DILexicalBlock(scope: !386, file: !3, line: 4, column: 8)
!394 = !DILocation(line: 4, column: 8, scope: !386)
!395 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_b.cpp", scope: !3, file: !3, type: !149, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!396 = !DILocation(line: 0, scope: !395)
!397 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !149, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!398 = !DILocation(line: 0, scope: !397)
!399 = !{!"branch_weights", i32 1, i32 1023}
