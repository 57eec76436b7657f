; All operations of the sampler. Parameters that are 0 at the end are left out.
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s --check-prefix=STATE
; Nobody wants the sampler's number itself.
; STATE-NOT: movs
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s --platform=skl --emit=gen -o %t/skl.asm
; RUN: cmx-opt %s --platform=icllp -O0 --emit=gen -o %t/icllp.asm
; RUN: cmx-opt %s --platform=tgllp --emit=gen -o %t/tgllp.asm
; RUN: cmx-opt %s --platform=dg2 --emit=gen -o %t/dg2.asm
; RUN: not cmx-opt %s --platform=pvc --emit=gen -o %t/pvc.asm 2>&1 | FileCheck %s --check-prefix=PVC
; PVC: {{.*}}expected a platform with sampler messages, actual pvc [cmx-message-unavailable]

declare <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32, <16 x i1>, i32, i16, i32, i32, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.genx.3d.sample.v16f32.v8i1.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32(i32, <8 x i1>, i32, i16, i32, i32, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>, <8 x float>)
declare <32 x i32> @llvm.genx.3d.load.v32i32.v16i1.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32(i32, <16 x i1>, i32, i16, i32, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>)
declare <128 x i16> @llvm.genx.sample.unorm.v128i16(i32, i32, i32, float, float, float, float)
declare <32 x i16> @llvm.genx.sample.unorm.v32i16(i32, i32, i32, float, float, float, float)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare void @llvm.genx.oword.st.v32i16(i32, i32, <32 x i16>)

define dllexport spir_kernel void @k(i32 %smp, i32 %img, i32 %buf, i32 %bits) {
  %u = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %buf, i32 0)
  %v = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %buf, i32 4)
  %f = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %buf, i32 8)
  %i = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %buf, i32 12)
  %h = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %buf, i32 16)
  %m = trunc <16 x i32> %i to <16 x i1>
; CHECK: ({{v_p[^ ]*}}) sample_3d.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){1}$}}
  %s0 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 0, <16 x i1> %m, i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p0 = shufflevector <64 x float> %s0, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 32, <32 x float> %p0)
; CHECK: sample_b.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){2}$}}
  %s1 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 1, <16 x i1> splat (i1 true), i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %f, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p1 = shufflevector <64 x float> %s1, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 40, <32 x float> %p1)
; CHECK: sample_l.RGBA (M1, 16) 0x123:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){2}$}}
  %s2 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 2, <16 x i1> splat (i1 true), i32 15, i16 291, i32 %smp, i32 %img, <16 x float> %f, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p2 = shufflevector <64 x float> %s2, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 48, <32 x float> %p2)
; CHECK: sample_c.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){2}$}}
  %s3 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 3, <16 x i1> splat (i1 true), i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %f, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p3 = shufflevector <64 x float> %s3, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 56, <32 x float> %p3)
; CHECK: sample_d.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){5}$}}
  %s4 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 4, <16 x i1> splat (i1 true), i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %u, <16 x float> %f, <16 x float> %f, <16 x float> %v, <16 x float> %f, <16 x float> %f, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p4 = shufflevector <64 x float> %s4, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 64, <32 x float> %p4)
; CHECK: sample_b_c.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){3}$}}
  %s5 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 5, <16 x i1> splat (i1 true), i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %f, <16 x float> %f, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p5 = shufflevector <64 x float> %s5, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 72, <32 x float> %p5)
; CHECK: sample_l_c.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){3}$}}
  %s6 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 6, <16 x i1> splat (i1 true), i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %f, <16 x float> %f, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p6 = shufflevector <64 x float> %s6, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 80, <32 x float> %p6)
; CHECK: sample_d_c.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){6}$}}
  %s20 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 20, <16 x i1> splat (i1 true), i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %f, <16 x float> %u, <16 x float> %f, <16 x float> %f, <16 x float> %v, <16 x float> %f, <16 x float> %f, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p20 = shufflevector <64 x float> %s20, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 88, <32 x float> %p20)
; CHECK: ({{v_p[^ ]*}}) sample_lz.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){2}$}}
  %s24 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 24, <16 x i1> %m, i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %u, <16 x float> %v, <16 x float> %f, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p24 = shufflevector <64 x float> %s24, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 96, <32 x float> %p24)
; CHECK: sample_c_lz.RGBA (M1, 16) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){2}$}}
  %s25 = call <64 x float> @llvm.genx.3d.sample.v64f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 25, <16 x i1> splat (i1 true), i32 15, i16 0, i32 %smp, i32 %img, <16 x float> %f, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  %p25 = shufflevector <64 x float> %s25, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 104, <32 x float> %p25)
; Two channels of 8 lanes; no parameter but the least.
; CHECK: sample_3d.RA (M1, 8) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+ [^ ]+$}}
  %e = call <16 x float> @llvm.genx.3d.sample.v16f32.v8i1.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32(i32 0, <8 x i1> splat (i1 true), i32 9, i16 0, i32 %smp, i32 %img, <8 x float> %h, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer)
  call void @llvm.genx.oword.st.v16f32(i32 %buf, i32 112, <16 x float> %e)
; sample_d needs three.
; CHECK: sample_d.RA (M1, 8) 0x0:uw {{[^ ]+ [^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){2}$}}
  %d = call <16 x float> @llvm.genx.3d.sample.v16f32.v8i1.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32.v8f32(i32 4, <8 x i1> splat (i1 true), i32 9, i16 0, i32 %smp, i32 %img, <8 x float> %h, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer, <8 x float> zeroinitializer)
  call void @llvm.genx.oword.st.v16f32(i32 %buf, i32 144, <16 x float> %d)
; CHECK: load_3d.GB (M1, 16) 0x0:uw {{[^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){3}$}}
  %l7 = call <32 x i32> @llvm.genx.3d.load.v32i32.v16i1.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32(i32 7, <16 x i1> splat (i1 true), i32 6, i16 0, i32 %img, <16 x i32> %i, <16 x i32> %i, <16 x i32> zeroinitializer, <16 x i32> %i, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer)
  call void @llvm.genx.oword.st.v32i32(i32 %buf, i32 120, <32 x i32> %l7)
; CHECK: load_lz.GB (M1, 16) 0x0:uw {{[^ ]+ [^ ]+}} {{[^ ]+( [^ ]+){1}$}}
  %l26 = call <32 x i32> @llvm.genx.3d.load.v32i32.v16i1.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32(i32 26, <16 x i1> splat (i1 true), i32 6, i16 0, i32 %img, <16 x i32> %i, <16 x i32> %i, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer)
  call void @llvm.genx.oword.st.v32i32(i32 %buf, i32 128, <32 x i32> %l26)
; CHECK: load_mcs.GB (M1, 16) 0x0:uw {{[^ ]+ [^ ]+}} {{[^ ]+$}}
  %l29 = call <32 x i32> @llvm.genx.3d.load.v32i32.v16i1.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32.v16i32(i32 29, <16 x i1> splat (i1 true), i32 6, i16 0, i32 %img, <16 x i32> %i, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer)
  call void @llvm.genx.oword.st.v32i32(i32 %buf, i32 136, <32 x i32> %l29)
; CHECK: sample_unorm.RGBA.16-full
  %a = extractelement <16 x float> %u, i32 3
  %n4 = call <128 x i16> @llvm.genx.sample.unorm.v128i16(i32 15, i32 %smp, i32 %img, float %a, float 5.000000e-01, float 1.250000e-01, float 1.250000e-01)
  %n4p = shufflevector <128 x i16> %n4, <128 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32i16(i32 %buf, i32 256, <32 x i16> %n4p)
; CHECK: sample_unorm.G.16-full
  %n1 = call <32 x i16> @llvm.genx.sample.unorm.v32i16(i32 2, i32 %smp, i32 %img, float %a, float %a, float 1.250000e-01, float 1.250000e-01)
  call void @llvm.genx.oword.st.v32i16(i32 %buf, i32 260, <32 x i16> %n1)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 1, i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"sampler_t", !"image2d_t", !"buffer_t", !""}
