// k-means with 16 centroids: turns until no centroid moves. All coordinates are
// multiples of 1/8 and so small that floats hold all squares and sums exactly.
#include "example.h"

extern "C" void kmeans(SurfaceIndex xs, SurfaceIndex ys, SurfaceIndex means,
                       SurfaceIndex labels, SurfaceIndex sums, int size,
                       int part);

static const int centroids = 16, part = 64;

struct turn {
  std::vector<uint32_t> labels;
  std::vector<float> sums; // Of each thread and centroid: x, y, number, 0.
};

static turn reference(const std::vector<float> &x, const std::vector<float> &y,
                      const std::vector<float> &means, int size) {
  turn t{std::vector<uint32_t>(x.size()),
         std::vector<float>(x.size() / part * centroids * 4)};
  for (size_t i = 0; i < x.size(); ++i) {
    float nearest = 3e38f;
    for (int c = 0; c < centroids; ++c) {
      float dx = x[i] - means[c], dy = y[i] - means[centroids + c];
      float distance = dx * dx + dy * dy;
      if (distance < nearest) {
        nearest = distance;
        t.labels[i] = uint32_t(c);
      }
    }
    float *sum = &t.sums[(i / part * centroids + t.labels[i]) * 4];
    sum[0] += x[i];
    sum[1] += y[i];
    sum[2] += int(i) < size;
  }
  return t;
}

// Means of the points, to the nearest multiple of 1/8.
static std::vector<float> moved(const turn &t, std::vector<float> means) {
  for (int c = 0; c < centroids; ++c) {
    float sum[3] = {};
    for (size_t at = size_t(c) * 4; at < t.sums.size(); at += centroids * 4)
      for (int i = 0; i < 3; ++i)
        sum[i] += t.sums[at + i];
    for (int i = 0; i < 2; ++i)
      if (sum[2] != 0)
        means[i * centroids + c] = std::round(sum[i] / sum[2] * 8) / 8;
  }
  return means;
}

int main(int argc, char **argv) {
  example::program p(argc, argv);
  for (int size : {64, 1024, 777}) {
    example::numbers random(size);
    std::vector<float> x(size_t(example::round_up(size, part))), y(x.size()),
        means(2 * centroids);
    for (int i = 0; i < size; ++i) {
      x[i] = random.between(-1000, 1000) / 8.0f;
      y[i] = random.between(-1000, 1000) / 8.0f;
    }
    for (float &mean : means)
      mean = random.between(-500, 500) / 8.0f;
    for (int i = 0;; ++i) {
      turn t = reference(x, y, means, size);
      example::test_case c("kmeans",
                           std::to_string(size) + "-turn" + std::to_string(i),
                           {uint(x.size() / part)});
      c.in(x).in(y).in(means).out(t.labels).out(t.sums).number(size).number(
          part);
      std::vector<float> next = moved(t, means);
      if (!p.run(kmeans, c) || next == means || p.dumps())
        break;
      means = next;
    }
  }
  return p.status();
}
