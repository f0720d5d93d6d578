#include "core/propagate/propagation.h"

#include "core/board/automaton.h"
#include "core/board/linerank.h"
#include "core/board/stopcheck.h"
#include "core/propagate/narrowsum.h"

#include <algorithm>
#include <bit>

namespace sudoku {

DigitSet Propagator::Link::allowedFor(DigitSet digits) const
{
    DigitSet all;
    for (const Digit digit : digits)
        all |= allowed[digit];
    return all;
}

/// Returns the digits that one of the cells must have, as far as that is known, or nothing if there is no way
/// to make up the total.
std::optional<DigitSet> Propagator::SumCells::narrow(std::vector<DigitSet> &digits,
                                                     const Narrowing &with) const
{
    const std::span subtracted = std::span(digits).last(subtractedCount);
    for (DigitSet &each : subtracted)
        each = mirrored(each, with.digitCount);
    const std::optional<DigitSet> required = narrowSum(digits, total, isDistinct);
    for (DigitSet &each : subtracted)
        each = mirrored(each, with.digitCount);
    return required;
}

std::optional<DigitSet> Propagator::AutomatonCells::narrow(std::vector<DigitSet> &digits,
                                                           const Narrowing &with) const
{
    return narrowToAccepted(digits, automaton, live, with.states) ? std::optional(DigitSet()) : std::nullopt;
}

std::optional<DigitSet> Propagator::RankedCells::narrow(std::vector<DigitSet> &digits,
                                                        const Narrowing & /*with*/) const
{
    return narrowToRank(digits, rank) ? std::optional(DigitSet()) : std::nullopt;
}

bool Propagator::Group::isDoneAtOnce() const
{
    const auto *reading = std::get_if<AutomatonCells>(&demand);
    return reading && !reading->readsTwice;
}

namespace {

constexpr int wordBits = 64;

void setBit(std::vector<std::uint64_t> &bits, int index)
{
    bits[index / wordBits] |= std::uint64_t{1} << index % wordBits;
}

void clearBit(std::vector<std::uint64_t> &bits, int index)
{
    bits[index / wordBits] &= ~(std::uint64_t{1} << index % wordBits);
}

bool isAnySet(const std::vector<std::uint64_t> &bits)
{
    return std::ranges::any_of(bits, [](std::uint64_t word) { return word != 0; });
}

/// Takes the lowest bit away; returns its index, or nothing if there is none.
std::optional<int> takeLowest(std::vector<std::uint64_t> &bits)
{
    for (std::size_t word = 0; word < bits.size(); ++word)
        if (bits[word] != 0) {
            const int index = static_cast<int>(word) * wordBits + std::countr_zero(bits[word]);
            bits[word] &= bits[word] - 1;
            return index;
        }
    return {};
}

std::vector<std::uint64_t> wordsFor(std::size_t bits)
{
    return std::vector<std::uint64_t>((bits + wordBits - 1) / wordBits);
}

} // namespace

Propagator::Scratch::Scratch(const Propagator &propagator)
    : m_openHouses(wordsFor(static_cast<std::size_t>(propagator.m_houses.count()))),
      m_openGroups(wordsFor(propagator.m_groups.size())),
      m_isLinkOpen(propagator.m_linksOf.size())
{
}

/// Follows changes: the cells that have become single, and the houses and groups of cells that changed.
class Propagator::Pass
{
public:
    Pass(const Propagator &propagator, Candidates &candidates, Scratch &scratch, const std::stop_token &stop)
        : m_propagator(propagator),
          m_candidates(candidates),
          m_scratch(scratch),
          m_stop(stop)
    {
        m_scratch.m_singles.clear();
        m_scratch.m_openLinks.clear();
        m_scratch.m_conflict.clear();
        std::ranges::fill(m_scratch.m_isLinkOpen, 0);
        std::ranges::fill(m_scratch.m_openHouses, 0);
        std::ranges::fill(m_scratch.m_openGroups, 0);
    }

    /// Returns false when a cell has no digit left.
    bool narrow(Cell cell, DigitSet digits)
    {
        const DigitSet narrowed = m_candidates[cell] & digits;
        if (narrowed == m_candidates[cell])
            return true;
        m_candidates[cell] = narrowed;
        for (const int house : m_propagator.m_housesOf[cell])
            setBit(m_scratch.m_openHouses, house);
        openLinks(cell);
        if (!m_propagator.m_groups.empty())
            for (const int group : m_propagator.m_groupsOf[cell])
                setBit(m_scratch.m_openGroups, group);
        if (narrowed.isSingle())
            m_scratch.m_singles.push_back(cell);
        if (narrowed.isEmpty())
            m_scratch.m_conflict.push_back(cell);
        return !narrowed.isEmpty();
    }

    /// Spreads all singles without recording houses, because all of them are examined afterwards.
    bool start()
    {
        std::vector<bool> isSpread(m_candidates.cellCount());
        for (bool hasChanged = true; hasChanged;) {
            hasChanged = false;
            for (Cell cell = 0; cell < m_candidates.cellCount(); ++cell) {
                if (isSpread[cell] || !m_candidates[cell].isSingle())
                    continue;
                if (!spreadAtOnce(cell))
                    return false;
                isSpread[cell] = hasChanged = true;
            }
        }
        for (int house = 0; house < m_propagator.m_houses.count(); ++house)
            setBit(m_scratch.m_openHouses, house);
        for (Cell cell = 0; cell < std::ssize(m_scratch.m_isLinkOpen); ++cell)
            openLinks(cell);
        for (int group = 0; group < std::ssize(m_propagator.m_groups); ++group)
            setBit(m_scratch.m_openGroups, group);
        return true;
    }

    Propagation run()
    {
        for (;;) {
            if (isStopped(m_stop))
                return Propagation::Stopped;
            if (!spreadSingles())
                return Propagation::Contradiction;
            bool isPossible = true;
            if (!m_scratch.m_openLinks.empty())
                isPossible = followLinks();
            else if (isAnySet(m_scratch.m_openHouses))
                isPossible = findHiddenSingles();
            else if (const std::optional<int> group = takeLowest(m_scratch.m_openGroups))
                isPossible = followGroup(*group);
            else
                return Propagation::Done;
            if (!isPossible)
                return Propagation::Contradiction;
        }
    }

private:
    void openLinks(Cell cell)
    {
        std::vector<char> &isOpen = m_scratch.m_isLinkOpen;
        if (isOpen.empty() || isOpen[cell] != 0 || m_propagator.m_linksOf[cell].empty())
            return;
        isOpen[cell] = 1;
        m_scratch.m_openLinks.push_back(cell);
    }

    bool failed(std::span<const Cell> cells)
    {
        m_scratch.m_conflict.insert(m_scratch.m_conflict.end(), cells.begin(), cells.end());
        return false;
    }

    /// Returns false if a cell has no digit left.
    bool followGroup(int number)
    {
        const Group &group = m_propagator.m_groups[number];
        std::vector<DigitSet> &digits = m_scratch.m_digits;
        digits.clear();
        for (const Cell cell : group.cells)
            digits.push_back(m_candidates[cell]);
        const Narrowing with{m_propagator.m_digitCount, m_scratch.m_states};
        const std::optional<DigitSet> required =
            std::visit([&](const auto &demand) { return demand.narrow(digits, with); }, group.demand);
        if (!required)
            return failed(group.cells);
        for (std::size_t i = 0; i < group.cells.size(); ++i)
            if (!narrow(group.cells[i], digits[i]))
                return failed(group.cells);
        if (group.isDoneAtOnce())
            clearBit(m_scratch.m_openGroups, number);
        for (const Digit digit : *required)
            if (!keepFor(group.cells, digit))
                return false;
        return true;
    }

    /// Removes \a digit, which one of \a cells has, from all cells that see each of them that may have it.
    bool keepFor(std::span<const Cell> cells, Digit digit)
    {
        std::optional<CellSet> seen;
        for (const Cell cell : cells)
            if (m_candidates[cell].contains(digit)) {
                const CellSet &peers = m_propagator.m_peerSets[cell];
                seen = seen ? *seen & peers : peers;
            }
        if (!seen)
            return failed(cells);
        const DigitSet others = m_propagator.m_allDigits - DigitSet{digit};
        for (const Cell cell : *seen)
            if (!narrow(cell, others))
                return failed(cells);
        return true;
    }

    /// Follows the links of the last opened cell.
    bool followLinks()
    {
        const Cell cell = m_scratch.m_openLinks.back();
        m_scratch.m_openLinks.pop_back();
        m_scratch.m_isLinkOpen[cell] = 0;
        for (const Link &link : m_propagator.m_linksOf[cell])
            if (!narrow(link.other, link.allowedFor(m_candidates[cell])))
                return failed({&cell, 1});
        return true;
    }

    bool spreadAtOnce(Cell cell)
    {
        for (const Cell peer : m_propagator.m_peersOf[cell]) {
            m_candidates[peer] -= m_candidates[cell];
            if (m_candidates[peer].isEmpty())
                return false;
        }
        return true;
    }

    bool spreadSingles()
    {
        while (!m_scratch.m_singles.empty()) {
            const Cell cell = m_scratch.m_singles.back();
            m_scratch.m_singles.pop_back();
            if (!spread(cell))
                return false;
        }
        return true;
    }

    bool spread(Cell cell)
    {
        const DigitSet others = m_propagator.m_allDigits - m_candidates[cell];
        for (const Cell peer : m_propagator.m_peersOf[cell])
            if (!narrow(peer, others))
                return failed({&cell, 1});
        return true;
    }

    /// Examines all open houses.
    bool findHiddenSingles()
    {
        while (const std::optional<int> house = takeLowest(m_scratch.m_openHouses))
            if (!findHiddenSingles(m_propagator.m_houses[*house]))
                return false;
        return true;
    }

    bool findHiddenSingles(std::span<const Cell> cells)
    {
        DigitSet seen;
        DigitSet seenTwice;
        for (const Cell cell : cells) {
            seenTwice |= seen & m_candidates[cell];
            seen |= m_candidates[cell];
        }
        if (seen != m_propagator.m_allDigits)
            return failed(cells);
        const DigitSet seenOnce = seen - seenTwice;
        if (seenOnce.isEmpty())
            return true;
        for (const Cell cell : cells) {
            const DigitSet hidden = m_candidates[cell] & seenOnce;
            if (!hidden.isEmpty() && (!hidden.isSingle() || !narrow(cell, hidden)))
                return failed(cells);
        }
        return true;
    }

    const Propagator &m_propagator;
    Candidates &m_candidates;
    Scratch &m_scratch;
    const std::stop_token &m_stop;
};

Propagation Propagator::propagate(Candidates &candidates, const std::stop_token &stop) const
{
    for (Cell cell = 0; cell < candidates.cellCount(); ++cell) {
        candidates[cell] &= m_domains[cell];
        if (candidates[cell].isEmpty())
            return Propagation::Contradiction;
    }
    Scratch scratch(*this);
    Pass pass(*this, candidates, scratch, stop);
    return pass.start() ? pass.run() : Propagation::Contradiction;
}

Propagation Propagator::decide(Candidates &candidates, Cell cell, Digit digit,
                               const std::stop_token &stop) const
{
    Scratch scratch(*this);
    return decide(candidates, cell, digit, scratch, stop);
}

Propagation Propagator::decide(Candidates &candidates, Cell cell, Digit digit, Scratch &scratch,
                               const std::stop_token &stop) const
{
    const CellDigits change{cell, DigitSet{digit}};
    return narrow(candidates, std::span(&change, 1), scratch, stop);
}

Propagation Propagator::narrow(Candidates &candidates, std::span<const CellDigits> changes, Scratch &scratch,
                               const std::stop_token &stop) const
{
    Pass pass(*this, candidates, scratch, stop);
    const auto agrees = [&pass](const CellDigits &change) { return pass.narrow(change.cell, change.digits); };
    return std::ranges::all_of(changes, agrees) ? pass.run() : Propagation::Contradiction;
}

} // namespace sudoku
