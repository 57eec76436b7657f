; LICM moves regions and arithmetic out of loops, and messages that read only if
; nothing in the loop writes.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(loop-mssa(licm))' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.barrier()

define void @regions(<32 x i32> %v, i32 %s, i32 %n) {
; CHECK-LABEL: @regions(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> [[A]], <8 x i32> [[A]])
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 [[S:%.*]], i32 [[I]], <8 x i32> [[B]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> %a, <8 x i32> %a)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 %i, <8 x i32> %b)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Nothing writes: the load is the same each time.
define <32 x i32> @load(i32 %s, i32 %n) {
; CHECK-LABEL: @load(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 [[S:%.*]], i32 0)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[SUM:%.*]] = phi <32 x i32> [ zeroinitializer, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT:    [[NEXT]] = add <32 x i32> [[SUM]], [[A]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    [[NEXT_LCSSA:%.*]] = phi <32 x i32> [ [[NEXT]], %loop ]
; CHECK-NEXT:    ret <32 x i32> [[NEXT_LCSSA]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi <32 x i32> [ zeroinitializer, %entry ], [ %next, %loop ]
  %a = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %s, i32 0)
  %next = add <32 x i32> %sum, %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <32 x i32> %next
}

; Another thread may have written after the barrier.
define <32 x i32> @load_at_barrier(i32 %s, i32 %n) {
; CHECK-LABEL: @load_at_barrier(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[SUM:%.*]] = phi <32 x i32> [ zeroinitializer, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT:    call void @llvm.genx.barrier()
; CHECK-NEXT:    [[A:%.*]] = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 [[S:%.*]], i32 0)
; CHECK-NEXT:    [[NEXT]] = add <32 x i32> [[SUM]], [[A]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    [[NEXT_LCSSA:%.*]] = phi <32 x i32> [ [[NEXT]], %loop ]
; CHECK-NEXT:    ret <32 x i32> [[NEXT_LCSSA]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi <32 x i32> [ zeroinitializer, %entry ], [ %next, %loop ]
  call void @llvm.genx.barrier()
  %a = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %s, i32 0)
  %next = add <32 x i32> %sum, %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <32 x i32> %next
}
