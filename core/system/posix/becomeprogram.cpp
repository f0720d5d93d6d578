#include "core/system/becomeprogram.h"

#include <cerrno>

#include <unistd.h>

namespace sudoku {

std::error_code becomeProgram(const std::filesystem::path &program, std::vector<std::string> arguments)
{
    std::string name = program.string();
    std::vector<char *> words{name.data()};
    for (std::string &argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    ::execv(program.c_str(), words.data());
    return {errno, std::system_category()};
}

} // namespace sudoku
