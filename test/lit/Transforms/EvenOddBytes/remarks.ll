; What the pass says, at the places of what it splits; its instructions have them too.
; RUN: cmx-opt -passes=cmx-even-odd-bytes --platform=icllp -pass-remarks-output=%t.yaml -S %s | FileCheck %s
; RUN: FileCheck %s --check-prefix=YAML < %t.yaml

; CHECK: zext <32 x i8> {{.*}}, !dbg [[X:![0-9]+]]
; CHECK: add <32 x i16> {{.*}}, !dbg [[S:![0-9]+]]
; CHECK: trunc <32 x i16> {{.*}}, !dbg [[R:![0-9]+]]
; CHECK: #dbg_value(<64 x i8> %r,
; CHECK: [[X]] = !DILocation(line: 2
; CHECK: [[S]] = !DILocation(line: 3
; CHECK: [[R]] = !DILocation(line: 4

; YAML: --- !Passed
; YAML-NEXT: Pass:            cmx-even-odd-bytes
; YAML-NEXT: Name:            EvenOdd
; YAML-NEXT: DebugLoc:        { File: k.c, Line: 4
; YAML: - Bytes:           '64'
; YAML: - Now:             '4'
; YAML: - Apart:           '2'
; YAML: --- !Missed
; YAML-NEXT: Pass:            cmx-even-odd-bytes
; YAML-NEXT: Name:            BytesPacked
; YAML: --- !Missed
; YAML-NEXT: Pass:            cmx-even-odd-bytes
; YAML-NEXT: Name:            TooLarge

define <64 x i8> @k(<64 x i8> %a) !dbg !5 {
  %x = zext <64 x i8> %a to <64 x i16>, !dbg !9
  %s = add <64 x i16> %x, splat (i16 7), !dbg !10
  %r = trunc <64 x i16> %s to <64 x i8>, !dbg !11
    #dbg_value(<64 x i8> %r, !8, !DIExpression(), !11)
  ret <64 x i8> %r, !dbg !11
}

define <32 x i8> @packed(<32 x i8> %a, <32 x i8> %b) {
  %x = zext <32 x i8> %a to <32 x i16>
  %y = zext <32 x i8> %b to <32 x i16>
  %s = add <32 x i16> %x, %y
  %r = trunc <32 x i16> %s to <32 x i8>
  ret <32 x i8> %r
}

define <64 x i8> @large(<64 x i8> %a) {
  %x = zext <64 x i8> %a to <64 x i16>
  %s1 = add <64 x i16> %x, splat (i16 1)
  %s2 = add <64 x i16> %s1, splat (i16 2)
  %s3 = add <64 x i16> %s2, splat (i16 3)
  %s4 = add <64 x i16> %s3, splat (i16 4)
  %s5 = add <64 x i16> %s4, splat (i16 5)
  %s6 = add <64 x i16> %s5, splat (i16 6)
  %s7 = add <64 x i16> %s6, splat (i16 7)
  %s8 = add <64 x i16> %s7, splat (i16 8)
  %s9 = add <64 x i16> %s8, splat (i16 9)
  %s10 = add <64 x i16> %s9, splat (i16 10)
  %s11 = add <64 x i16> %s10, splat (i16 11)
  %s12 = add <64 x i16> %s11, splat (i16 12)
  %s13 = add <64 x i16> %s12, splat (i16 13)
  %s14 = add <64 x i16> %s13, splat (i16 14)
  %s15 = add <64 x i16> %s14, splat (i16 15)
  %s16 = add <64 x i16> %s15, splat (i16 16)
  %s17 = add <64 x i16> %s16, splat (i16 17)
  %r = trunc <64 x i16> %s17 to <64 x i8>
  ret <64 x i8> %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !6, unit: !0, retainedNodes: !7)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocalVariable(name: "r", scope: !5, file: !1, line: 4, type: !12)
!9 = !DILocation(line: 2, column: 1, scope: !5)
!10 = !DILocation(line: 3, column: 1, scope: !5)
!11 = !DILocation(line: 4, column: 1, scope: !5)
!12 = !DIBasicType(name: "v", size: 512, encoding: DW_ATE_unsigned)
