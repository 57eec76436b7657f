//===- EmitMessages.cpp - Operands of messages, synchronisation, ids ------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

void KernelEmitter::emitMessage(const Bale &B) {
  MessageEmitter(*this, B).emit();
}

bool onlyNamesSurface(const Value &V) {
  return all_of(V.uses(), [&](const Use &U) {
    auto *Message = dyn_cast<CallBase>(U.getUser());
    auto Id = Message ? getGenXIntrinsic(*Message) : std::nullopt;
    return Id &&
           any_of(ArrayRef({"surface", "sampler"}), [&](const char *Name) {
             auto Index = getGenXInfo(*Id).operandIndex(Name);
             return Index && &Message->getArgOperandUse(*Index) == &U;
           });
  });
}

SmallVector<visa::InputKind, 3> KernelEmitter::implicitInputs() const {
  bool Used[4] = {};
  for (const Instruction &I : instructions(F)) {
    auto Id = getGenXIntrinsic(I);
    if (Id == GenXIntrinsic::LocalId || Id == GenXIntrinsic::LocalId16)
      Used[unsigned(visa::InputKind::LocalId)] = true;
    else if (Id == GenXIntrinsic::LocalSize)
      Used[unsigned(visa::InputKind::LocalSize)] = true;
    else if (Id == GenXIntrinsic::GroupCount)
      Used[unsigned(visa::InputKind::GroupCount)] = true;
  }
  SmallVector<visa::InputKind, 3> Kinds;
  for (auto Kind : {visa::InputKind::LocalId, visa::InputKind::LocalSize,
                    visa::InputKind::GroupCount})
    if (Used[unsigned(Kind)])
      Kinds.push_back(Kind);
  return Kinds;
}

MessageEmitter::MessageEmitter(KernelEmitter &E, const Bale &B)
    : E(E), B(B), Call(*cast<CallBase>(B.Main)),
      Info(getGenXInfo(*getGenXIntrinsic(Call))), TD(E.TD), K(E.K), VB(E.VB) {}

/// Emits a memory message according to the shape of its operands.
void MessageEmitter::emitMemory() {
  switch (Info.Shape) {
  case ShapeRule::OwordBlock:
    return emitOwordBlock();
  case ShapeRule::MediaBlock:
    return emitMediaBlock();
  case ShapeRule::SvmBlock:
    return emitSvmBlock();
  case ShapeRule::GatherScaled:
    return emitGather();
  case ShapeRule::Gather4Scaled:
    return emitGather4();
  case ShapeRule::SvmGather:
    return emitSvmGather();
  case ShapeRule::SvmGather4:
    return emitSvmGather4();
  case ShapeRule::Typed:
    return emitTyped();
  case ShapeRule::TypedAtomic:
  case ShapeRule::TypedAtomicF:
    return emitTypedAtomic();
  case ShapeRule::Sampler:
    return emitSampler();
  case ShapeRule::Sampler3D:
    return emitSampler3D();
  case ShapeRule::SampleUnorm:
    return emitSampleUnorm();
  case ShapeRule::LscBlock2D:
    return emitBlock2D();
  case ShapeRule::RawSend:
    return emitRawSend();
  case ShapeRule::Dpas:
    return emitDpas();
  case ShapeRule::DwordAtomic:
  case ShapeRule::DwordAtomicF:
    return emitAtomic(/*IsSvm=*/false);
  case ShapeRule::SvmAtomic:
  case ShapeRule::SvmAtomicF:
    return emitAtomic(/*IsSvm=*/true);
  case ShapeRule::LscLoad:
  case ShapeRule::LscStore:
  case ShapeRule::LscAtomic:
    return emitLsc();
  default:
    llvm_unreachable("memory message without code");
  }
}

[[maybe_unused]] static bool isMessageFormat(visa::Format F) {
  return (F >= visa::Format::OwordBlock && F <= visa::Format::LscBlock2D) ||
         F == visa::Format::RawSend || F == visa::Format::RawSends ||
         F == visa::Format::MediaSampler || F == visa::Format::UnormSampler ||
         F == visa::Format::Sampler || F == visa::Format::SamplerLoad ||
         F == visa::Format::Dpas;
}

/// Does the message \p I have all its operands, and does it say how much data
/// it moves?
[[maybe_unused]] static bool isWhole(const visa::Instruction &I) {
  StringRef Letters = visa::operandLetters(I.Op);
  if (Letters.consume_back("*") ? I.NumOperands <= Letters.size()
                                : I.NumOperands != Letters.size())
    return false;
  switch (visa::opcodeFormat(I.Op)) {
  case visa::Format::OwordBlock:
  case visa::Format::SvmBlock:
    return I.Message.NumOwords;
  case visa::Format::MediaBlock:
    return I.Message.BlockWidthBytes && I.Message.BlockRows;
  case visa::Format::SurfaceScatter:
    return I.Message.ElemBytes;
  case visa::Format::SvmScatter:
    return I.Message.ElemBytes && I.Message.NumElts;
  case visa::Format::SurfaceQuad:
  case visa::Format::TypedQuad:
  case visa::Format::SvmQuad:
    return I.Message.Channels;
  case visa::Format::LscBlock2D:
    return I.Lsc.Blocks && I.Lsc.BlockWidthElts && I.Lsc.BlockRows;
  case visa::Format::TypedAtomic:
  case visa::Format::SurfaceAtomic:
  case visa::Format::SvmAtomic:
  case visa::Format::LscLoad:
  case visa::Format::LscStore:
  case visa::Format::LscAtomic:
  case visa::Format::LscFence:
  case visa::Format::Sampler:
  case visa::Format::SamplerLoad:
  case visa::Format::MediaSampler:
  case visa::Format::UnormSampler:
  case visa::Format::RawSend:
  case visa::Format::RawSends:
  case visa::Format::Dpas:
    return true;
  default:
    llvm_unreachable("not in isMessageFormat");
  }
}

/// Are there messages among \p Body, and is each of them whole?
[[maybe_unused]] static bool
hasWholeMessages(ArrayRef<visa::Instruction> Body) {
  auto Messages = make_filter_range(Body, [](const visa::Instruction &I) {
    return isMessageFormat(visa::opcodeFormat(I.Op));
  });
  return !Messages.empty() && all_of(Messages, isWhole);
}

void MessageEmitter::emit() {
  if (isMaskedOff())
    return;
  if (Info.Lowering == LoweringKind::Sync)
    return emitSync();
  if (Info.Lowering == LoweringKind::Predefined)
    return emitPredefined();
  [[maybe_unused]] size_t First = K.body().size();
  emitMemory();
  assert((E.Failed || hasWholeMessages(K.body().drop_front(First))) &&
         "memory message that became none, or one without sizes");
}

//===----------------------------------------------------------------------===//
// Diagnostics and parameters
//===----------------------------------------------------------------------===//

void MessageEmitter::fail(DiagKind Kind, const Twine &Text) {
  E.fail(Call, Kind, Text);
}

bool MessageEmitter::require(Feature F) {
  if (TD.has(F))
    return true;
  fail(DiagKind::MessageUnavailable,
       "expected a platform with " + featureText(F) + ", actual " + TD.name());
  return false;
}

const BaleSource *MessageEmitter::operand(StringRef Name) const {
  auto Index = Info.operandIndex(Name);
  return Index ? &B.Srcs[*Index] : nullptr;
}

uint64_t MessageEmitter::constant(StringRef Name) const {
  const BaleSource *S = operand(Name);
  const auto *CI = S ? dyn_cast<ConstantInt>(S->V) : nullptr;
  return CI ? CI->getZExtValue() : 0;
}

Type *MessageEmitter::dataType() const {
  auto Index = Info.operandIndex("data");
  return Index ? Call.getArgOperand(*Index)->getType() : Call.getType();
}

unsigned MessageEmitter::lanesOf(StringRef Name) const {
  return numLanes(Call.getArgOperand(*Info.operandIndex(Name))->getType());
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Does \p P start at a register boundary? Aligns the variable of \p P if that
/// is needed and possible.
bool MessageEmitter::startsAtRegister(const Place &P) {
  auto [Root, AliasBytes] = K.root(P.Var);
  if ((AliasBytes + P.OffsetBytes) % TD.grfBytes())
    return false;
  if (K.decl(Root).Predefined) {
    assert(Root == visa::declOf(visa::Predefined::Arg) &&
           "no value is in another predefined variable");
    return true;
  }
  for (const visa::Input &In : K.Inputs)
    if (In.Var == Root)
      return In.OffsetBytes % TD.grfBytes() == 0;
  for (visa::DeclId D : {Root, P.Var})
    if (visa::alignBytes(K.decl(D).Alignment, TD.grfBytes()) < TD.grfBytes())
      K.decl(D).Alignment = visa::Align::GRF;
  return true;
}

bool MessageEmitter::isInput(visa::DeclId Root) const {
  return any_of(K.Inputs,
                [&](const visa::Input &In) { return In.Var == Root; });
}

/// Can a message write to \p P? See FinalizerFault::MessagesToFirstInputs.
bool MessageEmitter::canReceive(const Place &P) {
  visa::DeclId Root = K.root(P.Var).first;
  if (!TD.hasFault(FinalizerFault::MessagesToFirstInputs))
    return startsAtRegister(P);
  return startsAtRegister(P) && none_of(K.Inputs, [&](const visa::Input &In) {
           return In.Var == Root && In.OffsetBytes < 3 * TD.grfBytes();
         });
}

/// Returns the largest number of lanes, at most \p Max, for which neither the
/// source nor the destination of a mov touches more than two registers.
static unsigned movLanes(unsigned Max, unsigned ElemBytes, uint64_t DstBytes,
                         uint64_t SrcBytes, unsigned GRFBytes) {
  unsigned N = bit_floor(std::min(Max, 32u));
  uint64_t Start = std::max(DstBytes % GRFBytes, SrcBytes % GRFBytes);
  while (N > 1 && Start + N * ElemBytes > 2 * GRFBytes)
    N /= 2;
  return N;
}

void MessageEmitter::copy(ElemType T, Place Dst, Place Src, unsigned NumElts) {
  unsigned Bytes = elemTypeBytes(T);
  for (unsigned Done = 0; Done != NumElts;) {
    int64_t To = Dst.OffsetBytes + Done * Bytes;
    int64_t From = Src.OffsetBytes + Done * Bytes;
    unsigned N = movLanes(NumElts - Done, Bytes, To, From, TD.grfBytes());
    visa::DeclId D = E.reachable(Dst.Var, To);
    visa::DeclId S = E.reachable(Src.Var, From);
    VB.emitMov(visa::Exec::noMask(N), visa::Operand::dst(D, uint32_t(To)),
               N == 1 ? visa::Operand::scalar(S, uint32_t(From))
                      : visa::Operand::vec(S, uint32_t(From)));
    Done += N;
  }
}

/// Copies one element for each lane of \p X, under the predicate \p P.
void MessageEmitter::copyLanes(ElemType T, visa::Exec X, Place Dst, Place Src,
                               visa::Predicate P) {
  unsigned Bytes = elemTypeBytes(T);
  for (unsigned Done = 0; Done != X.Size;) {
    int64_t To = Dst.OffsetBytes + Done * Bytes;
    int64_t From = Src.OffsetBytes + Done * Bytes;
    unsigned N = movLanes(X.Size - Done, Bytes, To, From, TD.grfBytes());
    visa::DeclId D = E.reachable(Dst.Var, To);
    visa::DeclId S = E.reachable(Src.Var, From);
    VB.emitMov(E.execOf(N, X.FirstLane + Done),
               visa::Operand::dst(D, uint32_t(To)),
               N == 1 ? visa::Operand::scalar(S, uint32_t(From))
                      : visa::Operand::vec(S, uint32_t(From)),
               P);
    Done += N;
  }
}

/// Is the result written to a part of the variable that holds \p S? Then the
/// first of several messages must not overwrite \p S before the next reads it.
bool MessageEmitter::isOverwritten(const BaleSource &S) {
  return B.Root != B.Main && !isa<Constant>(S.V) &&
         K.root(E.general(S.V)).first == K.root(E.general(B.Root)).first;
}

visa::Operand MessageEmitter::scalar(const BaleSource &S, ElemType T) {
  visa::Operand Op = E.scalarSource(S, T);
  if (!isOverwritten(S))
    return Op;
  visa::DeclId Copy = E.temporary(T, 1);
  VB.emitMov(visa::Exec::scalar(), visa::Operand::dst(Copy), Op);
  return visa::Operand::scalar(Copy);
}

MessageEmitter::Place MessageEmitter::registers(const BaleSource &S, ElemType T,
                                                unsigned NumElts) {
  if (auto *C = dyn_cast<Constant>(S.V)) {
    Place P = {E.temporary(T, NumElts), 0};
    E.emitConstant(P.Var, uint64_t(NumElts) * elemTypeBytes(T), *C);
    return P;
  }
  Place P = {E.general(S.V, T), uint32_t(S.R.offsetBytes())};
  if (startsAtRegister(P) && !isOverwritten(S))
    return P;
  Place Copy = {E.temporary(T, NumElts), 0};
  copy(T, Copy, P, NumElts);
  return Copy;
}

MessageEmitter::Place MessageEmitter::extended(const BaleSource &S, ElemType T,
                                               unsigned NumElts) {
  unsigned Bytes = elemTypeBytes(T);
  if (elemTypeBytes(S.Type) == Bytes)
    return registers(S, T, NumElts);
  ElemType From = intType(elemTypeBytes(S.Type), /*Signed=*/false);
  Place Src = isa<Constant>(S.V)
                  ? registers(S, From, NumElts)
                  : Place{E.general(S.V, From), uint32_t(S.R.offsetBytes())};
  Place Dst = {E.temporary(T, NumElts), 0};
  unsigned FromBytes = elemTypeBytes(From);
  for (unsigned Done = 0; Done != NumElts;) {
    unsigned N = std::min(NumElts - Done, 2 * TD.grfBytes() / Bytes);
    N = bit_floor(N);
    int64_t At = Src.OffsetBytes + Done * FromBytes;
    visa::DeclId V = E.reachable(Src.Var, At);
    VB.emitMov(visa::Exec::noMask(N), visa::Operand::dst(Dst.Var, Done * Bytes),
               N == 1 ? visa::Operand::scalar(V, uint32_t(At))
                      : visa::Operand::vec(V, uint32_t(At)));
    Done += N;
  }
  return Dst;
}

MessageEmitter::Place MessageEmitter::result(ElemType T) {
  Place P = {E.general(B.Root, T), 0};
  if (B.Root != B.Main)
    P.OffsetBytes = uint32_t(B.DstRegion.offsetBytes());
  return P;
}

MessageEmitter::Place MessageEmitter::data(ElemType T, unsigned NumElts) {
  if (const BaleSource *S = operand("data"))
    return registers(*S, T, NumElts);
  return result(T);
}

/// Makes the variable of \p P large enough for \p Bytes bytes from \p P on.
/// Returns false if the variable is an input that is too small: inputs keep
/// their size.
bool MessageEmitter::holdWhole(Place P, unsigned Bytes) {
  auto [Root, AliasBytes] = K.root(P.Var);
  bool Fits = AliasBytes + P.OffsetBytes + Bytes <= K.decl(Root).sizeBytes();
  if (!Fits && isInput(Root))
    return false;
  E.enlarge(P.Var, P.OffsetBytes + Bytes);
  E.enlarge(Root, AliasBytes + P.OffsetBytes + Bytes);
  return true;
}

/// Loads a block. The load writes whole registers, so the last register must
/// not contain other data.
void MessageEmitter::loadBlock(unsigned Bytes, function_ref<void(Place)> Load) {
  ElemType T = copyType(Bytes);
  // Bytes are loaded as bytes: the finalizer would copy bytes that are loaded
  // as dwords.
  ElemType Own = K.decl(E.general(B.Root)).Type;
  Place P = result(elemTypeBytes(Own) == 1 ? Own : T);
  unsigned WholeBytes = unsigned(alignTo(Bytes, TD.grfBytes()));
  if (canReceive(P) && holdWhole(P, WholeBytes))
    return Load(P);
  Place Temp = {E.temporary(T, WholeBytes / elemTypeBytes(T)), 0};
  P = result(T);
  unsigned NumElts = Bytes / elemTypeBytes(T);
  if (operand("old"))
    copy(T, Temp, P, NumElts);
  Load(Temp);
  copy(T, P, Temp, NumElts);
}

//===----------------------------------------------------------------------===//
// Masks and surfaces
//===----------------------------------------------------------------------===//

/// Is the mask false or undefined in all lanes, so that no message is needed?
bool MessageEmitter::isMaskedOff() const {
  const BaleSource *S = operand("mask");
  auto *C = S ? dyn_cast<Constant>(S->V) : nullptr;
  return C && isPredicateType(C->getType()) &&
         (C->isNullValue() || isa<UndefValue>(C));
}

visa::Predicate MessageEmitter::mask() {
  const BaleSource *S = operand("mask");
  auto *C = S ? dyn_cast<Constant>(S->V) : nullptr;
  if (!S || (C && C->isAllOnesValue()))
    return {};
  PredicateUse Use;
  Use.Mask = S->V;
  return E.predicateOf(Use);
}

/// The index of shared local memory in the binding table (vISA spec,
/// "Surfaces").
static constexpr uint64_t SLMIndex = 254;

bool MessageEmitter::isSLM(const BaleSource &Surface) {
  if (auto *CI = dyn_cast<ConstantInt>(Surface.V))
    return CI->getZExtValue() == SLMIndex;
  return getGenXIntrinsic(*Surface.V) == GenXIntrinsic::PredefinedSurface;
}

/// Returns a variable that holds the binding table index \p S of a surface.
/// There are few such variables. If all of them are in use, the variable that
/// was set longest ago gets the new index.
visa::DeclId MessageEmitter::surfaceOfNumber(const BaleSource &S) {
  auto &Held = E.NumberedSurfaces;
  std::pair<const Value *, int64_t> Number(S.V, S.R.offsetBytes());
  for (const auto &H : Held)
    if (H.Number == Number)
      return H.Var;
  unsigned Slot = E.NumSurfacesSet++ % KernelEmitter::MaxNumberedSurfaces;
  if (Slot == Held.size())
    Held.push_back({K.addSurface("t"), {}});
  Held[Slot].Number = Number;
  VB.emitMovs(visa::Exec::scalar(), visa::Operand::state(Held[Slot].Var),
              E.scalarSource(S, ElemType::UD));
  return Held[Slot].Var;
}

/// Returns the surface variable of a data port message.
visa::DeclId MessageEmitter::surface() {
  const BaleSource &S = *operand("surface");
  if (isSLM(S))
    return visa::declOf(visa::Predefined::SLM);
  if (isBindlessSurface(*S.V))
    return visa::declOf(visa::Predefined::BSS);
  if (auto *A = dyn_cast<Argument>(S.V))
    if (auto It = E.States.find(A); It != E.States.end())
      return It->second;
  return surfaceOfNumber(S);
}

//===----------------------------------------------------------------------===//
// Synchronisation
//===----------------------------------------------------------------------===//

/// Bits of llvm.genx.fence's operand, as in the CM language's cm_fence.
namespace {
enum FenceMask : unsigned {
  FenceGlobal = 0x01, ///< Wait until other threads see the writes.
  FenceFlushes = 0x1e,
  FenceLocal = 0x20, ///< A fence of shared local memory.
  FenceFlushL1 = 0x40,
  FenceCompiler = 0x80
};
} // namespace

void MessageEmitter::emitFence() {
  unsigned Bits = unsigned(constant("mask"));
  if (Bits & FenceCompiler) {
    VB.emitMessage(visa::Opcode::FenceSW, visa::Exec(), {});
    return;
  }
  if (Bits & FenceLocal)
    VB.emitMessage(visa::Opcode::FenceLocal, visa::Exec(), {});
  if (Bits == FenceLocal)
    return;
  unsigned Flags = Bits & (FenceGlobal | FenceFlushes);
  if (Bits & FenceFlushL1)
    Flags |= visa::FenceL1;
  // Always wait: a flush without the wait would order nothing. (Besides, the
  // finalizer cannot read a fence whose only flag is .R.)
  if (Flags)
    Flags |= visa::FenceCommit;
  emitGlobalFence(Flags);
}

void MessageEmitter::emitGlobalFence(unsigned Flags) {
  visa::MessageFields Fields;
  Fields.FenceFlags = uint8_t(Flags);
  VB.emitMessage(visa::Opcode::FenceGlobal, visa::Exec(), {}, Fields);
}

/// In vISA text, a signal always has as many producers as consumers.
void MessageEmitter::emitNamedBarrier() {
  if (!require(Feature::NBarrier))
    return;
  auto Number = [&](StringRef Name) {
    if (auto *C = dyn_cast<ConstantInt>(operand(Name)->V))
      return visa::Operand::imm(ElemType::UD, C->getZExtValue());
    Place P = extended(*operand(Name), ElemType::UD, 1);
    return visa::Operand::scalar(P.Var, P.OffsetBytes);
  };
  bool IsArrive = operand("role");
  if (IsArrive && (constant("role") != 0 ||
                   operand("producers")->V != operand("consumers")->V)) {
    fail(DiagKind::MessageUnavailable,
         "expected role 0 and as many producers as consumers, actual role " +
             Twine(constant("role")));
    return;
  }
  E.UsesNamedBarriers = true;
  visa::Operand Id = Number("id");
  if (IsArrive || constant("signal"))
    VB.emitMessage(visa::Opcode::NbarrierSignal, visa::Exec(),
                   {Id, Number(IsArrive ? "producers" : "threads")});
  else
    VB.emitMessage(visa::Opcode::NbarrierWait, visa::Exec(), {Id});
}

void MessageEmitter::emitSync() {
  switch (Info.Id) {
  case GenXIntrinsic::Nbarrier:
  case GenXIntrinsic::NbarrierArrive:
    return emitNamedBarrier();
  case GenXIntrinsic::CacheFlush:
    emitGlobalFence(visa::FenceCommit | visa::FenceInstructions |
                    visa::FenceSampler | visa::FenceConstants | visa::FenceRW);
    return;
  case GenXIntrinsic::Barrier:
    E.UsesBarrier = true;
    VB.emitMessage(visa::Opcode::Barrier, visa::Exec(), {});
    return;
  case GenXIntrinsic::Sbarrier:
    E.UsesBarrier = true;
    VB.emitMessage(constant("signal") ? visa::Opcode::SbarrierSignal
                                      : visa::Opcode::SbarrierWait,
                   visa::Exec(), {});
    return;
  case GenXIntrinsic::Fence:
    return emitFence();
  case GenXIntrinsic::LscFence:
    return emitLscFence();
  case GenXIntrinsic::SlmInit:
    if (E.IsFunction)
      return fail(DiagKind::CallUnsupported,
                  "shared local memory expected to be reserved in the kernel, "
                  "actual in a function that is not inlined");
    if (unsigned Bytes = unsigned(constant("size")); Bytes > E.SLMBytes) {
      E.SLMBytes = Bytes;
      E.SLMCall = &Call;
    }
    return;
  default:
    llvm_unreachable("synchronisation without code");
  }
}

//===----------------------------------------------------------------------===//
// Ids and other predefined values
//===----------------------------------------------------------------------===//

/// Copies the first \p NumElts elements of \p Src to the result and converts
/// them.
void MessageEmitter::emitVector(visa::DeclId Src, unsigned NumElts) {
  auto T = elemTypeOf(Call.getType(), /*Signed=*/false);
  if (!T || isFloat(*T)) {
    fail(DiagKind::UnsupportedType,
         "expected integers, actual another type of result");
    return;
  }
  Place P = result(*T);
  unsigned SrcBytes = elemTypeBytes(K.decl(Src).Type);
  for (unsigned Done = 0; Done != NumElts;) {
    unsigned N = bit_floor(NumElts - Done);
    int64_t To = P.OffsetBytes + Done * elemTypeBytes(*T);
    visa::DeclId D = E.reachable(P.Var, To);
    VB.emitMov(visa::Exec::noMask(N), visa::Operand::dst(D, uint32_t(To)),
               N == 1 ? visa::Operand::scalar(Src, Done * SrcBytes)
                      : visa::Operand::vec(Src, Done * SrcBytes));
    Done += N;
  }
}

/// Emits the surface's number if anything other than a message uses it.
/// Messages name the surface itself.
void MessageEmitter::emitPredefinedSurface() {
  uint64_t Number = constant("number");
  if (Number != 0 && Number != SLMIndex) {
    fail(DiagKind::MessageUnavailable,
         "expected predefined surface 0 or 254 (shared local memory), actual " +
             Twine(Number));
    return;
  }
  Place P = result(ElemType::UD);
  if (!onlyNamesSurface(Call))
    VB.emitMov(visa::Exec::scalar(), visa::Operand::dst(P.Var, P.OffsetBytes),
               visa::Operand::imm(ElemType::UD, SLMIndex));
}

/// Sets the surface for messages of the data port and of LSC, whichever the
/// platform has.
void MessageEmitter::emitWritePredefSurface() {
  visa::Operand Number = scalar(*operand("number"), ElemType::UD);
  if (TD.has(Feature::LegacyDataPort))
    VB.emitMovs(visa::Exec::scalar(),
                visa::Operand::state(visa::declOf(visa::Predefined::BSS)),
                Number);
  if (!TD.has(Feature::LSC))
    return;
  if (E.BindlessSurface == visa::DeclId::None)
    E.BindlessSurface = E.temporary(ElemType::UD, 1);
  VB.emitMov(visa::Exec::scalar(), visa::Operand::dst(E.BindlessSurface),
             Number);
}

/// Returns the predefined variable that has the number \p Number in the vISA
/// specification.
static std::optional<visa::Predefined> predefinedOf(uint64_t Number) {
  using P = visa::Predefined;
  static constexpr std::optional<P> Table[] = {
      std::nullopt, P::ThreadX,   P::ThreadY, P::GroupIdX, P::GroupIdY,
      P::GroupIdZ,  P::TSC,       P::R0,      P::Arg,      P::RetVal,
      std::nullopt, std::nullopt, P::HWId,    P::SR0,      P::CR0,
      P::CE0,       std::nullopt, P::Color};
  return Number < std::size(Table) ? Table[Number] : std::nullopt;
}

/// Emits a read or a write of a predefined variable that is not an id.
void MessageEmitter::emitState() {
  auto Write = [&](visa::Predefined P, unsigned Bytes, StringRef Name,
                   ElemType T) {
    VB.emitMov(visa::Exec::scalar(), visa::Operand::dst(visa::declOf(P), Bytes),
               scalar(*operand(Name), T));
  };
  switch (Info.Id) {
  case GenXIntrinsic::SetSr02:
    return Write(visa::Predefined::SR0, 8, "value", ElemType::UD);
  case GenXIntrinsic::SetPause:
    if (require(Feature::Pause))
      Write(visa::Predefined::TSC, 16, "length", ElemType::UW);
    return;
  case GenXIntrinsic::DummyMov:
    return Write(visa::Predefined::Null, 0, "source", ElemType::UW);
  case GenXIntrinsic::ReadPredefReg:
  case GenXIntrinsic::WritePredefReg:
    break;
  default:
    llvm_unreachable("state without code");
  }
  auto P = predefinedOf(constant("number"));
  Type *Ty = Call.getType();
  bool IsWrite = Info.Id == GenXIntrinsic::WritePredefReg;
  // Found by experiment: the finalizer accepts writes only to these variables.
  bool IsWritable = P == visa::Predefined::Arg ||
                    P == visa::Predefined::RetVal ||
                    (P == visa::Predefined::CR0 && numLanes(Ty) == 1);
  const visa::Decl *D = P ? &K.decl(visa::declOf(*P)) : nullptr;
  if (!D || !Ty->getScalarType()->isIntegerTy(8 * elemTypeBytes(D->Type)) ||
      numLanes(Ty) > D->NumElts || !isPowerOf2_32(numLanes(Ty)) ||
      (IsWrite && (!IsWritable || Ty != Call.getArgOperand(1)->getType()))) {
    fail(DiagKind::MessageUnavailable,
         "expected a predefined variable of such elements, actual number " +
             Twine(constant("number")));
    return;
  }
  visa::DeclId Var = visa::declOf(*P);
  if (!IsWrite)
    return emitVector(Var, numLanes(Ty));
  Place From = registers(*operand("source"), D->Type, numLanes(Ty));
  copy(D->Type, {Var, 0}, From, numLanes(Ty));
  if (!Call.use_empty())
    copy(D->Type, result(D->Type), From, numLanes(Ty));
}

void MessageEmitter::emitPredefined() {
  unsigned NumElts = numLanes(Call.getType());
  auto Implicit = [&](visa::InputKind Kind) {
    if (E.IsFunction)
      return fail(DiagKind::CallUnsupported,
                  "local and group ids expected to be read in the kernel and "
                  "passed on, actual read in a function that is not inlined");
    emitVector(E.Implicit.at(Kind), std::min(NumElts, 3u));
  };
  auto Fixed = [&](visa::Predefined P, unsigned MaxElts) {
    // Emit a single mov. The finalizer would join several movs from
    // neighbouring parts of the state register into a mov that it cannot
    // encode.
    if (NumElts <= MaxElts && isPowerOf2_32(NumElts))
      return emitVector(visa::declOf(P), NumElts);
    fail(DiagKind::MessageData, "result expected a power of two of at most " +
                                    Twine(MaxElts) + " elements, actual " +
                                    Twine(NumElts));
  };
  switch (Info.Id) {
  case GenXIntrinsic::ThreadX:
    return Fixed(visa::Predefined::ThreadX, 1);
  case GenXIntrinsic::ThreadY:
    return Fixed(visa::Predefined::ThreadY, 1);
  case GenXIntrinsic::GroupIdX:
    return Fixed(visa::Predefined::GroupIdX, 1);
  case GenXIntrinsic::GroupIdY:
    return Fixed(visa::Predefined::GroupIdY, 1);
  case GenXIntrinsic::GroupIdZ:
    return Fixed(visa::Predefined::GroupIdZ, 1);
  case GenXIntrinsic::R0:
    return Fixed(visa::Predefined::R0, 8);
  case GenXIntrinsic::LocalId:
  case GenXIntrinsic::LocalId16:
    return Implicit(visa::InputKind::LocalId);
  case GenXIntrinsic::LocalSize:
    return Implicit(visa::InputKind::LocalSize);
  case GenXIntrinsic::GroupCount:
    return Implicit(visa::InputKind::GroupCount);
  case GenXIntrinsic::PredefinedSurface:
    return emitPredefinedSurface();
  case GenXIntrinsic::WritePredefSurface:
    return emitWritePredefSurface();
  case GenXIntrinsic::Sr0:
    return Fixed(visa::Predefined::SR0, 4);
  case GenXIntrinsic::Timestamp:
    return Fixed(visa::Predefined::TSC, 4);
  case GenXIntrinsic::GetHwid:
    return Fixed(visa::Predefined::HWId, 1);
  case GenXIntrinsic::GetColor:
    return Fixed(visa::Predefined::Color, 1);
  case GenXIntrinsic::Ce0:
    return Fixed(visa::Predefined::CE0, 1);
  case GenXIntrinsic::SetSr02:
  case GenXIntrinsic::SetPause:
  case GenXIntrinsic::DummyMov:
  case GenXIntrinsic::ReadPredefReg:
  case GenXIntrinsic::WritePredefReg:
    return emitState();
  default:
    llvm_unreachable("predefined value without code");
  }
}

} // namespace cmx
