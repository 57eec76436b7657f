; Dwords are not exact as singles: the bits that a bfloat drops become one, so that
; rounding twice gives what rounding once does.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower<platform=pvc>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-lower<platform=pvc>' --check-each --check-inputs=200 --disable-output %s

define <8 x bfloat> @from_dwords(<8 x i32> %x) {
; CHECK-LABEL: @from_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = icmp slt <8 x i32> [[X:%.*]], zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = sub <8 x i32> zeroinitializer, [[X]]
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> [[TMP1]], <8 x i32> [[TMP2]], <8 x i32> [[X]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i32> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP4]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = zext <8 x i8> [[TMP5]] to <8 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = add <8 x i32> [[TMP6]], splat (i32 255)
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i32> [[TMP7]], splat (i32 256)
; CHECK-NEXT:    [[TMP9:%.*]] = and <8 x i32> [[TMP3]], splat (i32 -256)
; CHECK-NEXT:    [[TMP10:%.*]] = icmp ugt <8 x i32> [[TMP3]], splat (i32 16777215)
; CHECK-NEXT:    [[TMP11:%.*]] = or <8 x i32> [[TMP9]], [[TMP8]]
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP10]], <8 x i32> [[TMP11]], <8 x i32> [[TMP3]]
; CHECK-NEXT:    [[TMP13:%.*]] = uitofp <8 x i32> [[TMP12]] to <8 x float>
; CHECK-NEXT:    [[TMP14:%.*]] = fneg <8 x float> [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP1]], <8 x float> [[TMP14]], <8 x float> [[TMP13]]
; CHECK-NEXT:    [[R:%.*]] = fptrunc <8 x float> [[TMP15]] to <8 x bfloat>
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = sitofp <8 x i32> %x to <8 x bfloat>
  ret <8 x bfloat> %r
}

define <4 x bfloat> @from_unsigned(<4 x i32> %x) {
; CHECK-LABEL: @from_unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x i32> [[X:%.*]] to <16 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[TMP1]], i32 0, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <4 x i8> [[TMP2]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = add <4 x i32> [[TMP3]], splat (i32 255)
; CHECK-NEXT:    [[TMP5:%.*]] = and <4 x i32> [[TMP4]], splat (i32 256)
; CHECK-NEXT:    [[TMP6:%.*]] = and <4 x i32> [[X]], splat (i32 -256)
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ugt <4 x i32> [[X]], splat (i32 16777215)
; CHECK-NEXT:    [[TMP8:%.*]] = or <4 x i32> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = select <4 x i1> [[TMP7]], <4 x i32> [[TMP8]], <4 x i32> [[X]]
; CHECK-NEXT:    [[TMP10:%.*]] = uitofp <4 x i32> [[TMP9]] to <4 x float>
; CHECK-NEXT:    [[R:%.*]] = fptrunc <4 x float> [[TMP10]] to <4 x bfloat>
; CHECK-NEXT:    ret <4 x bfloat> [[R]]
  %r = uitofp <4 x i32> %x to <4 x bfloat>
  ret <4 x bfloat> %r
}

define bfloat @from_scalar(i32 %x) {
; CHECK-LABEL: @from_scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = icmp slt i32 [[X:%.*]], 0
; CHECK-NEXT:    [[TMP2:%.*]] = sub i32 0, [[X]]
; CHECK-NEXT:    [[TMP3:%.*]] = select i1 [[TMP1]], i32 [[TMP2]], i32 [[X]]
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 255
; CHECK-NEXT:    [[TMP5:%.*]] = add i32 [[TMP4]], 255
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP5]], 256
; CHECK-NEXT:    [[TMP7:%.*]] = and i32 [[TMP3]], -256
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ugt i32 [[TMP3]], 16777215
; CHECK-NEXT:    [[TMP9:%.*]] = or i32 [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = select i1 [[TMP8]], i32 [[TMP9]], i32 [[TMP3]]
; CHECK-NEXT:    [[TMP11:%.*]] = uitofp i32 [[TMP10]] to float
; CHECK-NEXT:    [[TMP12:%.*]] = fneg float [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = select i1 [[TMP1]], float [[TMP12]], float [[TMP11]]
; CHECK-NEXT:    [[R:%.*]] = fptrunc float [[TMP13]] to bfloat
; CHECK-NEXT:    ret bfloat [[R]]
  %r = sitofp i32 %x to bfloat
  ret bfloat %r
}

; Qwords stay.
define bfloat @from_qword(i64 %x) {
; CHECK-LABEL: @from_qword(
; CHECK-NEXT:    [[R:%.*]] = sitofp i64 [[X:%.*]] to bfloat
; CHECK-NEXT:    ret bfloat [[R]]
  %r = sitofp i64 %x to bfloat
  ret bfloat %r
}
