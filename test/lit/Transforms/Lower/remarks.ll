; What was lowered, and to how many instructions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -disable-output -pass-remarks=cmx-lower %s 2>&1 \
; RUN:   | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s --check-prefix=IR
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -disable-output -pass-remarks-output=%t.yaml %s
; RUN: FileCheck %s --check-prefix=YAML < %t.yaml

; CHECK: remark: k.c:2:7: %s: shufflevector of 8 lanes became 4 instructions
; YAML: --- !Passed
; YAML-NEXT: Pass: {{ *}}cmx-lower
; YAML-NEXT: Name: {{ *}}Lowered
; YAML-NEXT: DebugLoc: {{ *}}{ File: {{'?k.c'?}}, Line: 2, Column: 7 }
; YAML-NEXT: Function: {{ *}}shuffle
; YAML: - Instruction: {{ *}}shufflevector
; YAML: - Lanes: {{ *}}'8'
define <8 x i32> @shuffle(<8 x i32> %a, <8 x i32> %b) !dbg !4 {
; IR-LABEL: @shuffle(
; IR-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef), !dbg !6
; IR-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true), !dbg !6
; IR-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef), !dbg !6
; IR-NEXT:    [[S:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP2]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true), !dbg !6
; IR-NEXT:    ret <8 x i32> [[S]], !dbg !6
  %s = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>, !dbg !5
  ret <8 x i32> %s, !dbg !5
}

; CHECK: remark: {{.*}}: %q: udiv of 8 lanes became
define <8 x i32> @division(<8 x i32> %a) {
; IR-LABEL: @division(
; IR-NEXT:    [[Q:%.*]] = lshr <8 x i32> [[A:%.*]], splat (i32 3)
; IR-NEXT:    ret <8 x i32> [[Q]]
  %q = udiv <8 x i32> %a, splat (i32 8)
  ret <8 x i32> %q
}

; CHECK-NOT: remark
define <8 x i32> @nothing(<8 x i32> %a) {
; IR-LABEL: @nothing(
; IR-NEXT:    [[S:%.*]] = add <8 x i32> [[A:%.*]], [[A]]
; IR-NEXT:    ret <8 x i32> [[S]]
  %s = add <8 x i32> %a, %a
  ret <8 x i32> %s
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "shuffle", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 7, scope: !4)
