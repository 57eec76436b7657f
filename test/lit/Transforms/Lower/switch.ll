; A switch on 64 bits becomes one on 32: on the low dword, if the high ones of the
; cases agree, or on the number of the case.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -verify-each --check-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -verify-each --check-each -S %s -o %t

define i32 @small(i32 %n) {
; CHECK-LABEL: @small(
; CHECK-NEXT:    [[M:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    [[K:%.*]] = zext i32 [[M]] to i64
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[K]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i32 [[TMP2]], 0
; CHECK-NEXT:    [[TMP4:%.*]] = select i1 [[TMP3]], i32 [[M]], i32 2
; CHECK-NEXT:    switch i32 [[TMP4]], label %other [
; CHECK-NEXT:    i32 0, label %a
; CHECK-NEXT:    i32 1, label %b
; CHECK-NEXT:    i32 3, label %a
; CHECK-NEXT:    ]
; CHECK:       a:
; CHECK-NEXT:    ret i32 10
; CHECK:       b:
; CHECK-NEXT:    ret i32 20
; CHECK:       other:
; CHECK-NEXT:    ret i32 30
  %m = and i32 %n, 7
  %k = zext i32 %m to i64
  switch i64 %k, label %other [ i64 0, label %a
    i64 1, label %b
    i64 3, label %a ]
a:
  ret i32 10
b:
  ret i32 20
other:
  ret i32 30
}

define i32 @negative(i32 %n, i64 %any) {
; CHECK-LABEL: @negative(
; CHECK-NEXT:    [[M:%.*]] = or i32 [[N:%.*]], -4
; CHECK-NEXT:    [[S:%.*]] = sext i32 [[M]] to i64
; CHECK-NEXT:    [[C:%.*]] = icmp eq i64 [[ANY:%.*]], 0
; CHECK-NEXT:    [[K:%.*]] = select i1 [[C]], i64 [[S]], i64 [[ANY]]
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[K]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[K]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp eq i32 [[TMP4]], -1
; CHECK-NEXT:    [[TMP6:%.*]] = select i1 [[TMP5]], i32 [[TMP2]], i32 0
; CHECK-NEXT:    switch i32 [[TMP6]], label %other [
; CHECK-NEXT:    i32 -1, label %a
; CHECK-NEXT:    i32 -3, label %b
; CHECK-NEXT:    ]
; CHECK:       a:
; CHECK-NEXT:    ret i32 10
; CHECK:       b:
; CHECK-NEXT:    ret i32 20
; CHECK:       other:
; CHECK-NEXT:    ret i32 30
  %m = or i32 %n, -4
  %s = sext i32 %m to i64
  %c = icmp eq i64 %any, 0
  %k = select i1 %c, i64 %s, i64 %any
  switch i64 %k, label %other [ i64 -1, label %a
    i64 -3, label %b ]
a:
  ret i32 10
b:
  ret i32 20
other:
  ret i32 30
}

; The low dwords of two cases are the same.
define i32 @far(i32 %n) {
; CHECK-LABEL: @far(
; CHECK-NEXT:    [[M:%.*]] = and i32 [[N:%.*]], 3
; CHECK-NEXT:    [[Z:%.*]] = zext i32 [[M]] to i64
; CHECK-NEXT:    [[H:%.*]] = shl i64 [[Z]], 32
; CHECK-NEXT:    [[K:%.*]] = or i64 [[H]], 1
; CHECK-NEXT:    [[TMP1:%.*]] = icmp eq i64 [[K]], 1
; CHECK-NEXT:    [[TMP2:%.*]] = select i1 [[TMP1]], i32 1, i32 0
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i64 [[K]], 4294967297
; CHECK-NEXT:    [[TMP4:%.*]] = select i1 [[TMP3]], i32 2, i32 [[TMP2]]
; CHECK-NEXT:    switch i32 [[TMP4]], label %other [
; CHECK-NEXT:    i32 1, label %a
; CHECK-NEXT:    i32 2, label %b
; CHECK-NEXT:    ]
; CHECK:       a:
; CHECK-NEXT:    ret i32 10
; CHECK:       b:
; CHECK-NEXT:    ret i32 20
; CHECK:       other:
; CHECK-NEXT:    ret i32 30
  %m = and i32 %n, 3
  %z = zext i32 %m to i64
  %h = shl i64 %z, 32
  %k = or i64 %h, 1
  switch i64 %k, label %other [ i64 1, label %a
    i64 4294967297, label %b ]
a:
  ret i32 10
b:
  ret i32 20
other:
  ret i32 30
}

define i32 @no_cases(i64 %k) {
; CHECK-LABEL: @no_cases(
; CHECK-NEXT:    switch i64 [[K:%.*]], label %other [
; CHECK-NEXT:    ]
; CHECK:       other:
; CHECK-NEXT:    ret i32 30
  switch i64 %k, label %other [ ]
other:
  ret i32 30
}
