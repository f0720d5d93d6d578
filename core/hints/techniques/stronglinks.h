#pragma once

#include "core/hints/steps/position.h"
#include "core/hints/steps/step.h"

#include <initializer_list>
#include <optional>
#include <vector>

namespace sudoku {

/// A house in which a digit has only two places: one of them is right.
struct StrongLink
{
    int house;
    Cell a;
    Cell b;

    bool has(Cell cell) const { return a == cell || b == cell; }
    /// Returns the cell at the other end from \a cell.
    Cell otherThan(Cell cell) const { return cell == a ? b : a; }
};

/// Returns the strong links of \a digit, in the order of the houses. Cells that share several houses have a
/// link for each.
std::vector<StrongLink> strongLinks(const Position &position, Digit digit);

/// Removes the links whose cells an earlier one has too.
void removeParallel(std::vector<StrongLink> &links);

/// Returns the first house that has both cells, if one has.
std::optional<int> commonHouse(const RuleIndex &rules, Cell a, Cell b);

/// Returns the chain "if the first is false, the second is true, so the third is false, ...".
std::vector<ChainLink> alternatingChain(std::initializer_list<Candidate> candidates);

/// Returns the candidates of \a cells that are among \a digits, ascending if the cells are.
template <typename Cells>
std::vector<Candidate> candidatesAmong(const Position &position, const Cells &cells, DigitSet digits)
{
    std::vector<Candidate> candidates;
    for (const Cell cell : cells)
        for (const Digit digit : position.candidates(cell) & digits)
            candidates.push_back({cell, digit});
    return candidates;
}

} // namespace sudoku
