# Configuration of the lit tests. Run them through the build folder, which knows
# where the tools are:
#
#   lit-22 -v build/dev/test/lit                     all
#   lit-22 -v build/dev/test/lit --filter <regex>    some
#
# RUN lines may use
#   cmx-opt, cmx-visa, cmx-check, ...   the programs of this build (also %cmx-opt, %cmx-visa)
#   FileCheck, not, opt, split-file, ...   from the LLVM this build uses
#   %loadplugin         the option that makes opt load the plugin of this build
#   %plugin             the plugin's file
#   %examples           the folder examples/ of the source tree
#   %cmx_src            the root of the source tree
#   %clangcm            clang with the options for C-for-Metal source
#   %clanghost          clang for C-for-Metal source as a program of the host
#   %cm                 the same, as far as LLVM IR before all passes, on standard output
#   %cmx_version, %llvm_version   what --version prints
# and REQUIRES: lines
#   clang               clang of the release of this LLVM is installed, and can compile cm/cm.h
#   clangd, gdb         these are installed
#   llvm-19, llvm-22    the release of LLVM (for what an old one does not have)
#   ccache              ccache is installed
#   genx_ir             Intel's finalizer GenX_IR is installed
#   opencl              Intel's OpenCL driver is installed, and the programs were built for it
#   plugin              the plugin was built
#   sanitizer           this is a sanitizer build (for UNSUPPORTED: lines)

import glob
import os

import lit.formats
import lit.util

config.name = "cmx"
if not hasattr(config, "cmx_bin_dir"):
    lit_config.fatal(
        "run lit on the build folder: lit-22 -v build/dev/test/lit")

config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".test", ".visaasm", ".cpp"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.join(config.cmx_source_dir, "test", "lit")

# LLVM's folder has its tools without a version suffix.
config.environment["PATH"] = os.pathsep.join(
    [config.cmx_bin_dir, config.llvm_bin_dir, config.environment["PATH"]])
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "CMX_MUTANT",
             "CMX_MUTANTS_REACHED"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

load_plugin = "-load-pass-plugin=" + config.cmx_plugin
if config.cmx_asan_runtime:
    # The options that cmx's own programs have built in.
    config.substitutions.append((
        r"(?<![\w-])opt %loadplugin",
        "env LD_PRELOAD=" + config.cmx_asan_runtime +
        " ASAN_OPTIONS=allow_user_poisoning=0:detect_odr_violation=0"
        ":detect_container_overflow=0:detect_leaks=0 opt " + load_plugin))
config.substitutions += [
    ("%loadplugin", load_plugin),
    ("%plugin", config.cmx_plugin),
    ("%cmx-opt", os.path.join(config.cmx_bin_dir, "cmx-opt")),
    ("%cmx-visa", os.path.join(config.cmx_bin_dir, "cmx-visa")),
    ("%examples", os.path.join(config.cmx_source_dir, "examples")),
    ("%cmx_src", config.cmx_source_dir),
    ("%cmx_version", config.cmx_version),
    ("%llvm_version", config.llvm_version),
]

clang = os.path.join(config.llvm_bin_dir, "clang++")
if os.path.exists(clang) and int(config.llvm_major) >= 22:  # cm/cm.h needs clang 22
    config.available_features.add("clang")
    cm_options = (" --target=spirv64-unknown-unknown -std=c++20 -ffp-contract=fast -fno-exceptions"
                  " -fno-rtti -fno-strict-aliasing -nostdlibinc -I" +
                  os.path.join(config.cmx_source_dir, "include"))
    config.substitutions += [
        (r"%clangcm\b", clang + cm_options),
        (r"%clanghost\b", clang + " -std=c++20 -I" + os.path.join(config.cmx_source_dir, "include")),
        (r"%cm\b", clang + cm_options + " -O2 -Xclang -disable-llvm-passes -S -emit-llvm -o -"),
    ]

clangd = os.path.join(config.llvm_bin_dir, "clangd")
if os.path.exists(clangd) and int(config.llvm_major) >= 22:
    config.available_features.add("clangd")
if lit.util.which("gdb", config.environment["PATH"]):
    config.available_features.add("gdb")

config.available_features.add("llvm-" + config.llvm_major)
if int(config.llvm_major) < 20:
    print_as_new = os.path.join(config.cmx_source_dir, "test", "print-as-new-llvm")
    config.substitutions.append((r"\| *FileCheck\b", "| " + print_as_new + " | FileCheck"))
if lit.util.which("GenX_IR", config.environment["PATH"]):
    config.available_features.add("genx_ir")
if config.cmx_opencl_headers and glob.glob("/etc/OpenCL/vendors/intel*.icd"):
    config.available_features.add("opencl")
if lit.util.which("ccache", config.environment["PATH"]):
    config.available_features.add("ccache")
if config.cmx_plugin:
    config.available_features.add("plugin")
if config.cmx_sanitize:
    config.available_features.add("sanitizer")
