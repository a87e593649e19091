; ModuleID = 'lists.hip'
source_filename = "lists.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.List = type <{ ptr, i32, [4 x i8] }>

$_ZN4ListIfEC2Ei = comdat any

$_ZN4ListIfEixEi = comdat any

$_ZN4ListIfED2Ev = comdat any

@tile = hidden addrspace(3) global [64 x float] undef, align 16
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [13 x i8] c"mode %d: %g\0A\00", align 1
@__hip_cuid_6742ae9ef5bb153 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_6742ae9ef5bb153 to ptr)], section "llvm.metadata"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @lists(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca %struct.List, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = alloca ptr, align 8, addrspace(5)
  %16 = addrspacecast ptr addrspace(5) %4 to ptr
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  %19 = addrspacecast ptr addrspace(5) %7 to ptr
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  %22 = addrspacecast ptr addrspace(5) %10 to ptr
  %23 = addrspacecast ptr addrspace(5) %11 to ptr
  %24 = addrspacecast ptr addrspace(5) %12 to ptr
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  %27 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %16, align 8
  %28 = load ptr, ptr %16, align 8
  store ptr addrspace(1) %1, ptr %17, align 8
  %29 = load ptr, ptr %17, align 8
  store ptr %28, ptr %18, align 8
  store ptr %29, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  store i32 %30, ptr %21, align 4
  %31 = load i32, ptr %20, align 4
  %32 = icmp eq i32 %31, 4
  %33 = zext i1 %32 to i32
  %34 = add nsw i32 4, %33
  call void @_ZN4ListIfEC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %22, i32 noundef %34) #5
  store i32 0, ptr %23, align 4
  br label %35

35:                                               ; preds = %53, %3
  %36 = load i32, ptr %23, align 4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %38, label %56

38:                                               ; preds = %35
  %39 = load ptr, ptr %18, align 8
  %40 = load i32, ptr %21, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load i32, ptr %23, align 4
  %45 = sitofp i32 %44 to float
  %46 = fmul contract float %43, %45
  %47 = load i32, ptr %23, align 4
  %48 = sitofp i32 %47 to float
  %49 = fmul contract float %46, %48
  %50 = call contract float @__ocml_sqrt_f32(float noundef %49) #5
  %51 = load i32, ptr %23, align 4
  %52 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4ListIfEixEi(ptr noundef nonnull align 8 dereferenceable(12) %22, i32 noundef %51) #5
  store float %50, ptr %52, align 4
  br label %53

53:                                               ; preds = %38
  %54 = load i32, ptr %23, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %23, align 4
  br label %35, !llvm.loop !6

56:                                               ; preds = %35
  store float 0.000000e+00, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %57

57:                                               ; preds = %70, %56
  %58 = load i32, ptr %25, align 4
  %59 = load i32, ptr %20, align 4
  %60 = icmp eq i32 %59, 3
  %61 = zext i1 %60 to i32
  %62 = add nsw i32 4, %61
  %63 = icmp slt i32 %58, %62
  br i1 %63, label %64, label %73

64:                                               ; preds = %57
  %65 = load i32, ptr %25, align 4
  %66 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4ListIfEixEi(ptr noundef nonnull align 8 dereferenceable(12) %22, i32 noundef %65) #5
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr %24, align 4
  %69 = fadd contract float %68, %67
  store float %69, ptr %24, align 4
  br label %70

70:                                               ; preds = %64
  %71 = load i32, ptr %25, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %25, align 4
  br label %57, !llvm.loop !8

73:                                               ; preds = %57
  %74 = load float, ptr %24, align 4
  %75 = load i32, ptr %21, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %76
  store float %74, ptr %77, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %78 = load i32, ptr %21, align 4
  %79 = sub i32 63, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %19, align 8
  %84 = load i32, ptr %21, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  store float %82, ptr %86, align 4
  %87 = load i32, ptr %20, align 4
  %88 = icmp eq i32 %87, 1
  br i1 %88, label %89, label %92

89:                                               ; preds = %73
  %90 = getelementptr inbounds %struct.List, ptr %22, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  call void @_ZL4freePv(ptr noundef %91) #5
  br label %92

92:                                               ; preds = %89, %73
  %93 = load i32, ptr %20, align 4
  %94 = icmp eq i32 %93, 2
  br i1 %94, label %95, label %108

95:                                               ; preds = %92
  %96 = call noundef ptr @_ZL6mallocm(i64 noundef 8) #5
  store ptr %96, ptr %26, align 8
  %97 = load ptr, ptr %26, align 8
  %98 = getelementptr inbounds float, ptr %97, i64 0
  store float 1.000000e+00, ptr %98, align 4
  %99 = load ptr, ptr %26, align 8
  %100 = getelementptr inbounds float, ptr %99, i64 0
  %101 = load float, ptr %100, align 4
  %102 = load ptr, ptr %19, align 8
  %103 = load i32, ptr %21, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = fadd contract float %106, %101
  store float %107, ptr %105, align 4
  br label %108

108:                                              ; preds = %95, %92
  %109 = load i32, ptr %20, align 4
  %110 = icmp eq i32 %109, 5
  br i1 %110, label %111, label %125

111:                                              ; preds = %108
  %112 = call noundef ptr @_ZL6mallocm(i64 noundef 8) #5
  store ptr %112, ptr %27, align 8
  %113 = load ptr, ptr %27, align 8
  %114 = getelementptr inbounds float, ptr %113, i64 0
  store float 1.000000e+00, ptr %114, align 4
  %115 = load ptr, ptr %27, align 8
  call void @_ZL4freePv(ptr noundef %115) #5
  %116 = load ptr, ptr %27, align 8
  %117 = getelementptr inbounds float, ptr %116, i64 0
  %118 = load float, ptr %117, align 4
  %119 = load ptr, ptr %19, align 8
  %120 = load i32, ptr %21, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %119, i64 %121
  %123 = load float, ptr %122, align 4
  %124 = fadd contract float %123, %118
  store float %124, ptr %122, align 4
  br label %125

125:                                              ; preds = %111, %108
  %126 = load i32, ptr %21, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %151

128:                                              ; preds = %125
  %129 = load i32, ptr %20, align 4
  %130 = load float, ptr %24, align 4
  %131 = fpext float %130 to double
  %132 = call i64 @__ockl_printf_begin(i64 0)
  %133 = icmp eq ptr addrspacecast (ptr addrspace(4) @.str.1 to ptr), null
  br i1 %133, label %143, label %134

134:                                              ; preds = %134, %128
  %135 = phi ptr [ addrspacecast (ptr addrspace(4) @.str.1 to ptr), %128 ], [ %136, %134 ]
  %136 = getelementptr i8, ptr %135, i64 1
  %137 = load i8, ptr %135, align 1
  %138 = icmp eq i8 %137, 0
  br i1 %138, label %139, label %134

139:                                              ; preds = %134
  %140 = ptrtoint ptr %135 to i64
  %141 = sub i64 %140, ptrtoint (ptr addrspacecast (ptr addrspace(4) @.str.1 to ptr) to i64)
  %142 = add i64 %141, 1
  br label %143

143:                                              ; preds = %139, %128
  %144 = phi i64 [ %142, %139 ], [ 0, %128 ]
  %145 = call i64 @__ockl_printf_append_string_n(i64 %132, ptr addrspacecast (ptr addrspace(4) @.str.1 to ptr), i64 %144, i32 0)
  %146 = zext i32 %129 to i64
  %147 = call i64 @__ockl_printf_append_args(i64 %145, i32 1, i64 %146, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0)
  %148 = bitcast double %131 to i64
  %149 = call i64 @__ockl_printf_append_args(i64 %147, i32 1, i64 %148, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1)
  %150 = trunc i64 %149 to i32
  br label %151

151:                                              ; preds = %143, %125
  call void @_ZN4ListIfED2Ev(ptr noundef nonnull align 8 dereferenceable(12) %22) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden void @_ZN4ListIfEC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds %struct.List, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %6, align 4
  %10 = sext i32 %9 to i64
  %11 = mul i64 %10, 4
  %12 = call noundef ptr @_ZL6mallocm(i64 noundef %11) #5
  store ptr %12, ptr %8, align 8
  %13 = getelementptr inbounds %struct.List, ptr %7, i32 0, i32 1
  %14 = load i32, ptr %6, align 4
  store i32 %14, ptr %13, align 8
  ret void
}

; Function Attrs: convergent nounwind
declare hidden float @__ocml_sqrt_f32(float noundef) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef nonnull align 4 dereferenceable(4) ptr @_ZN4ListIfEixEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  %9 = load ptr, ptr %7, align 8
  %10 = getelementptr inbounds %struct.List, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr %8, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  ret ptr %14
}

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL4freePv(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = ptrtoint ptr %4 to i64
  call void @__ockl_dm_dealloc(i64 noundef %5) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef ptr @_ZL6mallocm(i64 noundef %0) #2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i64 %0, ptr %5, align 8
  %6 = load i64, ptr %5, align 8
  %7 = call i64 @__ockl_dm_alloc(i64 noundef %6) #5
  %8 = inttoptr i64 %7 to ptr
  ret ptr %8
}

declare i64 @__ockl_printf_begin(i64)

declare i64 @__ockl_printf_append_string_n(i64, ptr, i64, i32)

declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32)

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden void @_ZN4ListIfED2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.List, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  call void @_ZL4freePv(ptr noundef %6) #5
  ret void
}

; Function Attrs: convergent nounwind
declare hidden void @__ockl_dm_dealloc(i64 noundef) #3

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_dm_alloc(i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,1024" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
