#pragma once

#include "tests/bruteforce.h"
#include "tests/samplerules.h"
#include "tests/somegivens.h"

#include "core/generate/deriveconstraints.h"
#include "core/rules/activerules.h"
#include "core/transform/isometry.h"
#include "core/transform/linemaps.h"
#include "core/transform/relabelledboard.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>

namespace sudoku::transformbench {

/// \a grid in other cells.
inline Grid moved(const Grid &grid, const CellMap &map)
{
    Grid result(grid.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        result.set(map[cell], grid[cell]);
    return result;
}

/// \a grid with other digits.
inline Grid relabelled(const Grid &grid, const DigitMap &digits)
{
    Grid result(grid.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        result.set(cell, digits[grid[cell]]);
    return result;
}

/// A board of one constraint alone, beside those that it is the negative of.
inline Board boardWith(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    Puzzle puzzle(geometry);
    puzzle.constraints = constraints;
    return Board(std::move(puzzle));
}

/// The rules of the constraints of \a board, without its houses.
inline std::vector<Rule> rulesOf(const Board &board)
{
    std::vector<Rule> rules;
    for (const Constraint &constraint : board.puzzle.constraints)
        for (Rule &rule : constraint.variant->rules(board.puzzle, constraint))
            rules.push_back(std::move(rule));
    return rules;
}

inline bool keeps(const std::vector<Rule> &rules, const Grid &grid)
{
    return std::ranges::all_of(rules, [&](const Rule &rule) { return holds(rule, grid); });
}

/// All maps of a board that need no luck: turns and reflections, and each swap of two lines.
inline std::vector<CellMap> cellMaps(const Geometry &geometry)
{
    std::vector<CellMap> maps;
    for (const Isometry &isometry : isometries())
        maps.push_back(isometry.mapOf(geometry));
    for (const LineKind kind : {LineKind::Rows, LineKind::Columns, LineKind::Bands, LineKind::Stacks})
        for (int first = 0; first < lineCount(geometry, kind); ++first)
            for (int second = first + 1; second < lineCount(geometry, kind); ++second)
                maps.push_back(swappedLines(geometry, kind, first, second));
    return maps;
}

inline DigitMap inverseDigits(const DigitMap &digits)
{
    DigitMap inverse(digits.size());
    for (Digit digit = 0; digit < std::ssize(digits); ++digit)
        inverse[digits[digit]] = digit;
    return inverse;
}

/// Boards with constraints of \a kind, which are on no board without it: some for all sizes.
inline std::vector<Board> boardsWith(const Geometry &geometry, const Variant &kind, Random &random)
{
    std::vector<Board> boards;
    if (!kind.isFor(geometry))
        return boards;
    if (kind.input == Input::Nothing) {
        boards.push_back(boardWith(geometry, {{&kind, {}}}));
        return boards;
    }
    const Puzzle shape(geometry);
    for (int tries = 0; tries < 4; ++tries) {
        const Grid solution = someSolution(geometry, random);
        const std::vector<Constraint> derived = deriveConstraints(shape, solution, kind, random);
        for (const std::size_t count : {std::size_t(1), derived.size()})
            if (count > 0 && count <= derived.size())
                boards.push_back(boardWith(geometry, {derived.begin(), derived.begin() + count}));
    }
    return boards;
}

} // namespace sudoku::transformbench
