#pragma once

#include "core/encode/encoding.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// How a puzzle is written as a formula for other programs.
struct FormulaOptions
{
    const EncodingMethod *method = &encodingMethods().front();
    /// Whether only the candidates that propagation leaves open become variables; otherwise all do.
    bool isOpenOnly = false;
    /// Whether the givens are part of the formula; otherwise every filled board is a model.
    bool hasGivens = true;
    /// Filled boards of the puzzle's size: for each a clause excludes it, unless the formula already does.
    std::vector<Grid> forbidden = {};
    Auxiliaries auxiliaries = Auxiliaries::Determined;
    /// Whether the encoding remembers what its clauses are about.
    bool isExplained = false;
};

/// A puzzle as a formula, and what its variables mean.
class Formula
{
public:
    const FormulaOptions &options() const { return m_options; }
    /// Returns the encoding, or null if the givens contradict each other.
    const Encoding *encoding() const { return m_encoding ? &*m_encoding : nullptr; }
    const Cnf &cnf() const { return m_encoding ? m_encoding->cnf() : m_contradiction; }

    /// Returns the number of the variables from 1 on that hold the digits; larger ones are auxiliary.
    int digitVariableCount() const { return m_encoding ? m_encoding->variables().count() : 0; }

    /// Returns comments for a reader of the formula, one line each: how it was written, the lines of \a
    /// board, and for each candidate "r1c2=15 is 40" with its variable, "r1c2=15 is -37 38 39 40" if these
    /// literals together mean it, or "r1c2=15 is true" if propagation has decided it.
    std::vector<std::string> comments(std::string_view board) const;
    /// Returns the comment below the "p" line by which programs that count models learn which variables to
    /// count: those of digits.
    std::string shown() const;

private:
    friend std::optional<Formula> formulaOf(const Puzzle &, const FormulaOptions &, const std::stop_token &);

    Formula(Geometry geometry, FormulaOptions options)
        : m_geometry(std::move(geometry)),
          m_options(std::move(options))
    {
    }

    void addMap(std::vector<std::string> &comments) const;
    void forbid(const Grid &grid);

    Geometry m_geometry;
    FormulaOptions m_options;
    std::optional<Encoding> m_encoding; // nothing if the givens contradict each other
    Cnf m_contradiction;
    int m_forbiddenCount = 0;
};

/// Writes \a puzzle as a formula; returns nothing when \a stop came first.
std::optional<Formula> formulaOf(const Puzzle &puzzle, const FormulaOptions &options,
                                 const std::stop_token &stop = {});

/// Returns the variables that formulaOf() would make, without the clauses of the rules, or why there are
/// none: the givens contradict each other, or \a stop came first.
tl::expected<Encoding, Propagation> variablesOf(const Puzzle &puzzle, const FormulaOptions &options,
                                                const std::stop_token &stop);

} // namespace sudoku
