#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/symbols.h"
#include "core/encode/variablemeanings.h"

#include <span>

namespace sudoku {

/// Describes clauses and their variables in the language of the user, and in DIMACS.
class ClauseWords
{
    Q_DECLARE_TR_FUNCTIONS(FormulaWords)

public:
    /// Makes an object for clauses about \a puzzle. All arguments must outlive it.
    ClauseWords(const Puzzle &puzzle, const SymbolSet &symbols, const VariableMeanings &variables)
        : m_puzzle(puzzle),
          m_symbols(symbols),
          m_variables(variables)
    {
    }

    /// Returns a text such as "h730 means: 5 is in r1c1 or r1c2".
    QString auxiliary(Literal variable) const;
    /// Returns a text such as "5 is in r1c1, r1c4 or r1c9", "not both: r1c1 is 5, r1c4 is 5", "if r1c1 is 5,
    /// then h730".
    QString clause(std::span<const Literal> clause) const;
    /// Returns a text such as "r1c1 is 5", "bit 2 of r1c1", "h730".
    QString variable(Literal variable) const;

    /// Returns a text such as "-1 -2 0".
    static QString dimacs(std::span<const Literal> clause);

    QString cellName(Cell cell) const;
    QString symbol(Digit digit) const;
    const Puzzle &puzzle() const { return m_puzzle; }

private:
    QString anyOf(const Clause &positives) const;
    QString switchedClause(const Clause &clause) const;

    const Puzzle &m_puzzle;
    const SymbolSet &m_symbols;
    const VariableMeanings &m_variables;
};

} // namespace sudoku
