#pragma once

#include "ui/ask/verdict/question.h"
#include "ui/board/subject.h"

namespace sudoku {

class Grid;

/// Looks for givens, and for rules instead of them, that make a puzzle unique.
class Completer : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Prefers the solution that the entries belong to, if there is one.
    void complete(const Subject &subject);
    /// Makes \a solution the only one.
    void complete(const Subject &subject, const Grid &solution);

signals:
    /// Emitted if there is no solution.
    void explanationRequested();

private:
    struct Answer;

    void conclude(const Subject &subject, const Answer &answer);
};

} // namespace sudoku
