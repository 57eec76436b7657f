; What the pass says about splits, operands taken out, and constants: as YAML with places in the
; source, and on the terminal.
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -disable-output \
; RUN:   -pass-remarks-output=%t.yaml -pass-remarks-filter=cmx-legalize %s
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
  %r = fadd <40 x float> %x, %y, !dbg !5
  ret <40 x float> %r, !dbg !5
}

; TEXT: remark: {{.*}}: %h: source 0 of mulh, <48;16,3>x16@0:4, goes through a packed copy of 16 pieces; cost 20 instead of 32
define <16 x i32> @source_taken_out(<768 x i32> %x, <16 x i32> %y) {
  %s = call <16 x i32> @llvm.genx.rdregioni.v16i32.v768i32.i16(<768 x i32> %x, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %h = call <16 x i32> @llvm.genx.umulh.v16i32(<16 x i32> %s, <16 x i32> %y)
  ret <16 x i32> %h
}

; TEXT: remark: {{.*}}: %r: constant <i32 1, i32 3, i32 5, i32 9> gets a register, since no immediate holds it
define <4 x i32> @constant(<4 x i32> %x) {
  %r = add <4 x i32> %x, <i32 1, i32 3, i32 5, i32 9>
  ret <4 x i32> %r
}

; TEXT: remark: {{.*}}: %r: region <0;2,1>x4@4*?+0:4 has an offset for each row: one access for each
define <4 x i32> @rows(<64 x i32> %v, <2 x i16> %at) {
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.v2i16(<64 x i32> %v, i32 0, i32 2, i32 1, <2 x i16> %at, i32 undef)
  ret <4 x i32> %r
}

; TEXT-NOT: remark
define <16 x float> @legal(<16 x float> %x, <16 x float> %y) {
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
