; Regions at the edges of vectors, sources that are copied, offsets that are far, and values that nobody reads.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-legalize --platform=icllp -verify-each -S %s | FileCheck %s

declare <32 x i16> @llvm.genx.rdregioni.v32i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare <160 x i32> @llvm.genx.rdregioni.v160i32.v1024i32.i16(<1024 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <12 x i32> @llvm.genx.rdregioni.v12i32.v24i32.i16(<24 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.v8i16(<16 x i32>, i32, i32, i32, <8 x i16>, i32)
declare <16 x bfloat> @llvm.genx.rdregionf.v16bf16.v32bf16.i16(<32 x bfloat>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.v2i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, <2 x i16>, i32, <16 x i1>)
declare <128 x i8> @llvm.genx.wrregioni.v128i8.v128i8.v2i16.v128i1(<128 x i8>, <128 x i8>, i32, i32, i32, <2 x i16>, i32, <128 x i1>)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.v2i16.v16i1(<64 x i32>, <16 x i32>, i32, i32, i32, <2 x i16>, i32, <16 x i1>)
declare <16 x i8> @llvm.genx.fptoui.sat.v16i8.v16f32(<16 x float>)

; A piece reads as many elements as the vector has, at a variable place.
define <32 x i32> @whole_at_variable_place(<16 x i16> %v, i16 %o, <32 x i32> %x) {
; CHECK-LABEL: @whole_at_variable_place(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v16i16.i16(<16 x i16> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i16> [[TMP1]] to <16 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = add <16 x i32> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[X]], <16 x i32> [[TMP4]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v16i16.i16(<16 x i16> [[V]], i32 0, i32 16, i32 1, i16 [[O]], i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <16 x i16> [[TMP6]] to <16 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[TMP5]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add <16 x i32> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[S:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[TMP5]], <16 x i32> [[TMP9]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[S]]
  %r = call <32 x i16> @llvm.genx.rdregioni.v32i16.v16i16.i16(<16 x i16> %v, i32 0, i32 16, i32 1, i16 %o, i32 undef)
  %z = zext <32 x i16> %r to <32 x i32>
  %s = add <32 x i32> %z, %x
  ret <32 x i32> %s
}

; The pieces from byte 512 on lie beyond what an address adds: the first of them at a multiple of 512.
define <160 x i32> @far_pieces(<1024 x i32> %v, i16 %o, <160 x i32> %x) {
; CHECK-LABEL: @far_pieces(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[X]], <8 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[O]], 32
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP4]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add <8 x i32> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP4]], <8 x i32> [[TMP8]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = add i16 [[O]], 64
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP10]], i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP9]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = add <8 x i32> [[TMP11]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP9]], <8 x i32> [[TMP13]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = add i16 [[O]], 96
; CHECK-NEXT:    [[TMP16:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP15]], i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP14]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = add <8 x i32> [[TMP16]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP14]], <8 x i32> [[TMP18]], i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP20:%.*]] = add i16 [[O]], 128
; CHECK-NEXT:    [[TMP21:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP20]], i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP19]], i32 0, i32 8, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = add <8 x i32> [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP19]], <8 x i32> [[TMP23]], i32 0, i32 8, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = add i16 [[O]], 160
; CHECK-NEXT:    [[TMP26:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP25]], i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP24]], i32 0, i32 8, i32 1, i16 160, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = add <8 x i32> [[TMP26]], [[TMP27]]
; CHECK-NEXT:    [[TMP29:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP24]], <8 x i32> [[TMP28]], i32 0, i32 8, i32 1, i16 160, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP30:%.*]] = add i16 [[O]], 192
; CHECK-NEXT:    [[TMP31:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP30]], i32 undef)
; CHECK-NEXT:    [[TMP32:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP29]], i32 0, i32 8, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[TMP33:%.*]] = add <8 x i32> [[TMP31]], [[TMP32]]
; CHECK-NEXT:    [[TMP34:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP29]], <8 x i32> [[TMP33]], i32 0, i32 8, i32 1, i16 192, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP35:%.*]] = add i16 [[O]], 224
; CHECK-NEXT:    [[TMP36:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP35]], i32 undef)
; CHECK-NEXT:    [[TMP37:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP34]], i32 0, i32 8, i32 1, i16 224, i32 undef)
; CHECK-NEXT:    [[TMP38:%.*]] = add <8 x i32> [[TMP36]], [[TMP37]]
; CHECK-NEXT:    [[TMP39:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP34]], <8 x i32> [[TMP38]], i32 0, i32 8, i32 1, i16 224, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP40:%.*]] = add i16 [[O]], 256
; CHECK-NEXT:    [[TMP41:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP40]], i32 undef)
; CHECK-NEXT:    [[TMP42:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP39]], i32 0, i32 8, i32 1, i16 256, i32 undef)
; CHECK-NEXT:    [[TMP43:%.*]] = add <8 x i32> [[TMP41]], [[TMP42]]
; CHECK-NEXT:    [[TMP44:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP39]], <8 x i32> [[TMP43]], i32 0, i32 8, i32 1, i16 256, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP45:%.*]] = add i16 [[O]], 288
; CHECK-NEXT:    [[TMP46:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP45]], i32 undef)
; CHECK-NEXT:    [[TMP47:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP44]], i32 0, i32 8, i32 1, i16 288, i32 undef)
; CHECK-NEXT:    [[TMP48:%.*]] = add <8 x i32> [[TMP46]], [[TMP47]]
; CHECK-NEXT:    [[TMP49:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP44]], <8 x i32> [[TMP48]], i32 0, i32 8, i32 1, i16 288, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP50:%.*]] = add i16 [[O]], 320
; CHECK-NEXT:    [[TMP51:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP50]], i32 undef)
; CHECK-NEXT:    [[TMP52:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP49]], i32 0, i32 8, i32 1, i16 320, i32 undef)
; CHECK-NEXT:    [[TMP53:%.*]] = add <8 x i32> [[TMP51]], [[TMP52]]
; CHECK-NEXT:    [[TMP54:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP49]], <8 x i32> [[TMP53]], i32 0, i32 8, i32 1, i16 320, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP55:%.*]] = add i16 [[O]], 352
; CHECK-NEXT:    [[TMP56:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP55]], i32 undef)
; CHECK-NEXT:    [[TMP57:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP54]], i32 0, i32 8, i32 1, i16 352, i32 undef)
; CHECK-NEXT:    [[TMP58:%.*]] = add <8 x i32> [[TMP56]], [[TMP57]]
; CHECK-NEXT:    [[TMP59:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP54]], <8 x i32> [[TMP58]], i32 0, i32 8, i32 1, i16 352, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP60:%.*]] = add i16 [[O]], 384
; CHECK-NEXT:    [[TMP61:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP60]], i32 undef)
; CHECK-NEXT:    [[TMP62:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP59]], i32 0, i32 8, i32 1, i16 384, i32 undef)
; CHECK-NEXT:    [[TMP63:%.*]] = add <8 x i32> [[TMP61]], [[TMP62]]
; CHECK-NEXT:    [[TMP64:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP59]], <8 x i32> [[TMP63]], i32 0, i32 8, i32 1, i16 384, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP65:%.*]] = add i16 [[O]], 416
; CHECK-NEXT:    [[TMP66:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP65]], i32 undef)
; CHECK-NEXT:    [[TMP67:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP64]], i32 0, i32 8, i32 1, i16 416, i32 undef)
; CHECK-NEXT:    [[TMP68:%.*]] = add <8 x i32> [[TMP66]], [[TMP67]]
; CHECK-NEXT:    [[TMP69:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP64]], <8 x i32> [[TMP68]], i32 0, i32 8, i32 1, i16 416, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP70:%.*]] = add i16 [[O]], 448
; CHECK-NEXT:    [[TMP71:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP70]], i32 undef)
; CHECK-NEXT:    [[TMP72:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP69]], i32 0, i32 8, i32 1, i16 448, i32 undef)
; CHECK-NEXT:    [[TMP73:%.*]] = add <8 x i32> [[TMP71]], [[TMP72]]
; CHECK-NEXT:    [[TMP74:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP69]], <8 x i32> [[TMP73]], i32 0, i32 8, i32 1, i16 448, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP75:%.*]] = add i16 [[O]], 480
; CHECK-NEXT:    [[TMP76:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP75]], i32 undef)
; CHECK-NEXT:    [[TMP77:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP74]], i32 0, i32 8, i32 1, i16 480, i32 undef)
; CHECK-NEXT:    [[TMP78:%.*]] = add <8 x i32> [[TMP76]], [[TMP77]]
; CHECK-NEXT:    [[TMP79:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP74]], <8 x i32> [[TMP78]], i32 0, i32 8, i32 1, i16 480, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP80:%.*]] = add i16 [[O]], 512
; CHECK-NEXT:    [[TMP81:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP80]], i32 undef)
; CHECK-NEXT:    [[TMP82:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP79]], i32 0, i32 8, i32 1, i16 512, i32 undef)
; CHECK-NEXT:    [[TMP83:%.*]] = add <8 x i32> [[TMP81]], [[TMP82]]
; CHECK-NEXT:    [[TMP84:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP79]], <8 x i32> [[TMP83]], i32 0, i32 8, i32 1, i16 512, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP85:%.*]] = add i16 [[O]], 512
; CHECK-NEXT:    [[TMP86:%.*]] = add i16 [[TMP85]], 32
; CHECK-NEXT:    [[TMP87:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP86]], i32 undef)
; CHECK-NEXT:    [[TMP88:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP84]], i32 0, i32 8, i32 1, i16 544, i32 undef)
; CHECK-NEXT:    [[TMP89:%.*]] = add <8 x i32> [[TMP87]], [[TMP88]]
; CHECK-NEXT:    [[TMP90:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP84]], <8 x i32> [[TMP89]], i32 0, i32 8, i32 1, i16 544, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP91:%.*]] = add i16 [[O]], 512
; CHECK-NEXT:    [[TMP92:%.*]] = add i16 [[TMP91]], 64
; CHECK-NEXT:    [[TMP93:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP92]], i32 undef)
; CHECK-NEXT:    [[TMP94:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP90]], i32 0, i32 8, i32 1, i16 576, i32 undef)
; CHECK-NEXT:    [[TMP95:%.*]] = add <8 x i32> [[TMP93]], [[TMP94]]
; CHECK-NEXT:    [[TMP96:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP90]], <8 x i32> [[TMP95]], i32 0, i32 8, i32 1, i16 576, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP97:%.*]] = add i16 [[O]], 512
; CHECK-NEXT:    [[TMP98:%.*]] = add i16 [[TMP97]], 96
; CHECK-NEXT:    [[TMP99:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1024i32.i16(<1024 x i32> [[V]], i32 0, i32 8, i32 1, i16 [[TMP98]], i32 undef)
; CHECK-NEXT:    [[TMP100:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v160i32.i16(<160 x i32> [[TMP96]], i32 0, i32 8, i32 1, i16 608, i32 undef)
; CHECK-NEXT:    [[TMP101:%.*]] = add <8 x i32> [[TMP99]], [[TMP100]]
; CHECK-NEXT:    [[S:%.*]] = call <160 x i32> @llvm.genx.wrregioni.v160i32.v8i32.i16.i1(<160 x i32> [[TMP96]], <8 x i32> [[TMP101]], i32 0, i32 8, i32 1, i16 608, i32 undef, i1 true)
; CHECK-NEXT:    ret <160 x i32> [[S]]
  %r = call <160 x i32> @llvm.genx.rdregioni.v160i32.v1024i32.i16(<1024 x i32> %v, i32 0, i32 160, i32 1, i16 %o, i32 undef)
  %s = add <160 x i32> %r, %x
  ret <160 x i32> %s
}

; The source is copied, so it is no part of the vector that the pieces change.
define <64 x i32> @copied_source_of_old_value(<64 x i32> %v, <16 x i32> %x) {
; CHECK-LABEL: @copied_source_of_old_value(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP6]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 52, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP8]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP10]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 76, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP12]], <1 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 88, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP14]], <1 x i32> [[TMP15]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 100, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP16]], <1 x i32> [[TMP17]], i32 0, i32 1, i32 0, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP19:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 112, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP18]], <1 x i32> [[TMP19]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 124, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP20]], <1 x i32> [[TMP21]], i32 0, i32 1, i32 0, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 136, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP22]], <1 x i32> [[TMP23]], i32 0, i32 1, i32 0, i16 44, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 148, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP24]], <1 x i32> [[TMP25]], i32 0, i32 1, i32 0, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP27:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 160, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP26]], <1 x i32> [[TMP27]], i32 0, i32 1, i32 0, i16 52, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP29:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 172, i32 undef)
; CHECK-NEXT:    [[TMP30:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP28]], <1 x i32> [[TMP29]], i32 0, i32 1, i32 0, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP31:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 184, i32 undef)
; CHECK-NEXT:    [[TMP32:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP30]], <1 x i32> [[TMP31]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP33:%.*]] = mul <16 x i32> [[TMP32]], [[X:%.*]]
; CHECK-NEXT:    [[W:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> [[V]], <16 x i32> [[TMP33]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i32> [[W]]
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %v, i32 0, i32 16, i32 3, i16 4, i32 undef)
  %s = mul <16 x i32> %r, %x
  %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> %v, <16 x i32> %s, i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
  ret <64 x i32> %w
}

; Elements before the vector, and rows that begin in the middle.
define <8 x i32> @read_before(<16 x i32> %v) {
; CHECK-LABEL: @read_before(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> [[TMP2]], <2 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[TMP4]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 1, i16 -8, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @read_before_constant() {
; CHECK-LABEL: @read_before_constant(
; CHECK-NEXT:    ret <8 x i32> <i32 poison, i32 poison, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>, i32 0, i32 8, i32 1, i16 -8, i32 undef)
  ret <8 x i32> %r
}

define <12 x i32> @read_before_rows(<24 x i32> %v) {
; CHECK-LABEL: @read_before_rows(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v24i32.i16(<24 x i32> [[V:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.v2i32.i16.i1(<12 x i32> poison, <2 x i32> [[TMP1]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v24i32.i16(<24 x i32> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.v4i32.i16.i1(<12 x i32> [[TMP2]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v24i32.i16(<24 x i32> [[V]], i32 0, i32 4, i32 1, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.v4i32.i16.i1(<12 x i32> [[TMP4]], <4 x i32> [[TMP5]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <12 x i32> [[TMP6]]
  %r = call <12 x i32> @llvm.genx.rdregioni.v12i32.v24i32.i16(<24 x i32> %v, i32 8, i32 4, i32 1, i16 -8, i32 undef)
  ret <12 x i32> %r
}

; Rows before and after the vector.
define <8 x i32> @rows_outside(<16 x i32> %v) {
; CHECK-LABEL: @rows_outside(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP6]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP8]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[TMP10]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.v8i16(<16 x i32> %v, i32 0, i32 1, i32 0, <8 x i16> <i16 0, i16 -4, i16 8, i16 4, i16 60, i16 12, i16 64, i16 -8>, i32 undef)
  ret <8 x i32> %r
}

; A row has a width of its own in the vector: each is read alone.
define <8 x i32> @rows_of_parent(<16 x i32> %v, <8 x i16> %o) {
; CHECK-LABEL: @rows_of_parent(
; CHECK-NEXT:    [[ROW:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[ROW]], i32 8)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 [[ROW1]], i32 8)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW2:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 [[ROW2]], i32 8)
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW3:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O]], i32 0, i32 1, i32 0, i16 6, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 [[ROW3]], i32 8)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP6]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW4:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 [[ROW4]], i32 8)
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP8]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW5:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O]], i32 0, i32 1, i32 0, i16 10, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 [[ROW5]], i32 8)
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP10]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW6:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 [[ROW6]], i32 8)
; CHECK-NEXT:    [[TMP14:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP12]], <1 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW7:%.*]] = call i16 @llvm.genx.rdregioni.i16.v8i16.i16(<8 x i16> [[O]], i32 0, i32 1, i32 0, i16 14, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 1, i32 0, i16 [[ROW7]], i32 8)
; CHECK-NEXT:    [[TMP16:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP14]], <1 x i32> [[TMP15]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[TMP16]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.v8i16(<16 x i32> %v, i32 0, i32 1, i32 0, <8 x i16> %o, i32 8)
  ret <8 x i32> %r
}

define <8 x i32> @rows(<16 x i32> %v, <8 x i16> %o) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.v8i16(<16 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <8 x i16> [[O:%.*]], i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.v8i16(<16 x i32> %v, i32 0, i32 1, i32 0, <8 x i16> %o, i32 undef)
  ret <8 x i32> %r
}

; Masked rows at places of their own: a part of the mask where predicates have that part, a copy else.
define <16 x i32> @masked_rows(<16 x i32> %v, <16 x i32> %x, <16 x i1> %m, <2 x i16> %o) {
; CHECK-LABEL: @masked_rows(
; CHECK-NEXT:    [[ROW:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[O:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[V:%.*]], <8 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 [[ROW]], i32 undef, <8 x i1> [[TMP2]])
; CHECK-NEXT:    [[ROW1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[O]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M]], i32 8)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[TMP3]], <8 x i32> [[TMP4]], i32 0, i32 8, i32 1, i16 [[ROW1]], i32 undef, <8 x i1> [[TMP5]])
; CHECK-NEXT:    ret <16 x i32> [[TMP6]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.v2i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 0, i32 8, i32 1, <2 x i16> %o, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

define <16 x i32> @masked_half_row(<16 x i32> %v, <16 x i32> %x, <16 x i1> %m) {
; CHECK-LABEL: @masked_half_row(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[V:%.*]], <8 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[X]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> [[M]], i32 12)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> [[TMP3]], <4 x i32> [[TMP4]], i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> [[TMP5]])
; CHECK-NEXT:    ret <16 x i32> [[TMP6]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.v2i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 0, i32 8, i32 1, <2 x i16> <i16 32, i16 -16>, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

define <16 x i32> @masked_six_of_row(<16 x i32> %v, <16 x i32> %x, <16 x i1> %m) {
; CHECK-LABEL: @masked_six_of_row(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP2]], <2 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[TMP4]], <16 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 4, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V]], <4 x i32> [[TMP6]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v16i32.i16(<16 x i32> [[TMP5]], i32 0, i32 2, i32 1, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP7]], <2 x i32> [[TMP8]], i32 0, i32 2, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[TMP9]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.v2i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 0, i32 8, i32 1, <2 x i16> <i16 100, i16 -8>, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

define <16 x i32> @masked_middle_of_row(<16 x i32> %v, <16 x i32> %x, <16 x i1> %m) {
; CHECK-LABEL: @masked_middle_of_row(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> poison, <4 x i32> [[TMP2]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[TMP3]], <16 x i32> [[X]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 4, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V]], <4 x i32> [[TMP5]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[TMP6]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.v2i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 0, i32 8, i32 4, <2 x i16> <i16 100, i16 -32>, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

define <128 x i8> @masked_long_row(<128 x i8> %v, <128 x i8> %x, <128 x i1> %m) {
; CHECK-LABEL: @masked_long_row(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> poison, <32 x i8> [[TMP1]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[V]], i32 0, i32 32, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> [[TMP2]], <32 x i8> [[TMP3]], i32 0, i32 32, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP7:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP4]], <32 x i8> [[TMP5]], i32 0, i32 32, i32 1, i16 0, i32 undef, <32 x i1> [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP10:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP7]], <32 x i8> [[TMP8]], i32 0, i32 32, i32 1, i16 32, i32 undef, <32 x i1> [[TMP9]])
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 64)
; CHECK-NEXT:    [[TMP13:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP10]], <32 x i8> [[TMP11]], i32 0, i32 32, i32 1, i16 64, i32 undef, <32 x i1> [[TMP12]])
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X]], i32 0, i32 32, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 96)
; CHECK-NEXT:    [[TMP16:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP13]], <32 x i8> [[TMP14]], i32 0, i32 32, i32 1, i16 96, i32 undef, <32 x i1> [[TMP15]])
; CHECK-NEXT:    [[TMP17:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[TMP16]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> [[V]], <32 x i8> [[TMP17]], i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP19:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[TMP16]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> [[TMP18]], <32 x i8> [[TMP19]], i32 0, i32 32, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[TMP20]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> poison, <32 x i8> [[TMP21]], i32 0, i32 32, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[TMP20]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> [[TMP22]], <32 x i8> [[TMP23]], i32 0, i32 32, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 0)
; CHECK-NEXT:    [[TMP27:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP24]], <32 x i8> [[TMP25]], i32 0, i32 32, i32 1, i16 0, i32 undef, <32 x i1> [[TMP26]])
; CHECK-NEXT:    [[TMP28:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP29:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 32)
; CHECK-NEXT:    [[TMP30:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP27]], <32 x i8> [[TMP28]], i32 0, i32 32, i32 1, i16 32, i32 undef, <32 x i1> [[TMP29]])
; CHECK-NEXT:    [[TMP31:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP32:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 64)
; CHECK-NEXT:    [[TMP33:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP30]], <32 x i8> [[TMP31]], i32 0, i32 32, i32 1, i16 64, i32 undef, <32 x i1> [[TMP32]])
; CHECK-NEXT:    [[TMP34:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[X]], i32 0, i32 32, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP35:%.*]] = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> [[M]], i32 96)
; CHECK-NEXT:    [[TMP36:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.v32i1(<128 x i8> [[TMP33]], <32 x i8> [[TMP34]], i32 0, i32 32, i32 1, i16 96, i32 undef, <32 x i1> [[TMP35]])
; CHECK-NEXT:    [[TMP37:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[TMP36]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP38:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> [[TMP20]], <32 x i8> [[TMP37]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP39:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v128i8.i16(<128 x i8> [[TMP36]], i32 0, i32 32, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP40:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v32i8.i16.i1(<128 x i8> [[TMP38]], <32 x i8> [[TMP39]], i32 0, i32 32, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <128 x i8> [[TMP40]]
  %w = call <128 x i8> @llvm.genx.wrregioni.v128i8.v128i8.v2i16.v128i1(<128 x i8> %v, <128 x i8> %x, i32 0, i32 64, i32 1, <2 x i16> <i16 64, i16 0>, i32 undef, <128 x i1> %m)
  ret <128 x i8> %w
}

define <64 x i32> @masked_row_far_apart(<64 x i32> %v, <16 x i32> %x, <16 x i1> %m) {
; CHECK-LABEL: @masked_row_far_apart(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 2, i32 8, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> poison, <2 x i32> [[TMP1]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 2, i32 8, i16 68, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP2]], <2 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 2, i32 8, i16 132, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP4]], <2 x i32> [[TMP5]], i32 0, i32 2, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 2, i32 8, i16 196, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP6]], <2 x i32> [[TMP7]], i32 0, i32 2, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[TMP8]], <16 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[V]], <1 x i32> [[TMP10]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP11]], <1 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP13]], <1 x i32> [[TMP14]], i32 0, i32 1, i32 0, i16 68, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP15]], <1 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 100, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP18:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP17]], <1 x i32> [[TMP18]], i32 0, i32 1, i32 0, i16 132, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP20:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP21:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP19]], <1 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 164, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP22:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP21]], <1 x i32> [[TMP22]], i32 0, i32 1, i32 0, i16 196, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP24:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP25:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP23]], <1 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 228, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP26:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[TMP25]], i32 0, i32 2, i32 8, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> poison, <2 x i32> [[TMP26]], i32 0, i32 2, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP28:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[TMP25]], i32 0, i32 2, i32 8, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP29:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP27]], <2 x i32> [[TMP28]], i32 0, i32 2, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP30:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[TMP25]], i32 0, i32 2, i32 8, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP31:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP29]], <2 x i32> [[TMP30]], i32 0, i32 2, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP32:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v64i32.i16(<64 x i32> [[TMP25]], i32 0, i32 2, i32 8, i16 192, i32 undef)
; CHECK-NEXT:    [[TMP33:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v2i32.i16.i1(<16 x i32> [[TMP31]], <2 x i32> [[TMP32]], i32 0, i32 2, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP34:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[TMP33]], <16 x i32> [[X]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    [[TMP35:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP36:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP25]], <1 x i32> [[TMP35]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP37:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP38:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP36]], <1 x i32> [[TMP37]], i32 0, i32 1, i32 0, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP39:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP40:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP38]], <1 x i32> [[TMP39]], i32 0, i32 1, i32 0, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP41:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 44, i32 undef)
; CHECK-NEXT:    [[TMP42:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP40]], <1 x i32> [[TMP41]], i32 0, i32 1, i32 0, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP43:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP44:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP42]], <1 x i32> [[TMP43]], i32 0, i32 1, i32 0, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP45:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 52, i32 undef)
; CHECK-NEXT:    [[TMP46:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP44]], <1 x i32> [[TMP45]], i32 0, i32 1, i32 0, i16 160, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP47:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP48:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP46]], <1 x i32> [[TMP47]], i32 0, i32 1, i32 0, i16 192, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP49:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP34]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP50:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP48]], <1 x i32> [[TMP49]], i32 0, i32 1, i32 0, i16 224, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i32> [[TMP50]]
  %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.v2i16.v16i1(<64 x i32> %v, <16 x i32> %x, i32 0, i32 8, i32 8, <2 x i16> <i16 4, i16 0>, i32 undef, <16 x i1> %m)
  ret <64 x i32> %w
}

; Nobody reads the results of these calls, which say nothing about what they do.
define void @unread(<16 x i32> %v, <16 x float> %x) {
; CHECK-LABEL: @unread(
; CHECK-NEXT:    ret void
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 1, i16 8, i32 undef)
  %s = call <16 x i8> @llvm.genx.fptoui.sat.v16i8.v16f32(<16 x float> %x)
  ret void
}

; Words move where there are no bfloats; other values of bfloats stay.
define <16 x bfloat> @bfloats(<32 x bfloat> %v, <16 x i16> %x, i1 %c) {
; CHECK-LABEL: @bfloats(
; CHECK:       entry:
; CHECK-NEXT:    [[B:%.*]] = bitcast <16 x i16> [[X:%.*]] to <16 x bfloat>
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[TMP0:%.*]] = bitcast <32 x bfloat> [[V:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> [[TMP0]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i16> [[TMP1]] to <16 x bfloat>
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[P:%.*]] = phi <16 x bfloat> [ [[TMP2]], %then ], [ [[B]], %entry ]
; CHECK-NEXT:    ret <16 x bfloat> [[P]]
entry:
  %b = bitcast <16 x i16> %x to <16 x bfloat>
  br i1 %c, label %then, label %end

then:
  %r = call <16 x bfloat> @llvm.genx.rdregionf.v16bf16.v32bf16.i16(<32 x bfloat> %v, i32 0, i32 16, i32 2, i16 2, i32 undef)
  br label %end

end:
  %p = phi <16 x bfloat> [ %r, %then ], [ %b, %entry ]
  ret <16 x bfloat> %p
}
