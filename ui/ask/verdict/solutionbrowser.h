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

signals:
    /// Emitted when the user wants this solution to be the only one.
    void preferred(const sudoku::Subject &subject, const sudoku::Grid &solution);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    static CheckResult resultOf(const State &state);
    void countOn(const StatePointer &state);
    void concludeCount(const StatePointer &state);
    void show(const StatePointer &state, std::size_t index);
    void estimate(const StatePointer &state);
    void enter(const Grid &solution);
};

} // namespace sudoku
