# Compiles core for Windows with Debian's mingw-w64 (cmake --preset windows): the compiler's word on whether core is portable.
# Nothing is linked: Debian has no MiniSat for Windows, only its headers, which are the same everywhere.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)

# The folder of these headers has those of the C library of this machine too, so it must not be searched.
set(portable_headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${portable_headers})
foreach(library minisat nlohmann tl)
  file(CREATE_LINK /usr/include/${library} ${portable_headers}/${library} SYMBOLIC)
endforeach()
set(MINISAT_INCLUDE_DIR ${portable_headers})
set(MINISAT_LIBRARY minisat)
set(NLOHMANN_JSON_INCLUDE_DIR ${portable_headers})
set(EXPECTED_INCLUDE_DIR ${portable_headers})
