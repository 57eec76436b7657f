; What an instruction becomes keeps its place in the source; variables follow.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s

; CHECK-LABEL: @f(
; CHECK: call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef), !dbg [[EXTRACT:![0-9]+]]
; CHECK-NEXT: #dbg_value(i32 %e,
; CHECK: zext <8 x i8> {{.*}}, !dbg [[SUM:![0-9]+]]
; CHECK: add <8 x i16> {{.*}}, !dbg [[SUM]]
; CHECK: call <8 x i8> @llvm.genx.rdregioni{{.*}}, !dbg [[SUM]]
; CHECK-NEXT: #dbg_value(<8 x i8> %s,
; CHECK: [[EXTRACT]] = !DILocation(line: 3,
; CHECK: [[SUM]] = !DILocation(line: 4,

define i32 @f(<8 x i32> %v, <8 x i8> %b) !dbg !4 {
  %e = extractelement <8 x i32> %v, i32 3, !dbg !8
    #dbg_value(i32 %e, !9, !DIExpression(), !8)
  %s = add <8 x i8> %b, %b, !dbg !11
    #dbg_value(<8 x i8> %s, !9, !DIExpression(), !11)
  ret i32 %e, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cpp", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!8 = !DILocation(line: 3, column: 5, scope: !4)
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DILocation(line: 4, column: 5, scope: !4)
