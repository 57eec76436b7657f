//===- unsupported.h - Functions that cmx does not have ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These functions have no intrinsic. They are declared so that each call gives
// exactly one error, at the line of the call.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_UNSUPPORTED_H
#define CM_DETAIL_UNSUPPORTED_H

#include "vector.h"
#include "vme.h"

#ifndef CM_DEVICE
#include <cstdio>
#endif

namespace cm {

#define CM_UNSUPPORTED(Name, What)                                             \
  __attribute__((                                                              \
      diagnose_if(true, #Name " is not supported: " What, "error"))) void      \
  Name(...);                                                                   \
  template <class, auto...>                                                    \
  __attribute__((                                                              \
      diagnose_if(true, #Name " is not supported: " What, "error"))) void      \
  Name(...);                                                                   \
  template <auto, auto...>                                                     \
  __attribute__((                                                              \
      diagnose_if(true, #Name " is not supported: " What, "error"))) void      \
  Name(...);                                                                   \
  template <auto, class, auto...>                                              \
  __attribute__((                                                              \
      diagnose_if(true, #Name " is not supported: " What, "error"))) void      \
  Name(...);

CM_UNSUPPORTED(sample16, "samplers")
CM_UNSUPPORTED(sample32, "samplers")
CM_UNSUPPORTED(load16, "samplers")
CM_UNSUPPORTED(cm_3d_sample, "samplers")
CM_UNSUPPORTED(cm_3d_load, "samplers")
CM_UNSUPPORTED(cm_avs_sampler, "samplers")
CM_UNSUPPORTED(cm_va_2d_convolve, "samplers")
CM_UNSUPPORTED(cm_va_erode, "samplers")
CM_UNSUPPORTED(cm_va_dilate, "samplers")
CM_UNSUPPORTED(cm_va_min_max, "samplers")
CM_UNSUPPORTED(cm_va_min_max_filter, "samplers")
CM_UNSUPPORTED(cm_va_centroid, "samplers")
CM_UNSUPPORTED(cm_va_boolean_centroid, "samplers")
CM_UNSUPPORTED(cm_va_1d_convolution, "samplers")
CM_UNSUPPORTED(cm_va_1pixel_convolve, "samplers")
CM_UNSUPPORTED(cm_va_lbp_creation, "samplers")
CM_UNSUPPORTED(cm_va_lbp_correlation, "samplers")
CM_UNSUPPORTED(cm_va_correlation_search, "samplers")
CM_UNSUPPORTED(cm_va_floodfill, "samplers")

CM_UNSUPPORTED(run_vme_ime, "video motion estimation")
CM_UNSUPPORTED(run_vme_sic, "video motion estimation")
CM_UNSUPPORTED(run_vme_fbr, "video motion estimation")
CM_UNSUPPORTED(run_vme_idm, "video motion estimation")

class __attribute__((
    unavailable("video motion estimation is not supported"))) VmeIndex {};
enum __attribute__((
    unavailable("video motion estimation is not supported"))) VMESearchCtrl {
  VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START,
  VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START,
  VME_SEARCH_SINGLE_REF_DUAL_REC,
  VME_SEARCH_DUAL_REF_DUAL_REC
};

CM_UNSUPPORTED(cm_bdpas, "matrix engines")

CM_UNSUPPORTED(cm_srnd_bf8, "formats of 8 bits")
CM_UNSUPPORTED(cm_srnd_hf8, "formats of 8 bits")
CM_UNSUPPORTED(cm_bf8_cvt, "formats of 8 bits")
CM_UNSUPPORTED(cm_hf8_cvt, "formats of 8 bits")

CM_UNSUPPORTED(cm_raw_sendg, "messages of later platforms")

CM_UNSUPPORTED(cm_spec_constant, "constants that the host gives")

CM_UNSUPPORTED(cm_wait, "dependencies between threads")
CM_UNSUPPORTED(cm_signal, "dependencies between threads")
CM_UNSUPPORTED(cm_yield, "dependencies between threads")

#undef CM_UNSUPPORTED

#ifdef CM_DEVICE
/// Prints only in programs for the host. In a kernel for the device, a call has
/// no effect and gives a warning.
template <class... A>
__attribute__((diagnose_if(true, "only a program of the host prints this",
                           "warning"))) CM_API int
printf(const char *, const A &...) {
  return 0;
}
#endif

} // namespace cm

#endif // CM_DETAIL_UNSUPPORTED_H
