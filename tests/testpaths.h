#pragma once

#include <fstream>
#include <string>

namespace sudoku {

/// tests/data/\a path of the checkout that was built. Only one file is compiled with the name of that folder,
/// so that a compiler cache knows all the others in any checkout.
std::string testDataPath(const std::string &path);

/// Thrown for a file that source archives leave out (.gitattributes, and packaging/copyright says why). Where
/// a function of a test throws it, it is skipped: tests/skipping.h.
struct LeftOut
{
    std::string path; ///< in tests/data

    std::string reason() const { return path + " is not in source archives: see packaging/copyright"; }
};

/// Opens tests/data/\a path to read. Ends the program where the file is missing but should be there.
std::ifstream openTestData(const std::string &path);

} // namespace sudoku
