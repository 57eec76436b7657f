//===- vme.h - Names of video motion estimation -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx has no messages of video motion estimation. Each use of one of these
// names is an error that says so.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_VME_H
#define CM_DETAIL_VME_H

#include "common.h"

namespace cm::detail {
/// All macros expand to a call of this function. Its result takes the place of
/// a number that a program reads or writes.
__attribute__((diagnose_if(true, "video motion estimation is not supported",
                           "error"))) int &
vme();
} // namespace cm::detail

// clang-format off
#define VME_CLEAR_UNIInput_BMEDisableFBR(...) ::cm::detail::vme()
#define VME_CLEAR_UNIInput_SkipModeEn(...) ::cm::detail::vme()
#define VME_GET_IMEOutput_Rec0_16x16_Distortion(...) ::cm::detail::vme()
#define VME_GET_IMEOutput_Rec1_16x16_Distortion(...) ::cm::detail::vme()
#define VME_GET_UNIInput_BWDCostCenter0_X(...) ::cm::detail::vme()
#define VME_GET_UNIInput_BWDCostCenter0_Y(...) ::cm::detail::vme()
#define VME_GET_UNIInput_FBRMbModeInput(...) ::cm::detail::vme()
#define VME_GET_UNIInput_FBRSubMBShapeInput(...) ::cm::detail::vme()
#define VME_GET_UNIInput_FBRSubPredModeInput(...) ::cm::detail::vme()
#define VME_GET_UNIInput_FWDCostCenter0_X(...) ::cm::detail::vme()
#define VME_GET_UNIInput_FWDCostCenter0_Y(...) ::cm::detail::vme()
#define VME_GET_UNIOutput_BestInterDistortion(...) ::cm::detail::vme()
#define VME_GET_UNIOutput_BestIntraDistortion(...) ::cm::detail::vme()
#define VME_GET_UNIOutput_InterDistortion(...) ::cm::detail::vme()
#define VME_GET_UNIOutput_InterMbMode(...) ::cm::detail::vme()
#define VME_GET_UNIOutput_SkipRawDistortion(...) ::cm::detail::vme()
#define VME_GET_UNIOutput_SubMbPredMode(...) ::cm::detail::vme()
#define VME_GET_UNIOutput_SubMbShape(...) ::cm::detail::vme()
#define VME_Input_G1(...) ::cm::detail::vme()
#define VME_Input_S1(...) ::cm::detail::vme()
#define VME_Output_S1(...) ::cm::detail::vme()
#define VME_SET_UNIInput_AConlyHAAR(...) ::cm::detail::vme()
#define VME_SET_UNIInput_AdaptiveEn(...) ::cm::detail::vme()
#define VME_SET_UNIInput_BMEDisableFBR(...) ::cm::detail::vme()
#define VME_SET_UNIInput_BWDCostCenter0_X(...) ::cm::detail::vme()
#define VME_SET_UNIInput_BWDCostCenter0_Y(...) ::cm::detail::vme()
#define VME_SET_UNIInput_BiWeight(...) ::cm::detail::vme()
#define VME_SET_UNIInput_BilinearEnable(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Blk0RefID(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Blk1RefID(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Blk2RefID(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Blk3RefID(...) ::cm::detail::vme()
#define VME_SET_UNIInput_DisableFieldCacheAllocation(...) ::cm::detail::vme()
#define VME_SET_UNIInput_DualSearchPath(...) ::cm::detail::vme()
#define VME_SET_UNIInput_EarlyImeStop(...) ::cm::detail::vme()
#define VME_SET_UNIInput_EarlyImeSuccessEn(...) ::cm::detail::vme()
#define VME_SET_UNIInput_FBRMbModeInput(...) ::cm::detail::vme()
#define VME_SET_UNIInput_FBRSubMBShapeInput(...) ::cm::detail::vme()
#define VME_SET_UNIInput_FBRSubPredModeInput(...) ::cm::detail::vme()
#define VME_SET_UNIInput_FTEnable(...) ::cm::detail::vme()
#define VME_SET_UNIInput_FWDCostCenter0_X(...) ::cm::detail::vme()
#define VME_SET_UNIInput_FWDCostCenter0_Y(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Fixed7x7Weights(...) ::cm::detail::vme()
#define VME_SET_UNIInput_InterChromaMode(...) ::cm::detail::vme()
#define VME_SET_UNIInput_IntraCornerSwap(...) ::cm::detail::vme()
#define VME_SET_UNIInput_IntraFlags(...) ::cm::detail::vme()
#define VME_SET_UNIInput_LenSP(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV0Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV1Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV2Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV3Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV4Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV5Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV6Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MV7Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MVCostScaleFactor(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MaxNumMVs(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MaxNumSU(...) ::cm::detail::vme()
#define VME_SET_UNIInput_MbIntraStruct(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode0Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode1Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode2Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode3Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode4Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode5Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode6Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode7Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode8Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Mode9Cost(...) ::cm::detail::vme()
#define VME_SET_UNIInput_NonSkipModeAdded(...) ::cm::detail::vme()
#define VME_SET_UNIInput_NonSkipMvAdded(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Ref0Polarity(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Ref0X(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Ref0Y(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Ref1Polarity(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Ref1X(...) ::cm::detail::vme()
#define VME_SET_UNIInput_Ref1Y(...) ::cm::detail::vme()
#define VME_SET_UNIInput_RefAccess(...) ::cm::detail::vme()
#define VME_SET_UNIInput_RefH(...) ::cm::detail::vme()
#define VME_SET_UNIInput_RefIDCostMode(...) ::cm::detail::vme()
#define VME_SET_UNIInput_RefPixelOffset(...) ::cm::detail::vme()
#define VME_SET_UNIInput_RefPixelShift(...) ::cm::detail::vme()
#define VME_SET_UNIInput_RefW(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SkipCenterMask(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SkipModeEn(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SkipModeType(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SrcAccess(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SrcFieldPolarity(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SrcX(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SrcY(...) ::cm::detail::vme()
#define VME_SET_UNIInput_StartCenter0(...) ::cm::detail::vme()
#define VME_SET_UNIInput_StartCenter1(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SubMbPartMask(...) ::cm::detail::vme()
#define VME_SET_UNIInput_SubPelMode(...) ::cm::detail::vme()
#define VME_SET_UNIInput_T8x8FlagForInterEn(...) ::cm::detail::vme()
#define VME_SET_UNIInput_UniMixDisable(...) ::cm::detail::vme()
#define VME_SET_UNIInput_WeightedSADHAAR(...) ::cm::detail::vme()
// clang-format on

#endif // CM_DETAIL_VME_H
