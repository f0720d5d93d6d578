#include "core/rules/knownrules.h"

#include "core/rules/violations.h"

namespace sudoku {
namespace {

/// Rules, and the board and constraints that they are of.
struct KnownRules
{
    Geometry geometry;
    std::vector<Constraint> constraints;
    std::vector<ActiveRule> rules;
};

} // namespace

std::shared_ptr<const std::vector<ActiveRule>> knownRules(const Puzzle &puzzle, const Memo &memo)
{
    const auto suits = [&](const KnownRules &known) {
        return known.geometry == puzzle.geometry && known.constraints == puzzle.constraints;
    };
    const auto make = [&] {
        return std::make_shared<const KnownRules>(
            KnownRules{puzzle.geometry, puzzle.constraints, activeRules(puzzle)});
    };
    const std::shared_ptr<const KnownRules> known = memo.last<KnownRules>(suits, make);
    return {known, &known->rules};
}

bool isSolution(const Puzzle &puzzle, const Grid &solution, const Memo &memo)
{
    if (hasUnknownRegions(puzzle))
        return isSolution(puzzle, solution);
    Puzzle board(puzzle.geometry);
    board.givens = puzzle.givens;
    return isSolution(board, solution)
           && (puzzle.constraints.empty()
               || findViolations(*knownRules(puzzle, memo), solution, puzzle.geometry.digitCount()).empty());
}

} // namespace sudoku
