; What stays as it is, each for one reason.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>' -S %s | FileCheck %s

declare <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v47i8.i16(<47 x i8>, i32, i32, i32, i16, i32)
declare <4 x i64> @llvm.genx.rdregioni.v4i64.v12i64.i16(<12 x i64>, i32, i32, i32, i16, i32)
declare <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8>, i32, i32, i32, i16, i32)
declare <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.v8i1(<24 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)

define <16 x i8> @variable_offset(<48 x i8> %v, i16 %o) {
; CHECK-LABEL: @variable_offset(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[V:%.*]], i32 0, i32 16, i32 3, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 16, i32 3, i16 [[O]], i32 undef)
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i8> [[A]], [[B]]
; CHECK-NEXT:    ret <16 x i8> [[X]]
  %a = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 %o, i32 undef)
  %b = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 %o, i32 undef)
  %x = xor <16 x i8> %a, %b
  ret <16 x i8> %x
}

; A lane of the last column lies after the end of the vector.
define <16 x i8> @outside(<47 x i8> %v) {
; CHECK-LABEL: @outside(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v47i8.i16(<47 x i8> [[V:%.*]], i32 0, i32 16, i32 3, i16 1, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v47i8.i16(<47 x i8> [[V]], i32 0, i32 16, i32 3, i16 2, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i8> [[A]], [[B]]
; CHECK-NEXT:    ret <16 x i8> [[X]]
  %a = call <16 x i8> @llvm.genx.rdregioni.v16i8.v47i8.i16(<47 x i8> %v, i32 0, i32 16, i32 3, i16 1, i32 undef)
  %b = call <16 x i8> @llvm.genx.rdregioni.v16i8.v47i8.i16(<47 x i8> %v, i32 0, i32 16, i32 3, i16 2, i32 undef)
  %x = xor <16 x i8> %a, %b
  ret <16 x i8> %x
}

define <4 x i64> @qwords(<12 x i64> %v) {
; CHECK-LABEL: @qwords(
; CHECK-NEXT:    [[A:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v12i64.i16(<12 x i64> [[V:%.*]], i32 0, i32 4, i32 3, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v12i64.i16(<12 x i64> [[V]], i32 0, i32 4, i32 3, i16 8, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v12i64.i16(<12 x i64> [[V]], i32 0, i32 4, i32 3, i16 16, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = xor <4 x i64> [[A]], [[B]]
; CHECK-NEXT:    [[Y:%.*]] = xor <4 x i64> [[X]], [[C]]
; CHECK-NEXT:    ret <4 x i64> [[Y]]
  %a = call <4 x i64> @llvm.genx.rdregioni.v4i64.v12i64.i16(<12 x i64> %v, i32 0, i32 4, i32 3, i16 0, i32 undef)
  %b = call <4 x i64> @llvm.genx.rdregioni.v4i64.v12i64.i16(<12 x i64> %v, i32 0, i32 4, i32 3, i16 8, i32 undef)
  %c = call <4 x i64> @llvm.genx.rdregioni.v4i64.v12i64.i16(<12 x i64> %v, i32 0, i32 4, i32 3, i16 16, i32 undef)
  %x = xor <4 x i64> %a, %b
  %y = xor <4 x i64> %x, %c
  ret <4 x i64> %y
}

; One column in each block: the copy does not pay for one.
define <16 x i8> @two_blocks(<48 x i8> %v, i1 %c) {
; CHECK-LABEL: @two_blocks(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[V:%.*]], i32 0, i32 16, i32 3, i16 0, i32 undef)
; CHECK-NEXT:    br i1 [[C:%.*]], label %next, label %end
; CHECK:       next:
; CHECK-NEXT:    [[B:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 16, i32 3, i16 1, i32 undef)
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[X:%.*]] = phi <16 x i8> [ [[A]], [[TMP0:%.*]] ], [ [[B]], %next ]
; CHECK-NEXT:    ret <16 x i8> [[X]]
  %a = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 0, i32 undef)
  br i1 %c, label %next, label %end
next:
  %b = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 1, i32 undef)
  br label %end
end:
  %x = phi <16 x i8> [ %a, %0 ], [ %b, %next ]
  ret <16 x i8> %x
}

; Three elements are three moves either way.
define <3 x i8> @short(<48 x i8> %v) {
; CHECK-LABEL: @short(
; CHECK-NEXT:    [[A:%.*]] = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> [[V:%.*]], i32 0, i32 3, i32 3, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 3, i32 3, i16 1, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 3, i32 3, i16 2, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = xor <3 x i8> [[A]], [[B]]
; CHECK-NEXT:    [[Y:%.*]] = xor <3 x i8> [[X]], [[C]]
; CHECK-NEXT:    ret <3 x i8> [[Y]]
  %a = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> %v, i32 0, i32 3, i32 3, i16 0, i32 undef)
  %b = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> %v, i32 0, i32 3, i32 3, i16 1, i32 undef)
  %c = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> %v, i32 0, i32 3, i32 3, i16 2, i32 undef)
  %x = xor <3 x i8> %a, %b
  %y = xor <3 x i8> %x, %c
  ret <3 x i8> %y
}

define <24 x i32> @masked_write(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z, <8 x i1> %m) {
; CHECK-LABEL: @masked_write(
; CHECK-NEXT:    [[W0:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.v8i1(<24 x i32> [[W0]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 3, i16 4, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[W2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W1]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <24 x i32> [[W2]]
  %w0 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> %x, i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.v8i1(<24 x i32> %w0, <8 x i32> %y, i32 0, i32 8, i32 3, i16 4, i32 undef, <8 x i1> %m)
  %w2 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w1, <8 x i32> %z, i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
  ret <24 x i32> %w2
}

; What lies between the writes is read.
define <24 x i32> @read_between(<8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @read_between(
; CHECK-NEXT:    [[W0:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W0]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> [[W1]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = xor <24 x i32> [[W2]], [[W1]]
; CHECK-NEXT:    ret <24 x i32> [[R]]
  %w0 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> undef, <8 x i32> %x, i32 0, i32 8, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w0, <8 x i32> %y, i32 0, i32 8, i32 3, i16 4, i32 undef, i1 true)
  %w2 = call <24 x i32> @llvm.genx.wrregioni.v24i32.v8i32.i16.i1(<24 x i32> %w1, <8 x i32> %z, i32 0, i32 8, i32 3, i16 8, i32 undef, i1 true)
  %r = xor <24 x i32> %w2, %w1
  ret <24 x i32> %r
}
