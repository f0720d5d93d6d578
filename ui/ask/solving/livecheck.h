#pragma once

#include <QObject>
#include <QTimer>

#include "core/board/memo.h"
#include "core/solve/solve.h"
#include "ui/base/job.h"

namespace sudoku {

class CommandActions;
class Document;
class Settings;

/// The knowledge about the number of solutions of the puzzle on the board. Checks the puzzle in the
/// background a moment after each edit that changes it, and learns the results of other computations. A new
/// edit stops the check of the old puzzle.
class LiveCheck : public QObject
{
    Q_OBJECT

public:
    enum class State { Off, Checking, Unique, Multiple, None, Undecided };

    explicit LiveCheck(const Document &document, QObject *parent = nullptr);

    /// Connects the command that switches the check; \a settings keeps the choice.
    void connectCommands(const CommandActions &actions, Settings &settings);

    State state() const { return m_state; }
    /// Returns what is known about \a puzzle; nothing unless it is the one on the board.
    const CheckResult &knownOf(const Puzzle &puzzle) const;
    /// Returns the solution if it is known to be unique, or null.
    const Grid *onlySolution() const;

    void setEnabled(bool isEnabled);
    /// Checks the puzzle on the board once, even if checking after edits is off.
    void checkOnce();
    /// Learns the result of another computation about \a puzzle.
    void learn(const Puzzle &puzzle, const CheckResult &result);

signals:
    void stateChanged(sudoku::LiveCheck::State state);

private:
    void follow();
    void begin();
    void check();
    void know(const CheckResult &result);
    void setState(State state);

    const Document &m_document;
    bool m_isEnabled = false;
    State m_state = State::Off;
    Puzzle m_puzzle; // the puzzle that is checked
    CheckResult m_known;
    QTimer m_wait;
    Memo m_memo;
    Job m_job;
};

/// Returns a text such as "✓ One solution"; the sign makes it readable without colour.
QString stateText(LiveCheck::State state);

} // namespace sudoku
