#include "core/formats/found/cellvalue.h"

#include "core/formats/found/plaincharacters.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

std::string_view withoutSpace(std::string_view item)
{
    constexpr std::string_view space = " \t\n";
    item.remove_prefix(std::min(item.find_first_not_of(space), item.size()));
    return item.substr(0, item.find_last_not_of(space) + 1);
}

std::string_view unquoted(std::string_view item)
{
    constexpr std::string_view quotes = "\"'`";
    item = withoutSpace(item);
    if (item.size() >= 2 && item.front() == item.back() && quotes.find(item.front()) != quotes.npos)
        return withoutSpace(item.substr(1, item.size() - 2));
    return item;
}

bool isWordForNothing(std::string_view item)
{
    constexpr std::array words{"None", "none", "null", "NULL", "nil", "NIL",
                               "NaN",  "nan",  "NA",   "<NA>", "-1"};
    return std::ranges::find(words, item) != words.end();
}

/// Returns \a item without the decimal point and zeros of a whole number.
std::string_view withoutPoint(std::string_view item)
{
    const std::size_t point = item.find('.');
    const bool isWhole =
        point != item.npos && point > 0 && item.find_first_not_of('0', point + 1) == item.npos;
    return isWhole ? item.substr(0, point) : item;
}

} // namespace

std::optional<std::string> cellValue(std::string_view item)
{
    item = unquoted(item);
    const bool isBlank = item.empty() || (item.size() == 1 && isBlankSign(item.front()));
    if (isBlank || isWordForNothing(item))
        return ".";
    item = withoutPoint(item);
    const bool isNumber = item.size() <= 2 && item.find_first_not_of("0123456789") == item.npos;
    if (!isNumber && !(item.size() == 1 && isLatinLetter(item.front())))
        return {};
    return item == "0" || item == "00" ? std::string(".") : std::string(item);
}

} // namespace sudoku
