; Logic on pieces has the place of the logic it replaces.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes=cmx-split-predicates -S %s | FileCheck %s

declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1>, <32 x i1>, i32)

; CHECK-LABEL: @k(
; CHECK: xor <32 x i1> %c0, splat (i1 true), !dbg [[NOT:![0-9]+]]
; CHECK: xor <32 x i1> %c1, splat (i1 true), !dbg [[NOT]]
; CHECK: [[NOT]] = !DILocation(line: 3
define <32 x i16> @k(<32 x i16> %x, <32 x i16> %y) !dbg !4 {
  %c0 = icmp slt <32 x i16> %x, %y, !dbg !5
  %c1 = icmp sgt <32 x i16> %x, %y, !dbg !5
  %a = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> poison, <32 x i1> %c0, i32 0), !dbg !5
  %b = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v32i1(<64 x i1> %a, <32 x i1> %c1, i32 32), !dbg !5
  %n = xor <64 x i1> %b, splat (i1 true), !dbg !6
  %p0 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %n, i32 0), !dbg !7
  %r0 = select <32 x i1> %p0, <32 x i16> %x, <32 x i16> %y, !dbg !7
  %p1 = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %n, i32 32), !dbg !7
  %r1 = select <32 x i1> %p1, <32 x i16> %r0, <32 x i16> %y, !dbg !7
  ret <32 x i16> %r1, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
!7 = !DILocation(line: 4, column: 1, scope: !4)
