// One turn of k-means in two dimensions with 16 centroids. Each thread takes
// `part` points, a multiple of 16: it finds the nearest centroid of each point
// and adds up the points of each centroid. The host adds the sums of the
// threads, divides by the numbers of points and starts the next turn. Points
// after `size` fill the buffers up and count nothing.
#include <cm/cm.h>

static const int centroids = 16;

extern "C" _GENX_MAIN_ void kmeans(SurfaceIndex xs, SurfaceIndex ys,
                                   SurfaceIndex means, SurfaceIndex labels,
                                   SurfaceIndex sums, int size, int part) {
  vector<float, centroids> mean_x, mean_y;
  read(means, 0, mean_x);
  read(means, centroids * 4, mean_y);
  // For each centroid the sums of x and y, and the number of points.
  vector<float, centroids * 4> sum = 0.0f;
  vector<ushort, 16> lanes;
#pragma unroll
  for (int i = 0; i < 16; ++i)
    lanes(i) = i;

  int thread = get_thread_origin_x(), begin = thread * part;
  for (int at = begin; at < begin + part; at += 16) {
    vector<float, 16> x, y;
    read(DWALIGNED(xs), at * 4, x);
    read(DWALIGNED(ys), at * 4, y);

    vector<float, 16> nearest = 3.0e38f;
    vector<ushort, 16> label = 0;
#pragma unroll
    for (int c = 0; c < centroids; ++c) {
      vector<float, 16> dx = x - mean_x(c), dy = y - mean_y(c);
      vector<float, 16> distance = dx * dx + dy * dy;
      label.merge(c, distance < nearest);
      nearest = cm_min<float>(nearest, distance);
    }
    write(labels, at * 4, vector<uint, 16>(label));

    vector<ushort, 16> place = label * 4;
    vector<float, 16> counted = lanes + at < size;
#pragma unroll
    for (int i = 0; i < 16; ++i) {
      sum(place(i)) += x(i);
      sum(place(i) + 1) += y(i);
      sum(place(i) + 2) += counted(i);
    }
  }

#pragma unroll
  for (int c = 0; c < centroids; c += 8)
    write(sums, (thread * centroids + c) * 16, sum.select<32, 1>(c * 4));
}
