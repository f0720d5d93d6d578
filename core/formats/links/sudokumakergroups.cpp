#include "core/formats/links/sudokumakergroups.h"

#include "core/board/digitset.h"
#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace sudoku {

using Json = nlohmann::json;

Json groupsBySize(int digitCount)
{
    constexpr int groupCount = 3;
    std::vector<int> groups(groupCount);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        groups[(digit - 1) * groupCount / digitCount] |= 1 << digit;
    return groups;
}

Json groupsByRemainder(int digitCount, int modulus)
{
    std::vector<int> groups(modulus);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        groups[digit % modulus] |= 1 << digit;
    return groups;
}

bool hasGroups(const Json &block, const Json &groups, int digitCount)
{
    const int digits = (1 << (digitCount + 1)) - 2;
    std::vector<int> own;
    for (const Json &group : json::elements(json::member(block, "groups")))
        own.push_back(json::number(group).value_or(0) & digits);
    std::vector<int> wanted = groups;
    std::ranges::sort(own);
    std::ranges::sort(wanted);
    return own == wanted;
}

} // namespace sudoku
