// Atomics of both kinds, in LDS and in global memory.
__kernel void atomics(__global const uint *in, __global uint *bins, __global int *state, __global atomic_int *shared,
                      __global atomic_uint *maximum, __global float *total, __global atomic_int *lock) {
  __local uint local_bins[16];
  size_t item = get_local_id(0), i = get_global_id(0);
  if (item < 16)
    local_bins[item] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint value = in[i];
  atomic_inc(&local_bins[value % 16]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (item < 16)
    atomic_add(&bins[item], local_bins[item]);
  atomic_min(&state[0], (int)value - 100);
  atomic_max(&state[1], (int)value - 100);
  atomic_or(&state[2], 1 << (value % 31));
  atomic_cmpxchg(&state[3], 0, 7);
  atomic_dec(&state[4]);
  atomic_fetch_add(shared, 2);
  atomic_fetch_max_explicit(maximum, value, memory_order_relaxed, memory_scope_device);
  int wanted = 0;
  while (!atomic_compare_exchange_strong_explicit(shared + 1, &wanted, wanted + 3, memory_order_relaxed,
                                                  memory_order_relaxed, memory_scope_device))
    ;
  if (item == 0) {
    int free = 0;
    while (!atomic_compare_exchange_weak_explicit(lock, &free, 1, memory_order_acquire, memory_order_relaxed,
                                                  memory_scope_device))
      free = 0;
    *total += 1;
    atomic_store_explicit(lock, 0, memory_order_release, memory_scope_device);
  }
}
