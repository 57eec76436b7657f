//===- CallRegisters.cpp - Sources overwritten in call registers ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/CallRegisters.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace cmx {
namespace visa {

namespace {

class CallRegisterFinder {
  /// Where the first byte of a variable is, counted from the first register of
  /// %arg and %retval. Unknown means that it can be at several places.
  using Places = DenseMap<uint32_t, int64_t>;
  static constexpr int64_t Unknown = INT64_MIN;

  struct Copy {
    uint32_t Dst, Src;
    int64_t Distance; ///< From the first byte of Src to that of Dst.
  };

  const Kernel &K;
  unsigned GRFBytes;
  Places CopiedFrom, CopiedTo;

public:
  CallRegisterFinder(const Kernel &K, unsigned GRFBytes)
      : K(K), GRFBytes(GRFBytes) {}

  bool findPlaces();
  bool isOverwritten(const Instruction &I, unsigned Source) const;

private:
  struct OperandPlace {
    uint32_t Root;
    int64_t OffsetBytes;
    unsigned ElemBytes;
  };
  OperandPlace placeOf(const Operand &O) const;
  std::optional<Copy> copyOf(const Instruction &I) const;
  void spread(Places &At, ArrayRef<Copy> Copies, bool Forward) const;
  bool isOverwritten(const Instruction &I, const Operand &Dst,
                     const Operand &Src) const;
};

} // namespace

CallRegisterFinder::OperandPlace
CallRegisterFinder::placeOf(const Operand &O) const {
  auto [Root, OffsetBytes] = K.root(O.decl());
  return {uint32_t(Root), int64_t(OffsetBytes) + O.offsetBytes(),
          elemTypeBytes(K.decl(O.decl()).Type)};
}

std::optional<CallRegisterFinder::Copy>
CallRegisterFinder::copyOf(const Instruction &I) const {
  if (I.Op != Opcode::Mov)
    return std::nullopt;
  ArrayRef<Operand> O = K.operands(I);
  if (!O[0].isDirect() || !O[1].isDirect())
    return std::nullopt;
  OperandPlace To = placeOf(O[0]), From = placeOf(O[1]);
  if (To.ElemBytes != From.ElemBytes)
    return std::nullopt; // The mov converts.
  bool IsPlain =
      I.Lanes.Size == 1 ||
      (O[0].hStride() == 1 && O[1].width() == 1 && O[1].vStride() == 1);
  return Copy{To.Root, From.Root,
              IsPlain ? From.OffsetBytes - To.OffsetBytes : Unknown};
}

/// Adds to \p At the variables that \p Copies connect with %arg and %retval. If
/// \p Forward is true, these variables are copied from %arg and %retval,
/// otherwise to them. The loop ends because each place changes at most twice.
void CallRegisterFinder::spread(Places &At, ArrayRef<Copy> Copies,
                                bool Forward) const {
  DenseMap<uint32_t, SmallVector<const Copy *, 2>> CopiesOf;
  for (const Copy &C : Copies)
    CopiesOf[Forward ? C.Src : C.Dst].push_back(&C);
  SmallVector<uint32_t, 8> Work;
  for (Predefined P : {Predefined::Arg, Predefined::RetVal}) {
    At[uint32_t(declOf(P))] = 0;
    Work.push_back(uint32_t(declOf(P)));
  }
  while (!Work.empty()) {
    uint32_t Var = Work.pop_back_val();
    auto Found = CopiesOf.find(Var);
    if (Found == CopiesOf.end())
      continue;
    for (const Copy *C : Found->second) {
      uint32_t Other = Forward ? C->Dst : C->Src;
      int64_t Place = At.at(Var);
      if (Place != Unknown)
        Place = C->Distance == Unknown ? Unknown
                : Forward              ? Place + C->Distance
                                       : Place - C->Distance;
      auto [It, New] = At.try_emplace(Other, Place);
      if (!New && (It->second == Place || It->second == Unknown ||
                   K.decl(DeclId(Other)).Predefined))
        continue;
      if (!New)
        It->second = Unknown;
      Work.push_back(Other);
    }
  }
}

/// Fills CopiedFrom and CopiedTo. Returns whether \p K copies anything from the
/// registers of calls.
bool CallRegisterFinder::findPlaces() {
  std::vector<Copy> Copies;
  for (const Instruction &I : K.body())
    if (auto C = copyOf(I))
      Copies.push_back(*C);
  spread(CopiedFrom, Copies, /*Forward=*/true);
  spread(CopiedTo, Copies, /*Forward=*/false);
  return CopiedFrom.size() > 2;
}

/// Does \p I write \p Dst before it has read all of \p Src?
bool CallRegisterFinder::isOverwritten(const Instruction &I, const Operand &Dst,
                                       const Operand &Src) const {
  OperandPlace To = placeOf(Dst), From = placeOf(Src);
  auto ToPlace = CopiedTo.find(To.Root);
  auto FromPlace = CopiedFrom.find(From.Root);
  // The finalizer handles overlaps within one variable. The verifier reports
  // regions of width or stride 0 later.
  if (ToPlace == CopiedTo.end() || FromPlace == CopiedFrom.end() ||
      From.Root == To.Root || Dst.hStride() == 0 || Src.width() == 0)
    return false;
  bool IsKnown = FromPlace->second != Unknown && ToPlace->second != Unknown;
  // The first part of the instruction has NumFirst lanes, which write the bytes
  // from Begin to End.
  int64_t Begin = To.OffsetBytes;
  if (ToPlace->second != Unknown)
    Begin += ToPlace->second;
  int64_t StepBytes = int64_t(Dst.hStride()) * To.ElemBytes;
  int64_t InRegister = GRFBytes - (Begin % GRFBytes + GRFBytes) % GRFBytes;
  unsigned NumFirst = unsigned((InRegister + StepBytes - 1) / StepBytes);
  // If there are two results, one is written before the other. Assume that all
  // sources are still needed for the second result.
  bool IsOneResult = opcodeNumDsts(I.Op) == 1 && I.Op != Opcode::Madw;
  if (NumFirst >= I.Lanes.Size && IsOneResult)
    return false;
  if (!IsKnown || !IsOneResult)
    return true;
  int64_t End = Begin + (NumFirst - 1) * StepBytes + To.ElemBytes;
  for (unsigned Lane = NumFirst; Lane != I.Lanes.Size; ++Lane) {
    int64_t Elt = int64_t(Lane / Src.width()) * Src.vStride() +
                  int64_t(Lane % Src.width()) * Src.hStride();
    int64_t At =
        FromPlace->second + From.OffsetBytes + Elt * int64_t(From.ElemBytes);
    if (At < End && Begin < At + int64_t(From.ElemBytes))
      return true;
  }
  return false;
}

/// Does a result of \p I overwrite operand \p Source of \p I too early?
bool CallRegisterFinder::isOverwritten(const Instruction &I,
                                       unsigned Source) const {
  ArrayRef<Operand> O = K.operands(I);
  return opcodeFormat(I.Op) == Format::Alu &&
         O[Source].kind() == Operand::Kind::Src &&
         any_of(O.take_front(opcodeNumDsts(I.Op)), [&](const Operand &Dst) {
           return Dst.kind() == Operand::Kind::Dst &&
                  isOverwritten(I, Dst, O[Source]);
         });
}

std::vector<NeededSource> overwrittenCallRegisters(const Kernel &K,
                                                   unsigned GRFBytes) {
  CallRegisterFinder Finder(K, GRFBytes);
  std::vector<NeededSource> Found;
  if (!Finder.findPlaces())
    return Found;
  for (auto [At, I] : enumerate(K.body()))
    for (unsigned N = 0; N != I.NumOperands; ++N)
      if (Finder.isOverwritten(I, N))
        Found.push_back({At, N});
  return Found;
}

} // namespace visa
} // namespace cmx
