#pragma once

#include <string>

namespace sudoku {

/// tests/data/\a path of the checkout that was built. Only one file is compiled with the name of that folder,
/// so that a compiler cache knows all the others in any checkout.
std::string testDataPath(const std::string &path);

} // namespace sudoku
