# Compiles C-for-Metal source with the cmx-cc of this package.
#
#   cmx_add_kernel(TARGET SOURCES file... PLATFORM skl|icllp|tgllp|dg2|pvc
#     [EMIT visa|gen] [KERNELS name...] [OPTIONS option...])
#
# Each kernel becomes a file KERNEL.visaasm (or KERNEL.asm, with EMIT gen) in the
# folder ${CMAKE_CURRENT_BINARY_DIR}/TARGET, which is the property CMX_FOLDER of
# the target. Sources are compiled again after they or a header have changed.
# Other rules can depend on the files of KERNELS, if there is one source. OPTIONS
# are for cmx-cc: -I, -D, -O1, ...
function(cmx_add_kernel Target)
  cmake_parse_arguments(PARSE_ARGV 1 Arg "" "PLATFORM;EMIT" "SOURCES;KERNELS;OPTIONS")
  if(Arg_UNPARSED_ARGUMENTS OR NOT Arg_SOURCES OR NOT Arg_PLATFORM)
    message(FATAL_ERROR "cmx_add_kernel(${Target}): expected SOURCES and PLATFORM, "
      "and of other words EMIT, KERNELS and OPTIONS; actual '${ARGN}'")
  endif()
  if(NOT Arg_EMIT)
    set(Arg_EMIT visa)
  endif()
  if(Arg_EMIT STREQUAL "visa")
    set(Extension .visaasm)
  elseif(Arg_EMIT STREQUAL "gen")
    set(Extension .asm)
  else()
    message(FATAL_ERROR "cmx_add_kernel(${Target}): EMIT expected to be visa or gen, "
      "actual '${Arg_EMIT}'")
  endif()

  list(LENGTH Arg_SOURCES NumSources)
  if(Arg_KERNELS AND NumSources GREATER 1)
    message(FATAL_ERROR "cmx_add_kernel(${Target}): KERNELS expected with one source, "
      "actual ${NumSources}")
  endif()

  set(Folder "${CMAKE_CURRENT_BINARY_DIR}/${Target}")
  file(MAKE_DIRECTORY "${Folder}")
  list(TRANSFORM Arg_KERNELS PREPEND "${Folder}/")
  list(TRANSFORM Arg_KERNELS APPEND "${Extension}")
  list(TRANSFORM Arg_SOURCES REPLACE "^([^/].*)$" "${CMAKE_CURRENT_SOURCE_DIR}/\\1")
  # The files are only known after the compilation, so a stamp stands for those
  # of a source.
  set(Stamps "")
  foreach(Source IN LISTS Arg_SOURCES)
    list(LENGTH Stamps Number)
    set(Stamp "${Folder}/${Number}.stamp")
    set(Byproducts "")
    if(Arg_KERNELS)
      set(Byproducts BYPRODUCTS ${Arg_KERNELS})
    endif()
    add_custom_command(OUTPUT "${Stamp}" ${Byproducts}
      COMMAND "${Cmx_CC}" "${Source}" "--platform=${Arg_PLATFORM}" "--emit=${Arg_EMIT}"
        ${Arg_OPTIONS} -MD -MF "${Stamp}.d" -MT "${Stamp}" -o "${Folder}/"
      COMMAND "${CMAKE_COMMAND}" -E touch "${Stamp}"
      DEPENDS "${Source}" "${Cmx_CC}" DEPFILE "${Stamp}.d"
      COMMENT "Compiling ${Source} for ${Arg_PLATFORM}" VERBATIM)
    list(APPEND Stamps "${Stamp}")
  endforeach()
  add_custom_target(${Target} ALL DEPENDS ${Stamps})
  set_target_properties(${Target} PROPERTIES CMX_FOLDER "${Folder}")
endfunction()
