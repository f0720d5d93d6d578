#pragma once

#include <QTimer>

#include "core/solve/puzzlesolver.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/ask/verdict/question.h"

#include <memory>

namespace sudoku {

/// Shows the true candidates of a board as they are found, and counts the solutions of each.
class CandidateFinder : public Question
{
    Q_OBJECT

public:
    explicit CandidateFinder(const Parts &parts, QObject *parent = nullptr);

    void find(const Subject &subject);

signals:
    void foundNone(const sudoku::Subject &subject);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    StatePointer searchOf(const Subject &subject, int limit) const;
    void run(const StatePointer &state);
    void finish(const StatePointer &state, const OrHalt<Outcome> &outcome);
    void write(const std::vector<DigitSet> &candidates);

    QTimer m_soFarTimer;
};

} // namespace sudoku
