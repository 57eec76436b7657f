; Variables in shared local memory get addresses after the 100 bytes that the kernel reserves.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-localize-variables -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-localize-variables,cmx-localize-variables -verify-each -S %s | FileCheck %s
; RUN: cmx-fuzz --check-file=%s --platform=icllp 2>&1 | FileCheck %s --check-prefix=SAME
; RUN: cmx-fuzz --check-file=%s --platform=pvc 2>&1 | FileCheck %s --check-prefix=SAME
; SAME: passed

@tile = internal addrspace(3) global [16 x i32] undef, align 64
@flag = internal addrspace(3) global i32 undef, align 4

; A function that stays may be called by each kernel, which reserves memory for it.
define internal i32 @flagged() noinline {
; CHECK-LABEL: @flagged(
; CHECK-NEXT:    [[F:%.*]] = load i32, ptr addrspace(3) inttoptr (i32 192 to ptr addrspace(3)), align 4
; CHECK-NEXT:    ret i32 [[F]]
  %f = load i32, ptr addrspace(3) @flag, align 4
  ret i32 %f
}

define dllexport void @k(i32 %dst, i32 %x) #0 {
; CHECK-LABEL: @k(
; CHECK-NEXT:    call void @llvm.genx.slm.init(i32 196)
; CHECK-NEXT:    [[I:%.*]] = and i32 [[X:%.*]], 15
; CHECK-NEXT:    [[AT:%.*]] = getelementptr [16 x i32], ptr addrspace(3) inttoptr (i32 128 to ptr addrspace(3)), i32 0, i32 [[I]]
; CHECK-NEXT:    store i32 [[X]], ptr addrspace(3) [[AT]], align 4
; CHECK-NEXT:    store i32 7, ptr addrspace(3) inttoptr (i32 192 to ptr addrspace(3)), align 4
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr [16 x i32], ptr addrspace(3) inttoptr (i32 128 to ptr addrspace(3)), i32 0, i32 3
; CHECK-NEXT:    [[OLD:%.*]] = atomicrmw add ptr addrspace(3) [[TMP1]], i32 5 seq_cst, align 4
; CHECK-NEXT:    [[V:%.*]] = load <4 x i32>, ptr addrspace(3) inttoptr (i32 128 to ptr addrspace(3)), align 16
; CHECK-NEXT:    [[F:%.*]] = call i32 @flagged()
; CHECK-NEXT:    [[R:%.*]] = insertelement <4 x i32> [[V]], i32 [[F]], i32 1
; CHECK-NEXT:    [[R2:%.*]] = insertelement <4 x i32> [[R]], i32 [[OLD]], i32 2
; CHECK-NEXT:    call void @llvm.genx.oword.st.v4i32(i32 [[DST:%.*]], i32 0, <4 x i32> [[R2]])
; CHECK-NEXT:    ret void
  %i = and i32 %x, 15
  %at = getelementptr [16 x i32], ptr addrspace(3) @tile, i32 0, i32 %i
  store i32 %x, ptr addrspace(3) %at, align 4
  store i32 7, ptr addrspace(3) @flag, align 4
  %old = atomicrmw add ptr addrspace(3) getelementptr ([16 x i32], ptr addrspace(3) @tile, i32 0, i32 3), i32 5 seq_cst
  %v = load <4 x i32>, ptr addrspace(3) @tile, align 16
  %f = call i32 @flagged()
  %r = insertelement <4 x i32> %v, i32 %f, i32 1
  %r2 = insertelement <4 x i32> %r, i32 %old, i32 2
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %r2)
  ret void
}

define dllexport void @other(i32 %dst) #0 {
; CHECK-LABEL: @other(
; CHECK-NEXT:    call void @llvm.genx.slm.init(i32 196)
; CHECK-NEXT:    call void @llvm.genx.slm.init(i32 50)
; CHECK-NEXT:    ret void
  call void @llvm.genx.slm.init(i32 50)
  ret void
}

declare void @llvm.genx.slm.init(i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
attributes #0 = { "CMGenxMain" }
!genx.kernels = !{!0, !3}
!0 = !{ptr @k, !"k", !1, i32 100, i32 0, !2}
!1 = !{i32 2, i32 0}
!2 = !{i32 64, i32 68}
!3 = !{ptr @other, !"other", !4, i32 0, i32 0, !5}
!4 = !{i32 2}
!5 = !{i32 64}
