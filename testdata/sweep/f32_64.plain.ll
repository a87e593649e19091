; Attention without softmax, f32, head size 64; made by benchmarks/sweep/kernels.py.
; out = (q k^T) v; grid (M / 64, head size / 64, heads), 256 work-items, 16 rows of k and v a trip.
target triple = "amdgcn-amd-amdhsa"

@q = internal addrspace(3) global [64 x [64 x float]] poison, align 16
@k = internal addrspace(3) global [16 x [64 x float]] poison, align 16
@v = internal addrspace(3) global [16 x [64 x float]] poison, align 16
@p = internal addrspace(3) global [64 x [16 x float]] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.workgroup.id.z()
declare void @llvm.amdgcn.s.barrier()
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg)

define amdgpu_kernel void @attention(ptr addrspace(1) noalias readonly align 16 %queries, ptr addrspace(1) noalias readonly align 16 %keys, ptr addrspace(1) noalias readonly align 16 %values, ptr addrspace(1) noalias align 16 %out, i32 %trips) !reqd_work_group_size !0 {
entry:
  %v1 = call i32 @llvm.amdgcn.workitem.id.x()
  %v2 = and i32 %v1, 63
  %v3 = lshr i32 %v1, 6
  %v4 = and i32 %v2, 15
  %v5 = lshr i32 %v2, 4
  %v6 = shl i32 %v3, 4
  %v7 = add i32 %v6, %v4
  %v8 = shl i32 %v5, 2
  %v9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %v10 = call i32 @llvm.amdgcn.workgroup.id.y()
  %v11 = call i32 @llvm.amdgcn.workgroup.id.z()
  %v12 = mul i32 %trips, 16
  %v13 = mul i32 %v11, %v12
  %v14 = mul i32 %v9, 64
  %v15 = add i32 %v13, %v14
  %v16 = mul i32 %v10, 64
  %v17 = mul i32 %v15, 64
  %v18 = getelementptr float, ptr addrspace(1) %queries, i32 %v17
  %v19 = mul i32 %v13, 64
  %v20 = getelementptr float, ptr addrspace(1) %keys, i32 %v19
  %v21 = mul i32 %v13, 64
  %v22 = getelementptr float, ptr addrspace(1) %values, i32 %v21
  %v23 = getelementptr float, ptr addrspace(1) %v22, i32 %v16
  %v24 = udiv i32 %v1, 16
  %v25 = urem i32 %v1, 16
  %v26 = mul i32 %v25, 4
  %v27 = add i32 %v24, 16
  %v28 = add i32 %v24, 32
  %v29 = add i32 %v24, 48
  %v30 = mul i32 %v24, 64
  %v31 = add i32 %v30, %v26
  %v32 = getelementptr float, ptr addrspace(1) %v18, i32 %v31
  %v33 = load <4 x float>, ptr addrspace(1) %v32, align 16
  %v34 = mul i32 %v27, 64
  %v35 = add i32 %v34, %v26
  %v36 = getelementptr float, ptr addrspace(1) %v18, i32 %v35
  %v37 = load <4 x float>, ptr addrspace(1) %v36, align 16
  %v38 = mul i32 %v28, 64
  %v39 = add i32 %v38, %v26
  %v40 = getelementptr float, ptr addrspace(1) %v18, i32 %v39
  %v41 = load <4 x float>, ptr addrspace(1) %v40, align 16
  %v42 = mul i32 %v29, 64
  %v43 = add i32 %v42, %v26
  %v44 = getelementptr float, ptr addrspace(1) %v18, i32 %v43
  %v45 = load <4 x float>, ptr addrspace(1) %v44, align 16
  %v46 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v24, i32 %v26
  store <4 x float> %v33, ptr addrspace(3) %v46, align 16
  %v47 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v27, i32 %v26
  store <4 x float> %v37, ptr addrspace(3) %v47, align 16
  %v48 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v28, i32 %v26
  store <4 x float> %v41, ptr addrspace(3) %v48, align 16
  %v49 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v29, i32 %v26
  store <4 x float> %v45, ptr addrspace(3) %v49, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v50 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v5
  %v51 = load float, ptr addrspace(3) %v50, align 4
  %v52 = add i32 %v5, 4
  %v53 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v52
  %v54 = load float, ptr addrspace(3) %v53, align 4
  %v55 = add i32 %v5, 8
  %v56 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v55
  %v57 = load float, ptr addrspace(3) %v56, align 4
  %v58 = add i32 %v5, 12
  %v59 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v58
  %v60 = load float, ptr addrspace(3) %v59, align 4
  %v61 = add i32 %v5, 16
  %v62 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v61
  %v63 = load float, ptr addrspace(3) %v62, align 4
  %v64 = add i32 %v5, 20
  %v65 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v64
  %v66 = load float, ptr addrspace(3) %v65, align 4
  %v67 = add i32 %v5, 24
  %v68 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v67
  %v69 = load float, ptr addrspace(3) %v68, align 4
  %v70 = add i32 %v5, 28
  %v71 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v70
  %v72 = load float, ptr addrspace(3) %v71, align 4
  %v73 = add i32 %v5, 32
  %v74 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v73
  %v75 = load float, ptr addrspace(3) %v74, align 4
  %v76 = add i32 %v5, 36
  %v77 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v76
  %v78 = load float, ptr addrspace(3) %v77, align 4
  %v79 = add i32 %v5, 40
  %v80 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v79
  %v81 = load float, ptr addrspace(3) %v80, align 4
  %v82 = add i32 %v5, 44
  %v83 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v82
  %v84 = load float, ptr addrspace(3) %v83, align 4
  %v85 = add i32 %v5, 48
  %v86 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v85
  %v87 = load float, ptr addrspace(3) %v86, align 4
  %v88 = add i32 %v5, 52
  %v89 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v88
  %v90 = load float, ptr addrspace(3) %v89, align 4
  %v91 = add i32 %v5, 56
  %v92 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v91
  %v93 = load float, ptr addrspace(3) %v92, align 4
  %v94 = add i32 %v5, 60
  %v95 = getelementptr [64 x [64 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v94
  %v96 = load float, ptr addrspace(3) %v95, align 4
  br label %loop
loop:
  %trip = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum0 = phi <4 x float> [ zeroinitializer, %entry ], [ %v258, %loop ]
  %sum1 = phi <4 x float> [ zeroinitializer, %entry ], [ %v259, %loop ]
  %sum2 = phi <4 x float> [ zeroinitializer, %entry ], [ %v260, %loop ]
  %sum3 = phi <4 x float> [ zeroinitializer, %entry ], [ %v261, %loop ]
  %v97 = mul i32 %trip, 1024
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v98 = getelementptr float, ptr addrspace(1) %v20, i32 %v97
  %v99 = udiv i32 %v1, 16
  %v100 = urem i32 %v1, 16
  %v101 = mul i32 %v100, 4
  %v102 = mul i32 %v99, 64
  %v103 = add i32 %v102, %v101
  %v104 = getelementptr float, ptr addrspace(1) %v98, i32 %v103
  %v105 = load <4 x float>, ptr addrspace(1) %v104, align 16
  %v106 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v99, i32 %v101
  store <4 x float> %v105, ptr addrspace(3) %v106, align 16
  %v107 = getelementptr float, ptr addrspace(1) %v23, i32 %v97
  %v108 = udiv i32 %v1, 16
  %v109 = urem i32 %v1, 16
  %v110 = mul i32 %v109, 4
  %v111 = mul i32 %v108, 64
  %v112 = add i32 %v111, %v110
  %v113 = getelementptr float, ptr addrspace(1) %v107, i32 %v112
  %v114 = load <4 x float>, ptr addrspace(1) %v113, align 16
  %v115 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v108, i32 %v110
  store <4 x float> %v114, ptr addrspace(3) %v115, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v116 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v5
  %v117 = load float, ptr addrspace(3) %v116, align 4
  %v118 = add i32 %v5, 4
  %v119 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v118
  %v120 = load float, ptr addrspace(3) %v119, align 4
  %v121 = add i32 %v5, 8
  %v122 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v121
  %v123 = load float, ptr addrspace(3) %v122, align 4
  %v124 = add i32 %v5, 12
  %v125 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v124
  %v126 = load float, ptr addrspace(3) %v125, align 4
  %v127 = add i32 %v5, 16
  %v128 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v127
  %v129 = load float, ptr addrspace(3) %v128, align 4
  %v130 = add i32 %v5, 20
  %v131 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v130
  %v132 = load float, ptr addrspace(3) %v131, align 4
  %v133 = add i32 %v5, 24
  %v134 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v133
  %v135 = load float, ptr addrspace(3) %v134, align 4
  %v136 = add i32 %v5, 28
  %v137 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v136
  %v138 = load float, ptr addrspace(3) %v137, align 4
  %v139 = add i32 %v5, 32
  %v140 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v139
  %v141 = load float, ptr addrspace(3) %v140, align 4
  %v142 = add i32 %v5, 36
  %v143 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v142
  %v144 = load float, ptr addrspace(3) %v143, align 4
  %v145 = add i32 %v5, 40
  %v146 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v145
  %v147 = load float, ptr addrspace(3) %v146, align 4
  %v148 = add i32 %v5, 44
  %v149 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v148
  %v150 = load float, ptr addrspace(3) %v149, align 4
  %v151 = add i32 %v5, 48
  %v152 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v151
  %v153 = load float, ptr addrspace(3) %v152, align 4
  %v154 = add i32 %v5, 52
  %v155 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v154
  %v156 = load float, ptr addrspace(3) %v155, align 4
  %v157 = add i32 %v5, 56
  %v158 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v157
  %v159 = load float, ptr addrspace(3) %v158, align 4
  %v160 = add i32 %v5, 60
  %v161 = getelementptr [16 x [64 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v160
  %v162 = load float, ptr addrspace(3) %v161, align 4
  %v163 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v51, float %v117, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %v164 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v54, float %v120, <4 x float> %v163, i32 0, i32 0, i32 0)
  %v165 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v57, float %v123, <4 x float> %v164, i32 0, i32 0, i32 0)
  %v166 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v60, float %v126, <4 x float> %v165, i32 0, i32 0, i32 0)
  %v167 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v63, float %v129, <4 x float> %v166, i32 0, i32 0, i32 0)
  %v168 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v66, float %v132, <4 x float> %v167, i32 0, i32 0, i32 0)
  %v169 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v69, float %v135, <4 x float> %v168, i32 0, i32 0, i32 0)
  %v170 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v72, float %v138, <4 x float> %v169, i32 0, i32 0, i32 0)
  %v171 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v75, float %v141, <4 x float> %v170, i32 0, i32 0, i32 0)
  %v172 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v78, float %v144, <4 x float> %v171, i32 0, i32 0, i32 0)
  %v173 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v81, float %v147, <4 x float> %v172, i32 0, i32 0, i32 0)
  %v174 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v84, float %v150, <4 x float> %v173, i32 0, i32 0, i32 0)
  %v175 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v87, float %v153, <4 x float> %v174, i32 0, i32 0, i32 0)
  %v176 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v90, float %v156, <4 x float> %v175, i32 0, i32 0, i32 0)
  %v177 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v93, float %v159, <4 x float> %v176, i32 0, i32 0, i32 0)
  %v178 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v96, float %v162, <4 x float> %v177, i32 0, i32 0, i32 0)
  %v179 = add i32 %v6, %v8
  %v180 = extractelement <4 x float> %v178, i32 0
  %v181 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v179, i32 %v4
  store float %v180, ptr addrspace(3) %v181, align 4
  %v182 = extractelement <4 x float> %v178, i32 1
  %v183 = add i32 %v179, 1
  %v184 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v183, i32 %v4
  store float %v182, ptr addrspace(3) %v184, align 4
  %v185 = extractelement <4 x float> %v178, i32 2
  %v186 = add i32 %v179, 2
  %v187 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v186, i32 %v4
  store float %v185, ptr addrspace(3) %v187, align 4
  %v188 = extractelement <4 x float> %v178, i32 3
  %v189 = add i32 %v179, 3
  %v190 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v189, i32 %v4
  store float %v188, ptr addrspace(3) %v190, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v191 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v5
  %v192 = load float, ptr addrspace(3) %v191, align 4
  %v193 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v4
  %v194 = load float, ptr addrspace(3) %v193, align 4
  %v195 = add i32 %v4, 16
  %v196 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v195
  %v197 = load float, ptr addrspace(3) %v196, align 4
  %v198 = add i32 %v4, 32
  %v199 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v198
  %v200 = load float, ptr addrspace(3) %v199, align 4
  %v201 = add i32 %v4, 48
  %v202 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v201
  %v203 = load float, ptr addrspace(3) %v202, align 4
  %v204 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v192, float %v194, <4 x float> %sum0, i32 0, i32 0, i32 0)
  %v205 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v192, float %v197, <4 x float> %sum1, i32 0, i32 0, i32 0)
  %v206 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v192, float %v200, <4 x float> %sum2, i32 0, i32 0, i32 0)
  %v207 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v192, float %v203, <4 x float> %sum3, i32 0, i32 0, i32 0)
  %v208 = add i32 %v5, 4
  %v209 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v208
  %v210 = load float, ptr addrspace(3) %v209, align 4
  %v211 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v208, i32 %v4
  %v212 = load float, ptr addrspace(3) %v211, align 4
  %v213 = add i32 %v4, 16
  %v214 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v208, i32 %v213
  %v215 = load float, ptr addrspace(3) %v214, align 4
  %v216 = add i32 %v4, 32
  %v217 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v208, i32 %v216
  %v218 = load float, ptr addrspace(3) %v217, align 4
  %v219 = add i32 %v4, 48
  %v220 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v208, i32 %v219
  %v221 = load float, ptr addrspace(3) %v220, align 4
  %v222 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v210, float %v212, <4 x float> %v204, i32 0, i32 0, i32 0)
  %v223 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v210, float %v215, <4 x float> %v205, i32 0, i32 0, i32 0)
  %v224 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v210, float %v218, <4 x float> %v206, i32 0, i32 0, i32 0)
  %v225 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v210, float %v221, <4 x float> %v207, i32 0, i32 0, i32 0)
  %v226 = add i32 %v5, 8
  %v227 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v226
  %v228 = load float, ptr addrspace(3) %v227, align 4
  %v229 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v226, i32 %v4
  %v230 = load float, ptr addrspace(3) %v229, align 4
  %v231 = add i32 %v4, 16
  %v232 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v226, i32 %v231
  %v233 = load float, ptr addrspace(3) %v232, align 4
  %v234 = add i32 %v4, 32
  %v235 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v226, i32 %v234
  %v236 = load float, ptr addrspace(3) %v235, align 4
  %v237 = add i32 %v4, 48
  %v238 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v226, i32 %v237
  %v239 = load float, ptr addrspace(3) %v238, align 4
  %v240 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v228, float %v230, <4 x float> %v222, i32 0, i32 0, i32 0)
  %v241 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v228, float %v233, <4 x float> %v223, i32 0, i32 0, i32 0)
  %v242 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v228, float %v236, <4 x float> %v224, i32 0, i32 0, i32 0)
  %v243 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v228, float %v239, <4 x float> %v225, i32 0, i32 0, i32 0)
  %v244 = add i32 %v5, 12
  %v245 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v244
  %v246 = load float, ptr addrspace(3) %v245, align 4
  %v247 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v244, i32 %v4
  %v248 = load float, ptr addrspace(3) %v247, align 4
  %v249 = add i32 %v4, 16
  %v250 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v244, i32 %v249
  %v251 = load float, ptr addrspace(3) %v250, align 4
  %v252 = add i32 %v4, 32
  %v253 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v244, i32 %v252
  %v254 = load float, ptr addrspace(3) %v253, align 4
  %v255 = add i32 %v4, 48
  %v256 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v244, i32 %v255
  %v257 = load float, ptr addrspace(3) %v256, align 4
  %v258 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v246, float %v248, <4 x float> %v240, i32 0, i32 0, i32 0)
  %v259 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v246, float %v251, <4 x float> %v241, i32 0, i32 0, i32 0)
  %v260 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v246, float %v254, <4 x float> %v242, i32 0, i32 0, i32 0)
  %v261 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v246, float %v257, <4 x float> %v243, i32 0, i32 0, i32 0)
  %next = add nuw i32 %trip, 1
  %more = icmp ult i32 %next, %trips
  br i1 %more, label %loop, label %end
end:
  %v262 = add i32 %v6, %v8
  %v263 = add i32 %v15, %v262
  %v264 = add i32 %v16, %v4
  %v265 = mul i32 %v263, 64
  %v266 = add i32 %v265, %v264
  %v267 = extractelement <4 x float> %v258, i32 0
  %v268 = getelementptr float, ptr addrspace(1) %out, i32 %v266
  store float %v267, ptr addrspace(1) %v268, align 4
  %v269 = extractelement <4 x float> %v258, i32 1
  %v270 = add i32 %v266, 64
  %v271 = getelementptr float, ptr addrspace(1) %out, i32 %v270
  store float %v269, ptr addrspace(1) %v271, align 4
  %v272 = extractelement <4 x float> %v258, i32 2
  %v273 = add i32 %v266, 128
  %v274 = getelementptr float, ptr addrspace(1) %out, i32 %v273
  store float %v272, ptr addrspace(1) %v274, align 4
  %v275 = extractelement <4 x float> %v258, i32 3
  %v276 = add i32 %v266, 192
  %v277 = getelementptr float, ptr addrspace(1) %out, i32 %v276
  store float %v275, ptr addrspace(1) %v277, align 4
  %v278 = add i32 %v266, 16
  %v279 = extractelement <4 x float> %v259, i32 0
  %v280 = getelementptr float, ptr addrspace(1) %out, i32 %v278
  store float %v279, ptr addrspace(1) %v280, align 4
  %v281 = extractelement <4 x float> %v259, i32 1
  %v282 = add i32 %v278, 64
  %v283 = getelementptr float, ptr addrspace(1) %out, i32 %v282
  store float %v281, ptr addrspace(1) %v283, align 4
  %v284 = extractelement <4 x float> %v259, i32 2
  %v285 = add i32 %v278, 128
  %v286 = getelementptr float, ptr addrspace(1) %out, i32 %v285
  store float %v284, ptr addrspace(1) %v286, align 4
  %v287 = extractelement <4 x float> %v259, i32 3
  %v288 = add i32 %v278, 192
  %v289 = getelementptr float, ptr addrspace(1) %out, i32 %v288
  store float %v287, ptr addrspace(1) %v289, align 4
  %v290 = add i32 %v266, 32
  %v291 = extractelement <4 x float> %v260, i32 0
  %v292 = getelementptr float, ptr addrspace(1) %out, i32 %v290
  store float %v291, ptr addrspace(1) %v292, align 4
  %v293 = extractelement <4 x float> %v260, i32 1
  %v294 = add i32 %v290, 64
  %v295 = getelementptr float, ptr addrspace(1) %out, i32 %v294
  store float %v293, ptr addrspace(1) %v295, align 4
  %v296 = extractelement <4 x float> %v260, i32 2
  %v297 = add i32 %v290, 128
  %v298 = getelementptr float, ptr addrspace(1) %out, i32 %v297
  store float %v296, ptr addrspace(1) %v298, align 4
  %v299 = extractelement <4 x float> %v260, i32 3
  %v300 = add i32 %v290, 192
  %v301 = getelementptr float, ptr addrspace(1) %out, i32 %v300
  store float %v299, ptr addrspace(1) %v301, align 4
  %v302 = add i32 %v266, 48
  %v303 = extractelement <4 x float> %v261, i32 0
  %v304 = getelementptr float, ptr addrspace(1) %out, i32 %v302
  store float %v303, ptr addrspace(1) %v304, align 4
  %v305 = extractelement <4 x float> %v261, i32 1
  %v306 = add i32 %v302, 64
  %v307 = getelementptr float, ptr addrspace(1) %out, i32 %v306
  store float %v305, ptr addrspace(1) %v307, align 4
  %v308 = extractelement <4 x float> %v261, i32 2
  %v309 = add i32 %v302, 128
  %v310 = getelementptr float, ptr addrspace(1) %out, i32 %v309
  store float %v308, ptr addrspace(1) %v310, align 4
  %v311 = extractelement <4 x float> %v261, i32 3
  %v312 = add i32 %v302, 192
  %v313 = getelementptr float, ptr addrspace(1) %out, i32 %v312
  store float %v311, ptr addrspace(1) %v313, align 4
  ret void
}

!0 = !{i32 256, i32 1, i32 1}
