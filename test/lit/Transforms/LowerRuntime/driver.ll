; For Intel's driver, numbers of surfaces and samplers are constants, in the order of the arguments, and the thread id
; follows from the ids of group and thread.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-runtime -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-runtime,cmx-lower-runtime -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare i16 @llvm.genx.thread.x()
declare i16 @llvm.genx.thread.y()
declare void @use(i32, i32)

define spir_kernel void @surfaces(i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %src, i32 %at, i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %dst) {
; CHECK-LABEL: @surfaces(
; CHECK-NEXT:    [[V:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 1, i32 [[AT:%.*]])
; CHECK-NEXT:    call void @llvm.genx.oword.st.v4i32(i32 2, i32 [[AT]], <4 x i32> [[V]])
; CHECK-NEXT:    ret void
  %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 %at)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 %at, <4 x i32> %v)
  ret void
}

; Samplers have numbers of their own; a number may have any use.
define spir_kernel void @samplers(i32 "VCArgumentKind"="1" %first, i32 "VCArgumentKind"="2" "VCArgumentDesc"="image2d_t" %image, i32 "VCArgumentKind"="1" %second) {
; CHECK-LABEL: @samplers(
; CHECK-NEXT:    [[SUM:%.*]] = add i32 1, 16
; CHECK-NEXT:    call void @use(i32 0, i32 [[SUM]])
; CHECK-NEXT:    call void @use(i32 1, i32 [[SUM]])
; CHECK-NEXT:    ret void
  %sum = add i32 %image, 16
  call void @use(i32 %first, i32 %sum)
  call void @use(i32 %second, i32 %sum)
  ret void
}

define spir_kernel void @thread_ids(i32 %n) {
; CHECK-LABEL: @thread_ids(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.group.id.x()
; CHECK-NEXT:    [[TMP2:%.*]] = call <3 x i32> @llvm.genx.local.size.v3i32()
; CHECK-NEXT:    [[TMP3:%.*]] = extractelement <3 x i32> [[TMP2]], i64 0
; CHECK-NEXT:    [[TMP4:%.*]] = mul i32 [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <3 x i32> @llvm.genx.local.id.v3i32()
; CHECK-NEXT:    [[TMP6:%.*]] = extractelement <3 x i32> [[TMP5]], i64 0
; CHECK-NEXT:    [[TMP7:%.*]] = add i32 [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[X:%.*]] = trunc i32 [[TMP7]] to i16
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.group.id.y()
; CHECK-NEXT:    [[TMP9:%.*]] = call <3 x i32> @llvm.genx.local.size.v3i32()
; CHECK-NEXT:    [[TMP10:%.*]] = extractelement <3 x i32> [[TMP9]], i64 1
; CHECK-NEXT:    [[TMP11:%.*]] = mul i32 [[TMP8]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <3 x i32> @llvm.genx.local.id.v3i32()
; CHECK-NEXT:    [[TMP13:%.*]] = extractelement <3 x i32> [[TMP12]], i64 1
; CHECK-NEXT:    [[TMP14:%.*]] = add i32 [[TMP11]], [[TMP13]]
; CHECK-NEXT:    [[Y:%.*]] = trunc i32 [[TMP14]] to i16
; CHECK-NEXT:    [[X32:%.*]] = zext i16 [[X]] to i32
; CHECK-NEXT:    [[Y32:%.*]] = zext i16 [[Y]] to i32
; CHECK-NEXT:    call void @use(i32 [[X32]], i32 [[Y32]])
; CHECK-NEXT:    ret void
  %x = call i16 @llvm.genx.thread.x()
  %y = call i16 @llvm.genx.thread.y()
  %x32 = zext i16 %x to i32
  %y32 = zext i16 %y to i32
  call void @use(i32 %x32, i32 %y32)
  ret void
}

; No kernel: its arguments have no numbers.
define void @function(i32 %src, i32 %at) {
; CHECK-LABEL: @function(
; CHECK-NEXT:    call void @use(i32 [[SRC:%.*]], i32 [[AT:%.*]])
; CHECK-NEXT:    ret void
  call void @use(i32 %src, i32 %at)
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.runtime", !"l0"}
