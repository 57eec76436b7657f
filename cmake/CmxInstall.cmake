# Installs the headers and the CMake package "Cmx", so that another project can
#   find_package(Cmx REQUIRED CONFIG)
#   target_link_libraries(its-target PRIVATE Cmx::CmxRegion)
# test/consumer is such a project.

include(CMakePackageConfigHelpers)

set(CMX_PACKAGE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/Cmx")

install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/cmx"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  FILES_MATCHING PATTERN "*.h" PATTERN "*.def")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/cm"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" FILES_MATCHING PATTERN "*.h")

install(TARGETS CmxLLVM EXPORT CmxTargets)
install(EXPORT CmxTargets NAMESPACE Cmx:: DESTINATION "${CMX_PACKAGE_DIR}")

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/CmxConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/cmake/CmxConfig.cmake"
  INSTALL_DESTINATION "${CMX_PACKAGE_DIR}" PATH_VARS CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/cmake/CmxConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES
  "${PROJECT_SOURCE_DIR}/cmake/CmxAddKernel.cmake"
  "${PROJECT_BINARY_DIR}/cmake/CmxConfig.cmake"
  "${PROJECT_BINARY_DIR}/cmake/CmxConfigVersion.cmake"
  DESTINATION "${CMX_PACKAGE_DIR}")
