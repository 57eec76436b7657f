; What moves keeps its place; a variable follows its value, or has none for a while.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes='cmx-sink-predicates<platform=icllp>' -S %s | FileCheck %s

; CHECK-LABEL: @once(
; CHECK-NEXT: #dbg_value(i1 poison, [[B:![0-9]+]],
; CHECK-NEXT: %a = add
; CHECK-NEXT: %c = icmp slt i16 %x, %y, !dbg [[CMP:![0-9]+]]
; CHECK-NEXT: #dbg_value(i1 %c, [[B]],
; CHECK-NEXT: %r = select
; CHECK-NEXT: #dbg_value(i1 %c, [[D:![0-9]+]],
; CHECK-NEXT: ret
define i16 @once(i16 %x, i16 %y) !dbg !4 {
  %c = icmp slt i16 %x, %y, !dbg !5
    #dbg_value(i1 %c, !8, !DIExpression(), !5)
  %a = add i16 %x, %y, !dbg !6
  %r = select i1 %c, i16 %a, i16 %y, !dbg !6
    #dbg_value(i1 %c, !9, !DIExpression(), !6)
  ret i16 %r, !dbg !6
}

; Another value in between: the last one counts.
; CHECK-LABEL: @twice(
; CHECK-NEXT: #dbg_value(i1 poison, [[E:![0-9]+]],
; CHECK-NEXT: #dbg_value(i1 false, [[E]],
; CHECK-NEXT: %a = add
; CHECK-NEXT: %c = icmp
; CHECK-NEXT: %r = select
; CHECK-NEXT: ret
define i16 @twice(i16 %x, i16 %y) !dbg !10 {
  %c = icmp slt i16 %x, %y, !dbg !11
    #dbg_value(i1 %c, !12, !DIExpression(), !11)
    #dbg_value(i1 false, !12, !DIExpression(), !11)
  %a = add i16 %x, %y, !dbg !11
  %r = select i1 %c, i16 %a, i16 %y, !dbg !11
  ret i16 %r, !dbg !11
}

; It stands before its reader: nothing moves.
; CHECK-LABEL: @in_place(
; CHECK-NEXT: %c = icmp
; CHECK-NEXT: #dbg_value(i1 %c, [[F:![0-9]+]],
; CHECK-NEXT: %r = select
; CHECK-NEXT: ret
define i16 @in_place(i16 %x, i16 %y) !dbg !13 {
  %c = icmp slt i16 %x, %y, !dbg !14
    #dbg_value(i1 %c, !15, !DIExpression(), !14)
  %r = select i1 %c, i16 %x, i16 %y, !dbg !14
  ret i16 %r, !dbg !14
}

; CHECK: [[CMP]] = !DILocation(line: 2

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "once", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
!7 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!8 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 2, type: !7)
!9 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 3, type: !7)
!10 = distinct !DISubprogram(name: "twice", file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 6, column: 1, scope: !10)
!12 = !DILocalVariable(name: "e", scope: !10, file: !1, line: 6, type: !7)
!13 = distinct !DISubprogram(name: "in_place", file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!14 = !DILocation(line: 9, column: 1, scope: !13)
!15 = !DILocalVariable(name: "f", scope: !13, file: !1, line: 9, type: !7)
