#include "core/variants/own/grouppatterns.h"

#include <algorithm>
#include <numeric>

namespace sudoku {
namespace {

constexpr int firstLetter = 10; ///< the value that A stands for

std::string classOf(DigitSet group, DigitValues values)
{
    std::string text = "[";
    for (const Digit digit : group) {
        const int value = values.of(digit);
        text += static_cast<char>(value < firstLetter ? '0' + value : 'A' + value - firstLetter);
    }
    return text + "]";
}

/// Returns the groups in each order that leaves the first \a kept ones in their place, between bars. \a begin
/// comes before each order, \a between and \a end behind each group and each order.
std::string ordersOf(const DigitGroups &groups, DigitValues values, std::ptrdiff_t kept,
                     const std::string &begin, const std::string &between, const std::string &end)
{
    std::vector<int> order(groups.size());
    std::iota(order.begin(), order.end(), 0);
    std::string text;
    do {
        text += (text.empty() ? "" : "|") + begin;
        for (const int group : order)
            text += classOf(groups[group], values) + between;
        text += end;
    } while (std::next_permutation(order.begin() + kept, order.end()));
    return text;
}

} // namespace

std::string turnsPattern(const DigitGroups &groups, DigitValues values)
{
    return ordersOf(groups, values, 1, "(", "", ")*");
}

std::string eachGroupPattern(const DigitGroups &groups, DigitValues values)
{
    return ordersOf(groups, values, 0, ".*", ".*", "");
}

DigitGroups classesIn(std::string_view pattern, DigitValues values)
{
    DigitGroups groups;
    for (auto open = pattern.find('['); open != pattern.npos; open = pattern.find('[', open + 1)) {
        DigitSet group;
        for (const char character : pattern.substr(open + 1, pattern.find(']', open) - open - 1)) {
            const int value = character < 'A' ? character - '0' : character - 'A' + firstLetter;
            if (values.contains(value))
                group.insert(values.digitOf(value));
        }
        if (std::ranges::find(groups, group) == groups.end())
            groups.push_back(group);
    }
    return groups;
}

std::string groupsText(const DigitGroups &groups, DigitValues values)
{
    std::string text;
    for (const DigitSet group : groups) {
        text += text.empty() ? "" : "; ";
        for (const Digit digit : group)
            text += (digit == group.first() ? "" : " ") + std::to_string(values.of(digit));
    }
    return text;
}

} // namespace sudoku
