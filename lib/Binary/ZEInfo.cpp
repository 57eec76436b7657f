//===- ZEInfo.cpp - The section .ze_info as YAML --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Binary/ZEInfo.h"

#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLTraits.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::zebin;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

namespace llvm::yaml {

template <> struct ScalarEnumerationTraits<ArgType> {
  static void enumeration(IO &Io, ArgType &Value) {
#define CMX_ZE_ARG_TYPE(Enum, Word) Io.enumCase(Value, Word, ArgType::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};
template <> struct ScalarEnumerationTraits<AddrMode> {
  static void enumeration(IO &Io, AddrMode &Value) {
#define CMX_ZE_ADDR_MODE(Enum, Word) Io.enumCase(Value, Word, AddrMode::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};
template <> struct ScalarEnumerationTraits<AddrSpace> {
  static void enumeration(IO &Io, AddrSpace &Value) {
#define CMX_ZE_ADDR_SPACE(Enum, Word) Io.enumCase(Value, Word, AddrSpace::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};
template <> struct ScalarEnumerationTraits<Access> {
  static void enumeration(IO &Io, Access &Value) {
#define CMX_ZE_ACCESS(Enum, Word) Io.enumCase(Value, Word, Access::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};
template <> struct ScalarEnumerationTraits<ImageType> {
  static void enumeration(IO &Io, ImageType &Value) {
#define CMX_ZE_IMAGE(Enum, Word) Io.enumCase(Value, Word, ImageType::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};
template <> struct ScalarEnumerationTraits<SamplerType> {
  static void enumeration(IO &Io, SamplerType &Value) {
#define CMX_ZE_SAMPLER(Enum, Word) Io.enumCase(Value, Word, SamplerType::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};
template <> struct ScalarEnumerationTraits<Allocation> {
  static void enumeration(IO &Io, Allocation &Value) {
#define CMX_ZE_ALLOCATION(Enum, Word)                                          \
  Io.enumCase(Value, Word, Allocation::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};
template <> struct ScalarEnumerationTraits<Usage> {
  static void enumeration(IO &Io, Usage &Value) {
#define CMX_ZE_USAGE(Enum, Word) Io.enumCase(Value, Word, Usage::Enum);
#include "cmx/Binary/ZEInfo.def"
  }
};

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

template <> struct MappingTraits<ExecutionEnv> {
  static void mapping(IO &Io, ExecutionEnv &E) {
    Io.mapOptional("barrier_count", E.BarrierCount, 0);
    Io.mapRequired("grf_count", E.GRFCount);
    Io.mapOptional("has_dpas", E.HasDpas, false);
    Io.mapOptional("has_global_atomics", E.HasGlobalAtomics, false);
    Io.mapOptional("has_no_stateless_write", E.HasNoStatelessWrite, false);
    Io.mapOptional("has_stack_calls", E.HasStackCalls, false);
    Io.mapOptional("offset_to_skip_per_thread_data_load", E.SkipLocalIdsBytes,
                   0);
    Io.mapRequired("simd_size", E.SimdSize);
    Io.mapOptional("slm_size", E.SLMBytes, 0);
    Io.mapOptional("subgroup_independent_forward_progress",
                   E.HasForwardProgress, false);
  }
};

template <> struct MappingTraits<PayloadArgument> {
  static void mapping(IO &Io, PayloadArgument &A) {
    Io.mapRequired("arg_type", A.Type);
    Io.mapRequired("offset", A.OffsetBytes);
    Io.mapRequired("size", A.SizeBytes);
    Io.mapOptional("arg_index", A.ArgIndex, -1);
    Io.mapOptional("addrmode", A.Mode);
    Io.mapOptional("addrspace", A.Space);
    Io.mapOptional("access_type", A.AccessType);
    Io.mapOptional("sampler_index", A.SamplerIndex, -1);
    Io.mapOptional("source_offset", A.SourceOffsetBytes, -1);
    Io.mapOptional("image_type", A.Image);
    Io.mapOptional("sampler_type", A.Sampler);
  }
};

template <> struct MappingTraits<ThreadArgument> {
  static void mapping(IO &Io, ThreadArgument &A) {
    Io.mapRequired("arg_type", A.Type);
    Io.mapRequired("offset", A.OffsetBytes);
    Io.mapRequired("size", A.SizeBytes);
  }
};

template <> struct MappingTraits<BindingTableIndex> {
  static void mapping(IO &Io, BindingTableIndex &I) {
    Io.mapRequired("bti_value", I.Number);
    Io.mapRequired("arg_index", I.ArgIndex);
  }
};

template <> struct MappingTraits<ThreadMemory> {
  static void mapping(IO &Io, ThreadMemory &M) {
    Io.mapRequired("type", M.Type);
    Io.mapRequired("usage", M.Use);
    Io.mapRequired("size", M.SizeBytes);
  }
};

template <> struct MappingTraits<ArgInfo> {
  static void mapping(IO &Io, ArgInfo &A) {
    Io.mapRequired("index", A.Index);
    Io.mapOptional("name", A.Name, std::string());
    Io.mapRequired("address_qualifier", A.AddressQualifier);
    Io.mapRequired("access_qualifier", A.AccessQualifier);
    Io.mapRequired("type_name", A.TypeName);
    Io.mapRequired("type_qualifiers", A.TypeQualifiers);
  }
};

} // namespace llvm::yaml

LLVM_YAML_IS_SEQUENCE_VECTOR(PayloadArgument)
LLVM_YAML_IS_SEQUENCE_VECTOR(ThreadArgument)
LLVM_YAML_IS_SEQUENCE_VECTOR(BindingTableIndex)
LLVM_YAML_IS_SEQUENCE_VECTOR(ThreadMemory)
LLVM_YAML_IS_SEQUENCE_VECTOR(ArgInfo)

namespace llvm::yaml {

template <> struct MappingTraits<zebin::Kernel> {
  static void mapping(IO &Io, zebin::Kernel &K) {
    Io.mapRequired("name", K.Name);
    Io.mapRequired("execution_env", K.Env);
    Io.mapOptional("payload_arguments", K.Arguments);
    Io.mapOptional("per_thread_payload_arguments", K.ThreadArguments);
    Io.mapOptional("binding_table_indices", K.BindingTable);
    Io.mapOptional("per_thread_memory_buffers", K.Memory);
  }
};

template <> struct MappingTraits<KernelMiscInfo> {
  static void mapping(IO &Io, KernelMiscInfo &K) {
    Io.mapRequired("name", K.Name);
    Io.mapOptional("args_info", K.Args);
  }
};

} // namespace llvm::yaml

LLVM_YAML_IS_SEQUENCE_VECTOR(zebin::Kernel)
LLVM_YAML_IS_SEQUENCE_VECTOR(KernelMiscInfo)

namespace llvm::yaml {

template <> struct MappingTraits<ZEInfo> {
  static void mapping(IO &Io, ZEInfo &I) {
    Io.mapRequired("version", I.Version);
    Io.mapRequired("kernels", I.Kernels);
    Io.mapOptional("kernels_misc_info", I.Misc);
  }
};

} // namespace llvm::yaml

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace cmx::zebin {

StringRef word(ArgType Value) {
  static constexpr StringLiteral Words[] = {
#define CMX_ZE_ARG_TYPE(Enum, Word) Word,
#include "cmx/Binary/ZEInfo.def"
  };
  return Words[unsigned(Value)];
}

StringRef word(AddrMode Value) {
  static constexpr StringLiteral Words[] = {
#define CMX_ZE_ADDR_MODE(Enum, Word) Word,
#include "cmx/Binary/ZEInfo.def"
  };
  return Words[unsigned(Value)];
}

StringRef word(AddrSpace Value) {
  static constexpr StringLiteral Words[] = {
#define CMX_ZE_ADDR_SPACE(Enum, Word) Word,
#include "cmx/Binary/ZEInfo.def"
  };
  return Words[unsigned(Value)];
}

StringRef word(Access Value) {
  static constexpr StringLiteral Words[] = {
#define CMX_ZE_ACCESS(Enum, Word) Word,
#include "cmx/Binary/ZEInfo.def"
  };
  return Words[unsigned(Value)];
}

StringRef word(ImageType Value) {
  static constexpr StringLiteral Words[] = {
#define CMX_ZE_IMAGE(Enum, Word) Word,
#include "cmx/Binary/ZEInfo.def"
  };
  return Words[unsigned(Value)];
}

uint32_t Kernel::argumentBytes() const {
  int64_t End = 0;
  for (const PayloadArgument &A : Arguments)
    End = std::max(End, int64_t(A.OffsetBytes) + A.SizeBytes);
  return uint32_t(
      alignTo(uint64_t(End), uint64_t(TargetDesc::ArgumentsAlignBytes)));
}

std::string printZEInfo(const ZEInfo &Info) {
  std::string Text;
  raw_string_ostream OS(Text);
  // LLVM's YAML I/O reads and writes through the same functions, so it takes no
  // const object.
  ZEInfo Copy = Info;
  yaml::Output Out(OS, nullptr, /*WrapColumn=*/0);
  Out << Copy;
  OS.flush();
  return Text;
}

/// Stores the first message in the string \p Context.
static void keepMessage(const SMDiagnostic &D, void *Context) {
  auto &Text = *static_cast<std::string *>(Context);
  if (!Text.empty())
    return;
  raw_string_ostream OS(Text);
  if (D.getLineNo() > 0)
    OS << "line " << D.getLineNo() << ": ";
  OS << D.getMessage();
}

Expected<ZEInfo> parseZEInfo(StringRef Text, StringRef Where) {
  auto Bad = [&](const Twine &What) {
    return makeDiagError(DiagKind::BinaryInfo, {Where.str()},
                         ".ze_info expected to be a table of kernels "
                         "in YAML, actual " +
                             What);
  };
  // A binary may have zeros after the text.
  Text = Text.rtrim('\0');
  if (Text.contains('\0'))
    return Bad("zero bytes in it");
  std::string Message;
  // LLVM's scanner reads the byte after the text.
  std::string Terminated = Text.str();
  yaml::Input In(Terminated, nullptr, keepMessage, &Message);
  In.setAllowUnknownKeys(true);
  ZEInfo Info;
  Info.Version.clear();
  In >> Info;
  if (In.error())
    return Bad(Message.empty() ? "something else" : Message);
  if (Info.Version.empty())
    return Bad("no document");
  return Info;
}

} // namespace cmx::zebin
