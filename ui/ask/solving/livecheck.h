#pragma once

#include <QObject>
#include <QTimer>

#include "core/board/memo.h"
#include "core/solve/count.h"
#include "core/solve/solve.h"
#include "ui/base/job.h"
#include "ui/base/watchedjob.h"

#include <optional>

namespace sudoku {

class CommandActions;
class Document;
class Settings;

/// The knowledge about the number of solutions of the puzzle on the board. Checks the puzzle in the
/// background a moment after each edit that changes it, and learns the results of other computations. If
/// there are several solutions, it counts them. A new edit stops the check of the old puzzle. Unasked it
/// takes half a second at most; what takes longer is undecided until somebody asks.
class LiveCheck : public QObject
{
    Q_OBJECT

public:
    enum class State { Off, Checking, Unique, Multiple, None, Undecided };

    explicit LiveCheck(const Document &document, QObject *parent = nullptr);

    /// Connects the command that switches the check; \a settings keeps the choice.
    void connectCommands(const CommandActions &actions, Settings &settings);

    /// Solutions are counted up to this number.
    static constexpr std::int64_t maxCounted = 1000;

    State state() const { return m_state; }
    /// Returns how many solutions were found, and whether these are all; nothing unless there are several.
    const std::optional<SolutionCount> &count() const { return m_count; }
    bool isCounting() const { return m_counting.isRunning(); }
    /// Returns what is known about \a puzzle; nothing unless it is the one on the board.
    const CheckResult &knownOf(const Puzzle &puzzle) const;
    /// Returns the solution if it is known to be unique, or null.
    const Grid *onlySolution() const;

    void setEnabled(bool isEnabled);
    /// Checks the puzzle on the board once, even if checking after edits is off, and for longer where that
    /// has not decided it.
    void checkOnce();
    /// Learns the result of another computation about \a puzzle.
    void learn(const Puzzle &puzzle, const CheckResult &result);

signals:
    void stateChanged(sudoku::LiveCheck::State state);
    /// Emitted when more solutions were counted, or all.
    void countChanged();

private:
    void follow();
    void begin();
    void check();
    void know(const CheckResult &result);
    void countSolutions();
    void setCount(const std::optional<SolutionCount> &count);
    void setState(State state);

    const Document &m_document;
    bool m_isEnabled = false;
    bool m_isAsked = false;     // somebody wants to know it of this puzzle
    bool m_wasThorough = false; // the last check of it, or the one that runs, has the time for that
    State m_state = State::Off;
    Puzzle m_puzzle; // the puzzle that is checked
    CheckResult m_known;
    QTimer m_wait;
    Memo m_memo;
    Job m_job;
    std::optional<SolutionCount> m_count;
    WatchedJob<std::int64_t> m_counting;
};

/// Returns a text such as "✓ One solution"; the sign makes it readable without colour.
QString stateText(LiveCheck::State state);
/// Returns the same with the number of solutions as far as it is known: "37 solutions", "More than 1,000
/// solutions", "≥212 solutions, still counting".
QString stateText(const LiveCheck &check);

} // namespace sudoku
