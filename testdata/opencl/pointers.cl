// Built-in functions that take pointers or events, in each address space that a version of OpenCL C has. Make the .ll files with
//   clang-22 -x cl OPTIONS -O0|-O2 --target=amdgcn-amd-amdhsa -mcpu=gfx942 -nogpulib -S -emit-llvm pointers.cl
// OPTIONS: none for pointers.1.*; -cl-std=CL2.0 for pointers.2.*; for pointers.3.* -cl-std=CL3.0 -Xclang
// -cl-ext=-__opencl_c_generic_address_space,-__opencl_c_pipes,-__opencl_c_device_enqueue
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

// A place of each work-item's own, of one T.
#define AT_private(T, p) private T p##_held; private T *p = &p##_held;
#define AT_local(T, p) local T p##_held[64]; local T *p = p##_held + get_local_id(0);
#define AT_global(T, p) global T *p = (global T *)scratch + get_global_id(0);
// Each other work-item's in LDS or on the stack.
#define AT_generic(T, p) private T p##_own; local T p##_held[64]; T *p = i & 1 ? p##_held + get_local_id(0) : (T *)&p##_own;

#define RESULTS(SPACE)                                                                                                    \
  kernel void results_##SPACE(global const float *x, global float2 *out, global int2 *whole, global float *scratch) {      \
    size_t i = get_global_id(0), n = get_global_size(0);                                                                   \
    AT_##SPACE(float2, p) AT_##SPACE(int2, q)                                                                              \
    float2 v = vload2(i, x);                                                                                               \
    out[i] = modf(v, p), out[n + i] = *p;                                                                                  \
    out[2 * n + i] = fract(v, p), out[3 * n + i] = *p;                                                                     \
    out[4 * n + i] = sincos(v, p), out[5 * n + i] = *p;                                                                    \
    out[6 * n + i] = frexp(v, q), whole[i] = *q;                                                                           \
    out[7 * n + i] = remquo(v, (float2)(0.75f), q), whole[n + i] = *q;                                                     \
    out[8 * n + i] = lgamma_r(v, q), whole[2 * n + i] = *q;                                                                \
  }

#define VECTORS(SPACE)                                                                                                    \
  kernel void vectors_##SPACE(global const float *x, global float *out, global float *scratch) {                           \
    size_t i = get_global_id(0), n = 16 * get_global_size(0);                                                              \
    AT_##SPACE(float16, p)                                                                                                 \
    float4 v = vload4(i, x);                                                                                               \
    vstore3(v.yzw, 1, (SPACE float *)p), out[16 * i] = vload3(1, (SPACE float *)p).y;                                      \
    vstore4(convert_short4(v), 1, (SPACE short *)p), out[16 * i + 1] = vload2(2, (SPACE short *)p).y;                      \
    vstore2(convert_double2(v.xw), 0, (SPACE double *)p), out[16 * i + 2] = vload2(0, (SPACE double *)p).y;                \
    vstore_half_rtn(v.x, 1, (SPACE half *)p), out[16 * i + 3] = vload_half(1, (SPACE half *)p);                            \
    vstorea_half3_rtz(v.xyz, 1, (SPACE half *)p), vstore3(vloada_half3(1, (SPACE half *)p), 0, out + 16 * i + 4);          \
    vstore_half4_rtp(v, 1, (SPACE half *)p), vstore4(vload_half4(1, (SPACE half *)p), 0, out + 16 * i + 8);                \
    vstore_half4(convert_double4(v), 0, (SPACE half *)p), vstore4(vload_half4(0, (SPACE half *)p), 0, out + 16 * i + 12);  \
  }

#define COUNTS_local local int t[16]; local long u[4];
#define COUNTS_global global int *t = counts + 32 * get_group_id(0); global long *u = (global long *)(t + 16);

// Atomics of OpenCL C 1.x; of 32 bits by both names.
#define ATOMICS(SPACE)                                                                                                    \
  kernel void atomics_##SPACE(global const int *x, global int *out, global int *counts) {                                  \
    COUNTS_##SPACE                                                                                                         \
    int item = get_local_id(0), v = x[get_global_id(0)];                                                                   \
    if (item < 16) t[item] = item;                                                                                         \
    if (item < 4) u[item] = item;                                                                                          \
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);                                                                   \
    atomic_add(t, v), atomic_sub(t + 1, v), atom_min(t + 2, v), atomic_max(t + 3, v);                                      \
    atomic_and(t + 4, v), atomic_or(t + 5, v), atom_xor(t + 6, v), atomic_inc(t + 7), atomic_dec(t + 8);                   \
    atomic_min((volatile SPACE uint *)t + 9, (uint)v), atomic_max((volatile SPACE uint *)t + 10, (uint)v);                 \
    if (item == 5) atomic_xchg(t + 11, v), atomic_cmpxchg(t + 12, 12, v), atomic_cmpxchg(t + 13, 12, v);                   \
    if (item == 6) atomic_xchg((volatile SPACE float *)t + 14, (float)v);                                                  \
    atom_add(u, (long)v << 32), atom_max(u + 1, (long)v << 32), atom_inc((volatile SPACE ulong *)u + 2);                   \
    if (item == 7) atom_cmpxchg(u + 3, 3L, (long)v << 8);                                                                  \
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);                                                                   \
    out += 32 * get_group_id(0);                                                                                           \
    if (item < 16) out[item] = t[item];                                                                                    \
    if (item < 4) ((global long *)out)[8 + item] = u[item];                                                                \
  }

// Atomics of C11; what is expected stands in EXPECTED.
#define ATOMICS_OF_C11(SPACE, EXPECTED)                                                                                   \
  kernel void c11_##SPACE##_##EXPECTED(global const int *x, global int *out, global int *scratch, global int *counts) {    \
    COUNTS_##SPACE                                                                                                         \
    size_t i = get_global_id(0);                                                                                           \
    AT_##EXPECTED(int, p)                                                                                                  \
    int item = get_local_id(0), v = x[i];                                                                                  \
    volatile SPACE atomic_int *a = (volatile SPACE atomic_int *)t;                                                         \
    volatile SPACE atomic_flag *f = (volatile SPACE atomic_flag *)t + 5;                                                   \
    if (item < 5) atomic_init(a + item, item);                                                                             \
    if (item == 5) atomic_flag_clear_explicit(f, memory_order_release, memory_scope_work_group);                           \
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);                                                                   \
    atomic_fetch_add_explicit(a, v, memory_order_relaxed, memory_scope_work_group);                                        \
    atomic_fetch_max_explicit(a + 1, v, memory_order_acq_rel, memory_scope_device);                                        \
    *p = atomic_load_explicit(a + 2, memory_order_acquire, memory_scope_work_group);                                       \
    while (item % 8 == 0 && !atomic_compare_exchange_strong_explicit(a + 2, p, *p + v, memory_order_relaxed,               \
                                                                     memory_order_relaxed, memory_scope_work_group));      \
    if (item == 3) atomic_exchange_explicit(a + 3, v, memory_order_relaxed, memory_scope_work_group);                      \
    if (item == 4) atomic_store_explicit(a + 4, v, memory_order_release, memory_scope_work_group);                         \
    int mine = !atomic_flag_test_and_set_explicit(f, memory_order_acq_rel, memory_scope_work_group);                       \
    if (mine) t[6] = v;                                                                                                    \
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);                                                                   \
    if (item < 7) out[8 * get_group_id(0) + item] = t[item];                                                               \
  }

#define ALL(FAMILY) FAMILY(private) FAMILY(local) FAMILY(global)
ALL(RESULTS)
#if __OPENCL_C_VERSION__ < CL_VERSION_3_0 // without generic pointers 3.0 names these as 1.x does
ALL(VECTORS)
ATOMICS(local)
ATOMICS(global)
#endif
#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
ATOMICS_OF_C11(local, private)
ATOMICS_OF_C11(local, local)
ATOMICS_OF_C11(local, global)
ATOMICS_OF_C11(global, private)
ATOMICS_OF_C11(global, local)
#endif
#if __OPENCL_C_VERSION__ == CL_VERSION_2_0
#define generic // a pointer that names no address space
RESULTS(generic)
VECTORS(generic)
ATOMICS_OF_C11(local, generic)
#endif

constant float table[] = {0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f};

kernel void vectors_constant(constant float *x, constant half *h, global float *out) {
  size_t i = get_global_id(0);
  vstore4(vload4(i, x) + vload2(i & 3, table).xyxy, 0, out + 16 * i);
  vstore3(vload3(i, x), 0, out + 16 * i + 4);
  vstore4(vload_half4(i, h), 0, out + 16 * i + 8);
  vstore3(vloada_half3(i, h), 0, out + 16 * i + 12), out[16 * i + 15] = vload_half(i, h);
}

// Two rows of 64 come in by one event each, go out by one for both; three bytes, and every other pair.
kernel void copies(global const float *in, global float *out, global const char3 *bytes, global char3 *gaps, local float *rows) {
  local char3 threes[64];
  size_t group = get_group_id(0);
  event_t events[2];
  prefetch(in + 128 * group, 128);
  for (int k = 0; k < 2; k++)
    events[k] = async_work_group_copy(rows + 64 * k, in + 128 * group + 64 * k, 64, 0);
  wait_group_events(2, events);
  event_t both = async_work_group_strided_copy(threes, bytes + 128 * group, 64, 2, 0);
  both = async_work_group_strided_copy((global float2 *)out + 128 * group, (local float2 *)rows, 64, 2, both);
  wait_group_events(1, &both);
  both = async_work_group_copy(gaps + 64 * group, threes, 64, 0);
  wait_group_events(1, &both);
}

constant char format[] = "%d %s %v2d|";

kernel void prints(void) {
  size_t i = get_global_id(0);
  if (i % 64 == 0)
    printf(format, (int)i, "a", (int2)(1, 2)), printf("%.1f\n", table[1]);
}
