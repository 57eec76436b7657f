; Wide instructions have the place of all that they replace. The variable of the
; vector stays; that of a lane which nobody reads any more has no value.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-slp-vectorize<platform=icllp>' -S %s | FileCheck %s

declare i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32>, i32, i32, i32, i32, i16, i32, i1)

define <4 x i32> @k(<4 x i32> %v, i32 %s) !dbg !4 {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 4, i32 undef), !dbg !9
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>, !dbg !9
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v1i32.i16(<1 x i32> [[TMP2]], i32 0, i32 2, i32 0, i16 0, i32 undef), !dbg !9
; CHECK-NEXT:    [[X_WIDE:%.*]] = add <2 x i32> [[TMP1]], [[TMP3]], !dbg !9
; CHECK-NEXT:    #dbg_value(i32 poison, !7, !DIExpression(), !9)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[V]], <2 x i32> [[X_WIDE]], i32 0, i32 2, i32 1, i16 4, i32 undef, i1 true), !dbg !10
; CHECK-NEXT:    #dbg_value(<4 x i32> [[TMP4]], !8, !DIExpression(), !10)
; CHECK-NEXT:    ret <4 x i32> [[TMP4]], !dbg !10
  %a = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef), !dbg !9
  %b = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef), !dbg !9
  %x = add i32 %a, %s, !dbg !9
    #dbg_value(i32 %x, !7, !DIExpression(), !9)
  %y = add i32 %b, %s, !dbg !9
  %w = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true), !dbg !10
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w, i32 %y, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true), !dbg !10
    #dbg_value(<4 x i32> %w2, !8, !DIExpression(), !10)
  ret <4 x i32> %w2, !dbg !10
}

; The last link of the chain stays; the variable has what the chain makes.
define <4 x i32> @last_stays(<4 x i32> %v, i32 %s) !dbg !12 {
; CHECK-LABEL: @last_stays(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 4, i32 undef), !dbg !14
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[S:%.*]] to <1 x i32>, !dbg !14
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v1i32.i16(<1 x i32> [[TMP2]], i32 0, i32 2, i32 0, i16 0, i32 undef), !dbg !14
; CHECK-NEXT:    [[X_WIDE:%.*]] = add <2 x i32> [[TMP1]], [[TMP3]], !dbg !14
; CHECK-NEXT:    [[W3:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[V]], i32 [[S]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true), !dbg !14
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[W3]], <2 x i32> [[X_WIDE]], i32 0, i32 2, i32 1, i16 4, i32 undef, i1 true), !dbg !14
; CHECK-NEXT:    #dbg_value(<4 x i32> [[TMP4]], !13, !DIExpression(), !14)
; CHECK-NEXT:    ret <4 x i32> [[TMP4]], !dbg !14
  %a = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef), !dbg !14
  %b = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef), !dbg !14
  %x = add i32 %a, %s, !dbg !14
  %y = add i32 %b, %s, !dbg !14
  %w = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true), !dbg !14
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w, i32 %y, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true), !dbg !14
  %w3 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w2, i32 %s, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true), !dbg !14
    #dbg_value(<4 x i32> %w3, !13, !DIExpression(), !14)
  ret <4 x i32> %w3, !dbg !14
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !11)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2)
!8 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 3)
!9 = !DILocation(line: 2, column: 3, scope: !4)
!10 = !DILocation(line: 3, column: 3, scope: !4)
!11 = !{!7, !8}
!12 = distinct !DISubprogram(name: "last_stays", file: !1, line: 5, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !15)
!13 = !DILocalVariable(name: "w", scope: !12, file: !1, line: 6)
!14 = !DILocation(line: 6, column: 3, scope: !12)
!15 = !{!13}
