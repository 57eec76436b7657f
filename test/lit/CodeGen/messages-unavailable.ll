; What the platform, or the finalizer for it, has no message for.

; RUN: not cmx-opt --platform=pvc --emit=visa %s -o %t/ 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PVC
; RUN: not cmx-opt --platform=skl --emit=visa %s -o %t/ 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SKL

declare <32 x i8> @llvm.genx.media.ld.v32i8(i32, i32, i32, i32, i32, i32)
declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare <16 x float> @llvm.genx.dword.atomic2.fadd.v16f32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x float>)
declare void @llvm.genx.lsc.fence.i1(i1, i8, i8, i8)
declare i32 @llvm.genx.predefined.surface(i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.media.st.v32i8(i32, i32, i32, i32, i32, i32, <32 x i8>)
declare void @llvm.genx.lsc.store.slm.v16i1.v16i32.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i32>, i32)
declare void @llvm.genx.lsc.store.bti.v16i1.v16i32.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i32>, i32)
declare void @llvm.genx.lsc.store.bti.v1i1.v1i32.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <1 x i32>, i32)
declare void @llvm.genx.lsc.store.bti.v16i1.v16i64.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i64>, <16 x i32>, i32)
declare <16 x i32> @llvm.genx.lsc.xatomic.bti.v16i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i32>, <16 x i32>, i32, <16 x i32>)

define dllexport spir_kernel void @k(i32 %img, i32 %buf, <16 x i32> %off, <16 x float> %f, <16 x i64> %p) {
; PVC: function 'k': instruction '%a = {{.*}}': expected a platform with media block messages, actual pvc [cmx-message-unavailable]
; SKL-NOT: '%a =
  %a = call <32 x i8> @llvm.genx.media.ld.v32i8(i32 0, i32 %img, i32 0, i32 32, i32 0, i32 0)
; SKL: '%modified = {{.*}}': expected modifiers 0 to 3, actual 5
  %modified = call <32 x i8> @llvm.genx.media.ld.v32i8(i32 5, i32 %img, i32 0, i32 32, i32 0, i32 0)
; SKL: '%local = {{.*}}': expected an image, actual shared local memory
  %local = call <32 x i8> @llvm.genx.media.ld.v32i8(i32 0, i32 254, i32 0, i32 32, i32 0, i32 0)
  call void @llvm.genx.media.st.v32i8(i32 0, i32 %img, i32 0, i32 32, i32 0, i32 0, <32 x i8> %a)
  call void @llvm.genx.media.st.v32i8(i32 0, i32 %img, i32 0, i32 32, i32 0, i32 0, <32 x i8> %modified)
  call void @llvm.genx.media.st.v32i8(i32 0, i32 %img, i32 0, i32 32, i32 0, i32 0, <32 x i8> %local)
; SKL: '%b = {{.*}}': expected a platform with oword block messages to SLM, actual skl
  %b = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 254, i32 0)
  call void @llvm.genx.oword.st.v4i32(i32 %buf, i32 0, <4 x i32> %b)
; SKL: '%c = {{.*}}': expected a platform with load/store cache messages, actual skl
; PVC-NOT: '%c =
  %c = call <16 x float> @llvm.genx.dword.atomic2.fadd.v16f32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 %buf, <16 x i32> %off, <16 x float> %f)
; PVC: '%s = {{.*}}': expected predefined surface 0 or 254 (shared local memory), actual 3
  %s = call i32 @llvm.genx.predefined.surface(i32 3)
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> zeroinitializer)
; SKL: lsc.fence{{.*}}': expected a platform with load/store cache messages, actual skl
; PVC: lsc.fence{{.*}}': expected unit 0, 2 or 3, operation 0 to 4 and scope 0 to 6, actual 1, 0 and 0
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 1, i8 0, i8 0)
; PVC: {{.*}}': scale expected 0 or 1, actual 2 [cmx-message-immediate]
  call void @llvm.genx.lsc.store.bti.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 2, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> %off, <16 x i32> %off, i32 %buf)
; PVC: {{.*}}': data size expected 3 to 6, actual 1 [cmx-message-unavailable]
  call void @llvm.genx.lsc.store.bti.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 1, i8 1, i8 1, i8 0, <16 x i32> %off, <16 x i32> %off, i32 %buf)
; PVC: {{.*}}': data elements expected 64 bits, actual 32 [cmx-message-data]
  call void @llvm.genx.lsc.store.bti.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <16 x i32> %off, <16 x i32> %off, i32 %buf)
; PVC: {{.*}}': cache controls expected a pair that the message has, actual 2 and 2 [cmx-message-immediate]
  call void @llvm.genx.lsc.store.bti.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i8 0, i8 2, i8 2, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> %off, <16 x i32> %off, i32 %buf)
; PVC: {{.*}}': addresses expected at most 32 bits, actual 64 [cmx-message-data]
  call void @llvm.genx.lsc.store.bti.v16i1.v16i64.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i64> %p, <16 x i32> %off, i32 %buf)
  %one = insertelement <1 x i32> undef, i32 %buf, i32 0
; PVC: {{.*}}': expected transposed data of 32 or 64 bits in at most 512 bytes, actual 4 [cmx-message-unavailable]
  call void @llvm.genx.lsc.store.bti.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 5, i8 1, i8 2, i8 0, <1 x i32> %one, <1 x i32> %one, i32 %buf)
; PVC: {{.*}}': sub-opcode expected 8 to 26, actual 7 [cmx-message-immediate]
  %e = call <16 x i32> @llvm.genx.lsc.xatomic.bti.v16i32.v16i1.v16i32(<16 x i1> splat (i1 true), i8 7, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> %off, <16 x i32> %off, <16 x i32> undef, i32 %buf, <16 x i32> undef)
; PVC: {{.*}}': expected another atomic in shared local memory, actual a sum of floats [cmx-message-unavailable]
  %g = call <16 x float> @llvm.genx.dword.atomic2.fadd.v16f32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 254, <16 x i32> %off, <16 x float> %f)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"buffer_t", !"", !"", !""}
