; Variables of vectors that fall apart are described piece by piece; where the vector stays one
; value, so does the variable.
; CHECK lines by hand: they read variables and fragments, which are metadata
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s

declare <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float>, i32, i32, i32, i16, i32)
declare <24 x float> @llvm.genx.rdregionf.v24f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; The product is only read in pieces of 16 and 8; the second variable holds it from its 9th
; element on.
; CHECK-LABEL: @fragments(
; CHECK: [[P0:%.+]] = fmul <16 x float>
; CHECK: [[P1:%.+]] = fmul <8 x float>
; CHECK-NEXT: #dbg_value(<16 x float> [[P0]], [[X:![0-9]+]], !DIExpression(DW_OP_LLVM_fragment, 0, 512), [[AT:![0-9]+]])
; CHECK-NEXT: #dbg_value(<8 x float> [[P1]], [[X]], !DIExpression(DW_OP_LLVM_fragment, 512, 256), [[AT]])
; CHECK-NEXT: #dbg_value(<16 x float> [[P0]], [[Y:![0-9]+]], !DIExpression(DW_OP_LLVM_fragment, 256, 512), [[AT]])
; CHECK-NEXT: #dbg_value(<8 x float> [[P1]], [[Y]], !DIExpression(DW_OP_LLVM_fragment, 768, 256), [[AT]])
; CHECK: ret
define <24 x float> @fragments(<24 x float> %a, <24 x float> %b) !dbg !4 {
  %p = fmul <24 x float> %a, %a, !dbg !5
    #dbg_value(<24 x float> %p, !9, !DIExpression(), !6)
    #dbg_value(<24 x float> %p, !10, !DIExpression(DW_OP_LLVM_fragment, 256, 768), !6)
  %r = fadd <24 x float> %p, %b, !dbg !6
  ret <24 x float> %r, !dbg !6
}

; A variable that is computed from the value has no fragments, nor has one that a piece would fill.
; CHECK-LABEL: @no_fragments(
; CHECK: [[P0:%.+]] = fmul <16 x float>
; CHECK-COUNT-2: #dbg_value(<24 x float> poison
; CHECK: ret
define <24 x float> @no_fragments(<24 x float> %a, <24 x float> %b) !dbg !12 {
  %p = fmul <24 x float> %a, %a, !dbg !13
    #dbg_value(<24 x float> %p, !14, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !13)
    #dbg_value(<24 x float> %p, !15, !DIExpression(), !13)
  %r = fadd <24 x float> %p, %b, !dbg !13
  ret <24 x float> %r, !dbg !13
}

; A region across the pieces needs the vector, which keeps its name and its variable.
; CHECK-LABEL: @put_together(
; CHECK: %p = call <24 x float> @llvm.genx.wrregionf{{.*}}, !dbg
; CHECK-NEXT: #dbg_value(<24 x float> %p, {{![0-9]+}}, !DIExpression(),
; CHECK: ret
define <8 x float> @put_together(<24 x float> %a) !dbg !16 {
  %p = fmul <24 x float> %a, %a, !dbg !17
    #dbg_value(<24 x float> %p, !18, !DIExpression(), !17)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %p, i32 0, i32 8, i32 1, i16 48, i32 undef), !dbg !17
  %s = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %p, i32 0, i32 8, i32 1, i16 0, i32 undef), !dbg !17
  %t = fadd <8 x float> %r, %s, !dbg !17
  ret <8 x float> %t, !dbg !17
}

; What is only an operand of the pieces has no place of its own, and its variable has no value.
; CHECK-LABEL: @operand(
; CHECK: #dbg_value(<24 x float> poison, {{![0-9]+}}, !DIExpression(),
; CHECK: ret
define <24 x float> @operand(<64 x float> %v, <24 x float> %b) !dbg !19 {
  %o = call <24 x float> @llvm.genx.rdregionf.v24f32.v64f32.i16(<64 x float> %v, i32 0, i32 24, i32 2, i16 0, i32 undef), !dbg !20
    #dbg_value(<24 x float> %o, !21, !DIExpression(), !20)
  %r = fadd <24 x float> %o, %b, !dbg !20
  ret <24 x float> %r, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "fragments", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
!7 = !DIBasicType(name: "vector", size: 768, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "long vector", size: 1024, encoding: DW_ATE_float)
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !7)
!10 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !8)
!11 = !DIBasicType(name: "half of it", size: 512, encoding: DW_ATE_float)
!12 = distinct !DISubprogram(name: "no_fragments", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!13 = !DILocation(line: 2, column: 1, scope: !12)
!14 = !DILocalVariable(name: "computed", scope: !12, file: !1, line: 2, type: !7)
!15 = !DILocalVariable(name: "short", scope: !12, file: !1, line: 2, type: !11)
!16 = distinct !DISubprogram(name: "put_together", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!17 = !DILocation(line: 2, column: 1, scope: !16)
!18 = !DILocalVariable(name: "z", scope: !16, file: !1, line: 2, type: !7)
!19 = distinct !DISubprogram(name: "operand", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!20 = !DILocation(line: 2, column: 1, scope: !19)
!21 = !DILocalVariable(name: "o", scope: !19, file: !1, line: 2, type: !7)
