; Copies are at the place of the original.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes=cmx-baling -S %s | FileCheck %s

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)

; CHECK-LABEL: @copies(
; CHECK-NEXT: %r = call {{.*}}, !dbg [[AT:![0-9]+]]
; CHECK-NEXT: %r1 = call {{.*}}, !dbg [[AT]]
; CHECK-NEXT: fmul {{.*}}, !dbg [[MUL:![0-9]+]]
; CHECK: [[AT]] = !DILocation(line: 2
; CHECK: [[MUL]] = !DILocation(line: 3
define <16 x float> @copies(<64 x float> %v) !dbg !4 {
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef), !dbg !5
  %a = fmul <16 x float> %r, %r, !dbg !6
  ret <16 x float> %a, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "copies", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
