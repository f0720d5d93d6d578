#pragma once

#include "core/variants/variant.h"

/// Variants made for tests, one for each kind of rule that a constraint may turn into.
namespace sudoku {

/// Of two cells, the first is the smaller.
inline const Variant lessThan{
    .id = "test-less",
    .name = "Less than",
    .demand = "Less than",
    .input = Input::Cells,
    .rules = [](const Puzzle &puzzle, const Constraint &constraint) -> std::vector<Rule> {
        const Geometry &geometry = puzzle.geometry;
        std::vector<DigitSet> allowed(geometry.digitCount() + 1);
        for (Digit first = 1; first <= geometry.digitCount(); ++first)
            allowed[first] = DigitSet::all(geometry.digitCount()) - DigitSet::all(first);
        return {rule::Pair{constraint.cells[0], constraint.cells[1], allowed}};
    },
};

/// Two cells that must differ though they share no house.
inline const Variant different{
    .id = "test-different",
    .name = "Different",
    .demand = "Different",
    .input = Input::Cells,
    .rules = [](const Puzzle &puzzle, const Constraint &constraint) -> std::vector<Rule> {
        const Geometry &geometry = puzzle.geometry;
        std::vector<DigitSet> allowed(geometry.digitCount() + 1, DigitSet::all(geometry.digitCount()));
        for (Digit digit = 1; digit <= geometry.digitCount(); ++digit)
            allowed[digit].remove(digit);
        return {rule::Pair{constraint.cells[0], constraint.cells[1], allowed}};
    },
};

/// Cells of even digits.
inline const Variant even{
    .id = "test-even",
    .name = "Even",
    .demand = "Even",
    .input = Input::Cells,
    .rules = [](const Puzzle &puzzle, const Constraint &constraint) -> std::vector<Rule> {
        const Geometry &geometry = puzzle.geometry;
        DigitSet evenDigits;
        for (Digit digit = 2; digit <= geometry.digitCount(); digit += 2)
            evenDigits.insert(digit);
        std::vector<Rule> rules;
        for (const Cell cell : constraint.cells)
            rules.push_back(rule::Domain{cell, evenDigits});
        return rules;
    },
};

/// Cells with a total, digits may repeat.
inline const Variant cellSum{
    .id = "test-sum",
    .name = "Sum",
    .demand = "Sum",
    .input = Input::Cells,
    .rules = [](const Puzzle &, const Constraint &constraint) -> std::vector<Rule> {
        return {rule::Sum{constraint.cells, *constraint.number()}};
    },
};

/// Cells with a total and no digit twice.
inline const Variant cage{
    .id = "test-cage",
    .name = "Cage",
    .demand = "Cage",
    .input = Input::Cells,
    .rules = [](const Puzzle &, const Constraint &constraint) -> std::vector<Rule> {
        return {rule::Distinct{constraint.cells}, rule::Sum{constraint.cells, *constraint.number()}};
    },
};

} // namespace sudoku
