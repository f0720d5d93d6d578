#pragma once

#include <QString>

#include "ui/text/stepterms.h"

namespace sudoku {

/// Sentences for the steps of a solver on paper, in the language of the user.

QString levelText(Level level);
/// Returns HoDoKu's name of \a level, for the command line and for files.
QString englishName(Level level);
QString techniqueName(const Technique &technique);
/// Returns the name in the brackets of \a name, for lists with little room: "Pointing" for "Locked Candidates
/// Type 1 (Pointing)". Returns an empty text if there is none.
QString shortNameIn(const QString &name);

/// Sentences about the steps of a board.
class StepText : public StepTerms
{
public:
    using StepTerms::StepTerms;

    /// Returns the technique and its cells, or its house if the cell would be the solution: "Hidden Single:
    /// row 3".
    QString what(const Step &step) const;
    /// Returns why the step follows: "In row 3 only r3c4 can be 5". Forcing chains have a line each.
    QString why(const Step &step) const;
    /// Returns why, and what follows: "In row 3 only r3c4 can be 5: r3c4=5". In the window nothing is said
    /// twice: "In row 3 only r3c4 can be 5".
    QString sentence(const Step &step) const;
    /// Returns the whole step in one line: "Hidden Single: In row 3 only r3c4 can be 5: r3c4=5".
    QString whole(const Step &step) const;
    /// Returns it in the lines of its sentence.
    QString wholeInLines(const Step &step) const;
};

} // namespace sudoku
