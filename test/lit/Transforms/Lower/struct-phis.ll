; A phi of a call with several results, as InstCombine makes it, becomes phis of
; the parts; in a loop as well.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -verify-each --check-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -S %s | FileCheck %s

declare { <8 x i16>, <8 x i1> } @llvm.umul.with.overflow.v8i16(<8 x i16>, <8 x i16>)

define <8 x i16> @branch(i1 %b, <8 x i16> %x, <8 x i16> %y) {
; CHECK-LABEL: @branch(
; CHECK:       entry:
; CHECK-NEXT:    br i1 [[B:%.*]], label %then, label %else
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       else:
; CHECK-NEXT:    [[TMP0:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[Y:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <8 x i32> [[TMP0]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ugt <8 x i32> [[TMP2]], splat (i32 65535)
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[P1:%.*]] = phi <8 x i16> [ poison, %then ], [ [[TMP4]], %else ]
; CHECK-NEXT:    [[P2:%.*]] = phi <8 x i1> [ poison, %then ], [ [[TMP5]], %else ]
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[P2]], <8 x i16> zeroinitializer, <8 x i16> [[P1]]
; CHECK-NEXT:    ret <8 x i16> [[R]]
entry:
  br i1 %b, label %then, label %else
then:
  br label %join
else:
  %m = call { <8 x i16>, <8 x i1> } @llvm.umul.with.overflow.v8i16(<8 x i16> %x, <8 x i16> %y)
  br label %join
join:
  %p = phi { <8 x i16>, <8 x i1> } [ poison, %then ], [ %m, %else ]
  %v = extractvalue { <8 x i16>, <8 x i1> } %p, 0
  %o = extractvalue { <8 x i16>, <8 x i1> } %p, 1
  %r = select <8 x i1> %o, <8 x i16> zeroinitializer, <8 x i16> %v
  ret <8 x i16> %r
}

define <8 x i16> @loop(<8 x i16> %x, i16 %n) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[I:%.*]] = phi i16 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[P1:%.*]] = phi <8 x i16> [ zeroinitializer, %entry ], [ [[TMP4:%.*]], %body ]
; CHECK-NEXT:    [[P2:%.*]] = phi <8 x i1> [ zeroinitializer, %entry ], [ [[TMP5:%.*]], %body ]
; CHECK-NEXT:    [[Q4:%.*]] = phi <8 x i1> [ zeroinitializer, %entry ], [ [[P2]], %body ]
; CHECK-NEXT:    [[W:%.*]] = select <8 x i1> [[Q4]], <8 x i16> [[X:%.*]], <8 x i16> [[P1]]
; CHECK-NEXT:    [[TMP0:%.*]] = zext <8 x i16> [[W]] to <8 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <8 x i32> [[TMP0]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; CHECK-NEXT:    [[TMP4]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5]] = icmp ugt <8 x i32> [[TMP2]], splat (i32 65535)
; CHECK-NEXT:    [[I1]] = add i16 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i16 [[I1]], 3
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i16> [[W]]
entry:
  br label %body
body:
  %i = phi i16 [ 0, %entry ], [ %i1, %body ]
  %p = phi { <8 x i16>, <8 x i1> } [ zeroinitializer, %entry ], [ %m, %body ]
  %q = phi { <8 x i16>, <8 x i1> } [ zeroinitializer, %entry ], [ %p, %body ]
  %v = extractvalue { <8 x i16>, <8 x i1> } %p, 0
  %o = extractvalue { <8 x i16>, <8 x i1> } %q, 1
  %w = select <8 x i1> %o, <8 x i16> %x, <8 x i16> %v
  %m = call { <8 x i16>, <8 x i1> } @llvm.umul.with.overflow.v8i16(<8 x i16> %w, <8 x i16> %x)
  %i1 = add i16 %i, 1
  %c = icmp ult i16 %i1, 3
  br i1 %c, label %body, label %done
done:
  ret <8 x i16> %w
}

; What a helper with two returns leaves, when it is inlined.
; CHECK-NOT: insertvalue
; CHECK-NOT: extractvalue
define <8 x i32> @two_returns(<8 x i32> %x, i32 %k) {
; CHECK-LABEL: @two_returns(
; CHECK-NEXT:    [[C:%.*]] = icmp sgt i32 [[K:%.*]], 5
; CHECK-NEXT:    br i1 [[C]], label %p, label %q
; CHECK:       p:
; CHECK-NEXT:    [[Y:%.*]] = add <8 x i32> [[X:%.*]], splat (i32 1)
; CHECK-NEXT:    br label %join
; CHECK:       q:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[S1:%.*]] = phi <8 x i32> [ [[Y]], %p ], [ [[X]], %q ]
; CHECK-NEXT:    [[S2:%.*]] = phi i1 [ true, %p ], [ [[C]], %q ]
; CHECK-NEXT:    [[TMP1:%.*]] = select i1 [[S2]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i16 [[TMP1]] to <1 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v1i16.i16(<1 x i16> [[TMP2]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <8 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP4]], <8 x i32> [[S1]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp sgt i32 %k, 5
  br i1 %c, label %p, label %q
p:
  %y = add <8 x i32> %x, splat (i32 1)
  %r1 = insertvalue { <8 x i32>, i1 } poison, <8 x i32> %y, 0
  %r2 = insertvalue { <8 x i32>, i1 } %r1, i1 true, 1
  br label %join
q:
  %r3 = insertvalue { <8 x i32>, i1 } { <8 x i32> zeroinitializer, i1 true }, <8 x i32> %x, 0
  %r4 = insertvalue { <8 x i32>, i1 } %r3, i1 %c, 1
  br label %join
join:
  %s = phi { <8 x i32>, i1 } [ %r2, %p ], [ %r4, %q ]
  %v = extractvalue { <8 x i32>, i1 } %s, 0
  %f = extractvalue { <8 x i32>, i1 } %s, 1
  %r = select i1 %f, <8 x i32> %v, <8 x i32> zeroinitializer
  ret <8 x i32> %r
}

; And one with one return.
; CHECK-NOT: insertvalue
; CHECK-NOT: extractvalue
define i32 @one_return(i32 %a, i32 %b) {
; CHECK-LABEL: @one_return(
; CHECK-NEXT:    [[S:%.*]] = sub i32 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    ret i32 [[S]]
  %r1 = insertvalue { i32, i32 } poison, i32 %a, 0
  %r2 = insertvalue { i32, i32 } %r1, i32 %b, 1
  %x = extractvalue { i32, i32 } %r2, 0
  %y = extractvalue { i32, i32 } %r2, 1
  %s = sub i32 %x, %y
  ret i32 %s
}
