# What packages hold beside programs, libraries and headers, and the Debian
# package that "./dev package" makes with cpack.

# ---- Manual pages and completion, from the tables of options -------------------
find_package(Python3 COMPONENTS Interpreter QUIET)
set(Programs "")
foreach(Program cmx-opt cmx-cc cmx-run cmx-check cmx-visa cmx-objdump cmx-fuzz)
  if(TARGET ${Program})
    list(APPEND Programs ${Program})
  endif()
endforeach()
if(Python3_Interpreter_FOUND AND NOT CMX_SANITIZE)
  set(Manual "${PROJECT_BINARY_DIR}/manual")
  set(Files "")
  foreach(Program IN LISTS Programs)
    list(APPEND Files "$<TARGET_FILE:${Program}>")
  endforeach()
  add_custom_command(OUTPUT "${Manual}/stamp"
    COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/utils/make-manual" "${Manual}" ${Files}
    COMMAND ${CMAKE_COMMAND} -E touch "${Manual}/stamp"
    DEPENDS ${Programs} "${PROJECT_SOURCE_DIR}/utils/make-manual"
    VERBATIM)
  add_custom_target(manual DEPENDS "${Manual}/stamp")
  install(DIRECTORY "${Manual}/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}" OPTIONAL)
  install(DIRECTORY "${Manual}/completions"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion" OPTIONAL)
endif()

# All that is installed, without the tests.
get_property(Libraries GLOBAL PROPERTY CMX_LIBRARIES)
add_custom_target(installed DEPENDS ${Libraries} ${Programs})
foreach(Target CMXPlugin manual)
  if(TARGET ${Target})
    add_dependencies(installed ${Target})
  endif()
endforeach()

# ---- pkg-config ----------------------------------------------------------------
list(TRANSFORM Libraries PREPEND "-l")
string(JOIN " " CMX_PC_LIBRARIES ${Libraries})
list(TRANSFORM LLVM_INCLUDE_DIRS PREPEND "-isystem " OUTPUT_VARIABLE Includes)
string(JOIN " " CMX_PC_LLVM_INCLUDES ${Includes})
configure_file(cmake/cmx.pc.in "${PROJECT_BINARY_DIR}/cmake/cmx.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/cmake/cmx.pc"
  DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

# ---- Documents, examples, support for editors and Compiler Explorer ------------
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/cmx" RENAME copyright)
install(FILES README.md CHANGELOG.md SECURITY.md DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/cmx")
install(DIRECTORY docs DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/cmx")
install(DIRECTORY examples DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/cmx" FILES_MATCHING
  PATTERN "*.cpp" PATTERN "*.ll" PATTERN "*.h")
install(DIRECTORY utils/vscode utils/compiler-explorer
  DESTINATION "${CMAKE_INSTALL_DATADIR}/cmx" USE_SOURCE_PERMISSIONS)

# ---- The Debian package ----------------------------------------------------------
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cmx)
set(CPACK_PACKAGE_CONTACT "the authors of cmx <cmx@localhost>")
set(CPACK_PACKAGE_FILE_NAME "cmx_${PROJECT_VERSION}_${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_PACKAGING_INSTALL_PREFIX "/usr")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# clang reads source, GenX_IR and iga64 make and show Gen instructions.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "clang-${LLVM_VERSION_MAJOR}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libigc-tools")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "llvm-${LLVM_VERSION_MAJOR}-dev")
include(CPack)
