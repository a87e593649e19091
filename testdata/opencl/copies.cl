// Rows of a matrix come through LDS by copies of the work-group; one column by a copy with gaps.
__kernel void copies(__global const float *in, __global float *rows, __global float *column, uint width) {
  __local float row[256], gaps[64];
  size_t group = get_group_id(0);
  event_t copied = async_work_group_copy(row, in + group * width, width, 0);
  copied = async_work_group_strided_copy(gaps, in + group, get_num_groups(0), width, copied);
  wait_group_events(1, &copied);
  for (size_t i = get_local_id(0); i < width; i += get_local_size(0))
    row[i] *= 2;
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t back = async_work_group_copy(rows + group * width, row, width, 0);
  wait_group_events(1, &back);
  if (get_local_id(0) < get_num_groups(0))
    column[group * get_num_groups(0) + get_local_id(0)] = gaps[get_local_id(0)];
}
