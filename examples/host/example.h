// What the programs of this folder share. A program makes the inputs of a
// kernel for several sizes and computes in plain C++ what the kernel has to
// give. Then it runs the kernel, which is linked to it as a function, and
// compares:
//
//   clang++-22 -std=c++20 -O2 -Iinclude examples/transpose.cpp
//   examples/host/transpose.cpp
//   ./a.out
//
// `./a.out --dump DIR` runs nothing. It writes inputs and expected outputs into
// the folder, and cases.json, which says how cmx-run is called with them.
#ifndef EXAMPLE_H
#define EXAMPLE_H

#include <cm/cm_host.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace example {

// How an output may differ from what is expected.
struct tolerance {
  const char *type = "u8"; // The elements that are compared: u8 or f32.
  double absolute = 0;     // Largest difference of two elements.
  double fraction = 0;     // Largest share of elements that differ by more.
};
inline tolerance within(double absolute) { return {"f32", absolute, 0}; }
inline tolerance for_all_but(double fraction) { return {"u8", 0, fraction}; }

struct argument {
  enum kinds { number, input, output, both } kind = number;
  std::vector<unsigned char> data, expected;
  tolerance allowed;
  int width = 0, height = 0, channels = 1; // Of an image.
  double value = 0;                        // Of a number.
};

// One call of a kernel. Arguments follow in the kernel's order.
class test_case {
public:
  test_case(std::string kernel, std::string size, cm::host::grid threads,
            cm::host::group group = {})
      : kernel(kernel), size(size), threads(threads), group(group) {}

  template <class T> test_case &in(const std::vector<T> &data) {
    return surface(argument::input, bytes(data), {}, {});
  }
  // Zeros before the kernel runs.
  template <class T>
  test_case &out(const std::vector<T> &expected, tolerance allowed = {}) {
    auto all = bytes(expected);
    return surface(argument::output, std::vector<unsigned char>(all.size()),
                   all, allowed);
  }
  template <class T>
  test_case &inout(const std::vector<T> &data, const std::vector<T> &expected,
                   tolerance allowed = {}) {
    return surface(argument::both, bytes(data), bytes(expected), allowed);
  }
  // The last argument is an image of pixels of so many bytes.
  test_case &image(int width, int height, int channels = 1) {
    arguments.back().width = width;
    arguments.back().height = height;
    arguments.back().channels = channels;
    return *this;
  }
  test_case &number(double value) {
    arguments.emplace_back();
    arguments.back().value = value;
    return *this;
  }

  std::string kernel, size;
  cm::host::grid threads;
  cm::host::group group;
  std::vector<argument> arguments;

private:
  test_case &surface(argument::kinds kind, std::vector<unsigned char> data,
                     std::vector<unsigned char> expected, tolerance allowed) {
    argument a;
    a.kind = kind;
    a.data = std::move(data);
    a.expected = std::move(expected);
    a.allowed = allowed;
    arguments.push_back(std::move(a));
    return *this;
  }
  template <class T>
  static std::vector<unsigned char> bytes(const std::vector<T> &data) {
    auto *first = reinterpret_cast<const unsigned char *>(data.data());
    return {first, first + data.size() * sizeof(T)};
  }
};

template <class T>
T element(const std::vector<unsigned char> &bytes, size_t i) {
  T value;
  std::memcpy(&value, bytes.data() + i * sizeof(T), sizeof(T));
  return value;
}

// Where an output differs by too much; -1 if nowhere.
template <class T> long first_difference(const argument &a) {
  size_t n = a.expected.size() / sizeof(T), differences = 0;
  long first = -1;
  for (size_t i = 0; i < n; ++i) {
    double actual = element<T>(a.data, i), expected = element<T>(a.expected, i);
    if (!(std::fabs(actual - expected) <= a.allowed.absolute) &&
        differences++ == 0)
      first = long(i);
  }
  return double(differences) <= a.allowed.fraction * double(n) ? -1 : first;
}

class program {
public:
  program(int argc, char **argv) {
    if (argc == 3 && std::string(argv[1]) == "--dump")
      folder = argv[2];
    else if (argc != 1) {
      std::fprintf(stderr, "usage: %s [--dump DIR]\n", argv[0]);
      std::exit(2);
    }
  }

  // Runs or writes the case. False if the outputs are not as expected.
  template <class... P> bool run(void (*kernel)(P...), test_case &c) {
    if (!folder.empty()) {
      dump(c);
      return true;
    }
    call(kernel, c, std::index_sequence_for<P...>());
    bool good = true;
    for (size_t i = 0; i < c.arguments.size(); ++i)
      good &= compare(c, i);
    if (good)
      std::printf("%s %s: as expected\n", c.kernel.c_str(), c.size.c_str());
    failed |= !good;
    return good;
  }

  bool dumps() const { return !folder.empty(); }

  int status() {
    if (!folder.empty())
      write_text("cases.json", "[" + cases + "\n]\n");
    return failed;
  }

private:
  // The value of an argument of type T, as long as the kernel runs.
  template <class T> struct holder {
    T value;
    explicit holder(argument &a) : value(T(a.value)) {}
    T get() const { return value; }
  };

  template <class... P, size_t... I>
  void call(void (*kernel)(P...), test_case &c, std::index_sequence<I...>) {
    if (sizeof...(P) != c.arguments.size()) {
      std::fprintf(stderr, "%s: expected %zu arguments, actual %zu\n",
                   c.kernel.c_str(), sizeof...(P), c.arguments.size());
      std::exit(2);
    }
    std::tuple<holder<P>...> values(c.arguments[I]...);
    cm::host::launch(kernel, c.threads, c.group, std::get<I>(values).get()...);
  }

  bool compare(const test_case &c, size_t i) {
    const argument &a = c.arguments[i];
    if (a.kind != argument::output && a.kind != argument::both)
      return true;
    std::string type = a.allowed.type;
    long at = type == "f32" ? first_difference<float>(a)
                            : first_difference<unsigned char>(a);
    if (at < 0)
      return true;
    std::fprintf(stderr, "%s %s: argument %zu differs at element %ld (%s)\n",
                 c.kernel.c_str(), c.size.c_str(), i, at, type.c_str());
    return false;
  }

  void write_bytes(const std::string &name,
                   const std::vector<unsigned char> &data) {
    std::ofstream(folder + "/" + name, std::ios::binary)
        .write(reinterpret_cast<const char *>(data.data()),
               std::streamsize(data.size()));
  }
  void write_text(const std::string &name, const std::string &text) {
    std::ofstream(folder + "/" + name) << text;
  }

  static std::string extent(unsigned x, unsigned y, unsigned z) {
    return std::to_string(x) + "x" + std::to_string(y) + "x" +
           std::to_string(z);
  }

  void dump(const test_case &c) {
    std::string name = c.kernel + "." + c.size, arguments, outputs;
    for (size_t i = 0; i < c.arguments.size(); ++i) {
      const argument &a = c.arguments[i];
      std::string file = name + "." + std::to_string(i);
      std::string bytes = a.width ? extent(a.width, a.height, a.channels)
                                  : std::to_string(a.data.size());
      std::string text;
      // @ is the folder.
      char number[32];
      std::snprintf(number, sizeof number, "%.9g", a.value);
      if (a.kind == argument::number)
        text = number;
      else if (a.kind == argument::output)
        text = "out:@/" + file + ".out:" + bytes;
      else
        text = "in:@/" + file + ".in:" + bytes;
      if (a.kind == argument::both)
        text += ">@/" + file + ".out";
      arguments += (i ? ", \"" : "\"") + std::to_string(i) + "=" + text + "\"";
      if (a.kind == argument::input || a.kind == argument::both)
        write_bytes(file + ".in", a.data);
      if (a.kind != argument::output && a.kind != argument::both)
        continue;
      write_bytes(file + ".expected", a.expected);
      char allowed[96];
      std::snprintf(allowed, sizeof allowed,
                    "\"type\": \"%s\", \"absolute\": %g, \"fraction\": %g",
                    a.allowed.type, a.allowed.absolute, a.allowed.fraction);
      outputs += (outputs.empty() ? "" : ", ") +
                 ("{\"file\": \"" + file + "\", ") + allowed + "}";
    }
    cases += (cases.empty() ? "\n" : ",\n") +
             ("{\"name\": \"" + name + "\", \"kernel\": \"") + c.kernel +
             "\", \"grid\": \"" +
             extent(c.threads.X, c.threads.Y, c.threads.Z) +
             "\", \"group\": \"" + extent(c.group.X, c.group.Y, c.group.Z) +
             "\",\n \"arguments\": [" + arguments + "],\n \"outputs\": [" +
             outputs + "]}";
  }

  std::string folder, cases;
  bool failed = false;
};

template <> struct program::holder<SurfaceIndex> {
  std::unique_ptr<cm::host::Buffer> as_buffer;
  std::unique_ptr<cm::host::Image> as_image;
  explicit holder(argument &a) {
    if (a.width)
      as_image = std::make_unique<cm::host::Image>(a.data.data(), a.width,
                                                   a.height, a.channels);
    else
      as_buffer =
          std::make_unique<cm::host::Buffer>(a.data.data(), a.data.size());
  }
  SurfaceIndex get() const {
    return as_image ? SurfaceIndex(*as_image) : SurfaceIndex(*as_buffer);
  }
};

// Numbers that look random and are the same everywhere.
class numbers {
public:
  explicit numbers(int seed) : state(uint64_t(seed) * 2 + 1) {}
  uint32_t next() {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return uint32_t(state >> 32);
  }
  // From first to last.
  int between(int first, int last) {
    return first + int(next() % uint32_t(last - first + 1));
  }

private:
  uint64_t state;
};

inline int round_up(int value, int step) {
  return (value + step - 1) / step * step;
}

} // namespace example

#endif // EXAMPLE_H
