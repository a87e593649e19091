// LDS that comes with the launch, LDS of a kernel, and a function that gets either.
void put(__local int *where, int value) {
  where[__builtin_amdgcn_workitem_id_x()] = value;
}

__kernel void halves(__global const int *numbers, __global int *out, __local int *scratch, int n) {
  __local int pairs[32];
  int i = __builtin_amdgcn_workitem_id_x();
  scratch[i] = numbers[i];
  put(pairs, scratch[n - i]);
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  out[i] = pairs[i % 32];
}
