; Debug values are dropped where the order changes, and only there.
; CHECK lines by hand: they read debug values, which are no instructions
; RUN: cmx-opt -passes=cmx-order-bales --platform=skl -verify-each -S %s | FileCheck %s

declare <256 x i32> @make(i32) memory(none) nounwind willreturn
declare <256 x i32> @mix(<256 x i32>, <256 x i32>, <256 x i32>, <256 x i32>) memory(none) nounwind willreturn

; All four values are needed at once: no order is better.
; CHECK-LABEL: define <256 x i32> @same(
; CHECK-NEXT:    %a = call <256 x i32> @make(i32 0)
; CHECK-NEXT:      #dbg_value(<256 x i32> %a,
; CHECK-NEXT:    %b = call <256 x i32> @make(i32 1)
; CHECK-NEXT:    %c = call <256 x i32> @make(i32 2)
; CHECK-NEXT:    %d = call <256 x i32> @make(i32 3)
; CHECK-NEXT:    %x = call <256 x i32> @mix(
; CHECK-NEXT:      #dbg_value(<256 x i32> %x,
; CHECK-NEXT:    ret <256 x i32> %x
define <256 x i32> @same() !dbg !5 {
  %a = call <256 x i32> @make(i32 0)
    #dbg_value(<256 x i32> %a, !7, !DIExpression(), !9)
  %b = call <256 x i32> @make(i32 1)
  %c = call <256 x i32> @make(i32 2)
  %d = call <256 x i32> @make(i32 3)
  %x = call <256 x i32> @mix(<256 x i32> %a, <256 x i32> %b, <256 x i32> %c, <256 x i32> %d)
    #dbg_value(<256 x i32> %x, !7, !DIExpression(), !9)
  ret <256 x i32> %x
}

; CHECK-LABEL: define <256 x i32> @other(
; CHECK-NOT:     #dbg_value
; CHECK:         %x = xor
; CHECK-NEXT:    %d = call <256 x i32> @make(i32 3)
; CHECK-NOT:     #dbg_value
; CHECK:       }
define <256 x i32> @other() !dbg !6 {
  %a = call <256 x i32> @make(i32 0)
    #dbg_value(<256 x i32> %a, !8, !DIExpression(), !10)
  %b = call <256 x i32> @make(i32 1)
  %c = call <256 x i32> @make(i32 2)
  %d = call <256 x i32> @make(i32 3)
    #dbg_value(<256 x i32> %d, !8, !DIExpression(), !10)
  %x = xor <256 x i32> %a, %b
  %y = xor <256 x i32> %x, %c
  %z = xor <256 x i32> %y, %d
    #dbg_value(<256 x i32> %z, !8, !DIExpression(), !10)
  ret <256 x i32> %z
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.cpp", directory: "/")
!3 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "same", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "other", file: !2, line: 9, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!7 = !DILocalVariable(name: "v", scope: !5, file: !2, line: 2)
!8 = !DILocalVariable(name: "v", scope: !6, file: !2, line: 10)
!9 = !DILocation(line: 2, scope: !5)
!10 = !DILocation(line: 10, scope: !6)
