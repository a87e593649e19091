#!/bin/sh
# Makes the modules of this folder again (clang 19).
cd "$(dirname "$0")" || exit 1
hip="-x hip --cuda-device-only -nogpulib -nogpuinc --offload-arch=gfx942 -O2 -fno-ident -emit-llvm -S"
clang-19 $hip -g -fdebug-compilation-dir=. -o tiles.ll tiles.hip
clang-19 $hip -g -fdebug-compilation-dir=. -o columns.ll columns.hip
clang-19 $hip -o tiles-no-debug.ll tiles.hip
clang-19 -x cl -target amdgcn-amd-amdhsa -mcpu=gfx942 -nogpulib -O1 -fno-ident -cl-kernel-arg-info -emit-llvm -S -o locals.ll locals.cl
