; What the pass says about splits, operands taken out, and constants: as YAML with places in the
; source, and on the terminal.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -disable-output \
; RUN:   -pass-remarks-output=%t.yaml -pass-remarks-filter=cmx-legalize %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -S %s | FileCheck %s --check-prefix=IR
; RUN: FileCheck %s --check-prefix=YAML < %t.yaml
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -disable-output \
; RUN:   -pass-remarks-analysis=cmx-legalize %s 2>&1 | FileCheck %s --check-prefix=TEXT
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>' -disable-output \
; RUN:   -pass-remarks-analysis=cmx-legalize %s 2>&1 | FileCheck %s --check-prefix=PVC
; The result is the same whether somebody listens or not.
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -S -pass-remarks-output=%t.yaml -o %t1.ll %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -S -o %t2.ll %s
; RUN: cmp %t1.ll %t2.ll
; Nothing to say about legal code.
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -S -pass-remarks-output=%t3.yaml -o %t3.ll %t2.ll
; RUN: count 0 < %t3.yaml

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v768i32.i16(<768 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.umulh.v16i32(<16 x i32>, <16 x i32>)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.v2i16(<64 x i32>, i32, i32, i32, <2 x i16>, i32)

; YAML: --- !Analysis
; YAML-NEXT: Pass:            cmx-legalize
; YAML-NEXT: Name:            Split
; YAML-NEXT: DebugLoc:        { File: {{'?k.c'?}}, Line: 2, Column: 7 }
; YAML-NEXT: Function:        reason_is_the_size
; YAML-NEXT: Args:
; YAML-NEXT:   - Value:           '%r'
; YAML-NEXT:     DebugLoc:        { File: {{'?k.c'?}}, Line: 2, Column: 7 }
; YAML-NEXT:   - String:          ': '
; YAML-NEXT:   - Operation:       add
; YAML-NEXT:   - String:          ' of '
; YAML-NEXT:   - Elements:        '40'
; YAML-NEXT:   - String:          ' elements split into '
; YAML-NEXT:   - Pieces:          '3'
; YAML-NEXT:   - String:          ' pieces, '
; YAML-NEXT:   - Sizes:           '2 x 16 + 8'
; YAML-NEXT:   - String:          ', cost '
; YAML-NEXT:   - Cost:            '3'
; YAML-NEXT:   - String:          ': '
; YAML-NEXT:   - Reason:          '{{32 elements: destination: operand touches more than two registers; 24 elements are no execution size}}'
; YAML-NEXT: ...

; TEXT: remark: k.c:2:7: %r: add of 40 elements split into 3 pieces, 2 x 16 + 8, cost 3: 32 elements: destination: operand touches more than two registers; 24 elements are no execution size
; PVC: remark: k.c:2:7: %r: add of 40 elements split into 2 pieces, 32 + 8, cost 2: 32 lanes are the most there are
define <40 x float> @reason_is_the_size(<40 x float> %x, <40 x float> %y) !dbg !4 {
; IR-LABEL: @reason_is_the_size(
; IR-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v40f32.i16(<40 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef), !dbg !6
; IR-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v40f32.i16(<40 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef), !dbg !6
; IR-NEXT:    [[TMP3:%.*]] = fadd <16 x float> [[TMP1]], [[TMP2]], !dbg !6
; IR-NEXT:    [[TMP4:%.*]] = call <40 x float> @llvm.genx.wrregionf.v40f32.v16f32.i16.i1(<40 x float> [[X]], <16 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true), !dbg !6
; IR-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v40f32.i16(<40 x float> [[TMP4]], i32 0, i32 16, i32 1, i16 64, i32 undef), !dbg !6
; IR-NEXT:    [[TMP6:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v40f32.i16(<40 x float> [[Y]], i32 0, i32 16, i32 1, i16 64, i32 undef), !dbg !6
; IR-NEXT:    [[TMP7:%.*]] = fadd <16 x float> [[TMP5]], [[TMP6]], !dbg !6
; IR-NEXT:    [[TMP8:%.*]] = call <40 x float> @llvm.genx.wrregionf.v40f32.v16f32.i16.i1(<40 x float> [[TMP4]], <16 x float> [[TMP7]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true), !dbg !6
; IR-NEXT:    [[TMP9:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v40f32.i16(<40 x float> [[TMP8]], i32 0, i32 8, i32 1, i16 128, i32 undef), !dbg !6
; IR-NEXT:    [[TMP10:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v40f32.i16(<40 x float> [[Y]], i32 0, i32 8, i32 1, i16 128, i32 undef), !dbg !6
; IR-NEXT:    [[TMP11:%.*]] = fadd <8 x float> [[TMP9]], [[TMP10]], !dbg !6
; IR-NEXT:    [[R:%.*]] = call <40 x float> @llvm.genx.wrregionf.v40f32.v8f32.i16.i1(<40 x float> [[TMP8]], <8 x float> [[TMP11]], i32 0, i32 8, i32 1, i16 128, i32 undef, i1 true), !dbg !6
; IR-NEXT:    ret <40 x float> [[R]], !dbg !6
  %r = fadd <40 x float> %x, %y, !dbg !5
  ret <40 x float> %r, !dbg !5
}

; TEXT: remark: {{.*}}: %h: source 0 of mulh, <48;16,3>x16@0:4, goes through a packed copy of 16 pieces; cost 20 instead of 32
define <16 x i32> @source_taken_out(<768 x i32> %x, <16 x i32> %y) {
; IR-LABEL: @source_taken_out(
; IR-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; IR-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; IR-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; IR-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; IR-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP6]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; IR-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 48, i32 undef)
; IR-NEXT:    [[TMP10:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP8]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; IR-NEXT:    [[TMP11:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; IR-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP10]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; IR-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 72, i32 undef)
; IR-NEXT:    [[TMP14:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP12]], <1 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; IR-NEXT:    [[TMP15:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 84, i32 undef)
; IR-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP14]], <1 x i32> [[TMP15]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; IR-NEXT:    [[TMP17:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 96, i32 undef)
; IR-NEXT:    [[TMP18:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP16]], <1 x i32> [[TMP17]], i32 0, i32 1, i32 0, i16 32, i32 undef, i1 true)
; IR-NEXT:    [[TMP19:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 108, i32 undef)
; IR-NEXT:    [[TMP20:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP18]], <1 x i32> [[TMP19]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; IR-NEXT:    [[TMP21:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 120, i32 undef)
; IR-NEXT:    [[TMP22:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP20]], <1 x i32> [[TMP21]], i32 0, i32 1, i32 0, i16 40, i32 undef, i1 true)
; IR-NEXT:    [[TMP23:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 132, i32 undef)
; IR-NEXT:    [[TMP24:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP22]], <1 x i32> [[TMP23]], i32 0, i32 1, i32 0, i16 44, i32 undef, i1 true)
; IR-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 144, i32 undef)
; IR-NEXT:    [[TMP26:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP24]], <1 x i32> [[TMP25]], i32 0, i32 1, i32 0, i16 48, i32 undef, i1 true)
; IR-NEXT:    [[TMP27:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 156, i32 undef)
; IR-NEXT:    [[TMP28:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP26]], <1 x i32> [[TMP27]], i32 0, i32 1, i32 0, i16 52, i32 undef, i1 true)
; IR-NEXT:    [[TMP29:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 168, i32 undef)
; IR-NEXT:    [[TMP30:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP28]], <1 x i32> [[TMP29]], i32 0, i32 1, i32 0, i16 56, i32 undef, i1 true)
; IR-NEXT:    [[TMP31:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v768i32.i16(<768 x i32> [[X]], i32 0, i32 1, i32 0, i16 180, i32 undef)
; IR-NEXT:    [[TMP32:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP30]], <1 x i32> [[TMP31]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; IR-NEXT:    [[H:%.*]] = call <16 x i32> @llvm.genx.umulh.v16i32.v16i32(<16 x i32> [[TMP32]], <16 x i32> [[Y:%.*]])
; IR-NEXT:    ret <16 x i32> [[H]]
  %s = call <16 x i32> @llvm.genx.rdregioni.v16i32.v768i32.i16(<768 x i32> %x, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %h = call <16 x i32> @llvm.genx.umulh.v16i32(<16 x i32> %s, <16 x i32> %y)
  ret <16 x i32> %h
}

; TEXT: remark: {{.*}}: %r: constant <i32 1, i32 3, i32 5, i32 9> gets a register, since no immediate holds it
define <4 x i32> @constant(<4 x i32> %x) {
; IR-LABEL: @constant(
; IR-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 1, i16 3, i16 5, i16 9>)
; IR-NEXT:    [[WIDE:%.*]] = zext <4 x i16> [[CONST]] to <4 x i32>
; IR-NEXT:    [[R:%.*]] = add <4 x i32> [[X:%.*]], [[WIDE]]
; IR-NEXT:    ret <4 x i32> [[R]]
  %r = add <4 x i32> %x, <i32 1, i32 3, i32 5, i32 9>
  ret <4 x i32> %r
}

; TEXT: remark: {{.*}}: %r: region <0;2,1>x4@4*?+0:4 has an offset for each row: one access for each
define <4 x i32> @rows(<64 x i32> %v, <2 x i16> %at) {
; IR-LABEL: @rows(
; IR-NEXT:    [[ROW:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[AT:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 [[ROW]], i32 undef)
; IR-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[TMP1]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[ROW1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[AT]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; IR-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 2, i32 1, i16 [[ROW1]], i32 undef)
; IR-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP2]], <2 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; IR-NEXT:    ret <4 x i32> [[TMP4]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.v2i16(<64 x i32> %v, i32 0, i32 2, i32 1, <2 x i16> %at, i32 undef)
  ret <4 x i32> %r
}

; TEXT-NOT: remark
define <16 x float> @legal(<16 x float> %x, <16 x float> %y) {
; IR-LABEL: @legal(
; IR-NEXT:    [[R:%.*]] = fadd <16 x float> [[X:%.*]], [[Y:%.*]]
; IR-NEXT:    ret <16 x float> [[R]]
  %r = fadd <16 x float> %x, %y
  ret <16 x float> %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "reason_is_the_size", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 7, scope: !4)
