; A block whose values do not fit into the registers of skl (4,096 bytes) gets
; another order; those of pvc (8,192 bytes) suffice.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-order-bales --platform=skl -S %s | FileCheck %s --check-prefix=SKL
; RUN: cmx-opt -passes=cmx-order-bales --platform=pvc -S %s | FileCheck %s --check-prefix=PVC
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-order-bales,cmx-order-bales --platform=skl -verify-each -S %s | FileCheck %s --check-prefix=SKL

declare <256 x i32> @make(i32) memory(none) nounwind willreturn
declare <256 x i16> @half(i32) memory(none) nounwind willreturn
declare <256 x i32> @from.memory(i32) memory(read) nounwind willreturn
declare void @put(<256 x i32>)
declare void @set(i32) memory(write)
declare <256 x i32> @llvm.genx.wrregioni.v256i32.v8i32.i16.i1(<256 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)

; Each value is made right before it is used, as far as registers need that.
define <256 x i32> @chains() {
; SKL-LABEL: @chains(
; SKL-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; SKL-NEXT:    [[B:%.*]] = call <256 x i32> @make(i32 1)
; SKL-NEXT:    [[C:%.*]] = call <256 x i32> @make(i32 2)
; SKL-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; SKL-NEXT:    [[D:%.*]] = call <256 x i32> @make(i32 3)
; SKL-NEXT:    [[Y:%.*]] = xor <256 x i32> [[X]], [[C]]
; SKL-NEXT:    [[Z:%.*]] = xor <256 x i32> [[Y]], [[D]]
; SKL-NEXT:    ret <256 x i32> [[Z]]
; PVC-LABEL: @chains(
; PVC-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; PVC-NEXT:    [[B:%.*]] = call <256 x i32> @make(i32 1)
; PVC-NEXT:    [[C:%.*]] = call <256 x i32> @make(i32 2)
; PVC-NEXT:    [[D:%.*]] = call <256 x i32> @make(i32 3)
; PVC-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; PVC-NEXT:    [[Y:%.*]] = xor <256 x i32> [[X]], [[C]]
; PVC-NEXT:    [[Z:%.*]] = xor <256 x i32> [[Y]], [[D]]
; PVC-NEXT:    ret <256 x i32> [[Z]]
  %a = call <256 x i32> @make(i32 0)
  %b = call <256 x i32> @make(i32 1)
  %c = call <256 x i32> @make(i32 2)
  %d = call <256 x i32> @make(i32 3)
  %x = xor <256 x i32> %a, %b
  %y = xor <256 x i32> %x, %c
  %z = xor <256 x i32> %y, %d
  ret <256 x i32> %z
}

; These products are members of bales that add them: everything fits.
define <256 x i16> @fits() {
; SKL-LABEL: @fits(
; SKL-NEXT:    [[A:%.*]] = call <256 x i16> @half(i32 0)
; SKL-NEXT:    [[B:%.*]] = call <256 x i16> @half(i32 1)
; SKL-NEXT:    [[C:%.*]] = call <256 x i16> @half(i32 2)
; SKL-NEXT:    [[D:%.*]] = call <256 x i16> @half(i32 3)
; SKL-NEXT:    [[A32:%.*]] = zext <256 x i16> [[A]] to <256 x i32>
; SKL-NEXT:    [[B32:%.*]] = zext <256 x i16> [[B]] to <256 x i32>
; SKL-NEXT:    [[C32:%.*]] = zext <256 x i16> [[C]] to <256 x i32>
; SKL-NEXT:    [[D32:%.*]] = zext <256 x i16> [[D]] to <256 x i32>
; SKL-NEXT:    [[AB:%.*]] = mul <256 x i32> [[A32]], [[B32]]
; SKL-NEXT:    [[BC:%.*]] = mul <256 x i32> [[B32]], [[C32]]
; SKL-NEXT:    [[CD:%.*]] = mul <256 x i32> [[C32]], [[D32]]
; SKL-NEXT:    [[DA:%.*]] = mul <256 x i32> [[D32]], [[A32]]
; SKL-NEXT:    [[S:%.*]] = add <256 x i32> [[AB]], [[BC]]
; SKL-NEXT:    [[T:%.*]] = add <256 x i32> [[CD]], [[DA]]
; SKL-NEXT:    [[F:%.*]] = freeze <256 x i32> [[T]]
; SKL-NEXT:    [[U:%.*]] = xor <256 x i32> [[S]], [[F]]
; SKL-NEXT:    [[R:%.*]] = trunc <256 x i32> [[U]] to <256 x i16>
; SKL-NEXT:    ret <256 x i16> [[R]]
; PVC-LABEL: @fits(
; PVC-NEXT:    [[A:%.*]] = call <256 x i16> @half(i32 0)
; PVC-NEXT:    [[B:%.*]] = call <256 x i16> @half(i32 1)
; PVC-NEXT:    [[C:%.*]] = call <256 x i16> @half(i32 2)
; PVC-NEXT:    [[D:%.*]] = call <256 x i16> @half(i32 3)
; PVC-NEXT:    [[A32:%.*]] = zext <256 x i16> [[A]] to <256 x i32>
; PVC-NEXT:    [[B32:%.*]] = zext <256 x i16> [[B]] to <256 x i32>
; PVC-NEXT:    [[C32:%.*]] = zext <256 x i16> [[C]] to <256 x i32>
; PVC-NEXT:    [[D32:%.*]] = zext <256 x i16> [[D]] to <256 x i32>
; PVC-NEXT:    [[AB:%.*]] = mul <256 x i32> [[A32]], [[B32]]
; PVC-NEXT:    [[BC:%.*]] = mul <256 x i32> [[B32]], [[C32]]
; PVC-NEXT:    [[CD:%.*]] = mul <256 x i32> [[C32]], [[D32]]
; PVC-NEXT:    [[DA:%.*]] = mul <256 x i32> [[D32]], [[A32]]
; PVC-NEXT:    [[S:%.*]] = add <256 x i32> [[AB]], [[BC]]
; PVC-NEXT:    [[T:%.*]] = add <256 x i32> [[CD]], [[DA]]
; PVC-NEXT:    [[F:%.*]] = freeze <256 x i32> [[T]]
; PVC-NEXT:    [[U:%.*]] = xor <256 x i32> [[S]], [[F]]
; PVC-NEXT:    [[R:%.*]] = trunc <256 x i32> [[U]] to <256 x i16>
; PVC-NEXT:    ret <256 x i16> [[R]]
  %a = call <256 x i16> @half(i32 0)
  %b = call <256 x i16> @half(i32 1)
  %c = call <256 x i16> @half(i32 2)
  %d = call <256 x i16> @half(i32 3)
  %a32 = zext <256 x i16> %a to <256 x i32>
  %b32 = zext <256 x i16> %b to <256 x i32>
  %c32 = zext <256 x i16> %c to <256 x i32>
  %d32 = zext <256 x i16> %d to <256 x i32>
  %ab = mul <256 x i32> %a32, %b32
  %bc = mul <256 x i32> %b32, %c32
  %cd = mul <256 x i32> %c32, %d32
  %da = mul <256 x i32> %d32, %a32
  %s = add <256 x i32> %ab, %bc
  %t = add <256 x i32> %cd, %da
  %f = freeze <256 x i32> %t
  %u = xor <256 x i32> %s, %f
  %r = trunc <256 x i32> %u to <256 x i16>
  ret <256 x i16> %r
}

; What reads memory may pass what reads it, but nothing that writes it.
define void @memory() {
; SKL-LABEL: @memory(
; SKL-NEXT:    [[A:%.*]] = call <256 x i32> @from.memory(i32 0)
; SKL-NEXT:    [[B:%.*]] = call <256 x i32> @from.memory(i32 1)
; SKL-NEXT:    [[C:%.*]] = call <256 x i32> @from.memory(i32 2)
; SKL-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; SKL-NEXT:    [[D:%.*]] = call <256 x i32> @from.memory(i32 3)
; SKL-NEXT:    [[Y:%.*]] = xor <256 x i32> [[C]], [[D]]
; SKL-NEXT:    call void @put(<256 x i32> [[X]])
; SKL-NEXT:    call void @put(<256 x i32> [[Y]])
; SKL-NEXT:    ret void
; PVC-LABEL: @memory(
; PVC-NEXT:    [[A:%.*]] = call <256 x i32> @from.memory(i32 0)
; PVC-NEXT:    [[B:%.*]] = call <256 x i32> @from.memory(i32 1)
; PVC-NEXT:    [[C:%.*]] = call <256 x i32> @from.memory(i32 2)
; PVC-NEXT:    [[D:%.*]] = call <256 x i32> @from.memory(i32 3)
; PVC-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; PVC-NEXT:    [[Y:%.*]] = xor <256 x i32> [[C]], [[D]]
; PVC-NEXT:    call void @put(<256 x i32> [[X]])
; PVC-NEXT:    call void @put(<256 x i32> [[Y]])
; PVC-NEXT:    ret void
  %a = call <256 x i32> @from.memory(i32 0)
  %b = call <256 x i32> @from.memory(i32 1)
  %c = call <256 x i32> @from.memory(i32 2)
  %d = call <256 x i32> @from.memory(i32 3)
  %x = xor <256 x i32> %a, %b
  %y = xor <256 x i32> %c, %d
  call void @put(<256 x i32> %x)
  call void @put(<256 x i32> %y)
  ret void
}

; No read passes a write that comes after it, though fewer registers would do.
define void @written_after() {
; SKL-LABEL: @written_after(
; SKL-NEXT:    [[A:%.*]] = call <256 x i32> @from.memory(i32 0)
; SKL-NEXT:    [[B:%.*]] = call <256 x i32> @from.memory(i32 1)
; SKL-NEXT:    [[C:%.*]] = call <256 x i32> @from.memory(i32 2)
; SKL-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; SKL-NEXT:    [[D:%.*]] = call <256 x i32> @from.memory(i32 3)
; SKL-NEXT:    call void @set(i32 9)
; SKL-NEXT:    [[Y:%.*]] = xor <256 x i32> [[C]], [[D]]
; SKL-NEXT:    call void @put(<256 x i32> [[X]])
; SKL-NEXT:    call void @put(<256 x i32> [[Y]])
; SKL-NEXT:    ret void
; PVC-LABEL: @written_after(
; PVC-NEXT:    [[A:%.*]] = call <256 x i32> @from.memory(i32 0)
; PVC-NEXT:    [[B:%.*]] = call <256 x i32> @from.memory(i32 1)
; PVC-NEXT:    [[C:%.*]] = call <256 x i32> @from.memory(i32 2)
; PVC-NEXT:    [[D:%.*]] = call <256 x i32> @from.memory(i32 3)
; PVC-NEXT:    call void @set(i32 9)
; PVC-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; PVC-NEXT:    [[Y:%.*]] = xor <256 x i32> [[C]], [[D]]
; PVC-NEXT:    call void @put(<256 x i32> [[X]])
; PVC-NEXT:    call void @put(<256 x i32> [[Y]])
; PVC-NEXT:    ret void
  %a = call <256 x i32> @from.memory(i32 0)
  %b = call <256 x i32> @from.memory(i32 1)
  %c = call <256 x i32> @from.memory(i32 2)
  %d = call <256 x i32> @from.memory(i32 3)
  call void @set(i32 9)
  %x = xor <256 x i32> %a, %b
  %y = xor <256 x i32> %c, %d
  call void @put(<256 x i32> %x)
  call void @put(<256 x i32> %y)
  ret void
}

; A value that is changed in place is read before.
define <256 x i32> @in_place(<8 x i32> %e) {
; SKL-LABEL: @in_place(
; SKL-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; SKL-NEXT:    [[B:%.*]] = call <256 x i32> @make(i32 1)
; SKL-NEXT:    [[C:%.*]] = call <256 x i32> @make(i32 2)
; SKL-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; SKL-NEXT:    [[W:%.*]] = call <256 x i32> @llvm.genx.wrregioni.v256i32.v8i32.i16.i1(<256 x i32> [[A]], <8 x i32> [[E:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
; SKL-NEXT:    [[Y:%.*]] = xor <256 x i32> [[W]], [[C]]
; SKL-NEXT:    [[D:%.*]] = call <256 x i32> @make(i32 3)
; SKL-NEXT:    [[Z:%.*]] = xor <256 x i32> [[Y]], [[D]]
; SKL-NEXT:    [[R:%.*]] = xor <256 x i32> [[Z]], [[X]]
; SKL-NEXT:    ret <256 x i32> [[R]]
; PVC-LABEL: @in_place(
; PVC-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; PVC-NEXT:    [[B:%.*]] = call <256 x i32> @make(i32 1)
; PVC-NEXT:    [[C:%.*]] = call <256 x i32> @make(i32 2)
; PVC-NEXT:    [[D:%.*]] = call <256 x i32> @make(i32 3)
; PVC-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; PVC-NEXT:    [[W:%.*]] = call <256 x i32> @llvm.genx.wrregioni.v256i32.v8i32.i16.i1(<256 x i32> [[A]], <8 x i32> [[E:%.*]], i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[Y:%.*]] = xor <256 x i32> [[W]], [[C]]
; PVC-NEXT:    [[Z:%.*]] = xor <256 x i32> [[Y]], [[D]]
; PVC-NEXT:    [[R:%.*]] = xor <256 x i32> [[Z]], [[X]]
; PVC-NEXT:    ret <256 x i32> [[R]]
  %a = call <256 x i32> @make(i32 0)
  %b = call <256 x i32> @make(i32 1)
  %c = call <256 x i32> @make(i32 2)
  %d = call <256 x i32> @make(i32 3)
  %x = xor <256 x i32> %a, %b
  %w = call <256 x i32> @llvm.genx.wrregioni.v256i32.v8i32.i16.i1(<256 x i32> %a, <8 x i32> %e, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %y = xor <256 x i32> %w, %c
  %z = xor <256 x i32> %y, %d
  %r = xor <256 x i32> %z, %x
  ret <256 x i32> %r
}

; Registers of a value that only lives through the block are missing, too.
define <256 x i32> @through(<256 x i32> %t, i1 %b) {
; SKL-LABEL: @through(
; SKL:       entry:
; SKL-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; SKL-NEXT:    [[B1:%.*]] = call <256 x i32> @make(i32 1)
; SKL-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B1]]
; SKL-NEXT:    [[C:%.*]] = call <256 x i32> @make(i32 2)
; SKL-NEXT:    [[Y:%.*]] = xor <256 x i32> [[X]], [[C]]
; SKL-NEXT:    br i1 [[B:%.*]], label %then, label %else
; SKL:       then:
; SKL-NEXT:    [[R:%.*]] = xor <256 x i32> [[Y]], [[T:%.*]]
; SKL-NEXT:    ret <256 x i32> [[R]]
; SKL:       else:
; SKL-NEXT:    ret <256 x i32> [[T]]
; PVC-LABEL: @through(
; PVC:       entry:
; PVC-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; PVC-NEXT:    [[B1:%.*]] = call <256 x i32> @make(i32 1)
; PVC-NEXT:    [[C:%.*]] = call <256 x i32> @make(i32 2)
; PVC-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B1]]
; PVC-NEXT:    [[Y:%.*]] = xor <256 x i32> [[X]], [[C]]
; PVC-NEXT:    br i1 [[B:%.*]], label %then, label %else
; PVC:       then:
; PVC-NEXT:    [[R:%.*]] = xor <256 x i32> [[Y]], [[T:%.*]]
; PVC-NEXT:    ret <256 x i32> [[R]]
; PVC:       else:
; PVC-NEXT:    ret <256 x i32> [[T]]
entry:
  %a = call <256 x i32> @make(i32 0)
  %b1 = call <256 x i32> @make(i32 1)
  %c = call <256 x i32> @make(i32 2)
  %x = xor <256 x i32> %a, %b1
  %y = xor <256 x i32> %x, %c
  br i1 %b, label %then, label %else
then:
  %r = xor <256 x i32> %y, %t
  ret <256 x i32> %r
else:
  ret <256 x i32> %t
}
