#include "core/system/exclusivefile.h"

namespace sudoku {

std::FILE *makeFile(const std::filesystem::path &path)
{
    return _wfopen(path.c_str(), L"w+bx");
}

} // namespace sudoku
