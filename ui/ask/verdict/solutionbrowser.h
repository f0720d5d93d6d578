#pragma once

#include <QObject>

#include "ui/ask/verdict/conclusions.h"
#include "ui/ask/verdict/question.h"

#include <memory>

namespace sudoku {

/// Counts the solutions of a puzzle and shows them one by one.
class SolutionBrowser : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    void count(const Subject &subject);
    /// Shows the solutions of \a subject, which has several, and lets the user choose one to \a take the
    /// numbers of clues from.
    void choose(const Subject &subject, const TakeSolution &take);

signals:
    /// Emitted when the user wants this solution to be the only one.
    void preferred(const sudoku::Subject &subject, const sudoku::Grid &solution);
    /// Emitted when the user wants the numbers of this solution for the clues that have none.
    void fillInRequested(const sudoku::Grid &solution);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    static CheckResult resultOf(const State &state);
    void countOn(const StatePointer &state);
    void concludeCount(const StatePointer &state);
    void show(const StatePointer &state, std::size_t index);
    void addFillInOffer(Conclusion &conclusion, const State &state, const Grid &solution);
    void estimate(const StatePointer &state);
    void enter(const Grid &solution);
};

} // namespace sudoku
