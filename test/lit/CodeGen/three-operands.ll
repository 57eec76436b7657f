; bfn and dp4a, from plain code, where they are.
; RUN: cmx-opt %s --platform=dg2 --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s --check-prefix=NONE --implicit-check-not=bfn --implicit-check-not=dp4a
; RUN: cmx-opt %s --platform=dg2 --check-each -o /dev/null

; NONE: and (M1, 16)

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32>, <16 x i32>, <16 x i32>, i8)

; CHECK:     bfn.xE8 (M1, 16)
; CHECK:     bfn.x1B (M1, 16) {{.*}} 0xff:ud
; CHECK:     dp4a (M1, 16)
; CHECK-NOT: and
define dllexport spir_kernel void @k(i32 %src, i32 %dst) #0 {
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %b = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %c = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 8)
  %x = and <16 x i32> %a, %b
  %y = and <16 x i32> %a, %c
  %z = and <16 x i32> %b, %c
  %o = or <16 x i32> %x, %y
  %m = or <16 x i32> %o, %z
  %f = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> %m, <16 x i32> %a, <16 x i32> splat (i32 255), i8 27)
  %a0 = and <16 x i32> %a, splat (i32 255)
  %a1s = lshr <16 x i32> %a, splat (i32 8)
  %a1 = and <16 x i32> %a1s, splat (i32 255)
  %a2s = lshr <16 x i32> %a, splat (i32 16)
  %a2 = and <16 x i32> %a2s, splat (i32 255)
  %a3 = lshr <16 x i32> %a, splat (i32 24)
  %b0 = and <16 x i32> %b, splat (i32 255)
  %b1s = lshr <16 x i32> %b, splat (i32 8)
  %b1 = and <16 x i32> %b1s, splat (i32 255)
  %b2s = lshr <16 x i32> %b, splat (i32 16)
  %b2 = and <16 x i32> %b2s, splat (i32 255)
  %b3 = lshr <16 x i32> %b, splat (i32 24)
  %p0 = mul <16 x i32> %a0, %b0
  %p1 = mul <16 x i32> %a1, %b1
  %p2 = mul <16 x i32> %a2, %b2
  %p3 = mul <16 x i32> %a3, %b3
  %s0 = add <16 x i32> %p0, %p1
  %s1 = add <16 x i32> %p2, %p3
  %s2 = add <16 x i32> %s0, %s1
  %r = add <16 x i32> %s2, %f
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
