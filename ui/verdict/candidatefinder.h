#pragma once

#include <QObject>
#include <QTimer>

#include "core/solve/puzzlesolver.h"
#include "ui/verdict/conclusion.h"
#include "ui/verdict/conclusiontext.h"

#include <memory>

namespace sudoku {

class BoardView;
class Computation;
class Document;

/// Shows the true candidates of a board while they are found, and counts the solutions of each.
class CandidateFinder : public QObject
{
    Q_OBJECT

public:
    CandidateFinder(Document &document, const BoardView &view, Computation &computation,
                    QObject *parent = nullptr);

    void find(const Subject &subject);

signals:
    void concluded(const sudoku::Conclusion &conclusion);
    /// What is known while the computation goes on.
    void foundSoFar(const sudoku::Conclusion &conclusion);
    void foundNone(const sudoku::Subject &subject);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    void run(const StatePointer &state);
    void conclude(const StatePointer &state, const OrHalt<Outcome> &outcome);
    void write(const std::vector<DigitSet> &candidates);

    Document &m_document;
    const BoardView &m_view;
    Computation &m_computation;
    QTimer m_soFarTimer;
};

} // namespace sudoku
