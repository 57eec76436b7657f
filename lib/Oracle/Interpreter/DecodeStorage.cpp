//===- DecodeStorage.cpp - Storage of variables ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function has its own variables at fixed places; only predefined
// variables are shared. If a function calls itself, ThreadState saves the
// function's own variables.
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace cmx;
using namespace cmx::interpreter;
using llvm::Twine;
using visa::DeclId;
using visa::DeclKind;
using visa::Opcode;

/// The maximum number of bytes of all general variables, far more than the
/// registers of any machine have. It is also the maximum number of elements of
/// all address variables, and of all surface and sampler variables.
static constexpr uint64_t MaxBytes = uint64_t(1) << 28;

static constexpr uint32_t NumPredefined = 0
#define CMX_VISA_PREDEFINED(Enum, Text, Kind, Type, NumElts) +1
#include "cmx/VISA/Predefined.def"
    ;

static llvm::StringRef calledName(const visa::Kernel &K,
                                  const visa::Instruction &I) {
  return K.string(K.operands(I)[0].numberValue());
}

bool Decoder::addFunctions() {
  if (!addFunction(Main))
    return false;
  // The list grows during this loop.
  for (uint32_t F = 0; F != P.Functions.size(); ++F) {
    const visa::Kernel &K = *P.Functions[F].K;
    for (const visa::Instruction &I : K.body()) {
      if (I.Op != Opcode::Fcall && I.Op != Opcode::Faddr)
        continue;
      std::string Name = calledName(K, I).str();
      if (ByName.count(Name))
        continue;
      const visa::Kernel *Callee = nullptr;
      if (M)
        for (const visa::Kernel &Other : M->Kernels)
          if (Other.IsGlobalFunction && Other.Name == Name)
            Callee = &Other;
      if (!Callee && I.Op == Opcode::Faddr)
        continue; // A function of another file may be named, but not called.
      if (!Callee) {
        Failure = "kernel '" + K.Name + "': no function '" + Name + "'";
        return false;
      }
      ByName[Name] = uint32_t(P.Functions.size());
      if (!addFunction(*Callee))
        return false;
    }
  }
  fillGarbage();
  return true;
}

/// Can each input hold its argument? An input must be a general variable, a
/// surface or a sampler. In inline assembly, it may also be a predicate. If an
/// input cannot hold its argument, records the failure.
bool Decoder::checkInputs(const visa::Kernel &K) {
  for (const visa::Input &In : K.Inputs) {
    const visa::Decl &D = K.decl(In.Var);
    bool IsState = D.Kind == DeclKind::Surface || D.Kind == DeclKind::Sampler;
    bool Good = D.Kind == DeclKind::General ||
                (D.Kind == DeclKind::Predicate && P.TakesPredicates) ||
                (IsState && In.Kind == visa::InputKind::Explicit);
    if (Good && D.NumElts != 0)
      continue;
    Failure = "kernel '" + K.Name + "': input '" + D.Name +
              "': expected a variable that can hold it, actual " +
              (Good ? "one without elements" : "one of another kind");
    return false;
  }
  return true;
}

bool Decoder::addFunction(const visa::Kernel &K) {
  if (!checkInputs(K))
    return false;
  Function F;
  F.K = &K;
  F.FirstSite = CurSite;
  CurSite += uint32_t(K.body().size());
  auto Mark = [this] {
    return StorageMark{P.NumBytes, P.NumAddresses, P.NumPredicates,
                       P.NumStates};
  };
  F.Begin = Mark();
  P.Functions.push_back(std::move(F));
  addPlaces(uint32_t(P.Functions.size() - 1));
  P.Functions.back().End = Mark();
  if (std::max({P.NumBytes, P.NumAddresses, P.NumStates}) < MaxBytes)
    return true;
  Failure = "kernel '" + K.Name + "': too many variables";
  return false;
}

void Decoder::addPlaces(uint32_t F) {
  const visa::Kernel &K = *P.Functions[F].K;
  P.Functions[F].Places.resize(K.numDecls());
  // Add roots first, because an alias may be declared before its base.
  for (bool IsAlias : {false, true})
    for (uint32_t Id = 0; Id != K.numDecls(); ++Id)
      if ((K.decl(DeclId(Id)).AliasOf != DeclId::None) == IsAlias)
        addPlace(F, DeclId(Id));
}

void Decoder::addPlace(uint32_t F, DeclId Id) {
  const visa::Kernel &K = *P.Functions[F].K;
  const visa::Decl &D = K.decl(Id);
  Place &Here = P.Functions[F].Places[uint32_t(Id)];
  if (F != 0 && uint32_t(Id) < NumPredefined) {
    Here = P.Functions[0].Places[uint32_t(Id)];
    return;
  }
  Here.Kind = D.Kind;
  Here.Type = D.Type;
  auto Take = [&](uint32_t &Count) {
    Here.Start = Count;
    Count = uint32_t(std::min<uint64_t>(uint64_t(Count) + D.NumElts, MaxBytes));
    Here.End = Count;
  };
  switch (D.Kind) {
  case DeclKind::Address:
    return Take(P.NumAddresses);
  case DeclKind::Predicate:
    Here.Start = P.NumPredicates++;
    Here.End = P.NumPredicates;
    P.PredicateSizes.push_back(D.NumElts);
    P.PredicateNames.push_back(D.Name);
    return;
  case DeclKind::Surface:
  case DeclKind::Sampler:
    return Take(P.NumStates);
  case DeclKind::General:
    break;
  }
  if (D.AliasOf == DeclId::None) {
    Root R;
    // Reads of lanes use vector instructions, which may read beyond a variable.
    R.StartBytes = uint32_t(llvm::alignTo(P.NumBytes, 64));
    R.SizeBytes = uint32_t(std::min<uint64_t>(D.sizeBytes(), MaxBytes));
    R.Name = D.Name;
    P.NumBytes = uint32_t(
        std::min<uint64_t>(uint64_t(R.StartBytes) + R.SizeBytes, MaxBytes));
    Here.Root = uint32_t(P.Roots.size());
    Here.Start = R.StartBytes;
    Here.End = R.StartBytes + R.SizeBytes;
    P.Roots.push_back(std::move(R));
    return;
  }
  auto [Base, OffsetBytes] = K.root(Id);
  const Place &Whole = P.Functions[F].Places[uint32_t(Base)];
  Here.Root = Whole.Root;
  Here.Start =
      uint32_t(std::min<uint64_t>(Whole.Start + OffsetBytes, Whole.End));
  Here.End = uint32_t(
      std::min<uint64_t>(uint64_t(Here.Start) + D.sizeBytes(), Whole.End));
}

//===----------------------------------------------------------------------===//
// Garbage
//===----------------------------------------------------------------------===//

/// The hash function splitmix64.
uint64_t interpreter::mix(uint64_t N) {
  N += 0x9E3779B97F4A7C15u;
  N = (N ^ N >> 30) * 0xBF58476D1CE4E5B9u;
  N = (N ^ N >> 27) * 0x94D049BB133111EBu;
  return N ^ N >> 31;
}

void Decoder::fillGarbage() {
  Root Stray;
  Stray.StartBytes = P.StrayStart = uint32_t(llvm::alignTo(P.NumBytes, 64));
  Stray.SizeBytes = StrayBytes;
  P.NumBytes = Stray.StartBytes + Stray.SizeBytes;
  P.Roots.push_back(std::move(Stray));
  P.Garbage.resize(P.NumBytes);
  uint64_t Seed = mix(P.Options.GarbageSeed);
  for (size_t N = 0; N != P.Roots.size(); ++N) {
    const Root &R = P.Roots[N];
    uint64_t Key = mix(Seed ^ (uint64_t(N) << 32 | R.SizeBytes));
    for (uint32_t Byte = 0; Byte != R.SizeBytes; ++Byte)
      P.Garbage[R.StartBytes + Byte] =
          uint8_t(mix(Key + Byte / 8) >> (Byte % 8 * 8));
  }
  for (uint32_t N = 0; N != P.NumPredicates; ++N)
    P.PredicateGarbage.push_back(uint32_t(mix(Seed + N)));
}
