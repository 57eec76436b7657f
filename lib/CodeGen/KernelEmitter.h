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
  /// Emits the kernel. Returns false if an error was reported.
  bool run();
  /// Emits remarks about moves, copies, and the demand for registers.
  void emitRemarks() const;

  /// Returns the origins of the body's instructions. Nothing may be emitted
  /// after this call.
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
  /// Returns the variable of the value \p V, which is not a predicate.
  visa::DeclId general(const llvm::Value *V);
  /// Returns the same variable, with elements of type \p T.
  visa::DeclId general(const llvm::Value *V, ElemType T);
  /// Returns the predicate variable that contains lane \p Lane of \p V. Each
  /// such variable has up to 32 lanes.
  visa::DeclId predicate(const llvm::Value *V, unsigned Lane = 0);
  /// Do all operands of \p B whose places are known lie inside their values?
  static bool staysInside(const Bale &B);
  /// Returns the operand for a source of a bale. May emit code that computes
  /// addresses.
  visa::Operand source(const BaleSource &S);
  visa::Operand destination(const Bale &B);
  visa::Predicate predicateOf(const PredicateUse &P);
  /// Returns \p S as a scalar source or an immediate, for offsets and
  /// coordinates of messages.
  visa::Operand scalarSource(const BaleSource &S, ElemType T);
  visa::Operand immediate(const llvm::Constant *C, ElemType T, Modifier M);
  /// An address variable, and the index of its element that holds &Var +
  /// Offset.
  struct AddressElt {
    visa::DeclId Var;
    unsigned Elt;
  };
  /// Returns \p NumOffsets addresses, for the elements of \p Offset from
  /// \p FirstElt on. If \p MayShare, they can be a part of a larger address
  /// variable.
  AddressElt address(visa::DeclId Var, llvm::Value *Offset, unsigned FirstElt,
                     unsigned NumOffsets, bool MayShare);
  void countOffsets(llvm::BasicBlock &BB);
  /// Returns \p Var if vISA text can express its byte \p OffsetBytes as row and
  /// column. Otherwise returns an alias of \p Var at a multiple of the register
  /// size, and makes \p OffsetBytes relative to this alias.
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
  /// Returns the variable that inline assembly names for the operand \p O with
  /// the value \p V. If nothing reads a result, its \p V is null.
  visa::DeclId asmVariable(const AsmOperand &O, const llvm::Value *V);
  void emitInlineAsm(const llvm::CallInst &Call);
  void checkInlineAsm();

  //===--- EmitConstants.cpp ---===//
  /// Fills the variable \p Dst, which has \p Bytes bytes, with the bytes of
  /// \p C. For \p IsCompared, see emitConstantPiece.
  void emitConstant(visa::DeclId Dst, uint64_t Bytes, const llvm::Constant &C,
                    bool IsCompared = false);
  bool pairsDwords(visa::DeclId Var) const;
  void emitDwords(visa::DeclId Var, int64_t OffsetBytes,
                  llvm::ArrayRef<std::optional<uint32_t>> Dwords);
  void emitConstantPiece(visa::DeclId Var, const ConstantPiece &P,
                         bool IsCompared);

  //===--- EmitMessages.cpp ---===//
  /// Emits a bale of Kind::Message: memory, atomics, synchronisation, ids.
  void emitMessage(const Bale &B);
  /// Returns the implicit inputs that the intrinsics for ids need.
  llvm::SmallVector<visa::InputKind, 3> implicitInputs() const;

  /// Records the origin of all instructions that were emitted since the last
  /// call.
  void noteOrigin(CodeOrigin::Kind Kind, const llvm::Instruction *Root) {
    Origins.resize(K.body().size(), CodeOrigin{Kind, Root});
  }

  //===--- CodeGenRemarks.cpp ---===//
  void remarkOrigin(Remarks &Rem, const CodeOrigin &O, unsigned Count) const;
  void remarkDemand(Remarks &Rem) const;

  /// Reports an error at \p I and makes run() fail.
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
  std::vector<CodeOrigin> Origins; ///< One for each instruction.
  VariableAssignment Vars;
  std::optional<LaneFlow> Flow; ///< Set by run().
  std::vector<Subroutine> Subroutines;
  llvm::DenseMap<const Subroutine *, visa::LabelId> SubroutineLabels;
  /// These maps give the subroutine that a block calls, ends, or belongs to.
  llvm::DenseMap<const llvm::BasicBlock *, const Subroutine *> CalledBy,
      EndedBy, SubroutineOf;
  /// Variables that hold the number of a subroutine's caller. They have no
  /// code: a vISA call replaces them.
  llvm::DenseSet<unsigned> CallerNumbers;
  const bool IsFunction;     ///< Called by fcall; not a kernel.
  const bool CallsFunctions; ///< By fcall or ifcall.
  /// Do messages to surfaces go to the data port (true) or to LSC (false)?
  bool UsesDataPort = false;
  const FunctionNames &Names;
  /// For each variable: its declaration or, for a predicate, a declaration for
  /// each 32 lanes.
  std::vector<llvm::SmallVector<visa::DeclId, 1>> Decls;
  /// The surface or sampler variable of each surface or sampler argument. If
  /// messages do not name such variables, the map is empty, and these arguments
  /// are ordinary variables of type ud.
  llvm::DenseMap<const llvm::Argument *, visa::DeclId> States;
  /// A variable for surfaces that are not arguments, and the surface number
  /// that it holds in this block. The number is a scalar: the pair contains a
  /// value and the scalar's byte offset in this value.
  struct NumberedSurface {
    visa::DeclId Var;
    std::pair<const llvm::Value *, int64_t> Number;
  };
  static constexpr unsigned MaxNumberedSurfaces = 64;
  llvm::SmallVector<NumberedSurface, 4> NumberedSurfaces;
  unsigned NumSurfacesSet = 0; ///< In this block.
  /// For LSC messages: the variable that holds the number that
  /// write.predef.surface sets.
  visa::DeclId BindlessSurface = visa::DeclId::None;
  llvm::DenseMap<const llvm::BasicBlock *, visa::LabelId> Labels;
  /// The address variables of this block. The key consists of a variable, an
  /// offset value, the first element and the number of elements.
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
  /// The byte of the register file after the last input, and the byte after the
  /// last input that the driver fills.
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
  /// Inputs that are too small for a message of few qwords, and the number of
  /// bytes that the message needs (FinalizerFault::FewQwords).
  llvm::SmallDenseMap<visa::DeclId, uint64_t, 4> SmallInputs;
  const llvm::DISubprogram *const Source; ///< Null: the text has no lines.
  const llvm::DIFile *LineFile = nullptr; ///< File of the last line.
  unsigned Line = 0;                      ///< Number of the last line.
  bool Failed = false;
};

/// Returns the number of registers that a value of \p Ty fills; 0 if \p Ty is
/// void.
unsigned numRegisters(const llvm::Type *Ty, const TargetDesc &TD);

/// Returns the size of a predicate variable for \p Lanes lanes: 1, 2, 4, 8, 16
/// or 32.
unsigned predicateLanes(unsigned Lanes);

/// Do all uses of \p V only name the surface or sampler of a message?
bool onlyNamesSurface(const llvm::Value &V);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_KERNELEMITTER_H
