#include "core/forms/formtext.h"

#include <sstream>

namespace sudoku {

void writeCommentLines(std::ostream &output, std::string_view mark, std::string_view text)
{
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        output << mark << ' ' << line << '\n';
}

} // namespace sudoku
