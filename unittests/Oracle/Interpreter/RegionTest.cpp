//===- RegionTest.cpp - Which bytes operands read and write ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sheet.h"

using namespace cmx;

namespace {
struct ElemKindRow {
  const char *Type;
  unsigned Bytes;
};
const ElemKindRow Kinds[] = {{"ub", 1}, {"uw", 2}, {"ud", 4}, {"uq", 8}};

class RegionTest : public MessageTest {
protected:
  /// Returns the number of the element that \p Lane of region <V;W,H> reads
  /// (vISA specification).
  static unsigned element(unsigned Lane, unsigned V, unsigned W, unsigned H) {
    return Lane / W * V + Lane % W * H;
  }
};
} // namespace

/// For all values of vstride, width and hstride, a source operand reads the
/// elements that element() returns.
TEST_F(RegionTest, SourcesLikeALoop) {
  Data Bytes = pattern(2048);
  for (const ElemKindRow &K : Kinds)
    for (unsigned Size : {1u, 2u, 4u, 8u, 16u, 32u})
      for (unsigned V : {0u, 1u, 2u, 4u, 8u, 16u, 32u})
        for (unsigned W : {1u, 2u, 4u, 8u, 16u})
          for (unsigned H : {0u, 1u, 2u, 4u}) {
            if (W > Size || (H > 1 && K.Bytes != 1 && W > 4))
              continue;
            unsigned Origin = (V + W + H) % 7;
            unsigned Last = 0;
            for (unsigned Lane = 0; Lane != Size; ++Lane)
              Last = std::max(Last, element(Lane, V, W, H));
            if ((Origin + Last + 1) * K.Bytes > Bytes.size())
              continue;
            std::string Region = "<" + std::to_string(V) + ";" +
                                 std::to_string(W) + "," + std::to_string(H) +
                                 ">";
            Sheet Fresh;
            Fresh.var("A", K.Type, Bytes);
            Fresh.var("R", K.Type, Data(256));
            Data Result = Fresh.after(
                "skl",
                "    mov (M1_NM, " + std::to_string(Size) + ") R(0,0)<1> A(0," +
                    std::to_string(Origin) + ")" + Region,
                "R");
            for (unsigned Lane = 0; Lane != Size; ++Lane)
              ASSERT_EQ(numberAt(Result, Lane * K.Bytes, K.Bytes),
                        numberAt(Bytes,
                                 (Origin + element(Lane, V, W, H)) * K.Bytes,
                                 K.Bytes))
                  << K.Type << ' ' << Size << ' ' << Region << " lane " << Lane;
          }
}

/// Bytes between the elements of a destination are not changed.
TEST_F(RegionTest, DestinationsLeaveGaps) {
  for (const ElemKindRow &K : Kinds)
    for (unsigned Size : {1u, 2u, 4u, 8u, 16u})
      for (unsigned H : {1u, 2u, 4u}) {
        Data Old = pattern(512, 3), New = pattern(256, 5);
        Sheet Fresh;
        Fresh.var("A", K.Type, New);
        Fresh.var("R", K.Type, Old);
        Data Result =
            Fresh.after("skl",
                        "    mov (M1_NM, " + std::to_string(Size) +
                            ") R(0,1)<" + std::to_string(H) + "> A(0,0)<" +
                            (Size == 1 ? "0" : "1") + ";1,0>",
                        "R");
        Data Expected = Old;
        for (unsigned Lane = 0; Lane != Size; ++Lane)
          std::memcpy(&Expected[(1 + Lane * H) * K.Bytes], &New[Lane * K.Bytes],
                      K.Bytes);
        ASSERT_EQ(Result, Expected) << K.Type << ' ' << Size << ' ' << H;
      }
}

/// In A(row,column), a row is a register: 32 bytes on skl, 64 on pvc.
TEST_F(RegionTest, RowsAreRegisters) {
  Data Bytes = pattern(512);
  var("A", "uw", Bytes);
  var("R", "uw", Data(64));
  const char *Body = "    mov (M1, 8) R(0,0)<1> A(2,3)<1;1,0>";
  Data Small = after("skl", Body, "R"), Large = after("pvc", Body, "R");
  EXPECT_EQ(numberAt(Small, 0, 2), numberAt(Bytes, 2 * 32 + 6, 2));
  EXPECT_EQ(numberAt(Large, 0, 2), numberAt(Bytes, 2 * 64 + 6, 2));
}

/// All sources are read before anything is written.
TEST_F(RegionTest, OverlapReadsFirst) {
  std::vector<uint32_t> A = numbers<uint32_t>(64, [](unsigned N) { return N; });
  var("A", "ud", A);
  std::vector<uint32_t> R = valuesOf<uint32_t>(
      after("skl", "    mov (M1, 16) A(0,1)<1> A(0,0)<1;1,0>", "A"));
  for (unsigned N = 0; N != 16; ++N)
    EXPECT_EQ(R[N + 1], N);
  R = valuesOf<uint32_t>(after(
      "skl", "    add (M1, 16) A(0,0)<1> A(0,15)<0;1,0> A(0,0)<1;1,0>", "A"));
  for (unsigned N = 0; N != 16; ++N)
    EXPECT_EQ(R[N], 15 + N);
}

TEST_F(RegionTest, AliasesShareBytes) {
  var("A", "ud", Data(128));
  declare(".decl B v_type=G type=ub num_elts=64 align=byte alias=<A, 32>");
  declare(".decl C v_type=G type=uw num_elts=4 align=byte alias=<B, 2>");
  Data R = after("skl",
                 "    mov (M1, 16) B(0,0)<1> 7:ub\n"
                 "    mov (M1, 4) C(0,0)<1> 0x1234:uw",
                 "A");
  EXPECT_EQ(numberAt(R, 28, 4), 0u);
  EXPECT_EQ(numberAt(R, 32, 4), 0x12340707u);
  EXPECT_EQ(numberAt(R, 40, 4), 0x07071234u);
}

TEST_F(RegionTest, NullIsNothing) {
  var("A", "d", std::vector<int32_t>(16, 5));
  Data R = after("skl",
                 "    mov (M1, 16) %null(0,0)<1> A(0,0)<1;1,0>\n"
                 "    add (M1, 8) A(0,0)<1> A(0,0)<1;1,0> 1:d",
                 "A");
  EXPECT_EQ(numberAt(R, 0, 4), 6u);
  EXPECT_EQ(numberAt(R, 32, 4), 5u);
}

//===----------------------------------------------------------------------===//
// Indirect operands
//===----------------------------------------------------------------------===//

TEST_F(RegionTest, IndirectSources) {
  Data Bytes = pattern(256);
  var("A", "ud", Bytes);
  var("OFF", "uw", std::vector<uint16_t>{40, 8, 4, 12, 100, 0, 64, 80});
  var("R", "ud", Data(64));
  declare(".decl A0 v_type=A num_elts=1");
  declare(".decl A8 v_type=A num_elts=8");
  Data R = after("skl",
                 "    addr_add (M1_NM, 1) A0(0)<1> &A[4] OFF(0,0)<0;1,0>\n"
                 "    mov (M1, 8) R(0,0)<1> r[A0(0),-8]<2;1,0>:ud",
                 "R");
  for (unsigned Lane = 0; Lane != 8; ++Lane)
    EXPECT_EQ(numberAt(R, 4 * Lane, 4),
              numberAt(Bytes, 4 + 40 - 8 + 8 * Lane, 4));
  // First one address for each lane, then one for every two lanes.
  R = after("skl",
            "    addr_add (M1_NM, 8) A8(0)<1> &A OFF(0,0)<1;1,0>\n"
            "    mov (M1, 8) R(0,0)<1> r[A8(0),4]<1,0>:ud\n"
            "    mov (M1, 8) R(1,0)<1> r[A8(4),0]<2,1>:ud",
            "R");
  const unsigned Offsets[] = {40, 8, 4, 12, 100, 0, 64, 80};
  for (unsigned Lane = 0; Lane != 8; ++Lane) {
    EXPECT_EQ(numberAt(R, 4 * Lane, 4), numberAt(Bytes, Offsets[Lane] + 4, 4));
    EXPECT_EQ(numberAt(R, 32 + 4 * Lane, 4),
              numberAt(Bytes, Offsets[4 + Lane / 2] + Lane % 2 * 4, 4));
  }
}

TEST_F(RegionTest, IndirectDestinations) {
  var("A", "uw", Data(128));
  declare(".decl A0 v_type=A num_elts=2");
  Data R = after("skl",
                 "    mov (M1_NM, 1) A0(1)<1> &A\n"
                 "    addr_add (M1_NM, 1) A0(1)<1> A0(1)<1> 16:w\n"
                 "    addr_add (M1_NM, 1) A0(0)<1> A0(1)<1> 0xFFFE:uw\n"
                 "    mov (M1, 4) r[A0(1),4]<2>:uw 3:uw\n"
                 "    mov (M1, 1) r[A0(0),0]<1>:ub 9:ub",
                 "A");
  EXPECT_EQ(numberAt(R, 14, 2), 9u);
  for (unsigned N = 0; N != 4; ++N)
    EXPECT_EQ(numberAt(R, 20 + 4 * N, 4), 3u);
}

TEST_F(RegionTest, AddressesAsNumbers) {
  Data Bytes = pattern(128);
  var("A", "ud", Bytes);
  var("R", "ud", Data(64));
  declare(".decl A0 v_type=A num_elts=1");
  declare(".decl A1 v_type=A num_elts=1");
  Data R = after("skl",
                 "    mov (M1_NM, 1) A0(0)<1> &A[64]\n"
                 "    mov (M1_NM, 1) R(0,8)<1> A0(0)<1>\n"
                 "    add (M1_NM, 1) R(0,8)<1> R(0,8)<0;1,0> 4:ud\n"
                 "    mov (M1_NM, 1) A1(0)<1> R(0,8)<0;1,0>\n"
                 "    mov (M1_NM, 1) R(0,0)<1> r[A1(0),0]<0;1,0>:ud",
                 "R");
  EXPECT_EQ(numberAt(R, 0, 4), numberAt(Bytes, 68, 4));
}

//===----------------------------------------------------------------------===//
// Packed immediates
//===----------------------------------------------------------------------===//

TEST_F(RegionTest, PackedImmediates) {
  var("W", "w", Data(64));
  var("U", "uw", Data(64));
  var("F", "f", Data(64));
  const char *Body = "    mov (M1, 16) W(0,0)<1> 0x76543F98:v\n"
                     "    mov (M1, 16) U(0,0)<1> 0x76543F98:uv\n"
                     "    mov (M1, 8) F(0,0)<1> 0x48403000:vf";
  std::vector<int16_t> W = valuesOf<int16_t>(after("skl", Body, "W"));
  std::vector<uint16_t> U = valuesOf<uint16_t>(after("skl", Body, "U"));
  std::vector<float> F = valuesOf<float>(after("skl", Body, "F"));
  const int Signed[] = {-8, -7, -1, 3, 4, 5, 6, 7};
  const float Floats[] = {0.0f, 1.0f, 2.0f, 3.0f};
  for (unsigned Lane = 0; Lane != 16; ++Lane) {
    EXPECT_EQ(W[Lane], Signed[Lane % 8]);
    EXPECT_EQ(U[Lane], Signed[Lane % 8] & 15);
  }
  for (unsigned Lane = 0; Lane != 8; ++Lane)
    EXPECT_EQ(F[Lane], Floats[Lane % 4]);
}
