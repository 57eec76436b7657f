; A debug value of a sum that gets the constant ends: it was without the constant.
; CHECK lines by hand: they read debug records
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' -verify-each -S %s | FileCheck %s

; CHECK: #dbg_value(<16 x float> poison, ![[SUM:[0-9]+]], !DIExpression()
; CHECK: #dbg_value(<16 x float> %s, ![[RESULT:[0-9]+]], !DIExpression()
; CHECK: ![[SUM]] = !DILocalVariable(name: "sum"
; CHECK: ![[RESULT]] = !DILocalVariable(name: "result"
define <16 x float> @two(<16 x float> %a, <16 x float> %b) !dbg !4 {
  %aa = fmul fast <16 x float> %a, %a, !dbg !9
  %bb = fmul fast <16 x float> %b, %b, !dbg !9
  %s = fadd fast <16 x float> %aa, %bb, !dbg !9
    #dbg_value(<16 x float> %s, !7, !DIExpression(), !9)
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01), !dbg !9
    #dbg_value(<16 x float> %r, !8, !DIExpression(), !9)
  ret <16 x float> %r, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cpp", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "two", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "sum", scope: !4, file: !1, line: 2, type: !10)
!8 = !DILocalVariable(name: "result", scope: !4, file: !1, line: 3, type: !10)
!9 = !DILocation(line: 2, scope: !4)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
