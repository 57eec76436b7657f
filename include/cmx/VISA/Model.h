//===- Model.h - vISA kernels in memory -------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel consists of lists of declarations, inputs and attributes, and one
// flat list of instructions; labels are instructions. Small integers identify
// declarations, labels and strings. Operands are stored in one pool per kernel,
// so that an instruction takes only a few dozen bytes. This matters because a
// kernel can have a million instructions.
//
// Offsets are bytes within the variable. The text has row and column numbers
// instead, which depend on the register size of a platform. Only the printer
// and the parser use them.
//
// The model can hold illegal instructions; Verifier.h finds them. The functions
// of Builder.h fill a kernel.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_MODEL_H
#define CMX_VISA_MODEL_H

#include "cmx/Target/ElemType.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace cmx {

enum class Operation : unsigned char;

namespace visa {

enum class DeclId : uint32_t { None = ~0u };
enum class LabelId : uint32_t { None = ~0u };

//===----------------------------------------------------------------------===//
// Words of the language
//===----------------------------------------------------------------------===//

enum class Opcode : uint8_t {
#define CMX_VISA_OPCODE(Enum, Mnemonic, Format, NumDsts, NumSrcs) Enum,
#include "cmx/VISA/Opcodes.def"
};

/// Shapes of instruction text; see the table of formats in Printer.cpp.
enum class Format : uint8_t {
  Alu,
  Label,
  Function,
  Branch,
  SwitchJmp,
  Return,
  FunctionCall,
  IndirectCall,
  FunctionAddress,
  OwordBlock,
  MediaBlock,
  SurfaceScatter,
  SurfaceQuad,
  TypedQuad,
  TypedAtomic,
  SurfaceAtomic,
  SvmBlock,
  SvmScatter,
  SvmQuad,
  SvmAtomic,
  LscLoad,
  LscStore,
  LscAtomic,
  LscFence,
  LscBlock2D,
  Plain,
  Sources,
  Fence,
  Sampler,
  SamplerLoad,
  MediaSampler,
  UnormSampler,
  RawSend,
  RawSends,
  Dpas,
  Lifetime,
  File,
  Loc
};

llvm::StringRef opcodeMnemonic(Opcode Op);
Format opcodeFormat(Opcode Op);
unsigned opcodeNumDsts(Opcode Op);
unsigned opcodeNumSrcs(Opcode Op);
/// The kinds of the operands of a non-arithmetic instruction, one letter for
/// each operand. D: any variable. L: label. M: sampler. N: number. R: raw or
/// null. S: surface. T: string. V: scalar. W: destination. X: raw, immediate or
/// absent. *: any number of further operands of the last kind.
llvm::StringRef operandLetters(Opcode Op);
/// Returns the opcode of \p Op, e.g. Opcode::Add for Operation::Add.
Opcode opcodeOf(Operation Op);
/// Returns the opcode of a mnemonic without suffixes, or std::nullopt if it is
/// unknown.
std::optional<Opcode> parseOpcode(llvm::StringRef Mnemonic);

enum class CondMod : uint8_t { None, EQ, NE, GT, GE, LT, LE };
enum class SrcMod : uint8_t { None, Neg, Abs, NegAbs, Not };
enum class PredMode : uint8_t { Lane, Any, All };

enum class AtomicOp : uint8_t {
#define CMX_VISA_ATOMIC(Enum, Text, NumSrcs, Class) Enum,
#include "cmx/VISA/Messages.def"
};
enum class LscAtomicOp : uint8_t {
#define CMX_VISA_LSC_ATOMIC(Enum, Text, NumSrcs) Enum,
#include "cmx/VISA/Messages.def"
};
enum class LscSFID : uint8_t {
#define CMX_VISA_LSC_SFID(Enum, Text) Enum,
#include "cmx/VISA/Messages.def"
};
enum class LscCache : uint8_t {
#define CMX_VISA_LSC_CACHE(Enum, Text) Enum,
#include "cmx/VISA/Messages.def"
};
enum class LscModel : uint8_t {
#define CMX_VISA_LSC_MODEL(Enum, Text) Enum,
#include "cmx/VISA/Messages.def"
};
enum class LscData : uint8_t {
#define CMX_VISA_LSC_DATA(Enum, Text, MemBytes, RegBytes) Enum,
#include "cmx/VISA/Messages.def"
};
enum class LscFenceOp : uint8_t {
#define CMX_VISA_LSC_FENCE_OP(Enum, Text) Enum,
#include "cmx/VISA/Messages.def"
};
enum class LscScope : uint8_t {
#define CMX_VISA_LSC_SCOPE(Enum, Text) Enum,
#include "cmx/VISA/Messages.def"
};
enum class MediaMode : uint8_t {
#define CMX_VISA_MEDIA_MODE(Enum, Text) Enum,
#include "cmx/VISA/Messages.def"
};
enum class DpasType : uint8_t {
#define CMX_VISA_DPAS_TYPE(Enum, Text, Bits) Enum,
#include "cmx/VISA/Messages.def"
};

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

enum class DeclKind : uint8_t { General, Address, Predicate, Surface, Sampler };

/// Alignment of a general variable. A value below GRF is the logarithm of the
/// number of bytes; GRF and GRFx2 depend on the platform.
enum class Align : uint8_t {
  Byte,
  Word,
  DWord,
  QWord,
  OWord,
  HWord,
  Words32,
  Words64,
  GRF,
  GRFx2
};
unsigned alignBytes(Align A, unsigned GRFBytes);

/// One .decl. Only general variables have a type, an alignment and a base
/// (AliasOf).
struct Decl {
  DeclKind Kind = DeclKind::General;
  ElemType Type = ElemType::UD;
  Align Alignment = Align::GRF;
  bool Predefined = false;
  uint32_t NumElts = 1;
  DeclId AliasOf = DeclId::None;
  uint32_t AliasOffsetBytes = 0;
  std::string Name;

  uint64_t sizeBytes() const { return uint64_t(NumElts) * elemTypeBytes(Type); }
};

/// Variables that exist without a declaration. They have the first ids of every
/// kernel.
enum class Predefined : uint8_t {
#define CMX_VISA_PREDEFINED(Enum, Text, Kind, Type, NumElts) Enum,
#include "cmx/VISA/Predefined.def"
};
inline DeclId declOf(Predefined P) { return DeclId(uint32_t(P)); }

/// PrivateBase is the start of the memory that holds the private memory of all
/// threads.
enum class InputKind : uint8_t {
  Explicit,
  LocalSize,
  GroupCount,
  LocalId,
  PrivateBase
};

struct Input {
  DeclId Var = DeclId::None;
  uint32_t OffsetBytes = 0; ///< Position in the register file.
  uint32_t SizeBytes = 0;
  InputKind Kind = InputKind::Explicit;
};

/// .kernel_attr Name="Text" or Name=Number (Text empty).
struct Attribute {
  std::string Name;
  std::string Text;
  int64_t Number = 0;
  bool IsText = false;
};

struct Label {
  std::string Name;
  bool IsFunction = false;
};

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

enum class PackedImm : uint8_t { None, V, UV, VF };

/// One operand: a value of 16 bytes whose Kind tells which accessors are valid.
/// A default-constructed operand is absent; the static functions make all other
/// operands.
class Operand {
public:
  enum class Kind : uint8_t {
    None,             ///< Absent; not printed.
    Null,             ///< %null.0
    Src,              ///< D(r,c)<v;w,h>
    Dst,              ///< D(r,c)<h>
    IndirectSrc,      ///< r[A(k),off]<v;w,h>:t
    MultiIndirectSrc, ///< r[A(k),off]<w,h>:t
    IndirectDst,      ///< r[A(k),off]<h>:t
    Imm,              ///< 5:d
    Raw,              ///< D.64
    Pred,             ///< P1
    Address,          ///< A0(k)<n>
    AddressOf,        ///< &D[32]
    State,            ///< T6(0), or T6 in a message
    Label,
    Number, ///< Integer of a mnemonic or call, or the id of a string
  };

  Operand() = default;

  static Operand null() { return Operand(Kind::Null); }
  /// The region <\p VStride;\p Width,\p HStride> from byte \p OffsetBytes on.
  static Operand src(DeclId Var, uint32_t OffsetBytes, unsigned VStride,
                     unsigned Width, unsigned HStride,
                     SrcMod Mod = SrcMod::None);
  /// <0;1,0>
  static Operand scalar(DeclId Var, uint32_t OffsetBytes = 0,
                        SrcMod Mod = SrcMod::None) {
    return src(Var, OffsetBytes, 0, 1, 0, Mod);
  }
  /// <1;1,0>
  static Operand vec(DeclId Var, uint32_t OffsetBytes = 0,
                     SrcMod Mod = SrcMod::None) {
    return src(Var, OffsetBytes, 1, 1, 0, Mod);
  }
  static Operand dst(DeclId Var, uint32_t OffsetBytes = 0,
                     unsigned HStride = 1);
  static Operand indirectSrc(DeclId Addr, unsigned AddrElt, int32_t OffsetBytes,
                             unsigned VStride, unsigned Width, unsigned HStride,
                             ElemType Type, SrcMod Mod = SrcMod::None);
  /// There is one address for every \p Width lanes.
  static Operand multiIndirectSrc(DeclId Addr, unsigned AddrElt,
                                  int32_t OffsetBytes, unsigned Width,
                                  unsigned HStride, ElemType Type,
                                  SrcMod Mod = SrcMod::None);
  static Operand indirectDst(DeclId Addr, unsigned AddrElt, int32_t OffsetBytes,
                             unsigned HStride, ElemType Type);
  /// The bits of one element, zero-extended; the printer chooses the spelling.
  static Operand imm(ElemType Type, uint64_t Bits);
  /// An integer; truncated to \p Type, as in two's complement.
  static Operand immInt(ElemType Type, int64_t Value);
  static Operand packedImm(PackedImm Form, uint32_t Bits);
  static Operand raw(DeclId Var, uint32_t OffsetBytes = 0);
  static Operand pred(DeclId Var);
  /// \p NumElts addresses from element \p FirstElt on.
  static Operand address(DeclId Addr, unsigned FirstElt, unsigned NumElts);
  static Operand addressOf(DeclId Var, uint32_t OffsetBytes = 0);
  static Operand state(DeclId Var, uint32_t Elt = 0);
  static Operand label(LabelId L);
  static Operand number(uint64_t Value);

  Kind kind() const { return K; }
  bool isAbsent() const { return K == Kind::None || K == Kind::Null; }
  bool isDirect() const { return K == Kind::Src || K == Kind::Dst; }
  bool isIndirect() const {
    return K == Kind::IndirectSrc || K == Kind::MultiIndirectSrc ||
           K == Kind::IndirectDst;
  }
  bool hasDecl() const;

  /// The variable, or the address variable of an indirect operand.
  DeclId decl() const { return DeclId(Ref.Id); }
  LabelId labelId() const { return LabelId(Ref.Id); }
  int32_t offsetBytes() const { return Ref.OffsetBytes; }
  unsigned vStride() const { return VStride; }
  unsigned width() const { return Width; }
  unsigned hStride() const { return HStride; }
  SrcMod modifier() const { return SrcMod(Mod); }
  /// Only for a source region.
  void setModifier(SrcMod M) { Mod = uint8_t(M); }
  /// Type of an immediate or indirect operand (a direct operand has the type of
  /// its variable).
  ElemType type() const { return ElemType(Type); }
  PackedImm packed() const { return PackedImm(Mod); }
  uint64_t immBits() const { return Bits; }
  uint64_t numberValue() const { return Bits; }
  /// First element of an address, state or indirect operand.
  unsigned firstElt() const { return Elt; }
  /// Number of elements of an address operand.
  unsigned numElts() const { return Width; }

  bool operator==(const Operand &O) const;

private:
  explicit Operand(Kind K) : K(K) {}

  struct DeclRef {
    uint32_t Id;
    int32_t OffsetBytes;
  };
  Kind K = Kind::None;
  uint8_t Type = 0;
  uint8_t Mod = 0; ///< SrcMod, or PackedImm of an immediate.
  uint8_t VStride = 0;
  uint8_t Width = 0;
  uint8_t HStride = 0;
  uint16_t Elt = 0;
  union {
    DeclRef Ref;
    uint64_t Bits = 0;
  };
};
static_assert(sizeof(Operand) == 16, "operands are pooled by the million");

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// The number of lanes, the first lane, and whether the instruction ignores the
/// execution mask.
struct Exec {
  uint8_t Size = 1;      ///< 1 2 4 8 16 32
  uint8_t FirstLane = 0; ///< A multiple of Size; printed as M1 .. M8.
  bool NoMask = false;   ///< _NM

  /// (M1_NM, 1)
  static Exec scalar() { return {1, 0, true}; }
  static Exec lanes(unsigned Size, unsigned FirstLane = 0) {
    return {uint8_t(Size), uint8_t(FirstLane), false};
  }
  static Exec noMask(unsigned Size, unsigned FirstLane = 0) {
    return {uint8_t(Size), uint8_t(FirstLane), true};
  }
  bool operator==(const Exec &O) const {
    return Size == O.Size && FirstLane == O.FirstLane && NoMask == O.NoMask;
  }
};

/// The predicate of an instruction; Var is None if there is none.
struct Predicate {
  DeclId Var = DeclId::None;
  PredMode Mode = PredMode::Lane;
  bool Inverted = false;

  explicit operator bool() const { return Var != DeclId::None; }
};

/// Suffix letters of fence_global and fence_local, in the order of the text.
enum FenceFlag : uint8_t {
  FenceCommit = 1,       ///< E
  FenceInstructions = 2, ///< I
  FenceSampler = 4,      ///< S
  FenceConstants = 8,    ///< C
  FenceRW = 16,          ///< R
  FenceL1 = 32           ///< L1
};

/// Fields of message mnemonics. Which fields are used depends on the format.
struct MessageFields {
  uint8_t NumOwords = 0;       ///< Oword and SVM blocks.
  uint8_t BlockWidthBytes = 0; ///< Media block.
  uint8_t BlockRows = 0;       ///< Media block.
  uint8_t Plane = 0;           ///< Media block: plane of the image.
  MediaMode Media = MediaMode::NoMod;
  uint8_t ElemBytes = 0; ///< Scattered: bytes of an element.
  uint8_t NumElts = 0;   ///< SVM scattered: elements per lane.
  uint8_t Channels = 0;  ///< Quad messages: bit 0 is R (x).
  AtomicOp Atomic = AtomicOp::Add;
  uint8_t AtomicBits = 32; ///< svm_atomic: 16, 32 or 64.
  uint8_t FenceFlags = 0;  ///< fence_*: bits of FenceFlag.
};

/// Fields of lsc_* mnemonics.
struct LscFields {
  LscSFID SFID = LscSFID::UGM;
  LscCache L1 = LscCache::Default;
  LscCache L3 = LscCache::Default;
  LscModel Model = LscModel::Flat;
  uint8_t AddrBits = 64; ///< 16, 32 or 64.
  LscData Data = LscData::D32;
  uint8_t VectorSize = 1; ///< 1 2 3 4 8 16 32 64
  bool Transpose = false; ///< Block load: one address, consecutive data.
  uint8_t Channels = 0;   ///< lsc_load_quad, lsc_store_quad.
  LscAtomicOp Atomic = LscAtomicOp::IAdd;
  LscFenceOp FenceOp = LscFenceOp::None;
  LscScope Scope = LscScope::Group;
  uint8_t Blocks = 1;         ///< Block2D.
  uint8_t BlockWidthElts = 0; ///< Block2D.
  uint8_t BlockRows = 0;      ///< Block2D.
  bool VNNI = false;          ///< Block2D.
};

/// The lengths of the operands of raw_send and raw_sends, in registers.
struct RawFields {
  uint8_t SFID = 0;
  uint8_t Src0Regs = 0;
  uint8_t Src1Regs = 0;
  uint8_t DstRegs = 0;
};

struct DpasFields {
  DpasType Src1 = DpasType::HF;
  DpasType Src2 = DpasType::HF;
  uint8_t Depth = 8;
  uint8_t Repeat = 8;
};

/// One instruction or label. Its operands are in the kernel's pool, in the
/// order of the text: destinations first for arithmetic.
struct Instruction {
  Opcode Op = Opcode::Mov;
  CondMod Cond = CondMod::None;
  Exec Lanes;
  bool Saturate = false;
  PredMode PredicateMode = PredMode::Lane;
  bool PredicateInverted = false;
  uint8_t BoolFunction = 0; ///< bfn
  uint16_t NumOperands = 0;
  uint32_t FirstOperand = 0;
  DeclId PredicateVar = DeclId::None;
  /// The format selects the member; Message is the default.
  union {
    MessageFields Message;
    LscFields Lsc;
    RawFields Raw;
    DpasFields Dpas;
  };

  Instruction() : Message() {}
  Predicate predicate() const {
    return {PredicateVar, PredicateMode, PredicateInverted};
  }
  bool isLabel() const { return Op == Opcode::Label || Op == Opcode::Function; }
};
static_assert(sizeof(Instruction) <= 48, "instructions come by the million");

/// Returns the index of the operand that \p I writes, if \p I is a message or
/// an faddr and writes an operand. It writes at most one.
std::optional<unsigned> messageDestination(const Instruction &I);

//===----------------------------------------------------------------------===//
// Kernel
//===----------------------------------------------------------------------===//

/// One .kernel (or .global_function) with everything in it.
class Kernel {
public:
  explicit Kernel(std::string Name);

  std::string Name;
  bool IsGlobalFunction = false;
  std::vector<Input> Inputs;
  std::vector<Attribute> Attributes;
  /// Size of each thread's private memory. 0 if unknown: vISA text does not
  /// state it.
  uint64_t PrivateBytes = 0;

  //===--- Declarations ---===//
  /// Adds \p D unchanged, with its name, and checks nothing.
  DeclId addDecl(Decl D);
  /// The functions below make a name that is unique within the kernel and is
  /// not a keyword. The name contains the identifier characters of \p Hint.
  DeclId addGeneral(ElemType Type, uint32_t NumElts, Align A = Align::GRF,
                    llvm::StringRef Hint = "");
  DeclId addAlias(DeclId Base, ElemType Type, uint32_t NumElts,
                  uint32_t OffsetBytes = 0, llvm::StringRef Hint = "");
  /// Returns a variable for the whole of \p Base, with elements of \p Type.
  /// This is \p Base itself if it has that type, otherwise an alias. The alias
  /// is made on first use, and there is one for each base and type.
  DeclId getAlias(DeclId Base, ElemType Type);
  DeclId addPredicate(uint32_t NumElts, llvm::StringRef Hint = "");
  DeclId addAddress(uint32_t NumElts, llvm::StringRef Hint = "");
  DeclId addSurface(llvm::StringRef Hint = "");
  DeclId addSampler(llvm::StringRef Hint = "");

  const Decl &decl(DeclId Id) const { return Decls[uint32_t(Id)]; }
  Decl &decl(DeclId Id) { return Decls[uint32_t(Id)]; }
  uint32_t numDecls() const { return uint32_t(Decls.size()); }
  /// Follows the chain of aliases from \p Id to its base variable. Returns this
  /// variable and the byte offset of \p Id in it.
  std::pair<DeclId, uint64_t> root(DeclId Id) const;

  //===--- Inputs and attributes ---===//
  void addInput(DeclId Var, uint32_t OffsetBytes,
                InputKind Kind = InputKind::Explicit);
  void setAttribute(llvm::StringRef Name, llvm::StringRef Text);
  void setAttribute(llvm::StringRef Name, int64_t Number);

  //===--- Labels ---===//
  /// The name contains \p Hint and is unique within the kernel.
  LabelId addLabel(llvm::StringRef Hint = "");
  /// \p Name is not changed.
  LabelId addNamedLabel(llvm::StringRef Name, bool IsFunction);
  const Label &label(LabelId Id) const { return Labels[uint32_t(Id)]; }
  Label &label(LabelId Id) { return Labels[uint32_t(Id)]; }
  uint32_t numLabels() const { return uint32_t(Labels.size()); }

  //===--- Body ---===//
  /// Appends \p I with \p Operands, and sets its FirstOperand and NumOperands.
  /// The returned reference is valid until the next append.
  Instruction &append(Instruction I, llvm::ArrayRef<Operand> Operands);
  /// Replaces the instruction \p At, whose old operands stay in the pool.
  void replace(size_t At, Instruction I, llvm::ArrayRef<Operand> Operands);
  llvm::ArrayRef<Instruction> body() const { return Body; }
  llvm::MutableArrayRef<Instruction> body() { return Body; }
  llvm::ArrayRef<Operand> operands(const Instruction &I) const {
    return llvm::ArrayRef<Operand>(Pool).slice(I.FirstOperand, I.NumOperands);
  }
  llvm::MutableArrayRef<Operand> operands(const Instruction &I) {
    return llvm::MutableArrayRef<Operand>(Pool).slice(I.FirstOperand,
                                                      I.NumOperands);
  }
  /// Removes instructions for which \p Drop is true; operands stay in the pool.
  template <typename Fn> void eraseIf(Fn Drop) {
    std::vector<Instruction> Kept;
    Kept.reserve(Body.size());
    for (const Instruction &I : Body)
      if (!Drop(I))
        Kept.push_back(I);
    Body = std::move(Kept);
  }
  void reserve(size_t NumInsts, size_t NumOperands) {
    Body.reserve(NumInsts);
    Pool.reserve(NumOperands);
  }

  /// Stores a text that an instruction names, and returns its id.
  uint64_t addString(llvm::StringRef Text);
  llvm::StringRef string(uint64_t Id) const { return Strings[size_t(Id)]; }
  size_t numStrings() const { return Strings.size(); }

private:
  DeclId addUnnamed(Decl D, llvm::StringRef Hint);

  std::vector<Decl> Decls;
  std::vector<Label> Labels;
  std::vector<Instruction> Body;
  std::vector<Operand> Pool;
  std::vector<std::string> Strings;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, DeclId> WholeAliases;
};

/// Where blocks of a kernel end: at a label, a branch, a call or a return. The
/// finalizer drops jumps to the next instruction, and then labels that no
/// instruction names. So blocks do not end at these jumps and labels.
class BlockEnds {
public:
  explicit BlockEnds(const Kernel &K);
  /// Does a block end at \p I, an instruction of the body?
  bool isEnd(const Instruction &I) const;

private:
  const Kernel &K;
  llvm::DenseSet<uint32_t> Named; ///< Labels that instructions name.
  llvm::DenseSet<const Instruction *> Dropped;
};

/// The contents of one .visaasm file.
struct Module {
  std::string Version = "3.8";
  std::deque<Kernel> Kernels;
};

/// Can \p OffsetBytes be written as row and column of elements of \p ElemBytes?
/// The binary format has one byte for the row, which is a register, and one
/// byte for the column.
bool canEncodeOffset(uint64_t OffsetBytes, unsigned ElemBytes,
                     unsigned GRFBytes);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_MODEL_H
