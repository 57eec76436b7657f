; What was lowered, and to how many instructions.
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -disable-output -pass-remarks=cmx-lower %s 2>&1 \
; RUN:   | FileCheck %s
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
  %s = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>, !dbg !5
  ret <8 x i32> %s, !dbg !5
}

; CHECK: remark: {{.*}}: %q: udiv of 8 lanes became
define <8 x i32> @division(<8 x i32> %a) {
  %q = udiv <8 x i32> %a, splat (i32 8)
  ret <8 x i32> %q
}

; CHECK-NOT: remark
define <8 x i32> @nothing(<8 x i32> %a) {
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
