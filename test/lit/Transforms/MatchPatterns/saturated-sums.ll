; The limit of a sum that does not wrap belongs to the addition.
; CHECK lines by utils/update-checks
; RUN: cmx-opt --platform=icllp -passes=cmx-match-patterns -verify-each -S %s | FileCheck %s
; RUN: cmx-opt --platform=pvc -passes=cmx-match-patterns,cmx-match-patterns -verify-each -S %s | FileCheck %s

declare void @use(<16 x i32>)
declare <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32>)
declare <16 x i16> @llvm.genx.sstrunc.sat.v16i16.v16i32(<16 x i32>)
declare <16 x i16> @llvm.genx.ustrunc.sat.v16i16.v16i32(<16 x i32>)
declare <16 x i16> @llvm.genx.sutrunc.sat.v16i16.v16i32(<16 x i32>)
declare <16 x i8> @llvm.genx.uutrunc.sat.v16i8.v16i16(<16 x i16>)
declare <16 x i32> @llvm.genx.uutrunc.sat.v16i32.v16i64(<16 x i64>)

define <16 x i16> @unsigned_words(<16 x i16> %a, <16 x i16> %b) {
; CHECK-LABEL: @unsigned_words(
; CHECK-NEXT:    [[X:%.*]] = zext <16 x i16> [[A:%.*]] to <16 x i32>
; CHECK-NEXT:    [[Y:%.*]] = zext <16 x i16> [[B:%.*]] to <16 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.uuadd.sat.v16i16.v16i32(<16 x i32> [[X]], <16 x i32> [[Y]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %x = zext <16 x i16> %a to <16 x i32>
  %y = zext <16 x i16> %b to <16 x i32>
  %s = add nuw nsw <16 x i32> %x, %y
  %r = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

define <16 x i16> @signed(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.ssadd.sat.v16i16.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = add nsw <16 x i32> %a, %b
  %r = call <16 x i16> @llvm.genx.sstrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

define <16 x i16> @signed_to_unsigned(<16 x i32> %a) {
; CHECK-LABEL: @signed_to_unsigned(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.usadd.sat.v16i16.v16i32(<16 x i32> [[A:%.*]], <16 x i32> splat (i32 -90))
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = add nsw <16 x i32> %a, splat (i32 -90)
  %r = call <16 x i16> @llvm.genx.ustrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

define <16 x i16> @unsigned_to_signed(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @unsigned_to_signed(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.suadd.sat.v16i16.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = add nuw <16 x i32> %a, %b
  %r = call <16 x i16> @llvm.genx.sutrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

; The sum may wrap before it is limited.
define <16 x i16> @wraps(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @wraps(
; CHECK-NEXT:    [[S:%.*]] = add nsw <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> [[S]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = add nsw <16 x i32> %a, %b
  %r = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

define <16 x i16> @wraps_signed(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @wraps_signed(
; CHECK-NEXT:    [[S:%.*]] = add nuw <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.ustrunc.sat.v16i16.v16i32(<16 x i32> [[S]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = add nuw <16 x i32> %a, %b
  %r = call <16 x i16> @llvm.genx.ustrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

; The sum itself is needed.
define <16 x i16> @two_users(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @two_users(
; CHECK-NEXT:    [[S:%.*]] = add nuw <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    call void @use(<16 x i32> [[S]])
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> [[S]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = add nuw <16 x i32> %a, %b
  call void @use(<16 x i32> %s)
  %r = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

; Moves pack bytes.
define <16 x i8> @bytes(<16 x i16> %a, <16 x i16> %b) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[S:%.*]] = add nuw <16 x i16> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i8> @llvm.genx.uutrunc.sat.v16i8.v16i16(<16 x i16> [[S]])
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %s = add nuw <16 x i16> %a, %b
  %r = call <16 x i8> @llvm.genx.uutrunc.sat.v16i8.v16i16(<16 x i16> %s)
  ret <16 x i8> %r
}

; A difference.
define <16 x i16> @difference(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @difference(
; CHECK-NEXT:    [[S:%.*]] = sub nuw <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> [[S]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = sub nuw <16 x i32> %a, %b
  %r = call <16 x i16> @llvm.genx.uutrunc.sat.v16i16.v16i32(<16 x i32> %s)
  ret <16 x i16> %r
}

define <16 x i32> @longs(<16 x i64> %a, <16 x i64> %b) {
; CHECK-LABEL: @longs(
; CHECK-NEXT:    [[S:%.*]] = add nuw <16 x i64> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.uutrunc.sat.v16i32.v16i64(<16 x i64> [[S]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %s = add nuw <16 x i64> %a, %b
  %r = call <16 x i32> @llvm.genx.uutrunc.sat.v16i32.v16i64(<16 x i64> %s)
  ret <16 x i32> %r
}
