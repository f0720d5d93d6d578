#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/trace/puzzletrace.h"
#include "ui/text/clausewords.h"

namespace sudoku {

/// Describes the steps of a run in the language of the user, in cells and digits.
class TraceWords
{
    Q_DECLARE_TR_FUNCTIONS(TraceWords)

public:
    /// Both arguments must outlive it.
    TraceWords(const PuzzleTrace &trace, const SymbolSet &symbols)
        : m_trace(trace),
          m_words(trace.puzzle(), symbols, trace.variables())
    {
    }

    /// Returns a sentence such as "r1c4 cannot be 5: row 1 has a 5 in r1c3." or "Back to level 1."
    QString step(int index) const;
    /// Returns a text such as "r1c3 is 5", "r1c3 cannot be 5", "bit 2 of r1c3 is true", "h730 is true".
    QString claim(Literal literal) const;
    /// Returns a line for each level of \a position: "Level 1: r1c3 is 5 (guess); r2c2 is 7 and r4c4 is 3;
    /// excluded candidates: 12".
    QStringList levels(const TracePosition &position) const;
    /// Returns a text such as "Guesses: 12, propagations: 1,234, conflicts: 5, learnt clauses: 5".
    QString counts() const;
    /// Returns the words of a clause, with what the auxiliary variables in it mean.
    QString clause(int index) const;

private:
    QString propagation(const TraceStep &step) const;
    QString byRule(const ClauseRole &role, Literal literal) const;
    QString conflict(const TraceStep &step) const;
    QString conflictOf(const ClauseRole &role) const;
    QString lesson(const TraceStep &step) const;
    int learntNumber(int clause) const;
    QString level(const TracePosition &position, int level) const;
    QString digitIn(Cell cell, Digit digit) const;
    Digit digitOf(Literal literal) const;
    bool isLearning() const { return m_trace.options().solver.learning != Learning::Guesses; }

    const PuzzleTrace &m_trace;
    ClauseWords m_words;
};

/// Returns the name or the explanation of a choice of the textbook solver.
QString textbookText(std::string_view english);

} // namespace sudoku
