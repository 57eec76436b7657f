; What moves must leave registers for the fullest block of the loop, which is not
; the first one here.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=icllp -S %s | FileCheck %s
; Registers of 64 bytes
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=pvc -S %s | FileCheck %s --check-prefix=PVC

declare <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32>)
declare <256 x i32> @read(i32)
declare <512 x i32> @read.more(i32)

define i32 @full_block(i1 %c) {
; CHECK-LABEL: @full_block(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %end ]
; CHECK-NEXT:    [[FIRST:%.*]] = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 7))
; CHECK-NEXT:    [[E:%.*]] = extractelement <256 x i32> [[FIRST]], i32 5
; CHECK-NEXT:    [[J]] = add i32 [[I]], [[E]]
; CHECK-NEXT:    br i1 [[C:%.*]], label %full, label %end
; CHECK:       full:
; CHECK-NEXT:    [[V:%.*]] = call <512 x i32> @read.more(i32 [[I]])
; CHECK-NEXT:    [[F:%.*]] = extractelement <512 x i32> [[V]], i32 0
; CHECK-NEXT:    [[G:%.*]] = extractelement <512 x i32> [[V]], i32 500
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[MORE:%.*]] = phi i32 [ 0, %loop ], [ [[F]], %full ]
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[MORE]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[J]]
; PVC-LABEL: @full_block(
; PVC:       entry:
; PVC-NEXT:    [[FIRST:%.*]] = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 7))
; PVC-NEXT:    br label %loop
; PVC:       loop:
; PVC-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %end ]
; PVC-NEXT:    [[E:%.*]] = extractelement <256 x i32> [[FIRST]], i32 5
; PVC-NEXT:    [[J]] = add i32 [[I]], [[E]]
; PVC-NEXT:    br i1 [[C:%.*]], label %full, label %end
; PVC:       full:
; PVC-NEXT:    [[V:%.*]] = call <512 x i32> @read.more(i32 [[I]])
; PVC-NEXT:    [[F:%.*]] = extractelement <512 x i32> [[V]], i32 0
; PVC-NEXT:    [[G:%.*]] = extractelement <512 x i32> [[V]], i32 500
; PVC-NEXT:    br label %end
; PVC:       end:
; PVC-NEXT:    [[MORE:%.*]] = phi i32 [ 0, %loop ], [ [[F]], %full ]
; PVC-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[MORE]]
; PVC-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; PVC:       done:
; PVC-NEXT:    ret i32 [[J]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %end ]
  %first = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 7))
  %e = extractelement <256 x i32> %first, i32 5
  %j = add i32 %i, %e
  br i1 %c, label %full, label %end
full:
  %v = call <512 x i32> @read.more(i32 %i)
  %f = extractelement <512 x i32> %v, i32 0
  %g = extractelement <512 x i32> %v, i32 500
  br label %end
end:
  %more = phi i32 [ 0, %loop ], [ %f, %full ]
  %again = icmp ult i32 %j, %more
  br i1 %again, label %loop, label %done
done:
  ret i32 %j
}

; The last block is the fullest; there is room for one of the two constants.
define i32 @full_last_block() {
; CHECK-LABEL: @full_last_block(
; CHECK:       entry:
; CHECK-NEXT:    [[FIRST:%.*]] = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 7))
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %end ]
; CHECK-NEXT:    [[E:%.*]] = extractelement <256 x i32> [[FIRST]], i32 5
; CHECK-NEXT:    [[SECOND:%.*]] = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 9))
; CHECK-NEXT:    [[E2:%.*]] = extractelement <256 x i32> [[SECOND]], i32 5
; CHECK-NEXT:    [[E3:%.*]] = add i32 [[E]], [[E2]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], [[E3]]
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[V:%.*]] = call <256 x i32> @read(i32 [[I]])
; CHECK-NEXT:    [[F:%.*]] = extractelement <256 x i32> [[V]], i32 0
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[F]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[J]]
; PVC-LABEL: @full_last_block(
; PVC:       entry:
; PVC-NEXT:    [[FIRST:%.*]] = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 7))
; PVC-NEXT:    [[SECOND:%.*]] = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 9))
; PVC-NEXT:    br label %loop
; PVC:       loop:
; PVC-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %end ]
; PVC-NEXT:    [[E:%.*]] = extractelement <256 x i32> [[FIRST]], i32 5
; PVC-NEXT:    [[E2:%.*]] = extractelement <256 x i32> [[SECOND]], i32 5
; PVC-NEXT:    [[E3:%.*]] = add i32 [[E]], [[E2]]
; PVC-NEXT:    [[J]] = add i32 [[I]], [[E3]]
; PVC-NEXT:    br label %end
; PVC:       end:
; PVC-NEXT:    [[V:%.*]] = call <256 x i32> @read(i32 [[I]])
; PVC-NEXT:    [[F:%.*]] = extractelement <256 x i32> [[V]], i32 0
; PVC-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[F]]
; PVC-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; PVC:       done:
; PVC-NEXT:    ret i32 [[J]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %end ]
  %first = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 7))
  %e = extractelement <256 x i32> %first, i32 5
  %second = call <256 x i32> @llvm.genx.constanti.v256i32(<256 x i32> splat (i32 9))
  %e2 = extractelement <256 x i32> %second, i32 5
  %e3 = add i32 %e, %e2
  %j = add i32 %i, %e3
  br label %end
end:
  %v = call <256 x i32> @read(i32 %i)
  %f = extractelement <256 x i32> %v, i32 0
  %again = icmp ult i32 %j, %f
  br i1 %again, label %loop, label %done
done:
  ret i32 %j
}
