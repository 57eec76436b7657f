; The form of arguments that Intel's driver for Level Zero and OpenCL passes: local ids in the second register, as words,
; arguments from the third on, and numbers of surfaces as constants.
; RUN: cmx-opt --runtime=l0 --platform=tgllp %s -o - | FileCheck %s --check-prefix=TGLLP
; RUN: cmx-opt --runtime=l0 --platform=dg2 %s -o - | FileCheck %s --check-prefix=DG2
; RUN: cmx-opt --runtime=l0 --platform=pvc %s -o - | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt --platform=tgllp %s -o - | FileCheck %s --check-prefix=CM

; The address of a buffer has 8 bytes; an image and a sampler have none, but an .input of the text.
; TGLLP: .input [[DST:v_t_[0-9]+]] offset=64 size=4
; TGLLP-NEXT: .input {{v_t_[0-9]+}} offset=72 size=4
; TGLLP-NEXT: .input {{v_s_[0-9]+}} offset=76 size=4
; TGLLP-NEXT: .input {{v_v_[0-9]+}} offset=80 size=8
; TGLLP-NEXT: .input {{v_v_[0-9]+}} offset=96 size=32
; TGLLP-NEXT: .input {{v_v_[0-9]+}} offset=128 size=1
; TGLLP-NEXT: .implicit_LOCAL_ID {{v_implicit_[0-9]+}} offset=32 size=6
; TGLLP-NEXT: .implicit_LOCAL_SIZE {{v_implicit_[0-9]+}} offset=132 size=12
; TGLLP-NOT: InputSize
; TGLLP: movs (M1_NM, 1) [[T:v_t_[0-9]+]]({{0}}) 0x1:ud
; TGLLP-NEXT: oword_st (2) [[T]] 

; The thread loads its arguments, so their lengths are said: up to the end of the last that the driver stores.
; DG2: .input {{.*}} offset=64 size=4
; DG2: .implicit_LOCAL_SIZE {{v_implicit_[0-9]+}} offset=132 size=12
; DG2: .kernel_attr PerThreadInputSize=32
; DG2-NEXT: .kernel_attr CrossThreadInputSize=96
; DG2: oword_st (2)

; PVC: .input {{.*}} offset=128 size=4
; PVC: .implicit_LOCAL_ID {{v_implicit_[0-9]+}} offset=64 size=6
; PVC: .kernel_attr PerThreadInputSize=64
; PVC: lsc_store.ugm {{.*}} bti(0x1)

; CM: .input [[DST:v_t_[0-9]+]] offset=32 size=4
; CM-NOT: PerThreadInputSize
; CM: oword_st (2) [[DST]]

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare i16 @llvm.genx.thread.x()

define spir_kernel void @k(i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %dst, i32 "VCArgumentKind"="2" "VCArgumentDesc"="image2d_t" %image, i32 "VCArgumentKind"="1" "VCArgumentDesc"="sampler_t" %sampler, i64 "VCArgumentDesc"="svmptr_t" %p, <8 x i32> %v, i8 %c) {
  %x = call i16 @llvm.genx.thread.x()
  %at = zext i16 %x to i32
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 %at, <8 x i32> %v)
  ret void
}
