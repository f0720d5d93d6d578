#pragma once

#include <QObject>
#include <QTimer>

#include "core/solve/solve.h"
#include "ui/base/job.h"

namespace sudoku {

class CommandActions;
class Document;
class Settings;

/// What is known of the puzzle on the board. Checks it in the background a moment after each edit that
/// changes it, and hears what other computations found out. Never in the way: a new edit stops the check of
/// the old puzzle.
class LiveCheck : public QObject
{
    Q_OBJECT

public:
    enum class State { Off, Checking, Unique, Multiple, None, Undecided };

    explicit LiveCheck(const Document &document, QObject *parent = nullptr);

    /// It is on where it was when the program ran before.
    void connectCommands(const CommandActions &actions, Settings &settings);

    State state() const { return m_state; }
    /// What is known of \a puzzle: nothing, unless it is the one on the board.
    const CheckResult &knownOf(const Puzzle &puzzle) const;
    /// The only solution, or null where it is not known that there is just one.
    const Grid *onlySolution() const;

    void setEnabled(bool isEnabled);
    /// Checks the puzzle on the board even where checking after edits is off, unless that was done.
    void checkOnce();
    /// What another computation found out about \a puzzle.
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
    Puzzle m_puzzle; // that is checked
    CheckResult m_known;
    QTimer m_wait;
    Job m_job;
};

/// "✓ One solution": the sign tells it without colour.
QString stateText(LiveCheck::State state);

} // namespace sudoku
