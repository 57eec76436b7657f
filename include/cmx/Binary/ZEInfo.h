//===- ZEInfo.h - What a zebin says about its kernels -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The section .ze_info of a zebin is a YAML document (zebin specification,
// zeinfo.md). The fields below have the names of the document's keys, in LLVM's
// spelling, and the same defaults. Keys that cmx neither writes nor reads are
// omitted, because a reader ignores unknown keys.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_BINARY_ZEINFO_H
#define CMX_BINARY_ZEINFO_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cmx::zebin {

/// The version of the format that cmx writes. Drivers from 2022 on read it.
constexpr llvm::StringLiteral WrittenVersion("1.15");

enum class ArgType : uint8_t {
#define CMX_ZE_ARG_TYPE(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};
enum class AddrMode : uint8_t {
#define CMX_ZE_ADDR_MODE(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};
enum class AddrSpace : uint8_t {
#define CMX_ZE_ADDR_SPACE(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};
enum class Access : uint8_t {
#define CMX_ZE_ACCESS(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};
enum class ImageType : uint8_t {
#define CMX_ZE_IMAGE(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};
enum class SamplerType : uint8_t {
#define CMX_ZE_SAMPLER(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};
enum class Allocation : uint8_t {
#define CMX_ZE_ALLOCATION(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};
enum class Usage : uint8_t {
#define CMX_ZE_USAGE(Enum, Word) Enum,
#include "cmx/Binary/ZEInfo.def"
};

llvm::StringRef word(ArgType T);
llvm::StringRef word(AddrMode M);
llvm::StringRef word(AddrSpace S);
llvm::StringRef word(Access A);
llvm::StringRef word(ImageType T);

struct ExecutionEnv {
  int32_t BarrierCount = 0;
  int32_t GRFCount = 0;
  bool HasDpas = false;
  bool HasGlobalAtomics = false;
  bool HasNoStatelessWrite = false;
  bool HasStackCalls = false;
  int32_t SkipLocalIdsBytes = 0; ///< offset_to_skip_per_thread_data_load
  int32_t SimdSize = 0;
  int32_t SLMBytes = 0;
  bool HasForwardProgress = false; ///< subgroup_independent_forward_progress
};

/// Offsets count from the start of the arguments. As in the document, -1 is the
/// default of some keys.
struct PayloadArgument {
  ArgType Type = ArgType::ByValue;
  int32_t OffsetBytes = 0;
  int32_t SizeBytes = 0;
  int32_t ArgIndex = -1;
  std::optional<AddrMode> Mode;
  std::optional<AddrSpace> Space;
  std::optional<Access> AccessType;
  int32_t SamplerIndex = -1;
  int32_t SourceOffsetBytes = -1;
  std::optional<ImageType> Image;
  std::optional<SamplerType> Sampler;
};

struct ThreadArgument {
  ArgType Type = ArgType::PackedLocalIds;
  int32_t OffsetBytes = 0;
  int32_t SizeBytes = 0;
};

struct BindingTableIndex {
  int32_t Number = 0;
  int32_t ArgIndex = 0;
};

struct ThreadMemory {
  Allocation Type = Allocation::Scratch;
  Usage Use = Usage::SpillFill;
  int32_t SizeBytes = 0;
};

struct Kernel {
  std::string Name;
  ExecutionEnv Env;
  std::vector<PayloadArgument> Arguments;
  std::vector<ThreadArgument> ThreadArguments;
  std::vector<BindingTableIndex> BindingTable;
  std::vector<ThreadMemory> Memory;

  /// Returns the size of the arguments in bytes, rounded up to a multiple of
  /// 32.
  uint32_t argumentBytes() const;
};

/// The data that clGetKernelArgInfo returns about an argument.
struct ArgInfo {
  int32_t Index = 0;
  std::string Name;
  std::string AddressQualifier;
  std::string AccessQualifier;
  std::string TypeName; ///< With the size, as in "int;4".
  std::string TypeQualifiers;
};

struct KernelMiscInfo {
  std::string Name;
  std::vector<ArgInfo> Args;
};

struct ZEInfo {
  std::string Version = WrittenVersion.str();
  std::vector<Kernel> Kernels;
  std::vector<KernelMiscInfo> Misc;
};

/// Returns the text of the section.
std::string printZEInfo(const ZEInfo &Info);
/// Reads the text of the section. Errors are of the kind BinaryInfo; \p Where
/// is put before their text.
llvm::Expected<ZEInfo> parseZEInfo(llvm::StringRef Text, llvm::StringRef Where);

} // namespace cmx::zebin

#endif // CMX_BINARY_ZEINFO_H
