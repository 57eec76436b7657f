//===- Options.cpp - Command line of cmx-run ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "driver/Lists.h"
#include "driver/SourceOptions.h"

#include "cmx/Oracle/Runtime/Data.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace cmx {

namespace {

cl::OptionCategory Category("cmx-run options");

cl::opt<std::string> InputFile(cl::Positional,
                               cl::desc("<kernel: .cpp, .ll, .bc or .visaasm>"),
                               cl::Required, cl::value_desc("file"),
                               cl::cat(Category));
cl::opt<std::string> KernelName("kernel",
                                cl::desc("Kernel to run (default: the only "
                                         "one)"),
                                cl::value_desc("name"), cl::cat(Category));
cl::opt<std::string> Grid("grid", cl::desc("Threads of the grid (default: 1)"),
                          cl::value_desc("X[xY[xZ]]"), cl::init("1"),
                          cl::cat(Category));
cl::opt<std::string> GroupSize("group",
                               cl::desc("Threads of a group (default: 1)"),
                               cl::value_desc("X[xY[xZ]]"), cl::init("1"),
                               cl::cat(Category));
cl::list<std::string> Args("arg", cl::desc("Value of an argument; see below"),
                           cl::value_desc("NAME=VALUE"), cl::cat(Category));
cl::list<std::string>
    Checks("check-output",
           cl::desc("Compare a surface after the run with a file"),
           cl::value_desc("NAME=FILE"), cl::cat(Category));
cl::list<std::string>
    Shows("show",
          cl::desc("Print values of a surface after the run, as numbers of a "
                   "type of patterns (default: the first 16)"),
          cl::value_desc("NAME:TYPE[:COUNT]"), cl::cat(Category));
cl::opt<std::string>
    PreviewFile("preview",
                cl::desc("Write a page (HTML) with the images before and after "
                         "the run side by side"),
                cl::value_desc("file.html"), cl::cat(Category));
cl::opt<std::string>
    Platform("platform",
             cl::desc("Platform to compile for, and that of .visaasm files "
                      "(default: that of the module's flag, else icllp)"),
             cl::value_desc("skl|icllp|tgllp|dg2|pvc"), cl::cat(Category));
cl::opt<RuntimeKind> Runtime(
    "runtime",
    cl::desc("How the kernel gets its arguments (default: as the "
             "module's flag says, else cm):"),
    cl::values(clEnumValN(RuntimeKind::CM, "cm", "as in the old CM runtime"),
               clEnumValN(RuntimeKind::L0, "l0",
                          "as in Intel's driver: surfaces have numbers from 1 "
                          "on")),
    cl::init(RuntimeKind::CM), cl::cat(Category));
cl::opt<OptLevel> Level(
    cl::desc("Pipeline of --visa and --compare (default: -O2):"),
    cl::values(clEnumValN(OptLevel::O0, "O0",
                          "only what code generation needs"),
               clEnumValN(OptLevel::O1, "O1", "and common subexpressions"),
               clEnumValN(OptLevel::O2, "O2", "and LLVM's simplifications")),
    cl::init(OptLevel::O2), cl::cat(Category));
cl::opt<bool> UseVISA("visa", cl::desc("Compile IR to vISA and interpret that"),
                      cl::cat(Category));
cl::opt<launch::DeviceKind> Device(
    "device", cl::desc("Device to run on (default: cpu):"),
    cl::values(clEnumValN(launch::DeviceKind::CPU, "cpu",
                          "this computer, compiled"),
               clEnumValN(launch::DeviceKind::OpenCL, "opencl",
                          "Intel's OpenCL driver; without a GPU it captures "
                          "the launch, and computes nothing")),
    cl::init(launch::DeviceKind::CPU), cl::cat(Category));
cl::opt<std::string>
    CaptureFolder("capture",
                  cl::desc("Keep what the driver captures as capture.aub in "
                           "this folder (default: a temporary file); captures "
                           "even with a GPU"),
                  cl::value_desc("folder"), cl::cat(Category));
cl::opt<bool> Time("time",
                   cl::desc("Print the times of the first launch, and the "
                            "medians of more launches on the same inputs"),
                   cl::cat(Category));
cl::opt<unsigned>
    Launches("launches",
             cl::desc("How many more launches --time makes (default: 20)"),
             cl::value_desc("number"), cl::init(20), cl::cat(Category));
cl::opt<bool>
    Interpret("interpret",
              cl::desc("Evaluate IR step by step instead of compiling it for "
                       "this computer; finds uses of undefined values"),
              cl::cat(Category));
cl::opt<bool>
    Compare("compare",
            cl::desc("Run IR and vISA on the same inputs, compare the results"),
            cl::cat(Category));
cl::opt<std::string>
    WithFile("with",
             cl::desc("The vISA text of --compare (default: made of the IR)"),
             cl::value_desc("file.visaasm"), cl::cat(Category));
cl::opt<bool> Fast("fast",
                   cl::desc("Interpret vISA without counting instructions and "
                            "without looking for reads of unwritten registers"),
                   cl::cat(Category));
cl::opt<bool> FlushDenormals(
    "flush-denormals",
    cl::desc("Make denormals zero in vISA, as the machine does unless a kernel "
             "sets the mode in %cr0 (default: keep them)"),
    cl::cat(Category));
cl::opt<unsigned> Jobs("jobs",
                       cl::desc("Groups that run side by side (default: one "
                                "per core)"),
                       cl::value_desc("number"), cl::init(0),
                       cl::cat(Category));
cl::opt<uint64_t> MaxInstructions(
    "max-instructions", cl::desc("Limit for each thread (default: 2^32)"),
    cl::value_desc("number"), cl::init(uint64_t(1) << 32), cl::cat(Category));
cl::opt<bool> Progress("progress",
                       cl::desc("Show the progress of long runs even if "
                                "standard error is no terminal"),
                       cl::cat(Category));
cl::opt<std::string> Trace("trace",
                           cl::desc("Print each vISA instruction of one thread "
                                    "of the grid"),
                           cl::value_desc("X,Y[,Z]"), cl::cat(Category));

cl::extrahelp Notes(R"(
ARGUMENTS:

  NAME is the name of an argument, or its number from 0 on. Every argument needs
  a value.

  Numbers:   n=64   x=-1.5   c=0x80   v=1,2,3,4 (one for each lane, or one for
             all)
  Surfaces and pointers to shared virtual memory:
    NAME=FILE                an input: a picture (PGM, PPM, PNG) becomes an image
                             with rows of width * channels bytes, other files a
                             buffer
    NAME=in:FILE:SIZE        the same; SIZE is checked, and makes a raw file an
                             image
    NAME=FILE:SIZE           an output, zero before the run; a picture if FILE
    NAME=out:FILE:SIZE       ends in .pgm, .ppm or .png. Without "out:" a file
                             that exists is only replaced if the kernel changed
                             something in the surface
    NAME=INPUT>FILE          both: what was read from INPUT (a file, in:FILE:SIZE
                             or a pattern) is written to FILE after the run
    NAME=pattern:KIND[:TYPE][:SEED]:SIZE
                             generated: zero, index, ramp, gradient, checker,
                             random; types u8 (default), i8, ... u64, f16, bf16,
                             f32, f64; e.g. pattern:random:42:4096,
                             pattern:gradient:u8:64x48
  SIZE is a number of bytes (a buffer) or WIDTHxHEIGHT[xCHANNELS] in pixels (an
  image; channels: 3 for .ppm and .png, else 1). FILE "-" discards an output.

EXIT STATUS:

  0  success
  1  a file is missing or malformed, an argument does not suit the kernel, the
     kernel cannot be executed, a thread ended with an error, or a comparison
     found a difference; the device is not there or refuses the kernel
  2  wrong usage: unknown option or platform, options that exclude each other
  3  clang, or the finalizer of --device=opencl, is missing or failed
  4  --device=opencl without a GPU: the driver took the launch, and captured what
     it would send to one. Nothing was computed, no output is written or checked
)");

} // namespace

/// Parses texts like "4x8" or "0,3": up to three numbers of at least \p Min.
static std::optional<std::array<uint32_t, 3>>
parseNumbers(StringRef Option, StringRef Text, char Separator, uint32_t Min) {
  std::array<uint32_t, 3> Numbers{Min, Min, Min};
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, Separator);
  bool IsGood = Parts.size() <= 3;
  for (size_t I = 0; IsGood && I != Parts.size(); ++I)
    IsGood = !Parts[I].getAsInteger(10, Numbers[I]) && Numbers[I] >= Min;
  if (IsGood)
    return Numbers;
  printError("--" + Option + " expected up to three numbers of " + Twine(Min) +
             " or more with '" + Twine(Separator) + "' between them; actual '" +
             Text + "'");
  return std::nullopt;
}

static bool parseShape(runtime::GridShape &Shape) {
  auto Threads = parseNumbers("grid", Grid, 'x', 1);
  auto Local = parseNumbers("group", GroupSize, 'x', 1);
  if (!Threads || !Local)
    return false;
  Shape.Local = *Local;
  for (unsigned D = 0; D != 3; ++D) {
    if ((*Threads)[D] % (*Local)[D]) {
      printError("--grid " + Twine(Grid) +
                 " expected to be a multiple of --group in each direction; "
                 "actual " +
                 Twine(GroupSize));
      return false;
    }
    Shape.Groups[D] = (*Threads)[D] / (*Local)[D];
  }
  return true;
}

static bool exclude(bool A, bool B, StringRef Text) {
  if (A && B)
    printError(Text);
  return A && B;
}

static bool checkPairs(StringRef Option, StringRef Form,
                       const cl::list<std::string> &Texts) {
  for (const std::string &Text : Texts)
    if (StringRef(Text).find('=') == StringRef::npos) {
      printError("--" + Option + " expected " + Form + "; actual '" + Text +
                 "'");
      return false;
    }
  return true;
}

static bool checkShows() {
  for (StringRef Text : Shows) {
    SmallVector<StringRef, 3> Parts;
    Text.split(Parts, ':');
    uint64_t Count = 1;
    if (Parts.size() < 2 || Parts.size() > 3 ||
        !runtime::isElementType(Parts[1]) ||
        (Parts.size() == 3 &&
         (Parts[2].getAsInteger(10, Count) || Count == 0))) {
      printError("--show expected NAME:TYPE or NAME:TYPE:COUNT with a type u8, "
                 "i8, ... u64, f16, bf16, f32 or f64; actual '" +
                 Text + "'");
      return false;
    }
  }
  return true;
}

static bool checkCombinations() {
  if (exclude(UseVISA, Interpret,
              "--visa and --interpret choose different ways to run a kernel "
              "and cannot be combined") ||
      exclude(Compare, UseVISA || Interpret,
              "--compare runs IR and vISA and cannot be combined with --visa "
              "or --interpret") ||
      exclude(Device.getNumOccurrences() || Time,
              UseVISA || Interpret || Compare || Fast || FlushDenormals,
              "--device and --time run compiled code and cannot be combined "
              "with --visa, --interpret, --compare, --fast or "
              "--flush-denormals") ||
      exclude(Device != launch::DeviceKind::OpenCL,
              CaptureFolder.getNumOccurrences(),
              "--capture keeps what --device=opencl captures; that is "
              "missing") ||
      exclude(!Time || !Launches, Launches.getNumOccurrences(),
              "--launches expected --time and a number of 1 or more") ||
      exclude(!Compare, WithFile.getNumOccurrences(),
              "--with names what --compare is to run; --compare is missing") ||
      exclude(Compare, Fast, "--fast cannot be combined with --compare") ||
      exclude(Compare, FlushDenormals,
              "--flush-denormals cannot be combined with --compare: IR keeps "
              "denormals") ||
      exclude(Compare, Trace.getNumOccurrences(),
              "--trace cannot be combined with --compare; trace one of the "
              "forms alone"))
    return false;
  if (exclude(Compare, !Shows.empty(),
              "--show cannot be combined with --compare"))
    return false;
  return checkPlatform(Platform) && checkPairs("arg", "NAME=VALUE", Args) &&
         checkPairs("check-output", "NAME=FILE", Checks) && checkShows();
}

std::optional<Options> parseOptions(int Argc, char **Argv) {
  prepareLists();
  registerValues(Runtime.ArgStr, Runtime.getParser());
  registerValues(Device.ArgStr, Device.getParser());
  if (!parseCommandLine(Argc, Argv, "cmx-run: runs a kernel on the CPU\n",
                        {&Category, &sourceCategory()}) ||
      !checkCombinations())
    return std::nullopt;

  Options O;
  if (!parseShape(O.Shape))
    return std::nullopt;
  if (Trace.getNumOccurrences()) {
    O.TraceThread = parseNumbers("trace", Trace, ',', 0);
    if (!O.TraceThread)
      return std::nullopt;
    for (unsigned D = 0; D != 3; ++D)
      if ((*O.TraceThread)[D] >=
          uint64_t(O.Shape.Groups[D]) * O.Shape.Local[D]) {
        printError("--trace " + Twine(Trace) +
                   " expected to be a thread of --grid; actual " + Twine(Grid));
        return std::nullopt;
      }
  }
  O.InputFile = InputFile;
  O.Source = sourceOptions(Argv[0]);
  O.KernelName = KernelName;
  O.Args.assign(Args.begin(), Args.end());
  O.PreviewFile = PreviewFile;
  O.Checks.assign(Checks.begin(), Checks.end());
  O.Shows.assign(Shows.begin(), Shows.end());
  for (const cl::Option *Given :
       {static_cast<const cl::Option *>(&Platform),
        static_cast<const cl::Option *>(&Fast),
        static_cast<const cl::Option *>(&FlushDenormals)})
    // The platform is an option for source too, because it determines macros.
    if (Given->getNumOccurrences() &&
        (Given != &Platform || !isSourceName(InputFile)))
      O.VISAOnly = ("--" + Given->ArgStr).str();
  if (Level.getNumOccurrences())
    O.VISAOnly = "-O";
  O.Platform = TargetDesc::get(Platform);
  O.Source.Platform = O.Platform ? O.Platform->platformName() : "icllp";
  if (Runtime.getNumOccurrences())
    O.Runtime = Runtime;
  O.Source.IsForL0 = O.Runtime == RuntimeKind::L0;
  O.Level = Level;
  if (Device.getNumOccurrences())
    O.Device = Device;
  O.CaptureFolder = CaptureFolder;
  O.TimedLaunches = Time ? Launches : 0;
  O.UseVISA = UseVISA;
  O.Interpret = Interpret;
  O.Fast = Fast;
  O.FlushDenormals = FlushDenormals;
  O.Compare = Compare;
  O.WithFile = WithFile;
  O.Jobs = Jobs;
  O.MaxInstructions = MaxInstructions;
  O.ShowProgress = Progress;
  return O;
}

} // namespace cmx
