#include "core/variants/own/grouppatterns.h"

#include "core/board/geometry.h"

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

/// Returns "1, 2, 6".
std::string digitList(DigitSet group, DigitValues values, const char *between)
{
    std::string text;
    for (const Digit digit : group)
        text += (text.empty() ? "" : between) + std::to_string(values.of(digit));
    return text;
}

} // namespace

/// The first group is the first one in each order, as lines match a part.
std::string turnsPattern(const DigitGroups &groups, DigitValues values)
{
    std::vector<int> order(groups.size());
    std::iota(order.begin(), order.end(), 0);
    std::string text;
    do {
        text += text.empty() ? "(" : "|(";
        for (const int group : order)
            text += classOf(groups[group], values);
        text += ")*";
    } while (std::next_permutation(order.begin() + 1, order.end()));
    return text;
}

std::string eachGroupStep(const DigitGroups &groups, DigitValues values)
{
    std::string step = "s";
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const int bit = 1 << i;
        step += " + " + std::to_string(bit) + " * (d in {" + digitList(groups[i], values, ", ") + "} and s % "
                + std::to_string(2 * bit) + " < " + std::to_string(bit) + ")";
    }
    return step;
}

std::string eachGroupEnd(const DigitGroups &groups)
{
    return "s = " + std::to_string((1 << groups.size()) - 1);
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

DigitGroups listsIn(std::string_view step, DigitValues values)
{
    DigitGroups groups;
    for (auto open = step.find('{'); open != step.npos; open = step.find('{', open + 1)) {
        groups.emplace_back();
        int value = 0;
        for (const char character : step.substr(open + 1, step.find('}', open) - open)) {
            if (character >= '0' && character <= '9') {
                value = std::min(10 * value + character - '0', maxBoardSize + 1);
                continue;
            }
            if (values.contains(value) && character != ' ')
                groups.back().insert(values.digitOf(value));
            value = 0;
        }
    }
    return groups;
}

std::string groupsText(const DigitGroups &groups, DigitValues values)
{
    std::string text;
    for (const DigitSet group : groups)
        text += (text.empty() ? "" : "; ") + digitList(group, values, " ");
    return text;
}

} // namespace sudoku
