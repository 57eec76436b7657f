; Pieces at a variable offset, farther away than the ten bits of an address: what
; is known of the start, a whole register and four bytes, is known of each piece.
; CHECK lines by utils/update-checks
; RUN: cmx-opt %s --platform=skl --verify-each -passes=cmx-legalize -S | FileCheck %s

declare <48 x i32> @llvm.genx.rdregioni.v48i32.v220i32.i16(<220 x i32>, i32, i32, i32, i16, i32)
declare <48 x i32> @llvm.genx.fbl.v48i32(<48 x i32>)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v48i32.i16(<48 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v48i32.i16(<48 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

define dllexport spir_kernel void @k(i64 %p, i8 %i, <220 x i32> %v) #0 {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[X:%.*]] = zext i8 [[I:%.*]] to i16
; CHECK-NEXT:    [[M:%.*]] = and i16 [[X]], 3
; CHECK-NEXT:    [[BASE:%.*]] = mul i16 [[M]], 32
; CHECK-NEXT:    [[TMP1:%.*]] = add i16 [[BASE]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V:%.*]], i32 0, i32 4, i32 4, i16 [[TMP1]], i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[BASE]], 68
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = add i16 [[BASE]], 132
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP7]], i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP8]])
; CHECK-NEXT:    [[TMP10:%.*]] = add i16 [[BASE]], 196
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP10]], i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP11]])
; CHECK-NEXT:    [[TMP13:%.*]] = add i16 [[BASE]], 260
; CHECK-NEXT:    [[TMP14:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP13]], i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP14]])
; CHECK-NEXT:    [[TMP16:%.*]] = add i16 [[BASE]], 324
; CHECK-NEXT:    [[TMP17:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP16]], i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP17]])
; CHECK-NEXT:    [[TMP19:%.*]] = add i16 [[BASE]], 388
; CHECK-NEXT:    [[TMP20:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP19]], i32 undef)
; CHECK-NEXT:    [[TMP21:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP20]])
; CHECK-NEXT:    [[TMP22:%.*]] = add i16 [[BASE]], 452
; CHECK-NEXT:    [[TMP23:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP22]], i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP23]])
; CHECK-NEXT:    [[TMP25:%.*]] = add i16 [[BASE]], 512
; CHECK-NEXT:    [[TMP26:%.*]] = add i16 [[TMP25]], 4
; CHECK-NEXT:    [[TMP27:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP26]], i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP27]])
; CHECK-NEXT:    [[TMP29:%.*]] = add i16 [[BASE]], 512
; CHECK-NEXT:    [[TMP30:%.*]] = add i16 [[TMP29]], 68
; CHECK-NEXT:    [[TMP31:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP30]], i32 undef)
; CHECK-NEXT:    [[TMP32:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP31]])
; CHECK-NEXT:    [[TMP33:%.*]] = add i16 [[BASE]], 512
; CHECK-NEXT:    [[TMP34:%.*]] = add i16 [[TMP33]], 132
; CHECK-NEXT:    [[TMP35:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP34]], i32 undef)
; CHECK-NEXT:    [[TMP36:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP35]])
; CHECK-NEXT:    [[TMP37:%.*]] = add i16 [[BASE]], 512
; CHECK-NEXT:    [[TMP38:%.*]] = add i16 [[TMP37]], 196
; CHECK-NEXT:    [[TMP39:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> [[V]], i32 0, i32 4, i32 4, i16 [[TMP38]], i32 undef)
; CHECK-NEXT:    [[TMP40:%.*]] = call <4 x i32> @llvm.genx.fbl.v4i32(<4 x i32> [[TMP39]])
; CHECK-NEXT:    [[TMP41:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> poison, <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP42:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP41]], <4 x i32> [[TMP6]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP43:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP42]], <4 x i32> [[TMP9]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP44:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP43]], <4 x i32> [[TMP12]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP45:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP44]], <4 x i32> [[TMP15]], i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP46:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP45]], <4 x i32> [[TMP18]], i32 0, i32 4, i32 1, i16 80, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP47:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP46]], <4 x i32> [[TMP21]], i32 0, i32 4, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP48:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP47]], <4 x i32> [[TMP24]], i32 0, i32 4, i32 1, i16 112, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP49:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP48]], <4 x i32> [[TMP28]], i32 0, i32 4, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP50:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP49]], <4 x i32> [[TMP32]], i32 0, i32 4, i32 1, i16 144, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP51:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP50]], <4 x i32> [[TMP36]], i32 0, i32 4, i32 1, i16 160, i32 undef, i1 true)
; CHECK-NEXT:    [[C:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP51]], <4 x i32> [[TMP40]], i32 0, i32 4, i32 1, i16 176, i32 undef, i1 true)
; CHECK-NEXT:    [[L:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v48i32.i16(<48 x i32> [[C]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[H:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v48i32.i16(<48 x i32> [[C]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v32i32(i64 [[P:%.*]], <32 x i32> [[L]])
; CHECK-NEXT:    [[Q:%.*]] = add i64 [[P]], 128
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v16i32(i64 [[Q]], <16 x i32> [[H]])
; CHECK-NEXT:    ret void
  %x = zext i8 %i to i16
  %m = and i16 %x, 3
  %base = mul i16 %m, 32
  %offset = add i16 %base, 4
  %r = call <48 x i32> @llvm.genx.rdregioni.v48i32.v220i32.i16(<220 x i32> %v, i32 0, i32 48, i32 4, i16 %offset, i32 undef)
  %c = call <48 x i32> @llvm.genx.fbl.v48i32(<48 x i32> %r)
  %l = call <32 x i32> @llvm.genx.rdregioni.v32i32.v48i32.i16(<48 x i32> %c, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %h = call <16 x i32> @llvm.genx.rdregioni.v16i32.v48i32.i16(<48 x i32> %c, i32 0, i32 16, i32 1, i16 128, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %p, <32 x i32> %l)
  %q = add i64 %p, 128
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %q, <16 x i32> %h)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !""}
