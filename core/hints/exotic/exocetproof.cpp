#include "core/hints/exotic/exocetproof.h"

#include "core/hints/techniques/stronglinks.h"

#include <algorithm>

namespace sudoku {

ExocetProof::ExocetProof(const BandView &view, const Exocet &exocet)
    : m_view(view),
      m_position(view.position()),
      m_exocet(exocet),
      m_band(view.bandOf(exocet.base.front().row)),
      m_known(exocet.digits)
{
    for (const int i : {0, 1})
        m_possible.base[i] = m_position.candidates(cellOf(exocet.base[i]));
}

/// Returns, for each cross-line, the rows outside the band in which it has \a digit, the senior target aside.
std::vector<LineBits> ExocetProof::places(Digit digit) const
{
    std::vector<LineBits> rows;
    for (const int column : m_exocet.crossLines) {
        rows.push_back(m_view.rowsWith(digit, column) & ~m_band);
        if (m_exocet.isSenior && m_exocet.targets[1].column == column)
            rows.back() &= ~(LineBits{1} << m_exocet.targets[1].row);
    }
    return rows;
}

bool ExocetProof::holds() const
{
    return std::all_of(m_exocet.digits.begin(), m_exocet.digits.end(), [&](Digit digit) {
        return fewestLines(places(digit)) < std::ssize(m_exocet.crossLines);
    });
}

bool ExocetProof::allows(int target, Digit digit) const
{
    return m_position.candidates(cellOf(m_exocet.targets[target])).contains(digit)
           && allowsElsewhere(target, digit) && allowsInBand(target, digit);
}

/// If a target has the digit, the other one has not: so all other cross-lines have it outside the band.
bool ExocetProof::allowsElsewhere(int target, Digit digit) const
{
    const ViewCell &own = m_exocet.targets[target];
    std::vector<LineBits> rows = places(digit);
    const auto column = std::ranges::find(m_exocet.crossLines, own.column);
    rows.erase(rows.begin() + (column - m_exocet.crossLines.begin()));
    for (LineBits &each : rows)
        each &= ~(LineBits{1} << own.row);
    return fewestLines(rows) == std::ssize(rows);
}

/// If a target in the band has the digit, the other boxes of the band have it neither in its row nor in that
/// of the base: for the one of the other target, that is its mirror.
bool ExocetProof::allowsInBand(int target, Digit digit) const
{
    const ViewCell &own = m_exocet.targets[target];
    if ((m_band >> own.row & 1) == 0)
        return true;
    const int width = m_view.columnsOfBox();
    const LineBits free = m_band & ~(LineBits{1} << own.row | LineBits{1} << m_exocet.base.front().row);
    for (int first = 0; first < m_view.size(); first += width) {
        if (own.column / width == first / width || m_exocet.base.front().column / width == first / width)
            continue;
        LineBits rows = 0;
        for (int column = first; column < first + width; ++column) {
            LineBits more = m_view.rowsWith(digit, column) & free;
            if (const ViewCell &other = m_exocet.targets[1 - target]; other.column == column)
                more &= ~(LineBits{1} << other.row);
            rows |= more;
        }
        if (rows == 0)
            return false;
    }
    return true;
}

/// Notes that two cells may have two digits. Returns whether they may.
bool ExocetProof::addWays(std::array<DigitSet, 2> &cells, const std::array<DigitSet, 2> &possible, Digit one,
                          Digit other)
{
    bool isPossible = false;
    for (const auto &[first, second] : {std::pair{one, other}, std::pair{other, one}})
        if (possible[0].contains(first) && possible[1].contains(second)) {
            cells[0].insert(first);
            cells[1].insert(second);
            isPossible = true;
        }
    return isPossible;
}

void ExocetProof::addPair(Digit one, Digit other)
{
    Cells left = m_left;
    if (!addWays(left.base, m_possible.base, one, other)
        || !addWays(left.targets, m_possible.targets, one, other))
        return;
    m_left = left;
    m_known &= DigitSet{one, other};
}

/// Two cells have a known digit: what sees both has it not.
void ExocetProof::eliminateKnown(Step &step) const
{
    for (const auto &pair : {m_exocet.base, m_exocet.targets}) {
        const CellSet seen = m_position.rules().commonPeers(std::array{cellOf(pair[0]), cellOf(pair[1])});
        for (const Digit digit : m_known)
            for (const Cell cell : seen &m_position.cellsWith(digit))
                step.eliminations.push_back({cell, digit});
    }
}

void ExocetProof::addEvidence(Step &step) const
{
    CellSet outside(m_position.rules().cellCount());
    for (const int column : m_exocet.crossLines) {
        step.houses.push_back({m_view.houseOfColumn(column), HouseRole::Cover});
        for (int row = 0; row < m_view.size(); ++row)
            if ((m_band >> row & 1) == 0)
                outside.insert(m_view.cellAt(row, column));
    }
    std::ranges::sort(step.houses, {}, &HouseEvidence::house);
    const auto candidates = [&](const std::array<ViewCell, 2> &pair) {
        std::array cells{cellOf(pair[0]), cellOf(pair[1])};
        std::ranges::sort(cells);
        return candidatesAmong(m_position, cells, m_exocet.digits);
    };
    if (m_exocet.isSenior)
        outside.remove(cellOf(m_exocet.targets[1]));
    step.groups = {{Role::Pattern, candidates(m_exocet.base)},
                   {Role::Pincer, candidates(m_exocet.targets)},
                   {Role::Cover, candidatesAmong(m_position, outside, m_exocet.digits)}};
}

Step ExocetProof::step(const Technique &technique) const
{
    ExocetProof proof = *this;
    for (const int target : {0, 1})
        for (const Digit digit : m_exocet.digits)
            if (allows(target, digit))
                proof.m_possible.targets[target].insert(digit);
    for (const Digit one : m_exocet.digits)
        for (const Digit other : m_exocet.digits)
            if (one < other)
                proof.addPair(one, other);
    Step step{.technique = &technique};
    if (proof.m_left.base[0].isEmpty())
        return step; // the position has no solution
    for (const int i : {0, 1})
        for (const auto &[at, left] : {std::pair{m_exocet.base[i], proof.m_left.base[i]},
                                       std::pair{m_exocet.targets[i], proof.m_left.targets[i]}})
            for (const Digit digit : m_position.candidates(cellOf(at)) - left)
                step.eliminations.push_back({cellOf(at), digit});
    proof.eliminateKnown(step);
    std::ranges::sort(step.eliminations);
    const auto end = std::unique(step.eliminations.begin(), step.eliminations.end());
    step.eliminations.erase(end, step.eliminations.end());
    addEvidence(step);
    return step;
}

} // namespace sudoku
