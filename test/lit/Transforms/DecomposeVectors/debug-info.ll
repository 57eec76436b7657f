; A variable that was the vector is described piece by piece; new instructions
; have the line of what they replace.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -S %s | FileCheck %s

declare <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare <16 x float> @llvm.genx.wrregionf.v16f32.f32.i16.i1(<16 x float>, float, i32, i32, i32, i16, i32, i1)

define <8 x float> @k(<8 x float> %x, float %y) !dbg !4 {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[W1:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.f32.i16.i1(<8 x float> zeroinitializer, float [[Y:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true), !dbg !12
; CHECK-NEXT:    #dbg_value(<8 x float> [[W1]], !7, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !12)
; CHECK-NEXT:    #dbg_value(<8 x float> [[X:%.*]], !7, !DIExpression(DW_OP_LLVM_fragment, 256, 256), !12)
; CHECK-NEXT:    ret <8 x float> [[W1]], !dbg !13
  %v = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> zeroinitializer, <8 x float> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true), !dbg !13
  %w = call <16 x float> @llvm.genx.wrregionf.v16f32.f32.i16.i1(<16 x float> %v, float %y, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true), !dbg !14
    #dbg_value(<16 x float> %w, !8, !DIExpression(), !14)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef), !dbg !15
  ret <8 x float> %r, !dbg !15
}

; The other part is still that of the argument, whatever described it before.
define <8 x float> @foreign(<16 x float> %a, float %y) !dbg !17 {
; CHECK-LABEL: @foreign(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef), !dbg !17
; CHECK-NEXT:    [[W1:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.f32.i16.i1(<8 x float> [[TMP1]], float [[Y:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true), !dbg !17
; CHECK-NEXT:    #dbg_value(<16 x float> [[A]], !16, !DIExpression(), !17)
; CHECK-NEXT:    #dbg_value(<8 x float> [[W1]], !16, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !17)
; CHECK-NEXT:    [[Q:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[A]], i32 0, i32 8, i32 1, i16 0, i32 undef), !dbg !17
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[W1]], [[Q]], !dbg !17
; CHECK-NEXT:    ret <8 x float> [[S]], !dbg !17
  %w = call <16 x float> @llvm.genx.wrregionf.v16f32.f32.i16.i1(<16 x float> %a, float %y, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true), !dbg !20
    #dbg_value(<16 x float> %w, !19, !DIExpression(), !20)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef), !dbg !20
  %q = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %a, i32 0, i32 8, i32 1, i16 0, i32 undef), !dbg !20
  %s = fadd <8 x float> %r, %q, !dbg !20
  ret <8 x float> %s, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !{!8}
!8 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !9)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 512, elements: !11)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !{!16}
!13 = !DILocation(line: 3, scope: !4)
!14 = !DILocation(line: 4, scope: !4)
!15 = !DILocation(line: 5, scope: !4)
!16 = !DISubrange(count: 16)
!17 = distinct !DISubprogram(name: "foreign", file: !1, line: 6, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !18)
!18 = !{!19}
!19 = !DILocalVariable(name: "b", scope: !17, file: !1, line: 7, type: !9)
!20 = !DILocation(line: 8, scope: !17)
