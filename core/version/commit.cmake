# Writes a source with the commit that is built: cmake -DSOURCE=… -DOUTPUT=… [-DNAMED=COMMIT] -P commit.cmake
#
# It is what the packager names; else what "git archive" wrote into commit.txt; else what git says of a checkout. A source that
# is not the top of a checkout has no commit: it may lie in the repository of something else.
set(digits 8)
file(STRINGS ${SOURCE}/core/version/commit.txt archived LIMIT_COUNT 1)
if(NAMED)
  set(commit "${NAMED}")
elseif(archived MATCHES "^[0-9a-f]+$")
  set(commit "${archived}")
elseif(EXISTS ${SOURCE}/.git)
  execute_process(COMMAND git rev-parse HEAD WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE commit ERROR_QUIET
    OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
if(NOT commit MATCHES "^[0-9A-Za-z.+~-]*$")
  message(FATAL_ERROR "COMMIT is not the name of a commit: ${commit}")
endif()
string(SUBSTRING "${commit}" 0 ${digits} commit)
# The file keeps its time where nothing changed.
configure_file(${CMAKE_CURRENT_LIST_DIR}/commit.cpp.in ${OUTPUT} @ONLY)
