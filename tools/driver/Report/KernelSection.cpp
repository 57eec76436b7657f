//===- KernelSection.cpp - A kernel's code in a report --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The JSON of a kernel:
//
//   vars    the general variables that own registers; operands name these
//           variables instead of their aliases
//   code    the instructions: text, group, and operands in registers; such an
//           operand is [variable, first byte, bytes of an element, elements,
//           vertical stride, width, horizontal stride, 1 if written], and its
//           strides count elements
//   groups  runs of instructions with the same origin: a bale with its IR, a
//           copy, or a terminator; for a bale, cost and cycles estimate its Gen
//           instructions and the cycles in which they are issued
//   demand  the occupied bytes at each instruction, or the maximum for each run
//           of demandStep instructions
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

#include <array>

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
  /// Null if no instruction was made from a bale.
  const BaleInfo *Bales;

public:
  KernelSection(const KernelInfo &Info, const visa::Kernel &K,
                const CodeOrigins &Origins, const TargetDesc &TD,
                const ReportLimits &Limits)
      : Info(Info), K(K), Origins(Origins.OfInstructions), TD(TD),
        Limits(Limits),
        Slots(Info.Fn->getParent(), /*ShouldInitializeAllMetadata=*/false),
        Bales(Origins.Bales.get()) {
    Slots.incorporateFunction(*Info.Fn);
  }

  /// Writes the kernel with the first \p NumListed instructions.
  void write(json::OStream &J, size_t NumListed);

private:
  json::Array opcodes() const;
  void writeDemand(json::OStream &J, const visa::RegisterDemand &Demand) const;
  void writeVariables(json::OStream &J) const;
  void writeInstruction(json::OStream &J, size_t N, size_t Group) const;
  void writeGroup(json::OStream &J, const CodeOrigin &O);
  bool startsGroup(size_t N) const {
    return !N || Origins[N].K != Origins[N - 1].K ||
           Origins[N].Root != Origins[N - 1].Root;
  }
  std::string text(const Instruction &I);
  std::string name(const Instruction &I);
};

} // namespace

/// Is \p I neither a label nor a place in source?
static bool isCode(const visa::Instruction &I) {
  return !I.isLabel() && I.Op != visa::Opcode::File &&
         I.Op != visa::Opcode::Loc;
}

json::Array KernelSection::opcodes() const {
  MapVector<visa::Opcode, unsigned> Counts;
  for (const visa::Instruction &I : K.body())
    if (isCode(I))
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

void KernelSection::writeDemand(json::OStream &J,
                                const visa::RegisterDemand &Demand) const {
  size_t Step =
      std::max<size_t>(1, divideCeil(Demand.Bytes.size(), Limits.MaxPoints));
  J.attributeArray("demand", [&] {
    for (ArrayRef<uint32_t> Rest = Demand.Bytes; !Rest.empty();) {
      ArrayRef<uint32_t> Part = Rest.take_front(Step);
      J.value(*std::max_element(Part.begin(), Part.end()));
      Rest = Rest.drop_front(Part.size());
    }
  });
  J.attribute("demandStep", uint64_t(Step));
}

void KernelSection::writeVariables(json::OStream &J) const {
  for (uint32_t Id = 0; Id != K.numDecls(); ++Id) {
    const visa::Decl &D = K.decl(visa::DeclId(Id));
    if (D.Kind != visa::DeclKind::General || D.Predefined ||
        D.AliasOf != visa::DeclId::None)
      continue;
    J.object([&] {
      J.attribute("bytes", D.sizeBytes());
      J.attribute("elements", D.NumElts);
      J.attribute("id", Id);
      J.attribute("name", jsonText(D.Name));
      J.attribute("type", elemTypeText(D.Type));
    });
  }
}

/// Returns the eight numbers that describe operand \p N of \p I. The operand
/// must be in a variable.
static std::array<uint64_t, 8>
operandNumbers(const visa::Kernel &K, const visa::Instruction &I, unsigned N,
               const visa::OperandAccess &Access) {
  const visa::Operand &O = K.operands(I)[N];
  unsigned ElemBytes = elemTypeBytes(K.decl(O.decl()).Type);
  uint64_t Lanes = std::max<unsigned>(I.Lanes.Size, 1);
  uint64_t VStride = 0, Width = Lanes, HStride = 1;
  if (O.kind() == visa::Operand::Kind::Raw) {
    Lanes = Width = (Access.EndBytes - Access.BeginBytes) / ElemBytes;
  } else if (O.kind() == visa::Operand::Kind::Dst) {
    HStride = O.hStride();
  } else {
    VStride = O.vStride();
    Width = std::max(O.width(), 1u);
    HStride = O.hStride();
  }
  return {uint32_t(Access.Root),
          Access.BeginBytes,
          ElemBytes,
          Lanes,
          VStride,
          Width,
          HStride,
          Access.Writes};
}

void KernelSection::writeInstruction(json::OStream &J, size_t N,
                                     size_t Group) const {
  const visa::Instruction &I = K.body()[N];
  std::string Text;
  raw_string_ostream OS(Text);
  visa::printInstruction(K, I, TD.grfBytes(), OS);
  OS.flush();
  bool HasOperands = false;
  J.objectBegin();
  J.attribute("group", uint64_t(Group));
  for (unsigned Op = 0; Op != I.NumOperands; ++Op) {
    auto Access = visa::operandAccess(K, I, Op);
    if (!Access)
      continue;
    if (!HasOperands) {
      J.attributeBegin("operands");
      J.arrayBegin();
      HasOperands = true;
    }
    J.array([&] {
      for (uint64_t Number : operandNumbers(K, I, Op, *Access))
        J.value(Number);
    });
  }
  if (HasOperands) {
    J.arrayEnd();
    J.attributeEnd();
  }
  J.attribute("text", jsonText(Text));
  J.objectEnd();
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

void KernelSection::writeGroup(json::OStream &J, const CodeOrigin &O) {
  if (!O.Root) {
    J.attribute("kind", originText(O.K));
    return;
  }
  SmallVector<Instruction *, 8> Members;
  if (O.K == CodeOrigin::Kind::Bale) {
    Bale B = Bales->bale(const_cast<Instruction *>(O.Root));
    Members.assign(B.Members.begin(), B.Members.end());
    llvm::sort(Members, [](const Instruction *A, const Instruction *C) {
      return A->comesBefore(C);
    });
    if (B.K == Bale::Kind::Operation &&
        TD.checkInst(B.desc()) == RegionLegality::Legal) {
      Cost C = TD.genCostInBestOrder(B.desc());
      J.attribute("cost", C.instructions());
      J.attribute("cycles", C.issueCycles());
    }
  }
  J.attributeArray("ir", [&] {
    for (const Instruction *M : Members)
      J.value(jsonText(text(*M)));
    J.value(jsonText(text(*O.Root)));
  });
  J.attribute("kind", originText(O.K));
  J.attribute("name", jsonText(name(*O.Root)));
  if (const DILocation *Loc = O.Root->getDebugLoc())
    J.attribute("place", jsonPlace(Loc->getFilename(), Loc->getLine(),
                                   Loc->getColumn()));
}

void KernelSection::write(json::OStream &J, size_t NumListed) {
  auto Demand = visa::computeRegisterDemand(K, TD.grfBytes());
  J.objectBegin();
  J.attribute("bodySize", uint64_t(K.body().size()));
  J.attributeArray("code", [&] {
    size_t NumGroups = 0;
    for (size_t N = 0; N != NumListed; ++N) {
      NumGroups += startsGroup(N);
      writeInstruction(J, N, NumGroups - 1);
    }
  });
  if (Demand)
    writeDemand(J, *Demand);
  J.attribute("function", jsonText(Info.Fn->getName()));
  J.attributeArray("groups", [&] {
    for (size_t N = 0; N != NumListed; ++N)
      if (startsGroup(N))
        J.object([&] { writeGroup(J, Origins[N]); });
  });
  J.attribute("instructions", uint64_t(count_if(K.body(), isCode)));
  if (Demand) {
    J.attribute("maxAt", uint64_t(Demand->MaxAt));
    J.attribute("maxBytes", Demand->MaxBytes);
  }
  J.attribute("name", jsonText(Info.Name));
  J.attribute("opcodes", opcodes());
  J.attributeArray("vars", [&] { writeVariables(J); });
  J.objectEnd();
}

void CompilationReport::addKernel(const KernelInfo &Info, const visa::Kernel &K,
                                  const CodeOrigins &Origins) {
  size_t NumListed = std::min(K.body().size(), Origins.OfInstructions.size());
  if (NumListed > Limits.MaxInstructions - ListedInstructions) {
    NumListed = Limits.MaxInstructions - ListedInstructions;
    leaveOut("instructions of kernels");
  }
  ListedInstructions += NumListed;
  addSources(Origins.OfInstructions);
  Kernels.add([&](json::OStream &J) {
    KernelSection(Info, K, Origins, TD, Limits).write(J, NumListed);
  });
}

} // namespace cmx
