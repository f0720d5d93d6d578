#pragma once

#include "core/generate/deriveconstraints.h"
#include "core/generate/filledboard.h"
#include "core/solve/solve.h"
#include "core/variants/own/grouppatterns.h"
#include "core/variants/own/ownkind.h"
#include "tests/puzzles.h"

#include <vector>

namespace sudoku {

/// A kind of the program, and an own one that says the same.
struct EqualKinds
{
    const char *builtIn;
    OwnKindDefinition own;
};

/// Kinds of each form and place that an own rule can say, for 9x9.
inline std::vector<EqualKinds> equalKinds()
{
    return {
        {"whispers", {.id = "equal-whispers", .name = "W", .rule = "|a - b| >= 5"}},
        {"thermometer", {.id = "equal-thermometer", .name = "T", .rule = "a < b"}},
        {"white-dot", {.id = "equal-dots", .name = "D", .rule = "|a - b| = 1", .place = OwnPlace::Dot}},
        {"anti-knight", {.id = "equal-antiknight", .name = "K", .rule = "a != b", .place = OwnPlace::Leap}},
        {"non-consecutive",
         {.id = "equal-nonconsecutive", .name = "N", .rule = "|a - b| != 1", .place = OwnPlace::Touching}},
        {"renban",
         {.id = "equal-renban",
          .name = "R",
          .form = OwnForm::Whole,
          .rule = "different = n and largest - smallest = n - 1"}},
        {"arrow", {.id = "equal-arrow", .name = "A", .form = OwnForm::Whole, .rule = "sum = 2 * first"}},
        {"killer",
         {.id = "equal-killer",
          .name = "C",
          .form = OwnForm::Whole,
          .rule = "sum = k and different = n",
          .place = OwnPlace::Cells,
          .hasNumber = true}},
        {"little-killer",
         {.id = "equal-little-killer",
          .name = "L",
          .form = OwnForm::Whole,
          .rule = "sum = k",
          .place = OwnPlace::Diagonal,
          .hasNumber = true}},
        {"entropic-line",
         {.id = "equal-entropic",
          .name = "E",
          .form = OwnForm::Pattern,
          .rule = "([123][456][789])*|([123][789][456])*",
          .reading = OwnReading::Part}},
        {"global-entropy",
         {.id = "equal-squares",
          .name = "G",
          .form = OwnForm::Running,
          .rule = eachGroupStep(groupsBySize(9), 9),
          .start = "0",
          .accept = eachGroupEnd(groupsBySize(9)),
          .place = OwnPlace::Squares}},
        {"skyscraper-clue",
         {.id = "equal-skyscraper",
          .name = "S",
          .form = OwnForm::Running,
          .rule = "d > s % 100 ? s - s % 100 + 100 + d : s",
          .start = "0",
          .accept = "s - s % 100 = 100 * k",
          .place = OwnPlace::Outside,
          .hasNumber = true}},
        {"palindrome",
         {.id = "equal-palindrome",
          .name = "P",
          .form = OwnForm::Together,
          .rule = "palindrome or palindrome",
          .place = OwnPlace::Line}},
        {"renban",
         {.id = "equal-together",
          .name = "Q",
          .form = OwnForm::Together,
          .rule = "not not renban or not any of (renban, palindrome) and renban",
          .place = OwnPlace::Line}},
    };
}

/// The same puzzle, once with a kind of the program and once with the own one.
struct EqualPuzzles
{
    Puzzle builtIn;
    Puzzle own;
};

/// Returns \a puzzle with the own kind of \a kinds instead of the built-in one.
inline Puzzle withOwn(Puzzle puzzle, const EqualKinds &kinds)
{
    for (Constraint &constraint : puzzle.constraints)
        if (constraint.variant->id == kinds.builtIn)
            constraint.variant = ownKind(kinds.own);
    return puzzle;
}

/// Returns puzzles with constraints of such kinds, derived from a solution. About one cell in \a step is
/// given.
inline EqualPuzzles equalPuzzles(const EqualKinds &kinds, std::uint64_t seed, std::uint64_t step)
{
    const Variant *kind = findVariant(kinds.builtIn);
    Random random(seed);
    Puzzle puzzle = emptyBoard(9);
    if (kind->input == Input::Nothing)
        puzzle.constraints = {{kind, {}}};
    const Grid solution = fillBoard(puzzle, random, {}, {}).grid;
    for (Constraint &made : deriveConstraints(puzzle, solution, *kind, random))
        if (made.variant == kind)
            puzzle.constraints.push_back(std::move(made));
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (random.below(step) == 0)
            puzzle.givens.set(cell, solution[cell]);
    return {puzzle, withOwn(puzzle, kinds)};
}

/// Returns whether another given of a house of \a cell has the same digit.
inline bool repeats(const Puzzle &puzzle, Cell cell)
{
    const Geometry &geometry = puzzle.geometry;
    for (Cell other = 0; other < geometry.cellCount(); ++other)
        if (other != cell && puzzle.givens[other] == puzzle.givens[cell]
            && (geometry.rowOf(other) == geometry.rowOf(cell)
                || geometry.columnOf(other) == geometry.columnOf(cell)
                || geometry.regionOf(other) == geometry.regionOf(cell)))
            return true;
    return false;
}

/// Lets \a puzzles contradict themselves by a given; returns false if none does.
inline bool spoil(EqualPuzzles &puzzles)
{
    const Puzzle before = puzzles.builtIn;
    for (const Constraint &constraint : before.constraints)
        for (const Cell cell : constraint.cells)
            for (Digit digit = 1; digit <= 9; ++digit) {
                puzzles.builtIn.givens.set(cell, digit);
                puzzles.own.givens.set(cell, digit);
                if (!repeats(puzzles.builtIn, cell) && check(puzzles.builtIn).solutions.empty())
                    return true;
                puzzles.builtIn.givens = puzzles.own.givens = before.givens;
            }
    return false;
}

} // namespace sudoku
