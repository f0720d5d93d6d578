#pragma once

#include "ui/ask/verdict/question.h"
#include "ui/board/subject.h"

#include <vector>

namespace sudoku {

struct Constraint;

/// Gives clues that have no number, such as cages without a sum, the numbers of a solution: that of the
/// digits on the board if they are complete and valid, else the only one, else one that the user chooses.
class ClueFiller : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Fills in \a clues of \a subject, or all if there are none.
    void fillIn(const Subject &subject, const std::vector<Constraint> &clues = {});
    /// Fills in all clues from \a solution.
    void fillInFrom(const Grid &solution) { fillInFrom(solution, {}); }

signals:
    /// Emitted if there are several solutions; \a take wants the one that the user chooses.
    void choiceRequested(const sudoku::Subject &subject, const sudoku::TakeSolution &take);
    /// Emitted if there is no solution.
    void explanationRequested();

private:
    void fillInFrom(const Grid &solution, const std::vector<Constraint> &clues);
};

} // namespace sudoku
