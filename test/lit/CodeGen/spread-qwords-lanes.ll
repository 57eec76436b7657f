; Pieces of four lanes under SIMD control flow: pvc has no mask that starts at lane 4, so
; they have predicates, and there is no goto.
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

; CHECK-NOT: goto
; CHECK: addr_add (M1_NM, 1) [[A:v_a_[0-9]+]](0)<1>
; CHECK-NEXT: ([[P:v_p_[0-9]+]]) mov (M1, 4) r[[[A]](0),0]<2>:q [[Q:v_v_[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 1) [[T:v_t_[0-9]+]](0,0)<1> [[P]]
; CHECK-NEXT: shr (M1_NM, 1) [[T]](0,0)<1> [[T]](0,0)<0;1,0> 0x4:ud
; CHECK-NEXT: setp (M1_NM, 4) [[R:v_p_[0-9]+]] [[T]](0,0)<0;1,0>
; CHECK-NEXT: ([[R]]) mov (M1, 4) r[[[A]](0),64]<2>:q [[Q]](0,4)<1;1,0>

declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <16 x i64> @llvm.genx.wrregioni.v16i64.v8i64.i16.v8i1(<16 x i64>, <8 x i64>, i32, i32, i32, i16, i32, <8 x i1>)
declare <8 x i64> @llvm.genx.rdregioni.v8i64.v16i64.i16(<16 x i64>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)

define dllexport spir_kernel void @k(<8 x i32> %m, <16 x i64> %a, <8 x i64> %q, i32 %at, i32 %buf) #0 {
entry:
  %c = icmp slt <8 x i32> %m, splat (i32 9)
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %c)
  %offset = trunc i32 %at to i16
  %one = and i16 %offset, 1
  %place = mul i16 %one, 8
  br i1 %any, label %then, label %end

then:
  %w = call <16 x i64> @llvm.genx.wrregioni.v16i64.v8i64.i16.v8i1(<16 x i64> %a, <8 x i64> %q, i32 0, i32 8, i32 2, i16 %place, i32 undef, <8 x i1> %c)
  br label %end

end:
  %r = phi <16 x i64> [ %a, %entry ], [ %w, %then ]
  %lo = call <8 x i64> @llvm.genx.rdregioni.v8i64.v16i64.i16(<16 x i64> %r, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %hi = call <8 x i64> @llvm.genx.rdregioni.v8i64.v16i64.i16(<16 x i64> %r, i32 0, i32 8, i32 1, i16 64, i32 undef)
  call void @llvm.genx.oword.st.v8i64(i32 %buf, i32 0, <8 x i64> %lo)
  call void @llvm.genx.oword.st.v8i64(i32 %buf, i32 4, <8 x i64> %hi)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"buffer_t"}
