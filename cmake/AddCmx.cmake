# Helpers to declare the targets of this project.
#
#   add_cmx_library(CmxRegion NO_IR Region.cpp LINK CmxSupport)
#   add_cmx_tool(cmx-opt main.cpp LINK CmxPasses)
#   add_cmx_plugin(CMXPlugin CmxPlugin.cpp LINK CmxPasses)
#   add_cmx_unittest(CmxRegionTests RegionTest.cpp LINK CmxRegion)
#   add_cmx_subdirectories(Support Region ...)
#
# LINK names the cmx libraries used directly: the real dependencies, no more.
# NO_IR: the library may not see LLVM IR (utils/check-layering).

include(CmxPCH)

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")

# Adds those of the named subfolders that have a CMakeLists.txt, in order.
function(add_cmx_subdirectories)
  foreach(Dir IN LISTS ARGN)
    if(EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${Dir}/CMakeLists.txt")
      add_subdirectory(${Dir})
    endif()
  endforeach()
endfunction()

# What a program needs besides its own sources in a sanitizer build.
function(cmx_add_sanitizer_defaults Name)
  if(CMX_SANITIZE)
    target_sources(${Name} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/SanitizerDefaults.cpp")
  endif()
endfunction()

# A static library, exported as Cmx::NAME. Headers live in include/cmx.
function(add_cmx_library Name)
  cmake_parse_arguments(PARSE_ARGV 1 Arg "NO_IR" "" "LINK")
  add_library(${Name} STATIC ${Arg_UNPARSED_ARGUMENTS})
  target_include_directories(${Name} PUBLIC
    "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  target_link_libraries(${Name} PUBLIC CmxLLVM ${Arg_LINK})
  if(Arg_NO_IR)
    cmx_use_pch(${Name} Support)
  else()
    cmx_use_pch(${Name} IR)
  endif()
  set_property(GLOBAL APPEND PROPERTY CMX_LIBRARIES ${Name})
  install(TARGETS ${Name} EXPORT CmxTargets
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endfunction()

# A program in bin/. It links LLVM's one shared library, never component
# archives, and exports its symbols, so that a plugin it loads finds both.
function(add_cmx_tool Name)
  cmake_parse_arguments(PARSE_ARGV 1 Arg "" "" "LINK")
  add_executable(${Name} ${Arg_UNPARSED_ARGUMENTS})
  target_link_libraries(${Name} PRIVATE ${Arg_LINK} CmxLLVM LLVM)
  target_link_options(${Name} PRIVATE -Wl,--export-dynamic)
  cmx_use_pch(${Name} Program)
  cmx_add_sanitizer_defaults(${Name})
  install(TARGETS ${Name} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endfunction()

# A loadable module lib/NAME.so. LLVM is not linked at all: two copies of LLVM
# in one process would register every command line option twice.
function(add_cmx_plugin Name)
  cmake_parse_arguments(PARSE_ARGV 1 Arg "" "" "LINK")
  add_library(${Name} MODULE ${Arg_UNPARSED_ARGUMENTS})
  set_target_properties(${Name} PROPERTIES PREFIX "")
  target_link_libraries(${Name} PRIVATE ${Arg_LINK} CmxLLVM)
  install(TARGETS ${Name} LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endfunction()

# The optimizer would take half of the time that tests take to compile, and saves
# little when they run: what they test is optimized.
set(CMX_UNITTEST_OPTIONS -O0)

# A GoogleTest program in bin/, which is one ctest test with the label "unit": a
# process for each of its tests would take most of their time. CMX_SOURCE_DIR is
# the root of the source tree, for tests that compare documents with tables.
function(add_cmx_unittest Name)
  cmake_parse_arguments(PARSE_ARGV 1 Arg "" "" "LINK")
  add_executable(${Name} ${Arg_UNPARSED_ARGUMENTS})
  target_include_directories(${Name} PRIVATE
    "${PROJECT_SOURCE_DIR}/include" "${PROJECT_SOURCE_DIR}/unittests")
  target_compile_definitions(${Name} PRIVATE CMX_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${Name} PRIVATE
    ${Arg_LINK} CmxLLVM LLVM GTest::gmock_main GTest::gmock GTest::gtest)
  # g++ takes the else inside GoogleTest's macros for one that might be ours.
  target_compile_options(${Name} PRIVATE
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-dangling-else>")
  target_compile_options(${Name} PRIVATE ${CMX_UNITTEST_OPTIONS})
  cmx_use_pch(${Name} UnitTest)
  cmx_add_sanitizer_defaults(${Name})
  add_test(NAME ${Name} COMMAND ${Name} --gtest_brief=1)
  set_tests_properties(${Name} PROPERTIES LABELS unit TIMEOUT 900)
  set_property(GLOBAL APPEND PROPERTY CMX_UNITTESTS ${Name})
endfunction()
