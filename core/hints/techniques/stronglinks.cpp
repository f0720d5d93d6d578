#include "core/hints/techniques/stronglinks.h"

#include <algorithm>
#include <bit>

namespace sudoku {

std::vector<StrongLink> strongLinks(const Position &position, Digit digit)
{
    std::vector<StrongLink> links;
    for (int house = 0; house < position.rules().houseCount(); ++house) {
        const IndexedHouse &indexed = position.rules().house(house);
        const Places places = position.placesIn(house, digit);
        const Places second = places & (places - 1);
        if (indexed.hasEachDigit && std::has_single_bit(second))
            links.push_back(
                {house, indexed.cells[std::countr_zero(places)], indexed.cells[std::countr_zero(second)]});
    }
    return links;
}

void removeParallel(std::vector<StrongLink> &links)
{
    auto end = links.begin();
    for (const StrongLink &link : links)
        if (std::none_of(links.begin(), end, [&](const StrongLink &earlier) {
                return earlier.a == link.a && earlier.b == link.b;
            }))
            *end++ = link;
    links.erase(end, links.end());
}

std::optional<int> commonHouse(const RuleIndex &rules, Cell a, Cell b)
{
    for (const auto &[house, place] : rules.housesOf(a))
        if (rules.house(house).set.contains(b))
            return house;
    return {};
}

std::vector<ChainLink> alternatingChain(std::initializer_list<Candidate> candidates)
{
    std::vector<ChainLink> chain;
    bool isStrong = true;
    for (auto from = candidates.begin(), to = from + 1; to != candidates.end(); from = to++) {
        chain.push_back({{*from}, {*to}, !isStrong, isStrong});
        isStrong = !isStrong;
    }
    return chain;
}

} // namespace sudoku
