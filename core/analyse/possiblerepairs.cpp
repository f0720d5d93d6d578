#include "core/analyse/possiblerepairs.h"

#include "core/encode/encoding.h"

#include <algorithm>

namespace sudoku {
namespace {

using RowDigits = std::vector<Digit>;

std::vector<CellChange> changesInRow(const Puzzle &puzzle, int row, const RowDigits &digits)
{
    std::vector<CellChange> changes;
    for (int column = 0; column < puzzle.geometry.size(); ++column) {
        const Cell cell = puzzle.geometry.cellAt(row, column);
        if (puzzle.givens[cell] != digits[column])
            changes.push_back({cell, puzzle.givens[cell], digits[column]});
    }
    return changes;
}

void addSwap(std::vector<PossibleRepair> &swaps, const Grid &givens, Cell first, Cell second)
{
    if (givens[first] != givens[second])
        swaps.push_back({RepairKind::Swap,
                         {{first, givens[first], givens[second]}, {second, givens[second], givens[first]}}});
}

} // namespace

Puzzle repaired(Puzzle puzzle, const std::vector<CellChange> &changes, const std::vector<RuleChange> &rules)
{
    for (const CellChange &change : changes)
        puzzle.givens.set(change.cell, change.to);
    // From the last one on, because a removed constraint moves those behind it.
    std::for_each(rules.rbegin(), rules.rend(), [&puzzle](const RuleChange &change) {
        const auto place = puzzle.constraints.begin() + change.constraint;
        if (place == puzzle.constraints.end())
            puzzle.constraints.push_back(*change.to);
        else if (change.to)
            *place = *change.to;
        else
            puzzle.constraints.erase(place);
    });
    return puzzle;
}

std::optional<std::vector<PossibleRepair>> changesOf(const Puzzle &puzzle, Cell cell, const Memo &memo,
                                                     const std::stop_token &stop)
{
    Puzzle rest = puzzle;
    rest.givens.clear(cell);
    const WrittenCandidates possible = writtenCandidates(rest, EncodingKind::Facts, memo, stop);
    if (possible.propagation == Propagation::Stopped)
        return {};
    std::vector<PossibleRepair> repairs;
    if (possible.propagation == Propagation::Contradiction)
        return repairs;
    for (const Digit digit : possible.candidates[cell])
        if (digit != puzzle.givens[cell])
            repairs.push_back({RepairKind::Change, {{cell, puzzle.givens[cell], digit}}});
    return repairs;
}

std::vector<PossibleRepair> swaps(const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    std::vector<PossibleRepair> repairs;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const Cell next : geometry.neighbours(cell))
            if (next > cell)
                addSwap(repairs, puzzle.givens, cell, next);
    return repairs;
}

std::vector<PossibleRepair> shifts(const Puzzle &puzzle)
{
    const int size = puzzle.geometry.size();
    std::vector<PossibleRepair> repairs;
    if (!puzzle.geometry.isSquare())
        return repairs; // digits would have to move over holes
    const auto add = [&](int row, const RowDigits &digits) {
        std::vector<CellChange> changes = changesInRow(puzzle, row, digits);
        const bool isNew = std::ranges::none_of(
            repairs, [&](const PossibleRepair &repair) { return repair.changes == changes; });
        if (changes.size() > 2 && isNew) // two are a swap
            repairs.push_back({RepairKind::Shift, std::move(changes)});
    };
    for (int row = 0; row < size; ++row) {
        RowDigits digits;
        for (int column = 0; column < size; ++column)
            digits.push_back(puzzle.givens[puzzle.geometry.cellAt(row, column)]);
        for (int from = 0; from < size; ++from) {
            RowDigits shifted = digits;
            if (digits.back() == noDigit) {
                std::rotate(shifted.begin() + from, shifted.end() - 1, shifted.end());
                add(row, shifted);
            }
            shifted = digits;
            if (digits[from] == noDigit) {
                std::rotate(shifted.begin() + from, shifted.begin() + from + 1, shifted.end());
                add(row, shifted);
            }
        }
    }
    return repairs;
}

} // namespace sudoku
