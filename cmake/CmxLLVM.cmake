# Finds LLVM and checks its release; defines the interface target CmxLLVM, which
# carries what every target that includes LLVM headers needs: include paths,
# definitions, language level and warning flags. CmxLLVM links nothing: whether
# LLVM is linked is decided by the final target (see AddCmx.cmake), because the
# plugin must take LLVM from the program that loads it.

find_package(LLVM REQUIRED CONFIG)

if(LLVM_VERSION_MAJOR LESS CMX_LLVM_MIN_MAJOR OR
   LLVM_VERSION_MAJOR GREATER CMX_LLVM_MAX_MAJOR)
  message(FATAL_ERROR
    "LLVM ${LLVM_PACKAGE_VERSION} in ${LLVM_DIR} is not supported: expected "
    "major version ${CMX_LLVM_MIN_MAJOR} to ${CMX_LLVM_MAX_MAJOR}; "
    "choose another with -DLLVM_DIR=<prefix>/lib/cmake/llvm")
endif()
if(NOT TARGET LLVM)
  message(FATAL_ERROR
    "LLVM ${LLVM_PACKAGE_VERSION} in ${LLVM_DIR} has no shared library (libLLVM): "
    "tools and the plugins they load must share one copy of LLVM")
endif()
message(STATUS "cmx: LLVM ${LLVM_PACKAGE_VERSION} from ${LLVM_DIR}")

set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Build type" FORCE)
endif()

separate_arguments(CMX_LLVM_DEFINITIONS UNIX_COMMAND "${LLVM_DEFINITIONS}")

add_library(CmxLLVM INTERFACE)
target_compile_features(CmxLLVM INTERFACE cxx_std_17)
target_include_directories(CmxLLVM SYSTEM INTERFACE
  "$<BUILD_INTERFACE:${LLVM_INCLUDE_DIRS}>")
target_compile_options(CmxLLVM INTERFACE
  "$<BUILD_INTERFACE:${CMX_LLVM_DEFINITIONS}>"
  "$<BUILD_INTERFACE:-Wall;-Wextra>"
  "$<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>"
  "$<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<BOOL:${LLVM_ENABLE_RTTI}>>>:-fno-rtti>")
if(CMX_WERROR)
  target_compile_options(CmxLLVM INTERFACE "$<BUILD_INTERFACE:-Werror>")
endif()
# GNU ld takes five times as long, for a hundred programs.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=lld CMX_HAS_LLD)
if(CMX_HAS_LLD)
  target_link_options(CmxLLVM INTERFACE "$<BUILD_INTERFACE:-fuse-ld=lld>")
endif()
if(CMX_SANITIZE)
  # The vptr check needs type information of every class in a cast, which a
  # libLLVM that was built without the check does not promise.
  set(CMX_SANITIZE_FLAGS -fsanitize=${CMX_SANITIZE} -fno-sanitize=vptr
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_compile_options(CmxLLVM INTERFACE "$<BUILD_INTERFACE:${CMX_SANITIZE_FLAGS}>")
  target_link_options(CmxLLVM INTERFACE "$<BUILD_INTERFACE:${CMX_SANITIZE_FLAGS}>")
endif()
