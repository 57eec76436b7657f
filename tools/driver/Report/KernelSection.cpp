//===- KernelSection.cpp - A kernel's code in a report --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The JSON of a kernel:
//
//   vars    the general variables that own registers; aliases are resolved
//   code    the instructions: text, group, operands in registers as
//           [variable, first byte, bytes of an element, elements, vertical
//            stride, width, horizontal stride, 1 if written], strides in
//           elements
//   groups  runs of instructions with one origin: a bale with its IR, copies,
//           a terminator
//   demand  bytes occupied, instruction by instruction or the maximum of
//           demandStep of them
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"
#include "ReportJSON.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/RegisterDemand.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

namespace {

class KernelSection {
  const KernelInfo &Info;
  const visa::Kernel &K;
  ArrayRef<CodeOrigin> Origins;
  const TargetDesc &TD;
  const ReportLimits &Limits;
  ModuleSlotTracker Slots;
  BaleInfo Bales;

public:
  KernelSection(const KernelInfo &Info, const visa::Kernel &K,
                ArrayRef<CodeOrigin> Origins, const TargetDesc &TD,
                const ReportLimits &Limits)
      : Info(Info), K(K), Origins(Origins), TD(TD), Limits(Limits),
        Slots(Info.Fn->getParent(), /*ShouldInitializeAllMetadata=*/false),
        Bales(*Info.Fn, &TD, BaleMode::Legal) {
    Slots.incorporateFunction(*Info.Fn);
  }

  /// With the first \p NumListed instructions.
  json::Object make(size_t NumListed);

private:
  json::Array opcodes() const;
  void addDemand(json::Object &Out) const;
  json::Array variables() const;
  json::Object instruction(size_t N, size_t Group) const;
  json::Object group(const CodeOrigin &O);
  std::string text(const Instruction &I);
  std::string name(const Instruction &I);
};

} // namespace

json::Array KernelSection::opcodes() const {
  MapVector<visa::Opcode, unsigned> Counts;
  for (const visa::Instruction &I : K.body())
    if (!I.isLabel())
      ++Counts[I.Op];
  SmallVector<std::pair<visa::Opcode, unsigned>, 16> Sorted(Counts.begin(),
                                                            Counts.end());
  llvm::sort(Sorted, [](const auto &A, const auto &B) {
    return std::tie(B.second, A.first) < std::tie(A.second, B.first);
  });
  json::Array Result;
  for (auto [Op, Count] : Sorted)
    Result.push_back(json::Array{visa::opcodeMnemonic(Op), Count});
  return Result;
}

void KernelSection::addDemand(json::Object &Out) const {
  auto Demand = visa::computeRegisterDemand(K, TD.grfBytes());
  if (!Demand)
    return;
  size_t Step =
      std::max<size_t>(1, divideCeil(Demand->Bytes.size(), Limits.MaxPoints));
  json::Array Points;
  for (ArrayRef<uint32_t> Rest = Demand->Bytes; !Rest.empty();) {
    ArrayRef<uint32_t> Part = Rest.take_front(Step);
    Points.push_back(*std::max_element(Part.begin(), Part.end()));
    Rest = Rest.drop_front(Part.size());
  }
  Out["demand"] = std::move(Points);
  Out["demandStep"] = uint64_t(Step);
  Out["maxBytes"] = Demand->MaxBytes;
  Out["maxAt"] = uint64_t(Demand->MaxAt);
}

json::Array KernelSection::variables() const {
  json::Array Result;
  for (uint32_t Id = 0; Id != K.numDecls(); ++Id) {
    const visa::Decl &D = K.decl(visa::DeclId(Id));
    if (D.Kind != visa::DeclKind::General || D.Predefined ||
        D.AliasOf != visa::DeclId::None)
      continue;
    Result.push_back(json::Object{{"id", Id},
                                  {"name", jsonText(D.Name)},
                                  {"type", elemTypeText(D.Type)},
                                  {"elements", D.NumElts},
                                  {"bytes", D.sizeBytes()}});
  }
  return Result;
}

/// Operand \p N of \p I as eight numbers; nothing if it is in no variable.
static std::optional<json::Array>
operandNumbers(const visa::Kernel &K, const visa::Instruction &I, unsigned N) {
  auto Access = visa::operandAccess(K, I, N);
  if (!Access)
    return std::nullopt;
  const visa::Operand &O = K.operands(I)[N];
  unsigned ElemBytes = elemTypeBytes(K.decl(O.decl()).Type);
  uint64_t Lanes = std::max<unsigned>(I.Lanes.Size, 1);
  uint64_t VStride = 0, Width = Lanes, HStride = 1;
  if (O.kind() == visa::Operand::Kind::Raw) {
    Lanes = Width = (Access->EndBytes - Access->BeginBytes) / ElemBytes;
  } else if (O.kind() == visa::Operand::Kind::Dst) {
    HStride = O.hStride();
  } else {
    VStride = O.vStride();
    Width = std::max(O.width(), 1u);
    HStride = O.hStride();
  }
  return json::Array{uint32_t(Access->Root),
                     Access->BeginBytes,
                     ElemBytes,
                     Lanes,
                     VStride,
                     Width,
                     HStride,
                     Access->Writes ? 1 : 0};
}

json::Object KernelSection::instruction(size_t N, size_t Group) const {
  const visa::Instruction &I = K.body()[N];
  std::string Text;
  raw_string_ostream OS(Text);
  visa::printInstruction(K, I, TD.grfBytes(), OS);
  OS.flush();
  json::Array Operands;
  for (unsigned Op = 0; Op != I.NumOperands; ++Op)
    if (auto Numbers = operandNumbers(K, I, Op))
      Operands.push_back(std::move(*Numbers));
  json::Object Result{{"text", jsonText(Text)}, {"group", uint64_t(Group)}};
  if (!Operands.empty())
    Result["operands"] = std::move(Operands);
  return Result;
}

std::string KernelSection::text(const Instruction &I) {
  std::string Text;
  raw_string_ostream OS(Text);
  I.print(OS, Slots);
  OS.flush();
  StringRef Trimmed = StringRef(Text).trim();
  Trimmed = Trimmed.take_front(Trimmed.find(", !dbg"));
  if (Trimmed.size() <= Limits.MaxInstructionChars)
    return Trimmed.str();
  return (Trimmed.take_front(Limits.MaxInstructionChars) + " ...").str();
}

std::string KernelSection::name(const Instruction &I) {
  if (I.getType()->isVoidTy())
    return I.getOpcodeName();
  std::string Text;
  raw_string_ostream OS(Text);
  I.printAsOperand(OS, /*PrintType=*/false, Slots);
  OS.flush();
  return Text;
}

static StringRef originText(CodeOrigin::Kind Kind) {
  switch (Kind) {
  case CodeOrigin::Kind::Frame:
    return "frame";
  case CodeOrigin::Kind::Bale:
    return "bale";
  case CodeOrigin::Kind::OldValue:
    return "old value";
  case CodeOrigin::Kind::Phi:
    return "phi";
  case CodeOrigin::Kind::Terminator:
    return "terminator";
  }
  return "";
}

json::Object KernelSection::group(const CodeOrigin &O) {
  json::Object Result{{"kind", originText(O.K)}};
  if (!O.Root)
    return Result;
  Result["name"] = jsonText(name(*O.Root));
  if (const DILocation *Loc = O.Root->getDebugLoc())
    Result["place"] =
        jsonPlace(Loc->getFilename(), Loc->getLine(), Loc->getColumn());
  json::Array Lines;
  if (O.K == CodeOrigin::Kind::Bale) {
    Bale B = Bales.bale(const_cast<Instruction *>(O.Root));
    SmallVector<Instruction *, 8> Members(B.Members.begin(), B.Members.end());
    llvm::sort(Members, [](const Instruction *A, const Instruction *C) {
      return A->comesBefore(C);
    });
    for (const Instruction *M : Members)
      Lines.push_back(jsonText(text(*M)));
    if (B.K == Bale::Kind::Operation &&
        TD.checkInst(B.desc()) == RegionLegality::Legal)
      Result["cost"] = TD.genCostInBestOrder(B.desc()).instructions();
  }
  Lines.push_back(jsonText(text(*O.Root)));
  Result["ir"] = std::move(Lines);
  return Result;
}

json::Object KernelSection::make(size_t NumListed) {
  json::Object Out{{"name", jsonText(Info.Name)},
                   {"function", jsonText(Info.Fn->getName())},
                   {"opcodes", opcodes()},
                   {"vars", variables()}};
  Out["instructions"] = uint64_t(count_if(
      K.body(), [](const visa::Instruction &I) { return !I.isLabel(); }));
  Out["bodySize"] = uint64_t(K.body().size());
  addDemand(Out);
  json::Array Code, Groups;
  for (size_t N = 0; N != NumListed; ++N) {
    const CodeOrigin &O = Origins[N];
    if (!N || O.K != Origins[N - 1].K || O.Root != Origins[N - 1].Root)
      Groups.push_back(group(O));
    Code.push_back(instruction(N, Groups.size() - 1));
  }
  Out["code"] = std::move(Code);
  Out["groups"] = std::move(Groups);
  return Out;
}

void CompilationReport::addKernel(const KernelInfo &Info, const visa::Kernel &K,
                                  ArrayRef<CodeOrigin> Origins) {
  size_t NumListed = std::min(K.body().size(), Origins.size());
  if (NumListed > Limits.MaxInstructions - ListedInstructions) {
    NumListed = Limits.MaxInstructions - ListedInstructions;
    leaveOut("instructions of kernels");
  }
  ListedInstructions += NumListed;
  addSources(Origins);
  Kernels.push_back(
      KernelSection(Info, K, Origins, TD, Limits).make(NumListed));
}

} // namespace cmx
