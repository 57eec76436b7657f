; Branches by lane that no masks express.
; RUN: split-file %s %t
; RUN: not cmx-opt %t/store.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=STORE
; RUN: not cmx-opt %t/message.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=MESSAGE
; RUN: not cmx-opt %t/widths.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=WIDTHS
; RUN: not cmx-opt %t/call.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=CALL
; RUN: not cmx-opt %t/endless.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=ENDLESS
; RUN: not cmx-opt %t/types.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=TYPES
; RUN: not cmx-opt %t/predicate.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=PREDICATE
; RUN: not cmx-opt %t/each-other.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=EACH-OTHER
; RUN: not test -e %t/a.visaasm

; STORE: {{.*}}store <4 x i32>{{.*}}: as many elements as there are lanes, or a region of as many that this block writes, expected, actual 4 elements and 8 lanes [cmx-width-mismatch-in-simd]
; MESSAGE: {{.*}}as many lanes as the branches around it have expected, actual 16 instead of 8 [cmx-width-mismatch-in-simd]
; WIDTHS: {{.*}}branches of one number of lanes around a block expected [cmx-width-mismatch-in-simd]
; CALL: {{.*}}function that can be inlined expected under SIMD control flow, actual 'again' [cmx-call-unsupported]
; PREDICATE: {{.*}}as many elements as there are lanes expected, actual 16 elements and 8 lanes [cmx-width-mismatch-in-simd]
; EACH-OTHER: {{.*}}function that can be inlined expected under SIMD control flow, actual '{{ping|pong}}' [cmx-call-unsupported]
; ENDLESS: {{.*}}a way out for each lane under SIMD control flow expected [cmx-instruction-unsupported]
; TYPES: {{.*}}'llvm.genx.simdcf.any.v3i1' expected one operand, a vector of 2, 4, 8, 16 or 32 i1 [cmx-intrinsic-use]
; TYPES: {{.*}}'llvm.genx.simdcf.predicate.v8i32' expected two operands of the type of the result, a vector [cmx-intrinsic-use]
; TYPES: {{.*}}'llvm.genx.unmask.begin' result type expected i32, actual i64 [cmx-intrinsic-use]
; TYPES: {{.*}}'llvm.genx.unmask.end' expected an i32 as its one operand, and no result [cmx-intrinsic-use]

;--- store.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
define dllexport spir_kernel void @k(<8 x i32> %v, <4 x i32> %x, ptr %p) {
  %c = trunc <8 x i32> %v to <8 x i1>
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %c)
  br i1 %any, label %then, label %end
then:
  store <4 x i32> %x, ptr %p
  br label %end
end:
  ret void
}

;--- message.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare void @llvm.genx.svm.scatter.v16i1.v16i64.v16i32(<16 x i1>, i32, <16 x i64>, <16 x i32>)
define dllexport spir_kernel void @k(<8 x i32> %v, <16 x i64> %at, <16 x i32> %x) {
  %c = trunc <8 x i32> %v to <8 x i1>
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %c)
  br i1 %any, label %then, label %end
then:
  call void @llvm.genx.svm.scatter.v16i1.v16i64.v16i32(<16 x i1> splat (i1 true), i32 0, <16 x i64> %at, <16 x i32> %x)
  br label %end
end:
  ret void
}

;--- widths.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.simdcf.any.v16i1(<16 x i1>)
define dllexport spir_kernel void @k(<8 x i32> %v, <16 x i32> %w, ptr %p) {
  %c = trunc <8 x i32> %v to <8 x i1>
  %d = trunc <16 x i32> %w to <16 x i1>
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %c)
  br i1 %any, label %then, label %end
then:
  %any2 = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %d)
  br i1 %any2, label %inner, label %end
inner:
  store i32 1, ptr %p
  br label %end
end:
  ret void
}

;--- call.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
define internal i32 @again(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @again(i32 %m)
  ret i32 %r
end:
  ret i32 0
}
define dllexport spir_kernel void @k(<8 x i32> %v, i32 %n, ptr %p) {
  %c = trunc <8 x i32> %v to <8 x i1>
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %c)
  br i1 %any, label %then, label %end
then:
  %r = call i32 @again(i32 %n)
  store i32 %r, ptr %p
  br label %end
end:
  ret void
}

;--- endless.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
define dllexport spir_kernel void @k(<8 x i32> %v, ptr %p) {
  %c = trunc <8 x i32> %v to <8 x i1>
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %c)
  br i1 %any, label %then, label %end
then:
  store volatile i32 1, ptr %p
  br label %then
end:
  ret void
}

;--- types.ll
declare i1 @llvm.genx.simdcf.any.v3i1(<3 x i1>)
declare <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32>, <8 x i16>)
declare i64 @llvm.genx.unmask.begin()
declare void @llvm.genx.unmask.end(i64)
define dllexport spir_kernel void @k(<3 x i1> %v, <8 x i32> %x, <8 x i16> %y, ptr %p) {
  %any = call i1 @llvm.genx.simdcf.any.v3i1(<3 x i1> %v)
  %z = call <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32> %x, <8 x i16> %y)
  %b = call i64 @llvm.genx.unmask.begin()
  call void @llvm.genx.unmask.end(i64 %b)
  ret void
}

;--- predicate.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <16 x i32> @llvm.genx.simdcf.predicate.v16i32(<16 x i32>, <16 x i32>)

define dllexport spir_kernel void @k(<8 x i1> %v, <16 x i32> %x, <16 x i32> %y, ptr %p) {
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  %r = call <16 x i32> @llvm.genx.simdcf.predicate.v16i32(<16 x i32> %x, <16 x i32> %y)
  br label %end

end:
  ret void
}

;--- each-other.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)

define internal void @ping(i32 %n) {
  %c = icmp ult i32 %n, 10
  br i1 %c, label %more, label %end

more:
  call void @pong(i32 %n)
  br label %end

end:
  ret void
}

define internal void @pong(i32 %n) {
  %m = add i32 %n, 1
  call void @ping(i32 %m)
  ret void
}

define dllexport spir_kernel void @k(<8 x i1> %v, i32 %n) {
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %v)
  br i1 %any, label %then, label %end

then:
  call void @ping(i32 %n)
  br label %end

end:
  ret void
}
