; Overflow of products of 64 bits, and saturating shifts.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=icllp -S %s -o %t.ll

define <3 x i64> @uproduct(<3 x i64> %a, <3 x i64> %b) {
; CHECK-LABEL: @uproduct(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <3 x i64> [[A:%.*]] to <6 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP1]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <3 x i64> [[A]] to <6 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP3]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <3 x i64> [[B:%.*]] to <6 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP5]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <3 x i64> [[B]] to <6 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP7]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP2]], <3 x i32> [[TMP6]])
; CHECK-NEXT:    [[TMP10:%.*]] = mul <3 x i32> [[TMP2]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = mul <3 x i32> [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = add <3 x i32> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <3 x i64> [[TMP9]] to <6 x i32>
; CHECK-NEXT:    [[TMP14:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP13]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <3 x i32> [[TMP14]], [[TMP12]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <3 x i64> [[TMP9]] to <6 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP16]], <3 x i32> [[TMP15]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[P:%.*]] = bitcast <6 x i32> [[TMP17]] to <3 x i64>
; CHECK-NEXT:    [[TMP18:%.*]] = and <3 x i64> [[A]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP19:%.*]] = lshr <3 x i64> [[A]], splat (i64 32)
; CHECK-NEXT:    [[TMP20:%.*]] = and <3 x i64> [[B]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP21:%.*]] = lshr <3 x i64> [[B]], splat (i64 32)
; CHECK-NEXT:    [[TMP22:%.*]] = bitcast <3 x i64> [[TMP19]] to <6 x i32>
; CHECK-NEXT:    [[TMP23:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP22]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast <3 x i64> [[TMP19]] to <6 x i32>
; CHECK-NEXT:    [[TMP25:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP24]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast <3 x i64> [[TMP20]] to <6 x i32>
; CHECK-NEXT:    [[TMP27:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP26]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = bitcast <3 x i64> [[TMP20]] to <6 x i32>
; CHECK-NEXT:    [[TMP29:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP28]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP30:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP23]], <3 x i32> [[TMP27]])
; CHECK-NEXT:    [[TMP31:%.*]] = mul <3 x i32> [[TMP23]], [[TMP29]]
; CHECK-NEXT:    [[TMP32:%.*]] = mul <3 x i32> [[TMP25]], [[TMP27]]
; CHECK-NEXT:    [[TMP33:%.*]] = add <3 x i32> [[TMP31]], [[TMP32]]
; CHECK-NEXT:    [[TMP34:%.*]] = bitcast <3 x i64> [[TMP30]] to <6 x i32>
; CHECK-NEXT:    [[TMP35:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP34]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP36:%.*]] = add <3 x i32> [[TMP35]], [[TMP33]]
; CHECK-NEXT:    [[TMP37:%.*]] = bitcast <3 x i64> [[TMP30]] to <6 x i32>
; CHECK-NEXT:    [[TMP38:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP37]], <3 x i32> [[TMP36]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP39:%.*]] = bitcast <6 x i32> [[TMP38]] to <3 x i64>
; CHECK-NEXT:    [[TMP40:%.*]] = bitcast <3 x i64> [[TMP18]] to <6 x i32>
; CHECK-NEXT:    [[TMP41:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP40]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP42:%.*]] = bitcast <3 x i64> [[TMP18]] to <6 x i32>
; CHECK-NEXT:    [[TMP43:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP42]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP44:%.*]] = bitcast <3 x i64> [[TMP21]] to <6 x i32>
; CHECK-NEXT:    [[TMP45:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP44]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP46:%.*]] = bitcast <3 x i64> [[TMP21]] to <6 x i32>
; CHECK-NEXT:    [[TMP47:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP46]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP48:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP41]], <3 x i32> [[TMP45]])
; CHECK-NEXT:    [[TMP49:%.*]] = mul <3 x i32> [[TMP41]], [[TMP47]]
; CHECK-NEXT:    [[TMP50:%.*]] = mul <3 x i32> [[TMP43]], [[TMP45]]
; CHECK-NEXT:    [[TMP51:%.*]] = add <3 x i32> [[TMP49]], [[TMP50]]
; CHECK-NEXT:    [[TMP52:%.*]] = bitcast <3 x i64> [[TMP48]] to <6 x i32>
; CHECK-NEXT:    [[TMP53:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP52]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP54:%.*]] = add <3 x i32> [[TMP53]], [[TMP51]]
; CHECK-NEXT:    [[TMP55:%.*]] = bitcast <3 x i64> [[TMP48]] to <6 x i32>
; CHECK-NEXT:    [[TMP56:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP55]], <3 x i32> [[TMP54]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP57:%.*]] = bitcast <6 x i32> [[TMP56]] to <3 x i64>
; CHECK-NEXT:    [[TMP58:%.*]] = icmp ne <3 x i64> [[TMP19]], zeroinitializer
; CHECK-NEXT:    [[TMP59:%.*]] = icmp ne <3 x i64> [[TMP21]], zeroinitializer
; CHECK-NEXT:    [[TMP60:%.*]] = and <3 x i1> [[TMP58]], [[TMP59]]
; CHECK-NEXT:    [[TMP61:%.*]] = or <3 x i64> [[TMP39]], [[TMP57]]
; CHECK-NEXT:    [[TMP62:%.*]] = icmp ugt <3 x i64> [[TMP61]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP63:%.*]] = or <3 x i1> [[TMP60]], [[TMP62]]
; CHECK-NEXT:    [[TMP64:%.*]] = bitcast <3 x i64> [[TMP18]] to <6 x i32>
; CHECK-NEXT:    [[TMP65:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP64]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP66:%.*]] = bitcast <3 x i64> [[TMP18]] to <6 x i32>
; CHECK-NEXT:    [[TMP67:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP66]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP68:%.*]] = bitcast <3 x i64> [[TMP20]] to <6 x i32>
; CHECK-NEXT:    [[TMP69:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP68]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP70:%.*]] = bitcast <3 x i64> [[TMP20]] to <6 x i32>
; CHECK-NEXT:    [[TMP71:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP70]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP72:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP65]], <3 x i32> [[TMP69]])
; CHECK-NEXT:    [[TMP73:%.*]] = mul <3 x i32> [[TMP65]], [[TMP71]]
; CHECK-NEXT:    [[TMP74:%.*]] = mul <3 x i32> [[TMP67]], [[TMP69]]
; CHECK-NEXT:    [[TMP75:%.*]] = add <3 x i32> [[TMP73]], [[TMP74]]
; CHECK-NEXT:    [[TMP76:%.*]] = bitcast <3 x i64> [[TMP72]] to <6 x i32>
; CHECK-NEXT:    [[TMP77:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP76]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP78:%.*]] = add <3 x i32> [[TMP77]], [[TMP75]]
; CHECK-NEXT:    [[TMP79:%.*]] = bitcast <3 x i64> [[TMP72]] to <6 x i32>
; CHECK-NEXT:    [[TMP80:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP79]], <3 x i32> [[TMP78]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP81:%.*]] = bitcast <6 x i32> [[TMP80]] to <3 x i64>
; CHECK-NEXT:    [[TMP82:%.*]] = icmp ult <3 x i64> [[P]], [[TMP81]]
; CHECK-NEXT:    [[F:%.*]] = or <3 x i1> [[TMP63]], [[TMP82]]
; CHECK-NEXT:    [[R:%.*]] = select <3 x i1> [[F]], <3 x i64> splat (i64 42), <3 x i64> [[P]]
; CHECK-NEXT:    ret <3 x i64> [[R]]
  %o = call { <3 x i64>, <3 x i1> } @llvm.umul.with.overflow.v3i64(<3 x i64> %a, <3 x i64> %b)
  %p = extractvalue { <3 x i64>, <3 x i1> } %o, 0
  %f = extractvalue { <3 x i64>, <3 x i1> } %o, 1
  %r = select <3 x i1> %f, <3 x i64> splat (i64 42), <3 x i64> %p
  ret <3 x i64> %r
}

; Near the limit.
define i64 @ulimit(i64 %a, i8 %n) {
; CHECK-LABEL: @ulimit(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = and i16 [[TMP1]], 3
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    [[S:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[S64:%.*]] = zext i8 [[S]] to i64
; CHECK-NEXT:    [[M:%.*]] = and i64 [[A:%.*]], 31
; CHECK-NEXT:    [[B:%.*]] = shl i64 1, [[M]]
; CHECK-NEXT:    [[N2:%.*]] = add i64 [[B]], [[S64]]
; CHECK-NEXT:    [[C:%.*]] = lshr i64 -1, [[M]]
; CHECK-NEXT:    [[D:%.*]] = add i64 [[C]], [[S64]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[D]] to <2 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[D]] to <2 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP6]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[N2]] to <2 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[N2]] to <2 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP10]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP5]], i32 [[TMP9]])
; CHECK-NEXT:    [[TMP13:%.*]] = mul i32 [[TMP5]], [[TMP11]]
; CHECK-NEXT:    [[TMP14:%.*]] = mul i32 [[TMP7]], [[TMP9]]
; CHECK-NEXT:    [[TMP15:%.*]] = add i32 [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i64 [[TMP12]] to <2 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = add i32 [[TMP17]], [[TMP15]]
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast i64 [[TMP12]] to <2 x i32>
; CHECK-NEXT:    [[TMP20:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP19]], i32 [[TMP18]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[P:%.*]] = bitcast <2 x i32> [[TMP20]] to i64
; CHECK-NEXT:    [[TMP21:%.*]] = and i64 [[D]], 4294967295
; CHECK-NEXT:    [[TMP22:%.*]] = lshr i64 [[D]], 32
; CHECK-NEXT:    [[TMP23:%.*]] = and i64 [[N2]], 4294967295
; CHECK-NEXT:    [[TMP24:%.*]] = lshr i64 [[N2]], 32
; CHECK-NEXT:    [[TMP25:%.*]] = bitcast i64 [[TMP22]] to <2 x i32>
; CHECK-NEXT:    [[TMP26:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP25]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = bitcast i64 [[TMP22]] to <2 x i32>
; CHECK-NEXT:    [[TMP28:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP27]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP29:%.*]] = bitcast i64 [[TMP23]] to <2 x i32>
; CHECK-NEXT:    [[TMP30:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP29]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP31:%.*]] = bitcast i64 [[TMP23]] to <2 x i32>
; CHECK-NEXT:    [[TMP32:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP31]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP33:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP26]], i32 [[TMP30]])
; CHECK-NEXT:    [[TMP34:%.*]] = mul i32 [[TMP26]], [[TMP32]]
; CHECK-NEXT:    [[TMP35:%.*]] = mul i32 [[TMP28]], [[TMP30]]
; CHECK-NEXT:    [[TMP36:%.*]] = add i32 [[TMP34]], [[TMP35]]
; CHECK-NEXT:    [[TMP37:%.*]] = bitcast i64 [[TMP33]] to <2 x i32>
; CHECK-NEXT:    [[TMP38:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP37]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP39:%.*]] = add i32 [[TMP38]], [[TMP36]]
; CHECK-NEXT:    [[TMP40:%.*]] = bitcast i64 [[TMP33]] to <2 x i32>
; CHECK-NEXT:    [[TMP41:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP40]], i32 [[TMP39]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP42:%.*]] = bitcast <2 x i32> [[TMP41]] to i64
; CHECK-NEXT:    [[TMP43:%.*]] = bitcast i64 [[TMP21]] to <2 x i32>
; CHECK-NEXT:    [[TMP44:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP43]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP45:%.*]] = bitcast i64 [[TMP21]] to <2 x i32>
; CHECK-NEXT:    [[TMP46:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP45]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP47:%.*]] = bitcast i64 [[TMP24]] to <2 x i32>
; CHECK-NEXT:    [[TMP48:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP47]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP49:%.*]] = bitcast i64 [[TMP24]] to <2 x i32>
; CHECK-NEXT:    [[TMP50:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP49]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP51:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP44]], i32 [[TMP48]])
; CHECK-NEXT:    [[TMP52:%.*]] = mul i32 [[TMP44]], [[TMP50]]
; CHECK-NEXT:    [[TMP53:%.*]] = mul i32 [[TMP46]], [[TMP48]]
; CHECK-NEXT:    [[TMP54:%.*]] = add i32 [[TMP52]], [[TMP53]]
; CHECK-NEXT:    [[TMP55:%.*]] = bitcast i64 [[TMP51]] to <2 x i32>
; CHECK-NEXT:    [[TMP56:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP55]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP57:%.*]] = add i32 [[TMP56]], [[TMP54]]
; CHECK-NEXT:    [[TMP58:%.*]] = bitcast i64 [[TMP51]] to <2 x i32>
; CHECK-NEXT:    [[TMP59:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP58]], i32 [[TMP57]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP60:%.*]] = bitcast <2 x i32> [[TMP59]] to i64
; CHECK-NEXT:    [[TMP61:%.*]] = icmp ne i64 [[TMP22]], 0
; CHECK-NEXT:    [[TMP62:%.*]] = icmp ne i64 [[TMP24]], 0
; CHECK-NEXT:    [[TMP63:%.*]] = and i1 [[TMP61]], [[TMP62]]
; CHECK-NEXT:    [[TMP64:%.*]] = or i64 [[TMP42]], [[TMP60]]
; CHECK-NEXT:    [[TMP65:%.*]] = icmp ugt i64 [[TMP64]], 4294967295
; CHECK-NEXT:    [[TMP66:%.*]] = or i1 [[TMP63]], [[TMP65]]
; CHECK-NEXT:    [[TMP67:%.*]] = bitcast i64 [[TMP21]] to <2 x i32>
; CHECK-NEXT:    [[TMP68:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP67]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP69:%.*]] = bitcast i64 [[TMP21]] to <2 x i32>
; CHECK-NEXT:    [[TMP70:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP69]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP71:%.*]] = bitcast i64 [[TMP23]] to <2 x i32>
; CHECK-NEXT:    [[TMP72:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP71]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP73:%.*]] = bitcast i64 [[TMP23]] to <2 x i32>
; CHECK-NEXT:    [[TMP74:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP73]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP75:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP68]], i32 [[TMP72]])
; CHECK-NEXT:    [[TMP76:%.*]] = mul i32 [[TMP68]], [[TMP74]]
; CHECK-NEXT:    [[TMP77:%.*]] = mul i32 [[TMP70]], [[TMP72]]
; CHECK-NEXT:    [[TMP78:%.*]] = add i32 [[TMP76]], [[TMP77]]
; CHECK-NEXT:    [[TMP79:%.*]] = bitcast i64 [[TMP75]] to <2 x i32>
; CHECK-NEXT:    [[TMP80:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP79]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP81:%.*]] = add i32 [[TMP80]], [[TMP78]]
; CHECK-NEXT:    [[TMP82:%.*]] = bitcast i64 [[TMP75]] to <2 x i32>
; CHECK-NEXT:    [[TMP83:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP82]], i32 [[TMP81]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP84:%.*]] = bitcast <2 x i32> [[TMP83]] to i64
; CHECK-NEXT:    [[TMP85:%.*]] = icmp ult i64 [[P]], [[TMP84]]
; CHECK-NEXT:    [[F:%.*]] = or i1 [[TMP66]], [[TMP85]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[F]], i64 42, i64 [[P]]
; CHECK-NEXT:    ret i64 [[R]]
  %s = and i8 %n, 3
  %s64 = zext i8 %s to i64
  %m = and i64 %a, 31
  %b = shl i64 1, %m
  %n2 = add i64 %b, %s64
  %c = lshr i64 -1, %m
  %d = add i64 %c, %s64
  %o = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %d, i64 %n2)
  %p = extractvalue { i64, i1 } %o, 0
  %f = extractvalue { i64, i1 } %o, 1
  %r = select i1 %f, i64 42, i64 %p
  ret i64 %r
}

define <5 x i32> @ushift.v5i32(<5 x i32> %a, <5 x i32> %b) {
; CHECK-LABEL: @ushift.v5i32(
; CHECK-NEXT:    [[N:%.*]] = and <5 x i32> [[B:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP1:%.*]] = shl <5 x i32> [[A:%.*]], [[N]]
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <5 x i32> [[TMP1]], [[N]]
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq <5 x i32> [[TMP2]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = select <5 x i1> [[TMP3]], <5 x i32> [[TMP1]], <5 x i32> splat (i32 -1)
; CHECK-NEXT:    ret <5 x i32> [[R]]
  %n = and <5 x i32> %b, splat (i32 31)
  %r = call <5 x i32> @llvm.ushl.sat.v5i32(<5 x i32> %a, <5 x i32> %n)
  ret <5 x i32> %r
}

define <5 x i16> @ushift.v5i16(<5 x i16> %a, <5 x i16> %b) {
; CHECK-LABEL: @ushift.v5i16(
; CHECK-NEXT:    [[N:%.*]] = and <5 x i16> [[B:%.*]], splat (i16 15)
; CHECK-NEXT:    [[TMP1:%.*]] = shl <5 x i16> [[A:%.*]], [[N]]
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <5 x i16> [[TMP1]], [[N]]
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq <5 x i16> [[TMP2]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = select <5 x i1> [[TMP3]], <5 x i16> [[TMP1]], <5 x i16> splat (i16 -1)
; CHECK-NEXT:    ret <5 x i16> [[R]]
  %n = and <5 x i16> %b, splat (i16 15)
  %r = call <5 x i16> @llvm.ushl.sat.v5i16(<5 x i16> %a, <5 x i16> %n)
  ret <5 x i16> %r
}

define i8 @ushift.i8(i8 %a, i8 %b) {
; CHECK-LABEL: @ushift.i8(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[B:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = and i16 [[TMP1]], 7
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    [[N:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext i8 [[A:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = zext i8 [[N]] to i16
; CHECK-NEXT:    [[TMP6:%.*]] = shl i16 [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i16 [[TMP6]] to <2 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext i8 [[TMP8]] to i16
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[N]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = lshr i16 [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i16 [[TMP11]] to <2 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = icmp eq i8 [[TMP13]], [[A]]
; CHECK-NEXT:    [[TMP15:%.*]] = select i1 [[TMP14]], i16 [[TMP6]], i16 255
; CHECK-NEXT:    [[R:%.*]] = trunc i16 [[TMP15]] to i8
; CHECK-NEXT:    ret i8 [[R]]
  %n = and i8 %b, 7
  %r = call i8 @llvm.ushl.sat.i8(i8 %a, i8 %n)
  ret i8 %r
}

define i64 @ushift.i64(i64 %a, i64 %b) {
; CHECK-LABEL: @ushift.i64(
; CHECK-NEXT:    [[N:%.*]] = and i64 [[B:%.*]], 63
; CHECK-NEXT:    [[TMP1:%.*]] = shl i64 [[A:%.*]], [[N]]
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i64 [[TMP1]], [[N]]
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i64 [[TMP2]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP3]], i64 [[TMP1]], i64 -1
; CHECK-NEXT:    ret i64 [[R]]
  %n = and i64 %b, 63
  %r = call i64 @llvm.ushl.sat.i64(i64 %a, i64 %n)
  ret i64 %r
}

define <3 x i64> @sproduct(<3 x i64> %a, <3 x i64> %b) {
; CHECK-LABEL: @sproduct(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <3 x i64> [[A:%.*]] to <6 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP1]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <3 x i64> [[A]] to <6 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP3]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <3 x i64> [[B:%.*]] to <6 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP5]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <3 x i64> [[B]] to <6 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP7]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP2]], <3 x i32> [[TMP6]])
; CHECK-NEXT:    [[TMP10:%.*]] = mul <3 x i32> [[TMP2]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = mul <3 x i32> [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = add <3 x i32> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <3 x i64> [[TMP9]] to <6 x i32>
; CHECK-NEXT:    [[TMP14:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP13]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <3 x i32> [[TMP14]], [[TMP12]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <3 x i64> [[TMP9]] to <6 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP16]], <3 x i32> [[TMP15]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[P:%.*]] = bitcast <6 x i32> [[TMP17]] to <3 x i64>
; CHECK-NEXT:    [[TMP18:%.*]] = xor <3 x i64> [[A]], [[B]]
; CHECK-NEXT:    [[TMP19:%.*]] = ashr <3 x i64> [[TMP18]], splat (i64 63)
; CHECK-NEXT:    [[TMP20:%.*]] = sub <3 x i64> zeroinitializer, [[A]]
; CHECK-NEXT:    [[TMP21:%.*]] = icmp slt <3 x i64> [[A]], zeroinitializer
; CHECK-NEXT:    [[TMP22:%.*]] = select <3 x i1> [[TMP21]], <3 x i64> [[TMP20]], <3 x i64> [[A]]
; CHECK-NEXT:    [[TMP23:%.*]] = sub <3 x i64> zeroinitializer, [[B]]
; CHECK-NEXT:    [[TMP24:%.*]] = icmp slt <3 x i64> [[B]], zeroinitializer
; CHECK-NEXT:    [[TMP25:%.*]] = select <3 x i1> [[TMP24]], <3 x i64> [[TMP23]], <3 x i64> [[B]]
; CHECK-NEXT:    [[TMP26:%.*]] = xor <3 x i64> [[P]], [[TMP19]]
; CHECK-NEXT:    [[TMP27:%.*]] = sub <3 x i64> [[TMP26]], [[TMP19]]
; CHECK-NEXT:    [[TMP28:%.*]] = and <3 x i64> [[TMP22]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP29:%.*]] = lshr <3 x i64> [[TMP22]], splat (i64 32)
; CHECK-NEXT:    [[TMP30:%.*]] = and <3 x i64> [[TMP25]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP31:%.*]] = lshr <3 x i64> [[TMP25]], splat (i64 32)
; CHECK-NEXT:    [[TMP32:%.*]] = bitcast <3 x i64> [[TMP29]] to <6 x i32>
; CHECK-NEXT:    [[TMP33:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP32]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP34:%.*]] = bitcast <3 x i64> [[TMP29]] to <6 x i32>
; CHECK-NEXT:    [[TMP35:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP34]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP36:%.*]] = bitcast <3 x i64> [[TMP30]] to <6 x i32>
; CHECK-NEXT:    [[TMP37:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP36]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP38:%.*]] = bitcast <3 x i64> [[TMP30]] to <6 x i32>
; CHECK-NEXT:    [[TMP39:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP38]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP40:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP33]], <3 x i32> [[TMP37]])
; CHECK-NEXT:    [[TMP41:%.*]] = mul <3 x i32> [[TMP33]], [[TMP39]]
; CHECK-NEXT:    [[TMP42:%.*]] = mul <3 x i32> [[TMP35]], [[TMP37]]
; CHECK-NEXT:    [[TMP43:%.*]] = add <3 x i32> [[TMP41]], [[TMP42]]
; CHECK-NEXT:    [[TMP44:%.*]] = bitcast <3 x i64> [[TMP40]] to <6 x i32>
; CHECK-NEXT:    [[TMP45:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP44]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP46:%.*]] = add <3 x i32> [[TMP45]], [[TMP43]]
; CHECK-NEXT:    [[TMP47:%.*]] = bitcast <3 x i64> [[TMP40]] to <6 x i32>
; CHECK-NEXT:    [[TMP48:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP47]], <3 x i32> [[TMP46]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP49:%.*]] = bitcast <6 x i32> [[TMP48]] to <3 x i64>
; CHECK-NEXT:    [[TMP50:%.*]] = bitcast <3 x i64> [[TMP28]] to <6 x i32>
; CHECK-NEXT:    [[TMP51:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP50]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP52:%.*]] = bitcast <3 x i64> [[TMP28]] to <6 x i32>
; CHECK-NEXT:    [[TMP53:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP52]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP54:%.*]] = bitcast <3 x i64> [[TMP31]] to <6 x i32>
; CHECK-NEXT:    [[TMP55:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP54]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP56:%.*]] = bitcast <3 x i64> [[TMP31]] to <6 x i32>
; CHECK-NEXT:    [[TMP57:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP56]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP58:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP51]], <3 x i32> [[TMP55]])
; CHECK-NEXT:    [[TMP59:%.*]] = mul <3 x i32> [[TMP51]], [[TMP57]]
; CHECK-NEXT:    [[TMP60:%.*]] = mul <3 x i32> [[TMP53]], [[TMP55]]
; CHECK-NEXT:    [[TMP61:%.*]] = add <3 x i32> [[TMP59]], [[TMP60]]
; CHECK-NEXT:    [[TMP62:%.*]] = bitcast <3 x i64> [[TMP58]] to <6 x i32>
; CHECK-NEXT:    [[TMP63:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP62]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP64:%.*]] = add <3 x i32> [[TMP63]], [[TMP61]]
; CHECK-NEXT:    [[TMP65:%.*]] = bitcast <3 x i64> [[TMP58]] to <6 x i32>
; CHECK-NEXT:    [[TMP66:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP65]], <3 x i32> [[TMP64]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP67:%.*]] = bitcast <6 x i32> [[TMP66]] to <3 x i64>
; CHECK-NEXT:    [[TMP68:%.*]] = icmp ne <3 x i64> [[TMP29]], zeroinitializer
; CHECK-NEXT:    [[TMP69:%.*]] = icmp ne <3 x i64> [[TMP31]], zeroinitializer
; CHECK-NEXT:    [[TMP70:%.*]] = and <3 x i1> [[TMP68]], [[TMP69]]
; CHECK-NEXT:    [[TMP71:%.*]] = or <3 x i64> [[TMP49]], [[TMP67]]
; CHECK-NEXT:    [[TMP72:%.*]] = icmp ugt <3 x i64> [[TMP71]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP73:%.*]] = or <3 x i1> [[TMP70]], [[TMP72]]
; CHECK-NEXT:    [[TMP74:%.*]] = bitcast <3 x i64> [[TMP28]] to <6 x i32>
; CHECK-NEXT:    [[TMP75:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP74]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP76:%.*]] = bitcast <3 x i64> [[TMP28]] to <6 x i32>
; CHECK-NEXT:    [[TMP77:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP76]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP78:%.*]] = bitcast <3 x i64> [[TMP30]] to <6 x i32>
; CHECK-NEXT:    [[TMP79:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP78]], i32 0, i32 3, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP80:%.*]] = bitcast <3 x i64> [[TMP30]] to <6 x i32>
; CHECK-NEXT:    [[TMP81:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP80]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP82:%.*]] = call <3 x i64> @llvm.genx.uumul.v3i64.v3i32(<3 x i32> [[TMP75]], <3 x i32> [[TMP79]])
; CHECK-NEXT:    [[TMP83:%.*]] = mul <3 x i32> [[TMP75]], [[TMP81]]
; CHECK-NEXT:    [[TMP84:%.*]] = mul <3 x i32> [[TMP77]], [[TMP79]]
; CHECK-NEXT:    [[TMP85:%.*]] = add <3 x i32> [[TMP83]], [[TMP84]]
; CHECK-NEXT:    [[TMP86:%.*]] = bitcast <3 x i64> [[TMP82]] to <6 x i32>
; CHECK-NEXT:    [[TMP87:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v6i32.i16(<6 x i32> [[TMP86]], i32 0, i32 3, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP88:%.*]] = add <3 x i32> [[TMP87]], [[TMP85]]
; CHECK-NEXT:    [[TMP89:%.*]] = bitcast <3 x i64> [[TMP82]] to <6 x i32>
; CHECK-NEXT:    [[TMP90:%.*]] = call <6 x i32> @llvm.genx.wrregioni.v6i32.v3i32.i16.i1(<6 x i32> [[TMP89]], <3 x i32> [[TMP88]], i32 0, i32 3, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP91:%.*]] = bitcast <6 x i32> [[TMP90]] to <3 x i64>
; CHECK-NEXT:    [[TMP92:%.*]] = icmp ult <3 x i64> [[TMP27]], [[TMP91]]
; CHECK-NEXT:    [[TMP93:%.*]] = or <3 x i1> [[TMP73]], [[TMP92]]
; CHECK-NEXT:    [[TMP94:%.*]] = sub <3 x i64> splat (i64 9223372036854775807), [[TMP19]]
; CHECK-NEXT:    [[TMP95:%.*]] = icmp ugt <3 x i64> [[TMP27]], [[TMP94]]
; CHECK-NEXT:    [[F:%.*]] = or <3 x i1> [[TMP93]], [[TMP95]]
; CHECK-NEXT:    [[R:%.*]] = select <3 x i1> [[F]], <3 x i64> splat (i64 42), <3 x i64> [[P]]
; CHECK-NEXT:    ret <3 x i64> [[R]]
  %o = call { <3 x i64>, <3 x i1> } @llvm.smul.with.overflow.v3i64(<3 x i64> %a, <3 x i64> %b)
  %p = extractvalue { <3 x i64>, <3 x i1> } %o, 0
  %f = extractvalue { <3 x i64>, <3 x i1> } %o, 1
  %r = select <3 x i1> %f, <3 x i64> splat (i64 42), <3 x i64> %p
  ret <3 x i64> %r
}

; Near the limit.
define i64 @slimit(i64 %a, i8 %n) {
; CHECK-LABEL: @slimit(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = and i16 [[TMP1]], 3
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    [[S:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[S64:%.*]] = zext i8 [[S]] to i64
; CHECK-NEXT:    [[M:%.*]] = and i64 [[A:%.*]], 31
; CHECK-NEXT:    [[B:%.*]] = shl i64 1, [[M]]
; CHECK-NEXT:    [[N2:%.*]] = add i64 [[B]], [[S64]]
; CHECK-NEXT:    [[C:%.*]] = ashr i64 -9223372036854775808, [[M]]
; CHECK-NEXT:    [[D:%.*]] = add i64 [[C]], [[S64]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[D]] to <2 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[D]] to <2 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP6]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[N2]] to <2 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP8]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[N2]] to <2 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP10]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP5]], i32 [[TMP9]])
; CHECK-NEXT:    [[TMP13:%.*]] = mul i32 [[TMP5]], [[TMP11]]
; CHECK-NEXT:    [[TMP14:%.*]] = mul i32 [[TMP7]], [[TMP9]]
; CHECK-NEXT:    [[TMP15:%.*]] = add i32 [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i64 [[TMP12]] to <2 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = add i32 [[TMP17]], [[TMP15]]
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast i64 [[TMP12]] to <2 x i32>
; CHECK-NEXT:    [[TMP20:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP19]], i32 [[TMP18]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[P:%.*]] = bitcast <2 x i32> [[TMP20]] to i64
; CHECK-NEXT:    [[TMP21:%.*]] = xor i64 [[D]], [[N2]]
; CHECK-NEXT:    [[TMP22:%.*]] = ashr i64 [[TMP21]], 63
; CHECK-NEXT:    [[TMP23:%.*]] = sub i64 0, [[D]]
; CHECK-NEXT:    [[TMP24:%.*]] = icmp slt i64 [[D]], 0
; CHECK-NEXT:    [[TMP25:%.*]] = select i1 [[TMP24]], i64 [[TMP23]], i64 [[D]]
; CHECK-NEXT:    [[TMP26:%.*]] = sub i64 0, [[N2]]
; CHECK-NEXT:    [[TMP27:%.*]] = icmp slt i64 [[N2]], 0
; CHECK-NEXT:    [[TMP28:%.*]] = select i1 [[TMP27]], i64 [[TMP26]], i64 [[N2]]
; CHECK-NEXT:    [[TMP29:%.*]] = xor i64 [[P]], [[TMP22]]
; CHECK-NEXT:    [[TMP30:%.*]] = sub i64 [[TMP29]], [[TMP22]]
; CHECK-NEXT:    [[TMP31:%.*]] = and i64 [[TMP25]], 4294967295
; CHECK-NEXT:    [[TMP32:%.*]] = lshr i64 [[TMP25]], 32
; CHECK-NEXT:    [[TMP33:%.*]] = and i64 [[TMP28]], 4294967295
; CHECK-NEXT:    [[TMP34:%.*]] = lshr i64 [[TMP28]], 32
; CHECK-NEXT:    [[TMP35:%.*]] = bitcast i64 [[TMP32]] to <2 x i32>
; CHECK-NEXT:    [[TMP36:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP35]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP37:%.*]] = bitcast i64 [[TMP32]] to <2 x i32>
; CHECK-NEXT:    [[TMP38:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP37]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP39:%.*]] = bitcast i64 [[TMP33]] to <2 x i32>
; CHECK-NEXT:    [[TMP40:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP39]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP41:%.*]] = bitcast i64 [[TMP33]] to <2 x i32>
; CHECK-NEXT:    [[TMP42:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP41]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP43:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP36]], i32 [[TMP40]])
; CHECK-NEXT:    [[TMP44:%.*]] = mul i32 [[TMP36]], [[TMP42]]
; CHECK-NEXT:    [[TMP45:%.*]] = mul i32 [[TMP38]], [[TMP40]]
; CHECK-NEXT:    [[TMP46:%.*]] = add i32 [[TMP44]], [[TMP45]]
; CHECK-NEXT:    [[TMP47:%.*]] = bitcast i64 [[TMP43]] to <2 x i32>
; CHECK-NEXT:    [[TMP48:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP47]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP49:%.*]] = add i32 [[TMP48]], [[TMP46]]
; CHECK-NEXT:    [[TMP50:%.*]] = bitcast i64 [[TMP43]] to <2 x i32>
; CHECK-NEXT:    [[TMP51:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP50]], i32 [[TMP49]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP52:%.*]] = bitcast <2 x i32> [[TMP51]] to i64
; CHECK-NEXT:    [[TMP53:%.*]] = bitcast i64 [[TMP31]] to <2 x i32>
; CHECK-NEXT:    [[TMP54:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP53]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP55:%.*]] = bitcast i64 [[TMP31]] to <2 x i32>
; CHECK-NEXT:    [[TMP56:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP55]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP57:%.*]] = bitcast i64 [[TMP34]] to <2 x i32>
; CHECK-NEXT:    [[TMP58:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP57]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP59:%.*]] = bitcast i64 [[TMP34]] to <2 x i32>
; CHECK-NEXT:    [[TMP60:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP59]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP61:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP54]], i32 [[TMP58]])
; CHECK-NEXT:    [[TMP62:%.*]] = mul i32 [[TMP54]], [[TMP60]]
; CHECK-NEXT:    [[TMP63:%.*]] = mul i32 [[TMP56]], [[TMP58]]
; CHECK-NEXT:    [[TMP64:%.*]] = add i32 [[TMP62]], [[TMP63]]
; CHECK-NEXT:    [[TMP65:%.*]] = bitcast i64 [[TMP61]] to <2 x i32>
; CHECK-NEXT:    [[TMP66:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP65]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP67:%.*]] = add i32 [[TMP66]], [[TMP64]]
; CHECK-NEXT:    [[TMP68:%.*]] = bitcast i64 [[TMP61]] to <2 x i32>
; CHECK-NEXT:    [[TMP69:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP68]], i32 [[TMP67]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP70:%.*]] = bitcast <2 x i32> [[TMP69]] to i64
; CHECK-NEXT:    [[TMP71:%.*]] = icmp ne i64 [[TMP32]], 0
; CHECK-NEXT:    [[TMP72:%.*]] = icmp ne i64 [[TMP34]], 0
; CHECK-NEXT:    [[TMP73:%.*]] = and i1 [[TMP71]], [[TMP72]]
; CHECK-NEXT:    [[TMP74:%.*]] = or i64 [[TMP52]], [[TMP70]]
; CHECK-NEXT:    [[TMP75:%.*]] = icmp ugt i64 [[TMP74]], 4294967295
; CHECK-NEXT:    [[TMP76:%.*]] = or i1 [[TMP73]], [[TMP75]]
; CHECK-NEXT:    [[TMP77:%.*]] = bitcast i64 [[TMP31]] to <2 x i32>
; CHECK-NEXT:    [[TMP78:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP77]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP79:%.*]] = bitcast i64 [[TMP31]] to <2 x i32>
; CHECK-NEXT:    [[TMP80:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP79]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP81:%.*]] = bitcast i64 [[TMP33]] to <2 x i32>
; CHECK-NEXT:    [[TMP82:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP81]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP83:%.*]] = bitcast i64 [[TMP33]] to <2 x i32>
; CHECK-NEXT:    [[TMP84:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP83]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP85:%.*]] = call i64 @llvm.genx.uumul.i64.i32(i32 [[TMP78]], i32 [[TMP82]])
; CHECK-NEXT:    [[TMP86:%.*]] = mul i32 [[TMP78]], [[TMP84]]
; CHECK-NEXT:    [[TMP87:%.*]] = mul i32 [[TMP80]], [[TMP82]]
; CHECK-NEXT:    [[TMP88:%.*]] = add i32 [[TMP86]], [[TMP87]]
; CHECK-NEXT:    [[TMP89:%.*]] = bitcast i64 [[TMP85]] to <2 x i32>
; CHECK-NEXT:    [[TMP90:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP89]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP91:%.*]] = add i32 [[TMP90]], [[TMP88]]
; CHECK-NEXT:    [[TMP92:%.*]] = bitcast i64 [[TMP85]] to <2 x i32>
; CHECK-NEXT:    [[TMP93:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> [[TMP92]], i32 [[TMP91]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP94:%.*]] = bitcast <2 x i32> [[TMP93]] to i64
; CHECK-NEXT:    [[TMP95:%.*]] = icmp ult i64 [[TMP30]], [[TMP94]]
; CHECK-NEXT:    [[TMP96:%.*]] = or i1 [[TMP76]], [[TMP95]]
; CHECK-NEXT:    [[TMP97:%.*]] = sub i64 9223372036854775807, [[TMP22]]
; CHECK-NEXT:    [[TMP98:%.*]] = icmp ugt i64 [[TMP30]], [[TMP97]]
; CHECK-NEXT:    [[F:%.*]] = or i1 [[TMP96]], [[TMP98]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[F]], i64 42, i64 [[P]]
; CHECK-NEXT:    ret i64 [[R]]
  %s = and i8 %n, 3
  %s64 = zext i8 %s to i64
  %m = and i64 %a, 31
  %b = shl i64 1, %m
  %n2 = add i64 %b, %s64
  %c = ashr i64 -9223372036854775808, %m
  %d = add i64 %c, %s64
  %o = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %d, i64 %n2)
  %p = extractvalue { i64, i1 } %o, 0
  %f = extractvalue { i64, i1 } %o, 1
  %r = select i1 %f, i64 42, i64 %p
  ret i64 %r
}

define <5 x i32> @sshift.v5i32(<5 x i32> %a, <5 x i32> %b) {
; CHECK-LABEL: @sshift.v5i32(
; CHECK-NEXT:    [[N:%.*]] = and <5 x i32> [[B:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP1:%.*]] = shl <5 x i32> [[A:%.*]], [[N]]
; CHECK-NEXT:    [[TMP2:%.*]] = ashr <5 x i32> [[TMP1]], [[N]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <5 x i32> [[A]], splat (i32 31)
; CHECK-NEXT:    [[TMP4:%.*]] = xor <5 x i32> [[TMP3]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp eq <5 x i32> [[TMP2]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = select <5 x i1> [[TMP5]], <5 x i32> [[TMP1]], <5 x i32> [[TMP4]]
; CHECK-NEXT:    ret <5 x i32> [[R]]
  %n = and <5 x i32> %b, splat (i32 31)
  %r = call <5 x i32> @llvm.sshl.sat.v5i32(<5 x i32> %a, <5 x i32> %n)
  ret <5 x i32> %r
}

define <5 x i16> @sshift.v5i16(<5 x i16> %a, <5 x i16> %b) {
; CHECK-LABEL: @sshift.v5i16(
; CHECK-NEXT:    [[N:%.*]] = and <5 x i16> [[B:%.*]], splat (i16 15)
; CHECK-NEXT:    [[TMP1:%.*]] = shl <5 x i16> [[A:%.*]], [[N]]
; CHECK-NEXT:    [[TMP2:%.*]] = ashr <5 x i16> [[TMP1]], [[N]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <5 x i16> [[A]], splat (i16 15)
; CHECK-NEXT:    [[TMP4:%.*]] = xor <5 x i16> [[TMP3]], splat (i16 32767)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp eq <5 x i16> [[TMP2]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = select <5 x i1> [[TMP5]], <5 x i16> [[TMP1]], <5 x i16> [[TMP4]]
; CHECK-NEXT:    ret <5 x i16> [[R]]
  %n = and <5 x i16> %b, splat (i16 15)
  %r = call <5 x i16> @llvm.sshl.sat.v5i16(<5 x i16> %a, <5 x i16> %n)
  ret <5 x i16> %r
}

define i8 @sshift.i8(i8 %a, i8 %b) {
; CHECK-LABEL: @sshift.i8(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[B:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = and i16 [[TMP1]], 7
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    [[N:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext i8 [[A:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = zext i8 [[N]] to i16
; CHECK-NEXT:    [[TMP6:%.*]] = shl i16 [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i16 [[TMP6]] to <2 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP7]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = sext i8 [[TMP8]] to i16
; CHECK-NEXT:    [[TMP10:%.*]] = zext i8 [[N]] to i16
; CHECK-NEXT:    [[TMP11:%.*]] = ashr i16 [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i16 [[TMP11]] to <2 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = call i8 @llvm.genx.rdregioni.i8.v2i8.i16(<2 x i8> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = sext i8 [[A]] to i16
; CHECK-NEXT:    [[TMP15:%.*]] = ashr i16 [[TMP14]], 7
; CHECK-NEXT:    [[TMP16:%.*]] = xor i16 [[TMP15]], 127
; CHECK-NEXT:    [[TMP17:%.*]] = icmp eq i8 [[TMP13]], [[A]]
; CHECK-NEXT:    [[TMP18:%.*]] = select i1 [[TMP17]], i16 [[TMP6]], i16 [[TMP16]]
; CHECK-NEXT:    [[R:%.*]] = trunc i16 [[TMP18]] to i8
; CHECK-NEXT:    ret i8 [[R]]
  %n = and i8 %b, 7
  %r = call i8 @llvm.sshl.sat.i8(i8 %a, i8 %n)
  ret i8 %r
}

define i64 @sshift.i64(i64 %a, i64 %b) {
; CHECK-LABEL: @sshift.i64(
; CHECK-NEXT:    [[N:%.*]] = and i64 [[B:%.*]], 63
; CHECK-NEXT:    [[TMP1:%.*]] = shl i64 [[A:%.*]], [[N]]
; CHECK-NEXT:    [[TMP2:%.*]] = ashr i64 [[TMP1]], [[N]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr i64 [[A]], 63
; CHECK-NEXT:    [[TMP4:%.*]] = xor i64 [[TMP3]], 9223372036854775807
; CHECK-NEXT:    [[TMP5:%.*]] = icmp eq i64 [[TMP2]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP5]], i64 [[TMP1]], i64 [[TMP4]]
; CHECK-NEXT:    ret i64 [[R]]
  %n = and i64 %b, 63
  %r = call i64 @llvm.sshl.sat.i64(i64 %a, i64 %n)
  ret i64 %r
}

