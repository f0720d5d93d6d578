#pragma once

#include <QObject>

#include "core/board/symmetry.h"
#include "ui/verdict/proposals.h"
#include "ui/verdict/question.h"

namespace sudoku {

/// Finds clues that a puzzle does not need.
class ClueReducer : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Which clues and rules can be removed, each by itself.
    void findRedundancy(const Subject &subject);
    /// As many clues as can be removed together. Keeps the givens of the selected cells, where several are
    /// selected.
    void minimize(const Subject &subject, const Symmetry &symmetry);

signals:
    /// There is none, or more than one solution.
    void checkRequested();

private:
    struct Limits;

    void concludeMinimized(const Subject &subject, const Limits &limits, const MinimizeResult &result);
};

} // namespace sudoku
