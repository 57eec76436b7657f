//===- LowerSimdcf.cpp - SIMD control flow becomes masks ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mask usually has 32 lanes, of which a section of SIMD control flow uses the
// first ones. The pass keeps each such part as a value of its own beside the
// whole mask, see narrow(). If nothing reads the whole mask after that, it is
// removed.
//
// A join unites the lanes that an if and its else divided. So the mask after a
// join usually equals an earlier mask. JoinedMasks finds this earlier mask.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerSimdcf.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/EraseTogether.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Transforms/Preserved.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace cmx {

namespace {

/// The first lanes of a mask: the mask, and the number of lanes.
using MaskPart = std::pair<Value *, unsigned>;

/// Finds a mask that equals a disjunction of masks on all paths to the
/// disjunction.
class JoinedMasks {
public:
  explicit JoinedMasks(const DominatorTree &DT) : DT(DT) {}

  /// Returns a value that equals \p Or and dominates it, or null if none is
  /// found.
  Value *equalTo(BinaryOperator &Or);

private:
  /// A disjunction, as a list of its different terms.
  using Terms = SmallVector<Value *, 4>;

  Terms simplify(ArrayRef<Value *> Masks, const Value *Zero) const;
  bool dominates(const Terms &T, const BasicBlock &Block) const;
  const BasicBlock *blockOfPhis(const Terms &T) const;
  void addWithEarlier(Terms T, SmallVectorImpl<Terms> &All);
  std::optional<Terms> beforePhis(const Terms &T);
  std::optional<SmallVector<Terms, 4>> commonBefore(const Terms &T,
                                                    const BasicBlock &Block);

  const DominatorTree &DT;
  /// Blocks whose phis are being looked through.
  SmallPtrSet<const BasicBlock *, 4> Open;
  unsigned StepsLeft = 0;
};

class SimdcfLowering {
public:
  SimdcfLowering(Function &F, const DominatorTree &DT)
      : F(F), DT(DT), Regions(*F.getParent()) {}

  bool run();

private:
  void findCalls();
  void rewrite(CallInst &Call);
  void rewriteGoto(CallInst &Call);
  void rewriteJoin(CallInst &Call);
  Value *asBits(CallInst &Call);
  void replaceBy(CallInst &Call, ArrayRef<Value *> Results);
  Value *narrow(Value *Mask, unsigned N);
  Value *withFirstLanes(Value *Mask, Value *Lanes);
  Value *noneOf(Value *Lanes);
  void completePhis();
  void narrowReads();
  void simplifyJoins();
  bool simplifyChoices();
  bool simplifyPhis();
  Value *onlyValueOf(PHINode &Phi) const;
  void reduceComplements();

  Function &F;
  const DominatorTree &DT;
  RegionBuilder Regions;
  IRBuilder<> &B = Regions.ir();
  /// Each call comes after the calls that dominate it.
  SmallVector<CallInst *, 16> Calls;
  /// The parts of masks. They are handles, because narrowReads can replace a
  /// part that is a read.
  DenseMap<MaskPart, WeakTrackingVH> Parts;
  /// Phis whose part has no incoming values yet.
  SmallVector<std::pair<PHINode *, PHINode *>, 8> Incomplete;
  /// Masks with parts, and the instructions that make such masks.
  SmallSetVector<Instruction *, 16> Whole;
  /// The lanes that are active after each join.
  SmallVector<WeakVH, 8> Joined;
  /// Calls of llvm.genx.any.
  SmallVector<WeakVH, 16> Reductions;
};

} // namespace

static bool isAllOnes(const Value *V) {
  auto *C = dyn_cast<Constant>(V);
  return C && C->isAllOnesValue();
}

static bool isZero(const Value *V) {
  auto *C = dyn_cast<Constant>(V);
  return C && C->isNullValue();
}

static Value *andOf(IRBuilder<> &B, Value *L, Value *R) {
  if (isAllOnes(L) || isZero(R))
    return R;
  return isAllOnes(R) || isZero(L) ? L : B.CreateAnd(L, R);
}

static Value *orOf(IRBuilder<> &B, Value *L, Value *R) {
  if (isZero(L) || isAllOnes(R))
    return R;
  return isZero(R) || isAllOnes(L) ? L : B.CreateOr(L, R);
}

static bool areOpposite(Value *L, Value *R) {
  using namespace PatternMatch;
  return match(L, m_Not(m_Specific(R))) || match(R, m_Not(m_Specific(L)));
}

/// Returns one mask that equals the disjunction of \p L and \p R, or null if
/// none is found.
static Value *united(Value *L, Value *R) {
  using namespace PatternMatch;
  if (isZero(L) || L == R || isAllOnes(R) ||
      match(L, m_c_And(m_Specific(R), m_Value())))
    return R;
  if (isZero(R) || isAllOnes(L) || match(R, m_c_And(m_Specific(L), m_Value())))
    return L;
  if (areOpposite(L, R))
    return Constant::getAllOnesValue(L->getType());
  Value *A, *B, *C, *D;
  if (!match(L, m_And(m_Value(A), m_Value(B))) ||
      !match(R, m_And(m_Value(C), m_Value(D))))
    return nullptr;
  if ((A == C && areOpposite(B, D)) || (A == D && areOpposite(B, C)))
    return A;
  return (B == C && areOpposite(A, D)) || (B == D && areOpposite(A, C))
             ? B
             : nullptr;
}

/// Returns the mask that has no set lane if \p Cond has the value \p IsTrue.
/// Returns null if there is no such mask.
static const Value *emptyIf(const Value *Cond, bool IsTrue) {
  using namespace PatternMatch;
  if (const Value *Inner; match(Cond, m_Not(m_Value(Inner)))) {
    Cond = Inner;
    IsTrue = !IsTrue;
  }
  auto *Call = dyn_cast<CallInst>(Cond);
  return !IsTrue && Call && getGenXIntrinsic(*Call) == GenXIntrinsic::Any
             ? Call->getArgOperand(0)
             : nullptr;
}

/// Returns the mask that has no set lane when the edge from \p From to \p To is
/// taken. Returns null if there is no such mask.
static const Value *emptyOnEdge(const BasicBlock &From, const BasicBlock &To) {
  auto *Br = dyn_cast<BranchInst>(From.getTerminator());
  if (!Br || !Br->isConditional() || Br->getSuccessor(0) == Br->getSuccessor(1))
    return nullptr;
  return emptyIf(Br->getCondition(), Br->getSuccessor(0) == &To);
}

/// Returns the disjunction of \p Masks in few terms. \p Zero is null or a mask
/// without a set lane.
JoinedMasks::Terms JoinedMasks::simplify(ArrayRef<Value *> Masks,
                                         const Value *Zero) const {
  using namespace PatternMatch;
  Terms T(Masks);
  erase_if(T, [&](Value *V) {
    return V == Zero ||
           (Zero && match(V, m_c_And(m_Specific(Zero), m_Value())));
  });
  if (T.empty())
    T.push_back(Constant::getNullValue(Masks.front()->getType()));
  auto UniteTwo = [&] {
    for (size_t I = 0; I != T.size(); ++I)
      for (size_t J = I + 1; J != T.size(); ++J)
        if (Value *One = united(T[I], T[J])) {
          T[I] = One;
          T.erase(T.begin() + J);
          return true;
        }
    return false;
  };
  auto SplitOne = [&] {
    Value *A, *B;
    for (size_t I = 0; I != T.size() && T.size() > 1 && T.size() < 8; ++I)
      if (match(T[I], m_Or(m_Value(A), m_Value(B)))) {
        T[I] = A;
        T.push_back(B);
        return true;
      }
    return false;
  };
  while (UniteTwo() || SplitOne())
    ;
  return T;
}

static bool holds(ArrayRef<SmallVector<Value *, 4>> All,
                  ArrayRef<Value *> Masks) {
  return any_of(All, [&](ArrayRef<Value *> T) {
    return std::is_permutation(T.begin(), T.end(), Masks.begin(), Masks.end());
  });
}

bool JoinedMasks::dominates(const Terms &T, const BasicBlock &Block) const {
  return all_of(T, [&](const Value *V) {
    auto *I = dyn_cast<Instruction>(V);
    return !I || DT.properlyDominates(I->getParent(), &Block);
  });
}

/// Returns the block that has all phis of \p T, if the other masks of \p T
/// dominate this block. Returns null otherwise.
const BasicBlock *JoinedMasks::blockOfPhis(const Terms &T) const {
  const BasicBlock *Block = nullptr;
  for (const Value *V : T)
    if (auto *Phi = dyn_cast<PHINode>(V)) {
      if (Block && Phi->getParent() != Block)
        return nullptr;
      Block = Phi->getParent();
    }
  Terms Others(make_filter_range(T, [](Value *V) { return !isa<PHINode>(V); }));
  return Block && dominates(Others, *Block) ? Block : nullptr;
}

/// Adds \p T to \p All, then the masks that \p T equals before its phis, and so
/// on.
void JoinedMasks::addWithEarlier(Terms T, SmallVectorImpl<Terms> &All) {
  for (std::optional<Terms> Next = std::move(T); Next && !holds(All, *Next);
       Next = beforePhis(All.back()))
    All.push_back(*Next);
}

/// Returns masks that dominate the phis of \p T and equal \p T on every edge to
/// these phis. On a back edge, the incoming value can also be \p T of the turn
/// before. Then, by induction, \p T equals the masks that it equals in the
/// first turn.
std::optional<JoinedMasks::Terms> JoinedMasks::beforePhis(const Terms &T) {
  const BasicBlock *Block = blockOfPhis(T);
  if (!Block || StepsLeft == 0 || !Open.insert(Block).second)
    return std::nullopt;
  --StepsLeft;
  std::optional<SmallVector<Terms, 4>> Common = commonBefore(T, *Block);
  Open.erase(Block);
  if (!Common)
    return std::nullopt;
  auto Found =
      find_if(*Common, [&](const Terms &M) { return dominates(M, *Block); });
  return Found == Common->end() ? std::nullopt : std::optional(*Found);
}

/// Returns the masks that equal \p T at the end of each predecessor of \p
/// Block. The phis of \p T are in \p Block.
std::optional<SmallVector<JoinedMasks::Terms, 4>>
JoinedMasks::commonBefore(const Terms &T, const BasicBlock &Block) {
  std::optional<SmallVector<Terms, 4>> Common;
  for (const BasicBlock *From : predecessors(&Block)) {
    SmallVector<Value *, 4> There;
    for (Value *V : T) {
      auto *Phi = dyn_cast<PHINode>(V);
      There.push_back(Phi ? Phi->getIncomingValueForBlock(From) : V);
    }
    SmallVector<Terms, 4> Here;
    addWithEarlier(simplify(There, nullptr), Here);
    if (const Value *Zero = emptyOnEdge(*From, Block))
      addWithEarlier(simplify(There, Zero), Here);
    if (DT.dominates(&Block, From) && holds(Here, T))
      continue;
    if (!Common)
      Common = std::move(Here);
    else
      erase_if(*Common,
               [&](const Terms &Known) { return !holds(Here, Known); });
  }
  return Common;
}

Value *JoinedMasks::equalTo(BinaryOperator &Or) {
  StepsLeft = 64;
  SmallVector<Terms, 4> All;
  addWithEarlier(simplify({Or.getOperand(0), Or.getOperand(1)}, nullptr), All);
  for (const Terms &T : All)
    if (T.size() == 1 && T.front() != &Or &&
        (!isa<Instruction>(T.front()) || DT.dominates(T.front(), &Or)))
      return T.front();
  return nullptr;
}

static SmallVector<int, 32> firstLanes(unsigned N) {
  return to_vector<32>(seq<int>(0, int(N)));
}

/// Returns the first \p N lanes of \p Mask.
Value *SimdcfLowering::narrow(Value *Mask, unsigned N) {
  if (numLanes(Mask->getType()) == N)
    return Mask;
  if (Value *Known = Parts.lookup({Mask, N}))
    return Known;
  auto *Phi = dyn_cast<PHINode>(Mask);
  if (!Phi)
    return B.CreateShuffleVector(Mask, firstLanes(N));
  auto *Ty = FixedVectorType::get(B.getInt1Ty(), N);
  PHINode *Part =
      PHINode::Create(Ty, Phi->getNumIncomingValues(), "", Phi->getIterator());
  Part->setDebugLoc(Phi->getDebugLoc());
  Parts[{Mask, N}] = Part;
  Whole.insert(Phi);
  Incomplete.push_back({Phi, Part});
  return Part;
}

/// Returns \p Mask with its first lanes replaced by \p Lanes.
Value *SimdcfLowering::withFirstLanes(Value *Mask, Value *Lanes) {
  if (Mask->getType() == Lanes->getType())
    return Lanes;
  int NumMask = int(numLanes(Mask->getType()));
  int NumLanes = int(numLanes(Lanes->getType()));
  SmallVector<int, 32> Widened, Merged;
  for (int L = 0; L != NumMask; ++L) {
    Widened.push_back(L < NumLanes ? L : PoisonMaskElem);
    Merged.push_back(L < NumLanes ? L : NumMask + L);
  }
  Value *Wide = B.CreateShuffleVector(Lanes, Widened);
  Value *Result = B.CreateShuffleVector(Wide, Mask, Merged);
  for (Value *V : {Wide, Result})
    if (auto *I = dyn_cast<Instruction>(V))
      Whole.insert(I);
  Parts[{Result, unsigned(NumLanes)}] = Lanes;
  return Result;
}

Value *SimdcfLowering::noneOf(Value *Lanes) {
  Value *Any =
      Regions.createIntrinsic(GenXIntrinsic::Any, B.getInt1Ty(), {Lanes});
  if (auto *Call = dyn_cast<CallInst>(Any))
    Reductions.push_back(Call);
  return B.CreateNot(Any);
}

/// Replaces \p Call. Users that extract an element get the value of this
/// element. Other users get a structure with all results.
void SimdcfLowering::replaceBy(CallInst &Call, ArrayRef<Value *> Results) {
  for (User *U : make_early_inc_range(Call.users())) {
    auto *Extract = dyn_cast<ExtractValueInst>(U);
    if (!Extract)
      continue;
    Extract->replaceAllUsesWith(Results[Extract->getIndices().front()]);
    Extract->eraseFromParent();
  }
  if (!Call.use_empty()) {
    Value *All = PoisonValue::get(Call.getType());
    for (auto [I, Result] : enumerate(Results))
      All = B.CreateInsertValue(All, Result, unsigned(I));
    Call.replaceAllUsesWith(All);
  }
  Call.eraseFromParent();
}

void SimdcfLowering::rewriteGoto(CallInst &Call) {
  Value *Mask = Call.getArgOperand(0), *Resume = Call.getArgOperand(1);
  Value *Stay = Call.getArgOperand(2);
  Value *Active = narrow(Mask, numLanes(Stay->getType()));
  Value *Left = andOf(B, Active, Stay);
  Value *Leaving = andOf(B, Active, B.CreateNot(Stay));
  Value *NewMask = withFirstLanes(Mask, Left);
  Value *NewResume = orOf(B, Resume, Leaving);
  replaceBy(Call, {NewMask, NewResume, noneOf(Left)});
}

void SimdcfLowering::rewriteJoin(CallInst &Call) {
  Value *Mask = Call.getArgOperand(0), *Resume = Call.getArgOperand(1);
  Value *Active = orOf(B, narrow(Mask, numLanes(Resume->getType())), Resume);
  Joined.push_back(Active);
  Value *NewMask = withFirstLanes(Mask, Active);
  replaceBy(Call, {NewMask, noneOf(Active)});
}

/// Returns the result of \p Call. For savemask, this is an i32 with a bit for
/// each lane. For unmask and remask, this is a mask.
Value *SimdcfLowering::asBits(CallInst &Call) {
  auto *All = FixedVectorType::get(B.getInt1Ty(), 32);
  auto Id = *getGenXIntrinsic(Call);
  if (Id == GenXIntrinsic::SimdcfUnmask)
    return Constant::getAllOnesValue(Call.getType());
  if (Id == GenXIntrinsic::SimdcfRemask)
    return narrow(B.CreateBitCast(Call.getArgOperand(1), All),
                  numLanes(Call.getType()));
  Value *Mask = Call.getArgOperand(0);
  unsigned NumLanes = numLanes(Mask->getType());
  if (NumLanes < 32) {
    SmallVector<int, 32> Widened = firstLanes(NumLanes);
    Widened.resize(32, int(NumLanes)); // An element of the second vector.
    Mask = B.CreateShuffleVector(Mask, Constant::getNullValue(Mask->getType()),
                                 Widened);
  }
  return B.CreateBitCast(Mask, B.getInt32Ty());
}

void SimdcfLowering::rewrite(CallInst &Call) {
  B.SetInsertPoint(&Call);
  switch (*getGenXIntrinsic(Call)) {
  case GenXIntrinsic::SimdcfGoto:
    return rewriteGoto(Call);
  case GenXIntrinsic::SimdcfJoin:
    return rewriteJoin(Call);
  case GenXIntrinsic::SimdcfGetEm:
    Call.replaceAllUsesWith(Call.getArgOperand(0));
    Call.eraseFromParent();
    return;
  case GenXIntrinsic::SimdcfSavemask:
  case GenXIntrinsic::SimdcfUnmask:
  case GenXIntrinsic::SimdcfRemask:
    Call.replaceAllUsesWith(asBits(Call));
    Call.eraseFromParent();
    return;
  default:
    llvm_unreachable("not SIMD control flow");
  }
}

/// Gives the parts of phis their incoming values. Narrowing these values can
/// make further incomplete parts.
void SimdcfLowering::completePhis() {
  while (!Incomplete.empty()) {
    auto [Phi, Part] = Incomplete.pop_back_val();
    for (auto [V, From] : zip(Phi->incoming_values(), Phi->blocks())) {
      int Before = Part->getBasicBlockIndex(From);
      B.SetInsertPoint(From->getTerminator());
      // A block can be an incoming block twice, with the same value.
      Part->addIncoming(Before >= 0 ? Part->getIncomingValue(Before)
                                    : narrow(V, numLanes(Part->getType())),
                        From);
    }
  }
}

/// Replaces a read of the first lanes of a mask by the part that has these
/// lanes.
void SimdcfLowering::narrowReads() {
  SmallSetVector<Instruction *, 16> Reads;
  for (Instruction *Mask : Whole)
    for (User *U : Mask->users()) {
      auto *I = cast<Instruction>(U);
      auto *Shuffle = dyn_cast<ShuffleVectorInst>(I);
      auto *Read = dyn_cast<RdPredRegionInst>(I);
      bool IsFirst = Shuffle ? Shuffle->getOperand(0) == Mask &&
                                   equal(Shuffle->getShuffleMask(),
                                         seq(0, int(numLanes(I->getType()))))
                             : Read && Read->offsetElts() == 0;
      if (IsFirst && I->getType()->isVectorTy() &&
          Parts.contains({Mask, numLanes(I->getType())}))
        Reads.insert(I);
    }
  for (Instruction *I : Reads) {
    I->replaceAllUsesWith(Parts.at({I->getOperand(0), numLanes(I->getType())}));
    Whole.remove(I);
    I->eraseFromParent();
  }
}

/// Replaces joins by other masks that have the same lanes.
void SimdcfLowering::simplifyJoins() {
  JoinedMasks Masks(DT);
  for (WeakVH &Lanes : Joined) {
    auto *Or = dyn_cast_or_null<BinaryOperator>(Lanes);
    if (!Or || Or->getOpcode() != Instruction::Or)
      continue;
    Value *Equal = Masks.equalTo(*Or);
    if (!Equal)
      continue;
    Or->replaceAllUsesWith(Equal);
    RecursivelyDeleteTriviallyDeadInstructions(Or);
  }
}

/// Returns \p V without disjunctions with zero. No earlier step folds them.
static Value *withoutZero(Value *V) {
  using namespace PatternMatch;
  while (match(V, m_c_Or(m_Zero(), m_Value(V))))
    ;
  return V;
}

/// Returns a mask that \p V equals if no lane of \p Empty is set. Returns null
/// if \p V, too, has no set lane in this case.
static const Value *whereEmpty(const Value *V, const Value *Empty,
                               unsigned Depth = 4) {
  using namespace PatternMatch;
  V = withoutZero(const_cast<Value *>(V));
  if (isZero(V) || V == Empty ||
      match(V, m_c_LogicalAnd(m_Specific(Empty), m_Value())))
    return nullptr;
  const Value *L, *R;
  if (Depth == 0 || !match(V, m_Or(m_Value(L), m_Value(R))))
    return V;
  L = whereEmpty(L, Empty, Depth - 1);
  R = whereEmpty(R, Empty, Depth - 1);
  return L && R ? V : L ? L : R;
}

/// Does \p Holds accept a mask that has no set lane on the edge from \p From to
/// \p To, or on an earlier edge that every path to this edge takes?
static bool anyEmptyOnWay(const BasicBlock *From, const BasicBlock *To,
                          function_ref<bool(const Value *)> Holds) {
  constexpr unsigned MaxBlocks = 4;
  for (unsigned N = 0; From && N != MaxBlocks; ++N) {
    if (const Value *Empty = emptyOnEdge(*From, *To);
        Empty && Holds(withoutZero(const_cast<Value *>(Empty))))
      return true;
    To = From;
    From = From->getSinglePredecessor();
  }
  return false;
}

/// Returns a value that equals \p Phi on each edge to \p Phi, or null if there
/// is none. Takes into account which masks are known to have no set lane on an
/// edge.
Value *SimdcfLowering::onlyValueOf(PHINode &Phi) const {
  auto IsEqual = [&](unsigned K, const Value *V) {
    const Value *In = withoutZero(Phi.getIncomingValue(K));
    if (In == V || In == &Phi)
      return true;
    return anyEmptyOnWay(Phi.getIncomingBlock(K), Phi.getParent(),
                         [&](const Value *Empty) {
                           return whereEmpty(In, Empty) == whereEmpty(V, Empty);
                         });
  };
  SmallVector<Value *, 4> Candidates = {Constant::getNullValue(Phi.getType())};
  for (Value *In : Phi.incoming_values())
    if (auto *I = dyn_cast<Instruction>(withoutZero(In));
        I && DT.dominates(I, &Phi))
      Candidates.push_back(I);
  for (Value *V : Candidates)
    if (all_of(seq(Phi.getNumIncomingValues()),
               [&](unsigned K) { return IsEqual(K, V); }))
      return V;
  return nullptr;
}

/// If \p I tests whether any lane of a mask is set, and chooses between two
/// values that are equal if no lane is set, returns the value that \p I always
/// equals. Returns null otherwise.
static Value *onlyChoiceOf(const SelectInst &I) {
  for (bool IsTrue : {true, false}) {
    const Value *Empty = emptyIf(I.getCondition(), IsTrue);
    if (!Empty)
      continue;
    Empty = withoutZero(const_cast<Value *>(Empty));
    Value *WithNone = I.getOperand(IsTrue ? 1 : 2),
          *WithSome = I.getOperand(IsTrue ? 2 : 1);
    if (whereEmpty(WithNone, Empty) == whereEmpty(WithSome, Empty))
      return WithSome;
  }
  return nullptr;
}

bool SimdcfLowering::simplifyChoices() {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Select = dyn_cast<SelectInst>(&I);
    if (!Select || !isPredicateType(I.getType()) || !I.getType()->isVectorTy())
      continue;
    if (Value *Only = onlyChoiceOf(*Select)) {
      Select->replaceAllUsesWith(Only);
      Select->eraseFromParent();
      Changed = true;
    }
  }
  return Changed;
}

/// Adds the phis that read \p V to \p Work. This includes phis that read \p V
/// through disjunctions, as whereEmpty() does.
static void addReaders(const Value &V, SetVector<PHINode *> &Work,
                       unsigned Depth = 4) {
  for (const User *U : V.users())
    if (auto *Reader = dyn_cast<PHINode>(U))
      Work.insert(const_cast<PHINode *>(Reader));
    else if (Depth && match(U, PatternMatch::m_Or(PatternMatch::m_Value(),
                                                  PatternMatch::m_Value())))
      addReaders(*U, Work, Depth - 1);
}

/// Replaces phis that equal another mask, or zero, on every edge to them. On an
/// edge that is only taken if no lane of a mask is set, this mask equals zero.
bool SimdcfLowering::simplifyPhis() {
  SetVector<PHINode *> Work;
  for (BasicBlock &Block : F)
    for (PHINode &Phi : Block.phis())
      if (isPredicateType(Phi.getType()) && Phi.getType()->isVectorTy())
        Work.insert(&Phi);
  bool Changed = false;
  while (!Work.empty()) {
    PHINode *Phi = Work.pop_back_val();
    Value *Only = onlyValueOf(*Phi);
    if (!Only)
      continue;
    addReaders(*Phi, Work);
    Work.remove(Phi);
    Phi->replaceAllUsesWith(Only);
    Phi->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// any(not %m) -> not all(%m): a branch can test any or all of a mask, but not
/// of its complement.
void SimdcfLowering::reduceComplements() {
  using namespace PatternMatch;
  for (WeakVH &V : Reductions) {
    auto *Any = dyn_cast_or_null<CallInst>(V);
    Value *Lanes;
    if (!Any || !match(Any->getArgOperand(0), m_Not(m_Value(Lanes))))
      continue;
    B.SetInsertPoint(Any);
    Value *NotAll = B.CreateNot(
        Regions.createIntrinsic(GenXIntrinsic::All, B.getInt1Ty(), {Lanes}));
    Any->replaceAllUsesWith(NotAll);
    RecursivelyDeleteTriviallyDeadInstructions(Any);
  }
}

void SimdcfLowering::findCalls() {
  for (BasicBlock *Block : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *Block)
      if (getGenXLowering(I) == LoweringKind::SimdFlow)
        Calls.push_back(cast<CallInst>(&I));
}

bool SimdcfLowering::run() {
  findCalls();
  for (CallInst *Call : Calls)
    rewrite(*Call);
  completePhis();
  narrowReads();
  eraseTogether(Whole.getArrayRef());
  simplifyJoins();
  bool Changed = simplifyChoices();
  Changed |= simplifyPhis();
  reduceComplements();
  return Changed || !Calls.empty();
}

PreservedAnalyses LowerSimdcfPass::run(Function &F,
                                       FunctionAnalysisManager &AM) {
  // In unreachable blocks, a mask could be computed from itself.
  bool Removed = EliminateUnreachableBlocks(F);
  if (Removed)
    AM.invalidate(F, PreservedAnalyses::none());
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  bool Changed = SimdcfLowering(F, DT).run();
  return Removed ? PreservedAnalyses::none() : preservedIfRewritten(Changed);
}

} // namespace cmx
