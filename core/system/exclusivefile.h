#pragma once

#include <cstdio>
#include <filesystem>

namespace sudoku {

/// Makes the file \a path and opens it for reading and writing. Returns null, with the reason in errno, if it
/// cannot be made or is there already.
std::FILE *makeFile(const std::filesystem::path &path);

} // namespace sudoku
