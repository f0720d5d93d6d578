#pragma once

#include <QObject>

#include "core/board/symmetry.h"
#include "ui/ask/verdict/proposals.h"
#include "ui/ask/verdict/question.h"

namespace sudoku {

/// Finds the redundant clues of a puzzle, and minimizes it.
class ClueReducer : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Finds the clues and rules that can be removed, each by itself.
    void findRedundancy(const Subject &subject);
    /// Finds many clues that can be removed together. Keeps the givens of the selected cells if several are
    /// selected.
    void minimize(const Subject &subject, const Symmetry &symmetry);

signals:
    /// Emitted if there is no solution or more than one.
    void checkRequested();

private:
    struct Limits;
    struct Rest;

    void addRuleOffers(Conclusion &conclusion, const Subject &subject, const Redundancy &redundancy);
    void concludeUnsymmetric(const Subject &subject, const Symmetry &symmetry);
    void minimizeRest(const Subject &subject, const Limits &limits, const Rest &rest);
    static QString nothingMoreText(const Limits &limits);
    void concludeMinimized(const Subject &subject, const Limits &limits, const Rest &before,
                           const MinimizeResult &result);
};

} // namespace sudoku
