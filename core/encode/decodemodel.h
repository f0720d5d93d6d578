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
/// The model has values for \a count variables, but a formula has at least one for each of \a all candidates, or of
/// the \a open ones.
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
/// A filled board that keeps all rules, but not the given of \a cell.
struct OtherGiven
{
    Cell cell;
    Digit given, digit;
};
/// Nobody knows: a stop came first.
struct Stopped
{
};
} // namespace fault
using ModelFault = std::variant<fault::TooFewVariables, fault::NoDigit, fault::TwoDigits, fault::BrokenRule,
                                fault::OtherGiven, fault::Stopped>;

/// The solution of \a puzzle that \a model describes: a model of a formula that formulaOf() made, with whatever
/// options. As these are not known, the first numbering of variables by which each cell has one digit is taken for the one
/// that was meant.
tl::expected<Grid, ModelFault> solutionOf(const Puzzle &puzzle, const Model &model,
                                          const std::stop_token &stop = {});

} // namespace sudoku
