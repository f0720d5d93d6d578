#include "core/system/exclusivefile.h"

namespace sudoku {

std::FILE *makeFile(const std::filesystem::path &path)
{
    return std::fopen(path.c_str(), "w+bx");
}

} // namespace sudoku
