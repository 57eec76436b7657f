//===- DescribeKernel.cpp - From a kernel to its description --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Binary/DescribeKernel.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Model.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::zebin {

namespace {

/// Descriptions of image arguments (KernelArg::Desc).
struct ImageRow {
  StringLiteral Desc;
  ImageType Type;
};
constexpr ImageRow ImageRows[] = {
    {"image1d_t", ImageType::Image1D},
    {"image1d_array_t", ImageType::Image1DArray},
    {"image1d_buffer_t", ImageType::Buffer},
    {"image2d_t", ImageType::Image2D},
    {"image2d_array_t", ImageType::Image2DArray},
    {"image2d_media_t", ImageType::Image2DMedia},
    {"image2d_media_block_t", ImageType::Image2DMediaBlock},
    {"image3d_t", ImageType::Image3D}};

/// Arguments that the driver fills by itself.
struct ImplicitRow {
  ImplicitArg Arg;
  ArgType Type;
  unsigned SizeBytes;
};
constexpr ImplicitRow ImplicitRows[] = {
    {ImplicitArg::LocalSize, ArgType::LocalSize, 12},
    {ImplicitArg::GroupCount, ArgType::GroupCount, 12},
    {ImplicitArg::PrintfBuffer, ArgType::PrintfBuffer, 8},
    {ImplicitArg::ImplicitBuffer, ArgType::ImplicitArgBuffer, 8},
    {ImplicitArg::AssertBuffer, ArgType::AssertBuffer, 8},
    {ImplicitArg::SyncBuffer, ArgType::SyncBuffer, 8},
    {ImplicitArg::IndirectData, ArgType::IndirectDataPointer, 8},
    {ImplicitArg::ScratchBuffer, ArgType::ScratchPointer, 8}};

class Describer {
  const KernelInfo &K;
  const visa::Module &Code;
  const TargetDesc &TD;
  KernelDescription Result;
  int32_t NextArg = 0; ///< Counts arguments that the host sets.
  bool Failed = false;

public:
  Describer(const KernelInfo &K, const visa::Module &Code, const TargetDesc &TD)
      : K(K), Code(Code), TD(TD) {}
  std::optional<KernelDescription> describe();

private:
  const visa::Kernel &kernel() const { return Code.Kernels.front(); }
  void fail(unsigned ArgNo, const Twine &Text);
  int32_t place(const visa::Input &In) const {
    return int32_t(In.OffsetBytes) - int32_t(TD.argumentsOffsetBytes());
  }
  bool hasMediaBlocks(unsigned Number) const;
  void describeEnv();
  void describeInstruction(const visa::Instruction &I);
  void describeArgument(unsigned ArgNo, const visa::Input &In);
  void describeImplicit(unsigned ArgNo, const visa::Input &In);
  void describeSurface(unsigned ArgNo, const visa::Input &In);
  void describeSampler(unsigned ArgNo);
  void describeValue(unsigned ArgNo, const visa::Input &In);
  void addArgInfo(unsigned ArgNo, StringRef Space, StringRef Access,
                  const Twine &Type, unsigned SizeBytes);
  PayloadArgument &addArgument(ArgType Type, int32_t OffsetBytes,
                               int32_t SizeBytes) {
    PayloadArgument A;
    A.Type = Type;
    A.OffsetBytes = OffsetBytes;
    A.SizeBytes = SizeBytes;
    return Result.Info.Arguments.emplace_back(A);
  }
};

} // namespace

void Describer::fail(unsigned ArgNo, const Twine &Text) {
  emitDiag(*K.Fn, DiagKind::KernelArgument,
           "argument " + Twine(ArgNo) +
               " expected to be one that the driver "
               "can pass, actual " +
               Text);
  Failed = true;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Does a media block message access surface \p Number? Each basic block sets
/// the surface variables that it uses.
bool Describer::hasMediaBlocks(unsigned Number) const {
  for (const visa::Kernel &Part : Code.Kernels) {
    DenseMap<uint32_t, uint64_t> Numbers;
    for (const visa::Instruction &I : Part.body()) {
      ArrayRef<visa::Operand> Ops = Part.operands(I);
      if (I.Op == visa::Opcode::Movs &&
          Ops[0].kind() == visa::Operand::Kind::State &&
          Ops[1].kind() == visa::Operand::Kind::Imm)
        Numbers[uint32_t(Ops[0].decl())] = Ops[1].immBits();
      if (visa::opcodeFormat(I.Op) != visa::Format::MediaBlock)
        continue;
      for (const visa::Operand &Op : Ops)
        if (Op.kind() == visa::Operand::Kind::State)
          if (auto It = Numbers.find(uint32_t(Op.decl()));
              It != Numbers.end() && It->second == Number)
            return true;
    }
  }
  return false;
}

void Describer::addArgInfo(unsigned ArgNo, StringRef Space, StringRef Access,
                           const Twine &Type, unsigned SizeBytes) {
  ArgInfo A;
  A.Index = NextArg;
  A.Name = K.Fn->getArg(ArgNo)->getName().str();
  if (A.Name.empty())
    A.Name = ("arg" + Twine(NextArg)).str();
  A.AddressQualifier = Space.str();
  A.AccessQualifier = Access.str();
  A.TypeName = (Type + ";" + Twine(SizeBytes)).str();
  A.TypeQualifiers = "NONE";
  Result.Misc.Args.push_back(std::move(A));
}

void Describer::describeImplicit(unsigned ArgNo, const visa::Input &In) {
  ImplicitArg Arg = K.Args[ArgNo].Implicit;
  if (Arg == ImplicitArg::PseudoInput)
    return;
  // Only cmx-private-memory says how much private memory a thread has.
  if (Arg == ImplicitArg::PrivateBase && K.PrivateBytes && In.SizeBytes == 8) {
    addArgument(ArgType::PrivateBase, place(In), 8);
    Result.Info.Memory.push_back(
        {Allocation::Global, Usage::Private, int32_t(K.PrivateBytes)});
    return;
  }
  const auto *Row =
      find_if(ImplicitRows, [&](const ImplicitRow &R) { return R.Arg == Arg; });
  if (Row == std::end(ImplicitRows))
    return fail(ArgNo, "implicit argument of kind " + Twine(unsigned(Arg)));
  if (In.SizeBytes != Row->SizeBytes)
    return fail(ArgNo, word(Row->Type) + " of " + Twine(In.SizeBytes) +
                           " bytes in place of " + Twine(Row->SizeBytes));
  addArgument(Row->Type, place(In), int32_t(Row->SizeBytes));
}

static Access accessOf(StringRef Desc) {
  if (Desc.contains("read_only"))
    return Access::ReadOnly;
  if (Desc.contains("write_only"))
    return Access::WriteOnly;
  return Access::ReadWrite;
}

void Describer::describeSurface(unsigned ArgNo, const visa::Input &In) {
  const KernelArg &Arg = K.Args[ArgNo];
  StringRef Desc = StringRef(Arg.Desc).split(' ').first;
  Access Allowed = accessOf(Arg.Desc);
  Result.Info.BindingTable.push_back({int32_t(*Arg.Binding), NextArg});
  PayloadArgument Stateful;
  Stateful.Type = ArgType::ByPointer;
  Stateful.ArgIndex = NextArg;
  Stateful.Mode = AddrMode::Stateful;
  Stateful.AccessType = Allowed;
  if (isBuffer(Arg)) {
    if (!Desc.empty() && Desc != "buffer_t")
      return fail(ArgNo, "a surface '" + Arg.Desc + "'");
    Stateful.Space = AddrSpace::Global;
    PayloadArgument &Address =
        addArgument(ArgType::ByPointer, place(In), /*SizeBytes=*/8);
    Address.ArgIndex = NextArg;
    Address.Mode = AddrMode::Stateless;
    Address.Space = AddrSpace::Global;
    Address.AccessType = Allowed;
    Result.Info.Arguments.push_back(Stateful);
    return addArgInfo(ArgNo, "__global", "NONE", "buffer_t", 8);
  }
  const auto *Row =
      find_if(ImageRows, [&](const ImageRow &R) { return R.Desc == Desc; });
  if (Row == std::end(ImageRows))
    return fail(ArgNo, "an image '" + Arg.Desc + "'");
  Stateful.Space = AddrSpace::Image;
  Stateful.Image = Row->Type;
  if (Row->Type == ImageType::Image2D && hasMediaBlocks(*Arg.Binding))
    Stateful.Image = ImageType::Image2DMediaBlock;
  Result.Info.Arguments.push_back(Stateful);
  addArgInfo(ArgNo, "__global",
             Allowed == Access::ReadOnly    ? "__read_only"
             : Allowed == Access::WriteOnly ? "__write_only"
                                            : "__read_write",
             Desc, 8);
}

void Describer::describeSampler(unsigned ArgNo) {
  PayloadArgument A;
  A.Type = ArgType::ByPointer;
  A.ArgIndex = NextArg;
  A.Mode = AddrMode::Stateful;
  A.Space = AddrSpace::Sampler;
  A.AccessType = Access::ReadWrite;
  A.SamplerIndex = int32_t(*K.Args[ArgNo].Binding);
  A.Sampler = SamplerType::Texture;
  Result.Info.Arguments.push_back(A);
  addArgInfo(ArgNo, "__private", "NONE", "sampler_t", 8);
}

static std::string scalarName(const Type *Ty) {
  if (Ty->isHalfTy())
    return "half";
  if (Ty->isBFloatTy())
    return "bfloat16";
  if (Ty->isFloatTy())
    return "float";
  if (Ty->isDoubleTy())
    return "double";
  switch (Ty->getIntegerBitWidth()) {
  case 8:
    return "char";
  case 16:
    return "short";
  case 64:
    return "long";
  default:
    return "int";
  }
}

void Describer::describeValue(unsigned ArgNo, const visa::Input &In) {
  const KernelArg &Arg = K.Args[ArgNo];
  if (StringRef(Arg.Desc).starts_with("svmptr_t")) {
    PayloadArgument &A =
        addArgument(ArgType::ByPointer, place(In), int32_t(In.SizeBytes));
    A.ArgIndex = NextArg;
    A.Mode = AddrMode::Stateless;
    A.Space = AddrSpace::Global;
    A.AccessType = accessOf(Arg.Desc);
    return addArgInfo(ArgNo, "__global", "NONE", "svmptr_t", In.SizeBytes);
  }
  PayloadArgument &A =
      addArgument(ArgType::ByValue, place(In), int32_t(In.SizeBytes));
  A.ArgIndex = NextArg;
  A.SourceOffsetBytes = 0;
  const Type *Ty = K.Fn->getArg(ArgNo)->getType();
  std::string Name = scalarName(Ty->getScalarType());
  if (const auto *V = dyn_cast<FixedVectorType>(Ty))
    Name += utostr(V->getNumElements());
  addArgInfo(ArgNo, "__private", "NONE", Name, In.SizeBytes);
}

void Describer::describeArgument(unsigned ArgNo, const visa::Input &In) {
  const KernelArg &Arg = K.Args[ArgNo];
  if (Arg.Implicit != ImplicitArg::None)
    return describeImplicit(ArgNo, In);
  switch (Arg.Kind) {
  case KernelArgKind::Surface:
    describeSurface(ArgNo, In);
    break;
  case KernelArgKind::Sampler:
    describeSampler(ArgNo);
    break;
  case KernelArgKind::General:
    describeValue(ArgNo, In);
    break;
  }
  ++NextArg;
}

//===----------------------------------------------------------------------===//
// Environment
//===----------------------------------------------------------------------===//

static bool isLscStore(const visa::Instruction &I) {
  return visa::opcodeFormat(I.Op) == visa::Format::LscStore ||
         I.Op == visa::Opcode::LscStoreBlock2D ||
         I.Op == visa::Opcode::LscAtomic;
}

void Describer::describeInstruction(const visa::Instruction &I) {
  ExecutionEnv &Env = Result.Info.Env;
  switch (I.Op) {
  case visa::Opcode::Barrier:
  case visa::Opcode::SbarrierSignal:
  case visa::Opcode::SbarrierWait:
    Env.BarrierCount = std::max(Env.BarrierCount, 1);
    break;
  case visa::Opcode::NbarrierSignal:
  case visa::Opcode::NbarrierWait:
    break; // An attribute of the kernel says how many barriers there are.
  case visa::Opcode::Dpas:
  case visa::Opcode::Dpasw:
    Env.HasDpas = true;
    break;
  case visa::Opcode::DwordAtomic:
  case visa::Opcode::TypedAtomic:
    Env.HasGlobalAtomics = true;
    break;
  case visa::Opcode::SvmAtomic:
    Env.HasGlobalAtomics = true;
    Env.HasNoStatelessWrite = false;
    break;
  case visa::Opcode::SvmBlockSt:
  case visa::Opcode::SvmScatter:
  case visa::Opcode::SvmScatter4Scaled:
  case visa::Opcode::RawSend: // It may write.
  case visa::Opcode::RawSends:
    Env.HasNoStatelessWrite = false;
    break;
  default:
    break;
  }
  bool IsSLM = I.Lsc.SFID == visa::LscSFID::SLM;
  if (isLscStore(I) && !IsSLM) {
    Env.HasGlobalAtomics |= I.Op == visa::Opcode::LscAtomic;
    if (I.Lsc.Model == visa::LscModel::Flat)
      Env.HasNoStatelessWrite = false;
  }
}

void Describer::describeEnv() {
  ExecutionEnv &Env = Result.Info.Env;
  Env.GRFCount = int32_t(TD.numGRFs());
  Env.SimdSize = 1; // A thread is one work-item.
  Env.HasForwardProgress = true;
  Env.HasNoStatelessWrite = true;
  Env.HasStackCalls = Code.Kernels.size() > 1;
  for (const visa::Attribute &A : kernel().Attributes)
    if (A.Name == "SLMSize" && !A.IsText)
      Env.SLMBytes = int32_t(A.Number * 1024);
    else if (A.Name == "NBarrierCnt" && !A.IsText)
      Env.BarrierCount = int32_t(A.Number);
  for (const visa::Kernel &Part : Code.Kernels)
    for (const visa::Instruction &I : Part.body())
      describeInstruction(I);
}

std::optional<KernelDescription> Describer::describe() {
  assert(K.Runtime == RuntimeKind::L0 && "code for the driver");
  Result.Info.Name = Result.Misc.Name = kernel().Name;
  describeEnv();
  unsigned NextArgNo = 0;
  for (const visa::Input &In : kernel().Inputs) {
    switch (In.Kind) {
    case visa::InputKind::Explicit:
    case visa::InputKind::PrivateBase:
      describeArgument(NextArgNo++, In);
      break;
    case visa::InputKind::LocalSize:
      addArgument(ArgType::LocalSize, place(In), 12);
      break;
    case visa::InputKind::GroupCount:
      addArgument(ArgType::GroupCount, place(In), 12);
      break;
    case visa::InputKind::LocalId:
      break;
    }
  }
  assert(NextArgNo == K.Args.size() && "an input for each argument");
  // The local ids have a place even if the kernel does not read them.
  Result.Info.ThreadArguments.push_back({ArgType::PackedLocalIds, 0, 6});
  if (Failed)
    return std::nullopt;
  return std::move(Result);
}

std::optional<KernelDescription> describeKernel(const KernelInfo &K,
                                                const visa::Module &Code,
                                                const TargetDesc &TD) {
  return Describer(K, Code, TD).describe();
}

void addFinalizerFacts(Kernel &K, unsigned SpilledBytes,
                       unsigned LocalIdCodeBytes) {
  K.Env.SkipLocalIdsBytes = int32_t(LocalIdCodeBytes);
  if (SpilledBytes)
    K.Memory.push_back(
        {Allocation::Scratch, Usage::SpillFill, int32_t(SpilledBytes)});
}

} // namespace cmx::zebin
