#pragma once

#include <QObject>

#include "core/solve/solve.h"
#include "ui/messagebar.h"

namespace sudoku {

class BoardEditor;
class Computation;
class Document;

/// Solves the document's board, and says what came of it.
class SolveController : public QObject
{
    Q_OBJECT

public:
    SolveController(Document &document, BoardEditor &editor, Computation &computation,
                    QObject *parent = nullptr);

    /// Looks for a solution of givens and entries; it becomes entries, as one step.
    void solve();

signals:
    void answered(const sudoku::Message &message);
    /// There is no solution, and more can be said about it.
    void foundNone(const sudoku::Message &message);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);

private:
    struct SolveAnswer;

    void finishSolve(const SolveAnswer &answer);
    Message messageOf(const SolveAnswer &answer);

    Document &m_document;
    BoardEditor &m_editor;
    Computation &m_computation;
};

} // namespace sudoku
