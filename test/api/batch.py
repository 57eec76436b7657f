#===- batch.py - Runs many cases in one kernel, three ways ------------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""Compiles one kernel source for the device and for the host, runs it on the JIT, as vISA and
as a program of the host, and compares what each wrote with plain C++."""

import pathlib
import subprocess
import threading

from values import equal

THREADS = 8
SLOT_BYTES = 128
INPUTS = 3
DEVICE_FLAGS = ["--target=spirv64-unknown-unknown", "-std=c++20", "-ffp-contract=fast", "-fno-exceptions", "-fno-rtti",
                "-fno-strict-aliasing", "-nostdinc++", "-O2", "-Xclang", "-disable-llvm-passes", "-c", "-emit-llvm"]
# Without passes, functions of the headers stay functions: each is compiled once and not at
# each of its calls, which takes ten times as long.
KERNEL_FLAGS = ["-O0", "-w", "-fwrapv", "-fno-strict-aliasing", "-Xclang", "-disable-llvm-passes"]


class Failure(Exception):
    pass


class Tools:
    def __init__(self, clang, bin_dir, include, work, platform):
        self.clang, self.bin_dir, self.include = clang, pathlib.Path(bin_dir), include
        self.work, self.platform = pathlib.Path(work), platform
        self.objects, self.lock = {}, threading.Lock()

    def run(self, *command, stdin=None, timeout=240):
        text = " ".join(map(str, command))
        try:
            result = subprocess.run([str(c) for c in command], input=stdin, capture_output=True, timeout=timeout)
        except subprocess.TimeoutExpired:
            raise Failure(f"{text}\nno end after {timeout} seconds") from None
        if result.returncode:
            raise Failure(text + "\n" + result.stderr.decode(errors="replace")[:6000])
        return result.stdout

    def device_ir(self, source):
        raw, ir = source.with_suffix(".raw.bc"), source.with_suffix(".bc")
        self.run(self.clang, *DEVICE_FLAGS, f"-I{self.include}", source, "-o", raw)
        self.run(self.bin_dir / "cmx-opt", raw, "-passes=cmx-lower-cm,default<O2>", "-o", ir)
        return ir

    def host_object(self, source, *options):
        made = source.with_suffix(".o")
        self.run(self.clang, "-std=c++20", *options, f"-I{self.include}", "-c", source, "-o", made)
        return made

    def main_object(self, text):
        """The part of a program that batches share, compiled once."""
        with self.lock:
            if text not in self.objects:
                source = self.work / f"main{len(self.objects)}.cpp"
                source.write_text(text)
                self.objects[text] = self.host_object(source, "-O0", "-w")
            return self.objects[text]

    def host_program(self, main, kernel, model):
        program = kernel.with_suffix("")
        objects = [self.main_object(main), self.host_object(kernel, *KERNEL_FLAGS), self.host_object(model, "-O0", "-w", "-fwrapv")]
        self.run(self.clang, *objects, "-o", program)
        return program

    def run_kernel(self, ir, kernel, arguments, *options, grid=1, group=1):
        args = [f"--arg={number}={value}" for number, value in enumerate(arguments)]
        self.run(self.bin_dir / "cmx-run", ir, f"--kernel={kernel}", f"--grid={grid}", f"--group={group}", "--jobs=1", *args,
                 *options)


def add_options(parser):
    root = pathlib.Path(__file__).parent.parent.parent
    parser.add_argument("--bin", required=True, help="the folder of cmx-opt and cmx-run")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--include", default=root / "include")
    parser.add_argument("--platform", default="skl")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, help="how many in one kernel")
    parser.add_argument("--ways", default="host,jit,visa", help="how to run them")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", help="a folder for sources and data")


def tools(chosen, folder):
    work = pathlib.Path(chosen.keep or folder)
    work.mkdir(exist_ok=True)
    return Tools(chosen.clang, chosen.bin, chosen.include, work, chosen.platform)


PRELUDE = """\
#include <cm/cmtl.h>
typedef long long llong;
typedef unsigned long long ullong;
template <class X> struct element_of_ { using type = X; };
template <class T, int N> struct element_of_<vector<T, N>> { using type = T; };
template <class T, int R, int C> struct element_of_<matrix<T, R, C>> { using type = T; };
#define HAS_TYPE(T, ...) \\
  static_assert(__is_same(typename element_of_<decltype(__VA_ARGS__)>::type, T), #__VA_ARGS__)
"""

REFERENCE_PRELUDE = """\
#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>
typedef __int128 wide;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef long long llong;
typedef unsigned long long ullong;
typedef _Float16 half;
template <class T> T wrap(wide X) { return T(X); }
template <class T> constexpr bool is_float = std::is_floating_point_v<T> || std::is_same_v<T, _Float16>;
template <class T> constexpr wide high = wide((unsigned __int128)1 << (sizeof(T) * 8 - (T(-1) < T(0)))) - 1;
template <class T> constexpr wide low = T(-1) < T(0) ? -high<T> - 1 : 0;
template <class T, class X> T saturate(X Value) {
  if constexpr (is_float<T>) {
    T V = T(Value);
    return V > T(0) ? V < T(1) ? V : T(1) : T(0);
  } else if constexpr (is_float<X>) {
    double V = double(Value);
    if (std::isnan(V)) return T(0);
    if (V >= double(high<T>) + (sizeof(T) < 8)) return T(high<T>);
    return V <= double(low<T>) ? T(low<T>) : T(V);
  } else {
    return wide(Value) > high<T> ? T(high<T>) : wide(Value) < low<T> ? T(low<T>) : T(Value);
  }
}
template <class T> T rounded(double Value) { return sizeof(T) == 2 ? T(float(Value)) : T(Value); }
inline double frc(double X, int Digits) {
  double F = X - std::floor(X);
  if (Digits < 53 && !(float(F) < 1) && !std::isnan(F)) return 1 - std::ldexp(1, -Digits);
  return Digits == 11 && float(_Float16(F)) >= 1 ? 1 - std::ldexp(1, -11) : F;
}
template <class T> T minimum(T A, T B) {
  if constexpr (is_float<T>) {
    if (std::isnan(double(A))) return B;
    if (std::isnan(double(B))) return A;
    if (A == B) return std::signbit(double(A)) ? A : B;
  }
  return A < B ? A : B;
}
template <class T> T maximum(T A, T B) {
  if constexpr (is_float<T>) {
    if (std::isnan(double(A))) return B;
    if (std::isnan(double(B))) return A;
    if (A == B) return std::signbit(double(A)) ? B : A;
  }
  return A > B ? A : B;
}
template <class T> T magnitude(T A) {
  if constexpr (is_float<T>) return T(std::fabs(double(A)));
  return T(A < 0 ? -wide(A) : wide(A));
}
template <class T, class X, class F> T reduce(const X *From, int N, F Combine) {
  T V[256];
  for (int I = 0; I < N; ++I) V[I] = T(From[I]);
  while (N > 1) {
    int H = 1;
    while (2 * H < N) H *= 2;
    for (int I = 0; I < N - H; ++I) V[I] = T(Combine(V[I], V[I + H]));
    N = H;
  }
  return V[0];
}
inline half stochastic(float X, unsigned Noise) {
  unsigned Bits = std::bit_cast<unsigned>(X), Size = Bits & 0x7fffffff;
  if (std::isnan(X) || Size >= 0x47800000) return half(X);
  double V = std::bit_cast<float>(Size + Noise), Unit = std::ldexp(1, std::max(std::ilogb(V), -14) - 10);
  V = std::floor(V / Unit) * Unit;
  return half(std::signbit(X) ? -V : V);
}
inline unsigned reversed(unsigned X) {
  unsigned R = 0;
  for (int I = 0; I < 32; ++I) R |= (X >> I & 1) << (31 - I);
  return R;
}
template <class T> unsigned packed(const T *A, int N) {
  unsigned Bits = 0;
  for (int I = 0; I < N; ++I) Bits |= unsigned(A[I] != 0) << I;
  return Bits;
}
"""

HOST_MAIN = """
#include <cm/cm_host.h>
#include <cstdio>
extern "C" void batch(SurfaceIndex, SurfaceIndex, int);
extern const int CASES, THREADS, OUT_BYTES;
void expect(unsigned char *In, unsigned char *Out, int C, int T);
static std::vector<unsigned char> load(const char *Name) {
  std::vector<unsigned char> Bytes;
  std::FILE *F = std::fopen(Name, "rb");
  for (int C; (C = std::fgetc(F)) != EOF;) Bytes.push_back(C);
  std::fclose(F);
  return Bytes;
}
static void save(const char *Name, const std::vector<unsigned char> &Bytes) {
  std::FILE *F = std::fopen(Name, "wb");
  std::fwrite(Bytes.data(), 1, Bytes.size(), F);
  std::fclose(F);
}
int main(int, char **Names) {
  std::vector<unsigned char> In = load(Names[1]), Out(OUT_BYTES), Expected(OUT_BYTES);
  cm::host::launch(batch, cm::host::grid{unsigned(THREADS)}, cm::host::Buffer(In), cm::host::Buffer(Out), 1);
  for (int T = 0; T < THREADS; ++T)
    for (int C = 0; C < CASES; ++C)
      expect(In.data(), Expected.data(), C, T);
  save(Names[2], Out);
  save(Names[3], Expected);
}
"""

MESSAGE_MAIN = HOST_MAIN.replace("void batch(SurfaceIndex, SurfaceIndex, int)",
                                 "void batch(SurfaceIndex, SurfaceIndex, int, SurfaceIndex, SurfaceIndex, svmptr_t, svmptr_t, SurfaceIndex, SurfaceIndex)")
MESSAGE_MAIN = MESSAGE_MAIN.replace(
    "cm::host::launch(batch, cm::host::grid{unsigned(THREADS)}, cm::host::Buffer(In), cm::host::Buffer(Out), 1);",
    "std::vector<unsigned char> Image(OUT_BYTES * 8), Pixels = Image, Memory(OUT_BYTES), Same = In;\n"
    "  cm::host::launch(batch, cm::host::grid{2, 2, 2}, cm::host::group{2, 2, 1}, cm::host::Buffer(In), cm::host::Buffer(Out), 1,\n"
    "                   cm::host::Image(In.data(), 128, In.size() / 128), cm::host::Image(Image.data(), 128, Image.size() / 128),\n"
    "                   cm::host::SVM(Same), cm::host::SVM(Memory), cm::host::Image(In.data(), 8, In.size() / 128, 16),\n"
    "                   cm::host::Image(Pixels.data(), 8, Pixels.size() / 128, 16));")

SIGNATURE = """\
extern "C" _GENX_MAIN_ void batch(SurfaceIndex src [[type("buffer_t")]], SurfaceIndex dst [[type("buffer_t")]], int n_) {
  int t_ = get_thread_origin_x();
"""
MESSAGE_SIGNATURE = """\
extern "C" _GENX_MAIN_ void batch(SurfaceIndex src [[type("buffer_t")]], SurfaceIndex dst [[type("buffer_t")]], int n_,
                                  SurfaceIndex img [[type("image2d_t")]], SurfaceIndex oimg [[type("image2d_t")]],
                                  svmptr_t p_ [[type("svmptr_t")]], svmptr_t q_ [[type("svmptr_t")]],
                                  SurfaceIndex pix [[type("image2d_t")]], SurfaceIndex opix [[type("image2d_t")]]) {
  cm_slm_init(4096);
  int t_ = cm_linear_global_id(), l_ = cm_linear_local_id();
  const int rows_ = IN_ROWS;
"""


def kernel_source(cases):
    messages = cases[0].is_message
    rows = len(cases) * INPUTS * THREADS
    text = [PRELUDE, (MESSAGE_SIGNATURE if messages else SIGNATURE).replace("IN_ROWS", str(rows))]
    for number, case in enumerate(cases):
        text.append(f"  {{ int in_ = {number * INPUTS * THREADS * SLOT_BYTES} + t_ * 128, out_ = {number * THREADS * SLOT_BYTES} + t_ * 128;")
        if messages:
            text.append(f" int row_ = {number * INPUTS * THREADS} + t_, orow_ = ({number * THREADS} + t_) * 8;")
        for k, (t, _) in enumerate(case.inputs):
            text.append(f" vector<{t.cpp}, 16> {'abc'[k]}_; read(src, in_ + {k * THREADS * SLOT_BYTES}, {'abc'[k]}_);")
        if messages:
            text.append(f"\n    {case.kernel} }} // {case.title}\n")
        else:
            text.append(f"\n    vector<{case.result.cpp}, {case.count}> r;\n    {case.kernel}\n"
                        f"    write(dst, out_, r); }} // {case.title}\n")
    return "".join(text) + "}\n"


def model_source(cases):
    messages = cases[0].is_message
    text = [REFERENCE_PRELUDE, "static const unsigned char *bytes_;\n",
            f"constexpr int rows_ = {len(cases) * INPUTS * THREADS};\n" if messages else ""]
    for number, case in enumerate(cases):
        text.append(f"// {case.title}\nstatic void reference{number}(const void *a0, const void *b0, const void *c0, void *r0) {{\n")
        for k, (t, _) in enumerate(case.inputs):
            text.append(f"  auto {'abc'[k]}_ = (const {t.cpp} *){'abc'[k]}0;")
        if messages:
            text.append("  const int row_ = int(((const unsigned char *)a0 - bytes_) / 128);")
        text.append(f"  auto r = ({case.result.cpp} *)r0;\n  {case.reference}\n}}\n")
    names = ", ".join(f"reference{n}" for n in range(len(cases)))
    text.append(f"static void (*const references[])(const void *, const void *, const void *, void *) = {{{names}}};\n")
    text.append(f"extern const int CASES = {len(cases)}, THREADS = {THREADS}, OUT_BYTES = CASES * THREADS * 128;\n"
                "void expect(unsigned char *In, unsigned char *Out, int C, int T) {\n"
                "  bytes_ = In;\n"
                "  auto Slot = [&](int K) { return In + ((C * 3 + K) * THREADS + T) * 128; };\n"
                "  references[C](Slot(0), Slot(1), Slot(2), Out + (C * THREADS + T) * 128);\n}\n")
    return "".join(text)


def inputs(cases, random):
    data = bytearray()
    for case in cases:
        for k in range(INPUTS):
            for _ in range(THREADS):
                slot = b""
                if k < len(case.inputs):
                    t, values = case.inputs[k]
                    slot = t.pack([values(t, random) for _ in range(16)])
                data += slot.ljust(SLOT_BYTES, b"\0")
    return bytes(data)


def shown(t, data):
    return f"{t.unpack(data)[0]} ({data[::-1].hex()})"


def differences(cases, way, actual, expected, source):
    """One line for each case that differs."""
    for number, case in enumerate(cases):
        if way not in case.on:
            continue
        t = case.result
        for thread in range(THREADS):
            start = (number * THREADS + thread) * SLOT_BYTES
            a, e = (x[start:start + case.count * t.size] for x in (actual, expected))
            if a == e:
                continue
            wrong = [i for i in range(case.count)
                     if not equal(t, a[i * t.size:(i + 1) * t.size], e[i * t.size:(i + 1) * t.size], case.tolerance)]
            if not wrong:
                continue
            i = wrong[0]
            operands = []
            for k, (ti, _) in enumerate(case.inputs):
                at = ((number * INPUTS + k) * THREADS + thread) * SLOT_BYTES
                operands.append(f"{'abc'[k]}[{i}] = {shown(ti, source[at + i * ti.size:at + (i + 1) * ti.size])}, "
                                f"{'abc'[k]}[0] = {shown(ti, source[at:at + ti.size])}")
            yield (f"{way}: {case.function}: {case.title}: element {i}: expected {shown(t, e[i * t.size:(i + 1) * t.size])}, "
                   f"got {shown(t, a[i * t.size:(i + 1) * t.size])}; {'; '.join(operands)}")
            break


def run_ways(tools, name, kernel, model, ways, compare, threads, messages=False, platform=None):
    """Runs the kernel `batch`; compare(way, actual, expected) says what differs."""
    src, out, exp = (tools.work / f"{name}.{e}" for e in ("src", "out", "exp"))
    try:
        program = tools.host_program(MESSAGE_MAIN if messages else HOST_MAIN, kernel, model)
        tools.run(program, src, out, exp)
    except Failure as failure:
        return [f"host: {failure}"]
    expected = exp.read_bytes()
    lines = list(compare("host", out.read_bytes(), expected))
    try:
        ir = tools.device_ir(kernel) if {"jit", "visa"} & ways else None
        for way, options in (("jit", []), ("visa", ["--visa", "--fast", f"--platform={platform or tools.platform}"])):
            if way not in ways:
                continue
            out.unlink()
            arguments = [src, f"{out}:{len(expected)}", 1]
            if messages:
                arguments += [f"in:{src}:128x{src.stat().st_size // 128}", f"-:128x{len(expected) // 16}", src, f"-:{len(expected)}",
                              f"in:{src}:8x{src.stat().st_size // 128}x16", f"-:8x{len(expected) // 16}x16"]
                tools.run_kernel(ir, "batch", arguments, *options, grid="2x2x2", group="2x2x1")
            else:
                tools.run_kernel(ir, "batch", arguments, *options, grid=threads)
            lines += compare(way, out.read_bytes(), expected)
    except Failure as failure:
        lines.append(f"device: {name}: {failure}")
    return lines


def run_batch(tools, name, cases, random, ways):
    """Lines that say what differs."""
    kernel, model = tools.work / f"{name}.cpp", tools.work / f"{name}-model.cpp"
    kernel.write_text(kernel_source(cases))
    model.write_text(model_source(cases))
    source = inputs(cases, random)
    (tools.work / f"{name}.src").write_bytes(source)
    return run_ways(tools, name, kernel, model, ways,
                    lambda way, actual, expected: differences(cases, way, actual, expected, source), THREADS,
                    cases[0].is_message, cases[0].platform)
