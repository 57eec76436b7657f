//===- KernelEmitter.cpp - Arguments, blocks, control flow, copies --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code generation: one vISA instruction for each bale, in the order of the IR.
//
// Pre-condition: stage Legalized; no critical edges into blocks with phis.
// Post-condition: a kernel that the vISA verifier accepts, or a diagnostic.
//
// Steps: bales (BaleMode::Legal), variables (VariableAssignment), declarations
// and inputs, then the copies and bales of each block. Blocks that would only
// contain a jump are omitted. Jumps to such a block go to the target of its
// jump instead.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "SurfaceMessages.h"
#include "WrittenInputs.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/InlineAsm.h"
#include "cmx/IR/SourceLines.h"
#include "cmx/Target/NamedBarriers.h"
#include "cmx/VISA/CallRegisters.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

namespace cmx {

KernelEmitter::KernelEmitter(Function &F, const KernelInfo &Info,
                             const TargetDesc &TD, const FunctionNames &Names,
                             visa::Kernel &K)
    : F(F), Info(Info), TD(TD), K(K), VB(K),
      OwnBales(std::make_unique<BaleInfo>(F, &TD, BaleMode::Legal)),
      Bales(*OwnBales), Vars(F, Bales), IsFunction(isStackFunction(F)),
      CallsFunctions(any_of(instructions(F), calledStackFunction)),
      Names(Names), Source(visibleSource(F)) {
  K.IsGlobalFunction = IsFunction;
  K.PrivateBytes = Info.PrivateBytes;
}

void KernelEmitter::fail(const Instruction &I, DiagKind Kind,
                         const Twine &Text) {
  emitDiag(I, Kind, Text);
  Failed = true;
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

static visa::Align alignOf(Type *Ty, ElemType T) {
  // A vector starts at a register, because it may be a message's operand, and
  // because the offsets of regions count from its start. A scalar may be
  // anywhere.
  if (Ty->isVectorTy() && numLanes(Ty) > 1)
    return visa::Align::GRF;
  return visa::Align(Log2_32(elemTypeBytes(T)));
}

void KernelEmitter::declareVariable(unsigned Var) {
  const VariableAssignment::Variable &V = Vars.variables()[Var];
  auto &D = Decls[Var];
  if (V.Arg && States.count(V.Arg) && onlyNamesSurface(*V.Arg)) {
    D.push_back(States[V.Arg]);
    return;
  }
  if (CallerNumbers.contains(Var))
    return;
  if (V.IsPredicate) {
    if (Flow->isUnread(Var))
      return;
    for (unsigned L = 0; L < V.Lanes; L += 32)
      D.push_back(K.addPredicate(predicateLanes(V.Lanes - L), "p"));
    return;
  }
  auto T = elemTypeOf(V.Ty, true);
  if (!T) {
    emitDiag(F, DiagKind::UnsupportedType,
             "expected elements of 8, 16, 32 or 64 bits, actual a value of "
             "another type");
    Failed = true;
    T = ElemType::UD;
  }
  if (std::string Why = tooLargeText(V.Ty, TD); !Why.empty())
    reportAt(firstPlace(Var), DiagKind::UnsupportedType, Why);
  unsigned NumElts = unsigned(V.Bytes / elemTypeBytes(*T));
  if (V.Base != VariableAssignment::None)
    D.push_back(K.addAlias(Decls[V.Base][0], *T, NumElts,
                           uint32_t(V.BaseOffsetBytes), "v"));
  else if (V.IsArgumentRow)
    D.push_back(
        K.addAlias(visa::declOf(visa::Predefined::Arg), *T, NumElts, 0, "v"));
  else
    D.push_back(K.addGeneral(*T, NumElts, alignOf(V.Ty, *T), "v"));
}

/// Reports an error at \p I or, if \p I is null, at the kernel.
void KernelEmitter::reportAt(const Instruction *I, DiagKind K,
                             const Twine &Text) {
  Failed = true;
  if (I)
    emitDiag(*I, K, Text);
  else
    emitDiag(F, K, Text);
}

/// Returns the first instruction that writes the variable \p Var and has a
/// debug location.
const Instruction *KernelEmitter::firstPlace(unsigned Var) const {
  for (const Instruction &I : instructions(F))
    if (!isa<PHINode>(I) && I.getDebugLoc() && Vars.variableOf(&I) == Var)
      return &I;
  return nullptr;
}

/// Declares all variables, aliases after their bases.
void KernelEmitter::declareVariables() {
  unsigned NumVars = Vars.variables().size();
  Decls.resize(NumVars);
  for (bool Aliases : {false, true})
    for (unsigned Var = 0; Var != NumVars; ++Var)
      if (Aliases == (Vars.variables()[Var].Base != VariableAssignment::None))
        declareVariable(Var);
}

/// Returns a place for an input, after the earlier inputs. An input that fits
/// into a register does not cross the boundary between two registers.
uint32_t KernelEmitter::placeInput(uint64_t SizeBytes, uint64_t AlignBytes) {
  unsigned GRF = TD.grfBytes();
  InputsEnd = alignTo(InputsEnd, AlignBytes);
  if (InputsEnd / GRF != (InputsEnd + SizeBytes - 1) / GRF)
    InputsEnd = alignTo(InputsEnd, GRF);
  uint64_t At = InputsEnd;
  InputsEnd += SizeBytes;
  return uint32_t(At);
}

void KernelEmitter::declareInput(const Argument &A) {
  bool IsBound = A.getArgNo() < Info.Args.size() &&
                 Info.Args[A.getArgNo()].Binding.has_value();
  auto State = States.find(&A);
  if (IsBound || State != States.end()) {
    // The driver stores the address of a bound buffer, although nothing reads
    // it. The driver stores nothing for an image.
    bool HasAddress = IsBound && isBuffer(Info.Args[A.getArgNo()]);
    uint64_t Bytes = HasAddress ? 8 : 4;
    K.addInput(State != States.end() ? State->second
                                     : Decls[Vars.variableOf(&A)][0],
               placeInput(Bytes, Bytes));
    if (HasAddress)
      ArgumentsEnd = InputsEnd;
    return;
  }
  unsigned Var = Vars.variableOf(&A);
  uint64_t Size = Var == VariableAssignment::None ? registerBytes(A.getType())
                                                  : Vars.variables()[Var].Bytes;
  if (!Size) {
    emitDiag(F, DiagKind::KernelArgument,
             "expected an argument of integers or floats, actual predicate or "
             "other type in argument " +
                 Twine(A.getArgNo()));
    Failed = true;
    return;
  }
  // Vectors start at a register, because regions and messages count from there.
  bool IsVector = numLanes(A.getType()) > 1;
  uint32_t At = placeInput(Size, IsVector ? TD.grfBytes() : bit_ceil(Size));
  ArgumentsEnd = InputsEnd;
  if (Var != VariableAssignment::None)
    K.addInput(Decls[Var][0], At,
               isPrivateBase(A) ? visa::InputKind::PrivateBase
                                : visa::InputKind::Explicit);
}

/// Declares an implicit input. The driver stores local ids as words, at a fixed
/// place.
void KernelEmitter::declareImplicitInput(visa::InputKind Kind) {
  bool IsDriver = Info.Runtime == RuntimeKind::L0;
  bool IsFixed = IsDriver && Kind == visa::InputKind::LocalId;
  visa::DeclId D = K.addGeneral(
      IsFixed ? ElemType::UW : ElemType::UD, 3,
      IsDriver ? visa::Align::DWord : visa::Align::GRF, "implicit");
  Implicit[Kind] = D;
  if (IsFixed)
    return K.addInput(D, TD.localIdsOffsetBytes(), Kind);
  K.addInput(D, placeInput(12, IsDriver ? 4 : TD.grfBytes()), Kind);
  ArgumentsEnd = InputsEnd;
}

/// Places arguments one after the other from the first free register on, each
/// scalar aligned to its size, each vector to a register.
void KernelEmitter::declareInputs() {
  InputsEnd = Info.Runtime == RuntimeKind::L0 ? TD.argumentsOffsetBytes()
                                              : TD.firstInputOffsetBytes();
  ArgumentsEnd = InputsEnd;
  for (const Argument &A : F.args())
    declareInput(A);
  for (visa::InputKind Kind : implicitInputs())
    declareImplicitInput(Kind);
  uint64_t MaxBytes = uint64_t(TD.numGRFs()) * TD.grfBytes();
  if (InputsEnd <= MaxBytes)
    return;
  emitDiag(F, DiagKind::KernelArgument,
           "arguments expected to fit into the registers, which end at byte " +
               Twine(MaxBytes) + ", actual end at byte " + Twine(InputsEnd));
  Failed = true;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

void KernelEmitter::emitCopy(const VariableAssignment::Copy &C) {
  const auto &V = Vars.variables()[C.Dst];
  if (V.IsPredicate) {
    if (C.SrcVar != VariableAssignment::None)
      return copyPredicate(C.Dst, C.SrcVar);
    for (unsigned G = 0; G != Decls[C.Dst].size(); ++G)
      emitPredicateConstant(Decls[C.Dst][G], std::min(32u, V.Lanes - 32 * G),
                            *C.Const, 32 * G);
    return;
  }
  if (C.SrcVar == VariableAssignment::None)
    return emitConstant(Decls[C.Dst][0], V.Bytes, *C.Const);
  copyBytes(Decls[C.Dst][0], Decls[C.SrcVar][0], V.Bytes);
}

void KernelEmitter::copyBytes(visa::DeclId Dst, visa::DeclId Src,
                              uint64_t Bytes) {
  ElemType T = copyType(Bytes);
  unsigned UnitBytes = elemTypeBytes(T);
  Dst = K.getAlias(Dst, T);
  Src = K.getAlias(Src, T);
  uint64_t MaxBytes = uint64_t(TD.maxOperandRegisters()) * TD.grfBytes();
  for (uint64_t At = 0; At < Bytes;) {
    unsigned N = unsigned(bit_floor(std::min<uint64_t>(
        {(Bytes - At) / UnitBytes, MaxBytes / UnitBytes, TD.maxExecSize()})));
    int64_t DstOff = int64_t(At), SrcOff = int64_t(At);
    visa::DeclId D = reachable(Dst, DstOff), S = reachable(Src, SrcOff);
    VB.emitMov(execOf(N, 0), visa::Operand::dst(D, uint32_t(DstOff)),
               N == 1 ? visa::Operand::scalar(S, uint32_t(SrcOff))
                      : visa::Operand::vec(S, uint32_t(SrcOff)));
    At += uint64_t(N) * UnitBytes;
  }
}

/// Enlarges \p Var to at least \p Bytes bytes.
void KernelEmitter::enlarge(visa::DeclId Var, uint64_t Bytes) {
  visa::Decl &D = K.decl(Var);
  D.NumElts =
      std::max(D.NumElts, uint32_t(divideCeil(Bytes, elemTypeBytes(D.Type))));
}

/// Can the finalizer choose registers for inputs, as it does for other
/// variables? It does so unless every variable can have registers of its own
/// (TRIVIAL_RA in its listing). The finalizer adds variables of its own; for
/// some instructions, it adds many. So this estimate leaves half of the
/// registers to the finalizer, and adds two registers for each instruction.
bool KernelEmitter::mayMoveInputs() const {
  uint64_t Registers = 2 * K.body().size();
  for (uint32_t Id = 0; Id != K.numDecls(); ++Id) {
    const visa::Decl &D = K.decl(visa::DeclId(Id));
    if (D.Kind == visa::DeclKind::General && !D.Predefined &&
        D.AliasOf == visa::DeclId::None)
      Registers += divideCeil(D.sizeBytes(), TD.grfBytes());
  }
  return CallsFunctions || Registers > TD.numGRFs() / 2;
}

/// Copies two kinds of inputs at the start of the kernel: the inputs that
/// inputsToCopy finds (WrittenInputs.h), and inputs that are too small
/// (FinalizerFault::FewQwords).
void KernelEmitter::copyInputs() {
  SmallSetVector<visa::DeclId, 4> Copied;
  if (TD.hasFault(FinalizerFault::WrittenInputs))
    for (visa::DeclId Var : inputsToCopy(K))
      Copied.insert(Var);
  if (!SmallInputs.empty() && mayMoveInputs())
    for (const visa::Input &In : K.Inputs)
      if (SmallInputs.contains(In.Var))
        Copied.insert(In.Var);
  if (Copied.empty())
    return;
  size_t End = K.body().size();
  for (visa::DeclId Var : Copied) {
    const visa::Decl D = K.decl(Var);
    visa::DeclId Arrives = K.addGeneral(D.Type, D.NumElts, D.Alignment, "in");
    for (visa::Input &In : K.Inputs)
      if (In.Var == Var)
        In.Var = Arrives;
    copyBytes(Var, Arrives, D.sizeBytes());
    enlarge(Var, SmallInputs.lookup(Var));
    ++NumCopiedInputs;
  }
  noteOrigin(CodeOrigin::Kind::Frame, nullptr);
  auto MoveUp = [End](auto &&Row) {
    std::rotate(Row.begin() + 1, Row.begin() + End, Row.end());
  };
  MoveUp(K.body());
  MoveUp(Origins);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Returns the successor of \p BB if \p BB contains nothing but a jump;
/// otherwise null.
static const BasicBlock *passesTo(const BasicBlock *BB,
                                  const VariableAssignment &Vars) {
  auto *Br = dyn_cast<BranchInst>(&BB->front());
  if (!Br || Br->isConditional() || !Vars.copiesAtEnd(BB).empty() ||
      BB->isEntryBlock())
    return nullptr;
  return Br->getSuccessor(0);
}

const BasicBlock *KernelEmitter::jumpTarget(const BasicBlock *BB) const {
  SmallPtrSet<const BasicBlock *, 8> Seen;
  while (Seen.insert(BB).second) {
    const BasicBlock *To = passesTo(BB, Vars);
    if (!To)
      break;
    BB = To;
  }
  return BB;
}

static visa::LabelId
labelOf(DenseMap<const BasicBlock *, visa::LabelId> &Labels,
        const BasicBlock *BB, visa::Kernel &K) {
  auto [It, New] = Labels.try_emplace(BB);
  if (New)
    It->second = K.addLabel("bb");
  return It->second;
}

void KernelEmitter::jumpTo(const BasicBlock *BB, const BasicBlock *Next) {
  BB = jumpTarget(BB);
  if (!Next || BB != jumpTarget(Next))
    VB.emitJmp(labelOf(Labels, BB, K));
}

void KernelEmitter::emitBranch(const Bale &B, const BasicBlock *Next) {
  auto *Br = cast<BranchInst>(B.Root);
  if (const LaneFlow::Jump *J = Flow->jumpOf(Br->getParent())) {
    assert(Next && "the other lanes go on in a block after this one");
    return emitGoto(*J);
  }
  if (Br->isUnconditional())
    return jumpTo(Br->getSuccessor(0), Next);
  const BasicBlock *True = jumpTarget(Br->getSuccessor(0));
  const BasicBlock *False = jumpTarget(Br->getSuccessor(1));
  if (auto *C = dyn_cast<ConstantInt>(B.Pred.Mask);
      C && B.Pred.Mode == PredicateMode::PerLane)
    return jumpTo(C->isOne() != B.Pred.Inverted ? True : False, Next);
  visa::Predicate P = predicateOf(B.Pred);
  unsigned Lanes = K.decl(P.Var).NumElts;
  if (Lanes == 1)
    P.Mode = visa::PredMode::Lane;
  visa::Exec E = P.Mode == visa::PredMode::Lane ? visa::Exec::lanes(1)
                                                : visa::Exec::lanes(Lanes);
  if (Next && True == jumpTarget(Next)) {
    P.Inverted = !P.Inverted;
    std::swap(True, False);
  }
  VB.emitJmp(labelOf(Labels, True, K), P, E);
  jumpTo(False, Next);
}

/// Emits a goto: the lanes of \p J go to its target, the other lanes go to the
/// next block.
void KernelEmitter::emitGoto(const LaneFlow::Jump &J) {
  if (!J.Target)
    return;
  PredicateUse Lanes;
  Lanes.Mask = J.Lanes.V;
  Lanes.Inverted = J.Lanes.Inverted;
  VB.emitGoto(labelOf(Labels, J.Target, K), visa::Exec::lanes(Flow->numLanes()),
              predicateOf(Lanes));
}

/// For code with a hardware mask: the instructions from \p First on ignore this
/// mask, except the last \p NumMasked instructions. In those, the mask replaces
/// the predicate of the bale.
void KernelEmitter::ignoreMask(size_t First, unsigned NumMasked) {
  auto Insts = K.body().drop_front(First);
  for (visa::Instruction &I : Insts)
    I.Lanes.NoMask = true;
  for (visa::Instruction &I : Insts.take_back(NumMasked))
    I.Lanes.NoMask = false;
}

/// Emits the copies at the end of \p BB for the phis of its successors, except
/// copies into masks that nothing reads, and into variables in CallerNumbers.
void KernelEmitter::emitCopiesAtEnd(const BasicBlock &BB) {
  SmallDenseSet<unsigned, 16> Read, Vanished;
  for (const BasicBlock *Succ : successors(&BB))
    for (const PHINode &Phi : Succ->phis())
      (Flow->vanishes(&Phi) ? Vanished : Read).insert(Vars.variableOf(&Phi));
  for (const VariableAssignment::Copy &C : Vars.copiesAtEnd(&BB)) {
    bool IsUnread = Flow->isUnread(C.Dst) || Vanished.contains(C.Dst);
    if (!CallerNumbers.contains(C.Dst) && (Read.contains(C.Dst) || !IsUnread))
      emitCopy(C);
  }
}

void KernelEmitter::emitSwitch(SwitchInst &S, const BasicBlock *Next) {
  BaleSource Cond;
  Cond.V = stripRenames(S.getCondition());
  auto T = elemTypeOf(S.getCondition()->getType(), true);
  if (!T || elemTypeBytes(*T) == 8) {
    fail(S, DiagKind::UnsupportedType,
         "expected a switch on 8, 16 or 32 bits, actual another type");
    return;
  }
  Cond.Type = *T;
  Cond.R = Region::contiguous(elemTypeBytes(*T), 1);
  for (const auto &Case : S.cases()) {
    const BasicBlock *To = jumpTarget(Case.getCaseSuccessor());
    visa::DeclId P = K.addPredicate(1, "case");
    VB.emitCmp(visa::CondMod::EQ, visa::Exec::scalar(), visa::Operand::pred(P),
               source(Cond),
               immediate(Case.getCaseValue(), *T, Modifier::None));
    VB.emitJmp(labelOf(Labels, To, K), {P});
  }
  jumpTo(S.getDefaultDest(), Next);
}

void KernelEmitter::emitTerminator(Instruction &T, const BasicBlock *Next) {
  if (const Subroutine *S = CalledBy.lookup(T.getParent())) {
    VB.emitCall(SubroutineLabels.at(S), visa::Exec::scalar());
    return jumpTo(S->returnTo(T.getParent()), Next);
  }
  if (EndedBy.contains(T.getParent())) {
    VB.emitRet();
    return;
  }
  if (isa<BranchInst>(T))
    return emitBranch(Bales.bale(&T), Next);
  if (auto *S = dyn_cast<SwitchInst>(&T))
    return emitSwitch(*S, Next);
  if (isa<ReturnInst>(T) || isa<UnreachableInst>(T)) {
    if (auto *Return = dyn_cast<ReturnInst>(&T))
      if (Value *V = Return->getReturnValue())
        copyToRegisters(visa::Predefined::RetVal, *V);
    // The thread ends at one place, after the last block.
    if (!Next)
      return;
    if (Exit == visa::LabelId::None)
      Exit = K.addLabel("exit");
    VB.emitJmp(Exit);
    return;
  }
  fail(T, DiagKind::InstructionUnsupported,
       "expected a branch, a switch or a return, actual " +
           Twine(T.getOpcodeName()));
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

unsigned numRegisters(const Type *Ty, const TargetDesc &TD) {
  return Ty->isVoidTy()
             ? 0
             : unsigned(divideCeil(registerBytes(Ty), TD.grfBytes()));
}

void KernelEmitter::setAttributes() {
  K.setAttribute("Target", StringRef("cm"));
  if (IsFunction) {
    K.setAttribute("ArgSize", F.arg_empty()
                                  ? 0
                                  : numRegisters(F.getArg(0)->getType(), TD));
    K.setAttribute("RetValSize", numRegisters(F.getReturnType(), TD));
    return;
  }
  unsigned MaxBytes = std::max(SLMBytes, Info.SLMBytes);
  if (MaxBytes > TD.maxSLMBytes())
    reportAt(SLMBytes == MaxBytes ? SLMCall : nullptr, DiagKind::SharedMemory,
             "shared local memory expected to have at most " +
                 Twine(TD.maxSLMBytes()) + " bytes on " + TD.name() +
                 ", actual " + Twine(MaxBytes));
  K.setAttribute("SLMSize", int64_t(divideCeil(MaxBytes, 1024u)));
  if (Info.NamedBarriers && !Failed && !TD.has(Feature::NBarrier)) {
    emitDiag(F, DiagKind::MessageUnavailable,
             "expected a platform with named barriers, actual " + TD.name());
    Failed = true;
  }
  // The id of a named barrier may be known only at run time. If the kernel does
  // not say how many named barriers it has, reserve all of them.
  if (UsesNamedBarriers || Info.NamedBarriers)
    K.setAttribute("NBarrierCnt", int64_t(reservedBarriers(
                                      Info.NamedBarriers ? Info.NamedBarriers
                                                         : MaxNamedBarriers)));
  // The lengths of the data that the thread loads: of local ids, and of
  // arguments.
  if (Info.Runtime == RuntimeKind::L0 && TD.has(Feature::LoadedArguments)) {
    K.setAttribute("PerThreadInputSize", int64_t(TD.grfBytes()));
    K.setAttribute("CrossThreadInputSize",
                   int64_t(alignTo(ArgumentsEnd - TD.argumentsOffsetBytes(),
                                   TargetDesc::ArgumentsAlignBytes)));
  }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Does a compare read \p V?
static bool isCompared(const Value &V) {
  return any_of(V.users(), [](const User *U) {
    return isa<CmpInst>(U) ||
           (isa<CastInst, FreezeInst, RdRegionInst>(U) && isCompared(*U));
  });
}

void KernelEmitter::emitBale(const Bale &B) {
  Instruction &I = *B.Root;
  if (isa<PHINode, ExtractValueInst>(I))
    return;
  if (isInlineAsm(I))
    return emitInlineAsm(cast<CallInst>(I));
  switch (B.K) {
  case Bale::Kind::Operation:
    return emitOperation(B);
  case Bale::Kind::Message:
    return emitMessage(B);
  case Bale::Kind::Flag:
    return emitFlag(B);
  case Bale::Kind::Other:
    break;
  }
  if (calledStackFunction(I))
    return emitCall(cast<CallInst>(I));
  if (getGenXLowering(I) == LoweringKind::Constant) {
    auto &C = *cast<Constant>(I.getOperand(0));
    if (const Function *Named = namedFunction(C))
      VB.emitFaddr(Names.at(Named),
                   visa::Operand::dst(general(&I, ElemType::UQ)));
    else
      emitConstant(general(&I), registerBytes(I.getType()), C, isCompared(I));
    return;
  }
  auto Id = getGenXIntrinsic(I);
  fail(I, DiagKind::InstructionUnsupported,
       "expected an instruction that code generation knows, actual " +
           Twine(Id ? getGenXInfo(*Id).Name : std::string(I.getOpcodeName())));
}

/// Emits the information that the next instructions come from line \p NewLine
/// of \p In.
void KernelEmitter::emitLine(const DIFile *In, unsigned NewLine) {
  if (In != LineFile) {
    VB.emitFile(sourcePath(*In));
    LineFile = In;
    Line = 0;
  }
  if (NewLine != Line)
    VB.emitLoc(Line = NewLine);
}

/// Emits the source line of \p I if the text has lines for debuggers.
void KernelEmitter::emitLine(const Instruction &I) {
  const DILocation *Loc = I.getDebugLoc();
  if (Source && Loc && Loc->getFile() && Loc->getLine())
    emitLine(Loc->getFile(), Loc->getLine());
}

void KernelEmitter::emitBlock(BasicBlock &BB, const BasicBlock *Next) {
  Addresses.clear();
  ZeroOffset = visa::DeclId::None;
  DescribedSurface = nullptr;
  NumSurfacesSet = 0;
  for (NumberedSurface &S : NumberedSurfaces)
    S.Number = {};
  countOffsets(BB);
  if (auto It = Labels.find(&BB); It != Labels.end())
    VB.emitLabel(It->second);
  noteOrigin(CodeOrigin::Kind::Frame, nullptr);
  bool HasMask = Flow->hasMask(&BB);
  for (Instruction &I : BB) {
    if (Bales.isMember(&I) || I.isTerminator())
      continue;
    if (isRename(&I) || Flow->vanishes(&I))
      continue;
    if (Vars.isCopyInPlace(&I))
      continue;
    if (Vars.beginsWithPart(&I))
      VB.emitLifetimeStart(Decls[Vars.variableOf(&I)][0]);
    emitLine(I);
    size_t First = K.body().size();
    for (const auto &C : Vars.copiesBefore(&I))
      emitCopy(C);
    noteOrigin(CodeOrigin::Kind::OldValue, &I);
    Bale B = Bales.bale(&I);
    emitBale(B);
    if (HasMask)
      ignoreMask(First, !Flow->replacesPredicate(B) ? 0
                        : movesInHalves(B)          ? 2
                                                    : 1);
    noteOrigin(CodeOrigin::Kind::Bale, &I);
  }
  size_t First = K.body().size();
  emitCopiesAtEnd(BB);
  if (HasMask)
    ignoreMask(First, 0);
  noteOrigin(CodeOrigin::Kind::Phi, BB.getTerminator());
  emitLine(*BB.getTerminator());
  emitTerminator(*BB.getTerminator(), Next);
  noteOrigin(CodeOrigin::Kind::Terminator, BB.getTerminator());
}

/// Emits \p Blocks in this order.
void KernelEmitter::emitBlocks(ArrayRef<BasicBlock *> Blocks) {
  for (size_t N = 0; N != Blocks.size(); ++N)
    emitBlock(*Blocks[N], N + 1 < Blocks.size() ? Blocks[N + 1] : nullptr);
}

/// Sets the bits of the control register that the kernel requests. A thread
/// starts with a control register that flushes denormals.
void KernelEmitter::emitFloatControl() {
  visa::DeclId CR0 = visa::declOf(visa::Predefined::CR0);
  if (Info.FloatControl)
    VB.emitALU(Operation::Or, visa::Exec::scalar(), visa::Operand::dst(CR0),
               {visa::Operand::scalar(CR0),
                visa::Operand::immInt(ElemType::UD, Info.FloatControl)});
}

bool KernelEmitter::run() {
  for (const Instruction &I : instructions(F))
    if (auto Form = getOperationForm(I)) {
      HasDotProducts |= Form->Op == Operation::Dp4a;
      HasRotations |= Form->Op == Operation::Rol || Form->Op == Operation::Ror;
    }
  // Surface arguments are surface variables if messages of the data port name
  // them. For LSC messages they are numbers. Stack functions always receive
  // numbers.
  UsesDataPort = TD.has(Feature::LegacyDataPort) ||
                 (!IsFunction && prefersDataPort(F, Info, TD));
  if (UsesDataPort && !IsFunction)
    for (const Argument &A : F.args())
      if (Info.kindOf(A) != KernelArgKind::General)
        States[&A] = Info.kindOf(A) == KernelArgKind::Sampler
                         ? K.addSampler("s")
                         : K.addSurface("t");
  SmallVector<BasicBlock *, 16> Order;
  DenseMap<const BasicBlock *, unsigned> Positions;
  for (BasicBlock &BB : F)
    if (jumpTarget(&BB) == &BB) {
      Positions[&BB] = unsigned(Order.size());
      Order.push_back(&BB);
    }
  for (BasicBlock &BB : F)
    Positions[&BB] = Positions.at(jumpTarget(&BB));
  // A stack call runs all 16 lanes, so code with calls keeps its masks in
  // predicates: no branch becomes a goto.
  bool HasCalls = IsFunction || CallsFunctions;
  Flow.emplace(TD, Bales, Vars,
               HasCalls ? ArrayRef<BasicBlock *>() : ArrayRef(Order),
               Positions);
  findSubroutineCalls();
  declareVariables();
  if (!IsFunction)
    declareInputs();
  if (Failed)
    return false;
  VB.emitFunction((K.Name + "_main").c_str());
  // This line is for code before the first instruction that has a line.
  if (Source && Source->getLine())
    emitLine(Source->getFile(), Source->getLine());
  if (!IsFunction)
    emitFloatControl();
  if (IsFunction)
    receiveArgument();
  // Copy the numbers of surfaces for uses other than messages.
  for (const Argument &A : F.args())
    if (States.count(&A) && !onlyNamesSurface(A))
      VB.emitMovs(visa::Exec::scalar(),
                  visa::Operand::dst(general(&A, ElemType::UD)),
                  visa::Operand::state(States[&A]));
  // Jump targets need their labels before their blocks are reached.
  for (BasicBlock *BB : Order)
    for (const BasicBlock *Succ : successors(BB))
      labelOf(Labels, jumpTarget(Succ), K);
  SmallVector<BasicBlock *, 16> Blocks;
  copy_if(Order, std::back_inserter(Blocks),
          [&](const BasicBlock *BB) { return !SubroutineOf.contains(BB); });
  emitBlocks(Blocks);
  if (Exit != visa::LabelId::None)
    VB.emitLabel(Exit);
  IsFunction ? VB.emitFret() : VB.emitRet();
  emitSubroutines(Order);
  noteOrigin(CodeOrigin::Kind::Frame, nullptr);
  dropGotosOverNothing();
  copyInputs();
  if (TD.hasFault(FinalizerFault::JoinedSaturation))
    addToSaturate();
  if (TD.hasFault(FinalizerFault::WidenedModifiers))
    keepModifiersNarrow();
  if (TD.hasFault(FinalizerFault::HalfToPackedBytes))
    convertSinglesToBytes();
  if (TD.hasFault(FinalizerFault::PackedBytesInPlace) ||
      TD.hasFault(FinalizerFault::NegatedNarrowInPlace))
    copyNeededSources(visa::overwrittenSources(K, TD));
  if (TD.hasFault(FinalizerFault::MaskedMismatchedDoubles))
    chooseFarQwords();
  if (TD.hasFault(FinalizerFault::RowsToAddresses))
    keepAddressRows();
  if (TD.hasFault(FinalizerFault::ComparedNarrowPairs))
    comparePairsWithOthers();
  if (TD.hasFault(FinalizerFault::CallRegisters))
    copyNeededSources(visa::overwrittenCallRegisters(K, TD.grfBytes()));
  // The copies above may be parts of the source of a strided copy.
  if (TD.hasFault(FinalizerFault::StridedCopiesOfParts))
    retypeStridedCopies();
  setAttributes();
  checkInlineAsm();
  return !Failed;
}

/// Returns a name for each function. A call writes the callee's name without
/// quotes, so each name is an identifier, but not a keyword. Functions that
/// other files define come last.
static FunctionNames nameFunctions(ArrayRef<Function *> Functions) {
  FunctionNames Names;
  StringSet<> Taken;
  SetVector<const Function *> All(Functions.begin(), Functions.end());
  for (Function *F : Functions)
    for (const Instruction &I : instructions(*F))
      if (getGenXLowering(I) == LoweringKind::Constant)
        if (auto *C = dyn_cast<Constant>(I.getOperand(0)))
          if (const Function *Named = namedFunction(*C))
            All.insert(Named);
  for (const Function *F : All) {
    std::string Name = "f_";
    for (char C : F->getName())
      Name += isAlnum(C) ? C : '_';
    while (!Taken.insert(Name).second)
      Name += "_" + utostr(Names.size());
    Names[F] = std::move(Name);
  }
  return Names;
}

std::unique_ptr<visa::Module> generateModule(const KernelInfo &Entry,
                                             const TargetDesc &TD,
                                             CodeOrigins *Origins) {
  auto M = std::make_unique<visa::Module>();
  SmallVector<Function *, 4> Functions = withCalledFunctions(*Entry.Fn);
  FunctionNames Names = nameFunctions(Functions);
  bool Fine = true;
  for (Function *F : Functions) {
    splitCriticalPhiEdges(*F);
    visa::Kernel &K =
        M->Kernels.emplace_back(isStackFunction(*F) ? Names[F] : Entry.Name);
    KernelEmitter Emitter(*F, Entry, TD, Names, K);
    if (!Emitter.run()) {
      Fine = false;
      continue;
    }
    Emitter.emitRemarks();
    if (Origins && F == Entry.Fn)
      *Origins = Emitter.takeOrigins();
  }
  // Found by experiment: the finalizer writes no listing of a text with
  // functions unless OutputAsmPath names the listing.
  if (M->Kernels.front().IsGlobalFunction || M->Kernels.size() > 1)
    for (visa::Kernel &K : M->Kernels)
      K.setAttribute("OutputAsmPath", StringRef(Entry.Name));
  return Fine ? std::move(M) : nullptr;
}

} // namespace cmx
