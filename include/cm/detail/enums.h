//===- enums.h - Numbers and names of the language --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_ENUMS_H
#define CM_DETAIL_ENUMS_H

#include "common.h"

enum class CmBufferAttrib {
  _GENX_NONE = 0,
  _GENX_TOP_FIELD = 1,
  _GENX_BOTTOM_FIELD = 2,
  _GENX_DWALIGNED = 3,
  _GENX_MODIFIED = 4,
  _GENX_MODIFIED_TOP_FIELD = 5,
  _GENX_MODIFIED_BOTTOM_FIELD = 6,
  _GENX_MODIFIED_DWALIGNED = 7,
  _GENX_CONSTANT = 8,
  _GENX_CONSTANT_DWALIGNED = 9,
  _GENX_NUM_BUFFER_ATTRIB = 10
};
#define GENX_NONE CmBufferAttrib::_GENX_NONE
#define GENX_TOP_FIELD CmBufferAttrib::_GENX_TOP_FIELD
#define GENX_BOTTOM_FIELD CmBufferAttrib::_GENX_BOTTOM_FIELD
#define GENX_DWALIGNED CmBufferAttrib::_GENX_DWALIGNED
#define GENX_MODIFIED CmBufferAttrib::_GENX_MODIFIED
#define GENX_MODIFIED_TOP_FIELD CmBufferAttrib::_GENX_MODIFIED_TOP_FIELD
#define GENX_MODIFIED_BOTTOM_FIELD CmBufferAttrib::_GENX_MODIFIED_BOTTOM_FIELD
#define GENX_MODIFIED_DWALIGNED CmBufferAttrib::_GENX_MODIFIED_DWALIGNED
#define GENX_CONSTANT CmBufferAttrib::_GENX_CONSTANT
#define GENX_CONSTANT_DWALIGNED CmBufferAttrib::_GENX_CONSTANT_DWALIGNED
#define MODIFIED(S) S, GENX_MODIFIED
#define TOP_FIELD(S) S, GENX_TOP_FIELD
#define BOTTOM_FIELD(S) S, GENX_BOTTOM_FIELD
#define MODIFIED_TOP_FIELD(S) S, GENX_MODIFIED_TOP_FIELD
#define MODIFIED_BOTTOM_FIELD(S) S, GENX_MODIFIED_BOTTOM_FIELD
#define DWALIGNED(S) S, GENX_DWALIGNED
#define MODIFIED_DWALIGNED(S) S, GENX_MODIFIED_DWALIGNED
#define CONSTANT(S) S, GENX_CONSTANT
#define CONSTANT_DWALIGNED(S) S, GENX_CONSTANT_DWALIGNED

enum class CmSurfacePlaneIndex {
  _GENX_SURFACE_Y_PLANE = 0,
  _GENX_SURFACE_U_PLANE = 1,
  _GENX_SURFACE_UV_PLANE = 1,
  _GENX_SURFACE_V_PLANE = 2
};
#define GENX_SURFACE_Y_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_Y_PLANE
#define GENX_SURFACE_U_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_U_PLANE
#define GENX_SURFACE_UV_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_UV_PLANE
#define GENX_SURFACE_V_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_V_PLANE

enum class CmAtomicOpType {
  _ATOMIC_ADD = 0x0,
  _ATOMIC_SUB = 0x1,
  _ATOMIC_INC = 0x2,
  _ATOMIC_DEC = 0x3,
  _ATOMIC_MIN = 0x4,
  _ATOMIC_MAX = 0x5,
  _ATOMIC_XCHG = 0x6,
  _ATOMIC_CMPXCHG = 0x7,
  _ATOMIC_AND = 0x8,
  _ATOMIC_OR = 0x9,
  _ATOMIC_XOR = 0xa,
  _ATOMIC_MINSINT = 0xb,
  _ATOMIC_MAXSINT = 0xc,
  _ATOMIC_FMAX = 0x10,
  _ATOMIC_FMIN = 0x11,
  _ATOMIC_FCMPWR = 0x12,
  _ATOMIC_FADD = 0x13,
  _ATOMIC_FSUB = 0x14,
  _ATOMIC_PREDEC = 0xff
};
#define ATOMIC_ADD CmAtomicOpType::_ATOMIC_ADD
#define ATOMIC_SUB CmAtomicOpType::_ATOMIC_SUB
#define ATOMIC_INC CmAtomicOpType::_ATOMIC_INC
#define ATOMIC_DEC CmAtomicOpType::_ATOMIC_DEC
#define ATOMIC_MIN CmAtomicOpType::_ATOMIC_MIN
#define ATOMIC_MAX CmAtomicOpType::_ATOMIC_MAX
#define ATOMIC_XCHG CmAtomicOpType::_ATOMIC_XCHG
#define ATOMIC_CMPXCHG CmAtomicOpType::_ATOMIC_CMPXCHG
#define ATOMIC_AND CmAtomicOpType::_ATOMIC_AND
#define ATOMIC_OR CmAtomicOpType::_ATOMIC_OR
#define ATOMIC_XOR CmAtomicOpType::_ATOMIC_XOR
#define ATOMIC_MINSINT CmAtomicOpType::_ATOMIC_MINSINT
#define ATOMIC_MAXSINT CmAtomicOpType::_ATOMIC_MAXSINT
#define ATOMIC_FMAX CmAtomicOpType::_ATOMIC_FMAX
#define ATOMIC_FMIN CmAtomicOpType::_ATOMIC_FMIN
#define ATOMIC_FCMPWR CmAtomicOpType::_ATOMIC_FCMPWR
#define ATOMIC_FADD CmAtomicOpType::_ATOMIC_FADD
#define ATOMIC_FSUB CmAtomicOpType::_ATOMIC_FSUB
#define ATOMIC_PREDEC CmAtomicOpType::_ATOMIC_PREDEC

// Atomic operations with one source operand, as CM_ATOMIC(name, part of the
// name of the builtin). Sums of floats exist only for surfaces.
#define CM_ATOMICS_OF_INTEGERS                                                 \
  CM_ATOMIC(ADD, add)                                                          \
  CM_ATOMIC(SUB, sub)                                                          \
  CM_ATOMIC(MIN, min)                                                          \
  CM_ATOMIC(MAX, max)                                                          \
  CM_ATOMIC(MINSINT, imin)                                                     \
  CM_ATOMIC(MAXSINT, imax)                                                     \
  CM_ATOMIC(AND, and)                                                          \
  CM_ATOMIC(OR, or)                                                            \
  CM_ATOMIC(XOR, xor)                                                          \
  CM_ATOMIC(XCHG, xchg)
#define CM_ATOMICS_OF_FLOATS                                                   \
  CM_ATOMIC(FMIN, fmin)                                                        \
  CM_ATOMIC(FMAX, fmax)
#define CM_ATOMICS CM_ATOMICS_OF_INTEGERS CM_ATOMICS_OF_FLOATS
#define CM_ATOMIC_SUMS_OF_FLOATS                                               \
  CM_ATOMIC(FADD, fadd)                                                        \
  CM_ATOMIC(FSUB, fsub)

/// The channels of an untyped message: R, G, B and A are the four dwords from a
/// lane's offset on.
enum ChannelMaskType {
  CM_R_ENABLE = 1,
  CM_G_ENABLE = 2,
  CM_GR_ENABLE = 3,
  CM_B_ENABLE = 4,
  CM_BR_ENABLE = 5,
  CM_BG_ENABLE = 6,
  CM_BGR_ENABLE = 7,
  CM_A_ENABLE = 8,
  CM_AR_ENABLE = 9,
  CM_AG_ENABLE = 10,
  CM_AGR_ENABLE = 11,
  CM_AB_ENABLE = 12,
  CM_ABR_ENABLE = 13,
  CM_ABG_ENABLE = 14,
  CM_ABGR_ENABLE = 15
};

/// The channels of messages to shared local memory. Each set bit disables a
/// channel.
enum class SLM_ChannelMaskType {
  _SLM_R_ENABLE = 14,
  _SLM_G_ENABLE = 13,
  _SLM_GR_ENABLE = 12,
  _SLM_B_ENABLE = 11,
  _SLM_BR_ENABLE = 10,
  _SLM_BG_ENABLE = 9,
  _SLM_BGR_ENABLE = 8,
  _SLM_A_ENABLE = 7,
  _SLM_AR_ENABLE = 6,
  _SLM_AG_ENABLE = 5,
  _SLM_AGR_ENABLE = 4,
  _SLM_AB_ENABLE = 3,
  _SLM_ABR_ENABLE = 2,
  _SLM_ABG_ENABLE = 1,
  _SLM_ABGR_ENABLE = 0
};
#define SLM_R_ENABLE SLM_ChannelMaskType::_SLM_R_ENABLE
#define SLM_G_ENABLE SLM_ChannelMaskType::_SLM_G_ENABLE
#define SLM_GR_ENABLE SLM_ChannelMaskType::_SLM_GR_ENABLE
#define SLM_B_ENABLE SLM_ChannelMaskType::_SLM_B_ENABLE
#define SLM_BR_ENABLE SLM_ChannelMaskType::_SLM_BR_ENABLE
#define SLM_BG_ENABLE SLM_ChannelMaskType::_SLM_BG_ENABLE
#define SLM_BGR_ENABLE SLM_ChannelMaskType::_SLM_BGR_ENABLE
#define SLM_A_ENABLE SLM_ChannelMaskType::_SLM_A_ENABLE
#define SLM_AR_ENABLE SLM_ChannelMaskType::_SLM_AR_ENABLE
#define SLM_AG_ENABLE SLM_ChannelMaskType::_SLM_AG_ENABLE
#define SLM_AGR_ENABLE SLM_ChannelMaskType::_SLM_AGR_ENABLE
#define SLM_AB_ENABLE SLM_ChannelMaskType::_SLM_AB_ENABLE
#define SLM_ABR_ENABLE SLM_ChannelMaskType::_SLM_ABR_ENABLE
#define SLM_ABG_ENABLE SLM_ChannelMaskType::_SLM_ABG_ENABLE
#define SLM_ABGR_ENABLE SLM_ChannelMaskType::_SLM_ABGR_ENABLE

// Modes of samplers. Functions that take these modes are not supported; each
// use of such a function is an error.
enum class OutputFormatControl {
  _CM_16_FULL = 0,
  _CM_16_DOWN_SAMPLE = 1,
  _CM_8_FULL = 2,
  _CM_8_DOWN_SAMPLE = 3
};
#define CM_16_FULL OutputFormatControl::_CM_16_FULL
#define CM_16_DOWN_SAMPLE OutputFormatControl::_CM_16_DOWN_SAMPLE
#define CM_8_FULL OutputFormatControl::_CM_8_FULL
#define CM_8_DOWN_SAMPLE OutputFormatControl::_CM_8_DOWN_SAMPLE
enum class AVSExecMode {
  _CM_AVS_16x4 = 0,
  _CM_AVS_8x4 = 1,
  _CM_AVS_16x8 = 2,
  _CM_AVS_4x4 = 3
};
#define CM_AVS_16x4 AVSExecMode::_CM_AVS_16x4
#define CM_AVS_8x4 AVSExecMode::_CM_AVS_8x4
#define CM_AVS_16x8 AVSExecMode::_CM_AVS_16x8
#define CM_AVS_4x4 AVSExecMode::_CM_AVS_4x4
enum class CONVExecMode {
  _CM_CONV_16x4 = 0,
  _CM_CONV_16x1 = 2,
  _CM_CONV_1x1 = 3
};
#define CM_CONV_16x4 CONVExecMode::_CM_CONV_16x4
#define CM_CONV_16x1 CONVExecMode::_CM_CONV_16x1
#define CM_CONV_1x1 CONVExecMode::_CM_CONV_1x1
enum class CM3DSampleOp {
  _CM_3D_SAMPLE = 0,
  _CM_3D_SAMPLE_B = 1,
  _CM_3D_SAMPLE_L = 2,
  _CM_3D_SAMPLE_C = 3,
  _CM_3D_SAMPLE_D = 4,
  _CM_3D_SAMPLE_B_C = 5,
  _CM_3D_SAMPLE_L_C = 6,
  _CM_3D_LOD = 9,
  _CM_3D_SAMPLE_D_C = 20,
  _CM_3D_SAMPLE_LZ = 24,
  _CM_3D_SAMPLE_C_LZ = 25
};
#define CM_3D_SAMPLE CM3DSampleOp::_CM_3D_SAMPLE
#define CM_3D_SAMPLE_B CM3DSampleOp::_CM_3D_SAMPLE_B
#define CM_3D_SAMPLE_L CM3DSampleOp::_CM_3D_SAMPLE_L
#define CM_3D_SAMPLE_C CM3DSampleOp::_CM_3D_SAMPLE_C
#define CM_3D_SAMPLE_D CM3DSampleOp::_CM_3D_SAMPLE_D
#define CM_3D_SAMPLE_B_C CM3DSampleOp::_CM_3D_SAMPLE_B_C
#define CM_3D_SAMPLE_L_C CM3DSampleOp::_CM_3D_SAMPLE_L_C
#define CM_3D_LOD CM3DSampleOp::_CM_3D_LOD
#define CM_3D_SAMPLE_D_C CM3DSampleOp::_CM_3D_SAMPLE_D_C
#define CM_3D_SAMPLE_LZ CM3DSampleOp::_CM_3D_SAMPLE_LZ
#define CM_3D_SAMPLE_C_LZ CM3DSampleOp::_CM_3D_SAMPLE_C_LZ
enum class CM3DLoadOp {
  _CM_3D_LOAD = 7,
  _CM_3D_LOAD_LZ = 26,
  _CM_3D_LOAD_2DMS_W = 28,
  _CM_3D_LOAD_MCS = 29
};
#define CM_3D_LOAD CM3DLoadOp::_CM_3D_LOAD
#define CM_3D_LOAD_LZ CM3DLoadOp::_CM_3D_LOAD_LZ
#define CM_3D_LOAD_2DMS_W CM3DLoadOp::_CM_3D_LOAD_2DMS_W
#define CM_3D_LOAD_MCS CM3DLoadOp::_CM_3D_LOAD_MCS

/// The argument of _GENX_FLOAT_CONTROL_.
enum CmFloatControl {
  CM_RTE = 0,
  CM_RTP = 1 << 4,
  CM_RTN = 2 << 4,
  CM_RTZ = 3 << 4,
  CM_DENORM_FTZ = 0,
  CM_DENORM_D_ALLOW = 1 << 6,
  CM_DENORM_F_ALLOW = 1 << 7,
  CM_DENORM_HF_ALLOW = 1 << 10,
  CM_DENORM_ALLOW = CM_DENORM_D_ALLOW | CM_DENORM_F_ALLOW | CM_DENORM_HF_ALLOW,
  CM_FLOAT_MODE_IEEE = 0,
  CM_FLOAT_MODE_ALT = 1
};

// Messages of the load/store cache.
enum class CacheHint : uint8_t {
  Default = 0,
  Uncached = 1,
  Cached = 2,
  WriteBack = 3,
  WriteThrough = 4,
  Streaming = 5,
  ReadInvalidate = 6,
  ConstCached = 7
};
enum class DataSize : uint8_t {
  Default = 0,
  U8 = 1,
  U16 = 2,
  U32 = 3,
  U64 = 4,
  U8U32 = 5,
  U16U32 = 6,
  U16U32H = 7
};
enum class VectorSize : uint8_t {
  N0 = 0,
  N1 = 1,
  N2 = 2,
  N3 = 3,
  N4 = 4,
  N8 = 5,
  N16 = 6,
  N32 = 7,
  N64 = 8
};
enum class AtomicOp : uint8_t {
  IINC = 0x08,
  IDEC = 0x09,
  LOAD = 0x0a,
  STORE = 0x0b,
  IADD = 0x0c,
  ISUB = 0x0d,
  SMIN = 0x0e,
  SMAX = 0x0f,
  UMIN = 0x10,
  UMAX = 0x11,
  ICAS = 0x12,
  FADD = 0x13,
  FSUB = 0x14,
  FMIN = 0x15,
  FMAX = 0x16,
  FCAS = 0x17,
  AND = 0x18,
  OR = 0x19,
  XOR = 0x1a
};
enum class LSC_SFID : uint8_t {
  LSC_UGM = 0,
  LSC_UGML = 1,
  LSC_TGM = 2,
  LSC_SLM = 3
};
enum class LSC_FENCE_OP : uint8_t {
  LSC_FENCE_OP_NONE = 0,
  LSC_FENCE_OP_EVICT = 1,
  LSC_FENCE_OP_INVALIDATE = 2,
  LSC_FENCE_OP_DISCARD = 3,
  LSC_FENCE_OP_CLEAN = 4,
  LSC_FENCE_OP_FLUSHL3 = 5
};
enum class LSC_SCOPE : uint8_t {
  LSC_SCOPE_GROUP = 0,
  LSC_SCOPE_LOCAL = 1,
  LSC_SCOPE_TILE = 2,
  LSC_SCOPE_GPU = 3,
  LSC_SCOPE_GPUS = 4,
  LSC_SCOPE_SYSREL = 5,
  LSC_SCOPE_SYSACQ = 6
};

/// A BFNT is a function of three bits, represented by its truth table. Kernels
/// write it as an expression of X, Y and Z.
enum class BFNT : uint8_t { X = 0xaa, Y = 0xcc, Z = 0xf0 };
constexpr BFNT operator~(BFNT A) { return BFNT(~uint8_t(A)); }
constexpr BFNT operator|(BFNT A, BFNT B) {
  return BFNT(uint8_t(A) | uint8_t(B));
}
constexpr BFNT operator&(BFNT A, BFNT B) {
  return BFNT(uint8_t(A) & uint8_t(B));
}
constexpr BFNT operator^(BFNT A, BFNT B) {
  return BFNT(uint8_t(A) ^ uint8_t(B));
}

/// Element types of dpas. Each type has two names.
enum CmPrecisionType {
#define CM_PRECISION(Name, Long, Value)                                        \
  CM_PRECISION_##Name = Value, CM_Precision_##Long = Value
  CM_PRECISION(U1, U1, 0),
  CM_PRECISION(S1, S1, 1),
  CM_PRECISION(U2, U2, 2),
  CM_PRECISION(S2, S2, 3),
  CM_PRECISION(U4, U4, 4),
  CM_PRECISION(S4, S4, 5),
  CM_PRECISION(U8, U8, 6),
  CM_PRECISION(S8, S8, 7),
  CM_PRECISION(BF, BF16, 9),
  CM_PRECISION(HF, FP16, 10),
  CM_PRECISION(TF32, TF32, 12)
#undef CM_PRECISION
};

#endif // CM_DETAIL_ENUMS_H
