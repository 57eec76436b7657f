//===- Arguments.h - From --arg to values and surfaces ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of --help (Options.cpp) describes the forms of the VALUE in --arg.
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
  /// The description of the memory. The size in it is that of Contents.
  runtime::SurfaceDesc Desc;
  std::vector<uint8_t> Contents;
  std::string OutputFile; ///< Empty: no file is written after the run.
  /// Was the value given as FILE:SIZE? Then the user perhaps meant an input.
  bool MayBeInput = false;
};

/// Returns a text like "surface 'dst', byte 965 (x 5, y 1, channel 2)".
std::string describeByte(const Binding &B, uint64_t OffsetBytes);

/// Returns one binding per parameter, in the order of the parameters.
llvm::Expected<std::vector<Binding>>
bindArguments(llvm::ArrayRef<Parameter> Params,
              llvm::ArrayRef<std::string> Texts);

/// Returns the index of the parameter \p Name. \p Name can also be that index.
llvm::Expected<unsigned> findParameter(llvm::ArrayRef<Parameter> Params,
                                       llvm::StringRef Name);

/// The bytes in the memory of each binding; none for values.
using Contents = std::vector<std::vector<uint8_t>>;

/// Arguments of a kernel, and their memory on a device.
class RunMemory {
public:
  /// \p Wanted has the parameters of the kernel, if the device can list them. A
  /// picture is allocated as a buffer if its parameter is a buffer.
  llvm::Error allocate(launch::Device &D, llvm::ArrayRef<Binding> Bindings,
                       llvm::ArrayRef<launch::Parameter> Wanted = {});
  /// Writes the contents of \p Bindings into the memory.
  llvm::Error fill(llvm::ArrayRef<Binding> Bindings);
  llvm::Expected<Contents> contents() const;
  /// The surface number, or the address, of binding number \p N.
  uint64_t place(unsigned N) const { return Memories[N]->address(); }
  llvm::ArrayRef<launch::Argument> arguments() const { return Args; }

private:
  /// Null for a value.
  std::vector<std::unique_ptr<launch::Memory>> Memories;
  std::vector<launch::Argument> Args;
};

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_ARGUMENTS_H
