; 64-bit integers in pairs of dwords where the platform lacks them.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s --check-prefix=QWORD
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=skl -verify-each -S %s | FileCheck %s --check-prefix=QWORD

declare void @llvm.genx.svm.block.st.i64.v8i64(i64, <8 x i64>)

define <8 x i64> @add(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @add(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = add <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP9]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP11]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = icmp ult <8 x i32> [[TMP12]], [[TMP6]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP11]], <8 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = add <8 x i32> [[TMP15]], splat (i32 1)
; CHECK-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[TMP14]], <8 x i32> [[TMP16]], i32 0, i32 8, i32 2, i16 4, i32 undef, <8 x i1> [[TMP13]])
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP17]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @add(
; QWORD-NEXT:    [[R:%.*]] = add <8 x i64> [[X:%.*]], [[Y:%.*]]
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = add <8 x i64> %x, %y
  ret <8 x i64> %r
}

; An address: the base's high dword is the same in all lanes, the offset has none.
define <8 x i64> @add_offset(i64 %base, <8 x i32> %o) {
; CHECK-LABEL: @add_offset(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[BASE:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[BASE]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 8, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add <8 x i32> [[TMP2]], [[O:%.*]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP6]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ult <8 x i32> [[TMP7]], [[O]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[BASE]] to <2 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add i32 [[TMP10]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i32 [[TMP11]] to <1 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[TMP12]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP8]], <8 x i32> [[TMP13]], <8 x i32> [[TMP4]]
; CHECK-NEXT:    [[TMP15:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP6]], <8 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP15]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @add_offset(
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast i64 [[BASE:%.*]] to <1 x i64>
; QWORD-NEXT:    [[B:%.*]] = call <8 x i64> @llvm.genx.rdregioni.v8i64.v1i64.i16(<1 x i64> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; QWORD-NEXT:    [[E:%.*]] = zext <8 x i32> [[O:%.*]] to <8 x i64>
; QWORD-NEXT:    [[R:%.*]] = add <8 x i64> [[B]], [[E]]
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %a = insertelement <8 x i64> poison, i64 %base, i32 0
  %b = shufflevector <8 x i64> %a, <8 x i64> poison, <8 x i32> zeroinitializer
  %e = zext <8 x i32> %o to <8 x i64>
  %r = add <8 x i64> %b, %e
  ret <8 x i64> %r
}

define i64 @add_scalar(i64 %x) {
; CHECK-LABEL: @add_scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add i32 [[TMP2]], 24
; CHECK-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP6]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ult i32 [[TMP7]], 24
; CHECK-NEXT:    [[TMP9:%.*]] = add i32 [[TMP4]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = select i1 [[TMP8]], i32 [[TMP9]], i32 [[TMP4]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP6]], i32 [[TMP10]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP11]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @add_scalar(
; QWORD-NEXT:    [[R:%.*]] = add i64 [[X:%.*]], 24
; QWORD-NEXT:    ret i64 [[R]]
  %r = add i64 %x, 24
  ret i64 %r
}

; No carry comes from a low dword of zeros.
define i64 @add_high(i64 %x) {
; CHECK-LABEL: @add_high(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = add i32 [[TMP4]], 2
; CHECK-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP6]], i32 [[TMP5]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP7]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @add_high(
; QWORD-NEXT:    [[R:%.*]] = add i64 [[X:%.*]], 8589934592
; QWORD-NEXT:    ret i64 [[R]]
  %r = add i64 %x, 8589934592
  ret i64 %r
}

define <8 x i64> @sub(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @sub(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = sub <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP9]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP12]], <8 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP13]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <8 x i32> [[TMP14]], splat (i32 -1)
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[TMP13]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, <8 x i1> [[TMP11]])
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP16]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @sub(
; QWORD-NEXT:    [[R:%.*]] = sub <8 x i64> [[X:%.*]], [[Y:%.*]]
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = sub <8 x i64> %x, %y
  ret <8 x i64> %r
}

define <8 x i64> @mul(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @mul(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = mul <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[TMP2]], <8 x i32> [[TMP6]])
; CHECK-NEXT:    [[TMP11:%.*]] = mul <8 x i32> [[TMP2]], [[TMP8]]
; CHECK-NEXT:    [[TMP12:%.*]] = add <8 x i32> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = mul <8 x i32> [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[TMP14:%.*]] = add <8 x i32> [[TMP12]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP9]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP15]], <8 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP16]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @mul(
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; QWORD-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; QWORD-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; QWORD-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; QWORD-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; QWORD-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; QWORD-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP9:%.*]] = call <8 x i64> @llvm.genx.uumul.v8i64.v8i32(<8 x i32> [[TMP2]], <8 x i32> [[TMP6]])
; QWORD-NEXT:    [[TMP10:%.*]] = mul <8 x i32> [[TMP2]], [[TMP8]]
; QWORD-NEXT:    [[TMP11:%.*]] = mul <8 x i32> [[TMP4]], [[TMP6]]
; QWORD-NEXT:    [[TMP12:%.*]] = add <8 x i32> [[TMP10]], [[TMP11]]
; QWORD-NEXT:    [[TMP13:%.*]] = bitcast <8 x i64> [[TMP9]] to <16 x i32>
; QWORD-NEXT:    [[TMP14:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP13]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP15:%.*]] = add <8 x i32> [[TMP14]], [[TMP12]]
; QWORD-NEXT:    [[TMP16:%.*]] = bitcast <8 x i64> [[TMP9]] to <16 x i32>
; QWORD-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP16]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; QWORD-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP17]] to <8 x i64>
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = mul <8 x i64> %x, %y
  ret <8 x i64> %r
}

define <8 x i64> @mul_unsigned_dwords(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @mul_unsigned_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = mul <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> [[Y]])
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP3]], <8 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP4]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @mul_unsigned_dwords(
; QWORD-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.uumul.v8i64.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %a = zext <8 x i32> %x to <8 x i64>
  %b = zext <8 x i32> %y to <8 x i64>
  %r = mul <8 x i64> %a, %b
  ret <8 x i64> %r
}

define <8 x i64> @mul_signed_dwords(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @mul_signed_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = ashr <8 x i32> [[Y:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = mul <8 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.smulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> [[Y]])
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP5]], <8 x i32> [[TMP4]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP6]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @mul_signed_dwords(
; QWORD-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.ssmul.v8i64.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %a = sext <8 x i32> %x to <8 x i64>
  %b = sext <8 x i32> %y to <8 x i64>
  %r = mul <8 x i64> %a, %b
  ret <8 x i64> %r
}

; A word is a positive dword in a signed product; a dword without a sign is none.
define <8 x i64> @mul_word_by_signed_dword(<8 x i16> %x, <8 x i32> %y) {
; CHECK-LABEL: @mul_word_by_signed_dword(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = ashr <8 x i32> [[Y:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = mul <8 x i32> [[TMP1]], [[Y]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[TMP1]], <8 x i32> [[Y]])
; CHECK-NEXT:    [[TMP5:%.*]] = mul <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = add <8 x i32> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP7]], <8 x i32> [[TMP6]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP8]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @mul_word_by_signed_dword(
; QWORD-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; QWORD-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.ssmul.v8i64.v8i32(<8 x i32> [[TMP1]], <8 x i32> [[Y:%.*]])
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %a = zext <8 x i16> %x to <8 x i64>
  %b = sext <8 x i32> %y to <8 x i64>
  %r = mul <8 x i64> %a, %b
  ret <8 x i64> %r
}

define <8 x i64> @mul_other_signs(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @mul_other_signs(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[Y:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = mul <8 x i32> [[X:%.*]], [[Y]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> [[Y]])
; CHECK-NEXT:    [[TMP4:%.*]] = mul <8 x i32> [[X]], [[TMP1]]
; CHECK-NEXT:    [[TMP5:%.*]] = add <8 x i32> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP6]], <8 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP7]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @mul_other_signs(
; QWORD-NEXT:    [[A:%.*]] = zext <8 x i32> [[X:%.*]] to <8 x i64>
; QWORD-NEXT:    [[B:%.*]] = sext <8 x i32> [[Y:%.*]] to <8 x i64>
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[A]] to <16 x i32>
; QWORD-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; QWORD-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[A]] to <16 x i32>
; QWORD-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[B]] to <16 x i32>
; QWORD-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; QWORD-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[B]] to <16 x i32>
; QWORD-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP9:%.*]] = call <8 x i64> @llvm.genx.uumul.v8i64.v8i32(<8 x i32> [[TMP2]], <8 x i32> [[TMP6]])
; QWORD-NEXT:    [[TMP10:%.*]] = mul <8 x i32> [[TMP2]], [[TMP8]]
; QWORD-NEXT:    [[TMP11:%.*]] = mul <8 x i32> [[TMP4]], [[TMP6]]
; QWORD-NEXT:    [[TMP12:%.*]] = add <8 x i32> [[TMP10]], [[TMP11]]
; QWORD-NEXT:    [[TMP13:%.*]] = bitcast <8 x i64> [[TMP9]] to <16 x i32>
; QWORD-NEXT:    [[TMP14:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP13]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP15:%.*]] = add <8 x i32> [[TMP14]], [[TMP12]]
; QWORD-NEXT:    [[TMP16:%.*]] = bitcast <8 x i64> [[TMP9]] to <16 x i32>
; QWORD-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP16]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; QWORD-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP17]] to <8 x i64>
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %a = zext <8 x i32> %x to <8 x i64>
  %b = sext <8 x i32> %y to <8 x i64>
  %r = mul <8 x i64> %a, %b
  ret <8 x i64> %r
}

define <2 x i64> @mul_constants(<2 x i32> %x) {
; CHECK-LABEL: @mul_constants(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <2 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = mul <2 x i32> [[X]], <i32 -5, i32 70000>
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.umulh.v2i32.v2i32(<2 x i32> [[X]], <2 x i32> <i32 -5, i32 70000>)
; CHECK-NEXT:    [[TMP4:%.*]] = mul <2 x i32> [[X]], <i32 -1, i32 0>
; CHECK-NEXT:    [[TMP5:%.*]] = add <2 x i32> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = mul <2 x i32> [[TMP1]], <i32 -5, i32 70000>
; CHECK-NEXT:    [[TMP7:%.*]] = add <2 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[TMP2]], i32 0, i32 2, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP8]], <2 x i32> [[TMP7]], i32 0, i32 2, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i32> [[TMP9]] to <2 x i64>
; CHECK-NEXT:    ret <2 x i64> [[R]]
; QWORD-LABEL: @mul_constants(
; QWORD-NEXT:    [[R:%.*]] = call <2 x i64> @llvm.genx.ssmul.v2i64.v2i32(<2 x i32> [[X:%.*]], <2 x i32> <i32 -5, i32 70000>)
; QWORD-NEXT:    ret <2 x i64> [[R]]
  %a = sext <2 x i32> %x to <2 x i64>
  %r = mul <2 x i64> %a, <i64 -5, i64 70000>
  ret <2 x i64> %r
}

; One lane of 33 bits.
define <2 x i64> @mul_large_constants(<2 x i32> %x) {
; CHECK-LABEL: @mul_large_constants(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <2 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = mul <2 x i32> [[X]], <i32 -5, i32 -2147483648>
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.umulh.v2i32.v2i32(<2 x i32> [[X]], <2 x i32> <i32 -5, i32 -2147483648>)
; CHECK-NEXT:    [[TMP4:%.*]] = mul <2 x i32> [[X]], <i32 -1, i32 0>
; CHECK-NEXT:    [[TMP5:%.*]] = add <2 x i32> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = mul <2 x i32> [[TMP1]], <i32 -5, i32 -2147483648>
; CHECK-NEXT:    [[TMP7:%.*]] = add <2 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[TMP2]], i32 0, i32 2, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP8]], <2 x i32> [[TMP7]], i32 0, i32 2, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i32> [[TMP9]] to <2 x i64>
; CHECK-NEXT:    ret <2 x i64> [[R]]
; QWORD-LABEL: @mul_large_constants(
; QWORD-NEXT:    [[A:%.*]] = sext <2 x i32> [[X:%.*]] to <2 x i64>
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast <2 x i64> [[A]] to <4 x i32>
; QWORD-NEXT:    [[TMP2:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 2, i32 2, i16 0, i32 undef)
; QWORD-NEXT:    [[TMP3:%.*]] = bitcast <2 x i64> [[A]] to <4 x i32>
; QWORD-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP3]], i32 0, i32 2, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP5:%.*]] = call <2 x i64> @llvm.genx.uumul.v2i64.v2i32(<2 x i32> [[TMP2]], <2 x i32> <i32 -5, i32 -2147483648>)
; QWORD-NEXT:    [[TMP6:%.*]] = mul <2 x i32> [[TMP2]], <i32 -1, i32 0>
; QWORD-NEXT:    [[TMP7:%.*]] = mul <2 x i32> [[TMP4]], <i32 -5, i32 -2147483648>
; QWORD-NEXT:    [[TMP8:%.*]] = add <2 x i32> [[TMP6]], [[TMP7]]
; QWORD-NEXT:    [[TMP9:%.*]] = bitcast <2 x i64> [[TMP5]] to <4 x i32>
; QWORD-NEXT:    [[TMP10:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP9]], i32 0, i32 2, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP11:%.*]] = add <2 x i32> [[TMP10]], [[TMP8]]
; QWORD-NEXT:    [[TMP12:%.*]] = bitcast <2 x i64> [[TMP5]] to <4 x i32>
; QWORD-NEXT:    [[TMP13:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP12]], <2 x i32> [[TMP11]], i32 0, i32 2, i32 2, i16 4, i32 undef, i1 true)
; QWORD-NEXT:    [[R:%.*]] = bitcast <4 x i32> [[TMP13]] to <2 x i64>
; QWORD-NEXT:    ret <2 x i64> [[R]]
  %a = sext <2 x i32> %x to <2 x i64>
  %r = mul <2 x i64> %a, <i64 -5, i64 2147483648>
  ret <2 x i64> %r
}

; The first lane has 33 bits.
define <2 x i64> @mul_large_first_constant(<2 x i32> %x) {
; CHECK-LABEL: @mul_large_first_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = mul <2 x i32> [[X:%.*]], <i32 0, i32 5>
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x i32> @llvm.genx.umulh.v2i32.v2i32(<2 x i32> [[X]], <2 x i32> <i32 0, i32 5>)
; CHECK-NEXT:    [[TMP3:%.*]] = mul <2 x i32> [[X]], <i32 1, i32 0>
; CHECK-NEXT:    [[TMP4:%.*]] = add <2 x i32> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> poison, <2 x i32> [[TMP1]], i32 0, i32 2, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP5]], <2 x i32> [[TMP4]], i32 0, i32 2, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i32> [[TMP6]] to <2 x i64>
; CHECK-NEXT:    ret <2 x i64> [[R]]
; QWORD-LABEL: @mul_large_first_constant(
; QWORD-NEXT:    [[A:%.*]] = zext <2 x i32> [[X:%.*]] to <2 x i64>
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast <2 x i64> [[A]] to <4 x i32>
; QWORD-NEXT:    [[TMP2:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 2, i32 2, i16 0, i32 undef)
; QWORD-NEXT:    [[TMP3:%.*]] = bitcast <2 x i64> [[A]] to <4 x i32>
; QWORD-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP3]], i32 0, i32 2, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP5:%.*]] = call <2 x i64> @llvm.genx.uumul.v2i64.v2i32(<2 x i32> [[TMP2]], <2 x i32> <i32 0, i32 5>)
; QWORD-NEXT:    [[TMP6:%.*]] = mul <2 x i32> [[TMP2]], <i32 1, i32 0>
; QWORD-NEXT:    [[TMP7:%.*]] = mul <2 x i32> [[TMP4]], <i32 0, i32 5>
; QWORD-NEXT:    [[TMP8:%.*]] = add <2 x i32> [[TMP6]], [[TMP7]]
; QWORD-NEXT:    [[TMP9:%.*]] = bitcast <2 x i64> [[TMP5]] to <4 x i32>
; QWORD-NEXT:    [[TMP10:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> [[TMP9]], i32 0, i32 2, i32 2, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP11:%.*]] = add <2 x i32> [[TMP10]], [[TMP8]]
; QWORD-NEXT:    [[TMP12:%.*]] = bitcast <2 x i64> [[TMP5]] to <4 x i32>
; QWORD-NEXT:    [[TMP13:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> [[TMP12]], <2 x i32> [[TMP11]], i32 0, i32 2, i32 2, i16 4, i32 undef, i1 true)
; QWORD-NEXT:    [[R:%.*]] = bitcast <4 x i32> [[TMP13]] to <2 x i64>
; QWORD-NEXT:    ret <2 x i64> [[R]]
  %a = zext <2 x i32> %x to <2 x i64>
  %r = mul <2 x i64> %a, <i64 4294967296, i64 5>
  ret <2 x i64> %r
}

define i64 @mul_scalar(i8 %x, i32 %y) {
; CHECK-LABEL: @mul_scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = mul i32 [[TMP1]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.umulh.i32.i32(i32 [[TMP1]], i32 [[Y]])
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP4]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP5]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @mul_scalar(
; QWORD-NEXT:    [[TMP1:%.*]] = zext i8 [[X:%.*]] to i32
; QWORD-NEXT:    [[R:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP1]], i32 [[Y:%.*]])
; QWORD-NEXT:    ret i64 [[R]]
  %a = zext i8 %x to i64
  %b = zext i32 %y to i64
  %r = mul i64 %a, %b
  ret i64 %r
}

define <8 x i64> @mul_power(<8 x i64> %x) {
; CHECK-LABEL: @mul_power(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = lshr <8 x i32> [[TMP2]], splat (i32 30)
; CHECK-NEXT:    [[TMP6:%.*]] = shl <8 x i32> [[TMP4]], splat (i32 2)
; CHECK-NEXT:    [[TMP7:%.*]] = shl <8 x i32> [[TMP2]], splat (i32 2)
; CHECK-NEXT:    [[TMP8:%.*]] = or <8 x i32> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP9]], <8 x i32> [[TMP8]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP10]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @mul_power(
; QWORD-NEXT:    [[R:%.*]] = shl <8 x i64> [[X:%.*]], splat (i64 2)
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = mul <8 x i64> %x, splat (i64 4)
  ret <8 x i64> %r
}

; Side by side, all dwords at once.
define <8 x i64> @xor(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @xor(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <8 x i64> [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i64> [[TMP1]] to <16 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = freeze <8 x i64> [[Y:%.*]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i64> [[TMP3]] to <16 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = xor <16 x i32> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP5]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @xor(
; QWORD-NEXT:    [[R:%.*]] = xor <8 x i64> [[X:%.*]], [[Y:%.*]]
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = xor <8 x i64> %x, %y
  ret <8 x i64> %r
}

define <8 x i64> @or_known_half(<8 x i64> %x, <8 x i32> %y) {
; CHECK-LABEL: @or_known_half(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i32> [[TMP2]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP6]], <8 x i32> [[TMP4]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP7]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @or_known_half(
; QWORD-NEXT:    [[E:%.*]] = zext <8 x i32> [[Y:%.*]] to <8 x i64>
; QWORD-NEXT:    [[R:%.*]] = or <8 x i64> [[X:%.*]], [[E]]
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %e = zext <8 x i32> %y to <8 x i64>
  %r = or <8 x i64> %x, %e
  ret <8 x i64> %r
}

; The high half of a scaled index is one shift.
define i64 @shl_extended(i32 %x) {
; CHECK-LABEL: @shl_extended(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i32 [[X:%.*]], 31
; CHECK-NEXT:    [[TMP2:%.*]] = shl i32 [[X]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = ashr i32 [[X]], 30
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP4]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP5]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @shl_extended(
; QWORD-NEXT:    [[W:%.*]] = sext i32 [[X:%.*]] to i64
; QWORD-NEXT:    [[R:%.*]] = shl i64 [[W]], 2
; QWORD-NEXT:    ret i64 [[R]]
  %w = sext i32 %x to i64
  %r = shl i64 %w, 2
  ret i64 %r
}

define <8 x i64> @scaled_extended(<8 x i32> %x) {
; CHECK-LABEL: @scaled_extended(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = shl <8 x i32> [[X]], splat (i32 6)
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <8 x i32> [[X]], splat (i32 26)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP4]], <8 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP5]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @scaled_extended(
; QWORD-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.ssmul.v8i64.v8i32(<8 x i32> [[X:%.*]], <8 x i32> splat (i32 64))
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %w = sext <8 x i32> %x to <8 x i64>
  %r = mul <8 x i64> %w, splat (i64 64)
  ret <8 x i64> %r
}

; The high half of this one is 0 where the dword is negative, too.
define i64 @shl_zero_extended(i32 %x) {
; CHECK-LABEL: @shl_zero_extended(
; CHECK-NEXT:    [[TMP1:%.*]] = lshr i32 [[X:%.*]], 30
; CHECK-NEXT:    [[TMP2:%.*]] = shl i32 [[X]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP3]], i32 [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP4]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @shl_zero_extended(
; QWORD-NEXT:    [[W:%.*]] = zext i32 [[X:%.*]] to i64
; QWORD-NEXT:    [[R:%.*]] = shl i64 [[W]], 2
; QWORD-NEXT:    ret i64 [[R]]
  %w = zext i32 %x to i64
  %r = shl i64 %w, 2
  ret i64 %r
}

define i64 @shl_constant(i64 %x) {
; CHECK-LABEL: @shl_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = lshr i32 [[TMP2]], 20
; CHECK-NEXT:    [[TMP6:%.*]] = shl i32 [[TMP4]], 12
; CHECK-NEXT:    [[TMP7:%.*]] = shl i32 [[TMP2]], 12
; CHECK-NEXT:    [[TMP8:%.*]] = or i32 [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP9]], i32 [[TMP8]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP10]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @shl_constant(
; QWORD-NEXT:    [[R:%.*]] = shl i64 [[X:%.*]], 12
; QWORD-NEXT:    ret i64 [[R]]
  %r = shl i64 %x, 12
  ret i64 %r
}

define i64 @ashr_far(i64 %x) {
; CHECK-LABEL: @ashr_far(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = ashr i32 [[TMP4]], 31
; CHECK-NEXT:    [[TMP6:%.*]] = ashr i32 [[TMP4]], 8
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP6]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP7]], i32 [[TMP5]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP8]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @ashr_far(
; QWORD-NEXT:    [[R:%.*]] = ashr i64 [[X:%.*]], 40
; QWORD-NEXT:    ret i64 [[R]]
  %r = ashr i64 %x, 40
  ret i64 %r
}

define i64 @lshr_variable(i64 %x, i64 %n) {
; CHECK-LABEL: @lshr_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[N:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[N]] to <2 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = and i32 [[TMP6]], 31
; CHECK-NEXT:    [[TMP10:%.*]] = xor i32 [[TMP9]], 31
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ugt i32 [[TMP6]], 31
; CHECK-NEXT:    [[TMP12:%.*]] = lshr i32 [[TMP4]], [[TMP9]]
; CHECK-NEXT:    [[TMP13:%.*]] = shl i32 [[TMP4]], 1
; CHECK-NEXT:    [[TMP14:%.*]] = shl i32 [[TMP13]], [[TMP10]]
; CHECK-NEXT:    [[TMP15:%.*]] = lshr i32 [[TMP2]], [[TMP9]]
; CHECK-NEXT:    [[TMP16:%.*]] = or i32 [[TMP15]], [[TMP14]]
; CHECK-NEXT:    [[TMP17:%.*]] = select i1 [[TMP11]], i32 [[TMP12]], i32 [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = select i1 [[TMP11]], i32 0, i32 [[TMP12]]
; CHECK-NEXT:    [[TMP19:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP17]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP20:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP19]], i32 [[TMP18]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP20]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @lshr_variable(
; QWORD-NEXT:    [[R:%.*]] = lshr i64 [[X:%.*]], [[N:%.*]]
; QWORD-NEXT:    ret i64 [[R]]
  %r = lshr i64 %x, %n
  ret i64 %r
}

define <8 x i1> @equal(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @equal(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = icmp eq <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp eq <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
; QWORD-LABEL: @equal(
; QWORD-NEXT:    [[R:%.*]] = icmp eq <8 x i64> [[X:%.*]], [[Y:%.*]]
; QWORD-NEXT:    ret <8 x i1> [[R]]
  %r = icmp eq <8 x i64> %x, %y
  ret <8 x i1> %r
}

define i1 @is_not_zero(i64 %x) {
; CHECK-LABEL: @is_not_zero(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = or i32 [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq i32 [[TMP5]], 0
; CHECK-NEXT:    [[R:%.*]] = xor i1 [[TMP6]], true
; CHECK-NEXT:    ret i1 [[R]]
; QWORD-LABEL: @is_not_zero(
; QWORD-NEXT:    [[R:%.*]] = icmp ne i64 [[X:%.*]], 0
; QWORD-NEXT:    ret i1 [[R]]
  %r = icmp ne i64 %x, 0
  ret i1 %r
}

define <8 x i1> @less(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @less(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = icmp slt <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp eq <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = and <8 x i1> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i1> [[TMP9]], [[TMP12]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
; QWORD-LABEL: @less(
; QWORD-NEXT:    [[R:%.*]] = icmp slt <8 x i64> [[X:%.*]], [[Y:%.*]]
; QWORD-NEXT:    ret <8 x i1> [[R]]
  %r = icmp slt <8 x i64> %x, %y
  ret <8 x i1> %r
}

define <8 x i1> @is_negative(<8 x i64> %x) {
; CHECK-LABEL: @is_negative(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = icmp slt <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
; QWORD-LABEL: @is_negative(
; QWORD-NEXT:    [[R:%.*]] = icmp slt <8 x i64> [[X:%.*]], zeroinitializer
; QWORD-NEXT:    ret <8 x i1> [[R]]
  %r = icmp slt <8 x i64> %x, zeroinitializer
  ret <8 x i1> %r
}

define <8 x i64> @select(<8 x i1> %c, <8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @select(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = select <8 x i1> [[C:%.*]], <8 x i32> [[TMP2]], <8 x i32> [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[C]], <8 x i32> [[TMP4]], <8 x i32> [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP9]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP11]], <8 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP12]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @select(
; QWORD-NEXT:    [[R:%.*]] = select <8 x i1> [[C:%.*]], <8 x i64> [[X:%.*]], <8 x i64> [[Y:%.*]]
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = select <8 x i1> %c, <8 x i64> %x, <8 x i64> %y
  ret <8 x i64> %r
}

define <8 x i64> @sext(<8 x i16> %x) {
; CHECK-LABEL: @sext(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = ashr <8 x i32> [[TMP1]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP3]], <8 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP4]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @sext(
; QWORD-NEXT:    [[R:%.*]] = sext <8 x i16> [[X:%.*]] to <8 x i64>
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = sext <8 x i16> %x to <8 x i64>
  ret <8 x i64> %r
}

; What only halves are wanted of is never put together.
define i32 @chain(i64 %x, i64 %y) {
; CHECK-LABEL: @chain(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[Y:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[Y]] to <2 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i32 [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = add i32 [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult i32 [[TMP9]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = add i32 [[TMP10]], 1
; CHECK-NEXT:    [[TMP13:%.*]] = select i1 [[TMP11]], i32 [[TMP12]], i32 [[TMP10]]
; CHECK-NEXT:    [[TMP14:%.*]] = shl i32 [[TMP13]], 24
; CHECK-NEXT:    [[TMP15:%.*]] = lshr i32 [[TMP9]], 8
; CHECK-NEXT:    [[R:%.*]] = or i32 [[TMP15]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = lshr i32 [[TMP13]], 8
; CHECK-NEXT:    ret i32 [[R]]
; QWORD-LABEL: @chain(
; QWORD-NEXT:    [[A:%.*]] = add i64 [[X:%.*]], [[Y:%.*]]
; QWORD-NEXT:    [[B:%.*]] = lshr i64 [[A]], 8
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast i64 [[B]] to <2 x i32>
; QWORD-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; QWORD-NEXT:    ret i32 [[R]]
  %a = add i64 %x, %y
  %b = lshr i64 %a, 8
  %r = trunc i64 %b to i32
  ret i32 %r
}

; Some users take halves, one takes all.
define i32 @whole_and_halves(<8 x i64> %x, <8 x i64> %y, i64 %p) {
; CHECK-LABEL: @whole_and_halves(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = sub <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP9]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP12]], <8 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP13]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <8 x i32> [[TMP14]], splat (i32 -1)
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[TMP13]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, <8 x i1> [[TMP11]])
; CHECK-NEXT:    [[A:%.*]] = bitcast <16 x i32> [[TMP16]] to <8 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v8i64(i64 [[P:%.*]], <8 x i64> [[A]])
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
; QWORD-LABEL: @whole_and_halves(
; QWORD-NEXT:    [[A:%.*]] = sub <8 x i64> [[X:%.*]], [[Y:%.*]]
; QWORD-NEXT:    call void @llvm.genx.svm.block.st.i64.v8i64(i64 [[P:%.*]], <8 x i64> [[A]])
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[A]] to <16 x i32>
; QWORD-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; QWORD-NEXT:    ret i32 [[R]]
  %a = sub <8 x i64> %x, %y
  call void @llvm.genx.svm.block.st.i64.v8i64(i64 %p, <8 x i64> %a)
  %e = extractelement <8 x i64> %a, i32 3
  %r = trunc i64 %e to i32
  ret i32 %r
}

; Only moved: nothing to do.
define i64 @phi(i1 %c, i64 %x, i64 %y) {
; CHECK-LABEL: @phi(
; CHECK:       entry:
; CHECK-NEXT:    br i1 [[C:%.*]], label %left, label %right
; CHECK:       left:
; CHECK-NEXT:    br label %right
; CHECK:       right:
; CHECK-NEXT:    [[R:%.*]] = phi i64 [ [[X:%.*]], %entry ], [ [[Y:%.*]], %left ]
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @phi(
; QWORD:       entry:
; QWORD-NEXT:    br i1 [[C:%.*]], label %left, label %right
; QWORD:       left:
; QWORD-NEXT:    br label %right
; QWORD:       right:
; QWORD-NEXT:    [[R:%.*]] = phi i64 [ [[X:%.*]], %entry ], [ [[Y:%.*]], %left ]
; QWORD-NEXT:    ret i64 [[R]]
entry:
  br i1 %c, label %left, label %right
left:
  br label %right
right:
  %r = phi i64 [ %x, %entry ], [ %y, %left ]
  ret i64 %r
}

define float @to_float(i32 %x) {
; CHECK-LABEL: @to_float(
; CHECK-NEXT:    [[R:%.*]] = uitofp i32 [[X:%.*]] to float
; CHECK-NEXT:    ret float [[R]]
; QWORD-LABEL: @to_float(
; QWORD-NEXT:    [[E:%.*]] = zext i32 [[X:%.*]] to i64
; QWORD-NEXT:    [[R:%.*]] = sitofp i64 [[E]] to float
; QWORD-NEXT:    ret float [[R]]
  %e = zext i32 %x to i64
  %r = sitofp i64 %e to float
  ret float %r
}

declare i64 @llvm.umin.i64(i64, i64)
define i64 @umin(i64 %x, i64 %y) {
; CHECK-LABEL: @umin(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[Y:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[Y]] to <2 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ult i32 [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp eq i32 [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult i32 [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = and i1 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = or i1 [[TMP9]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP15:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP14]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast i64 [[Y]] to <2 x i32>
; CHECK-NEXT:    [[TMP19:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP18]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast i64 [[Y]] to <2 x i32>
; CHECK-NEXT:    [[TMP21:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = select i1 [[TMP13]], i32 [[TMP15]], i32 [[TMP19]]
; CHECK-NEXT:    [[TMP23:%.*]] = select i1 [[TMP13]], i32 [[TMP17]], i32 [[TMP21]]
; CHECK-NEXT:    [[TMP24:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP22]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP24]], i32 [[TMP23]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP25]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @umin(
; QWORD-NEXT:    [[R:%.*]] = call i64 @llvm.umin.i64(i64 [[X:%.*]], i64 [[Y:%.*]])
; QWORD-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.umin.i64(i64 %x, i64 %y)
  ret i64 %r
}

declare i64 @llvm.ctlz.i64(i64, i1)
define i64 @ctlz(i64 %x) {
; CHECK-LABEL: @ctlz(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP2]], i1 false)
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq i32 [[TMP4]], 0
; CHECK-NEXT:    [[TMP7:%.*]] = add i32 [[TMP5]], 32
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP4]], i1 false)
; CHECK-NEXT:    [[TMP9:%.*]] = select i1 [[TMP6]], i32 [[TMP7]], i32 [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP10]], i32 0, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP11]] to i64
; CHECK-NEXT:    ret i64 [[R]]
; QWORD-LABEL: @ctlz(
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast i64 [[X:%.*]] to <2 x i32>
; QWORD-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; QWORD-NEXT:    [[TMP3:%.*]] = bitcast i64 [[X]] to <2 x i32>
; QWORD-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; QWORD-NEXT:    [[TMP5:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP2]], i1 false)
; QWORD-NEXT:    [[TMP6:%.*]] = icmp eq i32 [[TMP4]], 0
; QWORD-NEXT:    [[TMP7:%.*]] = add i32 [[TMP5]], 32
; QWORD-NEXT:    [[TMP8:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP4]], i1 false)
; QWORD-NEXT:    [[TMP9:%.*]] = select i1 [[TMP6]], i32 [[TMP7]], i32 [[TMP8]]
; QWORD-NEXT:    [[TMP10:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; QWORD-NEXT:    [[TMP11:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP10]], i32 0, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; QWORD-NEXT:    [[R:%.*]] = bitcast <2 x i32> [[TMP11]] to i64
; QWORD-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  ret i64 %r
}

; The carry of a scalar is a predicated addition in place, too.
define i64 @scalar_sum(i64 %a, i64 %b) {
; CHECK-LABEL: @scalar_sum(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[A:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[A]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[B:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[B]] to <2 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add i32 [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = add i32 [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> poison, i32 [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i32 [[TMP12]] to <1 x i32>
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i32 [[TMP6]] to <1 x i32>
; CHECK-NEXT:    [[TMP15:%.*]] = icmp ult <1 x i32> [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP11]], i32 [[TMP10]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = add i32 [[TMP17]], 1
; CHECK-NEXT:    [[TMP19:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.v1i1(<2 x i32> [[TMP16]], i32 [[TMP18]], i32 0, i32 1, i32 0, i16 4, i32 undef, <1 x i1> [[TMP15]])
; CHECK-NEXT:    [[S:%.*]] = bitcast <2 x i32> [[TMP19]] to i64
; CHECK-NEXT:    ret i64 [[S]]
; QWORD-LABEL: @scalar_sum(
; QWORD-NEXT:    [[S:%.*]] = add i64 [[A:%.*]], [[B:%.*]]
; QWORD-NEXT:    ret i64 [[S]]
  %s = add i64 %a, %b
  ret i64 %s
}

; Of halves that are used alone it is a choice.
define i32 @high_of_sum(i64 %a, i64 %b) {
; CHECK-LABEL: @high_of_sum(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[A:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[A]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[B:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[B]] to <2 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = sub i32 [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub i32 [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult i32 [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = add i32 [[TMP10]], -1
; CHECK-NEXT:    [[T:%.*]] = select i1 [[TMP11]], i32 [[TMP12]], i32 [[TMP10]]
; CHECK-NEXT:    ret i32 [[T]]
; QWORD-LABEL: @high_of_sum(
; QWORD-NEXT:    [[S:%.*]] = sub i64 [[A:%.*]], [[B:%.*]]
; QWORD-NEXT:    [[TMP1:%.*]] = bitcast i64 [[S]] to <2 x i32>
; QWORD-NEXT:    [[T:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; QWORD-NEXT:    ret i32 [[T]]
  %s = sub i64 %a, %b
  %h = lshr i64 %s, 32
  %t = trunc i64 %h to i32
  ret i32 %t
}

; The public forms that LLVM has as well.
define <8 x i64> @genx_abs(<8 x i64> %x) {
; CHECK-LABEL: @genx_abs(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp slt <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP6]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = sub <8 x i32> zeroinitializer, [[TMP7]]
; CHECK-NEXT:    [[TMP11:%.*]] = sub <8 x i32> zeroinitializer, [[TMP9]]
; CHECK-NEXT:    [[TMP12:%.*]] = icmp ult <8 x i32> zeroinitializer, [[TMP7]]
; CHECK-NEXT:    [[TMP13:%.*]] = add <8 x i32> [[TMP11]], splat (i32 -1)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP12]], <8 x i32> [[TMP13]], <8 x i32> [[TMP11]]
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP16:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP18:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[TMP10]], <8 x i32> [[TMP16]]
; CHECK-NEXT:    [[TMP20:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[TMP14]], <8 x i32> [[TMP18]]
; CHECK-NEXT:    [[TMP21:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP19]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP22:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP21]], <8 x i32> [[TMP20]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP22]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @genx_abs(
; QWORD-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.absi.v8i64(<8 x i64> [[X:%.*]])
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = call <8 x i64> @llvm.genx.absi.v8i64(<8 x i64> %x)
  ret <8 x i64> %r
}

define <8 x i64> @genx_umax(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @genx_umax(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP7]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ugt <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp eq <8 x i32> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ugt <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = and <8 x i1> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = or <8 x i1> [[TMP9]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP15:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP16]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP18]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP21:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP20]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = select <8 x i1> [[TMP13]], <8 x i32> [[TMP15]], <8 x i32> [[TMP19]]
; CHECK-NEXT:    [[TMP23:%.*]] = select <8 x i1> [[TMP13]], <8 x i32> [[TMP17]], <8 x i32> [[TMP21]]
; CHECK-NEXT:    [[TMP24:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP22]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP24]], <8 x i32> [[TMP23]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP25]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
; QWORD-LABEL: @genx_umax(
; QWORD-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.umax.v8i64.v8i64(<8 x i64> [[X:%.*]], <8 x i64> [[Y:%.*]])
; QWORD-NEXT:    ret <8 x i64> [[R]]
  %r = call <8 x i64> @llvm.genx.umax.v8i64.v8i64(<8 x i64> %x, <8 x i64> %y)
  ret <8 x i64> %r
}

declare <8 x i64> @llvm.genx.absi.v8i64(<8 x i64>)
declare <8 x i64> @llvm.genx.umax.v8i64.v8i64(<8 x i64>, <8 x i64>)
