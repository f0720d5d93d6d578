#include "core/system/becomeprogram.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>

#include <process.h>

namespace sudoku {
namespace {

/// Returns \a argument as the C runtime of the other program reads it: between quotes, with a backslash
/// before each quote and before each backslash that a quote follows.
std::string inQuotes(const std::string &argument)
{
    std::string text = "\"";
    std::size_t backslashes = 0;
    for (const char character : argument) {
        if (character == '"')
            text.append(backslashes + 1, '\\');
        backslashes = character == '\\' ? backslashes + 1 : 0;
        text += character;
    }
    return text.append(backslashes, '\\') + '"';
}

} // namespace

std::error_code becomeProgram(const std::filesystem::path &program, std::vector<std::string> arguments)
{
    const std::string path = program.string();
    const std::string name = inQuotes(path);
    std::vector<const char *> words{name.c_str()};
    for (std::string &argument : arguments) {
        argument = inQuotes(argument);
        words.push_back(argument.c_str());
    }
    words.push_back(nullptr);
    // A shell would not wait for a program that _execv() starts.
    const std::intptr_t status = ::_spawnv(_P_WAIT, path.c_str(), words.data());
    if (status == -1)
        return {errno, std::generic_category()};
    std::exit(static_cast<int>(status));
}

} // namespace sudoku
