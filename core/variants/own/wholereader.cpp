#include "core/variants/own/wholereader.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

/// The places of wholeNames; the letters follow.
enum Whole : std::uint8_t {
    Count,
    Sum,
    Product,
    Smallest,
    Largest,
    First,
    Last,
    Odd,
    Even,
    Different,
    Number,
    FirstLetter
};

constexpr int letterCount = static_cast<int>(wholeNames.size()) - FirstLetter;

} // namespace

WholeReader::Values WholeReader::withDigit(Values values, int digit) const
{
    const std::int64_t position = ++values[Count];
    const bool isFirst = position == 1;
    const auto note = [&](int place, std::int64_t value) {
        if (m_rule.uses(place))
            values[place] = value;
    };
    constexpr std::int64_t most = 1'000'000'000'000;
    note(Sum, values[Sum] + digit);
    note(Product, std::min(most, (isFirst ? 1 : values[Product]) * digit));
    note(Smallest, isFirst ? digit : std::min<std::int64_t>(values[Smallest], digit));
    note(Largest, std::max<std::int64_t>(values[Largest], digit));
    note(First, isFirst ? digit : values[First]);
    note(Last, digit);
    note(Odd, values[Odd] + digit % 2);
    note(Even, values[Even] + (digit + 1) % 2);
    note(Different, values[Different] | std::int64_t{1} << digit);
    if (position <= letterCount)
        note(FirstLetter + static_cast<int>(position) - 1, digit);
    look(values, digit);
    return values;
}

/// Notes for each look whether \a digit, the last that was read, is what it looks for.
void WholeReader::look(Values &values, int digit) const
{
    Values early = values;
    early[Count] = m_cellCount;
    early[Number] = m_number;
    for (int i = 0; i < m_rule.lookCount(); ++i) {
        std::int64_t &seen = values[wholeNames.size() + static_cast<std::size_t>(i)];
        const auto wanted = m_rule.wantedBy(i, early);
        if (m_rule.lookAt(i) == ExpressionLook::Count)
            seen += wanted == digit ? 1 : 0;
        else if (wanted == values[Count])
            seen = digit;
    }
}

bool WholeReader::accepts(Values values) const
{
    values[Different] = std::popcount(static_cast<std::uint64_t>(values[Different]));
    values[Number] = m_number;
    return m_rule.holds(values);
}

std::optional<int> WholeReader::onlySum(DigitValues digits) const
{
    for (int place = Product; place < static_cast<int>(Values().size()); ++place)
        if (place != Number && m_rule.uses(place))
            return {};
    Values values{};
    values[Count] = m_cellCount;
    std::optional<int> only;
    for (int sum = m_cellCount * digits.first; sum <= m_cellCount * digits.last(); ++sum) {
        values[Sum] = sum;
        if (!accepts(values))
            continue;
        if (only)
            return {};
        only = sum;
    }
    return only;
}

bool asksForOrder(const Expression &rule)
{
    for (int i = 0; i < rule.lookCount(); ++i)
        if (rule.lookAt(i) == ExpressionLook::At)
            return true;
    for (int place = FirstLetter; place < FirstLetter + letterCount; ++place)
        if (rule.uses(place))
            return true;
    return rule.uses(First) || rule.uses(Last);
}

int cellsNeeded(const Expression &rule)
{
    int needed = 1;
    for (int i = 0; i < letterCount; ++i)
        if (rule.uses(FirstLetter + i))
            needed = i + 1;
    return needed;
}

} // namespace sudoku
