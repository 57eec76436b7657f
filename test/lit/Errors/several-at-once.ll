; Each wrong instruction gets its message, with the place in the source.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: filter.cpp:3:5: error: function 'k': instruction '%r = call {{.*}}': width expected to divide the region's 4 elements, actual 3 [cmx-region-width]
; CHECK: filter.cpp:4:7: error: function 'k': instruction '%q = call {{.*}}': offset expected a multiple of the element size of 4 bytes, actual 2 [cmx-region-offset-misaligned]

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 !dbg !6 {
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0), !dbg !8
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 4, i32 3, i32 1, i16 0, i32 undef), !dbg !9
  %q = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 1, i16 2, i32 undef), !dbg !10
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
!llvm.dbg.cu = !{!4}
!llvm.module.flags = !{!11}
!4 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !5, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "filter.cpp", directory: "/")
!6 = distinct !DISubprogram(name: "k", file: !5, line: 1, type: !7, unit: !4, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !{})
!8 = !DILocation(line: 2, column: 3, scope: !6)
!9 = !DILocation(line: 3, column: 5, scope: !6)
!10 = !DILocation(line: 4, column: 7, scope: !6)
!11 = !{i32 2, !"Debug Info Version", i32 3}
