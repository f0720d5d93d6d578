#pragma once

#include <QObject>

#include "core/board/puzzle.h"

namespace sudoku {

class Document;

/// Watches the board for the end of a game: the player's own entry makes it full and no rule is broken. A
/// board that was opened full, that Solve filled, or that has no clues is no game.
class GameWatch : public QObject
{
    Q_OBJECT

public:
    explicit GameWatch(const Document &document, QObject *parent = nullptr);

    /// Returns how often the player was helped with this puzzle.
    int hints() const { return m_hints; }
    void noteHint() { ++m_hints; }
    /// Notes that the program enters digits: what ends by them is no game of the player's.
    void noteFilling() { m_isKnown = true; }

signals:
    /// Emitted at each change of the board, before finished().
    void moved();
    /// Emitted at the end of a game; \a isFirst unless the same end was reached before, then undone.
    void finished(bool isFirst);

private:
    void follow();
    bool isFinished() const;

    const Document &m_document;
    Puzzle m_puzzle;        // the game's
    bool m_wasOpen = false; // at least one cell, since this puzzle came
    bool m_isKnown = false; // it was finished before
    int m_hints = 0;
};

} // namespace sudoku
