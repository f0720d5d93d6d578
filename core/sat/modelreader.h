#pragma once

#include "core/sat/cnf.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// An assignment of variables. A variable without a value may have either.
class Model
{
public:
    /// Makes \a literal true.
    void set(Literal literal);

    bool isTrue(Literal literal) const { return valueOf(literal) > 0; }
    bool isFalse(Literal literal) const { return valueOf(literal) < 0; }
    /// Returns the largest variable that has a value.
    int variableCount() const { return static_cast<int>(m_values.size()); }

private:
    int valueOf(Literal literal) const;

    std::vector<signed char> m_values; // the value of variable i + 1: 1 for true, -1 for false, 0 for neither
};

/// A solver's answer to a formula.
struct SolverReport
{
    enum class Status { Satisfiable, Unsatisfiable, Undecided };

    Status status;
    Model model = {}; ///< empty unless Satisfiable
    int line = 1;     ///< the line on which the model begins, or the line of the status
};

enum class ModelErrorCode {
    TooLong,         ///< more than maxModelText bytes
    NoAnswer,        ///< there is neither a status nor values
    IsFormula,       ///< the text is a formula, not the answer of a solver
    BadStatus,       ///< found follows "s", but is no status
    TwoAnswers,      ///< two statuses that differ
    NoModel,         ///< satisfiable, but without values
    UnwantedModel,   ///< values, although it is not satisfiable
    BadLiteral,      ///< found is no number
    LiteralTooLarge, ///< found is larger than maxModelVariable
    Contradiction,   ///< the text contains found and its opposite
    SecondModel,     ///< values after the 0 that ends the model
    NoEnd,           ///< no 0 ends the model
};

/// A code and a place; lines and columns count from 1. \a line is 0 if the error is about the whole text.
struct ModelError
{
    ModelErrorCode code;
    int line = 0;
    int column = 0;
    std::string found = {};

    bool operator==(const ModelError &) const = default;
};

inline constexpr std::size_t maxModelText = 20'000'000; ///< bytes
/// The largest variable of a model. A 25x25 board in the largest encoding has a tenth of it.
inline constexpr int maxModelVariable = 1'000'000;

/// Reads what a solver printed, or wrote into a file; accepts any bytes.
///
/// - As in the SAT competitions: "s SATISFIABLE", "s UNSATISFIABLE" or "s UNKNOWN", and lines "v 1 -2 … 0".
///   Values without a status are a model too.
/// - As MiniSat's result files: "SAT" and the values on the next lines, "UNSAT" or "INDET".
///
/// All other lines are passed over, the comments ("c …") and statistics that solvers print. A variable above
/// \a maxVariable is an error.
tl::expected<SolverReport, ModelError> readModel(std::string_view text, int maxVariable = maxModelVariable);

} // namespace sudoku
