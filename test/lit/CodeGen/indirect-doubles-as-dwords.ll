; Doubles start at multiples of 8 bytes; dwords read at the same variable offset
; start, for all that is known, at multiples of 4: they may touch three registers
; where the doubles touch two.
; RUN: cmx-opt %s -O0 --platform=skl --verify-each --emit=visa -o - | FileCheck %s

; CHECK: add (M1, 2) {{.*}} r[v_
; CHECK: add (M1, 2) {{.*}} r[v_

declare <4 x double> @llvm.genx.rdregionf.v4f64.v16f64.i16(<16 x double>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %s, <16 x double> %v, i16 %o) #0 {
  %d = call <4 x double> @llvm.genx.rdregionf.v4f64.v16f64.i16(<16 x double> %v, i32 8, i32 2, i32 4, i16 %o, i32 undef)
  %i = bitcast <4 x double> %d to <8 x i32>
  %x = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %i, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %y = add <4 x i32> %x, splat (i32 1)
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %y)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
