; What the pass says.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -disable-output -pass-remarks=cmx-match-patterns %s 2>&1 | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -S %s | FileCheck %s --check-prefix=IR

; CHECK: remark: {{.*}}: %t is a sum of three terms
define <16 x i32> @sum(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; IR-LABEL: @sum(
; IR-NEXT:    [[T:%.*]] = call <16 x i32> @llvm.genx.add3.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]])
; IR-NEXT:    ret <16 x i32> [[T]]
  %s = add <16 x i32> %a, %b
  %t = add <16 x i32> %s, %c
  ret <16 x i32> %t
}

; CHECK: remark: {{.*}}: %r is an average
define <16 x i16> @average(<16 x i8> %a, <16 x i8> %b) {
; IR-LABEL: @average(
; IR-NEXT:    [[X:%.*]] = zext <16 x i8> [[A:%.*]] to <16 x i16>
; IR-NEXT:    [[Y:%.*]] = zext <16 x i8> [[B:%.*]] to <16 x i16>
; IR-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.uuavg.v16i16.v16i16(<16 x i16> [[X]], <16 x i16> [[Y]])
; IR-NEXT:    ret <16 x i16> [[R]]
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, splat (i16 1)
  %t = add <16 x i16> %s, %y
  %r = lshr <16 x i16> %t, splat (i16 1)
  ret <16 x i16> %r
}

; CHECK: remark: {{.*}}: %r is written under a predicate
define <16 x i32> @choice(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; IR-LABEL: @choice(
; IR-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; IR-NEXT:    [[Y:%.*]] = add <16 x i32> [[X]], [[A]]
; IR-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; IR-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  %y = add <16 x i32> %x, %a
  %r = select <16 x i1> %m, <16 x i32> %y, <16 x i32> %x
  ret <16 x i32> %r
}
