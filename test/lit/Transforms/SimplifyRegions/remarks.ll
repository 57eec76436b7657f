; What was simplified, and where the walk stopped.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-simplify-regions -pass-remarks=cmx-simplify-regions -pass-remarks-missed=cmx-simplify-regions -o /dev/null %s 2>&1 | FileCheck %s
; RUN: cmx-opt -passes=cmx-simplify-regions -S %s | FileCheck %s --check-prefix=IR

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v16i1(<16 x i1>, <16 x i1>, i32)
declare i32 @llvm.genx.ssadd.sat.i32.i32(i32, i32)

; CHECK: remark: {{.*}}%r is %x
define <8 x i32> @read(<32 x i32> %v, <8 x i32> %x) {
; IR-LABEL: @read(
; IR-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; IR-NEXT:    ret <8 x i32> [[X]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; CHECK: remark: {{.*}}%w is %v
define <32 x i32> @write(<32 x i32> %v) {
; IR-LABEL: @write(
; IR-NEXT:    ret <32 x i32> [[V:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> poison, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

; CHECK: remark: {{.*}}%p is %x
define <16 x i1> @predicate(<16 x i1> %m, <16 x i1> %x) {
; IR-LABEL: @predicate(
; IR-NEXT:    ret <16 x i1> [[X:%.*]]
  %p = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v16i1(<16 x i1> %m, <16 x i1> %x, i32 0)
  ret <16 x i1> %p
}

; CHECK: remark: {{.*}}%s is 3
define i32 @constant() {
; IR-LABEL: @constant(
; IR-NEXT:    ret i32 3
  %s = call i32 @llvm.genx.ssadd.sat.i32.i32(i32 1, i32 2)
  ret i32 %s
}
