; The original keeps the variable; if there is none left beside the variable, it has no value.
; CHECK lines by hand: they read variables and fragments, which are metadata
; RUN: cmx-opt -passes=cmx-baling -verify-each -S %s | FileCheck %s

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)

; CHECK-LABEL: @original(
; CHECK-NEXT: %r = call {{.*}}, !dbg [[AT:![0-9]+]]
; CHECK-NEXT: #dbg_value(<16 x float> %r, [[X:![0-9]+]], !DIExpression(), [[AT]])
; CHECK-NEXT: %a = fmul <16 x float> %r, %x
; CHECK-NEXT: %r1 = call {{.*}}, !dbg [[AT]]
; CHECK-NEXT: %b = fadd <16 x float> %r1, %a
; CHECK-NOT: #dbg_value
; CHECK: ret
define <16 x float> @original(<64 x float> %v, <16 x float> %x) !dbg !4 {
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef), !dbg !5
    #dbg_value(<16 x float> %r, !8, !DIExpression(), !5)
  %a = fmul <16 x float> %r, %x, !dbg !6
  %b = fadd <16 x float> %r, %a, !dbg !6
  ret <16 x float> %b, !dbg !6
}

; CHECK-LABEL: @other_block(
; CHECK-NEXT: #dbg_value(<16 x float> poison, {{![0-9]+}}, !DIExpression(),
; CHECK-NEXT: br label %next
; CHECK: %r1 = call {{.*}}, !dbg
; CHECK-NEXT: %a = fmul <16 x float> %r1, %x
define <16 x float> @other_block(<64 x float> %v, <16 x float> %x) !dbg !9 {
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef), !dbg !10
    #dbg_value(<16 x float> %r, !11, !DIExpression(), !10)
  br label %next, !dbg !10
next:
  %a = fmul <16 x float> %r, %x, !dbg !10
  ret <16 x float> %a, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "original", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
!7 = !DIBasicType(name: "vector", size: 512, encoding: DW_ATE_float)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !7)
!9 = distinct !DISubprogram(name: "other_block", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 2, column: 1, scope: !9)
!11 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 2, type: !7)
