; New instructions stand at the line of the sum, and the variable follows it.
; Not generated: locations are not compared by update-checks.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -verify-each -S %s | FileCheck %s

; CHECK-LABEL: @sum(
; CHECK: add <32 x i16> {{.*}}, !dbg ![[SUM:[0-9]+]]
; CHECK: add <32 x i16> {{.*}}, !dbg ![[SUM]]
; CHECK: %s = uitofp <32 x i16> {{.*}} to <32 x float>, !dbg ![[SUM]]
; CHECK-NEXT: #dbg_value(<32 x float> %s, !{{[0-9]+}}, !DIExpression(), ![[SUM]])
; CHECK: ![[SUM]] = !DILocation(line: 3,
define <32 x float> @sum(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) !dbg !5 {
  %fa = uitofp <32 x i8> %a to <32 x float>, !dbg !8
  %fb = uitofp <32 x i8> %b to <32 x float>, !dbg !8
  %fc = uitofp <32 x i8> %c to <32 x float>, !dbg !8
  %ab = fadd <32 x float> %fa, %fb, !dbg !8
  %s = fadd <32 x float> %ab, %fc, !dbg !9
    #dbg_value(<32 x float> %s, !7, !DIExpression(), !9)
  ret <32 x float> %s, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.c", directory: "/")
!2 = !DISubroutineType(types: !4)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{}
!5 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!7 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 3, type: !6)
!8 = !DILocation(line: 2, scope: !5)
!9 = !DILocation(line: 3, scope: !5)
