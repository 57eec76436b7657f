; What was folded, what was not, and why.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions)' -pass-remarks=cmx-fold-regions -pass-remarks-missed=cmx-fold-regions -o /dev/null %s 2>&1 | FileCheck %s
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions)' -S %s | FileCheck %s --check-prefix=IR

declare <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <6 x i8> @llvm.genx.rdregioni.v6i8.v144i8.i16(<144 x i8>, i32, i32, i32, i16, i32)
declare <15 x i8> @llvm.genx.rdregioni.v15i8.v144i8.i16(<144 x i8>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)

; CHECK: remark: {{.*}}%r replaced by a read of what its source reads
define <6 x i8> @read(<256 x i8> %v) {
; IR-LABEL: @read(
; IR-NEXT:    [[R:%.*]] = call <6 x i8> @llvm.genx.rdregioni.v6i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 6, i32 32, i16 2, i32 undef)
; IR-NEXT:    ret <6 x i8> [[R]]
  %b = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %r = call <6 x i8> @llvm.genx.rdregioni.v6i8.v144i8.i16(<144 x i8> %b, i32 0, i32 6, i32 24, i16 2, i32 undef)
  ret <6 x i8> %r
}

; CHECK: remark: {{.*}}%r not folded: the elements are no single region there
define <15 x i8> @unequal_rows(<256 x i8> %v) {
; IR-LABEL: @unequal_rows(
; IR-NEXT:    [[B:%.*]] = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 32, i32 24, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[R:%.*]] = call <15 x i8> @llvm.genx.rdregioni.v15i8.v144i8.i16(<144 x i8> [[B]], i32 0, i32 15, i32 1, i16 16, i32 undef)
; IR-NEXT:    ret <15 x i8> [[R]]
  %b = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %r = call <15 x i8> @llvm.genx.rdregioni.v15i8.v144i8.i16(<144 x i8> %b, i32 0, i32 15, i32 1, i16 16, i32 undef)
  ret <15 x i8> %r
}

; CHECK: remark: {{.*}}%r replaced by an extension of the part read
define <8 x i32> @extension(<32 x i8> %v) {
; IR-LABEL: @extension(
; IR-NEXT:    [[TMP1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[V:%.*]], i32 0, i32 8, i32 2, i16 1, i32 undef)
; IR-NEXT:    [[R:%.*]] = zext <8 x i8> [[TMP1]] to <8 x i32>
; IR-NEXT:    ret <8 x i32> [[R]]
  %z = zext <32 x i8> %v to <32 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %z, i32 0, i32 8, i32 2, i16 4, i32 undef)
  ret <8 x i32> %r
}

; CHECK: remark: {{.*}}%r replaced by a region with one start
define <4 x i32> @rows(<32 x i32> %v) {
; IR-LABEL: @rows(
; IR-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 8, i32 2, i32 1, i16 0, i32 undef)
; IR-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 4, i16 32, i16 36>, i32 undef)
  ret <4 x i32> %r
}

; CHECK: remark: {{.*}}%w replaced by writes to the outer vector
define <32 x i32> @into_part(<32 x i32> %v, <4 x i32> %x) {
; IR-LABEL: @into_part(
; IR-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 2, i16 68, i32 undef, i1 true)
; IR-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Three rows of words four apart, which no destination reaches: one each.
; CHECK: remark: {{.*}}%w not folded: the writes would have more rows
define <32 x i32> @wide_stride(<32 x i32> %v, <4 x i32> %x, <4 x i32> %y, <4 x i32> %z) {
; IR-LABEL: @wide_stride(
; IR-NEXT:    [[U1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[U2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[U1]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[U3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[U2]], <4 x i32> [[Z:%.*]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U3]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; IR-NEXT:    ret <32 x i32> [[W]]
  %u1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
  %u2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u1, <4 x i32> %y, i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
  %u3 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u2, <4 x i32> %z, i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u3, i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Four rows for each inner write; the read and the write of the part have eight each.
; CHECK: remark: {{.*}}%w replaced by writes to the outer vector
define <64 x i32> @far_rows(<64 x i32> %v, <4 x i32> %x, <4 x i32> %y, <4 x i32> %z) {
; IR-LABEL: @far_rows(
; IR-NEXT:    [[TMP1:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 8, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP2:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> [[TMP1]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 8, i16 64, i32 undef, i1 true)
; IR-NEXT:    [[W:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> [[TMP2]], <4 x i32> [[Z:%.*]], i32 0, i32 4, i32 8, i16 96, i32 undef, i1 true)
; IR-NEXT:    ret <64 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 0, i32 8, i32 8, i16 0, i32 undef)
  %u1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %u2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u1, <4 x i32> %y, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  %u3 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u2, <4 x i32> %z, i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
  %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v, <8 x i32> %u3, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  ret <64 x i32> %w
}

; The same without a read: eight rows and three are fewer than twelve.
; CHECK: remark: {{.*}}%w not folded: the writes would have more rows
define <64 x i32> @far_rows_of_poison(<64 x i32> %v, <4 x i32> %x, <4 x i32> %y, <4 x i32> %z) {
; IR-LABEL: @far_rows_of_poison(
; IR-NEXT:    [[U1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[U2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[U1]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; IR-NEXT:    [[U3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[U2]], <4 x i32> [[Z:%.*]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; IR-NEXT:    [[W:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> [[V:%.*]], <8 x i32> [[U3]], i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
; IR-NEXT:    ret <64 x i32> [[W]]
  %u1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %u2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u1, <4 x i32> %y, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  %u3 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u2, <4 x i32> %z, i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
  %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v, <8 x i32> %u3, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  ret <64 x i32> %w
}

; Twelve rows for eight and four.
; CHECK: remark: {{.*}}%w replaced by writes to the outer vector
define <64 x i32> @as_many_rows(<64 x i32> %v, <3 x i32> %x, <3 x i32> %y, <3 x i32> %z) {
; IR-LABEL: @as_many_rows(
; IR-NEXT:    [[TMP1:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v3i32.i16.i1(<64 x i32> [[V:%.*]], <3 x i32> [[X:%.*]], i32 0, i32 3, i32 8, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP2:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v3i32.i16.i1(<64 x i32> [[TMP1]], <3 x i32> [[Y:%.*]], i32 0, i32 3, i32 8, i16 64, i32 undef, i1 true)
; IR-NEXT:    [[TMP3:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v3i32.i16.i1(<64 x i32> [[TMP2]], <3 x i32> [[Z:%.*]], i32 0, i32 3, i32 8, i16 128, i32 undef, i1 true)
; IR-NEXT:    [[W:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v3i32.i16.i1(<64 x i32> [[TMP3]], <3 x i32> [[X]], i32 0, i32 3, i32 8, i16 160, i32 undef, i1 true)
; IR-NEXT:    ret <64 x i32> [[W]]
  %u1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32> poison, <3 x i32> %x, i32 0, i32 3, i32 1, i16 0, i32 undef, i1 true)
  %u2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32> %u1, <3 x i32> %y, i32 0, i32 3, i32 1, i16 8, i32 undef, i1 true)
  %u3 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32> %u2, <3 x i32> %z, i32 0, i32 3, i32 1, i16 16, i32 undef, i1 true)
  %u4 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32> %u3, <3 x i32> %x, i32 0, i32 3, i32 1, i16 20, i32 undef, i1 true)
  %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v, <8 x i32> %u4, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  ret <64 x i32> %w
}
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32>, <3 x i32>, i32, i32, i32, i16, i32, i1)

; CHECK: remark: {{.*}}%w replaced by a region with one start
define <32 x i32> @written_rows(<32 x i32> %v, <4 x i32> %x) {
; IR-LABEL: @written_rows(
; IR-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 8, i32 2, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    ret <32 x i32> [[W]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32> %v, <4 x i32> %x, i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 4, i16 32, i16 36>, i32 undef, i1 true)
  ret <32 x i32> %w
}
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32>, <4 x i32>, i32, i32, i32, <4 x i16>, i32, i1)

; Lanes of the first row and of the second.
; CHECK: remark: {{.*}}%w not folded: the elements are no single region of the outer vector
define <32 x i32> @across_rows(<32 x i32> %v, <4 x i32> %x) {
; IR-LABEL: @across_rows(
; IR-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[U]], i32 16, i32 4, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    ret <32 x i32> [[W]]
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 16, i32 4, i32 1, i16 0, i32 undef, i1 true)
  ret <32 x i32> %w
}

; CHECK: remark: {{.*}}%w1 replaced by what stood there before
define <32 x i32> @covered(<32 x i32> %v, <8 x i32> %x, <16 x i32> %y) {
; IR-LABEL: @covered(
; IR-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[V:%.*]], <16 x i32> [[Y:%.*]], i32 0, i32 16, i32 1, i16 16, i32 undef, i1 true)
; IR-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w1, <16 x i32> %y, i32 0, i32 16, i32 1, i16 16, i32 undef, i1 true)
  ret <32 x i32> %w2
}

; CHECK: remark: {{.*}}%w1 replaced by one without an old value
define <32 x i32> @all_written(<32 x i32> %v, <16 x i32> %x, <16 x i32> %y) {
; IR-LABEL: @all_written(
; IR-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> [[X:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[W1]], <16 x i32> [[Y:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef, i1 true)
; IR-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v, <16 x i32> %x, i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w1, <16 x i32> %y, i32 0, i32 16, i32 2, i16 4, i32 undef, i1 true)
  ret <32 x i32> %w2
}
