#pragma once

#include "core/board/puzzle.h"
#include "core/rules/violations.h"
#include "core/sat/modelreader.h"

#include <stop_token>
#include <tl/expected.hpp>
#include <variant>

namespace sudoku {

/// Why a model is no solution of a puzzle.
namespace fault {
/// The model has values for \a count variables, but a formula has at least one for each of \a all candidates,
/// or of the \a open ones.
struct TooFewVariables
{
    int count, all, open;
};
struct NoDigit
{
    Cell cell;
};
struct TwoDigits
{
    Cell cell;
    Digit first, second;
};
struct BrokenRule
{
    Violation violation;
};
/// The board obeys all rules, but does not have the given of \a cell.
struct OtherGiven
{
    Cell cell;
    Digit given, digit;
};
/// The digits obey all rules, but the model does not say the regions, which are unknown.
struct NoRegions
{
};
/// A stop was requested before the answer was known.
struct Stopped
{
};
} // namespace fault
using ModelFault = std::variant<fault::TooFewVariables, fault::NoDigit, fault::TwoDigits, fault::BrokenRule,
                                fault::OtherGiven, fault::NoRegions, fault::Stopped>;

/// Returns the solution of \a puzzle that \a model describes, or why it describes none. The model belongs to
/// a formula made by formulaOf() with unknown options, so this takes the first numbering of variables that
/// gives each cell exactly one digit.
tl::expected<Grid, ModelFault> solutionOf(const Puzzle &puzzle, const Model &model,
                                          const std::stop_token &stop = {});

/// Returns \a grid if it is a solution of \a puzzle, otherwise the first fault.
tl::expected<Grid, ModelFault> checkedSolution(const Puzzle &puzzle, Grid grid);

} // namespace sudoku
