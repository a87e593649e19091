// Booleans that -O0 keeps in stack slots, beside barriers and LDS: what a heat stencil in steps, a layer of a network and forces
// between particles of boxes do.
#define TILE 16

// Heat of a tile after some steps; the border shrinks by one each step.
__kernel void heat(__global const float *power, __global const float *before, __global float *after, int steps, int columns, int rows) {
  __local float now[TILE][TILE], next[TILE][TILE], gain[TILE][TILE];
  int tx = get_local_id(0), ty = get_local_id(1);
  int inner = TILE - 2 * steps;
  int x = (int)get_group_id(0) * inner - steps + tx, y = (int)get_group_id(1) * inner - steps + ty;
  bool inside = x >= 0 && y >= 0 && x < columns && y < rows;
  if (inside) {
    now[ty][tx] = before[y * columns + x];
    gain[ty][tx] = power[y * columns + x];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  int n = ty - 1, s = ty + 1, w = tx - 1, e = tx + 1;
  int low_y = y - ty < 0 ? ty - y : 0, high_y = y - ty + TILE > rows ? rows - 1 - (y - ty) : TILE - 1;
  int low_x = x - tx < 0 ? tx - x : 0, high_x = x - tx + TILE > columns ? columns - 1 - (x - tx) : TILE - 1;
  n = n < low_y ? low_y : n;
  s = s > high_y ? high_y : s;
  w = w < low_x ? low_x : w;
  e = e > high_x ? high_x : e;
  bool computed;
  for (int i = 0; i < steps; i++) {
    computed = false;
    if (tx >= i + 1 && tx <= TILE - 2 - i && ty >= i + 1 && ty <= TILE - 2 - i && inside) {
      computed = true;
      next[ty][tx] = now[ty][tx] + 0.25f * (now[n][tx] + now[s][tx] + now[ty][w] + now[ty][e] - 4.0f * now[ty][tx]) + gain[ty][tx];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == steps - 1)
      break;
    if (computed)
      now[ty][tx] = next[ty][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed)
    after[y * columns + x] = next[ty][tx];
}

// Sums of inputs times weights, for 16 neurons, by a tree.
__kernel void layer(__global const float *input, __global const float *weights, __global float *sums) {
  __local float nodes[TILE], products[TILE][TILE];
  int tx = get_local_id(0), ty = get_local_id(1), group = get_group_id(0);
  if (tx == 0)
    nodes[ty] = input[group * TILE + ty];
  barrier(CLK_LOCAL_MEM_FENCE);
  products[ty][tx] = weights[(group * TILE + ty) * TILE + tx];
  barrier(CLK_LOCAL_MEM_FENCE);
  products[ty][tx] = products[ty][tx] * nodes[ty];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 1; step < TILE; step *= 2) {
    bool adds = ty % (2 * step) == 0;
    if (adds)
      products[ty][tx] += products[ty + step][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (ty == 0)
    sums[group * TILE + tx] = products[0][tx];
}

// Forces on the particles of a box by those of its neighbours, 20 each, by fewer work-items.
typedef struct { int first; int count; int neighbours[3]; } box;
__kernel void forces(__global const box *boxes, __global const float4 *places, __global float4 *result, float range) {
  __local float4 mine[20], theirs[20];
  int item = get_local_id(0), size = get_local_size(0);
  __global const box *home = &boxes[get_group_id(0)];
  for (int i = item; i < 20; i += size)
    mine[i] = places[home->first + i];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = 0; k < 1 + home->count; k++) {
    bool is_home = k == 0;
    int other = is_home ? (int)get_group_id(0) : home->neighbours[k - 1];
    for (int i = item; i < 20; i += size)
      theirs[i] = places[boxes[other].first + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = item; i < 20; i += size) {
      float4 total = result[home->first + i];
      for (int j = 0; j < 20; j++) {
        float4 d = mine[i] - theirs[j];
        float square = d.x * d.x + d.y * d.y + d.z * d.z;
        bool is_near = square < range && !(is_home && i == j);
        if (is_near)
          total += (float4)(d.xyz, 1.0f) * mine[i].w * theirs[j].w;
      }
      result[home->first + i] = total;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}
