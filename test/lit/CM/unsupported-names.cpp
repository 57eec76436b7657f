// Each function that cmx does not have says so, in the forms in which it is called.
// REQUIRES: clang
// RUN: not cmx-cc -ferror-limit=0 -w %s -o %t.visaasm > %t.txt 2>&1
// RUN: FileCheck %s --implicit-check-not=error: < %t.txt

#include <cm/cm.h>

extern "C" _GENX_MAIN_ void k(SurfaceIndex s) {
  // CHECK: [[@LINE+1]]:3: error: sample16 is not supported: samplers
  sample16(s);
  // CHECK: [[@LINE+1]]:3: error: sample32 is not supported: samplers
  sample32<int>(s);
  // CHECK: [[@LINE+1]]:3: error: load16 is not supported: samplers
  load16<3>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_3d_sample is not supported: samplers
  cm_3d_sample<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_3d_load is not supported: samplers
  cm_3d_load(s);
  // CHECK: [[@LINE+1]]:3: error: cm_avs_sampler is not supported: samplers
  cm_avs_sampler<int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_2d_convolve is not supported: samplers
  cm_va_2d_convolve<3>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_erode is not supported: samplers
  cm_va_erode<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_dilate is not supported: samplers
  cm_va_dilate(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_min_max is not supported: samplers
  cm_va_min_max<int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_min_max_filter is not supported: samplers
  cm_va_min_max_filter<3>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_centroid is not supported: samplers
  cm_va_centroid<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_boolean_centroid is not supported: samplers
  cm_va_boolean_centroid(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_1d_convolution is not supported: samplers
  cm_va_1d_convolution<int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_1pixel_convolve is not supported: samplers
  cm_va_1pixel_convolve<3>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_lbp_creation is not supported: samplers
  cm_va_lbp_creation<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_lbp_correlation is not supported: samplers
  cm_va_lbp_correlation(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_correlation_search is not supported: samplers
  cm_va_correlation_search<int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_va_floodfill is not supported: samplers
  cm_va_floodfill<3>(s);
  // CHECK: [[@LINE+1]]:3: error: run_vme_ime is not supported: video motion estimation
  run_vme_ime<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: run_vme_sic is not supported: video motion estimation
  run_vme_sic(s);
  // CHECK: [[@LINE+1]]:3: error: run_vme_fbr is not supported: video motion estimation
  run_vme_fbr<int>(s);
  // CHECK: [[@LINE+1]]:3: error: run_vme_idm is not supported: video motion estimation
  run_vme_idm<3>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_bdpas is not supported: matrix engines
  cm_bdpas<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_srnd_bf8 is not supported: formats of 8 bits
  cm_srnd_bf8(s);
  // CHECK: [[@LINE+1]]:3: error: cm_srnd_hf8 is not supported: formats of 8 bits
  cm_srnd_hf8<int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_bf8_cvt is not supported: formats of 8 bits
  cm_bf8_cvt<3>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_hf8_cvt is not supported: formats of 8 bits
  cm_hf8_cvt<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_raw_sendg is not supported: messages of later platforms
  cm_raw_sendg(s);
  // CHECK: [[@LINE+1]]:3: error: cm_spec_constant is not supported: constants that the host gives
  cm_spec_constant<int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_wait is not supported: dependencies between threads
  cm_wait<3>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_signal is not supported: dependencies between threads
  cm_signal<3, int>(s);
  // CHECK: [[@LINE+1]]:3: error: cm_yield is not supported: dependencies between threads
  cm_yield(s);
}
