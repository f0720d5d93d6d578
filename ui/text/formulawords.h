#pragma once

#include "core/encode/formula.h"
#include "core/encode/formulapart.h"
#include "ui/text/clausewords.h"

#include <optional>
#include <stop_token>
#include <string>

namespace sudoku {

/// Describes a part of a formula in the language of the user, and in DIMACS.
class FormulaWords : public ClauseWords
{
    Q_DECLARE_TR_FUNCTIONS(FormulaWords)

public:
    /// Makes an object for a part of a formula. All arguments must outlive it.
    FormulaWords(const Puzzle &puzzle, const SymbolSet &symbols, const FormulaPart &part)
        : ClauseWords(puzzle, symbols, part.variables()),
          m_part(part)
    {
    }

    /// Returns a text such as "r1c1", "row 3".
    QString topic() const;
    /// Returns a text such as "At most one cell of row 1 is 5".
    QString heading(const ClauseGroup &group) const;

    /// Returns the whole part in DIMACS with the words as comments; of a house only \a digit, unless it is
    /// noDigit.
    QString text(Digit digit = noDigit) const;

private:
    QString headingOfHouse(const ClauseGroup &group) const;
    QString headingOfCell(const ClauseGroup &group) const;

    const FormulaPart &m_part;
};

/// Returns a text such as "1,234 clauses", "1 auxiliary variable", "no auxiliary variables", "9 candidates".
QString clausesText(int count);
QString auxiliariesText(int count);
QString candidatesText(int count);

/// Returns \a formula, the formula of \a puzzle, in DIMACS CNF, with the version of the program, the board
/// and the meanings of the variables in comments. These are for other programs too, and always in English.
/// Returns nothing if \a stop was requested.
std::optional<std::string> formulaText(const Puzzle &puzzle, const Formula &formula,
                                       const std::stop_token &stop = {});

} // namespace sudoku
