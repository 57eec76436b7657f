; Debug records after a call stay after it, and the new instructions have places.
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s
; UNSUPPORTED: llvm-19
; CHECK lines by hand: they look at places.

; CHECK-LABEL: @kernel(
; CHECK: br label %work.shared, !dbg ![[FIRST:[0-9]+]]
; CHECK: %a = phi <64 x i32> [ %{{.*}}, %work.shared ], !dbg ![[FIRST]]
; CHECK-NEXT: #dbg_value(<64 x i32> %a,
; CHECK: work.shared:
; CHECK: call <64 x i32> @work({{.*}}), !dbg ![[FIRST]]
; CHECK: ![[FIRST]] = !DILocation(line: 4,

define internal <64 x i32> @work(<64 x i32> %a) noinline !dbg !10 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  ret <64 x i32> %c
}

define spir_kernel void @kernel(<64 x i32> %x, ptr addrspace(1) %out) !dbg !5 {
  %a = call <64 x i32> @work(<64 x i32> %x), !dbg !7
    #dbg_value(<64 x i32> %a, !8, !DIExpression(), !7)
  %b = call <64 x i32> @work(<64 x i32> %a), !dbg !9
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "kernel", file: !1, line: 3, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 4, scope: !5)
!8 = !DILocalVariable(name: "a", scope: !5, file: !1, line: 4, type: !6)
!9 = !DILocation(line: 5, scope: !5)
!10 = distinct !DISubprogram(name: "work", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
