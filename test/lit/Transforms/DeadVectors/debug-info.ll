; New instructions stand where those they replace stood.
; CHECK lines by hand: they read locations, which are metadata
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -S %s | FileCheck %s

declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)

; CHECK-LABEL: @narrowed(
; CHECK-NEXT: call {{.*}} @llvm.genx.rdregionf{{.*}}, !dbg [[ADD:![0-9]+]]
; CHECK-NEXT: %s = fadd {{.*}}, !dbg [[ADD]]
; CHECK-NEXT: #dbg_value(<8 x float> %s, ![[VAR:[0-9]+]], {{.*}}, ![[READ:[0-9]+]])
; CHECK-NEXT: ret <8 x float> %s
define <8 x float> @narrowed(<32 x float> %v) !dbg !4 {
  %s = fadd <32 x float> %v, %v, !dbg !5
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %s, i32 8, i32 8, i32 1, i16 32, i32 undef), !dbg !6
    #dbg_value(<8 x float> %r, !8, !DIExpression(), !6)
  ret <8 x float> %r, !dbg !6
}

; A write that goes leaves its old value to the debugger.
; CHECK-LABEL: @dead_write(
; CHECK-NEXT: #dbg_value(<32 x float> %v, !{{[0-9]+}}
; CHECK-NEXT: call {{.*}} @llvm.genx.rdregionf
define <8 x float> @dead_write(<32 x float> %v, <8 x float> %x) !dbg !10 {
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true), !dbg !11
    #dbg_value(<32 x float> %w, !12, !DIExpression(), !11)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 8, i32 8, i32 1, i16 32, i32 undef), !dbg !11
  ret <8 x float> %r, !dbg !11
}

; CHECK-DAG: [[ADD]] = !DILocation(line: 2
; CHECK-DAG: ![[READ]] = !DILocation(line: 3

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "narrowed", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !DILocation(line: 3, column: 1, scope: !4)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 3, type: !9)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 256)
!10 = distinct !DISubprogram(name: "dead_write", file: !1, line: 4, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 5, column: 1, scope: !10)
!12 = !DILocalVariable(name: "w", scope: !10, file: !1, line: 5, type: !13)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1024)
