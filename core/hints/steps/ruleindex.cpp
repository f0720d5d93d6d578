#include "core/hints/steps/ruleindex.h"

#include "core/board/stopcheck.h"
#include "core/rules/impliedhouses.h"
#include "core/rules/impliedsums.h"

#include <algorithm>

namespace sudoku {
namespace {

HouseType houseType(const RuleSource &source)
{
    const auto *name = std::get_if<HouseName>(&source);
    if (!name)
        return HouseType::Extra;
    return name->kind == HouseKind::Row      ? HouseType::Row
           : name->kind == HouseKind::Column ? HouseType::Column
                                             : HouseType::Box;
}

} // namespace

RuleIndex::RuleIndex(const Puzzle &puzzle)
    : m_geometry(puzzle.geometry),
      m_constraints(puzzle.constraints),
      m_rowOf(cellCount()),
      m_columnOf(cellCount()),
      m_allCells(cellCount()),
      m_peers(cellCount(), CellSet(cellCount())),
      m_domains(cellCount(), DigitSet::all(digitCount()))
{
    for (Cell cell = 0; cell < cellCount(); ++cell)
        m_allCells.insert(cell);
    const std::span<const House> houses = m_geometry.houses();
    for (int house = static_cast<int>(houses.size()) - 1; house >= 0; --house) // the first board's last
        for (const Cell cell : houses[house].cells)
            if (houses[house].name.kind == HouseKind::Row)
                m_rowOf[cell] = house;
            else if (houses[house].name.kind == HouseKind::Column)
                m_columnOf[cell] = house;
}

std::shared_ptr<const RuleIndex> RuleIndex::of(const Puzzle &puzzle, const Memo &memo,
                                               const std::stop_token &stop)
{
    return memo.last<RuleIndex>(
        [&](const RuleIndex &last) {
            return last.geometry() == puzzle.geometry && last.constraints() == puzzle.constraints;
        },
        [&] { return make(puzzle, nullptr, stop); });
}

std::shared_ptr<const RuleIndex> RuleIndex::ofPart(const Puzzle &puzzle, const std::set<RuleSource> &sources,
                                                   const std::stop_token &stop)
{
    return make(puzzle, &sources, stop);
}

/// Makes the index of all rules if \a sources is null.
std::shared_ptr<const RuleIndex> RuleIndex::make(const Puzzle &puzzle, const std::set<RuleSource> *sources,
                                                 const std::stop_token &stop)
{
    std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
    if (!rules)
        return {};
    if (sources)
        std::erase_if(*rules, [&](const ActiveRule &active) { return !sources->contains(active.source); });
    const std::shared_ptr<RuleIndex> index(new RuleIndex(puzzle));
    const std::vector<int> houseOf = index->addRules(*rules);
    index->m_firstImplied = index->m_houses.size();
    index->indexMemberships();
    index->addImpliedHouses(*rules, houseOf, stop);
    index->addImpliedSums(*rules, houseOf, stop);
    if (isStopped(stop))
        return {}; // perhaps not all were found
    return index;
}

/// Returns, for each of \a rules that is a house, the index of that.
std::vector<int> RuleIndex::addRules(std::span<const ActiveRule> rules)
{
    constexpr int noHouse = -1;
    constexpr std::size_t minCells = 3; // fewer have no technique of their own
    std::vector<const ActiveRule *> distinct;
    std::vector<int> houseOf;
    for (const House &house : m_geometry.houses()) { // their rules come first, in the same order
        const std::size_t next = houseOf.size();
        if (next == rules.size() || rules[next].source != RuleSource(house.name)) {
            addHouse(houseType(house.name), house.name, {}, false); // it is not in force
            continue;
        }
        const bool hasEachDigit = std::holds_alternative<rule::House>(rules[next].rule);
        houseOf.push_back(addHouse(houseType(house.name), house.name, house.cells, hasEachDigit));
    }
    for (const ActiveRule &active : rules.subspan(houseOf.size())) {
        houseOf.push_back(noHouse);
        if (const auto *house = std::get_if<rule::House>(&active.rule))
            houseOf.back() = addHouse(houseType(active.source), active.source, house->cells, true);
        else if (const auto *domain = std::get_if<rule::Domain>(&active.rule))
            m_domains[domain->cell] &= domain->allowed;
        else if (!std::holds_alternative<rule::Distinct>(active.rule))
            m_otherRules.push_back(active);
        else
            distinct.push_back(&active);
    }
    const auto cellsOf = [](const ActiveRule *active) -> const std::vector<Cell> & {
        return std::get<rule::Distinct>(active->rule).cells;
    };
    for (const ActiveRule *active : distinct)
        if (cellsOf(active).size() >= minCells)
            addHouse(HouseType::Extra, active->source, cellsOf(active), false);
    for (const ActiveRule *active : distinct)
        if (const auto &cells = cellsOf(active); cells.size() == 2 && !arePeers(cells[0], cells[1])) {
            m_hasPairs = true;
            addPeers(cells);
        }
    return houseOf;
}

/// Returns the index of the house.
int RuleIndex::addHouse(HouseType type, std::optional<RuleSource> source, std::vector<Cell> cells,
                        bool hasEachDigit)
{
    std::ranges::sort(cells);
    addPeers(cells);
    CellSet set(cellCount(), cells);
    m_houses.push_back({type, std::move(source), std::move(cells), std::move(set), hasEachDigit});
    return static_cast<int>(m_houses.size()) - 1;
}

/// Adds the houses that follow from others, \a houseOf their rules and of those before them.
void RuleIndex::addImpliedHouses(std::span<const ActiveRule> rules, std::vector<int> houseOf,
                                 const std::stop_token &stop)
{
    const auto housesOf = [&](std::vector<int> indices) {
        for (int &index : indices)
            index = houseOf[index];
        return indices;
    };
    for (ImpliedHouse &found : sudoku::impliedHouses(m_geometry, rules, stop)) {
        houseOf.push_back(static_cast<int>(m_houses.size()));
        std::ranges::sort(found.cells);
        CellSet set(cellCount(), found.cells);
        m_houses.push_back({HouseType::Implied,
                            {},
                            std::move(found.cells),
                            std::move(set),
                            true,
                            housesOf(std::move(found.within)),
                            housesOf(std::move(found.without))});
    }
}

void RuleIndex::addImpliedSums(std::span<const ActiveRule> rules, const std::vector<int> &houseOf,
                               const std::stop_token &stop)
{
    for (ImpliedSum &found : sudoku::impliedSums(m_geometry, rules, stop)) {
        IndexedSum implied{std::move(found.sum), {}, {}};
        for (const int rule : found.houses)
            implied.houses.push_back(houseOf[rule]);
        for (const int rule : found.sums)
            implied.constraints.push_back(std::get<ConstraintIndex>(rules[rule].source).index);
        m_impliedSums.push_back(std::move(implied));
    }
}

const ActiveRule *RuleIndex::regionRule() const
{
    const auto found = std::ranges::find_if(m_otherRules, [](const ActiveRule &active) {
        const auto *regions = std::get_if<rule::Regions>(&active.rule);
        return regions && regions->demand == rule::Regions::Demand::Partition;
    });
    return found == m_otherRules.end() ? nullptr : &*found;
}

std::shared_ptr<const RuleIndex> RuleIndex::withRegion(const std::vector<Cell> &cells, bool isHouse) const
{
    const std::shared_ptr<RuleIndex> index(new RuleIndex(*this));
    index->m_hasPairs = true;
    index->addPeers(cells);
    if (isHouse)
        index->addRegion(cells, std::get<rule::Regions>(regionRule()->rule).size, regionRule()->source);
    return index;
}

/// Adds the house before the implied ones, which get other numbers.
void RuleIndex::addRegion(const std::vector<Cell> &cells, int regionSize, const RuleSource &source)
{
    const int number = houseCount();
    const auto renumber = [number](std::vector<int> &houses) {
        for (int &house : houses)
            house += house >= number ? 1 : 0;
    };
    for (IndexedHouse &house : m_houses) {
        renumber(house.within);
        renumber(house.without);
    }
    for (IndexedSum &sum : m_impliedSums)
        renumber(sum.houses);
    m_houses.insert(m_houses.begin() + number,
                    {HouseType::Box, source, cells, CellSet(cellCount(), cells), regionSize == digitCount()});
    m_firstImplied = static_cast<std::size_t>(number) + 1;
    m_memberships.clear();
    m_firstMembership.clear();
    indexMemberships();
}

void RuleIndex::addPeers(const std::vector<Cell> &cells)
{
    for (const Cell cell : cells) {
        m_peers[cell].insert(cells);
        m_peers[cell].remove(cell);
    }
}

void RuleIndex::indexMemberships()
{
    std::vector<std::vector<Membership>> membershipsOf(cellCount());
    for (int house = 0; house < houseCount(); ++house)
        for (Places place = 1; const Cell cell : m_houses[house].cells) {
            membershipsOf[cell].push_back({house, place});
            place <<= 1;
        }
    m_firstMembership.push_back(0);
    for (const std::vector<Membership> &memberships : membershipsOf) {
        m_memberships.insert(m_memberships.end(), memberships.begin(), memberships.end());
        m_firstMembership.push_back(static_cast<int>(m_memberships.size()));
    }
}

bool RuleIndex::seeEachOther(std::span<const Cell> cells) const
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (!arePeers(cells[i], cells[j]))
                return false;
    return true;
}

bool RuleIndex::isClassic() const
{
    const bool hasUsualHouses = houseCount() == 3 * size() && hasOnlyHouses() && digitCount() == size()
                                && std::ranges::all_of(houses(), &IndexedHouse::hasEachDigit);
    return hasUsualHouses && m_geometry.boxes() && std::ranges::all_of(m_domains, [this](DigitSet digits) {
               return digits == DigitSet::all(digitCount());
           });
}

} // namespace sudoku
