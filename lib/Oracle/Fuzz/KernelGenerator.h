//===- KernelGenerator.h - Makes a random kernel ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pool of values grows step by step; the operands of each step are values of
// the pool, or regions of such values. In the end, values without a use are
// stored.
//
// Two facts about each value keep kernels comparable:
//
//   Defined  no lane is poison. Addresses, masks of messages, divisors, indices
//            and conditions must be defined.
//   Stable   if a lane is a NaN, its bits are known, because no arithmetic made
//            it. Only a stable value is read as integers, or stored at a place
//            from which the kernel loads.
//
// Operations whose result depends on how they are compiled (contraction,
// reassociation, zeros without sign) get operands for which all allowed results
// are equal: small whole numbers ("exact").
//
// Parts of the class are in
//   RandomKernel.cpp      arguments, control flow, the kernel as a whole
//   RandomValues.cpp      types, facts, constants, regions, predicates
//   RandomOperations.cpp  instructions and intrinsics of LLVM
//   RandomSums.cpp        sums of overlapping regions
//   RandomLanes.cpp       one computation for each of several pieces of vectors
//   RandomPatterns.cpp    rotations, logic, dot products for
//                         cmx-match-patterns
//   RandomExpressions.cpp operations without regions in between
//   RandomNeighbours.cpp  nearly equal computations of neighbouring pieces
//   RandomPointers.cpp    LLVM's own loads and stores
//   RandomSimd.cpp        branches by lane
//   RandomOddIntegers.cpp integers of 24 or 48 bits and other lengths
//   RandomRows.cpp        rows and columns of vectors
//   RandomIntrinsics.cpp  arithmetic of llvm.genx, by the tables
//   RandomUnits.cpp       the matrix unit
//   RandomMessages.cpp    memory, synchronisation, ids
//   RandomArrays.cpp      arrays in allocas and variables of file scope
//   RandomFunctions.cpp   functions that the kernel calls
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_FUZZ_KERNELGENERATOR_H
#define CMX_LIB_ORACLE_FUZZ_KERNELGENERATOR_H

#include "cmx/IR/Builder.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Oracle/Fuzz/RandomKernel.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/DenseMap.h"

#include <initializer_list>

namespace cmx::fuzz {

/// Gives the same numbers for the same seed on every computer.
class Random {
public:
  /// Neighbouring seeds must not give the same sequence, shifted by one number.
  explicit Random(uint64_t Seed) : State(Seed) { State = next() ^ Seed; }
  uint64_t next();
  unsigned below(unsigned N) { return unsigned(next() % N); }
  bool chance(unsigned Percent) { return below(100) < Percent; }
  template <typename T> T pick(std::initializer_list<T> L) {
    return L.begin()[below(unsigned(L.size()))];
  }
  template <typename C> auto &pickFrom(C &&Container) {
    return Container[below(unsigned(Container.size()))];
  }

private:
  uint64_t State;
};

struct Facts {
  bool Defined = true;
  bool Stable = true;
  /// Does a value with facts \p F meet these requirements?
  bool metBy(Facts F) const {
    return (F.Defined || !Defined) && (F.Stable || !Stable);
  }
};

/// Requirements of operands.
constexpr Facts AnyFacts{false, false};
constexpr Facts IsDefined{true, false};
constexpr Facts IsStable{false, true};
constexpr Facts IsClean{true, true};

class KernelGenerator {
public:
  KernelGenerator(llvm::LLVMContext &C, const RandomKernelOptions &Opts);
  std::unique_ptr<llvm::Module> run();

private:
  using Type = llvm::Type;
  using Value = llvm::Value;

  //===--- RandomKernel.cpp ---===//
  void makeKernelFunction();
  void addMetadata();
  void loadInputs();
  void family();
  void step();
  void steps(unsigned N);
  void useVariable();
  void controlFlow(unsigned Depth);
  void loop(unsigned Depth);
  void diamond(unsigned Depth);
  void switchOver(unsigned Depth);
  Value *condition();
  void sink(Value *V);
  void sinkBytes(Value *V);
  void sinkUnused();
  void mayTrap();

  //===--- RandomValues.cpp ---===//
  Type *intElem();
  Type *floatElem();
  Type *anyElem();
  unsigned anyCount(Type *Elem);
  Type *anyType(Type *Elem);
  Type *anyType() { return anyType(anyElem()); }
  static Type *vec(Type *Elem, unsigned N);
  static Type *like(Type *Shape, Type *Elem);
  Type *intTy(unsigned Bits);
  bool has(Feature F) const;

  Facts factsOf(Value *V);
  Facts computeFacts(Value *V);
  void setFacts(Value *V, Facts F) {
    F.Stable |= !V->getType()->isFPOrFPVectorTy();
    Known[V] = F;
  }

  Value *keep(Value *V);
  /// The sizes of the pools. restore() removes all values that were added after
  /// scope() returned these sizes.
  struct Scope {
    size_t Values, Masks, Arrays;
  };
  Scope scope() const { return {Pool.size(), Masks.size(), Arrays.size()}; }
  void restore(Scope S);

  llvm::Constant *constantElement(Type *Elem);
  llvm::Constant *constant(Type *Ty, bool MayBePoison);
  Value *get(Type *Ty, Facts Need = AnyFacts);
  Value *getExact(Type *Ty, bool Negative = true);
  Value *conversionOnTheWay(Type *Ty, Facts Need);
  Value *getVector(Facts Need);
  Value *asElems(Value *V, Type *Elem);
  Value *stable(Value *V);
  Value *scalarBelow(unsigned Bits, uint64_t Limit);

  std::optional<Region> regionIn(unsigned Room, unsigned ElemBytes, unsigned N,
                                 bool Write);
  Value *variableOffset(const Region &R, unsigned Room);
  Value *rowOffsets(const Region &R, unsigned Room, bool Write);
  Value *readPromised(Value *Source, Type *Ty);
  Value *readOutside(Value *Source, Type *Ty);
  Value *read(Type *Ty, Facts Need);
  Value *write();
  Value *writeInto(Value *Old, Type *Elem);

  Value *mask(unsigned N, Facts Need = AnyFacts);
  Value *maskPart(unsigned N, Facts Need);
  llvm::CmpInst::Predicate anyPredicate(Type *Ty);
  Value *compare(unsigned N, Facts Need);
  void predicateStep();
  Value *predicateOf(unsigned N);

  //===--- RandomOperations.cpp ---===//
  Value *intOp(Type *Ty);
  Value *shiftOp(Type *Ty);
  Value *divideOp(Type *Ty);
  Value *floatOp(Type *Ty);
  Value *exactFloatOp(Type *Ty);
  Value *productSum(Type *Ty);
  Value *modifierOp(Value *A);
  Value *castOp();
  Value *floatCast(Type *From, Type *To);
  Value *selectOp(Type *Ty);
  Value *elementOp();
  Value *shuffleOp();
  Value *intIntrinsic(Type *Ty);
  Value *floatIntrinsic(Type *Ty);
  Value *rareFloatIntrinsic(Type *Ty);
  Value *overflowIntrinsic(Type *Ty);
  Value *fixedPoint(Type *Ty);
  Value *reduction();
  Value *predicateReduction();
  Value *interleaving(Value *V);
  Value *rearrangement();

  //===--- RandomSums.cpp ---===//
  struct Window;
  std::optional<Window> window();
  Value *tap(const Window &W);
  Value *summand(const Window &W, Type *Elem);
  Value *sumOf(const Window &W, Type *Elem, unsigned N);
  Value *scaledBack(Value *V);
  void windowSums();

  //===--- RandomLanes.cpp ---===//
  struct PieceLoop;
  std::optional<PieceLoop> pieceLoop();
  Value *piece(Value *V, Type *Ty, unsigned First, unsigned Step, unsigned K);
  Value *pieceOp(const PieceLoop &L, unsigned OpNo, Value *V, unsigned K);
  Value *writeAtPiece(Value *Into, Value *V);
  void pieceLoops();

  //===--- RandomPatterns.cpp ---===//
  Value *rotation(Type *Ty);
  Value *logicTree(llvm::ArrayRef<Value *> Leaves, unsigned NumOps);
  Value *logicTree(Type *Ty);
  Value *byteOfDwords(Value *Bytes, Value *Wide, unsigned First, unsigned N,
                      unsigned Byte, bool Signed);
  void byteProducts();
  void patterns();

  //===--- RandomExpressions.cpp ---===//
  struct Tree;
  llvm::Constant *specialFloat(Type *Elem);
  Value *leaf(Tree &T, Type *Ty);
  Value *predicateTree(Tree &T, unsigned NumOps);
  Value *pun(Tree &T, Type *Ty, unsigned NumOps);
  Value *convertedTree(Tree &T, Type *Ty, unsigned NumOps);
  Value *intTree(Tree &T, Type *Ty, unsigned NumOps);
  Value *floatTree(Tree &T, Type *Ty, unsigned NumOps);
  Value *tree(Tree &T, Type *Ty, unsigned NumOps);
  Value *cancellingSum(Type *Elem, unsigned N);
  void cancellingSums();
  void expressions();

  //===--- RandomNeighbours.cpp ---===//
  struct Neighbours;
  std::optional<Neighbours> someNeighbours(Type *Elem);
  Value *neighbourOp(unsigned Kind, Value *A, Value *B);
  void neighbours();

  //===--- RandomRows.cpp ---===//
  Value *transposed();
  void takeColumns();
  Value *joinedColumns();
  Value *rowProducts();
  void rows();

  //===--- RandomIntrinsics.cpp ---===//
  void findIntrinsics();
  Value *genXOp();
  Value *simdFlow(GenXIntrinsic Id);
  Value *genXCall(GenXIntrinsic Id);
  Value *groupCall(GenXIntrinsic Id);
  Value *genXOperand(const GenXInfo &Info, unsigned Index, Type *Ty);
  std::optional<llvm::SmallVector<Type *, 4>> genXTypes(const GenXInfo &Info,
                                                        unsigned NumTries);
  Value *saturate(Type *Ty);

  //===--- RandomMessages.cpp ---===//
  void findMessages();
  void message();
  void emitMessage(GenXIntrinsic Id);
  Value *surface(bool IsImage = false);
  Value *slmSurface();
  void initSLM();
  Value *scalarOffset(unsigned StepBytes, unsigned Count);
  Value *laneOffsets(unsigned Lanes, unsigned Bits, unsigned StepBytes,
                     bool Distinct, unsigned Count = 64);
  Value *svmAddress(unsigned AlignBytes);
  Value *svmAddresses(unsigned Lanes, unsigned StepBytes, bool Distinct);
  Value *messageMask(unsigned Lanes);
  Type *dataElem(unsigned Bits);
  Value *loaded(Value *Data, bool IsDefined, Value *Old = nullptr);
  Value *blockType(unsigned Bytes);
  void owordBlock(GenXIntrinsic Id);
  void mediaBlock(GenXIntrinsic Id);
  void svmBlock(GenXIntrinsic Id);
  void gather(GenXIntrinsic Id);
  void gather4(GenXIntrinsic Id);
  void svmGather(GenXIntrinsic Id);
  void svmGather4(GenXIntrinsic Id);
  Value *surfaceOf(const GenXInfo &Info, bool OnSLM);
  void typed(GenXIntrinsic Id);
  void dwordAtomic(GenXIntrinsic Id);
  void svmAtomic(GenXIntrinsic Id);
  Value *immediateOffset(Value *&Addresses, unsigned Count);
  void lsc(GenXIntrinsic Id);
  void lscAtomic(GenXIntrinsic Id);
  void sync(GenXIntrinsic Id);
  void predefined(GenXIntrinsic Id);
  void finishMessage(GenXIntrinsic Id, Type *DataTy,
                     llvm::ArrayRef<Value *> Args, bool IsDefined,
                     Value *Old = nullptr);

  //===--- RandomSimd.cpp ---===//
  struct SimdMeeting;
  struct SimdLoop;
  struct SimdSection;
  llvm::AllocaInst *variable(Type *Ty, Value *First);
  Value *valueOf(llvm::AllocaInst *Variable);
  void startBlock(llvm::BasicBlock *BB);
  Type *simdMaskTy(const SimdSection &S);
  Value *activeLanes(const SimdSection &S);
  Value *simdGoto(const SimdSection &S, const SimdMeeting &At, Value *Stay);
  void simdJoin(const SimdSection &S, const SimdMeeting &At,
                llvm::BasicBlock *Next);
  SimdMeeting simdMeeting(const SimdSection &S, const char *Name);
  Value *simdBranch(const SimdSection &S, Value *Stay, llvm::BasicBlock *Here,
                    const SimdMeeting &There, llvm::BasicBlock *None);
  Value *simdMark(const char *Name, Type *Result, llvm::ArrayRef<Value *> Args);
  Value *simdValue(const SimdSection &S, Type *Ty, unsigned Depth);
  Value *simdCondition(const SimdSection &S);
  Value *simdMask(const SimdSection &S, Value *Lanes);
  Value *simdAssign(const SimdSection &S);
  void simdWrite(const SimdSection &S);
  void simdCount(const SimdSection &S);
  void simdAddToCount(const SimdSection &S, Value *Term);
  Value *simdMessage(const SimdSection &S);
  void simdUnmasked(const SimdSection &S);
  bool simdBlock(SimdSection &S, bool MayLeave);
  void simdIf(SimdSection &S);
  void simdLoop(SimdSection &S);
  void leaveSome(SimdSection &S);
  void uniformIf(SimdSection &S);
  void simdSection();

  //===--- RandomUnits.cpp ---===//
  void findUnits();
  Value *manyDwords(unsigned NumDwords);
  void matrixUnit(GenXIntrinsic Id);

  //===--- RandomPointers.cpp ---===//
  /// The number of bytes of local memory that kernels use.
  static constexpr unsigned SLMBytes = 256;
  Value *alignedDown(Value *P, unsigned AlignBytes);
  Value *sharedPointer(unsigned AlignBytes);
  Value *chosenByBranch(Value *P, Value *Other);
  Value *sharedPointers(unsigned Lanes, unsigned ElemBytes, bool Distinct);
  void keepLoaded(Value *V);
  void sharedMasked(bool IsLoad, bool IsLaneWise);
  void sharedAtomic();
  void sharedCopy();
  void sharedStruct();
  void pointerLoop();
  void localMemory();
  void pointerFacts();
  void sharedMemory();

  //===--- RandomOddIntegers.cpp ---===//
  Type *partsOf(unsigned Bits);
  Value *oddSource(unsigned Bits);
  Value *oddOp(Value *A, Value *B);
  void oddSink(Value *V);
  void oddIntegers();

  //===--- RandomArrays.cpp ---===//
  /// An array of NumElts elements (a power of two). All stored values have the
  /// facts Holds.
  struct ArrayVariable {
    Value *Start = nullptr; ///< An alloca, variable of file scope or argument.
    Type *Elem = nullptr;
    unsigned NumElts = 0;
    Facts Holds;
    bool IsConstant = false;
    /// Returns the maximum number of elements of an access, a power of two.
    unsigned maxSpanElts() const { return std::min(NumElts, 64u); }
  };
  void useArrays();
  ArrayVariable anyArray(bool IsLarge);
  void newArray();
  void arrayGivenBack();
  void newLocalArray(Type *Ty, ArrayVariable A);
  void newGlobalArray(Type *Ty, ArrayVariable A);
  void arrayAccess(const ArrayVariable &A);
  Value *partPointer(const ArrayVariable &A, Value *Start, unsigned SpanElts);
  Value *chosenPart(const ArrayVariable &A, unsigned SpanElts);
  void loadPart(const ArrayVariable &A);
  void storePart(const ArrayVariable &A);
  void fillPart(const ArrayVariable &A);
  void copyPart(const ArrayVariable &A);
  void copyShared(const ArrayVariable &A);
  void scatteredPart(const ArrayVariable &A);
  void maskedPart(const ArrayVariable &A);
  Type *partType(const ArrayVariable &A, unsigned SpanElts);

  const RandomKernelOptions &Opts;
  llvm::LLVMContext &C;
  std::unique_ptr<llvm::Module> M;
  RegionBuilder RB;
  llvm::IRBuilder<> &IR;
  Random R;
  /// The kernel is for all of these platforms.
  llvm::SmallVector<const TargetDesc *, 5> Platforms;

  //===--- RandomFunctions.cpp ---===//
  struct Parameter {
    Facts Needs;
    ArrayVariable Refers; ///< For a pointer: its array. Otherwise Elem is null.
  };
  /// Functions of one signature. A single function is called by name.
  /// Otherwise, one of the functions is called by address.
  struct Callee {
    llvm::SmallVector<llvm::Function *, 2> Choices;
    /// The last two parameters, which are not listed here, are an address of
    /// shared memory and a count of at most MaxCount.
    llvm::SmallVector<Parameter, 4> Params;
  };
  static constexpr unsigned MaxCount = 3;
  void makeFunctions();
  void makeFunction(llvm::Function *Fn, const Callee &Of, bool IsRecursive);
  llvm::FunctionType *anySignature(Callee &Of, bool IsOnly);
  Value *passedValue(Type *Ty, Facts Need);
  void keepPassed(Value *V, Facts Of);
  Value *referred(const ArrayVariable &A);
  void call(const Callee &Of, Value *Count);
  void callAny();
  void pureStep();

  llvm::Function *F = nullptr;
  std::vector<Callee> Callees;
  std::vector<Value *> Pool;         ///< Data, usable at this point.
  std::vector<Value *> Masks;        ///< Vectors of i1, usable at this point.
  std::vector<ArrayVariable> Arrays; ///< Usable at this point.
  /// Variables of file scope, used by the functions that already exist.
  std::vector<ArrayVariable> SharedArrays;
  unsigned NumArrays = 0;
  llvm::DenseMap<Value *, Facts> Known;
  llvm::SmallVector<Value *, 3> Buffers, Images;
  Value *SVM = nullptr;
  bool UsesSLM = false, UsesImplicitIds = false;
  unsigned OutOwords = 0;
  /// Intrinsics that all platforms have, by kind.
  std::vector<GenXIntrinsic> Arithmetic, Blocks, Scattered, Atomics, LSC, Ids,
      Units;
};

/// Returns the operation of the target tables for \p Info, or std::nullopt if
/// there is none.
std::optional<Operation> genXOperation(const GenXInfo &Info);

/// Can a kernel for all of \p Platforms contain \p Id?
bool isUsable(GenXIntrinsic Id, llvm::ArrayRef<const TargetDesc *> Platforms);
/// Does the random choice of intrinsics leave out \p Info? It leaves out
/// intrinsics that no oracle runs, and intrinsics whose operand sizes must suit
/// the platform.
bool isSpecial(const GenXInfo &Info);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_KERNELGENERATOR_H
