// printf of HIP: numbers, strings that are constants and strings that are not, beside LDS.
// clang-19 -x hip --offload-arch=gfx942 --cuda-device-only -nogpuinc -nogpulib -O1 -S -emit-llvm -mprintf-kind=hostcall (or buffered)
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
extern "C" __device__ int printf(const char *format, ...);

__shared__ float tile[64];

extern "C" __global__ void tables(const int *counts, float *out, const char *name) {
  unsigned item = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();
  tile[item] = item + 0.5f;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  float next = tile[(item + 1) % 4];
  out[group * 4 + item] = next;
  if (item % 2)
    printf("group %u, item %2u: next is %-8.3f| %s of %s\n", group, item, next, "odd", name);
  for (int k = 0; k < counts[item]; k++)
    printf("%d:%d%c", item, k, ',');
  printf("%#x %ld %%\n", item, -5l);
}
