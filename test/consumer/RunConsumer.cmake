# Installs the build CMX_BUILD_DIR below CMX_WORK_DIR, then configures, builds
# and runs the consumer project against the installed tree.

set(Prefix "${CMX_WORK_DIR}/prefix")
set(Build "${CMX_WORK_DIR}/build")
file(REMOVE_RECURSE "${CMX_WORK_DIR}")
string(REPLACE ";" " " Flags "${CMX_FLAGS}")

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE Result OUTPUT_VARIABLE Output
    ERROR_VARIABLE Output)
  if(NOT Result EQUAL 0)
    string(REPLACE ";" " " Command "${ARGV}")
    message("${Output}")
    message(FATAL_ERROR "exit status ${Result}: ${Command}")
  endif()
  set(RunOutput "${Output}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install "${CMX_BUILD_DIR}" --prefix "${Prefix}")
run(${CMAKE_COMMAND} -G "${CMX_GENERATOR}" -S "${CMX_SOURCE_DIR}" -B "${Build}"
  "-DCMAKE_PREFIX_PATH=${Prefix}"
  "-DCMAKE_C_COMPILER=${CMX_C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CMX_CXX_COMPILER}"
  "-DCMAKE_CXX_FLAGS=${Flags}" "-DCONSUMER_KERNELS=${CMX_HAS_CLANG}")
run(${CMAKE_COMMAND} --build "${Build}")
run("${Build}/consumer")
message("${RunOutput}")
if(NOT RunOutput MATCHES "consumer of cmx [0-9.]+")
  message(FATAL_ERROR "unexpected output of the consumer: ${RunOutput}")
endif()

run("${Build}/compile" "${CMX_SOURCE_DIR}/../../examples/linear_filter.ll")
if(NOT RunOutput MATCHES "\\.kernel \"linear_filter\"")
  message(FATAL_ERROR "unexpected output of compile: ${RunOutput}")
endif()

run("${Build}/launch")
if(NOT RunOutput MATCHES "x\\[3\\] is 42 on cpu")
  message(FATAL_ERROR "unexpected output of launch: ${RunOutput}")
endif()

if(NOT CMX_HAS_CLANG)
  return()
endif()
# From a copy, since a header is going to change.
file(COPY "${CMX_SOURCE_DIR}/" DESTINATION "${CMX_WORK_DIR}/source")
run(${CMAKE_COMMAND} -G "${CMX_GENERATOR}" -S "${CMX_WORK_DIR}/source" -B "${Build}-kernels"
  "-DCMAKE_PREFIX_PATH=${Prefix}"
  "-DCMAKE_C_COMPILER=${CMX_C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CMX_CXX_COMPILER}")
function(expect_factor Number)
  run(${CMAKE_COMMAND} --build "${Build}-kernels" --target kernels)
  file(READ "${Build}-kernels/kernels/twice.visaasm" Text)
  if(NOT Text MATCHES "mul [^\n]* ${Number}:")
    message(FATAL_ERROR "a product with ${Number} expected in: ${Text}")
  endif()
  set(BuildOutput "${RunOutput}" PARENT_SCOPE)
endfunction()
expect_factor(20)
expect_factor(20)
if(BuildOutput MATCHES "Compiling")
  message(FATAL_ERROR "kernels were compiled again without need: ${BuildOutput}")
endif()
file(WRITE "${CMX_WORK_DIR}/source/factor.h" "#define FACTOR 11\n")
expect_factor(22)
if(NOT EXISTS "${Build}-kernels/kernels/thrice.visaasm")
  message(FATAL_ERROR "no file for the second kernel")
endif()
