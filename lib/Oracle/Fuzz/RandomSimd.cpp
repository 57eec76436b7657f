//===- RandomSimd.cpp - SIMD control flow ---------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sections of nested ifs and loops, in which each lane takes its own path. They
// have breaks, continues and exits from the section. A section has one of two
// forms of branches: simdcf.any, or goto and join. The statements are the same
// in both forms. A section keeps its values in variables (allocas), most of
// them vectors with an element for each lane.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx::fuzz {

/// A place where lanes wait for other lanes.
struct KernelGenerator::SimdMeeting {
  BasicBlock *Block = nullptr;
  /// A variable for the mask of the waiting lanes; only with gotos.
  Value *Waiting = nullptr;
};

struct KernelGenerator::SimdLoop {
  SimdMeeting Again, After;
};

struct KernelGenerator::SimdSection {
  unsigned NumLanes = 8;
  bool HasMarks = false;    ///< With simdcf.any, not goto and join.
  bool IsPlain = false;     ///< Only assignments and branches by lane.
  Value *Active = nullptr;  ///< A variable for the mask; only with gotos.
  Type *ActiveTy = nullptr; ///< Of the mask; it may have 32 lanes.
  SmallVector<AllocaInst *, 4> Vars; ///< With an element for each lane.
  AllocaInst *Long = nullptr;        ///< Several times as long as these.
  AllocaInst *Count = nullptr;       ///< A scalar.
  SimdMeeting End;
  SimdLoop *Loop = nullptr; ///< The innermost loop.
  /// Where control goes from a block in which no lane is active; only with
  /// gotos.
  BasicBlock *Next = nullptr;
  unsigned Depth = 0;
};

AllocaInst *KernelGenerator::variable(Type *Ty, Value *First) {
  BasicBlock &Entry = F->getEntryBlock();
  IRBuilder<> AtEntry(&Entry, Entry.begin());
  AllocaInst *Variable = AtEntry.CreateAlloca(Ty, nullptr, "variable");
  IR.CreateStore(First, Variable);
  return Variable;
}

Value *KernelGenerator::valueOf(AllocaInst *Variable) {
  Value *V = IR.CreateLoad(Variable->getAllocatedType(), Variable);
  setFacts(V, IsClean);
  return V;
}

void KernelGenerator::startBlock(BasicBlock *BB) {
  BB->insertInto(F);
  IR.SetInsertPoint(BB);
}

Type *KernelGenerator::simdMaskTy(const SimdSection &S) {
  return vec(IR.getInt1Ty(), S.NumLanes);
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

/// Returns the first NumLanes lanes of the mask of active lanes.
Value *KernelGenerator::activeLanes(const SimdSection &S) {
  Value *Mask = IR.CreateLoad(S.ActiveTy, S.Active);
  if (numLanes(S.ActiveTy) == S.NumLanes)
    return Mask;
  if (R.chance(50))
    return RB.createRdPredRegion(Mask, S.NumLanes, 0);
  SmallVector<int, 32> First;
  for (unsigned L = 0; L != S.NumLanes; ++L)
    First.push_back(int(L));
  return IR.CreateShuffleVector(Mask, First);
}

/// Makes the lanes for which \p Stay is false wait at \p At. Returns an i1 that
/// is true if no lane remains active.
Value *KernelGenerator::simdGoto(const SimdSection &S, const SimdMeeting &At,
                                 Value *Stay) {
  Value *Mask = IR.CreateLoad(S.ActiveTy, S.Active);
  Value *Waiting = IR.CreateLoad(simdMaskTy(S), At.Waiting);
  Type *Results =
      StructType::get(C, {S.ActiveTy, Waiting->getType(), IR.getInt1Ty()});
  Value *All = RB.createIntrinsic(GenXIntrinsic::SimdcfGoto, Results,
                                  {Mask, Waiting, Stay});
  IR.CreateStore(IR.CreateExtractValue(All, 0), S.Active);
  IR.CreateStore(IR.CreateExtractValue(All, 1), At.Waiting);
  return IR.CreateExtractValue(All, 2);
}

/// Starts the block of \p At. The lanes that wait there become active again. If
/// no lane is active then, control goes to \p Next.
void KernelGenerator::simdJoin(const SimdSection &S, const SimdMeeting &At,
                               BasicBlock *Next) {
  startBlock(At.Block);
  if (S.HasMarks)
    return;
  Value *Mask = IR.CreateLoad(S.ActiveTy, S.Active);
  Value *Waiting = IR.CreateLoad(simdMaskTy(S), At.Waiting);
  Type *Results = StructType::get(C, {S.ActiveTy, IR.getInt1Ty()});
  Value *All =
      RB.createIntrinsic(GenXIntrinsic::SimdcfJoin, Results, {Mask, Waiting});
  IR.CreateStore(IR.CreateExtractValue(All, 0), S.Active);
  IR.CreateStore(Constant::getNullValue(Waiting->getType()), At.Waiting);
  if (!Next)
    return;
  BasicBlock *Here = BasicBlock::Create(C, "lanes");
  IR.CreateCondBr(IR.CreateExtractValue(All, 1), Next, Here);
  startBlock(Here);
}

KernelGenerator::SimdMeeting KernelGenerator::simdMeeting(const SimdSection &S,
                                                          const char *Name) {
  SimdMeeting At;
  At.Block = BasicBlock::Create(C, Name);
  if (!S.HasMarks)
    At.Waiting = variable(simdMaskTy(S), Constant::getNullValue(simdMaskTy(S)));
  return At;
}

/// Lanes that are set in \p Stay continue at \p Here, the other lanes at
/// \p There. With gotos, control goes to \p None if no lane remains active.
/// Returns the condition of the branch with simdcf.any, and null with gotos.
Value *KernelGenerator::simdBranch(const SimdSection &S, Value *Stay,
                                   BasicBlock *Here, const SimdMeeting &There,
                                   BasicBlock *None) {
  if (!S.HasMarks) {
    IR.CreateCondBr(simdGoto(S, There, Stay), None, Here);
    return nullptr;
  }
  bool IsNegated = R.chance(30);
  Value *Any = simdMark("simdcf.any", IR.getInt1Ty(),
                        {IsNegated ? IR.CreateNot(Stay) : Stay});
  if (!IsNegated)
    IR.CreateCondBr(Any, Here, There.Block);
  else if (R.chance(50))
    IR.CreateCondBr(Any, There.Block, Here);
  else
    IR.CreateCondBr(Any = IR.CreateNot(Any), Here, There.Block);
  return Any;
}

Value *KernelGenerator::simdMark(const char *Name, Type *Result,
                                 ArrayRef<Value *> Args) {
  SmallVector<Type *, 2> Types;
  std::string FullName = std::string("llvm.genx.") + Name;
  for (Value *Arg : Args)
    Types.push_back(Arg->getType());
  if (!Types.empty() && Types[0]->isVectorTy()) {
    std::string Elem;
    raw_string_ostream OS(Elem);
    Types[0]->getScalarType()->print(OS);
    FullName += ".v" + std::to_string(numLanes(Types[0])) + Elem;
  }
  FunctionType *Ty = FunctionType::get(Result, Types, false);
  return IR.CreateCall(M->getOrInsertFunction(FullName, Ty), Args);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns a vector with an element for each lane. All elements are defined and
/// stable.
Value *KernelGenerator::simdValue(const SimdSection &S, Type *Ty,
                                  unsigned Depth) {
  unsigned Roll = R.below(100);
  if (Roll < 40) {
    AllocaInst *Var = R.pickFrom(S.Vars);
    Type *From = Var->getAllocatedType();
    if (From == Ty)
      return valueOf(Var);
    if (From->isIntOrIntVectorTy() && Ty->isIntOrIntVectorTy()) {
      bool IsSigned = R.chance(50);
      return IR.CreateIntCast(valueOf(Var), Ty, IsSigned);
    }
  }
  if (Roll < 60 || Depth == 0)
    return get(Ty, IsClean);
  Value *A = simdValue(S, Ty, Depth - 1), *B = simdValue(S, Ty, Depth - 1);
  if (!Ty->isIntOrIntVectorTy() || R.chance(15))
    return IR.CreateSelect(simdCondition(S), A, B);
  auto Op = R.pick({Instruction::Add, Instruction::Add, Instruction::Sub,
                    Instruction::Mul, Instruction::And, Instruction::Or,
                    Instruction::Xor});
  return IR.CreateBinOp(Op, A, B);
}

Value *KernelGenerator::simdCondition(const SimdSection &S) {
  if (R.chance(25))
    return mask(S.NumLanes, IsDefined);
  AllocaInst *Var = R.pickFrom(S.Vars);
  Type *Ty = Var->getAllocatedType();
  Value *A = valueOf(Var), *B = simdValue(S, Ty, 1);
  Value *Lanes = IR.CreateCmp(anyPredicate(Ty), A, B);
  return R.chance(15) ? IR.CreateAnd(Lanes, mask(S.NumLanes, IsDefined))
                      : Lanes;
}

/// Returns the active lanes of \p Lanes. With simdcf.any, returns all of \p
/// Lanes.
Value *KernelGenerator::simdMask(const SimdSection &S, Value *Lanes) {
  if (S.HasMarks)
    return Lanes;
  Value *Active = activeLanes(S);
  return R.chance(50) ? IR.CreateAnd(Active, Lanes)
                      : IR.CreateAnd(Lanes, Active);
}

Value *KernelGenerator::simdAssign(const SimdSection &S) {
  AllocaInst *Var = R.pickFrom(S.Vars);
  Type *Ty = Var->getAllocatedType();
  Value *New = simdValue(S, Ty, 2);
  if (S.HasMarks) {
    IR.CreateStore(New, Var);
    return New;
  }
  Value *Active = activeLanes(S), *Old = valueOf(Var);
  Region All = Region::contiguous(elementBytes(Ty), S.NumLanes);
  IR.CreateStore(R.chance(60)
                     ? IR.CreateSelect(Active, New, Old)
                     : RB.createWrRegion(Old, New, All, nullptr, Active),
                 Var);
  return New;
}

/// Writes a region of the long variable, with an element for each lane.
void KernelGenerator::simdWrite(const SimdSection &S) {
  Type *Ty = S.Long->getAllocatedType();
  unsigned ElemBytes = elementBytes(Ty), N = S.NumLanes;
  unsigned Parts = numLanes(Ty) / N;
  unsigned Stride = 1 + R.below(Parts);
  unsigned Room = Parts * N - (N - 1) * Stride;
  RegionShape Shape{ElemBytes, N,      0,
                    N,         Stride, int64_t(R.below(Room)) * ElemBytes};
  Value *Mask = R.chance(30) ? mask(N, IsDefined) : nullptr;
  if (!S.HasMarks)
    Mask = Mask ? simdMask(S, Mask) : activeLanes(S);
  Value *New = simdValue(S, vec(Ty->getScalarType(), N), 1);
  Value *Old = valueOf(S.Long);
  IR.CreateStore(
      RB.createWrRegion(Old, New, *Region::get(Shape), nullptr, Mask), S.Long);
}

/// Changes the scalar, once for all lanes.
void KernelGenerator::simdCount(const SimdSection &S) {
  Type *I32 = IR.getInt32Ty();
  Value *Term = IR.getInt32(1 + R.below(9));
  unsigned Kind = R.below(4);
  if (Kind == 1) { // Is any lane on?
    Value *Lanes = simdCondition(S);
    Value *Any = S.HasMarks
                     ? simdMark("simdcf.any", IR.getInt1Ty(), {Lanes})
                     : RB.createIntrinsic(GenXIntrinsic::Any, IR.getInt1Ty(),
                                          {simdMask(S, Lanes)});
    Term = IR.CreateZExt(Any, I32);
  } else if (Kind == 2) { // A sum of active lanes.
    Type *Ty = vec(I32, S.NumLanes);
    Value *V = simdValue(S, Ty, 1), *Other = get(Ty, IsClean);
    if (S.HasMarks)
      V = simdMark("simdcf.predicate", Ty, {V, Other});
    else
      V = IR.CreateSelect(activeLanes(S), V, Other);
    Term = IR.CreateAddReduce(V);
  } else if (Kind == 3) {
    Term = get(I32, IsClean);
  }
  simdAddToCount(S, Term);
}

void KernelGenerator::simdAddToCount(const SimdSection &S, Value *Term) {
  Value *Old = IR.CreateMul(valueOf(S.Count), IR.getInt32(3));
  IR.CreateStore(IR.CreateAdd(Old, Term), S.Count);
}

/// Loads or stores through addresses.
Value *KernelGenerator::simdMessage(const SimdSection &S) {
  Type *Ty = vec(IR.getInt32Ty(), S.NumLanes);
  bool IsStore = R.chance(50);
  Value *Mask = R.chance(50) ? mask(S.NumLanes, IsDefined)
                             : Constant::getAllOnesValue(simdMaskTy(S));
  Mask = simdMask(S, Mask);
  Value *Addresses = svmAddresses(S.NumLanes, 4, IsStore);
  Value *Data = simdValue(S, Ty, 1);
  Value *V = RB.createIntrinsic(
      IsStore ? GenXIntrinsic::SvmScatter : GenXIntrinsic::SvmGather,
      IsStore ? IR.getVoidTy() : Ty, {Mask, IR.getInt32(0), Addresses, Data});
  if (IsStore)
    return nullptr;
  setFacts(V, IsClean);
  return V;
}

/// Makes an assignment for all lanes, whether active or not.
void KernelGenerator::simdUnmasked(const SimdSection &S) {
  Value *Saved = simdMark("unmask.begin", IR.getInt32Ty(), {});
  simdAssign(S);
  if (R.chance(50))
    simdWrite(S);
  simdMark("unmask.end", IR.getVoidTy(), {Saved});
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Makes the statements of a block and of the blocks that it branches to. If \p
/// MayLeave is set, all lanes may leave the loop or the iteration at the end of
/// these statements. Returns true if they do.
bool KernelGenerator::simdBlock(SimdSection &S, bool MayLeave) {
  Scope Outer = scope();
  bool IsFirst = S.Depth++ == 0;
  for (unsigned K = 1 + R.below(3); K--;) {
    Scope Before = scope();
    Value *Result = nullptr;
    unsigned Roll = R.below(100);
    if (S.IsPlain && Roll >= 25)
      Roll = Roll < 37 ? 33 : 99;
    if (IsFirst || (S.Depth < (S.IsPlain ? 3u : 4u) && Roll < 25)) {
      if (R.chance(60))
        simdIf(S);
      else
        simdLoop(S);
      IsFirst = false;
    } else if (Roll < 33) {
      uniformIf(S);
    } else if (Roll < 45) {
      leaveSome(S);
    } else if (Roll < 53) {
      simdWrite(S);
    } else if (Roll < 61) {
      simdCount(S);
    } else if (Roll < 67) {
      Result = simdMessage(S);
    } else if (Roll < 70 && S.HasMarks) {
      simdUnmasked(S);
    } else {
      Result = simdAssign(S);
    }
    restore(Before);
    if (Result)
      keep(Result);
  }
  --S.Depth;
  restore(Outer);
  if (!MayLeave || !S.Loop || !R.chance(20))
    return false;
  const SimdMeeting &To = R.chance(50) ? S.Loop->After : S.Loop->Again;
  if (!S.HasMarks)
    simdGoto(S, To, Constant::getNullValue(simdMaskTy(S)));
  IR.CreateBr(S.HasMarks ? To.Block : S.Next);
  return true;
}

void KernelGenerator::simdIf(SimdSection &S) {
  bool HasElse = R.chance(40);
  Value *Lanes = simdCondition(S);
  SimdMeeting Join = simdMeeting(S, "simd.join"), Else = Join;
  if (HasElse)
    Else = simdMeeting(S, "simd.else");
  BasicBlock *Then = BasicBlock::Create(C, "simd.then"), *Next = S.Next;
  Value *Any = simdBranch(S, Lanes, Then, Else, Else.Block);
  startBlock(Then);
  if (Any && R.chance(15))
    simdAddToCount(S, IR.CreateZExt(Any, IR.getInt32Ty()));
  S.Next = Else.Block;
  bool HasLeft = simdBlock(S, /*MayLeave=*/!HasElse);
  if (HasElse) {
    if (!S.HasMarks)
      simdGoto(S, Join, Constant::getNullValue(simdMaskTy(S)));
    IR.CreateBr(S.HasMarks ? Join.Block : Else.Block);
    simdJoin(S, Else, Join.Block);
    S.Next = Join.Block;
    simdBlock(S, /*MayLeave=*/false);
  }
  if (!HasLeft)
    IR.CreateBr(Join.Block);
  S.Next = Next;
  simdJoin(S, Join, Next);
}

/// Makes a loop with its condition before or after each iteration. Every loop
/// ends after a few iterations.
void KernelGenerator::simdLoop(SimdSection &S) {
  AllocaInst *Turns = variable(IR.getInt32Ty(), IR.getInt32(0));
  Value *Limit = IR.getInt32(1 + R.below(4));
  auto NextTurn = [&] {
    Value *Turn = IR.CreateAdd(valueOf(Turns), IR.getInt32(1));
    IR.CreateStore(Turn, Turns);
    Value *Lanes = simdCondition(S);
    Value *All = IR.CreateICmpULE(
        IR.CreateVectorSplat(S.NumLanes, Turn),
        ConstantVector::getSplat(ElementCount::getFixed(S.NumLanes),
                                 cast<Constant>(Limit)));
    return R.chance(30) ? All : IR.CreateAnd(Lanes, All);
  };
  bool IsWhile = R.chance(40);
  SimdLoop Here, *Outer = S.Loop;
  Here.Again = simdMeeting(S, "simd.again");
  Here.After = simdMeeting(S, "simd.after");
  BasicBlock *Header = BasicBlock::Create(C, "simd.loop"), *Next = S.Next;
  // Some loops have several back edges.
  bool HasAgain = !IsWhile || !S.HasMarks || R.chance(50);
  if (!HasAgain) {
    delete Here.Again.Block;
    Here.Again.Block = Header;
  }
  // Some lanes may skip the loop.
  if (R.chance(25))
    simdBranch(S, simdCondition(S), Header, Here.After, Here.After.Block);
  else
    IR.CreateBr(Header);
  startBlock(Header);
  S.Loop = &Here;
  S.Next = Here.Again.Block;
  if (IsWhile) {
    BasicBlock *Body = BasicBlock::Create(C, "simd.body");
    simdBranch(S, NextTurn(), Body, Here.After, Here.After.Block);
    startBlock(Body);
  }
  simdBlock(S, /*MayLeave=*/false);
  IR.CreateBr(Here.Again.Block);
  if (HasAgain)
    simdJoin(S, Here.Again, Here.After.Block);
  if (!IsWhile)
    simdBranch(S, NextTurn(), Header, Here.After, Here.After.Block);
  else if (HasAgain)
    IR.CreateBr(Header);
  S.Loop = Outer;
  S.Next = Next;
  simdJoin(S, Here.After, Next);
}

/// Makes some lanes break, continue, or leave the section.
void KernelGenerator::leaveSome(SimdSection &S) {
  const SimdMeeting &To = !S.Loop || R.chance(15) ? S.End
                          : R.chance(50)          ? S.Loop->After
                                                  : S.Loop->Again;
  BasicBlock *Here = BasicBlock::Create(C, "simd.stay");
  simdBranch(S, simdCondition(S), Here, To, S.Next);
  startBlock(Here);
}

/// Makes a branch or a switch at which all lanes take the same path.
void KernelGenerator::uniformIf(SimdSection &S) {
  BasicBlock *Then = BasicBlock::Create(C, "then");
  BasicBlock *After = BasicBlock::Create(C, "joined");
  Value *Number = IR.CreateAnd(valueOf(S.Count), IR.getInt32(3));
  if (R.chance(60)) {
    Value *Condition =
        IR.CreateICmp(anyPredicate(Number->getType()), Number, IR.getInt32(1));
    IR.CreateCondBr(R.chance(25) ? IR.CreateNot(Condition) : Condition, Then,
                    After);
  } else {
    BasicBlock *Other = BasicBlock::Create(C, "case");
    SwitchInst *Switch = IR.CreateSwitch(Number, After);
    Switch->addCase(IR.getInt32(R.below(2)), Other);
    Switch->addCase(IR.getInt32(2 + R.below(2)), Then);
    Scope Outer = scope();
    startBlock(Other);
    simdCount(S);
    IR.CreateBr(After);
    restore(Outer);
  }
  startBlock(Then);
  simdBlock(S, /*MayLeave=*/false);
  IR.CreateBr(After);
  startBlock(After);
}

/// Makes a section and keeps its results.
void KernelGenerator::simdSection() {
  SimdSection S;
  unsigned N = S.NumLanes = R.pick({8, 8, 16, 16, 16, 32, 4, 2});
  S.HasMarks = Opts.SimdBranches && R.chance(50);
  S.IsPlain = R.chance(40);
  Scope Before = scope();
  for (unsigned K = 2 + R.below(3); K--;) {
    Type *Ty = vec(R.chance(80) ? intElem() : floatElem(), N);
    S.Vars.push_back(variable(Ty, get(Ty, IsClean)));
  }
  unsigned Parts = 2 + R.below(2);
  Type *LongTy = vec(intElem(), N * Parts);
  S.Long = variable(LongTy, get(LongTy, IsClean));
  S.Count = variable(IR.getInt32Ty(), get(IR.getInt32Ty(), IsClean));
  if (!S.HasMarks) {
    S.ActiveTy = vec(IR.getInt1Ty(), R.chance(60) ? 32 : N);
    S.Active = variable(S.ActiveTy, Constant::getAllOnesValue(S.ActiveTy));
  }
  S.End = simdMeeting(S, "simd.end");
  S.Next = S.End.Block;
  simdBlock(S, /*MayLeave=*/false);
  IR.CreateBr(S.End.Block);
  simdJoin(S, S.End, nullptr);
  restore(Before);
  for (AllocaInst *Var : S.Vars)
    keep(valueOf(Var));
  keep(valueOf(S.Long));
  keep(valueOf(S.Count));
}

} // namespace cmx::fuzz
