# Precompiled headers: LLVM's headers take two thirds of the time that a source
# file of this project takes to compile.
#
#   cmx_use_pch(CmxRegion Support)    no LLVM IR (check-layering, rule no-ir)
#   cmx_use_pch(CmxAnalysis IR)       libraries that see LLVM IR
#   cmx_use_pch(cmx-opt Program)
#   cmx_use_pch(CmxIRTests UnitTest)
#
# Sources still include all that they use: with CMX_PCH=OFF, as in the preset
# gcc, they get nothing that they do not ask for.

option(CMX_PCH "Use precompiled headers" ON)

set(CMX_PCH_Support
  <algorithm> <cmath> <cstdint> <cstring> <functional> <limits> <map> <memory>
  <optional> <set> <string> <tuple> <vector>
  <llvm/ADT/APFloat.h> <llvm/ADT/APInt.h> <llvm/ADT/DenseMap.h>
  <llvm/ADT/MapVector.h> <llvm/ADT/STLExtras.h> <llvm/ADT/SetVector.h>
  <llvm/ADT/SmallVector.h> <llvm/ADT/StringExtras.h> <llvm/ADT/StringMap.h>
  <llvm/Support/Error.h> <llvm/Support/MathExtras.h>
  <llvm/Support/MemoryBuffer.h> <llvm/Support/raw_ostream.h>)
set(CMX_PCH_IR ${CMX_PCH_Support}
  <llvm/ADT/PostOrderIterator.h> <llvm/ADT/Statistic.h>
  <llvm/Analysis/OptimizationRemarkEmitter.h> <llvm/Analysis/ValueTracking.h>
  <llvm/IR/Constants.h> <llvm/IR/DiagnosticInfo.h> <llvm/IR/Dominators.h>
  <llvm/IR/IRBuilder.h> <llvm/IR/InstIterator.h> <llvm/IR/Instructions.h>
  <llvm/IR/IntrinsicInst.h> <llvm/IR/Module.h> <llvm/IR/PassManager.h>
  <llvm/IR/PatternMatch.h> <llvm/IR/ValueHandle.h>)
set(CMX_PCH_Program ${CMX_PCH_IR} <llvm/Support/CommandLine.h>)
set(CMX_PCH_UnitTest ${CMX_PCH_IR} <gmock/gmock.h> <gtest/gtest.h>)

# Has target NAME use the headers of SET. The first user of a set builds them.
function(cmx_use_pch Name Set)
  if(NOT CMX_PCH)
    return()
  endif()
  if(NOT TARGET CmxPCH${Set})
    set(Source "${PROJECT_BINARY_DIR}/CmxPCH${Set}.cpp")
    file(CONFIGURE OUTPUT "${Source}" CONTENT "// Only carries a precompiled header.\n")
    add_library(CmxPCH${Set} OBJECT EXCLUDE_FROM_ALL "${Source}")
    if(Set MATCHES "Program|UnitTest")
      # Programs refuse headers that were compiled for a library.
      set_target_properties(CmxPCH${Set} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
      target_compile_options(CmxPCH${Set} PRIVATE -fPIE)
    endif()
    if(Set STREQUAL UnitTest)
      target_link_libraries(CmxPCH${Set} PRIVATE GTest::gmock GTest::gtest)
      target_compile_options(CmxPCH${Set} PRIVATE ${CMX_UNITTEST_OPTIONS})
    endif()
    target_link_libraries(CmxPCH${Set} PRIVATE CmxLLVM)
    # Without times in them, equal headers are equal files, as ccache wants them.
    target_compile_options(CmxPCH${Set} PRIVATE
      "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
    target_precompile_headers(CmxPCH${Set} PRIVATE ${CMX_PCH_${Set}})
  endif()
  target_precompile_headers(${Name} REUSE_FROM CmxPCH${Set})
endfunction()
