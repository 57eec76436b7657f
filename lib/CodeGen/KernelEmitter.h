//===- KernelEmitter.h - State of one kernel's emission ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, with a file for each kind of code:
//   KernelEmitter.cpp   arguments, blocks, control flow, copies
//   EmitCalls.cpp       stack functions, subroutines
//   EmitOperands.cpp    declarations and operands of values
//   EmitOperations.cpp  arithmetic bales
//   EmitFlags.cpp       predicate logic
//   EmitAsm.cpp         inline assembly
//   EmitConstants.cpp   constants into registers
//   EmitMessages.cpp    messages, by MessageEmitter
//   AvoidFaults.cpp     changes that avoid faults of the finalizer
//   CodeGenRemarks.cpp  optimization remarks
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_KERNELEMITTER_H
#define CMX_LIB_CODEGEN_KERNELEMITTER_H

#include "LaneFlow.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/Subroutines.h"
#include "cmx/CodeGen/CodeGen.h"
#include "cmx/CodeGen/Variables.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/VISA/Builder.h"
#include "cmx/VISA/InPlaceWrites.h"
#include "cmx/VISA/RegisterDemand.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace cmx {

class Remarks;
struct AsmOperand;
struct ConstantPiece;

/// The names of stack functions in vISA text.
using FunctionNames = llvm::DenseMap<const llvm::Function *, std::string>;

class KernelEmitter {
public:
  KernelEmitter(llvm::Function &F, const KernelInfo &Info, const TargetDesc &TD,
                const FunctionNames &Names, visa::Kernel &K);
  /// False if something was reported.
  bool run();
  /// Emits remarks on instructions that the bales alone would not need.
  void emitRemarks() const;

  /// The origins of the body's instructions. Nothing may be emitted after this
  /// call.
  CodeOrigins takeOrigins() {
    return {std::move(Origins), std::move(OwnBales)};
  }

private:
  friend class MessageEmitter;

  //===--- KernelEmitter.cpp ---===//
  void declareInputs();
  void declareInput(const llvm::Argument &A);
  void declareImplicitInput(visa::InputKind Kind);
  uint32_t placeInput(uint64_t SizeBytes, uint64_t AlignBytes);
  void emitFloatControl();
  void declareVariables();
  void declareVariable(unsigned Var);
  const llvm::Instruction *firstPlace(unsigned Var) const;
  void emitBlock(llvm::BasicBlock &BB, const llvm::BasicBlock *Next);
  void emitLine(const llvm::DIFile *In, unsigned NewLine);
  void emitLine(const llvm::Instruction &I);
  void emitBlocks(llvm::ArrayRef<llvm::BasicBlock *> Blocks);
  void emitTerminator(llvm::Instruction &T, const llvm::BasicBlock *Next);
  void emitBranch(const Bale &B, const llvm::BasicBlock *Next);
  void emitGoto(const LaneFlow::Jump &J);
  void ignoreMask(size_t First, unsigned NumMasked);
  void emitCopiesAtEnd(const llvm::BasicBlock &BB);
  void emitSwitch(llvm::SwitchInst &S, const llvm::BasicBlock *Next);
  void setAttributes();
  void emitCopy(const VariableAssignment::Copy &C);
  void copyBytes(visa::DeclId Dst, visa::DeclId Src, uint64_t Bytes);
  void enlarge(visa::DeclId Var, uint64_t Bytes);
  bool mayMoveInputs() const;
  void copyInputs();
  void emitBale(const Bale &B);
  const llvm::BasicBlock *jumpTarget(const llvm::BasicBlock *BB) const;
  void jumpTo(const llvm::BasicBlock *BB, const llvm::BasicBlock *Next);

  //===--- AvoidFaults.cpp ---===//
  void dropGotosOverNothing();
  void retypeStridedCopies();
  void addToSaturate();
  bool computeMagnitude(size_t At);
  void keepModifiersNarrow();
  void convertSinglesToBytes();
  void copyNeededSources(llvm::ArrayRef<visa::NeededSource> Needed);
  visa::Operand copyOfSource(const visa::Operand &O,
                             const visa::OperandAccess &A);
  void chooseFarQwords();
  void keepAddressRows();
  void comparePairsWithOthers();
  void insertBefore(llvm::ArrayRef<size_t> Before, size_t FirstNew);

  //===--- EmitCalls.cpp ---===//
  void copyToRegisters(visa::Predefined To, const llvm::Value &V);
  visa::Operand functionAddress(const llvm::Value &V);
  void emitCall(llvm::CallInst &Call);
  void receiveArgument();
  void findSubroutineCalls();
  void emitSubroutines(llvm::ArrayRef<llvm::BasicBlock *> Order);

  //===--- EmitOperands.cpp ---===//
  /// Variable of a general value.
  visa::DeclId general(const llvm::Value *V);
  /// The same bytes as elements of \p T.
  visa::DeclId general(const llvm::Value *V, ElemType T);
  /// The predicate variable of lane \p Lane; each variable has up to 32 lanes.
  visa::DeclId predicate(const llvm::Value *V, unsigned Lane = 0);
  /// Do the operands of \p B lie inside their values, if their places are
  /// known?
  static bool staysInside(const Bale &B);
  /// A source of a bale. May emit address code.
  visa::Operand source(const BaleSource &S);
  visa::Operand destination(const Bale &B);
  visa::Predicate predicateOf(const PredicateUse &P);
  /// Scalar source or immediate, for offsets and coordinates of messages.
  visa::Operand scalarSource(const BaleSource &S, ElemType T);
  visa::Operand immediate(const llvm::Constant *C, ElemType T, Modifier M);
  /// An address variable and the element of it that holds &Var + Offset.
  struct AddressElt {
    visa::DeclId Var;
    unsigned Elt;
  };
  /// \p NumOffsets addresses, from the element \p FirstElt of \p Offset on.
  /// \p MayShare: they may be a part of a larger address variable.
  AddressElt address(visa::DeclId Var, llvm::Value *Offset, unsigned FirstElt,
                     unsigned NumOffsets, bool MayShare);
  void countOffsets(llvm::BasicBlock &BB);
  /// \p Var or, if its byte \p OffsetBytes cannot be written as row and column,
  /// an alias of it at a multiple of the register size; adjusts \p OffsetBytes.
  visa::DeclId reachable(visa::DeclId Var, int64_t &OffsetBytes);
  visa::DeclId temporary(ElemType T, unsigned NumElts);
  visa::Exec execOf(unsigned NumElts, unsigned FirstLane) const;

  //===--- EmitOperations.cpp ---===//
  void emitOperation(const Bale &B);
  Bale underOwnMask(const Bale &B) const;
  bool movesInHalves(const Bale &Original) const;
  void emitHalves(const Bale &B, visa::Exec E);
  void emitCompare(const Bale &B, llvm::ArrayRef<visa::Operand> Srcs);

  //===--- EmitFlags.cpp ---===//
  void emitFlag(const Bale &B);
  void emitFlagLogic(llvm::Instruction &I);
  void emitPredicatePart(const RdPredRegionInst &Rd);
  void emitPredicateWrite(const WrPredRegionInst &Wr);
  void emitReduce(const Bale &B);
  void emitFlagBitCast(llvm::BitCastInst &Cast);
  visa::DeclId predicateOperand(const llvm::Value *V, unsigned Group);
  void emitPredicateConstant(visa::DeclId Dst, unsigned Lanes,
                             const llvm::Constant &C, unsigned FirstLane);
  void copyPredicate(unsigned Dst, unsigned Src);

  //===--- EmitAsm.cpp ---===//
  /// The variable by which inline assembly names the operand \p O with the
  /// value \p V, which is null for a result that nothing reads.
  visa::DeclId asmVariable(const AsmOperand &O, const llvm::Value *V);
  void emitInlineAsm(const llvm::CallInst &Call);
  void checkInlineAsm();

  //===--- EmitConstants.cpp ---===//
  /// Fills variable \p Dst of \p Bytes with the bytes of \p C. \p IsCompared:
  /// see emitConstantPiece.
  void emitConstant(visa::DeclId Dst, uint64_t Bytes, const llvm::Constant &C,
                    bool IsCompared = false);
  bool pairsDwords(visa::DeclId Var) const;
  void emitDwords(visa::DeclId Var, int64_t OffsetBytes,
                  llvm::ArrayRef<std::optional<uint32_t>> Dwords);
  void emitConstantPiece(visa::DeclId Var, const ConstantPiece &P,
                         bool IsCompared);

  //===--- EmitMessages.cpp ---===//
  /// Kind::Message bales: memory, atomics, synchronisation, ids.
  void emitMessage(const Bale &B);
  /// The implicit inputs that the kernel's ids need.
  llvm::SmallVector<visa::InputKind, 3> implicitInputs() const;

  /// Records this origin for all instructions emitted since the last call.
  void noteOrigin(CodeOrigin::Kind Kind, const llvm::Instruction *Root) {
    Origins.resize(K.body().size(), CodeOrigin{Kind, Root});
  }

  //===--- CodeGenRemarks.cpp ---===//
  void remarkOrigin(Remarks &Rem, const CodeOrigin &O, unsigned Count) const;
  void remarkDemand(Remarks &Rem) const;

  /// Reports and makes run() fail.
  void fail(const llvm::Instruction &I, DiagKind K, const llvm::Twine &Text);
  void reportAt(const llvm::Instruction *I, DiagKind K,
                const llvm::Twine &Text);

  llvm::Function &F;
  const KernelInfo &Info;
  const TargetDesc &TD;
  visa::Kernel &K;
  visa::Builder VB;
  std::unique_ptr<BaleInfo> OwnBales;
  const BaleInfo &Bales;
  std::vector<CodeOrigin> Origins; ///< An entry for each instruction.
  VariableAssignment Vars;
  std::optional<LaneFlow> Flow; ///< Set by run().
  std::vector<Subroutine> Subroutines;
  llvm::DenseMap<const Subroutine *, visa::LabelId> SubroutineLabels;
  /// From a block to the subroutine that it calls, that it ends, or to which it
  /// belongs.
  llvm::DenseMap<const llvm::BasicBlock *, const Subroutine *> CalledBy,
      EndedBy, SubroutineOf;
  /// Variables for the number of the caller, which a vISA call replaces.
  llvm::DenseSet<unsigned> CallerNumbers;
  const bool IsFunction;     ///< Called by fcall; not a kernel.
  const bool CallsFunctions; ///< By fcall or ifcall.
  /// Do messages to surfaces go to the data port (true) or to LSC (false)?
  bool UsesDataPort = false;
  const FunctionNames &Names;
  /// By variable: its declaration, or one predicate for each 32 lanes.
  std::vector<llvm::SmallVector<visa::DeclId, 1>> Decls;
  /// Surface and sampler arguments (on platforms whose messages name surface
  /// variables); elsewhere they are ordinary ud variables.
  llvm::DenseMap<const llvm::Argument *, visa::DeclId> States;
  /// A variable for surfaces that are no arguments, and the number that it
  /// holds in this block: a scalar at a byte offset of a value.
  struct NumberedSurface {
    visa::DeclId Var;
    std::pair<const llvm::Value *, int64_t> Number;
  };
  static constexpr unsigned MaxNumberedSurfaces = 64;
  llvm::SmallVector<NumberedSurface, 4> NumberedSurfaces;
  unsigned NumSurfacesSet = 0; ///< In this block.
  /// The number that write.predef.surface set, for LSC messages.
  visa::DeclId BindlessSurface = visa::DeclId::None;
  llvm::DenseMap<const llvm::BasicBlock *, visa::LabelId> Labels;
  /// Address variables of this block, by variable, offset value, first element
  /// and number of elements.
  std::map<std::tuple<uint32_t, const llvm::Value *, unsigned, unsigned>,
           visa::DeclId>
      Addresses;
  /// For LSC messages of this block: a register that starts with a zero.
  visa::DeclId ZeroOffset = visa::DeclId::None;
  /// The surface whose extended descriptor is in ZeroOffset's second dword.
  const llvm::Value *DescribedSurface = nullptr;
  /// For each vector of offsets: the number of addresses in this block that
  /// come from its elements.
  llvm::DenseMap<const llvm::Value *, unsigned> OffsetUses;
  std::map<visa::InputKind, visa::DeclId> Implicit;
  /// The byte of the register file after the last input, and after the last one
  /// that the driver fills.
  uint64_t InputsEnd = 0, ArgumentsEnd = 0;
  /// Aliases into large variables, by variable and byte offset.
  llvm::DenseMap<std::pair<uint32_t, int64_t>, visa::DeclId> FarAliases;
  visa::LabelId Exit = visa::LabelId::None;
  /// See protectExtension.
  bool HasDotProducts = false, HasRotations = false;
  bool UsesBarrier = false, UsesNamedBarriers = false;
  unsigned SLMBytes = 0;
  /// The call that reserves SLMBytes; null if there is none.
  const llvm::Instruction *SLMCall = nullptr;
  unsigned NumCopiedInputs = 0;
  /// Inputs that are smaller than a message of few qwords needs them, and the
  /// bytes that it needs.
  llvm::SmallDenseMap<visa::DeclId, uint64_t, 4> SmallInputs;
  const llvm::DISubprogram *const Source; ///< Null: no lines in the text.
  const llvm::DIFile *LineFile = nullptr; ///< File of the last line.
  unsigned Line = 0;                      ///< Number of the last line.
  bool Failed = false;
};

/// How many registers a value of \p Ty fills; none if it is void.
unsigned numRegisters(const llvm::Type *Ty, const TargetDesc &TD);

/// Width of a predicate variable that holds \p Lanes lanes: 1 2 4 8 16 32.
unsigned predicateLanes(unsigned Lanes);

/// Do all uses of \p V only name the surface or sampler of a message?
bool onlyNamesSurface(const llvm::Value &V);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_KERNELEMITTER_H
