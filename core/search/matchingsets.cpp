#include "core/search/matchingsets.h"

#include "core/board/symmetricpairs.h"
#include "core/search/setnarrowing.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Adds to \a sets each set of the \a chosen digits and \a count more. These are among the \a open ones,
/// which match all chosen digits. Returns false if there are too many sets.
bool addSets(std::vector<DigitMask> &sets, const std::vector<DigitSet> &allowed, DigitMask chosen,
             DigitSet open, int count)
{
    if (count == 0) {
        sets.push_back(chosen);
        return sets.size() <= SetNarrowing::maxSets;
    }
    while (open.size() >= count) {
        const Digit next = open.first();
        open.remove(next);
        if (!addSets(sets, allowed, chosen | maskOf(next), open & allowed[next], count - 1))
            return false;
    }
    return true;
}

} // namespace

MatchingSets::MatchingSets(std::span<const ActiveRule> rules)
{
    for (const ActiveRule &active : rules)
        if (const auto *pair = std::get_if<rule::Pair>(&active.rule); pair && isSymmetric(pair->allowed)) {
            const auto [first, second] = std::minmax(pair->first, pair->second);
            m_allowed[{first, second}] = &pair->allowed; // if there are several, any one will do
        }
}

std::optional<std::vector<DigitMask>> MatchingSets::of(const std::vector<Cell> &cells) const
{
    const std::vector<DigitSet> *common = nullptr;
    for (const Cell first : cells)
        for (const Cell second : cells) {
            if (first >= second)
                continue;
            const auto found = m_allowed.find({first, second});
            if (found == m_allowed.end() || (common && *common != *found->second))
                return {};
            common = found->second;
        }
    std::vector<DigitMask> sets;
    if (!common
        || !addSets(sets, *common, 0, DigitSet::all(static_cast<int>(common->size()) - 1),
                    static_cast<int>(cells.size())))
        return {};
    return sets;
}

} // namespace sudoku
