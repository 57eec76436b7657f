//===- Mutator.cpp - Makes faults that a variable switches on -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plugin of clang. It sees each translation unit before any optimization, and
// makes every condition, constant and call of the project's files wrong if the
// variable cmx_mutant (Runtime.c) has that mutant's number:
//
//   br i1 %c, ...       becomes    br i1 (cmx_mutant == N ? true : %c), ...
//
// So one build holds all mutants. Each also stores that it was reached. The
// list of a translation unit's mutants goes to the folder that the environment
// variable CMX_MUTANT_LIST names.
//
// Not changed: assertions, variables that the compiler makes for itself,
// constructors, destructors.
//
//===----------------------------------------------------------------------===//

#include "cmx/Support/Compat.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include CMX_PASS_PLUGIN_HEADER

#include <cstdlib>
#include <functional>

using namespace llvm;

namespace {

struct Mutant {
  /// Of the first instruction that must know whether the mutant is switched on.
  Instruction *At;
  DebugLoc Loc;
  std::string Kind;
  uint32_t Number = 0;
  /// Inserts the wrong form; gets the builder in front of At, and the condition
  /// "switched on".
  std::function<void(IRBuilder<> &, Value *)> Apply;
};

class FunctionMutator {
public:
  FunctionMutator(Function &F, std::vector<Mutant> &Mutants)
      : F(F), Mutants(Mutants) {}
  void run();

private:
  Function &F;
  std::vector<Mutant> &Mutants;
  DenseSet<unsigned> AssertionLines;
  unsigned Count = 0;

  void findAssertions();
  bool isOurs(const Instruction &I) const;
  void add(Instruction &I, Instruction *At, const Twine &Kind,
           std::function<void(IRBuilder<> &, Value *)> Apply);
  void replaceResult(Instruction &I, const Twine &Kind,
                     std::function<Value *(IRBuilder<> &)> Wrong);
  void replaceOperand(Instruction &I, unsigned Operand, Instruction *At,
                      const Twine &Kind, Constant *Wrong);

  void visit(Instruction &I);
  void visitCompare(ICmpInst &I);
  void visitBranch(BranchInst &I);
  void visitPhi(PHINode &I);
  void visitBinary(BinaryOperator &I);
  void visitStore(StoreInst &I);
  void visitCall(CallInst &I);
};

} // namespace

/// The file of \p L within the project; empty if it is elsewhere.
static std::string projectFile(const DILocation &L) {
  SmallString<128> Path = L.getFilename();
  if (!sys::path::is_absolute(Path))
    sys::path::make_absolute(L.getDirectory(), Path);
  StringRef File = Path;
  if (!File.consume_front(std::getenv("CMX_MUTANT_ROOT")))
    return "";
  File.consume_front("/");
  return File.str();
}

static bool failsAssertion(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && (Callee->getName().contains("assert_fail") ||
                    Callee->getName().contains("unreachable_internal"));
}

/// Lines with an assertion, whose condition branches to the failure.
void FunctionMutator::findAssertions() {
  for (Instruction &I : instructions(F)) {
    if (!failsAssertion(I))
      continue;
    if (I.getDebugLoc())
      AssertionLines.insert(I.getDebugLoc().getLine());
    for (BasicBlock *Pred : predecessors(I.getParent()))
      if (const DebugLoc &L = Pred->getTerminator()->getDebugLoc())
        AssertionLines.insert(L.getLine());
  }
}

bool FunctionMutator::isOurs(const Instruction &I) const {
  const DebugLoc &L = I.getDebugLoc();
  if (!L || L.getLine() == 0 || AssertionLines.contains(L.getLine()))
    return false;
  std::string File = projectFile(*L);
  return any_of(
      ArrayRef<StringRef>{"lib/", "tools/", "include/cmx/"},
      [&](StringRef Folder) { return StringRef(File).starts_with(Folder); });
}

void FunctionMutator::add(Instruction &I, Instruction *At, const Twine &Kind,
                          std::function<void(IRBuilder<> &, Value *)> Apply) {
  // The same for all copies of an inline function, but not for static functions
  // of the same name.
  std::string Text = (F.getName() + "#" + Twine(Count++) + "#" + Kind).str();
  if (F.hasLocalLinkage())
    Text += "#" + F.getParent()->getSourceFileName();
  uint32_t Number = std::max<uint32_t>(uint32_t(xxh3_64bits(Text)), 1);
  Mutants.push_back(
      {At, I.getDebugLoc(), Kind.str(), Number, std::move(Apply)});
}

void FunctionMutator::replaceResult(
    Instruction &I, const Twine &Kind,
    std::function<Value *(IRBuilder<> &)> Wrong) {
  add(I, I.getNextNode(), Kind,
      [&I, Wrong = std::move(Wrong)](IRBuilder<> &B, Value *IsOn) {
        Value *Other = Wrong(B);
        Value *Chosen = B.CreateSelect(IsOn, Other, &I);
        I.replaceUsesWithIf(Chosen, [&](Use &U) {
          return U.getUser() != Chosen && U.getUser() != Other;
        });
      });
}

void FunctionMutator::replaceOperand(Instruction &I, unsigned Operand,
                                     Instruction *At, const Twine &Kind,
                                     Constant *Wrong) {
  add(I, At, Kind, [&I, Operand, Wrong](IRBuilder<> &B, Value *IsOn) {
    I.setOperand(Operand, B.CreateSelect(IsOn, Wrong, I.getOperand(Operand)));
  });
}

void FunctionMutator::visitCompare(ICmpInst &I) {
  if (!I.isRelational())
    return;
  auto P = ICmpInst::isNonStrictPredicate(I.getPredicate())
               ? ICmpInst::getStrictPredicate(I.getPredicate())
               : ICmpInst::getNonStrictPredicate(I.getPredicate());
  replaceResult(I, "boundary", [&I, P](IRBuilder<> &B) {
    return B.CreateICmp(P, I.getOperand(0), I.getOperand(1));
  });
}

void FunctionMutator::visitBranch(BranchInst &I) {
  if (!I.isConditional() || isa<Constant>(I.getCondition()))
    return;
  for (bool Value : {true, false})
    replaceOperand(I, 0, &I, Value ? "condition-true" : "condition-false",
                   ConstantInt::getBool(F.getContext(), Value));
}

/// The last operand of '&&' or '||', whose value no branch tests.
void FunctionMutator::visitPhi(PHINode &I) {
  if (!I.getType()->isIntegerTy(1))
    return;
  unsigned Last = I.getNumIncomingValues();
  bool IsOr = false, HasConstant = false;
  for (unsigned N = 0; N != I.getNumIncomingValues(); ++N) {
    auto *C = dyn_cast<ConstantInt>(I.getIncomingValue(N));
    if (!C)
      Last = N;
    else
      HasConstant = true;
    IsOr |= C && C->isOne();
  }
  auto *Value = Last == I.getNumIncomingValues()
                    ? nullptr
                    : dyn_cast<Instruction>(I.getIncomingValue(Last));
  if (!HasConstant || !Value || !isOurs(*Value))
    return;
  replaceOperand(I, Last, I.getIncomingBlock(Last)->getTerminator(),
                 IsOr ? "last-operand-false" : "last-operand-true",
                 ConstantInt::getBool(F.getContext(), !IsOr));
  Mutants.back().Loc = Value->getDebugLoc(); // The phi itself has no line.
}

void FunctionMutator::visitBinary(BinaryOperator &I) {
  auto *C = dyn_cast<ConstantInt>(I.getOperand(1));
  auto First = [&I](IRBuilder<> &) { return I.getOperand(0); };
  auto Other = [&](Instruction::BinaryOps Op) {
    return [&I, Op](IRBuilder<> &B) {
      return B.CreateBinOp(Op, I.getOperand(0), I.getOperand(1));
    };
  };
  switch (I.getOpcode()) {
  case Instruction::Add:
    return C ? replaceResult(I, "drop-constant", First)
             : replaceResult(I, "subtract", Other(Instruction::Sub));
  case Instruction::Sub:
    return C ? replaceResult(I, "drop-constant", First)
             : replaceResult(I, "add", Other(Instruction::Add));
  case Instruction::Mul:
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return C && C->isOne() ? void() : replaceResult(I, "first-operand", First);
  case Instruction::And:
    return replaceResult(I, "or", Other(Instruction::Or));
  case Instruction::Or:
    return replaceResult(I, "and", Other(Instruction::And));
  default:
    return; // Floats, and xor, of which the negation of a condition is made.
  }
}

/// Another number: the negation of a truth value, else one more.
static Constant *otherNumber(ConstantInt &C, bool IsTruth) {
  return ConstantInt::get(C.getContext(),
                          IsTruth ? APInt(C.getBitWidth(), C.isZero())
                                  : C.getValue() + 1);
}

void FunctionMutator::visitStore(StoreInst &I) {
  auto *C = dyn_cast<ConstantInt>(I.getValueOperand());
  StringRef Variable = I.getPointerOperand()->getName();
  if (!C || Variable.starts_with("cleanup.") || Variable.starts_with("nrvo"))
    return;
  bool IsTruth = C->getBitWidth() == 8 && C->getValue().ule(1);
  replaceOperand(I, 0, &I,
                 "store-other-than-" + toString(C->getValue(), 10, true),
                 otherNumber(*C, IsTruth));
}

void FunctionMutator::visitCall(CallInst &I) {
  Function *Callee = I.getCalledFunction();
  if (!Callee || isa<IntrinsicInst>(I))
    return;
  std::string Name = Callee->getName().str();
  ItaniumPartialDemangler Parts;
  if (!Parts.partialDemangle(Name.c_str()) && Parts.isFunction()) {
    if (Parts.isCtorOrDtor())
      return;
    char *Text = Parts.getFunctionName(nullptr, nullptr);
    if (Text)
      Name = Text;
    std::free(Text);
  }
  for (Use &Arg : I.args())
    if (auto *C = dyn_cast<ConstantInt>(Arg)) {
      unsigned Number = I.getArgOperandNo(&Arg);
      replaceOperand(I, Number, &I,
                     "other-argument-" + Twine(Number) + " of " + Name,
                     otherNumber(*C, C->getBitWidth() == 1));
    }
  if (I.getType()->isVoidTy() && !I.hasStructRetAttr())
    add(I, &I, "without-call of " + Name, [&I](IRBuilder<> &B, Value *IsOn) {
      Instruction *End =
          SplitBlockAndInsertIfThen(B.CreateNot(IsOn), &I, false);
      I.moveBefore(End->getIterator());
    });
}

void FunctionMutator::visit(Instruction &I) {
  if (auto *Compare = dyn_cast<ICmpInst>(&I))
    visitCompare(*Compare);
  else if (auto *Branch = dyn_cast<BranchInst>(&I))
    visitBranch(*Branch);
  else if (auto *Binary = dyn_cast<BinaryOperator>(&I))
    visitBinary(*Binary);
  else if (auto *Store = dyn_cast<StoreInst>(&I))
    visitStore(*Store);
  else if (auto *Call = dyn_cast<CallInst>(&I))
    visitCall(*Call);
}

void FunctionMutator::run() {
  findAssertions();
  for (Instruction &I : instructions(F))
    if (auto *Phi = dyn_cast<PHINode>(&I))
      visitPhi(*Phi);
    else if (isOurs(I))
      visit(I);
}

/// A line per mutant: number, file, line, column, kind and function.
static void writeList(const Module &M, ArrayRef<Mutant> Mutants) {
  std::string Name = M.getSourceFileName();
  std::replace(Name.begin(), Name.end(), '/', '_');
  std::error_code Error;
  raw_fd_ostream OS(
      std::string(std::getenv("CMX_MUTANT_LIST")) + "/" + Name + ".tsv", Error);
  if (Error)
    report_fatal_error("cannot write the list of mutants");
  for (const Mutant &Each : Mutants) {
    OS << Each.Number << '\t' << projectFile(*Each.Loc) << '\t'
       << Each.Loc.getLine() << '\t' << Each.Loc.getCol() << '\t' << Each.Kind
       << '\t' << demangle(Each.At->getFunction()->getName()) << '\n';
  }
}

/// The numbers, and a byte for each that says whether it was reached; Runtime.c
/// finds those of all translation units by their sections.
static GlobalVariable *addTables(Module &M, ArrayRef<Mutant> Mutants) {
  LLVMContext &Context = M.getContext();
  std::vector<uint32_t> Numbers;
  for (const Mutant &Each : Mutants)
    Numbers.push_back(Each.Number);
  auto Add = [&M](Constant *Values, bool IsConstant, StringRef Section,
                  unsigned AlignBytes) {
    auto *G = new GlobalVariable(M, Values->getType(), IsConstant,
                                 GlobalValue::InternalLinkage, Values,
                                 "cmx_mutant_table");
    G->setSection(Section);
    G->setAlignment(Align(AlignBytes));
    appendToUsed(M, {G});
    return G;
  };
  Add(ConstantDataArray::get(Context, Numbers), true, "cmxnumbers", 4);
  auto *Bytes = ArrayType::get(Type::getInt8Ty(Context), Mutants.size());
  return Add(ConstantAggregateZero::get(Bytes), false, "cmxreached", 1);
}

namespace {

struct Mutator : PassInfoMixin<Mutator> {
  static bool isRequired() { return true; }
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    std::vector<Mutant> Mutants;
    for (Function &F : M)
      if (!F.isDeclaration())
        FunctionMutator(F, Mutants).run();
    if (Mutants.empty())
      return PreservedAnalyses::all();
    writeList(M, Mutants);
    GlobalVariable *Reached = addTables(M, Mutants);
    Type *Int32 = Type::getInt32Ty(M.getContext());
    Constant *Switch = M.getOrInsertGlobal("cmx_mutant", Int32);
    for (auto [Index, Each] : enumerate(Mutants)) {
      IRBuilder<> B(Each.At);
      B.SetCurrentDebugLocation(Each.Loc);
      B.CreateStore(B.getInt8(1),
                    B.CreateConstInBoundsGEP2_64(Reached->getValueType(),
                                                 Reached, 0, Index));
      Each.Apply(B, B.CreateICmpEQ(B.CreateLoad(Int32, Switch),
                                   B.getInt32(Each.Number)));
    }
    return PreservedAnalyses::none();
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "random-mutants", "1", [](PassBuilder &PB) {
            PB.registerPipelineStartEPCallback(
                [](ModulePassManager &MPM, OptimizationLevel) {
                  MPM.addPass(Mutator());
                });
          }};
}
