; The finalizer reads what was extended as it was before: dot products of that are
; products, and it is added apart.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=tgllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=tgllp -verify-each -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)

define <8 x i32> @extended_factor(<8 x i32> %c, <8 x i8> %a, <8 x i32> %b) {
; CHECK-LABEL: @extended_factor(
; CHECK-NEXT:    [[X:%.*]] = sext <8 x i8> [[A:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i8> [[A]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i32> [[B:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP2]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <8 x i8> [[TMP3]] to <8 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = mul <8 x i32> [[TMP1]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = add <8 x i32> [[C:%.*]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i32> [[X]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP7]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <8 x i8> [[TMP8]] to <8 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i32> [[B]] to <32 x i8>
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP10]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = zext <8 x i8> [[TMP11]] to <8 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = mul <8 x i32> [[TMP9]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = add <8 x i32> [[TMP6]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <8 x i32> [[X]] to <32 x i8>
; CHECK-NEXT:    [[TMP16:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP15]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = zext <8 x i8> [[TMP16]] to <8 x i32>
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast <8 x i32> [[B]] to <32 x i8>
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP18]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = zext <8 x i8> [[TMP19]] to <8 x i32>
; CHECK-NEXT:    [[TMP21:%.*]] = mul <8 x i32> [[TMP17]], [[TMP20]]
; CHECK-NEXT:    [[TMP22:%.*]] = add <8 x i32> [[TMP14]], [[TMP21]]
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <8 x i32> [[X]] to <32 x i8>
; CHECK-NEXT:    [[TMP24:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP23]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP25:%.*]] = zext <8 x i8> [[TMP24]] to <8 x i32>
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast <8 x i32> [[B]] to <32 x i8>
; CHECK-NEXT:    [[TMP27:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[TMP26]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = zext <8 x i8> [[TMP27]] to <8 x i32>
; CHECK-NEXT:    [[TMP29:%.*]] = mul <8 x i32> [[TMP25]], [[TMP28]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[TMP22]], [[TMP29]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %x = sext <8 x i8> %a to <8 x i32>
  %r = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> %c, <8 x i32> %x, <8 x i32> %b)
  ret <8 x i32> %r
}

define <8 x i32> @extended_addend(<8 x i16> %c, <8 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @extended_addend(
; CHECK-NEXT:    [[X:%.*]] = zext <8 x i16> [[C:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> zeroinitializer, <8 x i32> [[A:%.*]], <8 x i32> [[B:%.*]])
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[TMP1]], [[X]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %x = zext <8 x i16> %c to <8 x i32>
  %r = call <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> %x, <8 x i32> %a, <8 x i32> %b)
  ret <8 x i32> %r
}

define <8 x i32> @dwords(<8 x i32> %c, <8 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @dwords(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[C:%.*]], <8 x i32> [[A:%.*]], <8 x i32> [[B:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> %c, <8 x i32> %a, <8 x i32> %b)
  ret <8 x i32> %r
}
