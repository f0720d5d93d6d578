#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/symbols.h"
#include "core/encode/formula.h"
#include "core/encode/formulapart.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace sudoku {

/// Describes a part of a formula in the language of the user, and in DIMACS.
class FormulaWords
{
    Q_DECLARE_TR_FUNCTIONS(FormulaWords)

public:
    /// Makes an object for a part of a formula. All arguments must outlive it.
    FormulaWords(const Puzzle &puzzle, const SymbolSet &symbols, const FormulaPart &part)
        : m_puzzle(puzzle),
          m_symbols(symbols),
          m_part(part)
    {
    }

    /// Returns a text such as "r1c1", "row 3".
    QString topic() const;
    /// Returns a text such as "At most one cell of row 1 is 5".
    QString heading(const ClauseGroup &group) const;
    /// Returns a text such as "h730 is true exactly when 5 is in r1c1 or r1c2".
    QString auxiliary(Literal variable) const;
    /// Returns a text such as "5 is in r1c1, r1c4 or r1c9", "not both: r1c1 is 5, r1c4 is 5", "if r1c1 is 5,
    /// then h730".
    QString clause(std::span<const Literal> clause) const;
    /// Returns a text such as "r1c1 is 5", "h730".
    QString variable(Literal variable) const;

    /// Returns a text such as "-1 -2 0".
    static QString dimacs(std::span<const Literal> clause);

    /// Returns the whole part in DIMACS with the words as comments; of a house only \a digit, unless it is
    /// noDigit.
    QString text(Digit digit = noDigit) const;

private:
    QString cellName(Cell cell) const;
    QString symbol(Digit digit) const;
    QString headingOfHouse(const ClauseGroup &group) const;
    QString headingOfCell(const ClauseGroup &group) const;
    QString anyOf(const Clause &positives) const;
    QString switchedClause(const Clause &clause) const;

    const Puzzle &m_puzzle;
    const SymbolSet &m_symbols;
    const FormulaPart &m_part;
};

/// Returns a text such as "1,234 clauses", "1 auxiliary variable", "no auxiliary variables", "9 candidates".
QString clausesText(int count);
QString auxiliariesText(int count);
QString candidatesText(int count);

/// Returns \a formula, the formula of \a puzzle, in DIMACS CNF, with the board and the meanings of the
/// variables in comments. These are for other programs too, and always in English. Returns nothing if \a stop
/// was requested.
std::optional<std::string> formulaText(const Puzzle &puzzle, const Formula &formula,
                                       const std::stop_token &stop = {});

} // namespace sudoku
