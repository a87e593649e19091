// Every work-item function, for each dimension and for one that is not there.
__kernel void work_items(__global ulong *out) {
  ulong at = get_global_linear_id() * 40;
  for (uint d = 0; d < 4; d++) {
    out[at++] = get_global_id(d);
    out[at++] = get_local_id(d);
    out[at++] = get_group_id(d);
    out[at++] = get_global_size(d);
    out[at++] = get_local_size(d);
    out[at++] = get_enqueued_local_size(d);
    out[at++] = get_num_groups(d);
    out[at++] = get_global_offset(d);
  }
  out[at++] = get_work_dim();
  out[at++] = get_local_linear_id();
  out[at++] = get_global_linear_id();
  out[at++] = get_global_id(2);
  out[at++] = get_num_groups(1);
}
