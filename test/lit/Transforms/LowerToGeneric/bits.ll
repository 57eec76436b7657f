; Bit fields, counts, rotations, bitwise functions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.sbfe.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.genx.ubfe.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.genx.bfi.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.genx.bfn.v4i32.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare { i32, i32 } @llvm.genx.addc.i32.i32(i32, i32)
declare { i32, i32 } @llvm.genx.subb.i32.i32(i32, i32)
declare i32 @llvm.genx.rol.i32.i32(i32, i32)
declare i32 @llvm.genx.sfbh.i32(i32)
declare i32 @llvm.genx.ufbh.i32(i32)
declare i32 @llvm.genx.fbl.i32(i32)
declare i32 @llvm.genx.lzd.i32(i32)
declare <4 x i32> @llvm.genx.cbit.v4i32.v4i8(<4 x i8>)
declare i32 @llvm.genx.bfrev.i32(i32)

define <4 x i32> @sbfe(<4 x i32> %width, <4 x i32> %offset, <4 x i32> %v) {
; CHECK-LABEL: @sbfe(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = and <4 x i32> [[WIDTH:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i32> [[OFFSET:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = sub <4 x i32> splat (i32 32), [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = icmp eq <4 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = and <4 x i32> [[TMP3]], splat (i32 31)
; CHECK-NEXT:    [[TMP6:%.*]] = ashr <4 x i32> [[V:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = shl <4 x i32> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = ashr <4 x i32> [[TMP7]], [[TMP5]]
; CHECK-NEXT:    [[R:%.*]] = select <4 x i1> [[TMP4]], <4 x i32> zeroinitializer, <4 x i32> [[TMP8]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.sbfe.v4i32(<4 x i32> %width, <4 x i32> %offset, <4 x i32> %v)
  ret <4 x i32> %r
}

define <4 x i32> @ubfe(<4 x i32> %width, <4 x i32> %offset, <4 x i32> %v) {
; CHECK-LABEL: @ubfe(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = and <4 x i32> [[WIDTH:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i32> [[OFFSET:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <4 x i32> [[V:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = shl <4 x i32> splat (i32 1), [[TMP1]]
; CHECK-NEXT:    [[TMP5:%.*]] = sub <4 x i32> [[TMP4]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = and <4 x i32> [[TMP3]], [[TMP5]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.ubfe.v4i32(<4 x i32> %width, <4 x i32> %offset, <4 x i32> %v)
  ret <4 x i32> %r
}

define <4 x i32> @bfi(<4 x i32> %width, <4 x i32> %offset, <4 x i32> %insert, <4 x i32> %v) {
; CHECK-LABEL: @bfi(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = and <4 x i32> [[WIDTH:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i32> [[OFFSET:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = shl <4 x i32> splat (i32 1), [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = sub <4 x i32> [[TMP3]], splat (i32 1)
; CHECK-NEXT:    [[TMP5:%.*]] = shl <4 x i32> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = shl <4 x i32> [[INSERT:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = and <4 x i32> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = xor <4 x i32> [[TMP5]], splat (i32 -1)
; CHECK-NEXT:    [[TMP9:%.*]] = and <4 x i32> [[V:%.*]], [[TMP8]]
; CHECK-NEXT:    [[R:%.*]] = or <4 x i32> [[TMP7]], [[TMP9]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.bfi.v4i32(<4 x i32> %width, <4 x i32> %offset, <4 x i32> %insert, <4 x i32> %v)
  ret <4 x i32> %r
}

; a ? b : c with a of src2.
define <4 x i32> @bfn_choice(<4 x i32> %c, <4 x i32> %b, <4 x i32> %a) {
; CHECK-LABEL: @bfn_choice(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = and <4 x i32> [[B:%.*]], splat (i32 -1)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <4 x i32> [[B]], splat (i32 -1)
; CHECK-NEXT:    [[TMP3:%.*]] = and <4 x i32> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = or <4 x i32> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = and <4 x i32> [[A:%.*]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = xor <4 x i32> [[A]], splat (i32 -1)
; CHECK-NEXT:    [[TMP7:%.*]] = and <4 x i32> [[TMP6]], [[C:%.*]]
; CHECK-NEXT:    [[R:%.*]] = or <4 x i32> [[TMP5]], [[TMP7]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.bfn.v4i32.v4i32(<4 x i32> %c, <4 x i32> %b, <4 x i32> %a, i8 202)
  ret <4 x i32> %r
}

define { i32, i32 } @addc(i32 %a, i32 %b) {
; CHECK-LABEL: @addc(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = add i32 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ult i32 [[TMP1]], [[A]]
; CHECK-NEXT:    [[TMP3:%.*]] = zext i1 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = insertvalue { i32, i32 } poison, i32 [[TMP3]], 0
; CHECK-NEXT:    [[R:%.*]] = insertvalue { i32, i32 } [[TMP4]], i32 [[TMP1]], 1
; CHECK-NEXT:    ret { i32, i32 } [[R]]
  %r = call { i32, i32 } @llvm.genx.addc.i32.i32(i32 %a, i32 %b)
  ret { i32, i32 } %r
}

define { i32, i32 } @subb(i32 %a, i32 %b) {
; CHECK-LABEL: @subb(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.5, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sub i32 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ult i32 [[A]], [[B]]
; CHECK-NEXT:    [[TMP3:%.*]] = zext i1 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = insertvalue { i32, i32 } poison, i32 [[TMP3]], 0
; CHECK-NEXT:    [[R:%.*]] = insertvalue { i32, i32 } [[TMP4]], i32 [[TMP1]], 1
; CHECK-NEXT:    ret { i32, i32 } [[R]]
  %r = call { i32, i32 } @llvm.genx.subb.i32.i32(i32 %a, i32 %b)
  ret { i32, i32 } %r
}

define i32 @counts(i32 %a) {
; CHECK-LABEL: @counts(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.6, i64 7)
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i32 [[A:%.*]], 31
; CHECK-NEXT:    [[TMP2:%.*]] = xor i32 [[A]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP2]], i1 false)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp eq i32 [[TMP2]], 0
; CHECK-NEXT:    [[S:%.*]] = select i1 [[TMP4]], i32 -1, i32 [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.ctlz.i32(i32 [[S]], i1 false)
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq i32 [[S]], 0
; CHECK-NEXT:    [[U:%.*]] = select i1 [[TMP6]], i32 -1, i32 [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.cttz.i32(i32 [[U]], i1 false)
; CHECK-NEXT:    [[TMP8:%.*]] = icmp eq i32 [[U]], 0
; CHECK-NEXT:    [[F:%.*]] = select i1 [[TMP8]], i32 -1, i32 [[TMP7]]
; CHECK-NEXT:    [[L:%.*]] = call i32 @llvm.ctlz.i32(i32 [[F]], i1 false)
; CHECK-NEXT:    [[V:%.*]] = call i32 @llvm.bitreverse.i32(i32 [[L]])
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.fshl.i32(i32 [[V]], i32 [[V]], i32 [[A]])
; CHECK-NEXT:    ret i32 [[R]]
  %s = call i32 @llvm.genx.sfbh.i32(i32 %a)
  %u = call i32 @llvm.genx.ufbh.i32(i32 %s)
  %f = call i32 @llvm.genx.fbl.i32(i32 %u)
  %l = call i32 @llvm.genx.lzd.i32(i32 %f)
  %v = call i32 @llvm.genx.bfrev.i32(i32 %l)
  %r = call i32 @llvm.genx.rol.i32.i32(i32 %v, i32 %a)
  ret i32 %r
}

define <4 x i32> @cbit(<4 x i8> %a) {
; CHECK-LABEL: @cbit(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.7, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.ctpop.v4i8(<4 x i8> [[A:%.*]])
; CHECK-NEXT:    [[R:%.*]] = zext <4 x i8> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.cbit.v4i32.v4i8(<4 x i8> %a)
  ret <4 x i32> %r
}
