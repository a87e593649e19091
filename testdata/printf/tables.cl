// printf of OpenCL C: scalars, vectors, strings, in a branch and in a loop, beside LDS.
// clang-19 -x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -mcpu=gfx942 -nogpulib -O1 -S -emit-llvm, with -Xclang -disable-llvm-passes for
// tables.direct.ll (clang's own calls), without for tables.opencl.ll (what LLVM makes of them).
kernel void tables(global const int *counts, global float *out, local float *tile) {
  uint item = get_local_id(0), group = get_group_id(0);
  tile[item] = item + 0.5f;
  barrier(CLK_LOCAL_MEM_FENCE);
  float next = tile[(item + 1) % get_local_size(0)];
  out[get_global_id(0)] = next;
  if (item % 2)
    printf("group %u, item %2u: next is %-8.3f| %s\n", group, item, next, "odd");
  for (int k = 0; k < counts[item]; k++)
    printf("%d:%d%c", item, k, ',');
  float4 v = (float4)(next, -1.0f, item, 0.25f);
  printf("%v4hlf;%.1v4hle %#x %ld %%\n", v, v, item, (long)-5);
}
