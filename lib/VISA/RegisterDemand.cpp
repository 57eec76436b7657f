//===- RegisterDemand.cpp - How many registers a kernel needs -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A unit is one register of a variable, or a whole variable that is smaller.
// Iteration over the control flow computes two bit vectors per block:
//
//   assigned  forward   a write of (a part of) the unit can come earlier
//   live      backward  a read can follow, without a write of the whole unit in
//                       between
//
// A unit is occupied if both are true. So a vector that is written in pieces is
// occupied from its first piece on, not from the start of the kernel.
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/RegisterDemand.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace cmx {
namespace visa {

// 8 MiB for each of the two sets.
static constexpr uint64_t MaxBits = uint64_t(1) << 26;

/// Returns the number of bytes from the first to the last element of a direct
/// region.
static uint64_t spanBytes(const Operand &O, unsigned Lanes,
                          unsigned ElemBytes) {
  uint64_t Last;
  if (O.kind() == Operand::Kind::Dst) {
    Last = uint64_t(Lanes - 1) * O.hStride();
  } else {
    unsigned Width = std::min(std::max(O.width(), 1u), Lanes);
    Last = uint64_t(Lanes / Width - 1) * O.vStride() +
           uint64_t(Width - 1) * O.hStride();
  }
  return (Last + 1) * ElemBytes;
}

OperandAccess regionAccess(const Kernel &K, const Instruction &I, unsigned N) {
  const Operand &O = K.operands(I)[N];
  assert(O.isDirect() && "a register region");
  auto [Root, RootOffset] = K.root(O.decl());
  unsigned Lanes = std::max<unsigned>(I.Lanes.Size, 1);
  OperandAccess A;
  A.Root = Root;
  A.BeginBytes = RootOffset + uint64_t(O.offsetBytes());
  A.EndBytes =
      A.BeginBytes + spanBytes(O, Lanes, elemTypeBytes(K.decl(O.decl()).Type));
  A.Writes = O.kind() == Operand::Kind::Dst;
  A.Complete = Lanes == 1 || O.hStride() == 1;
  return A;
}

std::optional<OperandAccess> operandAccess(const Kernel &K,
                                           const Instruction &I, unsigned N) {
  const Operand &O = K.operands(I)[N];
  bool IsRaw = O.kind() == Operand::Kind::Raw;
  if (!O.isDirect() && !IsRaw)
    return std::nullopt;
  const Decl &D = K.decl(O.decl());
  auto [Root, RootOffset] = K.root(O.decl());
  if (D.Kind != DeclKind::General || K.decl(Root).Predefined ||
      opcodeFormat(I.Op) == Format::Lifetime)
    return std::nullopt;
  OperandAccess A;
  if (IsRaw) {
    A.Root = Root;
    A.BeginBytes = RootOffset + uint64_t(O.offsetBytes());
    A.EndBytes = RootOffset + D.sizeBytes();
    A.Writes = messageDestination(I) == N;
    A.Complete = true;
  } else {
    A = regionAccess(K, I, N);
  }
  if (A.Writes && I.PredicateVar != DeclId::None && I.Op != Opcode::Sel)
    A.Complete = false;
  A.EndBytes = std::min(A.EndBytes, K.decl(Root).sizeBytes());
  if (A.EndBytes <= A.BeginBytes)
    return std::nullopt;
  return A;
}

namespace {

/// Has the units and the blocks of a kernel, and computes its demand.
class DemandAnalysis {
  const Kernel &K;
  unsigned GRFBytes;
  std::vector<uint32_t> FirstUnit; ///< By declaration.
  std::vector<uint32_t> UnitBytes;
  /// The base variables that an address variable can point into, by
  /// declaration.
  std::vector<SmallVector<DeclId, 1>> PointsTo;

  struct Block {
    size_t Begin, End;
    SmallVector<unsigned, 2> Succs;
    BitVector Assigned, Live; ///< At the start of the block.
  };
  std::vector<Block> Blocks;

public:
  DemandAnalysis(const Kernel &K, unsigned GRFBytes)
      : K(K), GRFBytes(GRFBytes) {}

  std::optional<RegisterDemand> run();

private:
  void makeUnits();
  void findAddresses();
  void makeBlocks();
  void propagateAssigned();
  void propagateLive();
  void countBlock(const Block &B, RegisterDemand &Out);

  template <typename Fn> void forUnits(DeclId Var, Fn F) {
    for (uint32_t U = FirstUnit[uint32_t(Var)],
                  E = FirstUnit[uint32_t(Var) + 1];
         U != E; ++U)
      F(U);
  }
  /// Calls \p Read(Unit) for each unit that \p I reads, and \p Write(Unit,
  /// IsCovered) for each unit that \p I writes.
  template <typename ReadFn, typename WriteFn>
  void forAccesses(const Instruction &I, ReadFn Read, WriteFn Write);
  void addReads(const Instruction &I, BitVector &Live);
  void removeWrites(const Instruction &I, BitVector &Live);
  BitVector liveOut(const Block &B);
};

} // namespace

void DemandAnalysis::makeUnits() {
  for (uint32_t Id = 0; Id != K.numDecls(); ++Id) {
    FirstUnit.push_back(uint32_t(UnitBytes.size()));
    const Decl &D = K.decl(DeclId(Id));
    if (D.Kind != DeclKind::General || D.Predefined ||
        D.AliasOf != DeclId::None)
      continue;
    if (D.sizeBytes() < GRFBytes &&
        alignBytes(D.Alignment, GRFBytes) < GRFBytes)
      UnitBytes.push_back(uint32_t(D.sizeBytes()));
    else
      UnitBytes.insert(UnitBytes.end(), divideCeil(D.sizeBytes(), GRFBytes),
                       GRFBytes);
  }
  FirstUnit.push_back(uint32_t(UnitBytes.size()));
}

/// Finds the variables that addresses point into. Control flow is ignored: an
/// address variable is assumed to point into the same variables at each
/// instruction.
void DemandAnalysis::findAddresses() {
  PointsTo.resize(K.numDecls());
  for (const Instruction &I : K.body()) {
    if (I.Op != Opcode::AddrAdd)
      continue;
    ArrayRef<Operand> O = K.operands(I);
    auto &Bases = PointsTo[uint32_t(O[0].decl())];
    for (const Operand &Src : O.drop_front()) {
      if (Src.kind() == Operand::Kind::AddressOf &&
          !is_contained(Bases, K.root(Src.decl()).first))
        Bases.push_back(K.root(Src.decl()).first);
      if (Src.kind() == Operand::Kind::Address && Src.decl() != O[0].decl()) {
        auto From = PointsTo[uint32_t(Src.decl())];
        Bases.append(From.begin(), From.end());
      }
    }
  }
}

static bool endsBlock(const Instruction &I) {
  return is_contained({Format::Branch, Format::SwitchJmp, Format::Return},
                      opcodeFormat(I.Op));
}

static bool fallsThrough(const Instruction &I) {
  if (opcodeFormat(I.Op) == Format::Return)
    return bool(I.predicate());
  // After a goto, some lanes can continue with the next instruction.
  return (I.Op != Opcode::Jmp && I.Op != Opcode::SwitchJmp) || I.predicate();
}

void DemandAnalysis::makeBlocks() {
  ArrayRef<Instruction> Body = K.body();
  std::vector<unsigned> BlockOfLabel(K.numLabels(), ~0u);
  for (size_t N = 0; N != Body.size(); ++N) {
    bool Starts = Blocks.empty() || Body[N].isLabel() || endsBlock(Body[N - 1]);
    if (Starts) {
      if (!Blocks.empty())
        Blocks.back().End = N;
      Blocks.push_back({N, Body.size(), {}, {}, {}});
    }
    if (Body[N].isLabel())
      BlockOfLabel[uint32_t(K.operands(Body[N])[0].labelId())] =
          unsigned(Blocks.size() - 1);
  }
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    const Instruction &Last = Body[Blocks[B].End - 1];
    if (fallsThrough(Last) && B + 1 != Blocks.size())
      Blocks[B].Succs.push_back(B + 1);
    if (!endsBlock(Last))
      continue;
    for (const Operand &O : K.operands(Last))
      if (O.kind() == Operand::Kind::Label &&
          BlockOfLabel[uint32_t(O.labelId())] != ~0u)
        Blocks[B].Succs.push_back(BlockOfLabel[uint32_t(O.labelId())]);
  }
}

template <typename ReadFn, typename WriteFn>
void DemandAnalysis::forAccesses(const Instruction &I, ReadFn Read,
                                 WriteFn Write) {
  for (unsigned N = 0; N != I.NumOperands; ++N) {
    const Operand &O = K.operands(I)[N];
    if (O.isIndirect()) {
      for (DeclId Base : PointsTo[uint32_t(O.decl())])
        forUnits(Base, [&](uint32_t U) {
          if (O.kind() == Operand::Kind::IndirectDst)
            Write(U, false);
          else
            Read(U);
        });
      continue;
    }
    auto A = operandAccess(K, I, N);
    if (!A)
      continue;
    uint64_t Size = K.decl(A->Root).sizeBytes();
    uint32_t First = FirstUnit[uint32_t(A->Root)];
    for (uint64_t R = A->BeginBytes / GRFBytes,
                  E = divideCeil(A->EndBytes, GRFBytes);
         R != E; ++R) {
      if (!A->Writes) {
        Read(uint32_t(First + R));
        continue;
      }
      bool Covered = A->Complete && A->BeginBytes <= R * GRFBytes &&
                     A->EndBytes >= std::min((R + 1) * GRFBytes, Size);
      Write(uint32_t(First + R), Covered);
    }
  }
}

void DemandAnalysis::addReads(const Instruction &I, BitVector &Live) {
  forAccesses(I, [&](uint32_t U) { Live.set(U); }, [](uint32_t, bool) {});
}

void DemandAnalysis::removeWrites(const Instruction &I, BitVector &Live) {
  forAccesses(
      I, [](uint32_t) {},
      [&](uint32_t U, bool Covered) {
        if (Covered)
          Live.reset(U);
      });
}

void DemandAnalysis::propagateAssigned() {
  // If an input is a surface, it has no units.
  for (const Input &In : K.Inputs)
    forUnits(K.root(In.Var).first,
             [&](uint32_t U) { Blocks[0].Assigned.set(U); });
  std::vector<bool> Reached(Blocks.size());
  SmallVector<unsigned, 16> Work = {0};
  Reached[0] = true;
  while (!Work.empty()) {
    Block &B = Blocks[Work.pop_back_val()];
    BitVector Out = B.Assigned;
    for (size_t N = B.Begin; N != B.End; ++N)
      forAccesses(
          K.body()[N], [](uint32_t) {}, [&](uint32_t U, bool) { Out.set(U); });
    for (unsigned S : B.Succs) {
      bool Grows = Out.test(Blocks[S].Assigned) || !Reached[S];
      Blocks[S].Assigned |= Out;
      Reached[S] = true;
      if (Grows)
        Work.push_back(S);
    }
  }
}

BitVector DemandAnalysis::liveOut(const Block &B) {
  BitVector Live(unsigned(UnitBytes.size()));
  for (unsigned S : B.Succs)
    Live |= Blocks[S].Live;
  return Live;
}

void DemandAnalysis::propagateLive() {
  // Blocks are mostly in the order of control flow, so a walk from the end
  // needs few rounds.
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (Block &B : reverse(Blocks)) {
      BitVector Live = liveOut(B);
      for (size_t N = B.End; N-- != B.Begin;) {
        removeWrites(K.body()[N], Live);
        addReads(K.body()[N], Live);
      }
      if (Live != B.Live) {
        B.Live = std::move(Live);
        Changed = true;
      }
    }
  }
}

/// Sets the results for \p B in \p Out. Walks from the end, with a running sum
/// of the bytes of live units. A unit is occupied only after its first write.
void DemandAnalysis::countBlock(const Block &B, RegisterDemand &Out) {
  constexpr size_t Never = ~size_t(0);
  std::vector<size_t> FirstWrite(UnitBytes.size(), Never);
  for (unsigned U : B.Assigned.set_bits())
    FirstWrite[U] = B.Begin;
  for (size_t N = B.Begin; N != B.End; ++N)
    forAccesses(
        K.body()[N], [](uint32_t) {},
        [&](uint32_t U, bool) { FirstWrite[U] = std::min(FirstWrite[U], N); });
  BitVector Live = liveOut(B);
  uint32_t Sum = 0;
  auto Remove = [&](uint32_t U) {
    if (Live.test(U)) {
      Live.reset(U);
      Sum -= UnitBytes[U];
    }
  };
  // A unit without an earlier write has no value and is not occupied.
  auto Add = [&](uint32_t U) {
    if (!Live.test(U) && FirstWrite[U] != Never) {
      Live.set(U);
      Sum += UnitBytes[U];
    }
  };
  BitVector AtEnd = Live;
  Live.reset();
  for (unsigned U : AtEnd.set_bits())
    Add(U);
  for (size_t N = B.End; N-- != B.Begin;) {
    const Instruction &I = K.body()[N];
    SmallVector<uint32_t, 8> Ends;
    // A unit that is written and never read still needs a register here.
    forAccesses(
        I, [](uint32_t) {},
        [&](uint32_t U, bool Covered) {
          Add(U);
          if (Covered || FirstWrite[U] == N)
            Ends.push_back(U);
        });
    Out.Bytes[N] = Sum;
    for (uint32_t U : Ends)
      Remove(U);
    forAccesses(I, Add, [](uint32_t, bool) {});
    Out.Bytes[N] = std::max(Out.Bytes[N], Sum);
  }
}

std::optional<RegisterDemand> DemandAnalysis::run() {
  RegisterDemand Out;
  Out.Bytes.resize(K.body().size());
  if (K.body().empty())
    return Out;
  makeUnits();
  findAddresses();
  makeBlocks();
  if (uint64_t(Blocks.size()) * UnitBytes.size() > MaxBits)
    return std::nullopt;
  for (Block &B : Blocks) {
    B.Assigned.resize(unsigned(UnitBytes.size()));
    B.Live.resize(unsigned(UnitBytes.size()));
  }
  propagateAssigned();
  propagateLive();
  for (const Block &B : Blocks)
    countBlock(B, Out);
  auto Max = std::max_element(Out.Bytes.begin(), Out.Bytes.end());
  Out.MaxBytes = *Max;
  Out.MaxAt = size_t(Max - Out.Bytes.begin());
  return Out;
}

std::optional<RegisterDemand> computeRegisterDemand(const Kernel &K,
                                                    unsigned GRFBytes) {
  return DemandAnalysis(K, GRFBytes).run();
}

} // namespace visa
} // namespace cmx
