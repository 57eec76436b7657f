; A loop with debug info that has the source inside.
declare <64 x i8> @llvm.genx.oword.ld.v64i8(i32, i32, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
define dllexport spir_kernel void @weights(i32 %src, i32 %dst, i32 %n) #0 !dbg !10 {
entry:
  %w = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 8), !dbg !11
  br label %loop, !dbg !12
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !12
  %acc = phi <16 x float> [ zeroinitializer, %entry ], [ %sum, %loop ], !dbg !12
  %in = call <64 x i8> @llvm.genx.oword.ld.v64i8(i32 0, i32 %src, i32 %i), !dbg !13
  %r = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %in, i32 0, i32 16, i32 4, i16 0, i32 undef), !dbg !14
  %f = uitofp <16 x i8> %r to <16 x float>, !dbg !14
  %p = fmul contract <16 x float> %f, %w, !dbg !15
  %sum = fadd contract <16 x float> %acc, %p, !dbg !15
  %next = add i32 %i, 4, !dbg !12
  %again = icmp slt i32 %next, %n, !dbg !12
  br i1 %again, label %loop, label %done, !dbg !12
done:
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %sum), !dbg !16
  ret void, !dbg !17
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!7}
!0 = !{ptr @weights, !"weights", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
!5 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !6, emissionKind: FullDebug)
!6 = !DIFile(filename: "weights.cpp", directory: "/src", source: "void weights(surface src, surface dst, int n) {\0A  vector<float, 16> w = load(src, 128);\0A  vector<float, 16> acc = 0;\0A  for (int i = 0; i < n; i += 4) {\0A    matrix<uchar, 16, 4> in = load(src, 16 * i);\0A    vector<float, 16> red = in.column(0);\0A    acc += red * w;\0A  }\0A  store(dst, 0, acc);\0A}\0A")
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DISubroutineType(types: !9)
!9 = !{null}
!10 = distinct !DISubprogram(name: "weights", file: !6, line: 1, type: !8, unit: !5, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 2, column: 25, scope: !10)
!12 = !DILocation(line: 4, column: 3, scope: !10)
!13 = !DILocation(line: 5, column: 31, scope: !10)
!14 = !DILocation(line: 6, column: 29, scope: !10)
!15 = !DILocation(line: 7, column: 9, scope: !10)
!16 = !DILocation(line: 9, column: 3, scope: !10)
!17 = !DILocation(line: 10, column: 1, scope: !10)
