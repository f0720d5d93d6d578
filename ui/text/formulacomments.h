#pragma once

#include "core/encode/auxiliarymeaning.h"
#include "core/encode/formula.h"

#include <stop_token>
#include <string>
#include <vector>

namespace sudoku {

/// Comments between the clauses of a formula that was made with FormulaOptions::isExplained: above each group
/// of clauses what it states, such as "row 1: 5 at most once", and what each of its auxiliary variables
/// means. They are English, as all comments of a formula.
class FormulaComments
{
public:
    /// Both must outlive this object.
    FormulaComments(const Puzzle &puzzle, const Formula &formula, const std::stop_token &stop);

    /// Returns the lines above the clause with the number \a index. Must be called for one clause after the
    /// other, from 0.
    std::vector<std::string> above(int index);

private:
    std::string heading(const ClauseSection &section) const;
    std::string statement(const ClauseSection &section) const;
    std::string ruleName(const RuleSource &source) const;
    void explainVariables(std::vector<std::string> &lines, int firstClause, int endClause);
    std::string meaning(Literal variable) const;
    std::string meaning(const ReadingVariable &variable) const;
    std::string name(Literal variable) const;
    std::string anyOf(const Clause &variables) const;

    const Puzzle &m_puzzle;
    const Formula &m_formula;
    Literal m_firstAuxiliary;
    std::vector<const ReadingVariable *> m_reading; // by variable; null for others
    std::vector<AuxiliaryMeaning> m_auxiliaries;    // from m_firstAuxiliary
    std::vector<bool> m_isExplained;                // by variable
    std::size_t m_next = 0;                         // section
};

} // namespace sudoku
