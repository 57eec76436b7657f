; GenX_IR splits an operation on packed bytes into even and odd lanes, of which the
; first overwrite what the others read, and copies a negated narrow source in its own
; type (cmx/VISA/InPlaceWrites.h). So cmx copies such sources as dwords.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t/icllp/
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t/pvc/
; RUN: cd %t/icllp && cat shifted.visaasm scalar.visaasm joined.visaasm negated.visaasm own_lanes.visaasm odd.visaasm product.visaasm masked.visaasm | FileCheck %s
; RUN: cd %t/pvc && cat shifted.visaasm scalar.visaasm joined.visaasm negated.visaasm own_lanes.visaasm odd.visaasm product.visaasm masked.visaasm | FileCheck %s --check-prefix=PVC
; RUN: cd %t/icllp && cmx-check %s shifted.visaasm --platform=icllp
; RUN: cd %t/icllp && cmx-check %s scalar.visaasm --platform=icllp
; RUN: cd %t/icllp && cmx-check %s joined.visaasm --platform=icllp
; RUN: cd %t/icllp && cmx-check %s negated.visaasm --platform=icllp
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=icllp --emit=gen -o %t/ %}

declare <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8>, <8 x i8>, i32, i32, i32, i16, i32, i1)
declare <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.v8i1(<32 x i8>, <8 x i8>, i32, i32, i32, i16, i32, <8 x i1>)

; v[0..7] = v[1..8] + 3
; CHECK-LABEL: .function "shifted_main"
; CHECK: mov (M1_NM, 4) v_t_[[T:[0-9]+]](0,0)<1> v_[[V:[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: add (M1, 8) {{.*}} v_[[A:[0-9]+]](0,1)<1;1,0> 3:w
; PVC-LABEL: .function "shifted_main"
; PVC: mov (M1_NM, 4) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; PVC-NEXT: add (M1, 8) {{.*}} v_{{[0-9]+}}(0,1)<1;1,0> 3:w
define dllexport void @shifted(ptr %p) {
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 1, i32 8, i32 1, i16 1, i32 undef)
  %x = add <8 x i8> %a, splat (i8 3)
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; v[0..7] = v[8..15] ^ v[2]
; CHECK-LABEL: .function "scalar_main"
; CHECK: mov (M1_NM, 1) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<0;1,0>
; CHECK-NEXT: xor (M1, 8)
; PVC-LABEL: .function "scalar_main"
; PVC: mov (M1_NM, 1) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<0;1,0>
; PVC-NEXT: xor (M1, 8)
define dllexport void @scalar(ptr %p) {
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 0, i32 1, i32 0, i16 2, i32 undef)
  %b = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 8, i32 8, i32 1, i16 8, i32 undef)
  %x = xor <8 x i8> %a, %b
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; A register stands between, for its second use, but the finalizer takes it away.
; CHECK-LABEL: .function "joined_main"
; CHECK: mov (M1_NM, 4) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; CHECK-NEXT: mov (M1, 8)
; CHECK: shl (M1, 8)
; PVC-LABEL: .function "joined_main"
define dllexport void @joined(ptr %p, ptr %q) {
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 1, i32 8, i32 1, i16 1, i32 undef)
  store <8 x i8> %a, ptr %q
  %x = shl <8 x i8> %a, splat (i8 1)
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; The low words of dwords, negated as dwords.
; CHECK-LABEL: .function "negated_main"
; CHECK: mov (M1_NM, 8) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; CHECK-NEXT: mov (M1, 16)
; CHECK-NEXT: add (M1, 16) {{.*}} (-)
; PVC-LABEL: .function "negated_main"
; PVC-NOT: v_t_
; PVC: add (M1, 16) {{.*}} (-)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
define dllexport void @negated(ptr %p) {
  %d = load <32 x i32>, ptr %p
  %v = bitcast <32 x i32> %d to <64 x i16>
  %a = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> %v, i32 1, i32 1, i32 0, i16 0, i32 undef)
  %s = zext <16 x i16> %a to <16 x i32>
  %n = sub <16 x i32> zeroinitializer, %s
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %d, <16 x i32> %n, i32 1, i32 16, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i32> %w, ptr %p
  ret void
}

; Each lane reads its own byte.
; CHECK-LABEL: .function "own_lanes_main"
; CHECK-NOT: v_t_{{.*}}v_{{.*}}<1;1,0>
; CHECK: add (M1, 8)
define dllexport void @own_lanes(ptr %p) {
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 1, i32 8, i32 1, i16 0, i32 undef)
  %x = add <8 x i8> %a, splat (i8 3)
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; From an odd place on, the finalizer copies the result.
; CHECK-LABEL: .function "odd_main"
; CHECK-NOT: v_t_{{.*}}v_{{.*}}<1;1,0>
; CHECK: add (M1, 8)
define dllexport void @odd(ptr %p) {
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 1, i32 8, i32 1, i16 2, i32 undef)
  %x = add <8 x i8> %a, splat (i8 3)
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 1, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; So it does for products.
; CHECK-LABEL: .function "product_main"
; CHECK-NOT: v_t_{{.*}}v_{{.*}}<1;1,0>
; CHECK: mul (M1, 8)
define dllexport void @product(ptr %p) {
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 1, i32 8, i32 1, i16 1, i32 undef)
  %x = mul <8 x i8> %a, splat (i8 3)
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; And under a mask.
; CHECK-LABEL: .function "masked_main"
; CHECK-NOT: v_t_{{.*}}v_{{.*}}<1;1,0>
; CHECK: ({{.*}}) add (M1, 8)
define dllexport void @masked(ptr %p, <8 x i16> %n) {
  %m = icmp ult <8 x i16> %n, splat (i16 5)
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 1, i32 8, i32 1, i16 1, i32 undef)
  %x = add <8 x i8> %a, splat (i8 3)
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.v8i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  store <32 x i8> %w, ptr %p
  ret void
}
