//===- MessageTestBase.h - Kernels of one message ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A test declares variables with contents, and surfaces; both become inputs of
// a kernel. Then it runs a body of the kernel, and checks memory and registers.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_ORACLE_INTERPRETER_MESSAGETESTBASE_H
#define CMX_UNITTESTS_ORACLE_INTERPRETER_MESSAGETESTBASE_H

#include "cmx/Oracle/Interpreter/Interpreter.h"
#include "cmx/Oracle/Runtime/Grid.h"
#include "cmx/Target/TargetDesc.h"

#include "gtest/gtest.h"

#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cmx {

using Data = std::vector<uint8_t>;

template <typename T> Data dataOf(const std::vector<T> &Values) {
  Data D(Values.size() * sizeof(T));
  std::memcpy(D.data(), Values.data(), D.size());
  return D;
}

template <typename T> std::vector<T> valuesOf(llvm::ArrayRef<uint8_t> D) {
  std::vector<T> Values(D.size() / sizeof(T));
  std::memcpy(Values.data(), D.data(), Values.size() * sizeof(T));
  return Values;
}

/// Returns bytes that differ from their neighbours. Different seeds give
/// different patterns.
inline Data pattern(size_t NumBytes, unsigned Seed = 1) {
  Data D(NumBytes);
  for (size_t N = 0; N != NumBytes; ++N)
    D[N] = uint8_t((N * 37 + (N >> 8) * 11 + Seed * 101) & 0xff);
  return D;
}

/// Returns \p Count numbers; \p Of computes each from its index.
template <typename T>
std::vector<T> numbers(unsigned Count, std::function<T(unsigned)> Of) {
  std::vector<T> Values;
  for (unsigned N = 0; N != Count; ++N)
    Values.push_back(Of(N));
  return Values;
}

inline uint64_t numberAt(llvm::ArrayRef<uint8_t> D, size_t At, unsigned Bytes) {
  uint64_t Value = 0;
  std::memcpy(&Value, D.data() + At, Bytes);
  return Value;
}

class MessageTest : public testing::Test {
protected:
  /// Makes surface 0, to which after() stores the registers of a variable.
  MessageTest() { surface("RES", buffer(Data(4096))); }

  uint32_t buffer(const Data &Contents) {
    runtime::SurfaceDesc D;
    D.Name = "buffer";
    D.WidthBytes = D.PitchBytes = Contents.size();
    return Mem.addSurface(D, Contents);
  }
  uint32_t image(unsigned WidthBytes, unsigned Rows, unsigned BytesPerPixel,
                 const Data &Contents) {
    runtime::SurfaceDesc D;
    D.Name = "image";
    D.IsImage = true;
    D.WidthBytes = D.PitchBytes = WidthBytes;
    D.Rows = Rows;
    D.BytesPerPixel = BytesPerPixel;
    return Mem.addSurface(D, Contents);
  }

  /// Declares a variable that has \p Contents at the start of the kernel.
  void var(const std::string &Name, const std::string &Type,
           const Data &Contents) {
    Vars.push_back({Name, Type, Contents});
  }
  template <typename T>
  void var(const std::string &Name, const std::string &Type,
           const std::vector<T> &Values) {
    var(Name, Type, dataOf(Values));
  }
  /// Declares a surface variable for surface \p Number.
  void surface(const std::string &Name, uint32_t Number) {
    Vars.push_back({Name, "", dataOf<uint32_t>({Number})});
  }
  void declare(const std::string &Line) { Extra += Line + "\n"; }

  /// Runs \p Body. Returns the error, or an empty text.
  std::string run(const std::string &Platform, const std::string &Body,
                  runtime::GridShape Shape = {});
  /// Runs \p Body on \p Platform; all variables have their declared contents at
  /// the start. Returns the contents of variable \p Name at the end.
  Data after(const std::string &Platform, const std::string &Body,
             const std::string &Name);
  /// Expects that \p Body ends with the error \p Name, for example
  /// "message-out-of-bounds".
  void expectError(const std::string &Platform, const std::string &Body,
                   const std::string &Name);

  Data contents(uint32_t Surface) const {
    llvm::ArrayRef<uint8_t> B = Mem.surfaceBytes(Surface);
    return Data(B.begin(), B.end());
  }
  Data memoryAt(uint64_t Address) const {
    llvm::ArrayRef<uint8_t> B = Mem.allocationBytes(Address);
    return Data(B.begin(), B.end());
  }
  static unsigned grfBytes(const std::string &Platform) {
    return TargetDesc::get(Platform)->grfBytes();
  }

  runtime::Memory Mem;
  /// The errors of the last run.
  std::unique_ptr<runtime::Reporter> Errors;
  InterpreterOptions Options;
  std::string SLMKiB = "0";

private:
  struct Variable {
    std::string Name, Type; ///< Without a type: a surface variable.
    Data Contents;
  };
  std::string kernelText(const std::string &Platform, const std::string &Body,
                         std::vector<runtime::ArgValue> &Args) const;

  std::vector<Variable> Vars;
  std::string Extra;
};

} // namespace cmx

#endif // CMX_UNITTESTS_ORACLE_INTERPRETER_MESSAGETESTBASE_H
