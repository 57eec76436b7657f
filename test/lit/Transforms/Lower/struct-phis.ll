; A phi of a call with several results, as InstCombine makes it, becomes phis of
; the parts; in a loop as well.
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -verify-each --check-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -S %s | FileCheck %s

declare { <8 x i16>, <8 x i1> } @llvm.umul.with.overflow.v8i16(<8 x i16>, <8 x i16>)

; CHECK-LABEL: @branch(
; CHECK-NOT: phi {
; CHECK: phi <8 x i16> [ poison, %then ], [ [[P:%.*]], %else ]
; CHECK: phi <8 x i1> [ poison, %then ], [ [[F:%.*]], %else ]
; CHECK: ret
define <8 x i16> @branch(i1 %b, <8 x i16> %x, <8 x i16> %y) {
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

; CHECK-LABEL: @loop(
; CHECK-NOT: phi {
; CHECK: phi <8 x i16> [ zeroinitializer, %entry ]
; CHECK: phi <8 x i1> [ zeroinitializer, %entry ]
; CHECK: ret
define <8 x i16> @loop(<8 x i16> %x, i16 %n) {
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
