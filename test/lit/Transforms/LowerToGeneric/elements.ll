; Elements at variable places stay; those outside of their vector are noted.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic -S %s | FileCheck %s

define i32 @extract(<8 x i32> %v, i32 %i) {
; CHECK-LABEL: @extract(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca i8, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = icmp uge i32 [[I:%.*]], 8
; CHECK-NEXT:    [[TMP2:%.*]] = zext i1 [[TMP1]] to i8
; CHECK-NEXT:    store i8 [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site, i32 10, i32 1, ptr [[SCRATCH]])
; CHECK-NEXT:    [[E:%.*]] = extractelement <8 x i32> [[V:%.*]], i32 [[I]]
; CHECK-NEXT:    ret i32 [[E]]
  %e = extractelement <8 x i32> %v, i32 %i
  ret i32 %e
}

define <8 x i32> @insert(<8 x i32> %v, i32 %x, i64 %i) {
; CHECK-LABEL: @insert(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca i8, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = icmp uge i64 [[I:%.*]], 8
; CHECK-NEXT:    [[TMP2:%.*]] = zext i1 [[TMP1]] to i8
; CHECK-NEXT:    store i8 [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.1, i32 10, i32 1, ptr [[SCRATCH]])
; CHECK-NEXT:    [[R:%.*]] = insertelement <8 x i32> [[V:%.*]], i32 [[X:%.*]], i64 [[I]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = insertelement <8 x i32> %v, i32 %x, i64 %i
  ret <8 x i32> %r
}

; 256 is no number of 8 bits.
define i8 @narrow_index(<256 x i8> %v, i8 %i) {
; CHECK-LABEL: @narrow_index(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca i8, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[I:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = icmp uge i32 [[TMP1]], 256
; CHECK-NEXT:    [[TMP3:%.*]] = zext i1 [[TMP2]] to i8
; CHECK-NEXT:    store i8 [[TMP3]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.2, i32 10, i32 1, ptr [[SCRATCH]])
; CHECK-NEXT:    [[E:%.*]] = extractelement <256 x i8> [[V:%.*]], i8 [[I]]
; CHECK-NEXT:    ret i8 [[E]]
  %e = extractelement <256 x i8> %v, i8 %i
  ret i8 %e
}

; Known places need no check.
define <8 x i32> @constant(<8 x i32> %v) {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 3)
; CHECK-NEXT:    [[E:%.*]] = extractelement <8 x i32> [[V:%.*]], i32 7
; CHECK-NEXT:    [[R:%.*]] = insertelement <8 x i32> [[V]], i32 [[E]], i32 0
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %e = extractelement <8 x i32> %v, i32 7
  %r = insertelement <8 x i32> %v, i32 %e, i32 0
  ret <8 x i32> %r
}
