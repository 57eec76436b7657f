; A loop-carried vector is updated where it lies.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s


define <36 x float> @accumulate(<36 x float> %x, i32 %n) {
; CHECK-LABEL: @accumulate(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[A:%.*]] = phi <36 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %loop ]
; CHECK-NEXT:    [[TMP0:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[A]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = fadd <16 x float> [[TMP0]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <36 x float> @llvm.genx.wrregionf.v36f32.v16f32.i16.i1(<36 x float> [[A]], <16 x float> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[X]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = fadd <16 x float> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <36 x float> @llvm.genx.wrregionf.v36f32.v16f32.i16.i1(<36 x float> [[TMP3]], <16 x float> [[TMP6]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v36f32.i16(<36 x float> [[TMP7]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v36f32.i16(<36 x float> [[X]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = fadd <4 x float> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[S]] = call <36 x float> @llvm.genx.wrregionf.v36f32.v4f32.i16.i1(<36 x float> [[TMP7]], <4 x float> [[TMP10]], i32 0, i32 4, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <36 x float> [[S]]
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi <36 x float> [ zeroinitializer, %entry ], [ %s, %loop ]
  %s = fadd <36 x float> %a, %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done

done:
  ret <36 x float> %s
}

; Read once more: the sum needs a place of its own.
define <36 x float> @read_after(<36 x float> %x, i32 %n) {
; CHECK-LABEL: @read_after(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[A:%.*]] = phi <36 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %loop ]
; CHECK-NEXT:    [[TMP0:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[A]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = fadd <16 x float> [[TMP0]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[A]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v36f32.i16(<36 x float> [[X]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = fadd <16 x float> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v36f32.i16(<36 x float> [[A]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v36f32.i16(<36 x float> [[X]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = fadd <4 x float> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <36 x float> @llvm.genx.wrregionf.v36f32.v16f32.i16.i1(<36 x float> poison, <16 x float> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <36 x float> @llvm.genx.wrregionf.v36f32.v16f32.i16.i1(<36 x float> [[TMP9]], <16 x float> [[TMP5]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[S]] = call <36 x float> @llvm.genx.wrregionf.v36f32.v4f32.i16.i1(<36 x float> [[TMP10]], <4 x float> [[TMP8]], i32 0, i32 4, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <36 x float> [[A]]
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi <36 x float> [ zeroinitializer, %entry ], [ %s, %loop ]
  %s = fadd <36 x float> %a, %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done

done:
  ret <36 x float> %a
}
