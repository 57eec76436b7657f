//===- Intrinsics.cpp - Names and facts of llvm.genx intrinsics -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Intrinsics.h"

#include "cmx/IR/Attributes.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ErrorHandling.h"

#include <array>
#include <cstring>
#include <vector>

using namespace llvm;

namespace cmx {

static constexpr StringLiteral Prefix = "llvm.genx.";

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static TypeClass parseTypeClass(StringRef Text) {
  return StringSwitch<TypeClass>(Text)
      .Case("i1", TypeClass::I1)
      .Case("i8", TypeClass::I8)
      .Case("i16", TypeClass::I16)
      .Case("i32", TypeClass::I32)
      .Case("i64", TypeClass::I64)
      .Case("f32", TypeClass::F32)
      .Case("v4f32", TypeClass::V4F32)
      .Case("v16i32", TypeClass::V16I32)
      .Case("int", TypeClass::Int)
      .Case("int32", TypeClass::Int32)
      .Case("fp", TypeClass::FP)
      .Case("vec", TypeClass::Vec)
      .Case("data", TypeClass::Data)
      .Case("pred", TypeClass::Pred)
      .Case("vpred", TypeClass::VPred)
      .Case("offset", TypeClass::Offset)
      .Case("addr", TypeClass::Addr)
      .Case("addrs", TypeClass::Addrs)
      .Case("ptr", TypeClass::Pointer)
      .Case("anytype", TypeClass::AnyType)
      .Default(TypeClass::Match);
}

/// Parses "[imm|immundef] type name[:unit]".
static OperandSpec parseOperand(StringRef Text) {
  OperandSpec Spec;
  Text = Text.trim();
  if (Text.consume_front("immundef "))
    Spec.Constness = OperandConstness::ConstantOrUndef;
  else if (Text.consume_front("imm "))
    Spec.Constness = OperandConstness::Constant;
  auto [TypeText, Rest] = Text.split(' ');
  auto [Name, Unit] = Rest.split(':');
  Spec.TypeText = TypeText.str();
  Spec.Name = Name.str();
  Spec.Unit = Unit.str();
  Spec.Type = parseTypeClass(TypeText);
  if (Spec.Type == TypeClass::Match &&
      TypeText.drop_front().getAsInteger(10, Spec.MatchIndex))
    llvm_unreachable("unknown operand type in Intrinsics.def");
  return Spec;
}

template <unsigned N>
static void parseOperands(StringRef Text, SmallVector<OperandSpec, N> &Specs) {
  SmallVector<StringRef, 16> Parts;
  Text.split(Parts, ',', -1, /*KeepEmpty=*/false);
  for (StringRef Part : Parts)
    Specs.push_back(parseOperand(Part));
}

static std::vector<GenXInfo> makeTable() {
  std::vector<GenXInfo> Table;
  auto Add = [&](GenXIntrinsic Id, StringRef Name, StringRef Results,
                 StringRef Operands, GenXMemory Memory, LoweringKind Lowering,
                 StringRef Visa, GenXSigns Signs, bool Saturates,
                 ShapeRule Shape) {
    GenXInfo &Info = Table.emplace_back();
    Info.Id = Id;
    Info.Name = (Prefix + Name).str();
    if (Results != "void")
      parseOperands(Results, Info.Results);
    parseOperands(Operands, Info.Operands);
    Info.Memory = Memory;
    Info.Lowering = Lowering;
    Info.VisaName = Visa.str();
    Info.Signs = Signs;
    Info.Saturates = Saturates;
    Info.Shape = Shape;
  };
#define CMX_GENX(Enum, Name, Results, Operands, Memory, Lowering, Visa, Signs, \
                 Saturates, Shape)                                             \
  Add(GenXIntrinsic::Enum, Name, Results, Operands, GenXMemory::Memory,        \
      LoweringKind::Lowering, Visa, GenXSigns::Signs, Saturates,               \
      ShapeRule::Shape);
#include "cmx/IR/Intrinsics.def"
  return Table;
}

ArrayRef<GenXInfo> allGenXInfos() {
  static const std::vector<GenXInfo> Table = makeTable();
  return Table;
}

const GenXInfo &getGenXInfo(GenXIntrinsic Id) {
  return allGenXInfos()[static_cast<size_t>(Id)];
}

// Called once per instruction, so it avoids the (large) table.
static LoweringKind loweringOf(GenXIntrinsic Id) {
  static constexpr LoweringKind Kinds[] = {
#define CMX_GENX(Enum, Name, Results, Operands, Memory, Lowering, Visa, Signs, \
                 Saturates, Shape)                                             \
  LoweringKind::Lowering,
#include "cmx/IR/Intrinsics.def"
  };
  return Kinds[static_cast<size_t>(Id)];
}

MemoryEffects GenXInfo::memoryEffects() const {
  switch (Memory) {
  case GenXMemory::None:
    return MemoryEffects::none();
  case GenXMemory::Read:
    return MemoryEffects::readOnly();
  case GenXMemory::Write:
    return MemoryEffects::writeOnly();
  case GenXMemory::ReadWrite:
  case GenXMemory::Convergent:
    return MemoryEffects::unknown();
  }
  llvm_unreachable("covered switch");
}

std::optional<unsigned> GenXInfo::operandIndex(StringRef OperandName) const {
  for (unsigned I = 0; I != Operands.size(); ++I)
    if (Operands[I].Name == OperandName)
      return I;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Recognition
//===----------------------------------------------------------------------===//

/// Can \p Part be a type suffix ("v4i32", "f32", "p0", "sl_i32s", "isVoid"; in
/// text written by hand also "si32" and "vi32") or the number that LLVM adds to
/// keep names apart?
static bool looksLikeTypeSuffix(StringRef Part) {
  if (Part == "isVoid" || Part.starts_with("sl_") || Part.starts_with("s_"))
    return true;
  for (StringRef Letters : {"nxv", "bf", "si", "vi", "v", "i", "f", "p"})
    if (Part.consume_front(Letters))
      break;
  return !Part.empty() && Part.front() >= '0' && Part.front() <= '9';
}

StringRef withoutTypeSuffix(StringRef Name) {
  auto [Front, Suffix] = Name.rsplit('.');
  bool HasSuffix = Front.size() != Name.size() && looksLikeTypeSuffix(Suffix);
  return HasSuffix ? Front : StringRef();
}

ArrayRef<unsigned> messageLanes(ShapeRule Shape) {
  static constexpr unsigned To32[] = {1, 2, 4, 8, 16, 32};
  switch (Shape) {
  case ShapeRule::GatherScaled:
  case ShapeRule::SvmGather:
  case ShapeRule::LscLoad:
  case ShapeRule::LscStore:
  case ShapeRule::LscAtomic:
    return To32;
  case ShapeRule::SvmAtomic:
  case ShapeRule::SvmAtomicF:
    return ArrayRef(To32).take_front(5);
  case ShapeRule::Gather4Scaled:
  case ShapeRule::SvmGather4:
    return ArrayRef(To32).take_back(3);
  case ShapeRule::Typed:
  case ShapeRule::TypedAtomic:
  case ShapeRule::TypedAtomicF:
  case ShapeRule::Sampler:
  case ShapeRule::Sampler3D:
    return ArrayRef(To32).slice(3, 2);
  case ShapeRule::DwordAtomic:
  case ShapeRule::DwordAtomicF: {
    static constexpr unsigned Sizes[] = {1, 8, 16};
    return Sizes;
  }
  default: // All others move blocks, or are not messages.
    return {};
  }
}

bool isElementwise(LoweringKind Kind) {
  switch (Kind) {
  case LoweringKind::Alu:
  case LoweringKind::Convert:
  case LoweringKind::Modifier:
  case LoweringKind::Saturate:
  case LoweringKind::Constant:
    return true;
  case LoweringKind::Expand:
  case LoweringKind::Region:
  case LoweringKind::Predicate:
  case LoweringKind::Reduce:
  case LoweringKind::Message:
  case LoweringKind::Atomic:
  case LoweringKind::Sync:
  case LoweringKind::Predefined:
  case LoweringKind::SimdFlow:
    return false;
  }
  llvm_unreachable("not a kind of lowering");
}

StringRef genXShortName(StringRef Name) {
  return Name.drop_front(Prefix.size());
}

/// Returns a map from short names to intrinsics.
static const StringMap<GenXIntrinsic> &nameIndex() {
  static const StringMap<GenXIntrinsic> Index = [] {
    StringMap<GenXIntrinsic> Map;
    for (const GenXInfo &Info : allGenXInfos())
      Map[genXShortName(Info.Name)] = Info.Id;
    return Map;
  }();
  return Index;
}

std::optional<GenXIntrinsic> genXNamed(StringRef ShortName) {
  auto It = nameIndex().find(ShortName);
  return It == nameIndex().end() ? std::nullopt : std::optional(It->second);
}

namespace {

/// Stores the intrinsics of names that were looked up. The key is the text of
/// the name, which is short. Comparing texts costs less than a hash table of
/// functions. Such keys also stay correct when functions are deleted.
class NameMemo {
public:
  std::optional<GenXIntrinsic> get(StringRef Name) {
    Slot &S =
        Slots[(reinterpret_cast<uintptr_t>(Name.data()) >> 4) % Slots.size()];
    if (S.Size == Name.size() &&
        std::memcmp(S.Text, Name.data(), Name.size()) == 0)
      return S.Id;
    auto Id = findGenXName(nameIndex(), genXShortName(Name));
    if (Name.size() <= sizeof(S.Text)) {
      S.Size = Name.size();
      std::memcpy(S.Text, Name.data(), Name.size());
      S.Id = Id;
    }
    return Id;
  }

private:
  struct Slot {
    size_t Size = 0;
    std::optional<GenXIntrinsic> Id;
    char Text[104];
  };
  std::array<Slot, 64> Slots;
};

} // namespace

bool hasGenXName(const Function &F) {
  return F.isIntrinsic() && F.getName().starts_with(Prefix);
}

std::optional<GenXIntrinsic> getGenXIntrinsic(const Function &F) {
  static thread_local NameMemo Memo;
  if (!hasGenXName(F))
    return std::nullopt;
  return Memo.get(F.getName());
}

std::optional<GenXIntrinsic> getGenXIntrinsic(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  return F ? getGenXIntrinsic(*F) : std::nullopt;
}

std::optional<GenXIntrinsic> getGenXIntrinsic(const Value &V) {
  const auto *Call = dyn_cast<CallBase>(&V);
  return Call ? getGenXIntrinsic(*Call) : std::nullopt;
}

bool isBindlessSurface(const Value &V) {
  auto *Variable = dyn_cast<GlobalVariable>(&V);
  return Variable && Variable->getName() == "llvm.vc.predef.var.bss";
}

std::optional<LoweringKind> getGenXLowering(const Value &V) {
  auto Id = getGenXIntrinsic(V);
  if (!Id)
    return std::nullopt;
  return loweringOf(*Id);
}

//===----------------------------------------------------------------------===//
// Names and declarations
//===----------------------------------------------------------------------===//

static std::string mangledType(const Type *Ty) {
  if (const auto *VecTy = dyn_cast<FixedVectorType>(Ty))
    return "v" + std::to_string(VecTy->getNumElements()) +
           mangledType(VecTy->getElementType());
  if (const auto *IntTy = dyn_cast<IntegerType>(Ty))
    return "i" + std::to_string(IntTy->getBitWidth());
  if (Ty->isBFloatTy())
    return "bf16";
  if (Ty->isFloatingPointTy())
    return "f" + std::to_string(Ty->getScalarSizeInBits());
  if (Ty->isVoidTy())
    return "isVoid";
  if (const auto *PtrTy = dyn_cast<PointerType>(Ty))
    return "p" + std::to_string(PtrTy->getAddressSpace());
  return "unknown";
}

std::string genXMangledName(GenXIntrinsic Id, ArrayRef<Type *> Overloads) {
  std::string Name = getGenXInfo(Id).Name;
  for (const Type *Ty : Overloads)
    Name += "." + mangledType(Ty);
  return Name;
}

SmallVector<Type *, 4> genXOverloads(GenXIntrinsic Id,
                                     const FunctionType &FTy) {
  const GenXInfo &Info = getGenXInfo(Id);
  SmallVector<Type *, 4> Types;
  for (unsigned I = 0; I != Info.Results.size(); ++I) {
    if (!Info.Results[I].isOverloaded())
      continue;
    Type *Ty = FTy.getReturnType();
    if (auto *Struct = dyn_cast<StructType>(Ty)) {
      if (I >= Struct->getNumElements())
        break;
      Ty = Struct->getElementType(I);
    }
    Types.push_back(Ty);
  }
  for (unsigned I = 0; I != Info.Operands.size() && I < FTy.getNumParams(); ++I)
    if (Info.Operands[I].isOverloaded())
      Types.push_back(FTy.getParamType(I));
  return Types;
}

Function *getOrInsertGenXDeclaration(Module &M, GenXIntrinsic Id,
                                     FunctionType *FTy) {
  std::string Name = genXMangledName(Id, genXOverloads(Id, *FTy));
  Function *F = M.getFunction(Name);
  if (!F || F->getFunctionType() != FTy)
    F = Function::Create(FTy, GlobalValue::ExternalLinkage, Name, M);
  addIntrinsicAttributes(*F, Id);
  return F;
}

bool genXAtomicHasOld(GenXIntrinsic Id) {
  return getGenXInfo(Id).operandIndex("old").has_value();
}

unsigned genXAtomicSources(GenXIntrinsic Id) {
  unsigned Count = 0;
  for (const OperandSpec &Op : getGenXInfo(Id).Operands)
    Count += StringRef(Op.Name).starts_with("src") || Op.Name == "compare";
  return Count;
}

} // namespace cmx
