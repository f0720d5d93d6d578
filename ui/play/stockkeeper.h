#pragma once

#include <QObject>
#include <QTimer>

#include "ui/generate/puzzlefactory.h"
#include "ui/play/puzzlestock.h"

#include <functional>

namespace sudoku {

/// Fills a PuzzleStock, one puzzle after the other at a low priority, while the user does nothing and the
/// program computes nothing else. A key or a click stops it. A full stock costs nothing: no timer runs.
class StockKeeper : public QObject
{
    Q_OBJECT

public:
    explicit StockKeeper(const QString &folder, QObject *parent = nullptr);

    /// Lets \a isBusy tell whether the program computes something for the user.
    void setBusy(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }
    /// Sets how long the user must have done nothing.
    void setPatience(std::chrono::milliseconds patience) { m_wait.setInterval(patience); }
    /// Fills the stock from now on.
    void start();
    /// Makes puzzles of \a kind too, which is played now.
    void setLast(const PlayKind &kind);
    /// Takes a puzzle out, and makes another one later. Returns nothing if there is none of \a kind.
    std::optional<Board> take(const PlayKind &kind);
    const PuzzleStock &stock() const { return m_stock; }

signals:
    /// Emitted when there is nothing to do until a puzzle is taken.
    void ended();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeNext();
    void add(const MadePuzzle &made);
    void goOn();
    void end();

    PuzzleStock m_stock;
    PuzzleFactory m_factory;
    QTimer m_wait;
    std::function<bool()> m_isBusy;
    const PlayKind *m_making = nullptr; // null if nothing is made
    const PlayKind *m_last = nullptr;   // null if nothing was played
    bool m_hasAdded = false;            // whether the last puzzle was made and written
    bool m_isInterrupted = false;       // whether the user has done something since it was ordered
    bool m_isWatching = false;          // whether keys and clicks are heard
};

/// Returns the board of a puzzle that was just made, with its level.
Board boardOf(const MadePuzzle &made);

/// Returns an order for one puzzle of \a kind with a random seed.
PuzzleOrder orderOf(const PlayKind &kind);

} // namespace sudoku
