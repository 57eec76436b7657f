; The intrinsic of a boolean function is an instruction of its own where there is
; one, and logic elsewhere; constants are immediates.
; RUN: cmx-opt %s --platform=dg2 --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=tgllp --emit=visa -o - | FileCheck %s --check-prefix=LOGIC --implicit-check-not=bfn
; RUN: cmx-opt %s --platform=dg2 --check-each -o /dev/null

declare <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32>, <16 x i32>, <16 x i32>, i8)
declare <32 x i16> @llvm.genx.bfn.v32i16.v32i16(<32 x i16>, <32 x i16>, <32 x i16>, i8)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v32i16(i32, i32, <32 x i16>)

; CHECK:      bfn.xCA (M1, 16) v_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0> v_{{[0-9]+}}(0,0)<1;1,0> v_{{[0-9]+}}(0,0)<1;1,0>
; CHECK:      bfn.x80 (M1, 32) v_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0> v_{{[0-9]+}}(0,0)<1;1,0> 0xff:uw
; LOGIC:      and
; LOGIC:      or
define dllexport spir_kernel void @k(i32 %dst, <16 x i32> %a, <16 x i32> %b, <16 x i32> %c) #0 {
  %r = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, i8 -54)
  %x = bitcast <16 x i32> %a to <32 x i16>
  %y = bitcast <16 x i32> %b to <32 x i16>
  %s = call <32 x i16> @llvm.genx.bfn.v32i16.v32i16(<32 x i16> %x, <32 x i16> %y, <32 x i16> splat (i16 255), i8 -128)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r)
  call void @llvm.genx.oword.st.v32i16(i32 %dst, i32 4, <32 x i16> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !""}
