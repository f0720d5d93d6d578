#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/board/puzzle.h"

#include <chrono>
#include <functional>
#include <vector>

namespace sudoku {

class Document;

/// Measures how long the player has worked at a puzzle: from the first entry, mark or colour until the board
/// is solved, without pauses. A board without clues and rules is no puzzle yet. Another puzzle starts it
/// anew; undo brings the time of the earlier one back.
class SolveClock : public QObject
{
    Q_OBJECT

public:
    /// Returns the time that has passed since some moment.
    using Now = std::function<std::chrono::milliseconds()>;

    /// Makes a clock; \a now replaces the time of the system.
    explicit SolveClock(const Document &document, Now now = {}, QObject *parent = nullptr);

    std::chrono::seconds elapsed() const;
    /// Lets the clock go on from \a elapsed, the time that the player has worked at the puzzle before.
    void setElapsed(std::chrono::seconds elapsed);
    bool isRunning() const { return m_isRunning; }
    bool isPaused() const { return m_isPaused; }
    /// Pauses the clock if it runs, or lets it go on.
    void setPaused(bool isPaused);
    /// Sets whether the player is away; that time does not count, and nothing else changes.
    void setAway(bool isAway);

signals:
    /// Emitted each second while the clock runs, and when it starts or stops.
    void changed();
    void pausedChanged(bool isPaused);

private:
    struct TimedPuzzle
    {
        Puzzle puzzle;
        std::chrono::milliseconds time;
    };

    void follow();
    void setRunning(bool isRunning);
    bool isCounting() const { return m_isRunning && !m_isPaused && !m_isAway; }
    std::chrono::milliseconds sinceStart() const;
    void startAnew();
    void rememberTime();
    std::chrono::milliseconds timeBefore(const Puzzle &puzzle) const;

    const Document &m_document;
    Now m_now;
    QElapsedTimer m_system;
    QTimer m_tick;
    Puzzle m_puzzle;                       // the puzzle that the time is about
    std::chrono::milliseconds m_before{};  // the time before the clock began to count last
    std::chrono::milliseconds m_started{}; // when that was
    std::vector<TimedPuzzle> m_earlier;    // the puzzles that undo and redo can bring back
    bool m_isRunning = false;
    bool m_isPaused = false;
    bool m_isAway = false;
};

/// Returns what is said while a clock is paused.
QString pausedText();

/// Returns a time as clocks show it: "3:05", "1:02:03".
QString clockText(std::chrono::seconds time);

} // namespace sudoku
