#pragma once

#include <QObject>

#include "ui/verdict/contradictions.h"
#include "ui/verdict/question.h"

#include <memory>

namespace sudoku {

/// Says why the document's board has no solution: one set of clues and rules that contradict each other after
/// the other, and what is in such a set one by one.
class Explainer : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Of the givens alone first, unless \a subject counts entries or one can see that they are to blame.
    void explain(const Subject &subject);

signals:
    /// There is a solution.
    void checkRequested();
    void fixRequested();
    void verificationRequested(const sudoku::Subject &subject);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    void findNext(const StatePointer &state);
    void finish(const StatePointer &state, const MusAnswer &answer);
    Conclusion found(const StatePointer &state);
    Conclusion withoutAnswer(const StatePointer &state);
    void showReason(const StatePointer &state, std::size_t index);
};

} // namespace sudoku
