#pragma once

#include "core/encode/variablemeanings.h"

#include <optional>
#include <stop_token>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace sudoku {

/// A group of clauses that together state one thing, such as "at most one cell of row 1 is 5".
struct ClauseGroup
{
    using Kind = Statement;
    Kind kind;
    Digit digit = noDigit; ///< in a house; none for a cell
    std::vector<int> clauses = {};
    std::vector<Literal> auxiliaries = {}; ///< the variables that only these clauses have, ascending
};

/// The clauses about one cell, house or constraint, for people who want to read them. A house is written as
/// if it were alone; the whole formula writes clauses shared by two houses once.
class FormulaPart
{
public:
    /// Returns the part about \a topic, or why there is none: the givens contradict each other and only open
    /// candidates are written, or \a stop came first.
    static tl::expected<FormulaPart, Propagation> make(const Puzzle &puzzle, const EncodeOptions &options,
                                                       const FormulaTopic &topic,
                                                       const std::stop_token &stop);

    const FormulaTopic &topic() const { return m_topic; }
    const Encoding &encoding() const { return m_encoding; }
    const Cnf &cnf() const { return m_encoding.cnf(); }
    /// Returns the groups of clauses by digit, for each digit "at least" before "at most".
    const std::vector<ClauseGroup> &clauseGroups() const { return m_clauseGroups; }

    const VariableMeanings &variables() const { return m_variables; }
    // As of variables():
    std::optional<std::pair<Cell, Digit>> candidate(Literal variable) const
    {
        return m_variables.candidate(variable);
    }
    std::optional<DigitBit> bit(Literal variable) const { return m_variables.bit(variable); }
    const Reason *selected(Literal variable) const { return m_variables.selected(variable); }
    const AuxiliaryMeaning &auxiliary(Literal variable) const { return m_variables.auxiliary(variable); }

    /// Returns the number of variables in its clauses.
    int variableCount() const;

private:
    FormulaPart(FormulaTopic topic, Encoding encoding, const std::stop_token &stop);

    void makeClauseGroups(bool isByDigit, const std::stop_token &stop);
    ClauseGroup::Kind kindOf(std::span<const Literal> clause) const;
    ClauseGroup::Kind kindOfBits(std::span<const Literal> clause) const;
    Digit digitOf(std::span<const Literal> clause, std::vector<Digit> &auxiliaryDigits) const;

    FormulaTopic m_topic;
    Encoding m_encoding;
    VariableMeanings m_variables;
    std::vector<ClauseGroup> m_clauseGroups;
};

} // namespace sudoku
