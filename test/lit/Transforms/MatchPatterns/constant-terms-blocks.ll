; A product in another block than its sum gets no register for its constant: the register is
; known in the block of the sum only.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-match-patterns --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-match-patterns --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define <32 x float> @other_block(<32 x float> %x, <32 x float> %y, i1 %c) {
; CHECK-LABEL: @other_block(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = fmul contract <32 x float> [[X:%.*]], splat (float 2.550000e+02)
; CHECK-NEXT:    [[Q:%.*]] = fmul contract <32 x float> [[Y:%.*]], splat (float 2.550000e+02)
; CHECK-NEXT:    [[S:%.*]] = fadd contract <32 x float> [[P]], splat (float 5.000000e-01)
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[CONST1:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 5.000000e-01))
; CHECK-NEXT:    [[CONST:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 2.550000e+02))
; CHECK-NEXT:    [[T:%.*]] = fadd contract <32 x float> [[Q]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[TMP0:%.*]] = call <32 x float> @llvm.genx.rdregionf.v32f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 32, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[P1:%.*]] = fmul contract <32 x float> [[T]], [[TMP0]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x float> @llvm.genx.rdregionf.v32f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 32, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[S1:%.*]] = fadd contract <32 x float> [[P1]], [[TMP1]]
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x float> @llvm.genx.rdregionf.v32f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 32, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[P2:%.*]] = fmul contract <32 x float> [[S1]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x float> @llvm.genx.rdregionf.v32f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 32, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[S2:%.*]] = fadd contract <32 x float> [[P2]], [[TMP3]]
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[R:%.*]] = phi <32 x float> [ [[S]], %entry ], [ [[S2]], %then ]
; CHECK-NEXT:    ret <32 x float> [[R]]
entry:
  %p = fmul contract <32 x float> %x, splat (float 255.0)
  %q = fmul contract <32 x float> %y, splat (float 255.0)
  %s = fadd contract <32 x float> %p, splat (float 0.5)
  br i1 %c, label %then, label %end
then:
  %t = fadd contract <32 x float> %q, splat (float 0.5)
  %p1 = fmul contract <32 x float> %t, splat (float 255.0)
  %s1 = fadd contract <32 x float> %p1, splat (float 0.5)
  %p2 = fmul contract <32 x float> %s1, splat (float 255.0)
  %s2 = fadd contract <32 x float> %p2, splat (float 0.5)
  br label %end
end:
  %r = phi <32 x float> [ %s, %entry ], [ %s2, %then ]
  ret <32 x float> %r
}
