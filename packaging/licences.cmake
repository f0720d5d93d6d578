# Who made what: the list of the files, the notices of the parts of the programs, and a list of these parts for machines.

# Appends "NAME=VERSION" to the list that the scripts get: the version that the package of Debian has. Elsewhere it stays empty.
function(add_part name package)
  execute_process(COMMAND dpkg-query -W -f "\${source:Upstream-Version}" ${package}
    OUTPUT_VARIABLE version ERROR_QUIET RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    set(version "")
  endif()
  set(parts ${parts} "${name}=${version}" PARENT_SCOPE)
endfunction()

find_package(Qt6 REQUIRED COMPONENTS Core)
set(parts "Qt=${Qt6_VERSION}")
add_part(MiniSat minisat)
add_part("JSON for Modern C++" nlohmann-json3-dev)
add_part(tl::expected libexpected-dev)
if(USE_CADICAL AND CADICAL_INCLUDE_DIR AND CADICAL_LIBRARY)
  add_part(CaDiCaL libcadical-dev)
endif()
if(USE_QRENCODE AND QRENCODE_INCLUDE_DIR AND QRENCODE_LIBRARY)
  add_part(libqrencode libqrencode-dev)
endif()
add_part(qpdf libqpdf-dev)
if(TARGET sudoku-workbench-pictures)
  add_part(OpenCV libopencv-core-dev)
endif()

set(copyright_list ${PROJECT_SOURCE_DIR}/packaging/copyright)
add_custom_command(OUTPUT copyright
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/shipped-copyright > copyright
  DEPENDS shipped-copyright ${copyright_list} VERBATIM)
add_custom_command(OUTPUT sudoku-workbench.spdx
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/spdx ${PROJECT_VERSION} ${parts} > sudoku-workbench.spdx
  DEPENDS spdx ${copyright_list} VERBATIM)
set(licence_lists ${CMAKE_CURRENT_BINARY_DIR}/copyright ${CMAKE_CURRENT_BINARY_DIR}/sudoku-workbench.spdx)
add_custom_target(licence_lists ALL DEPENDS ${licence_lists})

set(documents ${CMAKE_INSTALL_DATADIR}/doc/sudoku-workbench)
install(FILES ${licence_lists} DESTINATION ${documents})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/notices DESTINATION ${documents})
install(FILES ${PROJECT_SOURCE_DIR}/resources/fonts/LICENSE DESTINATION ${documents}/notices RENAME apache-2.0.txt)
