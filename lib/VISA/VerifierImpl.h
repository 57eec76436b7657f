//===- VerifierImpl.h - The vISA verifier, internally -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// VerifierKernel.cpp    checks declarations, inputs and labels
// Verifier.cpp          checks the form of each instruction
// VerifierALU.cpp       checks regions, types and modifiers
// VerifierMessages.cpp  checks messages
//
// A check function reports an error and continues, so that one mistake does not
// hide another. The function returns early only if later checks depend on the
// faulty part.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_VISA_VERIFIERIMPL_H
#define CMX_LIB_VISA_VERIFIERIMPL_H

#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Verifier.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

namespace cmx {
namespace visa {

class KernelVerifier {
public:
  KernelVerifier(const Kernel &K, const TargetDesc &Target,
                 llvm::function_ref<void(const VerifierMessage &)> Report,
                 const VerifierOptions &Options)
      : K(K), Target(Target), GRFBytes(Target.grfBytes()), Report(Report),
        Options(Options) {}

  bool run();

private:
  using Ops = llvm::ArrayRef<Operand>;

  /// The place of a variable within the variable that owns its storage.
  struct Place {
    uint32_t Root = 0;
    uint64_t RootOffsetBytes = 0;
    /// Does the root start at a register boundary and fill at least a register?
    bool SpansRegisters = false;
  };
  /// A direct operand whose registers are counted.
  struct Span {
    unsigned Index;      ///< In the operand list.
    uint64_t StartBytes; ///< From the start of the root.
    unsigned ElemBytes, VStride, Width, HStride;
  };

  //===--- Reporting (Verifier.cpp) ---===//
  void report(VerifierError E, const llvm::Twine &Detail,
              llvm::StringRef Where = "");
  bool tooMany() const { return NumMessages >= Options.MaxMessages; }
  std::string operandText(const Operand &O) const;
  const Decl &declOf(const Operand &O) const { return K.decl(O.decl()); }
  unsigned elemBytes(const Operand &O) const {
    return elemTypeBytes(typeOf(O));
  }
  /// Element type of a region or immediate operand.
  ElemType typeOf(const Operand &O) const {
    return O.isDirect() ? declOf(O).Type : O.type();
  }

  //===--- Kernel (VerifierKernel.cpp) ---===//
  void checkTexts();
  void checkDecls();
  void checkNumSurfaces();
  void checkDecl(DeclId Id);
  void checkAlias(DeclId Id);
  void checkName(llvm::StringRef Name, llvm::StringRef Where);
  void checkInputs();
  void checkInput(const Input &In);
  void checkInputOverlap();
  void checkLabels();
  void checkStructure();
  void checkUninitialized();
  void placeDecls();

  //===--- Form (Verifier.cpp) ---===//
  void checkInstruction();
  bool checkReferences(Ops O);
  bool checkReference(const Operand &Op);
  bool checkKinds(Ops O);
  bool checkKindLetter(const Operand &Op, char Letter, unsigned Index);
  bool checkAluKinds(Ops O);
  void checkExec();
  bool hasExec() const;
  void checkPredicate();
  bool isBFloatMove() const;
  void checkDroppedPredicate();
  void checkPredicateWidth(DeclId P);
  void checkBranch(Ops O);
  void checkFunctionCall(Ops O);
  void checkFunctionAddress(const Operand &Address);

  //===--- Arithmetic (VerifierALU.cpp) ---===//
  void checkAlu(Ops O);
  void checkRegion(const Operand &Op, unsigned Index);
  void checkDirect(const Operand &Op);
  void checkIndirect(const Operand &Op);
  void checkAddressElts(const Operand &Op, unsigned NumElts);
  void checkRegisters(Ops O);
  bool fitsRegisters(const Span &S, Ops O, unsigned FirstLane,
                     unsigned NumLanes);
  bool isTooLong(const Span &S, unsigned FirstLane, unsigned NumLanes) const;
  bool countRegisters(llvm::ArrayRef<Span> Spans, Ops O, unsigned FirstLane,
                      unsigned NumLanes);
  void checkImmediate(const Operand &Op);
  void checkHalfToBytes(Ops O);
  void checkModifiers(Ops O);
  void checkTypes(Ops O);
  void checkTypeMix(Ops O);
  void checkWideTypes(Ops O);
  void checkRegisterSteps(const Operand &Dst);
  void checkMove(Ops O);
  void checkAddressing(Ops O);
  void checkStateNeighbours(Ops O);
  void checkStridedCopies();
  void checkInPlaceWrites();

  //===--- Messages (VerifierMessages.cpp) ---===//
  void checkMessage(Ops O);
  void checkMessagePlatform(Ops O);
  void checkScalarOperand(const Operand &Op, bool MayBeFloat = false);
  /// Checks the place and the length of a raw operand of \p Bytes bytes.
  void checkRaw(const Operand &Op, uint64_t Bytes, bool Aligned = true);
  void checkRawType(const Operand &Op, unsigned Bytes, llvm::StringRef What);
  void checkBlock(Ops O);
  void checkMedia(Ops O);
  void checkSurfaceScatter(Ops O);
  uint64_t channelBytes(unsigned Channels) const;
  void checkQuad(Ops O);
  void checkAtomic(Ops O);
  void checkAtomicData(Ops Rest, unsigned DataBytes);
  void checkTypedAtomic(Ops O);
  void checkMediaSampler(Ops O);
  void checkSvm(Ops O);
  void checkLsc(Ops O);
  void checkLscShape();
  void checkLscCaching();
  void checkLscBlock(Ops O);
  bool checkRawBlockLoad(Ops O);
  void checkRawSend(Ops O);
  void checkDpas(Ops O);
  void checkSampler(Ops O);

  const Kernel &K;
  const TargetDesc &Target;
  const unsigned GRFBytes;
  llvm::function_ref<void(const VerifierMessage &)> Report;
  const VerifierOptions &Options;
  unsigned NumMessages = 0;

  std::vector<Place> Places;
  /// Per address variable: the first variable to which it points, and whether
  /// it also points to other variables.
  llvm::DenseMap<uint32_t, std::pair<uint32_t, bool>> Pointees;
  const Instruction *I = nullptr; ///< The instruction being checked, or null.
  uint32_t Index = 0;
  /// Can the operands of \p I be printed?
  bool Printable = false;
};

} // namespace visa
} // namespace cmx

#endif // CMX_LIB_VISA_VERIFIERIMPL_H
