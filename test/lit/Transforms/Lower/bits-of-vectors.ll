; One bit of a vector is read from its element; LLVM writes it as a lane of a predicate.
; CHECK lines by utils/update-checks
; RUN: cmx-opt --platform=icllp -passes=cmx-lower -S %s | FileCheck %s
; RUN: cmx-opt --platform=pvc -passes=cmx-lower,cmx-lower -S %s | FileCheck %s

define i1 @words(<17 x i16> %v) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[TMP1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v17i16.i16(<17 x i16> [[V:%.*]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i16 [[TMP1]], 8
; CHECK-NEXT:    [[TMP3:%.*]] = and i16 [[TMP2]], 1
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne i16 [[TMP3]], 0
; CHECK-NEXT:    ret i1 [[TMP4]]
  %bits = bitcast <17 x i16> %v to <272 x i1>
  %bit = extractelement <272 x i1> %bits, i64 40
  ret i1 %bit
}

define i1 @floats(<3 x float> %v) {
; CHECK-LABEL: @floats(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <3 x float> [[V:%.*]] to <3 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v3i32.i16(<3 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr i32 [[TMP2]], 31
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 1
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i32 [[TMP4]], 0
; CHECK-NEXT:    ret i1 [[TMP5]]
  %bits = bitcast <3 x float> %v to <96 x i1>
  %bit = extractelement <96 x i1> %bits, i64 95
  ret i1 %bit
}

; Of bytes: the first and the last bit.
define i1 @bytes(<5 x i8> %v, i1 %c) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = call i8 @llvm.genx.rdregioni.i8.v5i8.i16(<5 x i8> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext i8 [[TMP1]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = lshr i16 [[TMP2]], 0
; CHECK-NEXT:    [[TMP4:%.*]] = and i16 [[TMP3]], 1
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i16 [[TMP4]] to <2 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ne i8 [[TMP6]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = call i8 @llvm.genx.rdregioni.i8.v5i8.i16(<5 x i8> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext i8 [[TMP8]] to i16
; CHECK-NEXT:    [[TMP10:%.*]] = lshr i16 [[TMP9]], 7
; CHECK-NEXT:    [[TMP11:%.*]] = and i16 [[TMP10]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i16 [[TMP11]] to <2 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = icmp ne i8 [[TMP13]], 0
; CHECK-NEXT:    [[BOTH:%.*]] = and i1 [[TMP7]], [[TMP14]]
; CHECK-NEXT:    ret i1 [[BOTH]]
  %bits = bitcast <5 x i8> %v to <40 x i1>
  %first = extractelement <40 x i1> %bits, i64 0
  %last = extractelement <40 x i1> %bits, i64 39
  %both = and i1 %first, %last
  ret i1 %both
}
