#include "core/encode/regionencoder.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

using Demand = rule::Regions::Demand;

/// Returns how many regions there are, which each of \a rules about them tells.
int regionCountOf(const Geometry &geometry, std::span<const ActiveRule> rules)
{
    int count = 1;
    for (const ActiveRule &active : rules)
        if (const auto *regions = std::get_if<rule::Regions>(&active.rule))
            count = std::max(count, geometry.cellCount() / regions->size);
    return count;
}

} // namespace

RegionEncoder::RegionEncoder(const Geometry &geometry, Cnf &cnf, std::span<const ActiveRule> rules,
                             ChoicesOf choicesOf)
    : m_geometry(geometry),
      m_cnf(cnf),
      m_labels{regionCountOf(geometry, rules)}
{
    for (Cell cell = 0; cell < cellCount(); ++cell)
        m_choices.push_back(choicesOf(cell));
    nameRegions();
    for (const ActiveRule &active : rules)
        if (const auto *regions = std::get_if<rule::Regions>(&active.rule))
            defineSame(*regions);
}

/// Writes that each cell has one region, and that a region begins after the one before has begun.
void RegionEncoder::nameRegions()
{
    const int count = m_labels.count;
    for (int i = 0; i < cellCount() * count; ++i)
        m_labels.literals.push_back(m_cnf.newVariable());
    for (int i = 0; i < cellCount() * count; ++i)
        m_begun.push_back(m_cnf.newVariable());
    for (Cell cell = 0; cell < cellCount(); ++cell) {
        const auto own = std::span(m_labels.literals).subspan(cell * count, count);
        m_cnf.add(own);
        encodePairwise(m_cnf, own);
        for (int region = 0; region < count; ++region) {
            const Literal has = m_labels.of(cell, region);
            const Literal begun = m_begun[cell * count + region];
            m_cnf.add({-has, begun});
            if (cell == 0) {
                m_cnf.add({-begun, has});
                if (region > 0)
                    m_cnf.add({-begun});
                continue;
            }
            const Literal before = m_begun[(cell - 1) * count + region];
            m_cnf.add({-before, begun});
            m_cnf.add({-begun, has, before});
            if (region > 0)
                m_cnf.add({-begun, m_begun[(cell - 1) * count + region - 1]});
        }
    }
}

/// Gives each pair of cells that \a demand compares a literal of "they lie in the same region".
void RegionEncoder::defineSame(const rule::Regions &demand)
{
    if (demand.demand == Demand::Partition) {
        for (const Cell cell : demand.cells)
            for (const Cell other : m_geometry.neighbours(cell))
                defineSame(cell, other);
        return;
    }
    for (const Cell cell : demand.cells)
        if (cell != demand.cells.front())
            defineSame(demand.cells.front(), cell);
}

void RegionEncoder::defineSame(Cell a, Cell b)
{
    const auto [found, isNew] = m_same.try_emplace(std::minmax(a, b));
    if (!isNew)
        return;
    const Literal same = found->second = m_cnf.newVariable();
    for (int region = 0; region < m_labels.count; ++region) {
        const Literal one = m_labels.of(a, region);
        const Literal other = m_labels.of(b, region);
        m_cnf.add({-one, -other, same});
        m_cnf.add({-same, -one, other});
        m_cnf.add({-same, one, -other});
    }
}

void RegionEncoder::encode(const rule::Regions &demand, bool linesHold, Auxiliaries auxiliaries,
                           const std::stop_token &stop)
{
    const Cell first = demand.cells.front();
    if (demand.demand == Demand::Partition) {
        encodePartition(demand.size, linesHold, auxiliaries, stop);
        return;
    }
    Clause counted;
    for (const Cell cell : demand.cells)
        if (cell != first && demand.demand != Demand::View)
            counted.push_back(same(first, cell));
    for (const Cells &arm : demand.arms)
        std::ranges::copy(seenFrom(first, arm), std::back_inserter(counted));
    if (demand.demand != Demand::Together) {
        encodeTally(counted, first, auxiliaries, stop);
        return;
    }
    for (const Literal isSame : counted)
        m_cnf.add({isSame});
}

void RegionEncoder::encodePartition(int size, bool linesHold, Auxiliaries auxiliaries,
                                    const std::stop_token &stop)
{
    if (cellCount() % size != 0) {
        m_cnf.add({});
        return;
    }
    const bool hasEachDigit = size == digitCount();
    if (!hasEachDigit)
        encodeSize(size, auxiliaries, stop);
    for (const auto &[pair, isSame] : m_same) {
        encodeDigitsApart(pair);
        const auto [one, other] = pair;
        const int distance = std::abs(m_geometry.rowOf(one) - m_geometry.rowOf(other))
                             + std::abs(m_geometry.columnOf(one) - m_geometry.columnOf(other));
        if (distance >= size)
            m_cnf.add({-isSame});
    }
    if (linesHold) {
        encodeLines(true, hasEachDigit);
        encodeLines(false, hasEachDigit);
    }
    for (Digit digit = 1; digit <= digitCount() && !linesHold; ++digit) {
        if (isStopped(stop))
            return;
        encodeEachDigit(digit, auxiliaries, hasEachDigit);
    }
    encodeConnection(size);
}

/// Writes that each region has \a size cells.
void RegionEncoder::encodeSize(int size, Auxiliaries auxiliaries, const std::stop_token &stop)
{
    for (int region = 0; region < m_labels.count; ++region) {
        std::vector<std::vector<Choice>> counted; // a cell in the region counts 2, another one 1
        for (Cell cell = 0; cell < cellCount(); ++cell)
            counted.push_back({{1, -m_labels.of(cell, region)}, {2, m_labels.of(cell, region)}});
        encodeSum(m_cnf, counted, cellCount() + size, stop, auxiliaries);
    }
}

/// Adds to \a clause that \a cell does not have \a digit. Returns false if it never has.
bool RegionEncoder::exclude(Clause &clause, Cell cell, Digit digit) const
{
    const auto found = std::ranges::find(m_choices[cell], digit, &Choice::digit);
    if (found == m_choices[cell].end())
        return false;
    if (found->literal != 0)
        clause.push_back(-found->literal);
    return true;
}

/// Writes that a \a pair of cells in one region have different digits.
void RegionEncoder::encodeDigitsApart(const std::pair<Cell, Cell> &pair)
{
    for (Digit digit = 1; digit <= digitCount(); ++digit)
        if (Clause clause{-m_same.at(pair)};
            exclude(clause, pair.first, digit) && exclude(clause, pair.second, digit))
            m_cnf.add(clause);
}

/// Writes for each digit in which region it is in each row, or in each column, and that these differ: the
/// rows and the regions of a digit are a permutation.
void RegionEncoder::encodeLines(bool areRows, bool hasEachDigit)
{
    const int size = m_geometry.size();
    for (Digit digit = 1; digit <= digitCount(); ++digit) {
        std::vector<Clause> ofRegion(m_labels.count);
        for (int line = 0; line < size; ++line) {
            Cells cells;
            for (int place = 0; place < size; ++place)
                cells.push_back(areRows ? m_geometry.cellAt(line, place) : m_geometry.cellAt(place, line));
            Clause regions;
            for (int region = 0; region < m_labels.count; ++region) {
                regions.push_back(m_cnf.newVariable());
                encodeLine(cells, digit, region, regions.back());
                ofRegion[region].push_back(regions.back());
            }
            encodePairwise(m_cnf, regions);
            if (size == digitCount())
                m_cnf.add(regions);
        }
        for (const Clause &lines : ofRegion) {
            encodePairwise(m_cnf, lines);
            if (hasEachDigit)
                m_cnf.add(lines);
        }
    }
}

/// Writes that \a isThere means: \a digit is in the line of \a cells, and its cell in \a region.
void RegionEncoder::encodeLine(const Cells &line, Digit digit, int region, Literal isThere)
{
    Clause places{-isThere};
    bool isCertain = false;
    for (const Cell cell : line) {
        Clause has;
        if (!exclude(has, cell, digit))
            continue;
        isCertain = isCertain || has.empty();
        for (const Literal literal : has)
            places.push_back(-literal);
        has.push_back(-m_labels.of(cell, region));
        has.push_back(isThere);
        m_cnf.add(has);
        has.end()[-2] = m_labels.of(cell, region);
        has.end()[-1] = -isThere;
        m_cnf.add(has);
    }
    if (!isCertain)
        m_cnf.add(places);
}

/// Writes that \a digit is at most once in a region, and there if each digit must be, whatever other rules
/// say.
void RegionEncoder::encodeEachDigit(Digit digit, Auxiliaries auxiliaries, bool hasEachDigit)
{
    for (int region = 0; region < m_labels.count; ++region) {
        Clause places;
        for (Cell cell = 0; cell < cellCount(); ++cell)
            if (Clause has; exclude(has, cell, digit))
                places.push_back(bothOf(m_labels.of(cell, region), has.empty() ? 0 : -has.front()));
        atmostone::sequential(m_cnf, places, auxiliaries);
        if (hasEachDigit)
            m_cnf.add(places);
    }
}

/// Returns a literal that means both; \a other may be 0, which is certain.
Literal RegionEncoder::bothOf(Literal one, Literal other)
{
    if (other == 0)
        return one;
    const Literal both = m_cnf.newVariable();
    m_cnf.add({-both, one});
    m_cnf.add({-both, other});
    m_cnf.add({both, -one, -other});
    return both;
}

void RegionEncoder::encodeConnection(int size)
{
    Clause reached;
    for (Cell cell = 0; cell < cellCount(); ++cell) {
        reached.push_back(m_cnf.newVariable());
        encodeFirst(cell, reached.back());
        if (size == 1)
            continue;
        Clause neighbours; // at least one is in the same region
        for (const Cell other : m_geometry.neighbours(cell))
            neighbours.push_back(same(cell, other));
        m_cnf.add(neighbours);
    }
    for (int step = 1; step < size; ++step) {
        const Clause before = reached;
        for (Cell cell = 0; cell < cellCount(); ++cell) {
            reached[cell] = m_cnf.newVariable();
            encodeStep(cell, reached[cell], before);
        }
    }
    for (const Literal literal : reached)
        m_cnf.add({literal});
}

/// Writes that \a isFirst means: no cell before \a cell lies in its region.
void RegionEncoder::encodeFirst(Cell cell, Literal isFirst)
{
    if (cell == 0) {
        m_cnf.add({isFirst});
        return;
    }
    for (int region = 0; region < m_labels.count; ++region) {
        const Literal has = m_labels.of(cell, region);
        const Literal begun = m_begun[(cell - 1) * m_labels.count + region];
        m_cnf.add({-isFirst, -has, -begun});
        m_cnf.add({isFirst, -has, begun});
    }
}

/// Writes that \a cell is \a reached, if it or a neighbour in its region was reached \a before.
void RegionEncoder::encodeStep(Cell cell, Literal reached, const Clause &before)
{
    Clause ways{-reached, before[cell]};
    m_cnf.add({-before[cell], reached});
    for (const Cell other : m_geometry.neighbours(cell)) {
        const Literal from = bothOf(same(cell, other), before[other]);
        m_cnf.add({-from, reached});
        ways.push_back(from);
    }
    m_cnf.add(ways);
}

/// Returns for each cell of \a arm a literal of "it and all before it lie in the region of \a first".
Clause RegionEncoder::seenFrom(Cell first, const Cells &arm)
{
    Clause seen;
    for (const Cell cell : arm)
        seen.push_back(bothOf(same(first, cell), seen.empty() ? 0 : seen.back()));
    return seen;
}

/// Writes that the digit of \a cell is the number of true literals in \a counted, and one more for itself.
void RegionEncoder::encodeTally(const Clause &counted, Cell cell, Auxiliaries auxiliaries,
                                const std::stop_token &stop)
{
    std::vector<std::vector<Choice>> summands{m_choices[cell]};
    for (const Literal literal : counted)
        summands.push_back({{1, literal}, {2, -literal}}); // so that all together have a fixed sum
    encodeSum(m_cnf, summands, 2 * static_cast<int>(counted.size()) + 1, stop, auxiliaries);
}

} // namespace sudoku
