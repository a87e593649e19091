// Where generic pointers lead, by kind: to_global 1, to_local 2, to_private 4, get_fence in bits 4 and 5.
int kind(generic int *p) {
  return (to_global(p) ? 1 : 0) + (to_local(p) ? 2 : 0) + (to_private(p) ? 4 : 0) + (get_fence(p) << 4);
}
kernel void kinds(global int *out) {
  local int tile[64];
  int own = 0;
  generic int *of[4] = {out, tile, &own, 0};
  for (int i = 0; i < 4; i++)
    out[4 * get_global_id(0) + i] = kind(of[i]);
}
kernel void through(global int *out, int n) {
  local int tile[64];
  int i = get_local_id(0);
  generic int *mine = i & 1 ? (generic int *)tile + i : (generic int *)out + i;
  local int *l = to_local(mine);
  if (l) {
    l[n] = i;
    out[i] = -l[n];
  } else
    to_global(mine)[0] = i;
}
