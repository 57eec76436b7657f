# Prints a kernel that loads 40 vectors of 128 bytes before it uses them.
N = 40
VEC = '<32 x float>'
print('declare %s @llvm.genx.oword.ld.v32f32(i32, i32, i32)' % VEC)
print('declare void @llvm.genx.oword.st.v32f32(i32, i32, %s)' % VEC)
print('define dllexport void @live(i32 %s) {')
for i in range(N):
    print('  %%v%d = call %s @llvm.genx.oword.ld.v32f32(i32 0, i32 %%s, i32 %d)' % (i, VEC, 8 * i))
for i in range(N):
    print('  %%a%d = fadd %s %%v%d, %%v%d' % (i, VEC, i, (i * 7 + 11) % N))
    print('  %%b%d = fmul %s %%a%d, %%v%d' % (i, VEC, i, (i * 13 + 29) % N))
for i in range(N):
    print('  call void @llvm.genx.oword.st.v32f32(i32 %%s, i32 %d, %s %%b%d)' % (8 * i, VEC, i))
print('  ret void\n}\n!genx.kernels = !{!0}')
print('!0 = !{ptr @live, !"live", !1, i32 0, i32 0, !2}\n!1 = !{i32 2}\n!2 = !{i32 64}')
