; A mask that a goto reads is also part of a later region's mask: it stays.
; RUN: cmx-opt --platform=tgllp -O0 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o - | FileCheck %s

declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; All lanes meet at %end, which asks for them once more.
; CHECK: not (M1_NM, 8)
; CHECK-NEXT: and (M1_NM, 8) [[SOME:v_p_[0-9]+]] {{.*}}
; CHECK: (![[SOME]]) goto (M1, 8) [[END:L_bb_[0-9]+]]
; CHECK: add (M1, 8)
; CHECK: [[END]]:
; CHECK: {{oword_st|lsc_store}}
define dllexport spir_kernel void @two_regions(i32 %src, i32 %dst, i8 %lanes) #0 {
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 0)
  %mask = bitcast i8 %lanes to <8 x i1>
  %none = and <8 x i1> zeroinitializer, zeroinitializer
  %all = xor <8 x i1> %none, splat (i1 true)
  %some = and <8 x i1> %all, %mask
  %others = xor <8 x i1> %mask, splat (i1 true)
  %rest = and <8 x i1> %all, %others
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %some)
  %left = xor i1 %any, true
  br i1 %left, label %end, label %then

then:
  %sum = add <8 x i32> %v, splat (i32 7)
  %chosen = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %v, <8 x i32> %sum, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %mask)
  br label %end

end:
  %result = phi <8 x i32> [ %v, %0 ], [ %chosen, %then ]
  %joined = or <8 x i1> %rest, %some
  %anyJoined = call i1 @llvm.genx.any.v8i1(<8 x i1> %joined)
  %noneJoined = xor i1 %anyJoined, true
  br i1 %noneJoined, label %exit, label %more

more:
  br label %exit

exit:
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %result)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @two_regions, !"two_regions", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
