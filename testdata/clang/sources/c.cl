#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant float coef[4] = {1.0f, 2.5f, -0.125f, 1e-9f};
typedef struct { int a; float4 v; local int *p; } S;
int helper(local int *t, int i) { return t[i] + t[i ^ 1]; }
__attribute__((noinline)) float gene(float *p, int i) { return p[i]; }
kernel void k1(global float *out, global const int *in, local int *scratch, int n, half h, S s) {
  local int tile[256]; local float4 f4[16]; local struct { char c; double d; } st[3];
  int l = (int)__builtin_amdgcn_workitem_id_x(); int g = (int)__builtin_amdgcn_workgroup_id_x() * 256 + l;
  tile[l] = in[g]; st[l & 1].d = coef[l & 3]; f4[l & 15] = (float4)(l, 1, 2, 3) * s.v;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  atomic_fetch_add_explicit((local atomic_int *)&tile[3], 5, memory_order_relaxed, memory_scope_work_group);
  float x = gene((float *)&f4[l & 7], 2) + gene(out, 1); local int *sel = n > 3 ? scratch : tile;
  switch (n) { case 1: x += 1; break; case 5: x *= 2; break; default: x = sel[l]; }
  out[g] = x + helper(scratch, l) + (float)h + st[0].d + __builtin_amdgcn_ds_bpermute(l, n) + __builtin_amdgcn_readfirstlane(l);
  private int arr[7]; for (int i = 0; i < 7; i++) arr[i] = i * l; out[g + 1] = arr[n]; 
}
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void k2(global int *o) { local int only; only = 1; __builtin_amdgcn_s_barrier(); o[0] = only; long t = __builtin_readcyclecounter(); o[1] = (int)t; }
