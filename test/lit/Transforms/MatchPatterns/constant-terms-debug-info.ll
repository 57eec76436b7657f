; The register of a constant has the place of the first instruction that uses it,
; not that of the block's first instruction.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes=cmx-match-patterns --platform=icllp -S %s | FileCheck %s

; CHECK-LABEL: @shared(
; CHECK: constantf.v1f32(<1 x float> splat (float 5.000000e-01)), !dbg [[SUM:![0-9]+]]
; CHECK: constantf.v1f32(<1 x float> splat (float 2.550000e+02)), !dbg [[PRODUCT:![0-9]+]]
; CHECK: %px = fmul {{.*}}, !dbg [[PRODUCT]]
; CHECK: %sx = fadd {{.*}}, !dbg [[SUM]]
define <16 x float> @shared(<16 x float> %x0, <16 x float> %y, <16 x float> %z) !dbg !4 {
  %x = fneg <16 x float> %x0
  %px = fmul contract <16 x float> %x, splat (float 255.0), !dbg !5
  %sx = fadd contract <16 x float> %px, splat (float 0.5), !dbg !6
  %py = fmul contract <16 x float> %y, splat (float 255.0), !dbg !7
  %sy = fadd contract <16 x float> splat (float 0.5), %py, !dbg !7
  %pz = fmul contract <16 x float> %z, splat (float 255.0), !dbg !7
  %sz = fadd contract <16 x float> %pz, splat (float 0.5), !dbg !7
  %a = fdiv <16 x float> %sx, %sy, !dbg !7
  %b = fdiv <16 x float> %a, %sz, !dbg !7
  ret <16 x float> %b, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "shared", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 3, scope: !4)
!6 = !DILocation(line: 3, column: 3, scope: !4)
!7 = !DILocation(line: 4, column: 3, scope: !4)
