; An if by lane with another one inside and an else, written with goto and join.
; Turns: 0=pattern:index:i32:1024 1=-:1024
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1>, <16 x i1>, <16 x i1>)
declare { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1>, <16 x i1>)

define dllexport spir_kernel void @simd_if_else(i32 %src, i32 %dst) #0 {
entry:
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %b = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %neg = icmp slt <16 x i32> %a, zeroinitializer
  %g1 = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x i1> zeroinitializer, <16 x i1> %neg)
  %g1.em = extractvalue { <32 x i1>, <16 x i1>, i1 } %g1, 0
  %g1.rm = extractvalue { <32 x i1>, <16 x i1>, i1 } %g1, 1
  %g1.none = extractvalue { <32 x i1>, <16 x i1>, i1 } %g1, 2
  br i1 %g1.none, label %else, label %then
then:
  %m1 = shufflevector <32 x i1> %g1.em, <32 x i1> undef, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sq = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sq, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m1)
  %big = icmp sgt <16 x i32> %b, %sq
  %g2 = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %g1.em, <16 x i1> zeroinitializer, <16 x i1> %big)
  %g2.em = extractvalue { <32 x i1>, <16 x i1>, i1 } %g2, 0
  %g2.rm = extractvalue { <32 x i1>, <16 x i1>, i1 } %g2, 1
  %g2.none = extractvalue { <32 x i1>, <16 x i1>, i1 } %g2, 2
  br i1 %g2.none, label %inner.end, label %inner
inner:
  %m2 = shufflevector <32 x i1> %g2.em, <32 x i1> undef, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sum = sub <16 x i32> %r1, %b
  %r2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r1, <16 x i32> %sum, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  br label %inner.end
inner.end:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r2, %inner ]
  %j2 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %g2.em, <16 x i1> %g2.rm)
  %j2.em = extractvalue { <32 x i1>, i1 } %j2, 0
  %j2.none = extractvalue { <32 x i1>, i1 } %j2, 1
  %g3 = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %j2.em, <16 x i1> zeroinitializer, <16 x i1> zeroinitializer)
  %g3.em = extractvalue { <32 x i1>, <16 x i1>, i1 } %g3, 0
  %g3.rm = extractvalue { <32 x i1>, <16 x i1>, i1 } %g3, 1
  %g3.none = extractvalue { <32 x i1>, <16 x i1>, i1 } %g3, 2
  br label %else
else:
  %em4 = phi <32 x i1> [ %g1.em, %entry ], [ %g3.em, %inner.end ]
  %rm4 = phi <16 x i1> [ zeroinitializer, %entry ], [ %g3.rm, %inner.end ]
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %inner.end ]
  %j4 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %em4, <16 x i1> %g1.rm)
  %j4.em = extractvalue { <32 x i1>, i1 } %j4, 0
  %j4.none = extractvalue { <32 x i1>, i1 } %j4, 1
  br i1 %j4.none, label %end, label %other
other:
  %m4 = shufflevector <32 x i1> %j4.em, <32 x i1> undef, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %diff = xor <16 x i32> %r4, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r4, <16 x i32> %diff, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m4)
  br label %end
end:
  %r6 = phi <16 x i32> [ %r4, %else ], [ %r5, %other ]
  %j5 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %j4.em, <16 x i1> %rm4)
  %j5.em = extractvalue { <32 x i1>, i1 } %j5, 0
  %j5.none = extractvalue { <32 x i1>, i1 } %j5, 1
  %r7 = add <16 x i32> %r6, splat (i32 1)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r7)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @simd_if_else, !"simd_if_else", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
