; A read of a mask's first lanes is the condition of a goto, so it is the part of
; that goto's mask until the part of the first mask replaces it; then that part
; also replaces reads of the second mask.

; CHECK lines by utils/update-checks
; RUN: cmx-opt %s -passes=cmx-lower-simdcf -S | FileCheck %s
; RUN: cmx-opt %s -passes=cmx-lower-simdcf --check-each -disable-output

declare { <32 x i1>, <4 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v4i1(<32 x i1>, <4 x i1>, <4 x i1>)
declare { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v4i1(<32 x i1>, <4 x i1>)
declare <4 x i1> @llvm.genx.rdpredregion.v4i1.v32i1(<32 x i1>, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @reads(i32 %dst, <4 x i32> %x) {
; CHECK-LABEL: @reads(
; CHECK:       entry:
; CHECK-NEXT:    [[C:%.*]] = icmp ult <4 x i32> [[X:%.*]], splat (i32 9)
; CHECK-NEXT:    [[TMP0:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> [[C]])
; CHECK-NEXT:    [[TMP1:%.*]] = xor i1 [[TMP0]], true
; CHECK-NEXT:    br i1 [[TMP1]], label %end, label %then
; CHECK:       then:
; CHECK-NEXT:    [[TMP2:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> [[C]])
; CHECK-NEXT:    [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT:    br i1 [[TMP3]], label %meet, label %inner
; CHECK:       inner:
; CHECK-NEXT:    [[V:%.*]] = select <4 x i1> [[C]], <4 x i32> [[X]], <4 x i32> zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.oword.st.v4i32(i32 [[DST:%.*]], i32 0, <4 x i32> [[V]])
; CHECK-NEXT:    br label %meet
; CHECK:       meet:
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[TMP6:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP7:%.*]] = xor i1 [[TMP6]], true
; CHECK-NEXT:    ret void
entry:
  %c = icmp ult <4 x i32> %x, splat (i32 9)
  %goto = call { <32 x i1>, <4 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v4i1(<32 x i1> splat (i1 true), <4 x i1> zeroinitializer, <4 x i1> %c)
  %em = extractvalue { <32 x i1>, <4 x i1>, i1 } %goto, 0
  %rm = extractvalue { <32 x i1>, <4 x i1>, i1 } %goto, 1
  %skip = extractvalue { <32 x i1>, <4 x i1>, i1 } %goto, 2
  br i1 %skip, label %end, label %then

then:
  %part = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v32i1(<32 x i1> %em, i32 0)
  %goto2 = call { <32 x i1>, <4 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v4i1(<32 x i1> splat (i1 true), <4 x i1> zeroinitializer, <4 x i1> %part)
  %em2 = extractvalue { <32 x i1>, <4 x i1>, i1 } %goto2, 0
  %rm2 = extractvalue { <32 x i1>, <4 x i1>, i1 } %goto2, 1
  %skip2 = extractvalue { <32 x i1>, <4 x i1>, i1 } %goto2, 2
  br i1 %skip2, label %meet, label %inner

inner:
  %part2 = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v32i1(<32 x i1> %em2, i32 0)
  %v = select <4 x i1> %part2, <4 x i32> %x, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
  br label %meet

meet:
  %join2 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v4i1(<32 x i1> %em2, <4 x i1> %rm2)
  %em3 = extractvalue { <32 x i1>, i1 } %join2, 0
  br label %end

end:
  %em4 = phi <32 x i1> [ %em, %entry ], [ %em3, %meet ]
  %join = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v4i1(<32 x i1> %em4, <4 x i1> %rm)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @reads, !"reads", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
