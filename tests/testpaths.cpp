#include "tests/testpaths.h"

#include <cstdlib>
#include <iostream>
#include <sstream>

#include <fnmatch.h>

namespace sudoku {
namespace {

/// Whether .gitattributes keeps \a path, a file of tests/data, out of source archives.
bool isLeftOut(const std::string &path)
{
    std::ifstream attributes(testDataPath("../../.gitattributes"));
    for (std::string line; std::getline(attributes, line);) {
        std::istringstream words(line);
        std::string pattern;
        std::string attribute;
        words >> pattern >> attribute;
        if (attribute == "export-ignore"
            && fnmatch(pattern.c_str(), ("tests/data/" + path).c_str(), FNM_PATHNAME) == 0)
            return true;
    }
    return false;
}

} // namespace

std::string testDataPath(const std::string &path)
{
    return TEST_DATA "/" + path;
}

std::ifstream openTestData(const std::string &path)
{
    std::ifstream file(testDataPath(path));
    if (file.is_open())
        return file;
    if (isLeftOut(path))
        throw LeftOut{path};
    std::cerr << "test data: cannot read " << path << '\n';
    std::abort();
}

} // namespace sudoku
