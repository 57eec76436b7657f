; The variable is described by the values that it has; new instructions have the
; line of what they replace.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s

define i32 @k(<8 x i32> %v, i32 %x, i32 %i) !dbg !4 {
; CHECK-LABEL: @k(
; CHECK-NEXT:    #dbg_value(<8 x i32> [[V:%.*]], !7, !DIExpression(), !12)
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16, !dbg !13
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2, !dbg !13
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[V]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef, i1 true), !dbg !13
; CHECK-NEXT:    #dbg_value(<8 x i32> [[TMP3]], !7, !DIExpression(), !12)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef), !dbg !14
; CHECK-NEXT:    ret i32 [[Y]], !dbg !14
  %a = alloca [8 x i32], align 4
    #dbg_declare(ptr %a, !8, !DIExpression(), !12)
  store <8 x i32> %v, ptr %a, align 4, !dbg !13
  %p = getelementptr i32, ptr %a, i32 %i, !dbg !14
  store i32 %x, ptr %p, align 4, !dbg !14
  %y = load i32, ptr %a, align 4, !dbg !15
  ret i32 %y, !dbg !15
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
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!16}
!12 = !DILocation(line: 2, scope: !4)
!13 = !DILocation(line: 3, scope: !4)
!14 = !DILocation(line: 4, scope: !4)
!15 = !DILocation(line: 5, scope: !4)
!16 = !DISubrange(count: 8)
