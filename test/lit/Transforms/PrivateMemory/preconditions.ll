; not for check-each: where private memory lies is part of the result
; Which tables are stored as constants, which variables are placed, and which functions have frames.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-private-memory -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-private-memory -S %s | FileCheck %s --check-prefix=GLOBALS

; GLOBALS-NOT: @placed
; GLOBALS-NOT: @longest
; GLOBALS-NOT: @external
@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@placed = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 5]
@weak = weak constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@addresses = internal constant [2 x ptr] [ptr @table, ptr @table]
@long = internal constant [16385 x i8] zeroinitializer
@longest = internal constant [16384 x i8] zeroinitializer
@in_table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 6]
@local = internal addrspace(3) constant [4 x i32] [i32 1, i32 2, i32 3, i32 7]
@names = internal constant [2 x ptr] [ptr @in_table, ptr @in_table]
@external = external global i32, align 4 #0

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

; A whole table is a store, a part of it, or a part that varies, is none; nor one that another module may replace.
define spir_kernel void @copies(i64 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @copies(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 16576
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 16416
; CHECK-NEXT:    [[EXTERNAL:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[TABLE:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 16448
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[TMP4]], 80
; CHECK-NEXT:    [[F:%.*]] = inttoptr i64 [[TMP5]] to ptr
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP4]], 64
; CHECK-NEXT:    [[E:%.*]] = inttoptr i64 [[TMP6]] to ptr
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP4]], 48
; CHECK-NEXT:    [[D:%.*]] = inttoptr i64 [[TMP7]] to ptr
; CHECK-NEXT:    [[TMP8:%.*]] = add i64 [[TMP4]], 32
; CHECK-NEXT:    [[C:%.*]] = inttoptr i64 [[TMP8]] to ptr
; CHECK-NEXT:    [[TMP9:%.*]] = add i64 [[TMP4]], 16
; CHECK-NEXT:    [[B:%.*]] = inttoptr i64 [[TMP9]] to ptr
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    [[TMP10:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[TMP10]], align 1
; CHECK-NEXT:    [[TMP11:%.*]] = add i64 [[THREAD]], 16
; CHECK-NEXT:    [[TMP12:%.*]] = inttoptr i64 [[TMP11]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 5>, ptr [[TMP12]], align 1
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[THREAD]], 32
; CHECK-NEXT:    [[TMP14:%.*]] = inttoptr i64 [[TMP13]] to ptr
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr [[TMP14]], i8 0, i64 16384, i1 false)
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[A]], align 4
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[B]], ptr align 4 [[TABLE]], i64 12, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[C]], ptr align 4 [[TABLE]], i64 [[N:%.*]], i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[D]], ptr align 4 @weak, i64 16, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 8 [[E]], ptr align 8 @addresses, i64 16, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[EXTERNAL]], ptr align 4 [[F]], i64 4, i1 false)
; CHECK-NEXT:    ret void
; GLOBALS-LABEL: @copies(
; GLOBALS-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; GLOBALS-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; GLOBALS-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 16576
; GLOBALS-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; GLOBALS-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 16416
; GLOBALS-NEXT:    [[EXTERNAL:%.*]] = inttoptr i64 [[TMP3]] to ptr
; GLOBALS-NEXT:    [[TABLE:%.*]] = inttoptr i64 [[THREAD]] to ptr
; GLOBALS-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 16448
; GLOBALS-NEXT:    [[TMP5:%.*]] = add i64 [[TMP4]], 80
; GLOBALS-NEXT:    [[F:%.*]] = inttoptr i64 [[TMP5]] to ptr
; GLOBALS-NEXT:    [[TMP6:%.*]] = add i64 [[TMP4]], 64
; GLOBALS-NEXT:    [[E:%.*]] = inttoptr i64 [[TMP6]] to ptr
; GLOBALS-NEXT:    [[TMP7:%.*]] = add i64 [[TMP4]], 48
; GLOBALS-NEXT:    [[D:%.*]] = inttoptr i64 [[TMP7]] to ptr
; GLOBALS-NEXT:    [[TMP8:%.*]] = add i64 [[TMP4]], 32
; GLOBALS-NEXT:    [[C:%.*]] = inttoptr i64 [[TMP8]] to ptr
; GLOBALS-NEXT:    [[TMP9:%.*]] = add i64 [[TMP4]], 16
; GLOBALS-NEXT:    [[B:%.*]] = inttoptr i64 [[TMP9]] to ptr
; GLOBALS-NEXT:    [[A:%.*]] = inttoptr i64 [[TMP4]] to ptr
; GLOBALS-NEXT:    [[TMP10:%.*]] = inttoptr i64 [[THREAD]] to ptr
; GLOBALS-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[TMP10]], align 1
; GLOBALS-NEXT:    [[TMP11:%.*]] = add i64 [[THREAD]], 16
; GLOBALS-NEXT:    [[TMP12:%.*]] = inttoptr i64 [[TMP11]] to ptr
; GLOBALS-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 5>, ptr [[TMP12]], align 1
; GLOBALS-NEXT:    [[TMP13:%.*]] = add i64 [[THREAD]], 32
; GLOBALS-NEXT:    [[TMP14:%.*]] = inttoptr i64 [[TMP13]] to ptr
; GLOBALS-NEXT:    call void @llvm.memset.p0.i64(ptr [[TMP14]], i8 0, i64 16384, i1 false)
; GLOBALS-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[A]], align 4
; GLOBALS-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[B]], ptr align 4 [[TABLE]], i64 12, i1 false)
; GLOBALS-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[C]], ptr align 4 [[TABLE]], i64 [[N:%.*]], i1 false)
; GLOBALS-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[D]], ptr align 4 @weak, i64 16, i1 false)
; GLOBALS-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 8 [[E]], ptr align 8 @addresses, i64 16, i1 false)
; GLOBALS-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[EXTERNAL]], ptr align 4 [[F]], i64 4, i1 false)
; GLOBALS-NEXT:    ret void
  %a = alloca [4 x i32], align 4
  %b = alloca [4 x i32], align 4
  %c = alloca [4 x i32], align 4
  %d = alloca [4 x i32], align 4
  %e = alloca [2 x ptr], align 8
  %f = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @table, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 @table, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 @table, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 @weak, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 @addresses, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 @external, ptr align 4 %f, i64 4, i1 false)
  ret void
}

; Tables in memory are placed if code uses them at places that vary, by constants too. @in_table is read by nobody.
define spir_kernel void @tables(i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @tables(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 16576
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 32
; CHECK-NEXT:    [[LONGEST:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 16
; CHECK-NEXT:    [[PLACED:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[THREAD]], 16448
; CHECK-NEXT:    [[TMP6:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[TMP6]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[THREAD]], 16
; CHECK-NEXT:    [[TMP8:%.*]] = inttoptr i64 [[TMP7]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 5>, ptr [[TMP8]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = add i64 [[THREAD]], 32
; CHECK-NEXT:    [[TMP10:%.*]] = inttoptr i64 [[TMP9]] to ptr
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr [[TMP10]], i8 0, i64 16384, i1 false)
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[PLACED]], i32 [[N:%.*]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    store i32 [[V]], ptr addrspace(1) [[OUT:%.*]], align 4
; CHECK-NEXT:    [[TMP11:%.*]] = getelementptr i8, ptr [[PLACED]], i64 4
; CHECK-NEXT:    [[W:%.*]] = load i32, ptr [[TMP11]], align 4
; CHECK-NEXT:    store i32 [[W]], ptr addrspace(1) [[OUT]], align 4
; CHECK-NEXT:    [[Q:%.*]] = getelementptr i8, ptr @long, i32 [[N]]
; CHECK-NEXT:    [[X:%.*]] = load i8, ptr [[Q]], align 1
; CHECK-NEXT:    store i8 [[X]], ptr addrspace(1) [[OUT]], align 1
; CHECK-NEXT:    [[R:%.*]] = getelementptr i8, ptr [[LONGEST]], i32 [[N]]
; CHECK-NEXT:    [[Y:%.*]] = load i8, ptr [[R]], align 1
; CHECK-NEXT:    store i8 [[Y]], ptr addrspace(1) [[OUT]], align 1
; CHECK-NEXT:    [[S:%.*]] = getelementptr ptr, ptr @names, i32 [[N]]
; CHECK-NEXT:    [[Z:%.*]] = load i64, ptr [[S]], align 4
; CHECK-NEXT:    store i64 [[Z]], ptr addrspace(1) [[OUT]], align 4
; CHECK-NEXT:    [[T:%.*]] = getelementptr i32, ptr addrspace(3) @local, i32 [[N]]
; CHECK-NEXT:    [[U:%.*]] = load i32, ptr addrspace(3) [[T]], align 4
; CHECK-NEXT:    store i32 [[U]], ptr addrspace(1) [[OUT]], align 4
; CHECK-NEXT:    ret void
; GLOBALS-LABEL: @tables(
; GLOBALS-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; GLOBALS-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; GLOBALS-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 16576
; GLOBALS-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; GLOBALS-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 32
; GLOBALS-NEXT:    [[LONGEST:%.*]] = inttoptr i64 [[TMP3]] to ptr
; GLOBALS-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 16
; GLOBALS-NEXT:    [[PLACED:%.*]] = inttoptr i64 [[TMP4]] to ptr
; GLOBALS-NEXT:    [[TMP5:%.*]] = add i64 [[THREAD]], 16448
; GLOBALS-NEXT:    [[TMP6:%.*]] = inttoptr i64 [[THREAD]] to ptr
; GLOBALS-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[TMP6]], align 1
; GLOBALS-NEXT:    [[TMP7:%.*]] = add i64 [[THREAD]], 16
; GLOBALS-NEXT:    [[TMP8:%.*]] = inttoptr i64 [[TMP7]] to ptr
; GLOBALS-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 5>, ptr [[TMP8]], align 1
; GLOBALS-NEXT:    [[TMP9:%.*]] = add i64 [[THREAD]], 32
; GLOBALS-NEXT:    [[TMP10:%.*]] = inttoptr i64 [[TMP9]] to ptr
; GLOBALS-NEXT:    call void @llvm.memset.p0.i64(ptr [[TMP10]], i8 0, i64 16384, i1 false)
; GLOBALS-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[PLACED]], i32 [[N:%.*]]
; GLOBALS-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; GLOBALS-NEXT:    store i32 [[V]], ptr addrspace(1) [[OUT:%.*]], align 4
; GLOBALS-NEXT:    [[TMP11:%.*]] = getelementptr i8, ptr [[PLACED]], i64 4
; GLOBALS-NEXT:    [[W:%.*]] = load i32, ptr [[TMP11]], align 4
; GLOBALS-NEXT:    store i32 [[W]], ptr addrspace(1) [[OUT]], align 4
; GLOBALS-NEXT:    [[Q:%.*]] = getelementptr i8, ptr @long, i32 [[N]]
; GLOBALS-NEXT:    [[X:%.*]] = load i8, ptr [[Q]], align 1
; GLOBALS-NEXT:    store i8 [[X]], ptr addrspace(1) [[OUT]], align 1
; GLOBALS-NEXT:    [[R:%.*]] = getelementptr i8, ptr [[LONGEST]], i32 [[N]]
; GLOBALS-NEXT:    [[Y:%.*]] = load i8, ptr [[R]], align 1
; GLOBALS-NEXT:    store i8 [[Y]], ptr addrspace(1) [[OUT]], align 1
; GLOBALS-NEXT:    [[S:%.*]] = getelementptr ptr, ptr @names, i32 [[N]]
; GLOBALS-NEXT:    [[Z:%.*]] = load i64, ptr [[S]], align 4
; GLOBALS-NEXT:    store i64 [[Z]], ptr addrspace(1) [[OUT]], align 4
; GLOBALS-NEXT:    [[T:%.*]] = getelementptr i32, ptr addrspace(3) @local, i32 [[N]]
; GLOBALS-NEXT:    [[U:%.*]] = load i32, ptr addrspace(3) [[T]], align 4
; GLOBALS-NEXT:    store i32 [[U]], ptr addrspace(1) [[OUT]], align 4
; GLOBALS-NEXT:    ret void
  %p = getelementptr i32, ptr @placed, i32 %n
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  %w = load i32, ptr getelementptr (i8, ptr @placed, i64 4)
  store i32 %w, ptr addrspace(1) %out
  %q = getelementptr i8, ptr @long, i32 %n
  %x = load i8, ptr %q
  store i8 %x, ptr addrspace(1) %out
  %r = getelementptr i8, ptr @longest, i32 %n
  %y = load i8, ptr %r
  store i8 %y, ptr addrspace(1) %out
  %s = getelementptr ptr, ptr @names, i32 %n
  %z = load i64, ptr %s
  store i64 %z, ptr addrspace(1) %out
  %t = getelementptr i32, ptr addrspace(3) @local, i32 %n
  %u = load i32, ptr addrspace(3) %t
  store i32 %u, ptr addrspace(1) %out
  ret void
}

; A variable without a first value.
define internal void @variables(<1 x i32> %args) #1 {
; CHECK-LABEL: @variables(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <6 x i32> [[ARGS:%.*]], <6 x i32> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <6 x i32> [[ARGS]], <6 x i32> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <6 x i32> [[ARGS]], <6 x i32> poison, <2 x i32> <i32 4, i32 5>
; CHECK-NEXT:    [[THREAD:%.*]] = bitcast <2 x i32> [[TMP3]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 16416
; CHECK-NEXT:    [[EXTERNAL:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    store i32 2, ptr [[EXTERNAL]], align 4
; CHECK-NEXT:    ret void
; GLOBALS-LABEL: @variables(
; GLOBALS-NEXT:    [[TMP1:%.*]] = shufflevector <6 x i32> [[ARGS:%.*]], <6 x i32> poison, <1 x i32> zeroinitializer
; GLOBALS-NEXT:    [[TMP2:%.*]] = shufflevector <6 x i32> [[ARGS]], <6 x i32> poison, <2 x i32> <i32 2, i32 3>
; GLOBALS-NEXT:    [[FRAME:%.*]] = bitcast <2 x i32> [[TMP2]] to i64
; GLOBALS-NEXT:    [[TMP3:%.*]] = shufflevector <6 x i32> [[ARGS]], <6 x i32> poison, <2 x i32> <i32 4, i32 5>
; GLOBALS-NEXT:    [[THREAD:%.*]] = bitcast <2 x i32> [[TMP3]] to i64
; GLOBALS-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 16416
; GLOBALS-NEXT:    [[EXTERNAL:%.*]] = inttoptr i64 [[TMP4]] to ptr
; GLOBALS-NEXT:    store i32 2, ptr [[EXTERNAL]], align 4
; GLOBALS-NEXT:    ret void
  store i32 2, ptr @external
  ret void
}

; This one is no stack function yet: later passes inline it.
define internal i32 @plain(i32 %n) {
; CHECK-LABEL: @plain(
; CHECK-NEXT:    [[A:%.*]] = alloca [4 x i32], align 4
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[N:%.*]]
; CHECK-NEXT:    store i32 [[N]], ptr [[P]], align 4
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[A]], align 4
; CHECK-NEXT:    ret i32 [[V]]
; GLOBALS-LABEL: @plain(
; GLOBALS-NEXT:    [[A:%.*]] = alloca [4 x i32], align 4
; GLOBALS-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[N:%.*]]
; GLOBALS-NEXT:    store i32 [[N]], ptr [[P]], align 4
; GLOBALS-NEXT:    [[V:%.*]] = load i32, ptr [[A]], align 4
; GLOBALS-NEXT:    ret i32 [[V]]
  %a = alloca [4 x i32], align 4
  %p = getelementptr i32, ptr %a, i32 %n
  store i32 %n, ptr %p
  %v = load i32, ptr %a
  ret i32 %v
}

; Marks of the stack go, and what reads one reads null.
define spir_kernel void @marks(i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @marks(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 16576
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 16448
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[TMP4:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[TMP4]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[THREAD]], 16
; CHECK-NEXT:    [[TMP6:%.*]] = inttoptr i64 [[TMP5]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 5>, ptr [[TMP6]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[THREAD]], 32
; CHECK-NEXT:    [[TMP8:%.*]] = inttoptr i64 [[TMP7]] to ptr
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr [[TMP8]], i8 0, i64 16384, i1 false)
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[A]], align 4
; CHECK-NEXT:    [[NUMBER:%.*]] = ptrtoint ptr null to i64
; CHECK-NEXT:    store i64 [[NUMBER]], ptr addrspace(1) [[OUT:%.*]], align 4
; CHECK-NEXT:    ret void
; GLOBALS-LABEL: @marks(
; GLOBALS-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; GLOBALS-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; GLOBALS-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 16576
; GLOBALS-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; GLOBALS-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 16448
; GLOBALS-NEXT:    [[A:%.*]] = inttoptr i64 [[TMP3]] to ptr
; GLOBALS-NEXT:    [[TMP4:%.*]] = inttoptr i64 [[THREAD]] to ptr
; GLOBALS-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[TMP4]], align 1
; GLOBALS-NEXT:    [[TMP5:%.*]] = add i64 [[THREAD]], 16
; GLOBALS-NEXT:    [[TMP6:%.*]] = inttoptr i64 [[TMP5]] to ptr
; GLOBALS-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 5>, ptr [[TMP6]], align 1
; GLOBALS-NEXT:    [[TMP7:%.*]] = add i64 [[THREAD]], 32
; GLOBALS-NEXT:    [[TMP8:%.*]] = inttoptr i64 [[TMP7]] to ptr
; GLOBALS-NEXT:    call void @llvm.memset.p0.i64(ptr [[TMP8]], i8 0, i64 16384, i1 false)
; GLOBALS-NEXT:    store i32 [[N:%.*]], ptr [[A]], align 4
; GLOBALS-NEXT:    [[NUMBER:%.*]] = ptrtoint ptr null to i64
; GLOBALS-NEXT:    store i64 [[NUMBER]], ptr addrspace(1) [[OUT:%.*]], align 4
; GLOBALS-NEXT:    ret void
  %save = call ptr @llvm.stacksave.p0()
  %a = alloca i32, align 4
  store i32 %n, ptr %a
  %number = ptrtoint ptr %save to i64
  store i64 %number, ptr addrspace(1) %out
  call void @llvm.stackrestore.p0(ptr %save)
  ret void
}

attributes #0 = { "cmx-thread-variable" }
attributes #1 = { noinline "cmx-stack-function" }
