; Pieces are at the place of the whole.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -S %s | FileCheck %s


; CHECK-LABEL: @split(
; CHECK-COUNT-2: fadd {{.*}}, !dbg [[AT:![0-9]+]]
; CHECK: ret
; CHECK: [[AT]] = !DILocation(line: 2
define <24 x float> @split(<24 x float> %x, <24 x float> %y) !dbg !4 {
  %r = fadd <24 x float> %x, %y, !dbg !5
  ret <24 x float> %r, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "split", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
