; Elements of masks of more lanes than a dword has bits, at a variable index: the
; mask is a vector of words meanwhile.
; CHECK lines by utils/update-checks
; RUN: cmx-opt %s --platform=dg2 -passes=cmx-lower --verify-each -S | FileCheck %s

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v64i16(i32, i32, <64 x i16>)

define dllexport spir_kernel void @kernel(i32 %s, <64 x i16> %v, i32 %at, i32 %x, <8 x i32> %y) #0 {
; CHECK-LABEL: @kernel(
; CHECK-NEXT:    [[M:%.*]] = icmp slt <64 x i16> [[V:%.*]], zeroinitializer
; CHECK-NEXT:    [[I:%.*]] = and i32 [[AT:%.*]], 63
; CHECK-NEXT:    [[TMP1:%.*]] = select <64 x i1> [[M]], <64 x i16> splat (i16 1), <64 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[I]] to <2 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 1
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> [[TMP1]], i32 0, i32 8, i32 0, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ne <8 x i16> [[TMP5]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP6]], <8 x i32> [[Y:%.*]], <8 x i32> zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 [[S:%.*]], i32 0, <8 x i32> [[R]])
; CHECK-NEXT:    [[C:%.*]] = icmp slt i32 [[X:%.*]], 7
; CHECK-NEXT:    [[J:%.*]] = xor i32 [[I]], 21
; CHECK-NEXT:    [[TMP7:%.*]] = select <64 x i1> [[M]], <64 x i16> splat (i16 1), <64 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[J]] to <2 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = shl i16 [[TMP9]], 1
; CHECK-NEXT:    [[TMP11:%.*]] = select i1 [[C]], i16 1, i16 0
; CHECK-NEXT:    [[TMP12:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.i16.i16.i1(<64 x i16> [[TMP7]], i16 [[TMP11]], i32 0, i32 1, i32 0, i16 [[TMP10]], i32 undef, i1 true)
; CHECK-NEXT:    [[N:%.*]] = icmp ne <64 x i16> [[TMP12]], zeroinitializer
; CHECK-NEXT:    [[W:%.*]] = select <64 x i1> [[N]], <64 x i16> [[V]], <64 x i16> splat (i16 5)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v64i16(i32 [[S]], i32 2, <64 x i16> [[W]])
; CHECK-NEXT:    ret void
  %m = icmp slt <64 x i16> %v, zeroinitializer
  %i = and i32 %at, 63
  %e = extractelement <64 x i1> %m, i32 %i
  %r = select i1 %e, <8 x i32> %y, <8 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %r)
  %c = icmp slt i32 %x, 7
  %j = xor i32 %i, 21
  %n = insertelement <64 x i1> %m, i1 %c, i32 %j
  %w = select <64 x i1> %n, <64 x i16> %v, <64 x i16> splat (i16 5)
  call void @llvm.genx.oword.st.v64i16(i32 %s, i32 2, <64 x i16> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !"", !""}
