; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @amin(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !11
  %8 = lshr i32 %7, 6, !dbg !11
  %9 = and i32 %8, 3, !dbg !11
  %10 = and i32 %6, 63, !dbg !12
  %11 = shl nuw nsw i32 %9, 6, !dbg !12
  %12 = or disjoint i32 %11, %10, !dbg !12
  %13 = lshr i32 %12, 4, !dbg !12
  %14 = or disjoint i32 %13, 16, !dbg !12
  %15 = and i32 %6, 15, !dbg !13
  %16 = shl nuw nsw i32 %15, 4, !dbg !13
  %17 = shl nuw nsw i32 %14, 8, !dbg !14
  %18 = or disjoint i32 %17, %16, !dbg !14
  %19 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !15
  %20 = shl nuw nsw i32 %13, 8, !dbg !15
  %21 = or disjoint i32 %20, %16, !dbg !15
  %22 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %19, i32 %21, i32 0, i32 0), !dbg !15
  %23 = extractelement <4 x i32> %22, i64 0, !dbg !15
  %24 = extractelement <4 x i32> %22, i64 1, !dbg !15
  %25 = extractelement <4 x i32> %22, i64 2, !dbg !15
  %26 = extractelement <4 x i32> %22, i64 3, !dbg !15
  %27 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %19, i32 %18, i32 0, i32 0), !dbg !15
  %28 = extractelement <4 x i32> %27, i64 0, !dbg !15
  %29 = extractelement <4 x i32> %27, i64 1, !dbg !15
  %30 = extractelement <4 x i32> %27, i64 2, !dbg !15
  %31 = extractelement <4 x i32> %27, i64 3, !dbg !15
  %.not = icmp sgt i32 %23, %28, !dbg !16
  %32 = tail call i32 @llvm.smin.i32(i32 %23, i32 %28), !dbg !23
  %33 = select i1 %.not, i32 %14, i32 %13, !dbg !24
  %.not1 = icmp sgt i32 %24, %29, !dbg !16
  %34 = tail call i32 @llvm.smin.i32(i32 %24, i32 %29), !dbg !23
  %35 = select i1 %.not1, i32 %14, i32 %13, !dbg !24
  %.not2 = icmp sgt i32 %25, %30, !dbg !16
  %36 = tail call i32 @llvm.smin.i32(i32 %25, i32 %30), !dbg !23
  %37 = select i1 %.not2, i32 %14, i32 %13, !dbg !24
  %.not3 = icmp sgt i32 %26, %31, !dbg !16
  %38 = tail call i32 @llvm.smin.i32(i32 %26, i32 %31), !dbg !23
  %39 = select i1 %.not3, i32 %14, i32 %13, !dbg !24
  %40 = shl nuw nsw i32 %10, 2, !dbg !20
  %41 = xor i32 %40, 128, !dbg !20
  %42 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %32), !dbg !20
  %43 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %33), !dbg !20
  %44 = icmp eq i32 %32, %42, !dbg !25
  %45 = icmp slt i32 %33, %43, !dbg !26
  %46 = and i1 %44, %45, !dbg !25
  %47 = icmp slt i32 %32, %42, !dbg !16
  %48 = or i1 %47, %46, !dbg !16
  %49 = select i1 %48, i32 %32, i32 %42, !dbg !23
  %50 = select i1 %48, i32 %33, i32 %43, !dbg !24
  %51 = xor i32 %40, 64, !dbg !20
  %52 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %49), !dbg !20
  %53 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %50), !dbg !20
  %54 = icmp eq i32 %49, %52, !dbg !25
  %55 = icmp slt i32 %50, %53, !dbg !26
  %56 = and i1 %54, %55, !dbg !25
  %57 = icmp slt i32 %49, %52, !dbg !16
  %58 = or i1 %57, %56, !dbg !16
  %59 = select i1 %58, i32 %49, i32 %52, !dbg !23
  %60 = select i1 %58, i32 %50, i32 %53, !dbg !24
  %61 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %34), !dbg !20
  %62 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %35), !dbg !20
  %63 = icmp eq i32 %34, %61, !dbg !25
  %64 = icmp slt i32 %35, %62, !dbg !26
  %65 = and i1 %63, %64, !dbg !25
  %66 = icmp slt i32 %34, %61, !dbg !16
  %67 = or i1 %66, %65, !dbg !16
  %68 = select i1 %67, i32 %34, i32 %61, !dbg !23
  %69 = select i1 %67, i32 %35, i32 %62, !dbg !24
  %70 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %68), !dbg !20
  %71 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %69), !dbg !20
  %72 = icmp eq i32 %68, %70, !dbg !25
  %73 = icmp slt i32 %69, %71, !dbg !26
  %74 = and i1 %72, %73, !dbg !25
  %75 = icmp slt i32 %68, %70, !dbg !16
  %76 = or i1 %75, %74, !dbg !16
  %77 = select i1 %76, i32 %68, i32 %70, !dbg !23
  %78 = select i1 %76, i32 %69, i32 %71, !dbg !24
  %79 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %36), !dbg !20
  %80 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %37), !dbg !20
  %81 = icmp eq i32 %36, %79, !dbg !25
  %82 = icmp slt i32 %37, %80, !dbg !26
  %83 = and i1 %81, %82, !dbg !25
  %84 = icmp slt i32 %36, %79, !dbg !16
  %85 = or i1 %84, %83, !dbg !16
  %86 = select i1 %85, i32 %36, i32 %79, !dbg !23
  %87 = select i1 %85, i32 %37, i32 %80, !dbg !24
  %88 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %86), !dbg !20
  %89 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %87), !dbg !20
  %90 = icmp eq i32 %86, %88, !dbg !25
  %91 = icmp slt i32 %87, %89, !dbg !26
  %92 = and i1 %90, %91, !dbg !25
  %93 = icmp slt i32 %86, %88, !dbg !16
  %94 = or i1 %93, %92, !dbg !16
  %95 = select i1 %94, i32 %86, i32 %88, !dbg !23
  %96 = select i1 %94, i32 %87, i32 %89, !dbg !24
  %97 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %38), !dbg !20
  %98 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %39), !dbg !20
  %99 = icmp eq i32 %38, %97, !dbg !25
  %100 = icmp slt i32 %39, %98, !dbg !26
  %101 = and i1 %99, %100, !dbg !25
  %102 = icmp slt i32 %38, %97, !dbg !16
  %103 = or i1 %102, %101, !dbg !16
  %104 = select i1 %103, i32 %38, i32 %97, !dbg !23
  %105 = select i1 %103, i32 %39, i32 %98, !dbg !24
  %106 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %104), !dbg !20
  %107 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %105), !dbg !20
  %108 = icmp eq i32 %104, %106, !dbg !25
  %109 = icmp slt i32 %105, %107, !dbg !26
  %110 = and i1 %108, %109, !dbg !25
  %111 = icmp slt i32 %104, %106, !dbg !16
  %112 = or i1 %111, %110, !dbg !16
  %113 = select i1 %112, i32 %104, i32 %106, !dbg !23
  %114 = select i1 %112, i32 %105, i32 %107, !dbg !24
  %115 = shl nuw nsw i32 %6, 4, !dbg !20
  %116 = and i32 %115, 112, !dbg !20
  %117 = shl nuw nsw i32 %6, 5, !dbg !20
  %118 = and i32 %117, 256, !dbg !20
  %119 = shl nuw nsw i32 %9, 9, !dbg !20
  %120 = and i32 %119, 512, !dbg !20
  %121 = and i32 %11, 128, !dbg !20
  %122 = or disjoint i32 %120, %121, !dbg !20
  %123 = or disjoint i32 %122, %118, !dbg !20
  %124 = or disjoint i32 %123, %116, !dbg !20
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %124, !dbg !20
  %126 = insertelement <4 x i32> poison, i32 %59, i64 0, !dbg !20
  %127 = insertelement <4 x i32> %126, i32 %77, i64 1, !dbg !20
  %128 = insertelement <4 x i32> %127, i32 %95, i64 2, !dbg !20
  %129 = insertelement <4 x i32> %128, i32 %113, i64 3, !dbg !20
  store <4 x i32> %129, ptr addrspace(3) %125, align 16, !dbg !20
  fence syncscope("workgroup") release, !dbg !20, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20, !mmra !27
  %130 = and i32 %117, 768, !dbg !20
  %131 = shl nuw nsw i32 %6, 2, !dbg !20
  %132 = and i32 %131, 128, !dbg !20
  %133 = or disjoint i32 %130, %132, !dbg !20
  %134 = or disjoint i32 %133, %116, !dbg !20
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %134, !dbg !20
  %136 = load <4 x i32>, ptr addrspace(3) %135, align 16, !dbg !20
  %137 = extractelement <4 x i32> %136, i64 0, !dbg !20
  %138 = extractelement <4 x i32> %136, i64 1, !dbg !20
  %139 = extractelement <4 x i32> %136, i64 2, !dbg !20
  %140 = extractelement <4 x i32> %136, i64 3, !dbg !20
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 1024), i32 %124, !dbg !20
  %142 = insertelement <4 x i32> poison, i32 %60, i64 0, !dbg !20
  %143 = insertelement <4 x i32> %142, i32 %78, i64 1, !dbg !20
  %144 = insertelement <4 x i32> %143, i32 %96, i64 2, !dbg !20
  %145 = insertelement <4 x i32> %144, i32 %114, i64 3, !dbg !20
  store <4 x i32> %145, ptr addrspace(3) %141, align 16, !dbg !20
  fence syncscope("workgroup") release, !dbg !20, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20, !mmra !27
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 1024), i32 %134, !dbg !20
  %147 = load <4 x i32>, ptr addrspace(3) %146, align 16, !dbg !20
  %148 = extractelement <4 x i32> %147, i64 0, !dbg !20
  %149 = extractelement <4 x i32> %147, i64 1, !dbg !20
  %150 = extractelement <4 x i32> %147, i64 2, !dbg !20
  %151 = extractelement <4 x i32> %147, i64 3, !dbg !20
  %152 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %137), !dbg !20
  %153 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %148), !dbg !20
  %154 = icmp eq i32 %137, %152, !dbg !25
  %155 = icmp slt i32 %148, %153, !dbg !26
  %156 = and i1 %154, %155, !dbg !25
  %157 = icmp slt i32 %137, %152, !dbg !16
  %158 = or i1 %157, %156, !dbg !16
  %159 = select i1 %158, i32 %137, i32 %152, !dbg !23
  %160 = select i1 %158, i32 %148, i32 %153, !dbg !24
  %161 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %159), !dbg !20
  %162 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %160), !dbg !20
  %163 = icmp eq i32 %159, %161, !dbg !25
  %164 = icmp slt i32 %160, %162, !dbg !26
  %165 = and i1 %163, %164, !dbg !25
  %166 = icmp slt i32 %159, %161, !dbg !16
  %167 = or i1 %166, %165, !dbg !16
  %168 = select i1 %167, i32 %159, i32 %161, !dbg !23
  %169 = select i1 %167, i32 %160, i32 %162, !dbg !24
  %170 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %138), !dbg !20
  %171 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %149), !dbg !20
  %172 = icmp eq i32 %138, %170, !dbg !25
  %173 = icmp slt i32 %149, %171, !dbg !26
  %174 = and i1 %172, %173, !dbg !25
  %175 = icmp slt i32 %138, %170, !dbg !16
  %176 = or i1 %175, %174, !dbg !16
  %177 = select i1 %176, i32 %138, i32 %170, !dbg !23
  %178 = select i1 %176, i32 %149, i32 %171, !dbg !24
  %179 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %177), !dbg !20
  %180 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %178), !dbg !20
  %181 = icmp eq i32 %177, %179, !dbg !25
  %182 = icmp slt i32 %178, %180, !dbg !26
  %183 = and i1 %181, %182, !dbg !25
  %184 = icmp slt i32 %177, %179, !dbg !16
  %185 = or i1 %184, %183, !dbg !16
  %186 = select i1 %185, i32 %177, i32 %179, !dbg !23
  %187 = select i1 %185, i32 %178, i32 %180, !dbg !24
  %188 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %139), !dbg !20
  %189 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %150), !dbg !20
  %190 = icmp eq i32 %139, %188, !dbg !25
  %191 = icmp slt i32 %150, %189, !dbg !26
  %192 = and i1 %190, %191, !dbg !25
  %193 = icmp slt i32 %139, %188, !dbg !16
  %194 = or i1 %193, %192, !dbg !16
  %195 = select i1 %194, i32 %139, i32 %188, !dbg !23
  %196 = select i1 %194, i32 %150, i32 %189, !dbg !24
  %197 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %195), !dbg !20
  %198 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %196), !dbg !20
  %199 = icmp eq i32 %195, %197, !dbg !25
  %200 = icmp slt i32 %196, %198, !dbg !26
  %201 = and i1 %199, %200, !dbg !25
  %202 = icmp slt i32 %195, %197, !dbg !16
  %203 = or i1 %202, %201, !dbg !16
  %204 = select i1 %203, i32 %195, i32 %197, !dbg !23
  %205 = select i1 %203, i32 %196, i32 %198, !dbg !24
  %206 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %140), !dbg !20
  %207 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %151), !dbg !20
  %208 = icmp eq i32 %140, %206, !dbg !25
  %209 = icmp slt i32 %151, %207, !dbg !26
  %210 = and i1 %208, %209, !dbg !25
  %211 = icmp slt i32 %140, %206, !dbg !16
  %212 = or i1 %211, %210, !dbg !16
  %213 = select i1 %212, i32 %140, i32 %206, !dbg !23
  %214 = select i1 %212, i32 %151, i32 %207, !dbg !24
  %215 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %213), !dbg !20
  %216 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %214), !dbg !20
  %217 = icmp eq i32 %213, %215, !dbg !25
  %218 = icmp slt i32 %214, %216, !dbg !26
  %219 = and i1 %217, %218, !dbg !25
  %220 = icmp slt i32 %213, %215, !dbg !16
  %221 = or i1 %220, %219, !dbg !16
  %222 = select i1 %221, i32 %213, i32 %215, !dbg !23
  %223 = select i1 %221, i32 %214, i32 %216, !dbg !24
  fence syncscope("workgroup") release, !dbg !28, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !27
  %224 = shl nuw nsw i32 %15, 3, !dbg !28
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %224, !dbg !28
  %226 = insertelement <2 x i32> poison, i32 %169, i64 0, !dbg !28
  %227 = insertelement <2 x i32> %226, i32 %205, i64 1, !dbg !28
  store <2 x i32> %227, ptr addrspace(3) %225, align 8, !dbg !28
  %228 = xor i32 %224, 192, !dbg !28
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %228, !dbg !28
  %230 = insertelement <2 x i32> poison, i32 %187, i64 0, !dbg !28
  %231 = insertelement <2 x i32> %230, i32 %223, i64 1, !dbg !28
  store <2 x i32> %231, ptr addrspace(3) %229, align 8, !dbg !28
  fence syncscope("workgroup") release, !dbg !28, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !27
  %232 = shl nuw nsw i32 %6, 1, !dbg !28
  %233 = and i32 %232, 124, !dbg !28
  %234 = and i32 %6, 1, !dbg !28
  %235 = icmp eq i32 %234, 0, !dbg !28
  %236 = select i1 %235, i32 0, i32 192, !dbg !28
  %237 = xor i32 %236, %233, !dbg !28
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %237, !dbg !28
  %239 = load i32, ptr addrspace(3) %238, align 4, !dbg !28
  %240 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !28
  %241 = icmp eq i32 %9, 0, !dbg !28
  %242 = select i1 %241, i32 %40, i32 -2147483648, !dbg !28
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %239, ptr addrspace(8) %240, i32 %242, i32 0, i32 0), !dbg !28
  fence syncscope("workgroup") release, !dbg !11, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11, !mmra !27
  %243 = insertelement <2 x i32> poison, i32 %168, i64 0, !dbg !11
  %244 = insertelement <2 x i32> %243, i32 %204, i64 1, !dbg !11
  store <2 x i32> %244, ptr addrspace(3) %225, align 8, !dbg !11
  %245 = insertelement <2 x i32> poison, i32 %186, i64 0, !dbg !11
  %246 = insertelement <2 x i32> %245, i32 %222, i64 1, !dbg !11
  store <2 x i32> %246, ptr addrspace(3) %229, align 8, !dbg !11
  fence syncscope("workgroup") release, !dbg !11, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11, !mmra !27
  %247 = load i32, ptr addrspace(3) %238, align 4, !dbg !11
  %248 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !11
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %247, ptr addrspace(8) %248, i32 %242, i32 0, i32 0), !dbg !11
  ret void, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "amin", linkageName: "amin", scope: !1, file: !1, line: 175, type: !5, scopeLine: 175, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 177, column: 56, scope: !4)
!12 = !DILocation(line: 176, column: 7, scope: !4)
!13 = !DILocation(line: 176, column: 32, scope: !4)
!14 = !DILocation(line: 176, column: 75, scope: !4)
!15 = !DILocation(line: 176, column: 67, scope: !4)
!16 = !DILocation(line: 236, column: 10, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !18, discriminator: 0)
!18 = !DIFile(filename: "standard.py", directory: ".")
!19 = !DILocation(line: 244, column: 12, scope: !17, inlinedAt: !20)
!20 = !DILocation(line: 264, column: 20, scope: !17, inlinedAt: !21)
!21 = !DILocation(line: 176, column: 60, scope: !22)
!22 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!23 = !DILocation(line: 237, column: 17, scope: !17, inlinedAt: !19)
!24 = !DILocation(line: 238, column: 17, scope: !17, inlinedAt: !19)
!25 = !DILocation(line: 233, column: 15, scope: !17, inlinedAt: !19)
!26 = !DILocation(line: 233, column: 36, scope: !17, inlinedAt: !19)
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !DILocation(line: 177, column: 39, scope: !4)
!29 = !DILocation(line: 175, column: 1, scope: !4)
