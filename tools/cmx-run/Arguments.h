//===- Arguments.h - From --arg to values and surfaces ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of --help (Options.cpp) describes the forms of VALUE.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_ARGUMENTS_H
#define CMX_TOOLS_CMXRUN_ARGUMENTS_H

#include "Program.h"

#include "cmx/Launch/Launch.h"
#include "cmx/Oracle/Runtime/Data.h"

namespace cmx {

/// The value or memory that an argument is bound to.
struct Binding {
  std::string Name;
  bool IsMemory = false;
  bool IsPointer = false; ///< Memory at an address, not a surface.
  runtime::ArgValue Value;
  /// For memory; its size is that of Contents.
  runtime::SurfaceDesc Desc;
  std::vector<uint8_t> Contents;
  std::string OutputFile; ///< Empty: not written after the run.
  /// Given as FILE:SIZE, which may have been meant as an input.
  bool MayBeInput = false;
};

/// "surface 'dst', byte 965 (x 5, y 1, channel 2)"
std::string describeByte(const Binding &B, uint64_t OffsetBytes);

/// One binding per parameter, in order.
llvm::Expected<std::vector<Binding>>
bindArguments(llvm::ArrayRef<Parameter> Params,
              llvm::ArrayRef<std::string> Texts);

/// The number of the parameter \p Name.
llvm::Expected<unsigned> findParameter(llvm::ArrayRef<Parameter> Params,
                                       llvm::StringRef Name);

/// The memory of each binding, empty for values.
using Contents = std::vector<std::vector<uint8_t>>;

/// Arguments of a kernel, and their memory on a device.
class RunMemory {
public:
  /// \p Wanted: the parameters of the kernel, if the device knows them. A
  /// picture may be read as a buffer.
  llvm::Error allocate(launch::Device &D, llvm::ArrayRef<Binding> Bindings,
                       llvm::ArrayRef<launch::Parameter> Wanted = {});
  /// Writes the contents of \p Bindings into the memory.
  llvm::Error fill(llvm::ArrayRef<Binding> Bindings);
  llvm::Expected<Contents> contents() const;
  /// The surface number, or the address, of binding number \p N.
  uint64_t place(unsigned N) const { return Memories[N]->address(); }
  llvm::ArrayRef<launch::Argument> arguments() const { return Args; }

private:
  std::vector<std::unique_ptr<launch::Memory>> Memories; ///< Null: a value.
  std::vector<launch::Argument> Args;
};

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_ARGUMENTS_H
