#pragma once

#include "core/rules/activerules.h"

#include <functional>
#include <ostream>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace sudoku {

/// What a PuzzleForm writes.
struct FormInput
{
    const Puzzle &puzzle;                 ///< its givens are written
    std::span<const ActiveRule> rules;    ///< of the puzzle
    std::span<const Grid> forbidden = {}; ///< filled boards that must not be the solution
    std::string comments = {};            ///< lines for a reader, such as the board
    /// Returns what people call a rule, such as "row 1", in one line.
    std::function<std::string(const RuleSource &)> nameOf;
};

/// A language in which other solvers read constraints, and how a puzzle is written in it: each rule as a
/// textbook of that language writes it, under the name of its source. All kinds of rules can be written
/// except those about unknown regions.
struct PuzzleForm
{
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English
    /// Writes the puzzle; leaves the rest out when a stop is requested.
    void (*write)(std::ostream &output, const FormInput &input, const std::stop_token &stop);
};

/// Pseudo-Boolean constraints in the form of the competitions: a variable for each candidate, linear
/// equations over 0 and 1. (Roussel and Manquinho, "Input/Output Format and Solver Requirements for the
/// Competitions of Pseudo-Boolean Solvers", 2012.)
extern const PuzzleForm opbForm;
/// SMT-LIB 2: bit-vectors, one for each cell, and "distinct". (Barrett, Fontaine and Tinelli, "The SMT-LIB
/// Standard", 2017.)
extern const PuzzleForm smtForm;
/// MiniZinc: a model as a textbook writes it, with a line for each house.
extern const PuzzleForm miniZincForm;

/// Returns whether the forms can say all rules of \a puzzle.
bool canBeWritten(const Puzzle &puzzle);

/// Returns all forms.
std::span<const PuzzleForm *const> puzzleForms();
/// Returns the form with that \a id, or null.
const PuzzleForm *findPuzzleForm(std::string_view id);

} // namespace sudoku
