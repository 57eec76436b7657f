; Sums over windows of one vector share their partial sums.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-narrow-sums,cmx-narrow-sums --platform=icllp -verify-each -S %s | FileCheck %s
; Registers of 64 bytes
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=pvc -S %s | FileCheck %s --check-prefix=PVC

; 3 x 3 taps of 6 x 24 bytes: sums of a row, then of rows.
; (With registers of 64 bytes the other order takes as many instructions of fewer lanes.)
define <144 x float> @box(<256 x i8> %v) {
; CHECK-LABEL: @box(
; CHECK-NEXT:    [[TMP1:%.*]] = call <248 x i8> @llvm.genx.rdregioni.v248i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 248, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <248 x i8> [[TMP1]] to <248 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <248 x i8> @llvm.genx.rdregioni.v248i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 248, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <248 x i8> [[TMP3]] to <248 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <248 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <248 x i8> @llvm.genx.rdregioni.v248i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 248, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <248 x i8> [[TMP6]] to <248 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <248 x i16> [[TMP7]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <184 x i16> @llvm.genx.rdregioni.v184i16.v248i16.i16(<248 x i16> [[TMP8]], i32 0, i32 184, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <184 x i16> @llvm.genx.rdregioni.v184i16.v248i16.i16(<248 x i16> [[TMP8]], i32 0, i32 184, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add <184 x i16> [[TMP10]], [[TMP9]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <184 x i16> @llvm.genx.rdregioni.v184i16.v248i16.i16(<248 x i16> [[TMP8]], i32 0, i32 184, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = add <184 x i16> [[TMP12]], [[TMP11]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <144 x i16> @llvm.genx.rdregioni.v144i16.v184i16.i16(<184 x i16> [[TMP13]], i32 32, i32 24, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = uitofp <144 x i16> [[TMP14]] to <144 x float>
; CHECK-NEXT:    ret <144 x float> [[S]]
; PVC-LABEL: @box(
; PVC-NEXT:    [[TMP1:%.*]] = call <190 x i8> @llvm.genx.rdregioni.v190i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 190, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = zext <190 x i8> [[TMP1]] to <190 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = call <190 x i8> @llvm.genx.rdregioni.v190i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 190, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = zext <190 x i8> [[TMP3]] to <190 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = add <190 x i16> [[TMP4]], [[TMP2]]
; PVC-NEXT:    [[TMP6:%.*]] = call <190 x i8> @llvm.genx.rdregioni.v190i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 190, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[TMP7:%.*]] = zext <190 x i8> [[TMP6]] to <190 x i16>
; PVC-NEXT:    [[TMP8:%.*]] = add <190 x i16> [[TMP7]], [[TMP5]]
; PVC-NEXT:    [[TMP9:%.*]] = call <144 x i16> @llvm.genx.rdregioni.v144i16.v190i16.i16(<190 x i16> [[TMP8]], i32 32, i32 24, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP10:%.*]] = call <144 x i16> @llvm.genx.rdregioni.v144i16.v190i16.i16(<190 x i16> [[TMP8]], i32 32, i32 24, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[TMP11:%.*]] = add <144 x i16> [[TMP10]], [[TMP9]]
; PVC-NEXT:    [[TMP12:%.*]] = call <144 x i16> @llvm.genx.rdregioni.v144i16.v190i16.i16(<190 x i16> [[TMP8]], i32 32, i32 24, i32 1, i16 12, i32 undef)
; PVC-NEXT:    [[TMP13:%.*]] = add <144 x i16> [[TMP12]], [[TMP11]]
; PVC-NEXT:    [[S:%.*]] = uitofp <144 x i16> [[TMP13]] to <144 x float>
; PVC-NEXT:    ret <144 x float> [[S]]
  %t0 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %x0 = uitofp <144 x i8> %t0 to <144 x float>
  %t3 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 3, i32 undef)
  %x3 = uitofp <144 x i8> %t3 to <144 x float>
  %t6 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 6, i32 undef)
  %x6 = uitofp <144 x i8> %t6 to <144 x float>
  %t32 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 32, i32 undef)
  %x32 = uitofp <144 x i8> %t32 to <144 x float>
  %t35 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 35, i32 undef)
  %x35 = uitofp <144 x i8> %t35 to <144 x float>
  %t38 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 38, i32 undef)
  %x38 = uitofp <144 x i8> %t38 to <144 x float>
  %t64 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 64, i32 undef)
  %x64 = uitofp <144 x i8> %t64 to <144 x float>
  %t67 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 67, i32 undef)
  %x67 = uitofp <144 x i8> %t67 to <144 x float>
  %t70 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 70, i32 undef)
  %x70 = uitofp <144 x i8> %t70 to <144 x float>
  %sum0 = fadd <144 x float> %x0, %x3
  %sum1 = fadd <144 x float> %sum0, %x6
  %sum2 = fadd <144 x float> %sum1, %x32
  %sum3 = fadd <144 x float> %sum2, %x35
  %sum4 = fadd <144 x float> %sum3, %x38
  %sum5 = fadd <144 x float> %sum4, %x64
  %sum6 = fadd <144 x float> %sum5, %x67
  %s = fadd <144 x float> %sum6, %x70
  ret <144 x float> %s
}

; No product of rows and columns.
define <144 x float> @some_of_a_box(<256 x i8> %v) {
; CHECK-LABEL: @some_of_a_box(
; CHECK-NEXT:    [[TMP1:%.*]] = call <216 x i8> @llvm.genx.rdregioni.v216i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 216, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <216 x i8> [[TMP1]] to <216 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <216 x i8> @llvm.genx.rdregioni.v216i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 216, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <216 x i8> [[TMP3]] to <216 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <216 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <184 x i16> @llvm.genx.rdregioni.v184i16.v216i16.i16(<216 x i16> [[TMP5]], i32 0, i32 184, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <184 x i16> @llvm.genx.rdregioni.v184i16.v216i16.i16(<216 x i16> [[TMP5]], i32 0, i32 184, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add <184 x i16> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <184 x i8> @llvm.genx.rdregioni.v184i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 184, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <184 x i8> [[TMP9]] to <184 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = add <184 x i16> [[TMP10]], [[TMP8]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <184 x i8> @llvm.genx.rdregioni.v184i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 184, i32 1, i16 67, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <184 x i8> [[TMP12]] to <184 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = add <184 x i16> [[TMP13]], [[TMP11]]
; CHECK-NEXT:    [[TMP15:%.*]] = call <144 x i16> @llvm.genx.rdregioni.v144i16.v184i16.i16(<184 x i16> [[TMP14]], i32 32, i32 24, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = uitofp <144 x i16> [[TMP15]] to <144 x float>
; CHECK-NEXT:    ret <144 x float> [[S]]
; PVC-LABEL: @some_of_a_box(
; PVC-NEXT:    [[TMP1:%.*]] = call <216 x i8> @llvm.genx.rdregioni.v216i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 216, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = zext <216 x i8> [[TMP1]] to <216 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = call <216 x i8> @llvm.genx.rdregioni.v216i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 216, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[TMP4:%.*]] = zext <216 x i8> [[TMP3]] to <216 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = add <216 x i16> [[TMP4]], [[TMP2]]
; PVC-NEXT:    [[TMP6:%.*]] = call <144 x i16> @llvm.genx.rdregioni.v144i16.v216i16.i16(<216 x i16> [[TMP5]], i32 32, i32 24, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP7:%.*]] = call <144 x i16> @llvm.genx.rdregioni.v144i16.v216i16.i16(<216 x i16> [[TMP5]], i32 32, i32 24, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[TMP8:%.*]] = add <144 x i16> [[TMP7]], [[TMP6]]
; PVC-NEXT:    [[TMP9:%.*]] = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> [[V]], i32 32, i32 24, i32 1, i16 3, i32 undef)
; PVC-NEXT:    [[TMP10:%.*]] = zext <144 x i8> [[TMP9]] to <144 x i16>
; PVC-NEXT:    [[TMP11:%.*]] = add <144 x i16> [[TMP10]], [[TMP8]]
; PVC-NEXT:    [[TMP12:%.*]] = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> [[V]], i32 32, i32 24, i32 1, i16 67, i32 undef)
; PVC-NEXT:    [[TMP13:%.*]] = zext <144 x i8> [[TMP12]] to <144 x i16>
; PVC-NEXT:    [[TMP14:%.*]] = add <144 x i16> [[TMP13]], [[TMP11]]
; PVC-NEXT:    [[S:%.*]] = uitofp <144 x i16> [[TMP14]] to <144 x float>
; PVC-NEXT:    ret <144 x float> [[S]]
  %t0 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %x0 = uitofp <144 x i8> %t0 to <144 x float>
  %t3 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 3, i32 undef)
  %x3 = uitofp <144 x i8> %t3 to <144 x float>
  %t6 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 6, i32 undef)
  %x6 = uitofp <144 x i8> %t6 to <144 x float>
  %t32 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 32, i32 undef)
  %x32 = uitofp <144 x i8> %t32 to <144 x float>
  %t38 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 38, i32 undef)
  %x38 = uitofp <144 x i8> %t38 to <144 x float>
  %t67 = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 67, i32 undef)
  %x67 = uitofp <144 x i8> %t67 to <144 x float>
  %sum0 = fadd <144 x float> %x0, %x3
  %sum1 = fadd <144 x float> %sum0, %x6
  %sum2 = fadd <144 x float> %sum1, %x32
  %sum3 = fadd <144 x float> %sum2, %x38
  %s = fadd <144 x float> %sum3, %x67
  ret <144 x float> %s
}

; Sums of two neighbours, twice.
define <64 x i16> @line(<80 x i16> %v) {
; CHECK-LABEL: @line(
; CHECK-NEXT:    [[TMP1:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 66, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 66, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <66 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    ret <64 x i16> [[S]]
; PVC-LABEL: @line(
; PVC-NEXT:    [[TMP1:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 66, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 66, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[TMP3:%.*]] = add <66 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP5]], [[TMP4]]
; PVC-NEXT:    ret <64 x i16> [[S]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 2, i32 undef)
  %x2 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 4, i32 undef)
  %x3 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 6, i32 undef)
  %sum0 = add <64 x i16> %x0, %x1
  %sum1 = add <64 x i16> %sum0, %x2
  %s = add <64 x i16> %sum1, %x3
  ret <64 x i16> %s
}

; No pair occurs twice: nothing is to gain.
define <64 x i16> @no_shared_sum(<80 x i16> %v) {
; CHECK-LABEL: @no_shared_sum(
; CHECK-NEXT:    [[X0:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[SUM0:%.*]] = add <64 x i16> [[X0]], [[X1]]
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[SUM0]], [[X3]]
; CHECK-NEXT:    ret <64 x i16> [[S]]
; PVC-LABEL: @no_shared_sum(
; PVC-NEXT:    [[X0:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[SUM0:%.*]] = add <64 x i16> [[X0]], [[X1]]
; PVC-NEXT:    [[S:%.*]] = add <64 x i16> [[SUM0]], [[X3]]
; PVC-NEXT:    ret <64 x i16> [[S]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 2, i32 undef)
  %x3 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 6, i32 undef)
  %sum0 = add <64 x i16> %x0, %x1
  %s = add <64 x i16> %sum0, %x3
  ret <64 x i16> %s
}

; (1 2 1) and its negative.
define <64 x i16> @weights(<80 x i16> %v) {
; CHECK-LABEL: @weights(
; CHECK-NEXT:    [[TMP1:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 66, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 66, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = sub <66 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = mul <64 x i16> [[TMP5]], splat (i16 2)
; CHECK-NEXT:    [[TMP7:%.*]] = add <64 x i16> [[TMP6]], [[TMP4]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP8]], [[TMP7]]
; CHECK-NEXT:    ret <64 x i16> [[S]]
; PVC-LABEL: @weights(
; PVC-NEXT:    [[TMP1:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 66, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 66, i32 1, i16 16, i32 undef)
; PVC-NEXT:    [[TMP3:%.*]] = sub <66 x i16> [[TMP1]], [[TMP2]]
; PVC-NEXT:    [[TMP4:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[TMP6:%.*]] = mul <64 x i16> [[TMP5]], splat (i16 2)
; PVC-NEXT:    [[TMP7:%.*]] = add <64 x i16> [[TMP6]], [[TMP4]]
; PVC-NEXT:    [[TMP8:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP8]], [[TMP7]]
; PVC-NEXT:    ret <64 x i16> [[S]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 2, i32 undef)
  %x2 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 4, i32 undef)
  %x8 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 16, i32 undef)
  %x9 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 18, i32 undef)
  %x10 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 20, i32 undef)
  %d1 = shl <64 x i16> %x1, splat (i16 1)
  %d9 = mul <64 x i16> %x9, splat (i16 2)
  %a = add <64 x i16> %x0, %d1
  %b = add <64 x i16> %a, %x2
  %c = sub <64 x i16> %b, %x8
  %d = sub <64 x i16> %c, %d9
  %s = sub <64 x i16> %d, %x10
  ret <64 x i16> %s
}

; Windows of two sums overlap.
define <64 x i16> @two_outputs(<80 x i16> %v) {
; CHECK-LABEL: @two_outputs(
; CHECK-NEXT:    [[TMP1:%.*]] = call <65 x i16> @llvm.genx.rdregioni.v65i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 65, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <65 x i16> @llvm.genx.rdregioni.v65i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 65, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <65 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <65 x i16> @llvm.genx.rdregioni.v65i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 65, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add <65 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[B:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v65i16.i16(<65 x i16> [[TMP5]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v65i16.i16(<65 x i16> [[TMP5]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i16> [[B]], [[D]]
; CHECK-NEXT:    ret <64 x i16> [[R]]
; PVC-LABEL: @two_outputs(
; PVC-NEXT:    [[TMP1:%.*]] = call <65 x i16> @llvm.genx.rdregioni.v65i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 65, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <65 x i16> @llvm.genx.rdregioni.v65i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 65, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[TMP3:%.*]] = add <65 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = call <65 x i16> @llvm.genx.rdregioni.v65i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 65, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = add <65 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[B:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v65i16.i16(<65 x i16> [[TMP5]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[D:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v65i16.i16(<65 x i16> [[TMP5]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[R:%.*]] = xor <64 x i16> [[B]], [[D]]
; PVC-NEXT:    ret <64 x i16> [[R]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 2, i32 undef)
  %x2 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 4, i32 undef)
  %x3 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 6, i32 undef)
  %a = add <64 x i16> %x0, %x1
  %b = add <64 x i16> %a, %x2
  %c = add <64 x i16> %x1, %x2
  %d = add <64 x i16> %c, %x3
  %r = xor <64 x i16> %b, %d
  ret <64 x i16> %r
}

; Dwords are wider than need be.
define <64 x i32> @dwords_of_bytes(<80 x i8> %v) {
; CHECK-LABEL: @dwords_of_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V:%.*]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <64 x i8> [[TMP1]] to <64 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V]], i32 0, i32 64, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <64 x i8> [[TMP3]] to <64 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <64 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <64 x i8> [[TMP6]] to <64 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <64 x i16> [[TMP7]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V]], i32 0, i32 64, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <64 x i8> [[TMP9]] to <64 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = add <64 x i16> [[TMP10]], [[TMP8]]
; CHECK-NEXT:    [[S:%.*]] = zext <64 x i16> [[TMP11]] to <64 x i32>
; CHECK-NEXT:    ret <64 x i32> [[S]]
; PVC-LABEL: @dwords_of_bytes(
; PVC-NEXT:    [[T0:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V:%.*]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = zext <64 x i8> [[T0]] to <64 x i32>
; PVC-NEXT:    [[T1:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V]], i32 0, i32 64, i32 1, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = zext <64 x i8> [[T1]] to <64 x i32>
; PVC-NEXT:    [[T2:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = zext <64 x i8> [[T2]] to <64 x i32>
; PVC-NEXT:    [[T3:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> [[V]], i32 0, i32 64, i32 1, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = zext <64 x i8> [[T3]] to <64 x i32>
; PVC-NEXT:    [[SUM0:%.*]] = add <64 x i32> [[X0]], [[X1]]
; PVC-NEXT:    [[SUM1:%.*]] = add <64 x i32> [[SUM0]], [[X2]]
; PVC-NEXT:    [[S:%.*]] = add <64 x i32> [[SUM1]], [[X3]]
; PVC-NEXT:    ret <64 x i32> [[S]]
  %t0 = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> %v, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %x0 = zext <64 x i8> %t0 to <64 x i32>
  %t1 = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> %v, i32 0, i32 64, i32 1, i16 1, i32 undef)
  %x1 = zext <64 x i8> %t1 to <64 x i32>
  %t2 = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> %v, i32 0, i32 64, i32 1, i16 2, i32 undef)
  %x2 = zext <64 x i8> %t2 to <64 x i32>
  %t3 = call <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8> %v, i32 0, i32 64, i32 1, i16 3, i32 undef)
  %x3 = zext <64 x i8> %t3 to <64 x i32>
  %sum0 = add <64 x i32> %x0, %x1
  %sum1 = add <64 x i32> %sum0, %x2
  %s = add <64 x i32> %sum1, %x3
  ret <64 x i32> %s
}

; Strided taps at multiples of the stride: sums are packed.
define <32 x i16> @every_other(<80 x i16> %v) {
; CHECK-LABEL: @every_other(
; CHECK-NEXT:    [[TMP1:%.*]] = call <34 x i16> @llvm.genx.rdregioni.v34i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 34, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <34 x i16> @llvm.genx.rdregioni.v34i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 34, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <34 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v34i16.i16(<34 x i16> [[TMP3]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v34i16.i16(<34 x i16> [[TMP3]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <32 x i16> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    ret <32 x i16> [[S]]
; PVC-LABEL: @every_other(
; PVC-NEXT:    [[TMP1:%.*]] = call <34 x i16> @llvm.genx.rdregioni.v34i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 34, i32 2, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <34 x i16> @llvm.genx.rdregioni.v34i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 34, i32 2, i16 4, i32 undef)
; PVC-NEXT:    [[TMP3:%.*]] = add <34 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v34i16.i16(<34 x i16> [[TMP3]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v34i16.i16(<34 x i16> [[TMP3]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[S:%.*]] = add <32 x i16> [[TMP5]], [[TMP4]]
; PVC-NEXT:    ret <32 x i16> [[S]]
  %x0 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v80i16.i16(<80 x i16> %v, i32 0, i32 32, i32 2, i16 0, i32 undef)
  %x2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v80i16.i16(<80 x i16> %v, i32 0, i32 32, i32 2, i16 4, i32 undef)
  %x4 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v80i16.i16(<80 x i16> %v, i32 0, i32 32, i32 2, i16 8, i32 undef)
  %x6 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v80i16.i16(<80 x i16> %v, i32 0, i32 32, i32 2, i16 12, i32 undef)
  %sum0 = add <32 x i16> %x0, %x2
  %sum1 = add <32 x i16> %sum0, %x4
  %s = add <32 x i16> %sum1, %x6
  ret <32 x i16> %s
}

; Taps that leave the vector are left alone.
define <32 x i16> @outside(<32 x i16> %v) {
; CHECK-LABEL: @outside(
; CHECK-NEXT:    [[X0:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 32, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[SUM0:%.*]] = add <32 x i16> [[X0]], [[X1]]
; CHECK-NEXT:    [[SUM1:%.*]] = add <32 x i16> [[SUM0]], [[X2]]
; CHECK-NEXT:    [[S:%.*]] = add <32 x i16> [[SUM1]], [[X3]]
; CHECK-NEXT:    ret <32 x i16> [[S]]
; PVC-LABEL: @outside(
; PVC-NEXT:    [[X0:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 32, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[SUM0:%.*]] = add <32 x i16> [[X0]], [[X1]]
; PVC-NEXT:    [[SUM1:%.*]] = add <32 x i16> [[SUM0]], [[X2]]
; PVC-NEXT:    [[S:%.*]] = add <32 x i16> [[SUM1]], [[X3]]
; PVC-NEXT:    ret <32 x i16> [[S]]
  %x0 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %x1 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %x2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %x3 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %sum0 = add <32 x i16> %x0, %x1
  %sum1 = add <32 x i16> %sum0, %x2
  %s = add <32 x i16> %sum1, %x3
  ret <32 x i16> %s
}

; Sums of one block are not shared with another's.
define <64 x i16> @across_blocks(<80 x i16> %v, i1 %c) {
; CHECK-LABEL: @across_blocks(
; CHECK-NEXT:    [[X0:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <64 x i16> [[X0]], [[X1]]
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[B:%.*]] = add <64 x i16> [[X2]], [[X3]]
; CHECK-NEXT:    [[D:%.*]] = add <64 x i16> [[A]], [[B]]
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[S:%.*]] = phi <64 x i16> [ [[A]], [[TMP0:%.*]] ], [ [[D]], %then ]
; CHECK-NEXT:    ret <64 x i16> [[S]]
; PVC-LABEL: @across_blocks(
; PVC-NEXT:    [[X0:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[A:%.*]] = add <64 x i16> [[X0]], [[X1]]
; PVC-NEXT:    br i1 [[C:%.*]], label %then, label %end
; PVC:       then:
; PVC-NEXT:    [[B:%.*]] = add <64 x i16> [[X2]], [[X3]]
; PVC-NEXT:    [[D:%.*]] = add <64 x i16> [[A]], [[B]]
; PVC-NEXT:    br label %end
; PVC:       end:
; PVC-NEXT:    [[S:%.*]] = phi <64 x i16> [ [[A]], [[TMP0:%.*]] ], [ [[D]], %then ]
; PVC-NEXT:    ret <64 x i16> [[S]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 2, i32 undef)
  %x2 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 4, i32 undef)
  %x3 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 6, i32 undef)
  %a = add <64 x i16> %x0, %x1
  br i1 %c, label %then, label %end

then:
  %b = add <64 x i16> %x2, %x3
  %d = add <64 x i16> %a, %b
  br label %end

end:
  %s = phi <64 x i16> [ %a, %0 ], [ %d, %then ]
  ret <64 x i16> %s
}

; Between rows lie many elements that no tap reads: partial sums have rows too.
define <64 x i16> @rows_far_apart(<400 x i16> %v) {
; CHECK-LABEL: @rows_far_apart(
; CHECK-NEXT:    [[TMP1:%.*]] = call <96 x i16> @llvm.genx.rdregioni.v96i16.v400i16.i16(<400 x i16> [[V:%.*]], i32 64, i32 16, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <96 x i16> @llvm.genx.rdregioni.v96i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 16, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <96 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <96 x i16> @llvm.genx.rdregioni.v96i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 16, i32 1, i16 10, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add <96 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16> [[TMP5]], i32 16, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16> [[TMP5]], i32 16, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add <64 x i16> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16> [[TMP5]], i32 16, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP9]], [[TMP8]]
; CHECK-NEXT:    ret <64 x i16> [[S]]
; PVC-LABEL: @rows_far_apart(
; PVC-NEXT:    [[TMP1:%.*]] = call <96 x i16> @llvm.genx.rdregioni.v96i16.v400i16.i16(<400 x i16> [[V:%.*]], i32 64, i32 16, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <96 x i16> @llvm.genx.rdregioni.v96i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 16, i32 1, i16 8, i32 undef)
; PVC-NEXT:    [[TMP3:%.*]] = add <96 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = call <96 x i16> @llvm.genx.rdregioni.v96i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 16, i32 1, i16 10, i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = add <96 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[TMP6:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16> [[TMP5]], i32 16, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP7:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16> [[TMP5]], i32 16, i32 16, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[TMP8:%.*]] = add <64 x i16> [[TMP7]], [[TMP6]]
; PVC-NEXT:    [[TMP9:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v96i16.i16(<96 x i16> [[TMP5]], i32 16, i32 16, i32 1, i16 64, i32 undef)
; PVC-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP9]], [[TMP8]]
; PVC-NEXT:    ret <64 x i16> [[S]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 6, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 8, i32 undef)
  %x2 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 10, i32 undef)
  %x3 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 134, i32 undef)
  %x4 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 136, i32 undef)
  %x5 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 138, i32 undef)
  %x6 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 262, i32 undef)
  %x7 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 264, i32 undef)
  %x8 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 1, i16 266, i32 undef)
  %s1 = add <64 x i16> %x0, %x1
  %s2 = add <64 x i16> %s1, %x2
  %s3 = add <64 x i16> %s2, %x3
  %s4 = add <64 x i16> %s3, %x4
  %s5 = add <64 x i16> %s4, %x5
  %s6 = add <64 x i16> %s5, %x6
  %s7 = add <64 x i16> %s6, %x7
  %s = add <64 x i16> %s7, %x8
  ret <64 x i16> %s
}

; The same with every other element.
define <32 x i16> @every_other_far_apart(<400 x i16> %v) {
; CHECK-LABEL: @every_other_far_apart(
; CHECK-NEXT:    [[TMP1:%.*]] = call <36 x i16> @llvm.genx.rdregioni.v36i16.v400i16.i16(<400 x i16> [[V:%.*]], i32 64, i32 18, i32 2, i16 6, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <36 x i16> @llvm.genx.rdregioni.v36i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 18, i32 2, i16 134, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <36 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <36 x i16> @llvm.genx.rdregioni.v36i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 18, i32 2, i16 262, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add <36 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v36i16.i16(<36 x i16> [[TMP5]], i32 18, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v36i16.i16(<36 x i16> [[TMP5]], i32 18, i32 16, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v36i16.i16(<36 x i16> [[TMP5]], i32 18, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <32 x i16> [[TMP9]], [[TMP8]]
; CHECK-NEXT:    ret <32 x i16> [[S]]
; PVC-LABEL: @every_other_far_apart(
; PVC-NEXT:    [[TMP1:%.*]] = call <36 x i16> @llvm.genx.rdregioni.v36i16.v400i16.i16(<400 x i16> [[V:%.*]], i32 64, i32 18, i32 2, i16 6, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <36 x i16> @llvm.genx.rdregioni.v36i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 18, i32 2, i16 134, i32 undef)
; PVC-NEXT:    [[TMP3:%.*]] = add <36 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = call <36 x i16> @llvm.genx.rdregioni.v36i16.v400i16.i16(<400 x i16> [[V]], i32 64, i32 18, i32 2, i16 262, i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = add <36 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v36i16.i16(<36 x i16> [[TMP5]], i32 18, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP7:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v36i16.i16(<36 x i16> [[TMP5]], i32 18, i32 16, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], [[TMP6]]
; PVC-NEXT:    [[TMP9:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v36i16.i16(<36 x i16> [[TMP5]], i32 18, i32 16, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[S:%.*]] = add <32 x i16> [[TMP9]], [[TMP8]]
; PVC-NEXT:    ret <32 x i16> [[S]]
  %x0 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 6, i32 undef)
  %x1 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 10, i32 undef)
  %x2 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 14, i32 undef)
  %x3 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 134, i32 undef)
  %x4 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 138, i32 undef)
  %x5 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 142, i32 undef)
  %x6 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 262, i32 undef)
  %x7 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 266, i32 undef)
  %x8 = call <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16> %v, i32 64, i32 16, i32 2, i16 270, i32 undef)
  %s1 = add <32 x i16> %x0, %x1
  %s2 = add <32 x i16> %s1, %x2
  %s3 = add <32 x i16> %s2, %x3
  %s4 = add <32 x i16> %s3, %x4
  %s5 = add <32 x i16> %s4, %x5
  %s6 = add <32 x i16> %s5, %x6
  %s7 = add <32 x i16> %s6, %x7
  %s = add <32 x i16> %s7, %x8
  ret <32 x i16> %s
}

; Two blocks of taps, the second in columns that the first leaves free.
define <64 x i16> @two_blocks_far_apart(<500 x i16> %v) {
; CHECK-LABEL: @two_blocks_far_apart(
; CHECK-NEXT:    [[TMP1:%.*]] = call <90 x i16> @llvm.genx.rdregioni.v90i16.v500i16.i16(<500 x i16> [[V:%.*]], i32 64, i32 18, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <90 x i16> @llvm.genx.rdregioni.v90i16.v500i16.i16(<500 x i16> [[V]], i32 64, i32 18, i32 1, i16 98, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <90 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <72 x i16> @llvm.genx.rdregioni.v72i16.v90i16.i16(<90 x i16> [[TMP3]], i32 18, i32 18, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <72 x i16> @llvm.genx.rdregioni.v72i16.v90i16.i16(<90 x i16> [[TMP3]], i32 18, i32 18, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = add <72 x i16> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v72i16.i16(<72 x i16> [[TMP6]], i32 18, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v72i16.i16(<72 x i16> [[TMP6]], i32 18, i32 16, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add <64 x i16> [[TMP8]], [[TMP7]]
; CHECK-NEXT:    [[TMP10:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v72i16.i16(<72 x i16> [[TMP6]], i32 18, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP10]], [[TMP9]]
; CHECK-NEXT:    ret <64 x i16> [[S]]
; PVC-LABEL: @two_blocks_far_apart(
; PVC-NEXT:    [[TMP1:%.*]] = call <90 x i16> @llvm.genx.rdregioni.v90i16.v500i16.i16(<500 x i16> [[V:%.*]], i32 64, i32 18, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <90 x i16> @llvm.genx.rdregioni.v90i16.v500i16.i16(<500 x i16> [[V]], i32 64, i32 18, i32 1, i16 98, i32 undef)
; PVC-NEXT:    [[TMP3:%.*]] = add <90 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = call <72 x i16> @llvm.genx.rdregioni.v72i16.v90i16.i16(<90 x i16> [[TMP3]], i32 18, i32 18, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP5:%.*]] = call <72 x i16> @llvm.genx.rdregioni.v72i16.v90i16.i16(<90 x i16> [[TMP3]], i32 18, i32 18, i32 1, i16 36, i32 undef)
; PVC-NEXT:    [[TMP6:%.*]] = add <72 x i16> [[TMP5]], [[TMP4]]
; PVC-NEXT:    [[TMP7:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v72i16.i16(<72 x i16> [[TMP6]], i32 18, i32 16, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[TMP8:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v72i16.i16(<72 x i16> [[TMP6]], i32 18, i32 16, i32 1, i16 2, i32 undef)
; PVC-NEXT:    [[TMP9:%.*]] = add <64 x i16> [[TMP8]], [[TMP7]]
; PVC-NEXT:    [[TMP10:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v72i16.i16(<72 x i16> [[TMP6]], i32 18, i32 16, i32 1, i16 4, i32 undef)
; PVC-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP10]], [[TMP9]]
; PVC-NEXT:    ret <64 x i16> [[S]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 0, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 2, i32 undef)
  %x2 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 4, i32 undef)
  %x3 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 98, i32 undef)
  %x4 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 100, i32 undef)
  %x5 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 102, i32 undef)
  %x6 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 226, i32 undef)
  %x7 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 228, i32 undef)
  %x8 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 230, i32 undef)
  %x9 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 128, i32 undef)
  %x10 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 130, i32 undef)
  %x11 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16> %v, i32 64, i32 16, i32 1, i16 132, i32 undef)
  %s1 = add <64 x i16> %x0, %x1
  %s2 = add <64 x i16> %s1, %x2
  %s3 = add <64 x i16> %s2, %x3
  %s4 = add <64 x i16> %s3, %x4
  %s5 = add <64 x i16> %s4, %x5
  %s6 = add <64 x i16> %s5, %x6
  %s7 = add <64 x i16> %s6, %x7
  %s8 = add <64 x i16> %s7, %x8
  %s9 = add <64 x i16> %s8, %x9
  %s10 = add <64 x i16> %s9, %x10
  %s = add <64 x i16> %s10, %x11
  ret <64 x i16> %s
}

declare <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32) #0
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32) #0
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v80i16.i16(<80 x i16>, i32, i32, i32, i16, i32) #0
declare <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16>, i32, i32, i32, i16, i32) #0
declare <64 x i8> @llvm.genx.rdregioni.v64i8.v80i8.i16(<80 x i8>, i32, i32, i32, i16, i32) #0
declare <64 x i16> @llvm.genx.rdregioni.v64i16.v400i16.i16(<400 x i16>, i32, i32, i32, i16, i32) #0
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v400i16.i16(<400 x i16>, i32, i32, i32, i16, i32) #0
declare <64 x i16> @llvm.genx.rdregioni.v64i16.v500i16.i16(<500 x i16>, i32, i32, i32, i16, i32) #0

attributes #0 = { nounwind willreturn memory(none) }
