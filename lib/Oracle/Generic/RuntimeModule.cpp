//===- RuntimeModule.cpp - Declarations of the runtime --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The signatures are made from the text of GenericABI.def.
//
//===----------------------------------------------------------------------===//

#include "RuntimeModule.h"

#include "cmx/Support/Compat.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx::generic {

namespace {
struct Signature {
  StringRef Name, Result, Parameters;
};
} // namespace

static const Signature Signatures[] = {
#define CMX_RT(Enum, Name, Result, Parameters) {Name, Result, Parameters},
#include "cmx/Oracle/Runtime/GenericABI.def"
};

static Type *parseType(LLVMContext &Ctx, StringRef Text) {
  return StringSwitch<Type *>(Text)
      .Case("i32", Type::getInt32Ty(Ctx))
      .Case("i64", Type::getInt64Ty(Ctx))
      .Case("f32", Type::getFloatTy(Ctx))
      .Case("f64", Type::getDoubleTy(Ctx))
      .Case("ptr", PointerType::getUnqual(Ctx))
      .Default(Type::getVoidTy(Ctx));
}

/// The runtime does not keep pointers, so LLVM can still analyse the variables
/// whose addresses are passed. Most of these variables are only read.
static void addPointerAttributes(Function &F, unsigned ArgNo, StringRef Name) {
  F.addParamAttr(ArgNo, CMX_NO_CAPTURE_ATTRIBUTE(F.getContext()));
  if (is_contained(
          {"site", "flags", "addresses", "mask", "from", "src0", "src1"}, Name))
    F.addParamAttr(ArgNo, Attribute::ReadOnly);
}

Function *RuntimeModule::function(RuntimeFunction Fn) {
  static_assert(std::size(Signatures) <= std::tuple_size_v<decltype(Functions)>,
                "a place for each function");
  Function *&F = Functions[unsigned(Fn)];
  if (F)
    return F;
  const Signature &S = Signatures[unsigned(Fn)];
  LLVMContext &Ctx = M.getContext();
  SmallVector<StringRef, 16> Parameters, Names;
  S.Parameters.split(Parameters, ", ");
  SmallVector<Type *, 16> Types;
  for (StringRef Parameter : Parameters) {
    auto [TypeText, Name] = Parameter.split(' ');
    Types.push_back(parseType(Ctx, TypeText));
    Names.push_back(Name);
  }
  auto *FTy = FunctionType::get(parseType(Ctx, S.Result), Types, false);
  F = M.getFunction(S.Name);
  if (F && F->getFunctionType() == FTy && F->isDeclaration())
    return F;
  if (F)
    F->setName(S.Name + ".other");
  F = Function::Create(FTy, GlobalValue::ExternalLinkage, S.Name, M);
  F->setDoesNotThrow();
  for (unsigned K = 0; K != Types.size(); ++K)
    if (Types[K]->isPointerTy())
      addPointerAttributes(*F, K, Names[K]);
  // Functions with a result cannot fail: they only compute, or only read a
  // value of the thread.
  if (!FTy->getReturnType()->isVoidTy()) {
    F->setWillReturn();
    F->setMemoryEffects(Types.front()->isPointerTy()
                            ? MemoryEffects::argMemOnly(ModRefInfo::Ref)
                            : MemoryEffects::none());
  }
  return F;
}

Constant *RuntimeModule::site(StringRef Text) {
  Constant *&Entry = Sites[Text];
  if (Entry)
    return Entry;
  Constant *Init = ConstantDataArray::getString(M.getContext(), Text);
  auto *G = new GlobalVariable(M, Init->getType(), /*isConstant=*/true,
                               GlobalValue::PrivateLinkage, Init, "cmx.site");
  G->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  return Entry = G;
}

std::string describeSite(const Instruction &I, ModuleSlotTracker &Slots) {
  constexpr size_t MaxChars = 100;
  std::string Printed, Text;
  raw_string_ostream PrintOS(Printed), OS(Text);
  I.print(PrintOS, Slots);
  StringRef Short = StringRef(PrintOS.str()).trim();
  Short = Short.take_front(Short.find(", !dbg"));
  OS << "function '" << I.getFunction()->getName() << "': instruction '"
     << Short.take_front(MaxChars) << (Short.size() > MaxChars ? "..." : "")
     << '\'';
  if (const DebugLoc &Loc = I.getDebugLoc())
    OS << " (at " << Loc->getFilename() << ':' << Loc.getLine() << ':'
       << Loc.getCol() << ')';
  return OS.str();
}

} // namespace cmx::generic
