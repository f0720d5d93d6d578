#include "core/variants/own/togetherrule.h"

#include <algorithm>

namespace sudoku {

std::vector<int> TogetherRule::demands() const
{
    std::vector<int> demands;
    std::vector<int> left;
    if (!m_parts.empty())
        left.push_back(static_cast<int>(m_parts.size()) - 1);
    while (!left.empty()) {
        const int place = left.back();
        left.pop_back();
        if (m_parts[place].operation != Operation::All)
            demands.push_back(place);
        else
            left.insert(left.end(), m_parts[place].operands.rbegin(), m_parts[place].operands.rend());
    }
    return demands;
}

std::vector<int> TogetherRule::membersOf(int place) const
{
    const Part &part = m_parts[place];
    if (part.operation == Operation::Member)
        return part.operands;
    std::vector<int> members;
    for (const int operand : part.operands)
        for (const int member : membersOf(operand))
            members.push_back(member);
    std::ranges::sort(members);
    return members;
}

std::optional<bool> TogetherRule::holds(int place, std::span<const std::optional<bool>> members) const
{
    const Part &part = m_parts[place];
    if (part.operation == Operation::Member)
        return members[part.operands.front()];
    int right = 0;
    int wrong = 0;
    for (const int operand : part.operands)
        if (const auto is = holds(operand, members))
            ++(*is ? right : wrong);
    const int all = static_cast<int>(part.operands.size());
    const bool isKnown = right + wrong == all;
    switch (part.operation) {
    case Operation::All:
        return wrong > 0 ? std::optional(false) : isKnown ? std::optional(true) : std::nullopt;
    case Operation::Any:
        return right > 0 ? std::optional(true) : isKnown ? std::optional(false) : std::nullopt;
    case Operation::One:
        return right > 1 ? std::optional(false) : isKnown ? std::optional(right == 1) : std::nullopt;
    case Operation::Not:
    case Operation::None:
    case Operation::Member:
        break;
    }
    return right > 0 ? std::optional(false) : isKnown ? std::optional(true) : std::nullopt;
}

int TogetherRule::minCells() const
{
    int count = 1;
    for (const Member &member : m_members)
        count = member.places.empty() ? std::max(count, member.kind->minCells)
                                      : std::max(count, *std::ranges::max_element(member.places) + 1);
    return count;
}

} // namespace sudoku
