#include "tests/testpaths.h"

namespace sudoku {

std::string testDataPath(const std::string &path)
{
    return TEST_DATA "/" + path;
}

} // namespace sudoku
