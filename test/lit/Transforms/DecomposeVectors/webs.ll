; Vectors of which parts are read and written fall apart into registers.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>,cmx-decompose-vectors<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <32 x float> @llvm.genx.wrregionf.v32f32.f32.i16.i1(<32 x float>, float, i32, i32, i32, i16, i32, i1)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare float @llvm.genx.rdregionf.f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.v4i1(<32 x float>, <4 x float>, i32, i32, i32, i16, i32, <4 x i1>)

; A loop that changes one register and reads two: the others need no phis.
define <8 x float> @loop(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[T:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[V1]], [[X:%.*]]
; CHECK-NEXT:    [[T]] = fadd <8 x float> [[S]], zeroinitializer
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[T]]
; PVC-LABEL: @loop(
; PVC:       entry:
; PVC-NEXT:    br label %body
; PVC:       body:
; PVC-NEXT:    [[V1:%.*]] = phi <16 x float> [ zeroinitializer, %entry ], [ [[W3:%.*]], %body ]
; PVC-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; PVC-NEXT:    [[A:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[V1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[B:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[V1]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[S:%.*]] = fadd <8 x float> [[A]], [[X:%.*]]
; PVC-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], [[B]]
; PVC-NEXT:    [[W3]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[V1]], <8 x float> [[T]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[I1]] = add i32 [[I]], 1
; PVC-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; PVC-NEXT:    br i1 [[C]], label %body, label %done
; PVC:       done:
; PVC-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[W3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    ret <8 x float> [[R]]
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

; Rows that move up by one in each round.
define <8 x float> @window(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @window(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V2:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[V3:%.*]], %body ]
; CHECK-NEXT:    [[V3]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[V4:%.*]], %body ]
; CHECK-NEXT:    [[V4]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[NEW:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[NEW]] = fadd <8 x float> [[V4]], [[X:%.*]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[V2]]
; PVC-LABEL: @window(
; PVC:       entry:
; PVC-NEXT:    br label %body
; PVC:       body:
; PVC-NEXT:    [[V1:%.*]] = phi <16 x float> [ zeroinitializer, %entry ], [ [[W14:%.*]], %body ]
; PVC-NEXT:    [[V2:%.*]] = phi <16 x float> [ zeroinitializer, %entry ], [ [[W36:%.*]], %body ]
; PVC-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; PVC-NEXT:    [[R1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[V1]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[R2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[V2]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[R3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[V2]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[NEW:%.*]] = fadd <8 x float> [[R3]], [[X:%.*]]
; PVC-NEXT:    [[W03:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[R1]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[W14]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[W03]], <8 x float> [[R2]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[W25:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[R3]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[W36]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[W25]], <8 x float> [[NEW]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[I1]] = add i32 [[I]], 1
; PVC-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; PVC-NEXT:    br i1 [[C]], label %body, label %done
; PVC:       done:
; PVC-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[W14]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    ret <8 x float> [[R]]
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w3, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %r1 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %r2 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %r3 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %new = fadd <8 x float> %r3, %x
  %w0 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> %r1, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %w0, <8 x float> %r2, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %w1, <8 x float> %r3, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %w3 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %w2, <8 x float> %new, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w3, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

; Two registers are one piece, since a read reaches across them.
define <16 x float> @partial(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @partial(
; CHECK-NEXT:    [[W01:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W12:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[W01]], <8 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[T:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v8f32.i16(<8 x float> [[Y]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[U:%.*]] = fadd <16 x float> [[W12]], [[T]]
; CHECK-NEXT:    ret <16 x float> [[U]]
; PVC-LABEL: @partial(
; PVC-NEXT:    [[W01:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[W12:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[W01]], <8 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[W23:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[Y]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[S:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[W23]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[T:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> [[W23]], i32 0, i32 8, i32 0, i16 32, i32 undef)
; PVC-NEXT:    [[U:%.*]] = fadd <16 x float> [[W12]], [[T]]
; PVC-NEXT:    ret <16 x float> [[U]]
  %w0 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %w0, <8 x float> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %w1, <8 x float> %y, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %w2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %s = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w2, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %t = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %w2, i32 0, i32 8, i32 0, i16 96, i32 undef)
  %u = fadd <16 x float> %r, %t
  ret <16 x float> %u
}

; Choices, casts and freezes; a mask; a scalar; parts of pieces.
define <16 x i16> @through(<32 x float> %p, <4 x float> %x, <4 x i1> %m, i1 %c, <32 x i1> %l) {
; CHECK-LABEL: @through(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[P:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[Q1:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.v4i1(<8 x float> [[TMP1]], <4 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> [[M:%.*]])
; CHECK-NEXT:    [[E:%.*]] = call float @llvm.genx.rdregionf.f32.v32f32.i16(<32 x float> [[P]], i32 0, i32 1, i32 0, i16 100, i32 undef)
; CHECK-NEXT:    [[F2:%.*]] = freeze <8 x float> [[Q1]]
; CHECK-NEXT:    [[F3:%.*]] = freeze <8 x float> [[Q1]]
; CHECK-NEXT:    [[F4:%.*]] = freeze <8 x float> [[Q1]]
; CHECK-NEXT:    [[F5:%.*]] = freeze <32 x float> [[P]]
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[P]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S6:%.*]] = select i1 [[C:%.*]], <8 x float> [[F2]], <8 x float> [[TMP2]]
; CHECK-NEXT:    [[S7:%.*]] = select i1 [[C]], <8 x float> [[F3]], <8 x float> [[Q1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[P]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[S8:%.*]] = select i1 [[C]], <8 x float> [[F4]], <8 x float> [[TMP3]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[F5]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[P]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[S9:%.*]] = select i1 [[C]], <8 x float> [[TMP4]], <8 x float> [[TMP5]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[L:%.*]], i32 0)
; CHECK-NEXT:    [[T10:%.*]] = select <8 x i1> [[TMP6]], <8 x float> [[S6]], <8 x float> [[Q1]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[L]], i32 8)
; CHECK-NEXT:    [[T11:%.*]] = select <8 x i1> [[TMP7]], <8 x float> [[S7]], <8 x float> [[Q1]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[L]], i32 16)
; CHECK-NEXT:    [[T12:%.*]] = select <8 x i1> [[TMP8]], <8 x float> [[S8]], <8 x float> [[Q1]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[P]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[L]], i32 24)
; CHECK-NEXT:    [[T13:%.*]] = select <8 x i1> [[TMP10]], <8 x float> [[S9]], <8 x float> [[TMP9]]
; CHECK-NEXT:    [[B14:%.*]] = bitcast <8 x float> [[T10]] to <16 x i16>
; CHECK-NEXT:    [[B15:%.*]] = bitcast <8 x float> [[T11]] to <16 x i16>
; CHECK-NEXT:    [[B16:%.*]] = bitcast <8 x float> [[T12]] to <16 x i16>
; CHECK-NEXT:    [[B17:%.*]] = bitcast <8 x float> [[T13]] to <16 x i16>
; CHECK-NEXT:    [[R2:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v16i16.i16(<16 x i16> [[B16]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[B15]], [[R2]]
; CHECK-NEXT:    [[EI:%.*]] = bitcast float [[E]] to <2 x i16>
; CHECK-NEXT:    [[E0:%.*]] = extractelement <2 x i16> [[EI]], i32 0
; CHECK-NEXT:    [[I:%.*]] = insertelement <16 x i16> [[A]], i16 [[E0]], i32 3
; CHECK-NEXT:    ret <16 x i16> [[I]]
; PVC-LABEL: @through(
; PVC-NEXT:    [[Q:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.v4i1(<32 x float> [[P:%.*]], <4 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 48, i32 undef, <4 x i1> [[M:%.*]])
; PVC-NEXT:    [[E:%.*]] = call float @llvm.genx.rdregionf.f32.v32f32.i16(<32 x float> [[Q]], i32 0, i32 1, i32 0, i16 100, i32 undef)
; PVC-NEXT:    [[OLD:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[Q]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[Q]], <8 x float> [[OLD]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; PVC-NEXT:    [[W1:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W]], <8 x float> [[OLD]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[F:%.*]] = freeze <32 x float> [[W1]]
; PVC-NEXT:    [[S:%.*]] = select i1 [[C:%.*]], <32 x float> [[F]], <32 x float> [[Q]]
; PVC-NEXT:    [[T:%.*]] = select <32 x i1> [[L:%.*]], <32 x float> [[S]], <32 x float> [[W1]]
; PVC-NEXT:    [[B:%.*]] = bitcast <32 x float> [[T]] to <64 x i16>
; PVC-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> [[B]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[R2:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> [[B]], i32 0, i32 8, i32 2, i16 64, i32 undef)
; PVC-NEXT:    [[A:%.*]] = add <16 x i16> [[R]], [[R2]]
; PVC-NEXT:    [[EI:%.*]] = bitcast float [[E]] to <2 x i16>
; PVC-NEXT:    [[E0:%.*]] = extractelement <2 x i16> [[EI]], i32 0
; PVC-NEXT:    [[I:%.*]] = insertelement <16 x i16> [[A]], i16 [[E0]], i32 3
; PVC-NEXT:    ret <16 x i16> [[I]]
  %q = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.v4i1(<32 x float> %p, <4 x float> %x, i32 0, i32 4, i32 1, i16 48, i32 undef, <4 x i1> %m)
  %e = call float @llvm.genx.rdregionf.f32.v32f32.i16(<32 x float> %q, i32 0, i32 1, i32 0, i16 100, i32 undef)
  %old = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %q, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %q, <8 x float> %old, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %w1 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %w, <8 x float> %old, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %f = freeze <32 x float> %w1
  %s = select i1 %c, <32 x float> %f, <32 x float> %q
  %t = select <32 x i1> %l, <32 x float> %s, <32 x float> %w1
  %b = bitcast <32 x float> %t to <64 x i16>
  %r = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> %b, i32 0, i32 16, i32 1, i16 32, i32 undef)
  %r2 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> %b, i32 0, i32 8, i32 2, i16 64, i32 undef)
  %a = add <16 x i16> %r, %r2
  %ei = bitcast float %e to <2 x i16>
  %e0 = extractelement <2 x i16> %ei, i32 0
  %i = insertelement <16 x i16> %a, i16 %e0, i32 3
  ret <16 x i16> %i
}

; One foreign use after the loop; in the loop the old value is needed after
; the write, which is a copy of all in each round.
define <32 x float> @foreign_use(<8 x float> %x, i32 %n, ptr %out) {
; CHECK-LABEL: @foreign_use(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S]] = fadd <8 x float> [[V1]], [[X:%.*]]
; CHECK-NEXT:    store <8 x float> [[V1]], ptr [[OUT:%.*]], align 32
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[W5:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W6:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W5]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W6]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[W8:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W7]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x float> [[W8]]
; PVC-LABEL: @foreign_use(
; PVC:       entry:
; PVC-NEXT:    br label %body
; PVC:       body:
; PVC-NEXT:    [[V1:%.*]] = phi <16 x float> [ zeroinitializer, %entry ], [ [[W3:%.*]], %body ]
; PVC-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; PVC-NEXT:    [[A:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[V1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[S:%.*]] = fadd <8 x float> [[A]], [[X:%.*]]
; PVC-NEXT:    [[W3]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[V1]], <8 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[B:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[V1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    store <8 x float> [[B]], ptr [[OUT:%.*]], align 32
; PVC-NEXT:    [[I1]] = add i32 [[I]], 1
; PVC-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; PVC-NEXT:    br i1 [[C]], label %body, label %done
; PVC:       done:
; PVC-NEXT:    [[W4:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> poison, <16 x float> [[W3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[W5:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[W4]], <16 x float> zeroinitializer, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; PVC-NEXT:    ret <32 x float> [[W5]]
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %s = fadd <8 x float> %a, %x
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  store <8 x float> %b, ptr %out
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  ret <32 x float> %w
}

; The value made of a predicate is read after the bitcast.
define <8 x i32> @bits(<512 x i1> %p, <4 x i32> %x) {
; CHECK-LABEL: @bits(
; CHECK-NEXT:    [[V:%.*]] = bitcast <512 x i1> [[P:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP1]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
; PVC-LABEL: @bits(
; PVC-NEXT:    [[V:%.*]] = bitcast <512 x i1> [[P:%.*]] to <16 x i32>
; PVC-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    ret <8 x i32> [[R]]
  %v = bitcast <512 x i1> %p to <16 x i32>
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

; The mask of one element is a scalar and stays one.
define <8 x float> @scalar_mask(<8 x float> %x, <8 x float> %y, float %z, i1 %m) {
; CHECK-LABEL: @scalar_mask(
; CHECK-NEXT:    [[C1:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.f32.i16.i1(<8 x float> [[Y:%.*]], float [[Z:%.*]], i32 0, i32 1, i32 1, i16 8, i32 undef, i1 [[M:%.*]])
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[X:%.*]], [[C1]]
; CHECK-NEXT:    ret <8 x float> [[S]]
; PVC-LABEL: @scalar_mask(
; PVC-NEXT:    [[A1:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[B2:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[A1]], <8 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[C3:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.f32.i16.i1(<16 x float> [[B2]], float [[Z:%.*]], i32 0, i32 1, i32 1, i16 40, i32 undef, i1 [[M:%.*]])
; PVC-NEXT:    [[P:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[C3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[Q:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[C3]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; PVC-NEXT:    [[S:%.*]] = fadd <8 x float> [[P]], [[Q]]
; PVC-NEXT:    ret <8 x float> [[S]]
  %a = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %b = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %a, <8 x float> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %c = call <32 x float> @llvm.genx.wrregionf.v32f32.f32.i16.i1(<32 x float> %b, float %z, i32 0, i32 1, i32 1, i16 40, i32 undef, i1 %m)
  %p = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %c, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %q = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %c, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %p, %q
  ret <8 x float> %s
}
