kernel void rotate_left(global float *data, local float *tile) {
  uint item = __builtin_amdgcn_workitem_id_x();  // get_local_id(0)
  tile[item] = data[item];
  // a barrier(CLK_LOCAL_MEM_FENCE) is missing here
  data[item] = tile[(item + 64) % 256];
}
