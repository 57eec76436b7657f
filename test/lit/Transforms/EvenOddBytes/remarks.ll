; What the pass says, at the places of what it splits; its instructions have them too.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-even-odd-bytes --platform=icllp -pass-remarks-output=%t.yaml -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-even-odd-bytes --platform=icllp -S %s | FileCheck %s --check-prefix=IR
; RUN: FileCheck %s --check-prefix=YAML < %t.yaml


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
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef), !dbg !6
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>, !dbg !6
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], splat (i16 7), !dbg !7
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>, !dbg !8
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP4]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true), !dbg !8
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef), !dbg !6
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>, !dbg !6
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], splat (i16 7), !dbg !7
; CHECK-NEXT:    [[TMP9:%.*]] = trunc <32 x i16> [[TMP8]] to <32 x i8>, !dbg !8
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP5]], <32 x i8> [[TMP9]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true), !dbg !8
; CHECK-NEXT:    #dbg_value(<64 x i8> [[R]], !9, !DIExpression(), !8)
; CHECK-NEXT:    ret <64 x i8> [[R]], !dbg !8
; IR-LABEL: @k(
; IR-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef), !dbg !6
; IR-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>, !dbg !6
; IR-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], splat (i16 7), !dbg !7
; IR-NEXT:    [[TMP4:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>, !dbg !8
; IR-NEXT:    [[TMP5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP4]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true), !dbg !8
; IR-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef), !dbg !6
; IR-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>, !dbg !6
; IR-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], splat (i16 7), !dbg !7
; IR-NEXT:    [[TMP9:%.*]] = trunc <32 x i16> [[TMP8]] to <32 x i8>, !dbg !8
; IR-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP5]], <32 x i8> [[TMP9]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true), !dbg !8
; IR-NEXT:    #dbg_value(<64 x i8> [[R]], !9, !DIExpression(), !8)
; IR-NEXT:    ret <64 x i8> [[R]], !dbg !8
  %x = zext <64 x i8> %a to <64 x i16>, !dbg !9
  %s = add <64 x i16> %x, splat (i16 7), !dbg !10
  %r = trunc <64 x i16> %s to <64 x i8>, !dbg !11
    #dbg_value(<64 x i8> %r, !8, !DIExpression(), !11)
  ret <64 x i8> %r, !dbg !11
}

define <32 x i8> @packed(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @packed(
; CHECK-NEXT:    [[X:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <32 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[S]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; IR-LABEL: @packed(
; IR-NEXT:    [[X:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; IR-NEXT:    [[Y:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; IR-NEXT:    [[S:%.*]] = add <32 x i16> [[X]], [[Y]]
; IR-NEXT:    [[R:%.*]] = trunc <32 x i16> [[S]] to <32 x i8>
; IR-NEXT:    ret <32 x i8> [[R]]
  %x = zext <32 x i8> %a to <32 x i16>
  %y = zext <32 x i8> %b to <32 x i16>
  %s = add <32 x i16> %x, %y
  %r = trunc <32 x i16> %s to <32 x i8>
  ret <32 x i8> %r
}

define <64 x i8> @large(<64 x i8> %a) {
; CHECK-LABEL: @large(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S1:%.*]] = add <64 x i16> [[X]], splat (i16 1)
; CHECK-NEXT:    [[S2:%.*]] = add <64 x i16> [[S1]], splat (i16 2)
; CHECK-NEXT:    [[S3:%.*]] = add <64 x i16> [[S2]], splat (i16 3)
; CHECK-NEXT:    [[S4:%.*]] = add <64 x i16> [[S3]], splat (i16 4)
; CHECK-NEXT:    [[S5:%.*]] = add <64 x i16> [[S4]], splat (i16 5)
; CHECK-NEXT:    [[S6:%.*]] = add <64 x i16> [[S5]], splat (i16 6)
; CHECK-NEXT:    [[S7:%.*]] = add <64 x i16> [[S6]], splat (i16 7)
; CHECK-NEXT:    [[S8:%.*]] = add <64 x i16> [[S7]], splat (i16 8)
; CHECK-NEXT:    [[S9:%.*]] = add <64 x i16> [[S8]], splat (i16 9)
; CHECK-NEXT:    [[S10:%.*]] = add <64 x i16> [[S9]], splat (i16 10)
; CHECK-NEXT:    [[S11:%.*]] = add <64 x i16> [[S10]], splat (i16 11)
; CHECK-NEXT:    [[S12:%.*]] = add <64 x i16> [[S11]], splat (i16 12)
; CHECK-NEXT:    [[S13:%.*]] = add <64 x i16> [[S12]], splat (i16 13)
; CHECK-NEXT:    [[S14:%.*]] = add <64 x i16> [[S13]], splat (i16 14)
; CHECK-NEXT:    [[S15:%.*]] = add <64 x i16> [[S14]], splat (i16 15)
; CHECK-NEXT:    [[S16:%.*]] = add <64 x i16> [[S15]], splat (i16 16)
; CHECK-NEXT:    [[S17:%.*]] = add <64 x i16> [[S16]], splat (i16 17)
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S17]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
; IR-LABEL: @large(
; IR-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; IR-NEXT:    [[S1:%.*]] = add <64 x i16> [[X]], splat (i16 1)
; IR-NEXT:    [[S2:%.*]] = add <64 x i16> [[S1]], splat (i16 2)
; IR-NEXT:    [[S3:%.*]] = add <64 x i16> [[S2]], splat (i16 3)
; IR-NEXT:    [[S4:%.*]] = add <64 x i16> [[S3]], splat (i16 4)
; IR-NEXT:    [[S5:%.*]] = add <64 x i16> [[S4]], splat (i16 5)
; IR-NEXT:    [[S6:%.*]] = add <64 x i16> [[S5]], splat (i16 6)
; IR-NEXT:    [[S7:%.*]] = add <64 x i16> [[S6]], splat (i16 7)
; IR-NEXT:    [[S8:%.*]] = add <64 x i16> [[S7]], splat (i16 8)
; IR-NEXT:    [[S9:%.*]] = add <64 x i16> [[S8]], splat (i16 9)
; IR-NEXT:    [[S10:%.*]] = add <64 x i16> [[S9]], splat (i16 10)
; IR-NEXT:    [[S11:%.*]] = add <64 x i16> [[S10]], splat (i16 11)
; IR-NEXT:    [[S12:%.*]] = add <64 x i16> [[S11]], splat (i16 12)
; IR-NEXT:    [[S13:%.*]] = add <64 x i16> [[S12]], splat (i16 13)
; IR-NEXT:    [[S14:%.*]] = add <64 x i16> [[S13]], splat (i16 14)
; IR-NEXT:    [[S15:%.*]] = add <64 x i16> [[S14]], splat (i16 15)
; IR-NEXT:    [[S16:%.*]] = add <64 x i16> [[S15]], splat (i16 16)
; IR-NEXT:    [[S17:%.*]] = add <64 x i16> [[S16]], splat (i16 17)
; IR-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S17]] to <64 x i8>
; IR-NEXT:    ret <64 x i8> [[R]]
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
