# Fails if CMX_PLUGIN defines functions that live in LLVM's libraries: one that
# every program with command line options has, and one of the IR. The plugin
# must use those of the program that loads it.

execute_process(COMMAND "${CMX_NM}" --defined-only --no-weak "${CMX_PLUGIN}"
  OUTPUT_VARIABLE Symbols RESULT_VARIABLE Result)
if(NOT Result EQUAL 0)
  message(FATAL_ERROR "${CMX_NM} ${CMX_PLUGIN}: exit status ${Result}")
endif()
if(NOT Symbols MATCHES "_ZN3cmx")
  message(FATAL_ERROR "no symbols of cmx in ${CMX_PLUGIN}")
endif()
foreach(Symbol _ZN4llvm2cl6Option11addArgumentEv _ZN4llvm11LLVMContextC1Ev)
  if(Symbols MATCHES "${Symbol}")
    message(FATAL_ERROR "${CMX_PLUGIN} defines ${Symbol} of an LLVM library")
  endif()
endforeach()
