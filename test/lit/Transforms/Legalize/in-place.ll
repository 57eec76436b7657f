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

declare <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v15i32.i16.i1(<16 x i32>, <15 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v96i32.i16(<96 x i32>, i32, i32, i32, i16, i32)
declare <96 x i32> @llvm.genx.wrregioni.v96i32.v32i32.i16.i1(<96 x i32>, <32 x i32>, i32, i32, i32, i16, i32, i1)

; A step of a prefix sum: from the last piece to the first, each reads what none
; before it has written.
define <16 x i32> @upward(<16 x i32> %v) {
; CHECK-LABEL: @upward(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <1 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[V]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 2, i32 1, i16 52, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 2, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add <2 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP4]], <2 x i32> [[TMP7]], i32 0, i32 2, i32 1, i16 52, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add <4 x i32> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP8]], <4 x i32> [[TMP11]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 8, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <8 x i32> [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP12]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %h = call <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32> %v, i32 0, i32 15, i32 1, i16 4, i32 undef)
  %l = call <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32> %v, i32 0, i32 15, i32 1, i16 0, i32 undef)
  %s = add <15 x i32> %h, %l
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v15i32.i16.i1(<16 x i32> %v, <15 x i32> %s, i32 0, i32 15, i32 1, i16 4, i32 undef, i1 true)
  ret <16 x i32> %w
}

; The other direction: from the first to the last.
define <16 x i32> @downward(<16 x i32> %v) {
; CHECK-LABEL: @downward(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[V]], <8 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add <4 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[TMP4]], <4 x i32> [[TMP7]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 2, i32 1, i16 52, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 2, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add <2 x i32> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP8]], <2 x i32> [[TMP11]], i32 0, i32 2, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <1 x i32> [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP12]], <1 x i32> [[TMP15]], i32 0, i32 1, i32 0, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %h = call <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32> %v, i32 0, i32 15, i32 1, i16 4, i32 undef)
  %l = call <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32> %v, i32 0, i32 15, i32 1, i16 0, i32 undef)
  %s = add <15 x i32> %h, %l
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v15i32.i16.i1(<16 x i32> %v, <15 x i32> %s, i32 0, i32 15, i32 1, i16 0, i32 undef, i1 true)
  ret <16 x i32> %w
}

; One source above and one below what is written: in no order.
define <96 x i32> @both_ways(<96 x i32> %v) {
; CHECK-LABEL: @both_ways(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v96i32.i16(<96 x i32> [[V:%.*]], i32 0, i32 16, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v96i32.i16(<96 x i32> [[V]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> [[TMP3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v96i32.i16(<96 x i32> [[V]], i32 0, i32 16, i32 1, i16 256, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v96i32.i16(<96 x i32> [[V]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add <16 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[TMP4]], <16 x i32> [[TMP7]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[TMP8]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <96 x i32> @llvm.genx.wrregioni.v96i32.v16i32.i16.i1(<96 x i32> [[V]], <16 x i32> [[TMP9]], i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[TMP8]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <96 x i32> @llvm.genx.wrregioni.v96i32.v16i32.i16.i1(<96 x i32> [[TMP10]], <16 x i32> [[TMP11]], i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
; CHECK-NEXT:    ret <96 x i32> [[W]]
  %h = call <32 x i32> @llvm.genx.rdregioni.v32i32.v96i32.i16(<96 x i32> %v, i32 0, i32 32, i32 1, i16 192, i32 undef)
  %l = call <32 x i32> @llvm.genx.rdregioni.v32i32.v96i32.i16(<96 x i32> %v, i32 0, i32 32, i32 1, i16 64, i32 undef)
  %s = add <32 x i32> %h, %l
  %w = call <96 x i32> @llvm.genx.wrregioni.v96i32.v32i32.i16.i1(<96 x i32> %v, <32 x i32> %s, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  ret <96 x i32> %w
}

; Both sources end here. The first one would do, but the second one is the phi to which
; the sum goes: it is updated.
define <32 x float> @phi_second(<32 x float> %x, i32 %n) {
; CHECK-LABEL: @phi_second(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[A:%.*]] = phi <32 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %loop ]
; CHECK-NEXT:    [[AT:%.*]] = shl i32 [[I]], 7
; CHECK-NEXT:    [[V:%.*]] = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 0, i32 [[AT]])
; CHECK-NEXT:    [[TMP0:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[A]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = fadd <16 x float> [[TMP0]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[A]], <16 x float> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = fadd <16 x float> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[S]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[TMP3]], <16 x float> [[TMP6]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <32 x float> [[S]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi <32 x float> [ zeroinitializer, %entry ], [ %s, %loop ]
  %at = shl i32 %i, 7
  %v = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 0, i32 %at)
  %s = fadd <32 x float> %v, %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <32 x float> %s
}
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
