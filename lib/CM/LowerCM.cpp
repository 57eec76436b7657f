//===- LowerCM.cpp - C-for-Metal builtins become intrinsics ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/CM/LowerCM.h"

#include "BuiltinCalls.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Input/LocalizeVariables.h"
#include "cmx/Transforms/Input/PromoteArrays.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/Inliner.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/Mem2Reg.h"

using namespace llvm;

namespace cmx {

static constexpr StringLiteral KernelAnnotation = "cm.kernel";
static constexpr StringLiteral FloatAnnotation = "cm.float";
static constexpr StringLiteral TypeAnnotation = "cm.type:";
/// The classes of surface and sampler handles, which kernels take as arguments.
static constexpr StringLiteral SurfaceClass = "class.SurfaceIndex";
static constexpr StringLiteral SamplerClass = "class.SamplerIndex";

/// Returns the text to which \p Pointer, an operand of an annotation, points.
static StringRef annotationText(const Value *Pointer) {
  auto *GV = dyn_cast<GlobalVariable>(Pointer->stripPointerCasts());
  if (!GV || !GV->hasInitializer())
    return "";
  auto *Data = dyn_cast<ConstantDataArray>(GV->getInitializer());
  return Data && Data->isCString() ? Data->getAsCString() : StringRef();
}

/// Calls \p Found for each function that is annotated with \p Text. The second
/// argument of \p Found holds the other operands of the annotation, or is null.
static void
forEachAnnotated(const Module &M, StringRef Text,
                 function_ref<void(Function &, const Constant *)> Found) {
  const GlobalVariable *All = M.getNamedGlobal("llvm.global.annotations");
  if (!All || !All->hasInitializer())
    return;
  for (const Use &Row : All->getInitializer()->operands()) {
    auto *Struct = dyn_cast<ConstantStruct>(Row);
    if (!Struct || annotationText(Struct->getOperand(1)) != Text)
      continue;
    auto *F = dyn_cast<Function>(Struct->getOperand(0)->stripPointerCasts());
    auto *Operands = dyn_cast<GlobalVariable>(
        Struct->getOperand(Struct->getNumOperands() - 1)->stripPointerCasts());
    if (F)
      Found(*F, Operands ? Operands->getInitializer() : nullptr);
  }
}

static SetVector<Function *> annotatedKernels(const Module &M) {
  SetVector<Function *> Kernels;
  forEachAnnotated(M, KernelAnnotation, [&](Function &F, const Constant *) {
    if (!F.isDeclaration()) // Other sources define declared kernels.
      Kernels.insert(&F);
  });
  return Kernels;
}

/// If a kernel requests a float mode, stores this mode in an attribute of the
/// kernel.
static void readFloatModes(Module &M) {
  forEachAnnotated(M, FloatAnnotation, [](Function &F, const Constant *Mode) {
    auto *Bits =
        Mode ? dyn_cast<ConstantInt>(Mode->getAggregateElement(0u)) : nullptr;
    if (Bits)
      F.addFnAttr("CMFloatControl", utostr(Bits->getZExtValue()));
  });
}

/// Returns the text of [[type("...")]] for each argument of a kernel. An
/// argument without such a text gets the name of its class if it is a surface
/// or sampler handle, and an empty text otherwise.
static SmallVector<std::string, 8> argumentTypes(Function &F) {
  SmallVector<std::string, 8> Types(F.arg_size());
  for (const Argument &Arg : F.args())
    if (auto *Class = dyn_cast_or_null<StructType>(Arg.getParamByValType());
        Class && Class->hasName() &&
        (Class->getName() == SurfaceClass || Class->getName() == SamplerClass))
      Types[Arg.getArgNo()] = Class->getName().str();
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    if (!Call || Call->getIntrinsicID() != Intrinsic::var_annotation)
      continue;
    StringRef Text = annotationText(Call->getArgOperand(1));
    if (!Text.consume_front(TypeAnnotation))
      continue;
    if (auto *Arg = dyn_cast<Argument>(Call->getArgOperand(0)))
      Types[Arg->getArgNo()] = Text.str(); // An argument of class type.
    for (const User *U : Call->getArgOperand(0)->users())
      if (auto *Store = dyn_cast<StoreInst>(U))
        if (auto *Arg = dyn_cast<Argument>(Store->getValueOperand()))
          Types[Arg->getArgNo()] = Text.str();
  }
  return Types;
}

static bool isVectorClass(const StructType &Class) {
  StringRef Name = Class.hasName() ? Class.getName() : "";
  return Name.starts_with("class.cm::vector") ||
         Name.starts_with("class.cm::matrix");
}

/// If \p Class is a vector or matrix, returns the LLVM vector type of all its
/// elements, else null. The type of the class's empty field gives the number
/// and type of the elements (CM_START in include/cm/detail/vector.h).
static Type *elementsOf(const StructType &Class) {
  if (!isVectorClass(Class))
    return nullptr;
  for (Type *Field : Class.elements()) {
    auto *Array = dyn_cast<ArrayType>(Field);
    if (!Array || Array->getNumElements() != 0)
      continue;
    unsigned NumElts = 1;
    Type *Ty = Array->getElementType();
    while ((Array = dyn_cast<ArrayType>(Ty))) {
      NumElts *= Array->getNumElements();
      Ty = Array->getElementType();
    }
    return FixedVectorType::get(Ty, NumElts);
  }
  return nullptr;
}

/// Returns the type in which an object of the class \p Ty is passed to a
/// kernel: the type of its only member if this is a number or vector. Otherwise
/// it is a vector of dwords, or of bytes if the object's size is not a multiple
/// of 4.
static Type *passedType(Type *Ty, const DataLayout &DL) {
  Type *Inner = Ty;
  while (auto *Struct = dyn_cast<StructType>(Inner)) {
    if (Type *Elements = elementsOf(*Struct))
      return Elements;
    if (Struct->getNumElements() != 1)
      break;
    Inner = Struct->getElementType(0);
  }
  if (Inner->isIntOrIntVectorTy() || Inner->isFPOrFPVectorTy())
    return Inner;
  unsigned Bytes = DL.getTypeAllocSize(Ty);
  LLVMContext &C = Ty->getContext();
  return Bytes % 4 ? FixedVectorType::get(Type::getInt8Ty(C), Bytes)
                   : FixedVectorType::get(Type::getInt32Ty(C), Bytes / 4);
}

/// Redirects all calls to the kernel \p F to a copy of \p F. The copy is an
/// ordinary function: kernels and ordinary functions take their arguments in
/// different ways.
static void separateCallee(Function &F) {
  auto IsCallee = [](const Use &U) {
    auto *Call = dyn_cast<CallBase>(U.getUser());
    return Call && Call->isCallee(&U);
  };
  if (none_of(F.uses(), IsCallee))
    return;
  ValueToValueMapTy Values;
  Function *Callee = CloneFunction(&F, Values);
  Callee->setName(F.getName() + ".called");
  Callee->setLinkage(GlobalValue::InternalLinkage);
  Callee->setDLLStorageClass(GlobalValue::DefaultStorageClass);
  Callee->setComdat(nullptr);
  F.replaceUsesWithIf(Callee, [&](Use &U) { return IsCallee(U); });
}

/// Replaces the kernel \p F by a kernel that takes arguments of class type as
/// values and has the name that \p F has in the source. Returns the new kernel.
static Function *normalizeKernel(Function *F) {
  Module &M = *F->getParent();
  SmallVector<Type *, 8> Types;
  for (Argument &Arg : F->args())
    Types.push_back(Arg.hasByValAttr()
                        ? passedType(Arg.getParamByValType(), M.getDataLayout())
                        : Arg.getType());
  auto *NewTy = FunctionType::get(F->getReturnType(), Types, false);
  // The host launches the kernel, so it is external whatever the source says.
  Function *New = Function::Create(NewTy, GlobalValue::ExternalLinkage, "", M);
  New->copyAttributesFrom(F);
  New->setVisibility(GlobalValue::DefaultVisibility);
  New->takeName(F);
  if (std::optional<std::string> Name = sourceName(*New))
    if (!M.getFunction(*Name))
      New->setName(*Name);
  New->copyMetadata(F, 0);
  New->splice(New->begin(), F);
  IRBuilder<> B(&New->getEntryBlock(), New->getEntryBlock().begin());
  for (auto [Old, Arg] : zip(F->args(), New->args())) {
    Arg.takeName(&Old);
    Value *Place = &Arg;
    if (Old.hasByValAttr()) {
      New->setAttributes(New->getAttributes().removeParamAttributes(
          M.getContext(), Arg.getArgNo()));
      auto *Local = B.CreateAlloca(Old.getParamByValType());
      Local->setAlignment(Old.getParamAlign().valueOrOne());
      B.CreateAlignedStore(&Arg, Local, Local->getAlign());
      Place = Local;
    }
    Old.replaceAllUsesWith(Place);
  }
  F->replaceAllUsesWith(New);
  F->eraseFromParent();
  return New;
}

/// Are all arguments of the kernel \p F values or addresses? Reports an
/// argument that is a reference, because the host cannot pass it.
static bool takesValues(const Function &F) {
  for (const Argument &Arg : F.args()) {
    auto *Class = dyn_cast_or_null<StructType>(Arg.getParamByValType());
    StringRef Name = Class && Class->hasName() ? Class->getName() : "";
    bool IsReference = Name.starts_with("class.cm::vector_ref") ||
                       Name.starts_with("class.cm::matrix_ref") ||
                       (!Class && Arg.getDereferenceableBytes());
    if (!IsReference)
      continue;
    emitDiag(F, DiagKind::KernelSignature,
             "argument " + Twine(Arg.getArgNo()) +
                 " of a kernel expected to be a value, actual a reference");
    return false;
  }
  return true;
}

/// Turns arguments of vector classes into references. A vector that is passed
/// by value is a temporary of the caller, and nothing else reads this
/// temporary. So the inliner need not copy it again.
static void passVectorsByReference(Function &F) {
  LLVMContext &C = F.getContext();
  for (Argument &Arg : F.args()) {
    auto *Class = Arg.hasByValAttr()
                      ? dyn_cast<StructType>(Arg.getParamByValType())
                      : nullptr;
    if (!Class || !isVectorClass(*Class))
      continue;
    unsigned No = Arg.getArgNo();
    F.setAttributes(
        F.getAttributes().removeParamAttribute(C, No, Attribute::ByVal));
    for (User *U : F.users())
      if (auto *Call = dyn_cast<CallBase>(U))
        Call->setAttributes(Call->getAttributes().removeParamAttribute(
            C, No, Attribute::ByVal));
  }
}

/// Makes all functions except kernels and declarations internal, and marks them
/// to be inlined.
static void prepareFunctions(Module &M, const SetVector<Function *> &Kernels) {
  for (Function &F : M) {
    F.removeFnAttr(Attribute::OptimizeNone);
    F.removeFnAttr(Attribute::NoInline);
    if (F.isDeclaration() || Kernels.contains(&F))
      continue;
    F.setLinkage(GlobalValue::InternalLinkage);
    F.setComdat(nullptr);
    F.addFnAttr(Attribute::AlwaysInline);
    passVectorsByReference(F);
  }
}

/// Calls the initialisers of file-scope variables at the start of each kernel.
static void callInitializers(Module &M, const SetVector<Function *> &Kernels) {
  GlobalVariable *All = M.getNamedGlobal("llvm.global_ctors");
  if (!All || !All->hasInitializer())
    return;
  std::vector<std::pair<uint64_t, Function *>> Initializers;
  for (const Use &Row : All->getInitializer()->operands()) {
    auto *Priority =
        cast<ConstantInt>(cast<Constant>(Row)->getAggregateElement(0u));
    Constant *F = cast<Constant>(Row)->getAggregateElement(1u);
    Initializers.emplace_back(Priority->getZExtValue(),
                              cast<Function>(F->stripPointerCasts()));
  }
  llvm::sort(Initializers, llvm::less_first());
  for (Function *Kernel : Kernels) {
    BasicBlock &Entry = Kernel->getEntryBlock();
    IRBuilder<> B(&Entry, Entry.getFirstNonPHIOrDbgOrAlloca());
    if (DISubprogram *SP = Kernel->getSubprogram())
      B.SetCurrentDebugLocation(
          DILocation::get(M.getContext(), SP->getLine(), 0, SP));
    for (auto [Priority, F] : Initializers)
      B.CreateCall(F)->setCallingConv(F->getCallingConv());
  }
  All->eraseFromParent();
}

static void runPasses(Module &M, ModuleAnalysisManager &AM,
                      ModulePassManager MPM) {
  // The code has changed since the last pass.
  AM.invalidate(M, PreservedAnalyses::none());
  MPM.run(M, AM);
  AM.invalidate(M, PreservedAnalyses::none());
}

/// Promotes variables to registers, so that strides and widths of regions, and
/// masks outside of SIMD blocks, are constants.
static FunctionPassManager simplification() {
  FunctionPassManager FPM;
  // A mask of N lanes is an integer of N bits. Promote it before SROA splits
  // it into bytes.
  FPM.addPass(PromotePass());
  FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
  FPM.addPass(EarlyCSEPass());
  FPM.addPass(InstSimplifyPass());
  return FPM;
}

static void simplify(Module &M, ModuleAnalysisManager &AM) {
  ModulePassManager MPM;
  MPM.addPass(createModuleToFunctionPassAdaptor(simplification()));
  runPasses(M, AM, std::move(MPM));
}

/// Inlines all calls, callees first. So each function is simplified once,
/// before it is inlined. It would take much longer to simplify all the inlined
/// copies.
static void inlineAll(Module &M, ModuleAnalysisManager &AM) {
  CGSCCPassManager CGPM;
  CGPM.addPass(InlinerPass(/*OnlyMandatory=*/true));
  CGPM.addPass(createCGSCCToFunctionPassAdaptor(simplification()));
  ModulePassManager MPM;
  MPM.addPass(createModuleToPostOrderCGSCCPassAdaptor(std::move(CGPM)));
  // The inliner leaves calls in functions that call each other.
  MPM.addPass(AlwaysInlinerPass(/*InsertLifetime=*/true));
  runPasses(M, AM, std::move(MPM));
}

static void removeUnused(Module &M, ModuleAnalysisManager &AM) {
  ModulePassManager MPM;
  MPM.addPass(GlobalDCEPass());
  runPasses(M, AM, std::move(MPM));
}

/// The limit for the total size of all variables is large, because only a few
/// variables are live at a time. A variable with too many bytes for registers
/// stays in memory if it is indexed. Otherwise it is reported later, when
/// registers are assigned.
static constexpr unsigned VariableBudgetBytes = 1u << 20;

/// Promotes variables before LLVM's passes process them. Otherwise GVN would
/// turn overlapping loads and stores into integers of unusual lengths.
static void promoteVariables(Module &M, ModuleAnalysisManager &AM) {
  FunctionPassManager FPM;
  FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
  FPM.addPass(PromoteArraysPass({getPlatform(M), VariableBudgetBytes}));
  ModulePassManager MPM;
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  runPasses(M, AM, std::move(MPM));
}

/// Is \p V the surface operand of an intrinsic?
static bool isUsedAsSurface(const Value &V) {
  for (const Use &U : V.uses()) {
    auto *Call = dyn_cast<CallBase>(U.getUser());
    std::optional<GenXIntrinsic> Id =
        Call ? getGenXIntrinsic(*Call) : std::nullopt;
    if (Id && Call->isArgOperand(&U) &&
        getGenXInfo(*Id).operandIndex("surface") == Call->getArgOperandNo(&U))
      return true;
  }
  return false;
}

static MDNode *numbers(LLVMContext &C, ArrayRef<unsigned> Values) {
  SmallVector<Metadata *, 8> Ops;
  for (unsigned V : Values)
    Ops.push_back(
        ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(C), V)));
  return MDNode::get(C, Ops);
}

/// Makes \p F a kernel: adds a node of !genx.kernels (docs/LangRef.md), and
/// sets the attribute, linkage and calling convention of a kernel.
static void describeKernel(Function &F, ArrayRef<std::string> Types) {
  LLVMContext &C = F.getContext();
  SmallVector<unsigned, 8> Kinds, InOut;
  SmallVector<Metadata *, 8> Descs;
  for (Argument &Arg : F.args()) {
    StringRef Desc = Types[Arg.getArgNo()];
    bool IsSampler = Desc == SamplerClass || Desc.starts_with("sampler_t");
    bool IsSurface = Desc == SurfaceClass || Desc.starts_with("buffer_t") ||
                     Desc.starts_with("image") ||
                     (Desc.empty() && isUsedAsSurface(Arg));
    if (Desc == SurfaceClass || Desc == SamplerClass)
      Desc = "";
    auto Kind = IsSurface   ? KernelArgKind::Surface
                : IsSampler ? KernelArgKind::Sampler
                            : KernelArgKind::General;
    Kinds.push_back(unsigned(Kind));
    InOut.push_back(0);
    Descs.push_back(MDString::get(C, Desc));
  }
  Metadata *Zero =
      ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(C), 0));
  Metadata *Ops[] = {ValueAsMetadata::get(&F),
                     MDString::get(C, F.getName()),
                     numbers(C, Kinds),
                     Zero,
                     Zero,
                     numbers(C, InOut),
                     MDNode::get(C, Descs),
                     Zero};
  F.getParent()
      ->getOrInsertNamedMetadata("genx.kernels")
      ->addOperand(MDNode::get(C, Ops));
  F.addFnAttr("CMGenxMain");
  F.setLinkage(GlobalValue::ExternalLinkage);
  F.setDLLStorageClass(GlobalValue::DLLExportStorageClass);
  F.setCallingConv(CallingConv::SPIR_KERNEL);
}

/// Removes annotations of variables, fields and expressions, also outside of
/// kernels: annotations would keep variables in memory. (removeUnused() removes
/// the texts of the annotations.)
static void removeAnnotations(Module &M) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      Intrinsic::ID ID =
          Call ? Call->getIntrinsicID() : Intrinsic::not_intrinsic;
      if (ID == Intrinsic::annotation || ID == Intrinsic::ptr_annotation)
        Call->replaceAllUsesWith(Call->getArgOperand(0));
      else if (ID != Intrinsic::var_annotation)
        continue;
      Call->eraseFromParent();
    }
  for (StringRef Name :
       {"llvm.global.annotations", "llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *GV = M.getNamedGlobal(Name))
      GV->eraseFromParent();
}

/// Clang puts the guard of a static variable, which says whether the variable
/// is initialized, into memory that threads share. Each thread needs its own
/// guard, because it has its own variable.
static void makeGuardsPrivate(Module &M) {
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    auto PointerOf = [&GV](const User *U) {
      return isa<LoadInst, StoreInst>(U) &&
             getLoadStorePointerOperand(U) == &GV;
    };
    // In names of the Itanium C++ ABI, "GV" stands for the guard of a variable.
    if (!GV.getName().starts_with("_ZGV") || GV.getAddressSpace() == 0 ||
        !GV.hasInitializer() || !GV.getInitializer()->isNullValue() ||
        !all_of(GV.users(), PointerOf))
      continue;
    auto *Private = new GlobalVariable(
        M, GV.getValueType(), /*isConstant=*/false,
        GlobalValue::InternalLinkage, GV.getInitializer(), "",
        /*InsertBefore=*/nullptr, GlobalValue::NotThreadLocal,
        /*AddressSpace=*/0);
    Private->setAlignment(GV.getAlign());
    for (Use &U : make_early_inc_range(GV.uses()))
      U.set(Private);
    Private->takeName(&GV);
    GV.eraseFromParent();
  }
}

/// Empties all functions after an error that concerns all code, so that no
/// other errors follow.
static PreservedAnalyses giveUp(Module &M) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    F.deleteBody();
    if (!F.getReturnType()->isVoidTy())
      continue;
    F.setComdat(nullptr);
    ReturnInst::Create(M.getContext(),
                       BasicBlock::Create(M.getContext(), "", &F));
  }
  return PreservedAnalyses::none();
}

/// Returns the name of \p F in the source, without template arguments. A name
/// that is not mangled (extern "C") is already the name in the source.
static std::string nameForUser(const Function &F) {
  StringRef Symbol = F.getName();
  Symbol.consume_back(".called");
  std::string Name = qualifiedName(F).value_or(Symbol.str()), Short;
  if (StringRef(Name).contains("operator"))
    return Name; // The < of operator< opens no arguments.
  int Depth = 0;
  for (char C : Name) {
    Depth += C == '<';
    if (Depth == 0)
      Short += C;
    Depth -= C == '>';
  }
  return Short;
}

/// Does \p F have a reachable call of a function without a body? Reports the
/// first such call.
static bool reportCalls(Function &F) {
  for (BasicBlock &BB : F)
    ConstantFoldTerminator(&BB);
  removeUnreachableBlocks(F);
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallBase>(&I);
    Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (!Callee || Callee->isIntrinsic() || builtinName(*Callee) ||
        !Callee->isDeclaration())
      continue;
    emitDiag(*Call, DiagKind::CallUnsupported,
             "'" + nameForUser(*Callee) +
                 "' has no body in this source, and nothing links kernels");
    return true;
  }
  return false;
}

/// Does \p F work on vectors or memory (with builtins) although its address is
/// taken? Reports such a function.
static bool reportBuiltins(Function &F) {
  if (!F.hasAddressTaken())
    return false;
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallBase>(&I);
    Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (!Callee || !builtinName(*Callee))
      continue;
    emitDiag(*Call, DiagKind::CallUnsupported,
             "'" + nameForUser(F) +
                 "' works on vectors or memory: a call by its name expected, "
                 "actual one by its address");
    return true;
  }
  return false;
}

bool callsBuiltins(const Module &M) {
  return any_of(M, [](const Function &F) { return builtinName(F); });
}

PreservedAnalyses ForgetTargetCostsPass::run(Function &F,
                                             FunctionAnalysisManager &AM) {
  if (hasKernelAttributes(F))
    AM.getResult<TargetIRAnalysis>(F) = TargetTransformInfo(F.getDataLayout());
  return PreservedAnalyses::all();
}

PreservedAnalyses LowerCMPass::run(Module &M, ModuleAnalysisManager &AM) {
  SetVector<Function *> Annotated = annotatedKernels(M);
  if (Annotated.empty()) {
    if (!callsBuiltins(M))
      return PreservedAnalyses::all();
    emitDiag(M, DiagKind::NoKernel,
             "a function marked as a kernel (_GENX_MAIN_) expected, actual "
             "none");
    return giveUp(M);
  }
  if (!all_of(Annotated, [](Function *F) { return takesValues(*F); }))
    return giveUp(M);
  readFloatModes(M);
  SmallVector<SmallVector<std::string, 8>, 4> Types;
  for (Function *F : Annotated)
    Types.push_back(argumentTypes(*F));
  removeAnnotations(M);
  for (Function *F : Annotated)
    separateCallee(*F);
  SetVector<Function *> Kernels;
  for (Function *F : Annotated)
    Kernels.insert(normalizeKernel(F));
  for (Function *F : Kernels)
    if (std::optional<std::string> Name = sourceName(*F)) {
      emitDiag(*F, DiagKind::KernelSignature,
               "two kernels have this name: '" + *Name + "'");
      return giveUp(M);
    }
  callInitializers(M, Kernels);
  makeGuardsPrivate(M);
  prepareFunctions(M, Kernels);
  prepareBlockMarkers(M);
  inlineAll(M, AM);
  removeUnused(M, AM);
  auto IsKernel = [&](const Function &F) {
    return Kernels.contains(const_cast<Function *>(&F));
  };
  localizeVariables(M, IsKernel);
  simplify(M, AM);
  // Functions other than kernels remain only if they call themselves or their
  // address is taken.
  for (Function &F : M)
    if (!F.isDeclaration() && (reportCalls(F) || reportBuiltins(F)))
      return giveUp(M);
  checkReservations(M, IsKernel);
  for (Function &F : M) {
    checkSimdBlocks(F);
    lowerBuiltinCalls(F);
  }
  removeUnused(M, AM);
  promoteVariables(M, AM);
  for (auto [F, ArgTypes] : zip(Kernels, Types))
    describeKernel(*F, ArgTypes);
  return PreservedAnalyses::none();
}

} // namespace cmx
