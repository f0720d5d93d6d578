#pragma once

#include <QObject>

#include "core/solve/solve.h"

#include <chrono>

namespace sudoku {

class BoardEditor;
class Computation;
class Document;

/// What came of solving a board.
struct SolveAnswer
{
    SolveResult result;
    std::chrono::milliseconds elapsed{};
    bool isInSight = false;    ///< nothing was computed: the board was full, or breaks a rule
    bool isWithEntries = true; ///< the player's entries counted, though the puzzle has clues beside them
};

/// Solves the document's board.
class SolveController : public QObject
{
    Q_OBJECT

public:
    SolveController(Document &document, BoardEditor &editor, Computation &computation,
                    QObject *parent = nullptr);

    /// Looks for a solution of givens and the player's entries; it becomes entries, as one step.
    void solve();
    /// Whether it is the one that changes the board just now.
    bool isWriting() const { return m_isWriting; }

signals:
    void answered(const sudoku::SolveAnswer &answer);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);

private:
    bool isBroken(const Puzzle &puzzle) const;
    void finish(const SolveAnswer &answer);
    void write(const Grid &solution);

    Document &m_document;
    BoardEditor &m_editor;
    Computation &m_computation;
    bool m_isWriting = false;
};

} // namespace sudoku
