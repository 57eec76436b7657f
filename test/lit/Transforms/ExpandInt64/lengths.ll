; Integers of 33 to 63 bits are divided and converted as i64; shorter and longer ones stay.
; CHECK lines by hand: opt runs the pass, since the loader of cmx-opt would extend the integers before it.
; REQUIRES: plugin
; RUN: opt %loadplugin -passes='cmx-expand-int64<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: opt %loadplugin -passes='cmx-expand-int64<platform=pvc>,cmx-expand-int64<platform=pvc>' -S %s | FileCheck %s

define i48 @unsigned(i48 %x) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    [[X:%.*]] = zext i48 %x to i64
; CHECK-NEXT:    [[Q:%.*]] = udiv i64 [[X]], 32
; CHECK-NEXT:    [[R:%.*]] = trunc i64 [[Q]] to i48
; CHECK-NEXT:    ret i48 [[R]]
  %r = udiv i48 %x, 32
  ret i48 %r
}

define <2 x i33> @signed(<2 x i33> %x) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[X:%.*]] = sext <2 x i33> %x to <2 x i64>
; CHECK-NEXT:    [[Q:%.*]] = sdiv <2 x i64> [[X]], splat (i64 32)
; CHECK-NEXT:    [[R:%.*]] = trunc <2 x i64> [[Q]] to <2 x i33>
; CHECK-NEXT:    ret <2 x i33> [[R]]
  %r = sdiv <2 x i33> %x, splat (i33 32)
  ret <2 x i33> %r
}

; In i63, -2^62 is a negative power of two.
define i63 @remainder(i63 %x) {
; CHECK-LABEL: @remainder(
; CHECK-NEXT:    [[X:%.*]] = sext i63 %x to i64
; CHECK-NEXT:    [[Q:%.*]] = srem i64 [[X]], -4611686018427387904
; CHECK-NEXT:    [[R:%.*]] = trunc i64 [[Q]] to i63
; CHECK-NEXT:    ret i63 [[R]]
  %r = srem i63 %x, -4611686018427387904
  ret i63 %r
}

; The divisor is no power of two: the division of i64 is expanded next.
define i48 @product(i48 %x) {
; CHECK-LABEL: @product(
; CHECK-NEXT:    [[X:%.*]] = zext i48 %x to i64
; CHECK-NOT:     urem
; CHECK:         [[R:%.*]] = trunc i64 {{.*}} to i48
; CHECK-NEXT:    ret i48 [[R]]
  %r = urem i48 %x, 38
  ret i48 %r
}

define <2 x double> @to_doubles(<2 x i48> %x, <2 x i33> %y) {
; CHECK-LABEL: @to_doubles(
; CHECK-NEXT:    [[X:%.*]] = sext <2 x i48> %x to <2 x i64>
; CHECK-NEXT:    [[A:%.*]] = sitofp <2 x i64> [[X]] to <2 x double>
; CHECK-NEXT:    [[Y:%.*]] = zext <2 x i33> %y to <2 x i64>
; CHECK-NEXT:    [[B:%.*]] = uitofp <2 x i64> [[Y]] to <2 x double>
  %a = sitofp <2 x i48> %x to <2 x double>
  %b = uitofp <2 x i33> %y to <2 x double>
  %r = fadd <2 x double> %a, %b
  ret <2 x double> %r
}

define i48 @from_double(double %x) {
; CHECK-LABEL: @from_double(
; CHECK-NEXT:    [[S:%.*]] = fptosi double %x to i64
; CHECK-NEXT:    [[A:%.*]] = trunc i64 [[S]] to i48
; CHECK-NEXT:    [[U:%.*]] = fptoui double %x to i64
; CHECK-NEXT:    [[B:%.*]] = trunc i64 [[U]] to i48
  %a = fptosi double %x to i48
  %b = fptoui double %x to i48
  %r = add i48 %a, %b
  ret i48 %r
}

; Halves have no conversion of qwords anywhere: the extension is no way around it.
define half @to_half(i48 %x) {
; CHECK-LABEL: @to_half(
; CHECK-NEXT:    [[X:%.*]] = zext i48 %x to i64
; CHECK-NOT:     uitofp i48
; CHECK-NOT:     uitofp i64
; CHECK:         ret half
  %r = uitofp i48 %x to half
  ret half %r
}

define i32 @shorter(i32 %x, i24 %y) {
; CHECK-LABEL: @shorter(
; CHECK-NEXT:    [[A:%.*]] = udiv i32 %x, 38
; CHECK-NEXT:    [[B:%.*]] = sdiv i24 %y, 38
  %a = udiv i32 %x, 38
  %b = sdiv i24 %y, 38
  %w = sext i24 %b to i32
  %r = add i32 %a, %w
  ret i32 %r
}

define i65 @longer(i65 %x) {
; CHECK-LABEL: @longer(
; CHECK-NEXT:    [[A:%.*]] = udiv i65 %x, 38
; CHECK-NEXT:    ret i65 [[A]]
  %a = udiv i65 %x, 38
  ret i65 %a
}
