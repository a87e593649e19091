; Attention without softmax, f32, head size 128; made by benchmarks/sweep/kernels.py.
; out = (q k^T) v; grid (M / 64, head size / 64, heads), 256 work-items, 16 rows of k and v a trip.
target triple = "amdgcn-amd-amdhsa"

@q = internal addrspace(3) global [64 x [128 x float]] poison, align 16
@k = internal addrspace(3) global [16 x [128 x float]] poison, align 16
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
  %v17 = mul i32 %v15, 128
  %v18 = getelementptr float, ptr addrspace(1) %queries, i32 %v17
  %v19 = mul i32 %v13, 128
  %v20 = getelementptr float, ptr addrspace(1) %keys, i32 %v19
  %v21 = mul i32 %v13, 128
  %v22 = getelementptr float, ptr addrspace(1) %values, i32 %v21
  %v23 = getelementptr float, ptr addrspace(1) %v22, i32 %v16
  %v24 = udiv i32 %v1, 32
  %v25 = urem i32 %v1, 32
  %v26 = mul i32 %v25, 4
  %v27 = add i32 %v24, 8
  %v28 = add i32 %v24, 16
  %v29 = add i32 %v24, 24
  %v30 = add i32 %v24, 32
  %v31 = add i32 %v24, 40
  %v32 = add i32 %v24, 48
  %v33 = add i32 %v24, 56
  %v34 = mul i32 %v24, 128
  %v35 = add i32 %v34, %v26
  %v36 = getelementptr float, ptr addrspace(1) %v18, i32 %v35
  %v37 = load <4 x float>, ptr addrspace(1) %v36, align 16
  %v38 = mul i32 %v27, 128
  %v39 = add i32 %v38, %v26
  %v40 = getelementptr float, ptr addrspace(1) %v18, i32 %v39
  %v41 = load <4 x float>, ptr addrspace(1) %v40, align 16
  %v42 = mul i32 %v28, 128
  %v43 = add i32 %v42, %v26
  %v44 = getelementptr float, ptr addrspace(1) %v18, i32 %v43
  %v45 = load <4 x float>, ptr addrspace(1) %v44, align 16
  %v46 = mul i32 %v29, 128
  %v47 = add i32 %v46, %v26
  %v48 = getelementptr float, ptr addrspace(1) %v18, i32 %v47
  %v49 = load <4 x float>, ptr addrspace(1) %v48, align 16
  %v50 = mul i32 %v30, 128
  %v51 = add i32 %v50, %v26
  %v52 = getelementptr float, ptr addrspace(1) %v18, i32 %v51
  %v53 = load <4 x float>, ptr addrspace(1) %v52, align 16
  %v54 = mul i32 %v31, 128
  %v55 = add i32 %v54, %v26
  %v56 = getelementptr float, ptr addrspace(1) %v18, i32 %v55
  %v57 = load <4 x float>, ptr addrspace(1) %v56, align 16
  %v58 = mul i32 %v32, 128
  %v59 = add i32 %v58, %v26
  %v60 = getelementptr float, ptr addrspace(1) %v18, i32 %v59
  %v61 = load <4 x float>, ptr addrspace(1) %v60, align 16
  %v62 = mul i32 %v33, 128
  %v63 = add i32 %v62, %v26
  %v64 = getelementptr float, ptr addrspace(1) %v18, i32 %v63
  %v65 = load <4 x float>, ptr addrspace(1) %v64, align 16
  %v66 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v24, i32 %v26
  store <4 x float> %v37, ptr addrspace(3) %v66, align 16
  %v67 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v27, i32 %v26
  store <4 x float> %v41, ptr addrspace(3) %v67, align 16
  %v68 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v28, i32 %v26
  store <4 x float> %v45, ptr addrspace(3) %v68, align 16
  %v69 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v29, i32 %v26
  store <4 x float> %v49, ptr addrspace(3) %v69, align 16
  %v70 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v30, i32 %v26
  store <4 x float> %v53, ptr addrspace(3) %v70, align 16
  %v71 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v31, i32 %v26
  store <4 x float> %v57, ptr addrspace(3) %v71, align 16
  %v72 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v32, i32 %v26
  store <4 x float> %v61, ptr addrspace(3) %v72, align 16
  %v73 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v33, i32 %v26
  store <4 x float> %v65, ptr addrspace(3) %v73, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v74 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v5
  %v75 = load float, ptr addrspace(3) %v74, align 4
  %v76 = add i32 %v5, 4
  %v77 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v76
  %v78 = load float, ptr addrspace(3) %v77, align 4
  %v79 = add i32 %v5, 8
  %v80 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v79
  %v81 = load float, ptr addrspace(3) %v80, align 4
  %v82 = add i32 %v5, 12
  %v83 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v82
  %v84 = load float, ptr addrspace(3) %v83, align 4
  %v85 = add i32 %v5, 16
  %v86 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v85
  %v87 = load float, ptr addrspace(3) %v86, align 4
  %v88 = add i32 %v5, 20
  %v89 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v88
  %v90 = load float, ptr addrspace(3) %v89, align 4
  %v91 = add i32 %v5, 24
  %v92 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v91
  %v93 = load float, ptr addrspace(3) %v92, align 4
  %v94 = add i32 %v5, 28
  %v95 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v94
  %v96 = load float, ptr addrspace(3) %v95, align 4
  %v97 = add i32 %v5, 32
  %v98 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v97
  %v99 = load float, ptr addrspace(3) %v98, align 4
  %v100 = add i32 %v5, 36
  %v101 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v100
  %v102 = load float, ptr addrspace(3) %v101, align 4
  %v103 = add i32 %v5, 40
  %v104 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v103
  %v105 = load float, ptr addrspace(3) %v104, align 4
  %v106 = add i32 %v5, 44
  %v107 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v106
  %v108 = load float, ptr addrspace(3) %v107, align 4
  %v109 = add i32 %v5, 48
  %v110 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v109
  %v111 = load float, ptr addrspace(3) %v110, align 4
  %v112 = add i32 %v5, 52
  %v113 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v112
  %v114 = load float, ptr addrspace(3) %v113, align 4
  %v115 = add i32 %v5, 56
  %v116 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v115
  %v117 = load float, ptr addrspace(3) %v116, align 4
  %v118 = add i32 %v5, 60
  %v119 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v118
  %v120 = load float, ptr addrspace(3) %v119, align 4
  %v121 = add i32 %v5, 64
  %v122 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v121
  %v123 = load float, ptr addrspace(3) %v122, align 4
  %v124 = add i32 %v5, 68
  %v125 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v124
  %v126 = load float, ptr addrspace(3) %v125, align 4
  %v127 = add i32 %v5, 72
  %v128 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v127
  %v129 = load float, ptr addrspace(3) %v128, align 4
  %v130 = add i32 %v5, 76
  %v131 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v130
  %v132 = load float, ptr addrspace(3) %v131, align 4
  %v133 = add i32 %v5, 80
  %v134 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v133
  %v135 = load float, ptr addrspace(3) %v134, align 4
  %v136 = add i32 %v5, 84
  %v137 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v136
  %v138 = load float, ptr addrspace(3) %v137, align 4
  %v139 = add i32 %v5, 88
  %v140 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v139
  %v141 = load float, ptr addrspace(3) %v140, align 4
  %v142 = add i32 %v5, 92
  %v143 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v142
  %v144 = load float, ptr addrspace(3) %v143, align 4
  %v145 = add i32 %v5, 96
  %v146 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v145
  %v147 = load float, ptr addrspace(3) %v146, align 4
  %v148 = add i32 %v5, 100
  %v149 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v148
  %v150 = load float, ptr addrspace(3) %v149, align 4
  %v151 = add i32 %v5, 104
  %v152 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v151
  %v153 = load float, ptr addrspace(3) %v152, align 4
  %v154 = add i32 %v5, 108
  %v155 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v154
  %v156 = load float, ptr addrspace(3) %v155, align 4
  %v157 = add i32 %v5, 112
  %v158 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v157
  %v159 = load float, ptr addrspace(3) %v158, align 4
  %v160 = add i32 %v5, 116
  %v161 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v160
  %v162 = load float, ptr addrspace(3) %v161, align 4
  %v163 = add i32 %v5, 120
  %v164 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v163
  %v165 = load float, ptr addrspace(3) %v164, align 4
  %v166 = add i32 %v5, 124
  %v167 = getelementptr [64 x [128 x float]], ptr addrspace(3) @q, i32 0, i32 %v7, i32 %v166
  %v168 = load float, ptr addrspace(3) %v167, align 4
  br label %loop
loop:
  %trip = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum0 = phi <4 x float> [ zeroinitializer, %entry ], [ %v400, %loop ]
  %sum1 = phi <4 x float> [ zeroinitializer, %entry ], [ %v401, %loop ]
  %sum2 = phi <4 x float> [ zeroinitializer, %entry ], [ %v402, %loop ]
  %sum3 = phi <4 x float> [ zeroinitializer, %entry ], [ %v403, %loop ]
  %v169 = mul i32 %trip, 2048
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v170 = getelementptr float, ptr addrspace(1) %v20, i32 %v169
  %v171 = udiv i32 %v1, 32
  %v172 = urem i32 %v1, 32
  %v173 = mul i32 %v172, 4
  %v174 = add i32 %v171, 8
  %v175 = mul i32 %v171, 128
  %v176 = add i32 %v175, %v173
  %v177 = getelementptr float, ptr addrspace(1) %v170, i32 %v176
  %v178 = load <4 x float>, ptr addrspace(1) %v177, align 16
  %v179 = mul i32 %v174, 128
  %v180 = add i32 %v179, %v173
  %v181 = getelementptr float, ptr addrspace(1) %v170, i32 %v180
  %v182 = load <4 x float>, ptr addrspace(1) %v181, align 16
  %v183 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v171, i32 %v173
  store <4 x float> %v178, ptr addrspace(3) %v183, align 16
  %v184 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v174, i32 %v173
  store <4 x float> %v182, ptr addrspace(3) %v184, align 16
  %v185 = getelementptr float, ptr addrspace(1) %v23, i32 %v169
  %v186 = udiv i32 %v1, 16
  %v187 = urem i32 %v1, 16
  %v188 = mul i32 %v187, 4
  %v189 = mul i32 %v186, 128
  %v190 = add i32 %v189, %v188
  %v191 = getelementptr float, ptr addrspace(1) %v185, i32 %v190
  %v192 = load <4 x float>, ptr addrspace(1) %v191, align 16
  %v193 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v186, i32 %v188
  store <4 x float> %v192, ptr addrspace(3) %v193, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v194 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v5
  %v195 = load float, ptr addrspace(3) %v194, align 4
  %v196 = add i32 %v5, 4
  %v197 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v196
  %v198 = load float, ptr addrspace(3) %v197, align 4
  %v199 = add i32 %v5, 8
  %v200 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v199
  %v201 = load float, ptr addrspace(3) %v200, align 4
  %v202 = add i32 %v5, 12
  %v203 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v202
  %v204 = load float, ptr addrspace(3) %v203, align 4
  %v205 = add i32 %v5, 16
  %v206 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v205
  %v207 = load float, ptr addrspace(3) %v206, align 4
  %v208 = add i32 %v5, 20
  %v209 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v208
  %v210 = load float, ptr addrspace(3) %v209, align 4
  %v211 = add i32 %v5, 24
  %v212 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v211
  %v213 = load float, ptr addrspace(3) %v212, align 4
  %v214 = add i32 %v5, 28
  %v215 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v214
  %v216 = load float, ptr addrspace(3) %v215, align 4
  %v217 = add i32 %v5, 32
  %v218 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v217
  %v219 = load float, ptr addrspace(3) %v218, align 4
  %v220 = add i32 %v5, 36
  %v221 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v220
  %v222 = load float, ptr addrspace(3) %v221, align 4
  %v223 = add i32 %v5, 40
  %v224 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v223
  %v225 = load float, ptr addrspace(3) %v224, align 4
  %v226 = add i32 %v5, 44
  %v227 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v226
  %v228 = load float, ptr addrspace(3) %v227, align 4
  %v229 = add i32 %v5, 48
  %v230 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v229
  %v231 = load float, ptr addrspace(3) %v230, align 4
  %v232 = add i32 %v5, 52
  %v233 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v232
  %v234 = load float, ptr addrspace(3) %v233, align 4
  %v235 = add i32 %v5, 56
  %v236 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v235
  %v237 = load float, ptr addrspace(3) %v236, align 4
  %v238 = add i32 %v5, 60
  %v239 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v238
  %v240 = load float, ptr addrspace(3) %v239, align 4
  %v241 = add i32 %v5, 64
  %v242 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v241
  %v243 = load float, ptr addrspace(3) %v242, align 4
  %v244 = add i32 %v5, 68
  %v245 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v244
  %v246 = load float, ptr addrspace(3) %v245, align 4
  %v247 = add i32 %v5, 72
  %v248 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v247
  %v249 = load float, ptr addrspace(3) %v248, align 4
  %v250 = add i32 %v5, 76
  %v251 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v250
  %v252 = load float, ptr addrspace(3) %v251, align 4
  %v253 = add i32 %v5, 80
  %v254 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v253
  %v255 = load float, ptr addrspace(3) %v254, align 4
  %v256 = add i32 %v5, 84
  %v257 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v256
  %v258 = load float, ptr addrspace(3) %v257, align 4
  %v259 = add i32 %v5, 88
  %v260 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v259
  %v261 = load float, ptr addrspace(3) %v260, align 4
  %v262 = add i32 %v5, 92
  %v263 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v262
  %v264 = load float, ptr addrspace(3) %v263, align 4
  %v265 = add i32 %v5, 96
  %v266 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v265
  %v267 = load float, ptr addrspace(3) %v266, align 4
  %v268 = add i32 %v5, 100
  %v269 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v268
  %v270 = load float, ptr addrspace(3) %v269, align 4
  %v271 = add i32 %v5, 104
  %v272 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v271
  %v273 = load float, ptr addrspace(3) %v272, align 4
  %v274 = add i32 %v5, 108
  %v275 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v274
  %v276 = load float, ptr addrspace(3) %v275, align 4
  %v277 = add i32 %v5, 112
  %v278 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v277
  %v279 = load float, ptr addrspace(3) %v278, align 4
  %v280 = add i32 %v5, 116
  %v281 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v280
  %v282 = load float, ptr addrspace(3) %v281, align 4
  %v283 = add i32 %v5, 120
  %v284 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v283
  %v285 = load float, ptr addrspace(3) %v284, align 4
  %v286 = add i32 %v5, 124
  %v287 = getelementptr [16 x [128 x float]], ptr addrspace(3) @k, i32 0, i32 %v4, i32 %v286
  %v288 = load float, ptr addrspace(3) %v287, align 4
  %v289 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v75, float %v195, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %v290 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v78, float %v198, <4 x float> %v289, i32 0, i32 0, i32 0)
  %v291 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v81, float %v201, <4 x float> %v290, i32 0, i32 0, i32 0)
  %v292 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v84, float %v204, <4 x float> %v291, i32 0, i32 0, i32 0)
  %v293 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v87, float %v207, <4 x float> %v292, i32 0, i32 0, i32 0)
  %v294 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v90, float %v210, <4 x float> %v293, i32 0, i32 0, i32 0)
  %v295 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v93, float %v213, <4 x float> %v294, i32 0, i32 0, i32 0)
  %v296 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v96, float %v216, <4 x float> %v295, i32 0, i32 0, i32 0)
  %v297 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v99, float %v219, <4 x float> %v296, i32 0, i32 0, i32 0)
  %v298 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v102, float %v222, <4 x float> %v297, i32 0, i32 0, i32 0)
  %v299 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v105, float %v225, <4 x float> %v298, i32 0, i32 0, i32 0)
  %v300 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v108, float %v228, <4 x float> %v299, i32 0, i32 0, i32 0)
  %v301 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v111, float %v231, <4 x float> %v300, i32 0, i32 0, i32 0)
  %v302 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v114, float %v234, <4 x float> %v301, i32 0, i32 0, i32 0)
  %v303 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v117, float %v237, <4 x float> %v302, i32 0, i32 0, i32 0)
  %v304 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v120, float %v240, <4 x float> %v303, i32 0, i32 0, i32 0)
  %v305 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v123, float %v243, <4 x float> %v304, i32 0, i32 0, i32 0)
  %v306 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v126, float %v246, <4 x float> %v305, i32 0, i32 0, i32 0)
  %v307 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v129, float %v249, <4 x float> %v306, i32 0, i32 0, i32 0)
  %v308 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v132, float %v252, <4 x float> %v307, i32 0, i32 0, i32 0)
  %v309 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v135, float %v255, <4 x float> %v308, i32 0, i32 0, i32 0)
  %v310 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v138, float %v258, <4 x float> %v309, i32 0, i32 0, i32 0)
  %v311 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v141, float %v261, <4 x float> %v310, i32 0, i32 0, i32 0)
  %v312 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v144, float %v264, <4 x float> %v311, i32 0, i32 0, i32 0)
  %v313 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v147, float %v267, <4 x float> %v312, i32 0, i32 0, i32 0)
  %v314 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v150, float %v270, <4 x float> %v313, i32 0, i32 0, i32 0)
  %v315 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v153, float %v273, <4 x float> %v314, i32 0, i32 0, i32 0)
  %v316 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v156, float %v276, <4 x float> %v315, i32 0, i32 0, i32 0)
  %v317 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v159, float %v279, <4 x float> %v316, i32 0, i32 0, i32 0)
  %v318 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v162, float %v282, <4 x float> %v317, i32 0, i32 0, i32 0)
  %v319 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v165, float %v285, <4 x float> %v318, i32 0, i32 0, i32 0)
  %v320 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v168, float %v288, <4 x float> %v319, i32 0, i32 0, i32 0)
  %v321 = add i32 %v6, %v8
  %v322 = extractelement <4 x float> %v320, i32 0
  %v323 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v321, i32 %v4
  store float %v322, ptr addrspace(3) %v323, align 4
  %v324 = extractelement <4 x float> %v320, i32 1
  %v325 = add i32 %v321, 1
  %v326 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v325, i32 %v4
  store float %v324, ptr addrspace(3) %v326, align 4
  %v327 = extractelement <4 x float> %v320, i32 2
  %v328 = add i32 %v321, 2
  %v329 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v328, i32 %v4
  store float %v327, ptr addrspace(3) %v329, align 4
  %v330 = extractelement <4 x float> %v320, i32 3
  %v331 = add i32 %v321, 3
  %v332 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v331, i32 %v4
  store float %v330, ptr addrspace(3) %v332, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v333 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v5
  %v334 = load float, ptr addrspace(3) %v333, align 4
  %v335 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v4
  %v336 = load float, ptr addrspace(3) %v335, align 4
  %v337 = add i32 %v4, 16
  %v338 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v337
  %v339 = load float, ptr addrspace(3) %v338, align 4
  %v340 = add i32 %v4, 32
  %v341 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v340
  %v342 = load float, ptr addrspace(3) %v341, align 4
  %v343 = add i32 %v4, 48
  %v344 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v5, i32 %v343
  %v345 = load float, ptr addrspace(3) %v344, align 4
  %v346 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v334, float %v336, <4 x float> %sum0, i32 0, i32 0, i32 0)
  %v347 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v334, float %v339, <4 x float> %sum1, i32 0, i32 0, i32 0)
  %v348 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v334, float %v342, <4 x float> %sum2, i32 0, i32 0, i32 0)
  %v349 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v334, float %v345, <4 x float> %sum3, i32 0, i32 0, i32 0)
  %v350 = add i32 %v5, 4
  %v351 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v350
  %v352 = load float, ptr addrspace(3) %v351, align 4
  %v353 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v350, i32 %v4
  %v354 = load float, ptr addrspace(3) %v353, align 4
  %v355 = add i32 %v4, 16
  %v356 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v350, i32 %v355
  %v357 = load float, ptr addrspace(3) %v356, align 4
  %v358 = add i32 %v4, 32
  %v359 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v350, i32 %v358
  %v360 = load float, ptr addrspace(3) %v359, align 4
  %v361 = add i32 %v4, 48
  %v362 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v350, i32 %v361
  %v363 = load float, ptr addrspace(3) %v362, align 4
  %v364 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v352, float %v354, <4 x float> %v346, i32 0, i32 0, i32 0)
  %v365 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v352, float %v357, <4 x float> %v347, i32 0, i32 0, i32 0)
  %v366 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v352, float %v360, <4 x float> %v348, i32 0, i32 0, i32 0)
  %v367 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v352, float %v363, <4 x float> %v349, i32 0, i32 0, i32 0)
  %v368 = add i32 %v5, 8
  %v369 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v368
  %v370 = load float, ptr addrspace(3) %v369, align 4
  %v371 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v368, i32 %v4
  %v372 = load float, ptr addrspace(3) %v371, align 4
  %v373 = add i32 %v4, 16
  %v374 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v368, i32 %v373
  %v375 = load float, ptr addrspace(3) %v374, align 4
  %v376 = add i32 %v4, 32
  %v377 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v368, i32 %v376
  %v378 = load float, ptr addrspace(3) %v377, align 4
  %v379 = add i32 %v4, 48
  %v380 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v368, i32 %v379
  %v381 = load float, ptr addrspace(3) %v380, align 4
  %v382 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v370, float %v372, <4 x float> %v364, i32 0, i32 0, i32 0)
  %v383 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v370, float %v375, <4 x float> %v365, i32 0, i32 0, i32 0)
  %v384 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v370, float %v378, <4 x float> %v366, i32 0, i32 0, i32 0)
  %v385 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v370, float %v381, <4 x float> %v367, i32 0, i32 0, i32 0)
  %v386 = add i32 %v5, 12
  %v387 = getelementptr [64 x [16 x float]], ptr addrspace(3) @p, i32 0, i32 %v7, i32 %v386
  %v388 = load float, ptr addrspace(3) %v387, align 4
  %v389 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v386, i32 %v4
  %v390 = load float, ptr addrspace(3) %v389, align 4
  %v391 = add i32 %v4, 16
  %v392 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v386, i32 %v391
  %v393 = load float, ptr addrspace(3) %v392, align 4
  %v394 = add i32 %v4, 32
  %v395 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v386, i32 %v394
  %v396 = load float, ptr addrspace(3) %v395, align 4
  %v397 = add i32 %v4, 48
  %v398 = getelementptr [16 x [64 x float]], ptr addrspace(3) @v, i32 0, i32 %v386, i32 %v397
  %v399 = load float, ptr addrspace(3) %v398, align 4
  %v400 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v388, float %v390, <4 x float> %v382, i32 0, i32 0, i32 0)
  %v401 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v388, float %v393, <4 x float> %v383, i32 0, i32 0, i32 0)
  %v402 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v388, float %v396, <4 x float> %v384, i32 0, i32 0, i32 0)
  %v403 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v388, float %v399, <4 x float> %v385, i32 0, i32 0, i32 0)
  %next = add nuw i32 %trip, 1
  %more = icmp ult i32 %next, %trips
  br i1 %more, label %loop, label %end
end:
  %v404 = add i32 %v6, %v8
  %v405 = add i32 %v15, %v404
  %v406 = add i32 %v16, %v4
  %v407 = mul i32 %v405, 128
  %v408 = add i32 %v407, %v406
  %v409 = extractelement <4 x float> %v400, i32 0
  %v410 = getelementptr float, ptr addrspace(1) %out, i32 %v408
  store float %v409, ptr addrspace(1) %v410, align 4
  %v411 = extractelement <4 x float> %v400, i32 1
  %v412 = add i32 %v408, 128
  %v413 = getelementptr float, ptr addrspace(1) %out, i32 %v412
  store float %v411, ptr addrspace(1) %v413, align 4
  %v414 = extractelement <4 x float> %v400, i32 2
  %v415 = add i32 %v408, 256
  %v416 = getelementptr float, ptr addrspace(1) %out, i32 %v415
  store float %v414, ptr addrspace(1) %v416, align 4
  %v417 = extractelement <4 x float> %v400, i32 3
  %v418 = add i32 %v408, 384
  %v419 = getelementptr float, ptr addrspace(1) %out, i32 %v418
  store float %v417, ptr addrspace(1) %v419, align 4
  %v420 = add i32 %v408, 16
  %v421 = extractelement <4 x float> %v401, i32 0
  %v422 = getelementptr float, ptr addrspace(1) %out, i32 %v420
  store float %v421, ptr addrspace(1) %v422, align 4
  %v423 = extractelement <4 x float> %v401, i32 1
  %v424 = add i32 %v420, 128
  %v425 = getelementptr float, ptr addrspace(1) %out, i32 %v424
  store float %v423, ptr addrspace(1) %v425, align 4
  %v426 = extractelement <4 x float> %v401, i32 2
  %v427 = add i32 %v420, 256
  %v428 = getelementptr float, ptr addrspace(1) %out, i32 %v427
  store float %v426, ptr addrspace(1) %v428, align 4
  %v429 = extractelement <4 x float> %v401, i32 3
  %v430 = add i32 %v420, 384
  %v431 = getelementptr float, ptr addrspace(1) %out, i32 %v430
  store float %v429, ptr addrspace(1) %v431, align 4
  %v432 = add i32 %v408, 32
  %v433 = extractelement <4 x float> %v402, i32 0
  %v434 = getelementptr float, ptr addrspace(1) %out, i32 %v432
  store float %v433, ptr addrspace(1) %v434, align 4
  %v435 = extractelement <4 x float> %v402, i32 1
  %v436 = add i32 %v432, 128
  %v437 = getelementptr float, ptr addrspace(1) %out, i32 %v436
  store float %v435, ptr addrspace(1) %v437, align 4
  %v438 = extractelement <4 x float> %v402, i32 2
  %v439 = add i32 %v432, 256
  %v440 = getelementptr float, ptr addrspace(1) %out, i32 %v439
  store float %v438, ptr addrspace(1) %v440, align 4
  %v441 = extractelement <4 x float> %v402, i32 3
  %v442 = add i32 %v432, 384
  %v443 = getelementptr float, ptr addrspace(1) %out, i32 %v442
  store float %v441, ptr addrspace(1) %v443, align 4
  %v444 = add i32 %v408, 48
  %v445 = extractelement <4 x float> %v403, i32 0
  %v446 = getelementptr float, ptr addrspace(1) %out, i32 %v444
  store float %v445, ptr addrspace(1) %v446, align 4
  %v447 = extractelement <4 x float> %v403, i32 1
  %v448 = add i32 %v444, 128
  %v449 = getelementptr float, ptr addrspace(1) %out, i32 %v448
  store float %v447, ptr addrspace(1) %v449, align 4
  %v450 = extractelement <4 x float> %v403, i32 2
  %v451 = add i32 %v444, 256
  %v452 = getelementptr float, ptr addrspace(1) %out, i32 %v451
  store float %v450, ptr addrspace(1) %v452, align 4
  %v453 = extractelement <4 x float> %v403, i32 3
  %v454 = add i32 %v444, 384
  %v455 = getelementptr float, ptr addrspace(1) %out, i32 %v454
  store float %v453, ptr addrspace(1) %v455, align 4
  ret void
}

!0 = !{i32 256, i32 1, i32 1}
