#include "core/variants/own/shortname.h"

#include <algorithm>

namespace sudoku {

std::string shortName(std::string_view name, std::size_t maxLength)
{
    std::string id;
    for (const char character : name) {
        const bool isCapital = character >= 'A' && character <= 'Z';
        const char letter = isCapital ? static_cast<char>(character - 'A' + 'a') : character;
        if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            id += letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    id.resize(std::min(id.size(), maxLength));
    return id.substr(0, id.find_last_not_of('-') + 1);
}

} // namespace sudoku
