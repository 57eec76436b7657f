; Images, the predefined surface, 2D blocks, the matrix unit, raw messages,
; named barriers and registers of state.

; RUN: rm -rf %t
; RUN: split-file %s %t
; RUN: cmx-opt --platform=icllp --emit=visa %t/port.ll -o - | FileCheck %s --check-prefix=PORT
; RUN: cmx-opt --platform=pvc --emit=visa %t/pvc.ll -o - | FileCheck %s --check-prefix=PVC
; RUN: not cmx-opt --platform=pvc --emit=visa %t/port.ll -o - 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not cmx-opt --platform=dg2 --emit=visa %t/pvc.ll -o - 2>&1 | FileCheck %s --check-prefix=DG2

;--- port.ll
@llvm.vc.predef.var.bss = external global i32
declare void @llvm.genx.write.predef.surface.p0(ptr, i32)
declare <8 x i32> @llvm.genx.oword.ld.unaligned.predef.surface.v8i32.p0(i32, ptr, i32)
declare <16 x i32> @llvm.genx.gather4.typed.v16i32.v8i1.v8i32(i32, <8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <16 x i32>)
declare <8 x i32> @llvm.genx.typed.atomic.cmpxchg.v8i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.untyped.atomic.add.v8i32.v8i1(<8 x i1>, i32, i32, <8 x i32>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.set.pause(i16)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

; PORT: movs (M1_NM, 1) %bss(0) 0x5:ud
; PORT: oword_ld_unaligned (2) %bss 0x8:ud
; PORT: gather4_typed.RB (M1, 8) v_t{{.*}} %null.0 %null.0 v_
; PORT: typed_atomic.cmpxchg (M1, 8) v_t
; PORT: add (M1_NM, 8) v_[[SUM:.*]](0,0)<1> v_{{.*}} 0x3:ud
; PORT: shl (M1_NM, 8) v_[[BYTES:.*]](0,0)<1> v_[[SUM]](0,0)<1;1,0> 0x2:ud
; PORT: dword_atomic.add (M1, 8) v_t{{.*}} v_[[BYTES]].0
; PORT: mov (M1_NM, 1) %tsc(0,4)<1>
; NONE: expected a platform with data port gather and scatter, actual pvc
define dllexport spir_kernel void @port(i32 %dst, i32 %img, <8 x i32> %u, <8 x i32> %v) {
  call void @llvm.genx.write.predef.surface.p0(ptr @llvm.vc.predef.var.bss, i32 5)
  %a = call <8 x i32> @llvm.genx.oword.ld.unaligned.predef.surface.v8i32.p0(i32 0, ptr @llvm.vc.predef.var.bss, i32 8)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %a)
  %b = call <16 x i32> @llvm.genx.gather4.typed.v16i32.v8i1.v8i32(i32 5, <8 x i1> splat (i1 true), i32 %img, <8 x i32> %u, <8 x i32> %v, <8 x i32> zeroinitializer, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 2, <16 x i32> %b)
  %c = call <8 x i32> @llvm.genx.typed.atomic.cmpxchg.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %img, <8 x i32> %u, <8 x i32> %v, <8 x i32> %u, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 6, <8 x i32> %c)
  %d = call <8 x i32> @llvm.genx.untyped.atomic.add.v8i32.v8i1(<8 x i1> splat (i1 true), i32 %dst, i32 3, <8 x i32> %u, <8 x i32> %v, <8 x i32> undef)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 8, <8 x i32> %d)
  call void @llvm.genx.set.pause(i16 32)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @port, !"port", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"image2d_t", !"", !""}

;--- pvc.ll
declare <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <128 x float> @llvm.genx.dpas.nosrc0.v128f32.v128i32.v64i32(<128 x i32>, <64 x i32>, i32)
declare void @llvm.genx.nbarrier(i8, i8, i8)
declare void @llvm.genx.raw.sends.noresult.v16i1.v16i32.v16i32(i32, <16 x i1>, i8, i32, i32, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.lsc.load.bindless.v16i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, i32)
declare void @llvm.genx.lsc.prefetch.stateless.v16i1.v16i64(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i64>, i32)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)

; PVC: .kernel_attr NBarrierCnt=32
; PVC: lsc_load_block2d.ugm.ca.ca (M1, 1) v_{{.*}}:d32.8x8nn flat[v_{{.*}},0xff,0x7,0xff,v_{{.*}},0x0]
; PVC: dpas.hf.hf.8.8 (M1, 16) v_{{.*}}.0 %null.0 v_
; PVC: nbarrier.signal 0x1:ud 0x4:ud
; PVC: nbarrier.wait 0x1:ud
; PVC: raw_sends.10.1.1.0 (M1, 16) 0x4a:ud 0x2000000:ud
; PVC: lsc_load.ugm (M1, 16) v_{{.*}}:d32 bss(0x7)[v_
; PVC: lsc_load.ugm.ca.ca (M1, 16) %null:d32 flat[
; DG2: expected a platform with LSC 2D block messages, actual dg2
; DG2: result expected 8 lanes for each of 8 repetitions, actual 128
; DG2: expected a platform with named barriers, actual dg2
define dllexport spir_kernel void @pvc(i64 %p, i32 %x, <16 x i32> %r, <16 x i64> %q) {
  %a = call <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1> splat (i1 true), i8 2, i8 2, i8 3, i8 1, i8 1, i16 8, i16 8, i8 0, i64 %p, i32 255, i32 7, i32 255, i32 %x, i32 0)
  %b = shufflevector <64 x i32> %a, <64 x i32> %a, <128 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127>
  %c = call <128 x float> @llvm.genx.dpas.nosrc0.v128f32.v128i32.v64i32(<128 x i32> %b, <64 x i32> %a, i32 134744586)
  %d = bitcast <128 x float> %c to <128 x i32>
  %e = shufflevector <128 x i32> %d, <128 x i32> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %p, <32 x i32> %e)
  call void @llvm.genx.nbarrier(i8 1, i8 1, i8 4)
  call void @llvm.genx.nbarrier(i8 0, i8 1, i8 4)
  call void @llvm.genx.raw.sends.noresult.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 74, i32 33554432, <16 x i32> %r, <16 x i32> %r)
  %f = call <16 x i32> @llvm.genx.lsc.load.bindless.v16i32.v16i1.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> %r, i32 7)
  %g = shufflevector <16 x i32> %f, <16 x i32> %f, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %p, <32 x i32> %g)
  call void @llvm.genx.lsc.prefetch.stateless.v16i1.v16i64(<16 x i1> splat (i1 true), i8 0, i8 2, i8 2, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i64> %q, i32 0)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @pvc, !"pvc", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !"", !""}
