; What takes the place of a call is where the call was; variables follow.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)

; CHECK-LABEL: @part(
; CHECK-NEXT: #dbg_value(<8 x i32> %x, [[WHOLE:![0-9]+]]
; CHECK-NEXT: %s = call <4 x i32> {{.*}}(<8 x i32> %x, {{.*}}, !dbg [[AT:![0-9]+]]
; CHECK-NEXT: #dbg_value(<4 x i32> %s, [[PART:![0-9]+]]
; CHECK-NEXT: ret
; CHECK: [[WHOLE]] = !DILocalVariable(name: "whole"
; CHECK: [[AT]] = !DILocation(line: 3
; CHECK: [[PART]] = !DILocalVariable(name: "part"
define <4 x i32> @part(<32 x i32> %v, <8 x i32> %x) !dbg !4 {
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true), !dbg !5
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef), !dbg !5
    #dbg_value(<8 x i32> %r, !7, !DIExpression(), !5)
  %s = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> %w, i32 0, i32 4, i32 1, i16 48, i32 undef), !dbg !6
    #dbg_value(<4 x i32> %s, !8, !DIExpression(), !6)
  ret <4 x i32> %s, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "part", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
!7 = !DILocalVariable(name: "whole", scope: !4, file: !1, line: 2, type: !9)
!8 = !DILocalVariable(name: "part", scope: !4, file: !1, line: 3, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
