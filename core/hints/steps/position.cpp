#include "core/hints/steps/position.h"

#include "core/hints/steps/step.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace sudoku {

Position::Position(std::shared_ptr<const RuleIndex> rules, const Grid &givens, const Memo &memo)
    : m_rules(std::move(rules)),
      m_memo(memo),
      m_digitSlots(m_rules->digitCount() + 1),
      m_givens(givens),
      m_digits(m_rules->cellCount()),
      m_openCount(m_rules->cellCount()),
      m_candidates(m_rules->cellCount()),
      m_cellsWith(m_digitSlots, CellSet(m_rules->cellCount())),
      m_places(static_cast<std::size_t>(m_rules->houseCount() * m_digitSlots))
{
    for (Cell cell = 0; cell < m_rules->cellCount(); ++cell) {
        m_candidates[cell] = m_rules->domain(cell);
        for (const Digit digit : m_candidates[cell]) {
            m_cellsWith[digit].insert(cell);
            for (const auto &[house, place] : m_rules->housesOf(cell))
                m_places[house * m_digitSlots + digit] |= place;
        }
    }
    for (Cell cell = 0; cell < m_rules->cellCount(); ++cell)
        noteNakedSingle(cell);
    for (int house = 0; house < m_rules->houseCount(); ++house)
        for (Digit digit = 1; digit < m_digitSlots; ++digit)
            noteHiddenSingle(house, digit);
    for (Cell cell = 0; cell < m_rules->cellCount(); ++cell)
        if (givens.isFilled(cell))
            place(cell, givens[cell]);
    if (m_rules->regionRule())
        learnRegions();
}

Position::Position(const Puzzle &puzzle, const Memo &memo)
    : Position(RuleIndex::of(puzzle, memo), puzzle.givens, memo)
{
}

Position::Position(const Board &board, const Memo &memo) : Position(board.puzzle, memo)
{
    enter(board);
}

Position::Position(const Position &other, const Memo &memo) : Position(other)
{
    m_memo = memo;
}

std::optional<Position> Position::of(const Puzzle &puzzle, const Memo &memo, const std::stop_token &stop)
{
    std::shared_ptr<const RuleIndex> rules = RuleIndex::of(puzzle, memo, stop);
    if (!rules)
        return {};
    return Position(std::move(rules), puzzle.givens, memo);
}

std::optional<Position> Position::of(const Board &board, const Memo &memo, const std::stop_token &stop)
{
    std::optional<Position> position = of(board.puzzle, memo, stop);
    if (position)
        position->enter(board);
    return position;
}

void Position::enter(const Board &board)
{
    for (Cell cell = 0; cell < m_rules->cellCount(); ++cell)
        if (board.entries.isFilled(cell))
            place(cell, board.entries[cell]);
    if (m_regions.isUsed())
        std::ranges::for_each(board.regionLinks, [this](const RegionLink &link) { learn(link); });
}

/// Begins with what the clues say.
void Position::learnRegions()
{
    m_regions = {m_rules->geometry(), std::get<rule::Regions>(m_rules->regionRule()->rule).size};
    const std::shared_ptr<const RuleIndex> rules = m_rules; // which changes
    for (const ActiveRule &active : rules->otherRules())
        if (const auto *regions = std::get_if<rule::Regions>(&active.rule);
            regions && regions->demand == rule::Regions::Demand::Together)
            for (const Cell cell : regions->cells)
                if (cell != regions->cells.front())
                    learn(RegionLink::of(regions->cells.front(), cell, true));
}

std::vector<RegionLink> Position::regionLinksWith(std::span<const RegionLink> links) const
{
    if (!m_regions.isUsed())
        return {};
    RegionKnowledge regions = m_regions;
    for (const RegionLink &link : links)
        if (!regions.isKnown(link.first, link.second))
            regions.learn(link);
    return regions.links(m_rules->geometry());
}

void Position::learn(const RegionLink &link)
{
    if (m_regions.isKnown(link.first, link.second))
        return;
    m_regions.learn(link);
    if (!link.isTogether)
        return;
    const std::vector<Cell> cells = m_regions.partOf(link.first);
    m_rules = m_rules->withRegion(cells, m_regions.isWhole(link.first));
    if (m_regions.isWhole(link.first))
        addLastHouse(); // which must have places before candidates go
    for (const Cell cell : cells)
        for (const Cell other : cells)
            if (cell != other && !isOpen(cell))
                eliminate(other, m_digits[cell]);
}

/// Looks for the places of digits in a house that was not there before.
void Position::addLastHouse()
{
    const int house = m_rules->houseCount() - 1;
    m_places.resize(static_cast<std::size_t>(m_rules->houseCount() * m_digitSlots));
    for (Places place = 1; const Cell cell : m_rules->house(house).cells) {
        for (const Digit digit : m_candidates[cell])
            m_places[house * m_digitSlots + digit] |= place;
        place <<= 1;
    }
    for (Digit digit = 1; digit < m_digitSlots; ++digit)
        noteHiddenSingle(house, digit);
}

bool Position::isContradictory() const
{
    for (Cell cell = 0; cell < m_rules->cellCount(); ++cell)
        if (isOpen(cell) && m_candidates[cell].isEmpty())
            return true;
    for (int house = 0; house < m_rules->houseCount(); ++house) {
        if (!m_rules->house(house).hasEachDigit)
            continue;
        DigitSet missing = DigitSet::all(m_rules->digitCount());
        for (const Cell cell : m_rules->house(house).cells)
            missing -= isOpen(cell) ? m_candidates[cell] : DigitSet{m_digits[cell]};
        if (!missing.isEmpty())
            return true;
    }
    return false;
}

Places Position::placesInImplied(int house, Digit digit) const
{
    Places places = 0;
    for (Places place = 1; const Cell cell : m_rules->house(house).cells) {
        if (m_digits[cell] == digit)
            return 0;
        if (m_candidates[cell].contains(digit))
            places |= place;
        place <<= 1;
    }
    return places;
}

std::vector<Cell> Position::cellsAt(int house, Places places) const
{
    std::vector<Cell> cells;
    for (; places != 0; places &= places - 1)
        cells.push_back(m_rules->house(house).cells[std::countr_zero(places)]);
    return cells;
}

void Position::noteNakedSingle(Cell cell)
{
    if (m_candidates[cell].isSingle() && isOpen(cell))
        m_nakedSingles.push_back(cell);
}

void Position::noteHiddenSingle(int house, Digit digit)
{
    const Places places = placesIn(house, digit);
    if (std::has_single_bit(places) && m_rules->house(house).hasEachDigit)
        m_hiddenSingles.push_back({m_rules->house(house).cells[std::countr_zero(places)], digit});
}

// Singles come up in the order in which HoDoKu finds them: first among the peers.
void Position::place(Cell cell, Digit digit)
{
    m_digits.set(cell, digit);
    --m_openCount;
    for (const Cell peer : m_rules->peers(cell) & m_cellsWith[digit])
        eliminate(peer, digit);
    for (const Digit candidate : m_candidates[cell])
        eliminate(cell, candidate);
}

void Position::eliminate(Cell cell, Digit digit)
{
    if (!m_candidates[cell].contains(digit))
        return;
    m_candidates[cell].remove(digit);
    m_cellsWith[digit].remove(cell);
    for (const auto &[house, place] : m_rules->housesOf(cell)) {
        m_places[house * m_digitSlots + digit] &= ~place;
        noteHiddenSingle(house, digit);
    }
    noteNakedSingle(cell);
}

void Position::apply(const Step &step)
{
    for (const auto &[cell, digit] : step.placements)
        if (isOpen(cell))
            place(cell, digit);
    for (const auto &[cell, digit] : step.eliminations)
        eliminate(cell, digit);
    for (const RegionLink &link : step.regionLinks)
        learn(link);
}

} // namespace sudoku
