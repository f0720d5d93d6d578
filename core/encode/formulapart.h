#pragma once

#include "core/encode/encoding.h"

#include <optional>
#include <stop_token>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace sudoku {

/// What a helper variable of an at-most-one encoding stands for, read off the clauses.
struct HelperMeaning
{
    Clause whenTrue;      ///< the candidates each of which makes it true
    Clause whenFalse;     ///< those each of which makes it false by a clause of its own
    bool isExact = false; ///< it is true only if one of whenTrue is
};

/// Clauses that together say one thing.
struct Passage
{
    enum class Kind {
        AtLeastOne, ///< of the digits of a cell, or of the places of a digit
        AtMostOne,
        Given,
        Other, ///< a rule that is not about one digit at a time
    };
    Kind kind;
    Digit digit = noDigit; ///< in a house; none for a cell
    std::vector<int> clauses = {};
    std::vector<Literal> helpers = {}; ///< the variables that only these clauses have, ascending
};

/// The clauses about one cell, house or constraint, for people who want to see what the solver sees. The house is written as if
/// there were no other: in the whole formula, what two houses have in common is written once.
class FormulaPart
{
public:
    /// Or why there is none: the givens contradict each other while only open candidates are written, or \a stop came first.
    static tl::expected<FormulaPart, Propagation> make(const Puzzle &puzzle, const EncodeOptions &options,
                                                       const FormulaTopic &topic,
                                                       const std::stop_token &stop);

    const FormulaTopic &topic() const { return m_topic; }
    const Encoding &encoding() const { return m_encoding; }
    const Cnf &cnf() const { return m_encoding.cnf(); }
    /// By digit; in each digit "at least" before "at most".
    const std::vector<Passage> &passages() const { return m_passages; }

    /// The candidate that \a variable stands for, or nothing where it is a helper or a selector.
    std::optional<std::pair<Cell, Digit>> candidate(Literal variable) const;
    /// What \a variable switches on, or null where it is no selector of a rule.
    const Reason *selected(Literal variable) const;
    /// Of a variable that is neither.
    const HelperMeaning &helper(Literal variable) const { return m_helpers[variable - m_firstHelper]; }

    /// How many variables its clauses have.
    int variableCount() const;

private:
    FormulaPart(FormulaTopic topic, Encoding encoding);

    bool isHelper(Literal variable) const { return !candidate(variable) && !selected(variable); }
    void readHelpers(const std::stop_token &stop);
    void learn(Literal cause, Literal helper);
    void findExactHelpers(const std::stop_token &stop);
    void makePassages(bool isByDigit, const std::stop_token &stop);
    Passage::Kind kindOf(std::span<const Literal> clause) const;
    Digit digitOf(std::span<const Literal> clause, std::vector<Digit> &helperDigits) const;

    FormulaTopic m_topic;
    Encoding m_encoding;
    std::vector<std::pair<Cell, Digit>> m_candidates; // of the variables from 1
    Literal m_firstHelper;
    std::vector<HelperMeaning> m_helpers; // of the variables from m_firstHelper
    std::vector<Passage> m_passages;
};

} // namespace sudoku
