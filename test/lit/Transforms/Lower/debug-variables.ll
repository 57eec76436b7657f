; Each family keeps the place of what it replaces, and its variable.
; CHECK lines by hand: they read variables and fragments, which are metadata
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

; All instructions of a shuffle are where the shuffle was.
; CHECK-LABEL: @shuffle(
; CHECK-NOT: wrregioni{{.*}}true){{$}}
; CHECK: %s = call <8 x i32> @llvm.genx.wrregioni{{.*}}, !dbg [[SHUFFLE:![0-9]+]]
; CHECK-NEXT: #dbg_value(<8 x i32> %s,
define <8 x i32> @shuffle(<8 x i32> %a, <8 x i32> %b) !dbg !4 {
  %s = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>, !dbg !5
    #dbg_value(<8 x i32> %s, !6, !DIExpression(), !5)
  ret <8 x i32> %s, !dbg !5
}

; CHECK-LABEL: @predicate(
; CHECK-NEXT: icmp {{.*}}, !dbg [[CMP:![0-9]+]]
; CHECK: select {{.*}}, !dbg [[EXT:![0-9]+]]
; CHECK-NEXT: #dbg_value(<8 x i32> %e,
define <8 x i32> @predicate(<8 x i32> %a) !dbg !8 {
  %c = icmp slt <8 x i32> %a, zeroinitializer, !dbg !9
  %e = zext <8 x i1> %c to <8 x i32>, !dbg !10
    #dbg_value(<8 x i32> %e, !11, !DIExpression(), !10)
  ret <8 x i32> %e, !dbg !10
}

; CHECK-LABEL: @reduce(
; CHECK-COUNT-3: add {{.*}}, !dbg [[SUM:![0-9]+]]
; CHECK: #dbg_value(i32 %s,
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
define i32 @reduce(<8 x i32> %a) !dbg !12 {
  %s = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %a), !dbg !13
    #dbg_value(i32 %s, !14, !DIExpression(), !13)
  ret i32 %s, !dbg !13
}

; A 64-bit value of which only the halves are there: its variable is computed from the operands.
; CHECK-LABEL: @halves(
; CHECK: #dbg_value(!DIArgList(<8 x i64> %a, <8 x i64> %b), {{.*}} DW_OP_xor,
define <8 x i32> @halves(<8 x i64> %a, <8 x i64> %b) !dbg !15 {
  %x = xor <8 x i64> %a, %b, !dbg !16
    #dbg_value(<8 x i64> %x, !17, !DIExpression(), !16)
  %t = trunc <8 x i64> %x to <8 x i32>, !dbg !16
  ret <8 x i32> %t, !dbg !16
}

; CHECK: [[SHUFFLE]] = !DILocation(line: 2,
; CHECK: [[CMP]] = !DILocation(line: 5,
; CHECK: [[EXT]] = !DILocation(line: 6,
; CHECK: [[SUM]] = !DILocation(line: 9,

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "shuffle", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 2, type: !7)
!7 = !DIBasicType(name: "vector", size: 512, encoding: DW_ATE_signed)
!8 = distinct !DISubprogram(name: "predicate", file: !1, line: 4, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 5, column: 1, scope: !8)
!10 = !DILocation(line: 6, column: 1, scope: !8)
!11 = !DILocalVariable(name: "e", scope: !8, file: !1, line: 6, type: !7)
!12 = distinct !DISubprogram(name: "reduce", file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!13 = !DILocation(line: 9, column: 1, scope: !12)
!14 = !DILocalVariable(name: "s", scope: !12, file: !1, line: 9, type: !7)
!15 = distinct !DISubprogram(name: "halves", file: !1, line: 11, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!16 = !DILocation(line: 12, column: 1, scope: !15)
!17 = !DILocalVariable(name: "x", scope: !15, file: !1, line: 12, type: !7)
