#include "core/hints/story/brokentotal.h"

#include <algorithm>

namespace sudoku {
namespace {

const rule::Sum *sumOf(const RuleIndex &rules, int rule)
{
    return std::get_if<rule::Sum>(&rules.otherRules()[rule].rule);
}

std::vector<int> fullHouses(const RuleIndex &rules, HouseType type)
{
    std::vector<int> houses;
    for (int house = 0; house < rules.houseCount(); ++house)
        if (rules.house(house).type == type && rules.house(house).hasEachDigit
            && !rules.house(house).cells.empty())
            houses.push_back(house);
    return houses;
}

/// Returns the sums that lie in \a houses, if they fill them and do not overlap; otherwise nothing.
std::vector<int> fillingSums(const RuleIndex &rules, std::span<const int> houses)
{
    CellSet open(rules.cellCount());
    for (const int house : houses)
        open |= rules.house(house).set;
    std::vector<int> sums;
    for (int rule = 0; rule < std::ssize(rules.otherRules()); ++rule) {
        const rule::Sum *sum = sumOf(rules, rule);
        if (!sum || !std::ranges::all_of(sum->cells, [&](Cell cell) { return open.contains(cell); }))
            continue;
        for (const Cell cell : sum->cells)
            open.remove(cell);
        sums.push_back(rule);
    }
    return open.isEmpty() ? sums : std::vector<int>();
}

} // namespace

std::optional<contradiction::TotalBroken> findBrokenTotal(const RuleIndex &rules)
{
    std::optional<contradiction::TotalBroken> best;
    for (const HouseType type : {HouseType::Row, HouseType::Column, HouseType::Box}) {
        const std::vector<int> all = fullHouses(rules, type);
        for (std::size_t count = 1; count <= all.size() && (!best || count < best->houses.size()); ++count)
            for (std::size_t first = 0; first + count <= all.size(); ++first) {
                const std::span houses = std::span(all).subspan(first, count);
                contradiction::TotalBroken found{{houses.begin(), houses.end()}, fillingSums(rules, houses)};
                if (!found.rules.empty() && totalOfHouses(rules, found) != totalOfSums(rules, found)
                    && (!best || count < best->houses.size()))
                    best = std::move(found);
            }
    }
    return best;
}

int totalOfHouses(const RuleIndex &rules, const contradiction::TotalBroken &broken)
{
    const int ofHouse = rules.digitCount() * (rules.digitCount() + 1) / 2;
    return static_cast<int>(broken.houses.size()) * ofHouse;
}

int totalOfSums(const RuleIndex &rules, const contradiction::TotalBroken &broken)
{
    int total = 0;
    for (const int rule : broken.rules)
        total += sumOf(rules, rule)->total;
    return total;
}

} // namespace sudoku
