#pragma once

#include <QObject>
#include <QString>

#include "core/board/board.h"
#include "ui/base/message.h"
#include "ui/generate/puzzlefactory.h"

#include <optional>

class QMenu;

namespace sudoku {

class CommandActions;
class FileController;
class Settings;
class StockKeeper;
struct PlayKind;

/// Puts a new puzzle on the board without a form: one that was made ahead, or else a new one.
class Play : public QObject
{
    Q_OBJECT

public:
    Play(Settings &settings, FileController &files, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Takes puzzles from \a stock as long as it has some.
    void setStock(StockKeeper &stock) { m_stock = &stock; }

    void play(const PlayKind &kind);
    /// Returns the kind that was played last.
    const PlayKind &last() const;
    /// Returns whether a puzzle is being made.
    bool isMaking() const { return m_making != nullptr; }

signals:
    void message(const sudoku::Message &message);
    /// Emitted when a puzzle to play is on the board.
    void opened();
    void makingChanged(bool isMaking);
    /// Emitted when making takes so long that the window shows it.
    void busy(const QString &text);

private:
    void fillMenu(QMenu &menu);
    void open(const PlayKind &kind, const Board &board);
    void setMaking(const PlayKind *kind);
    void end(const OrHalt<Outcome> &outcome);

    Settings &m_settings;
    FileController &m_files;
    StockKeeper *m_stock = nullptr; // null if nothing is made ahead
    PuzzleFactory m_factory;
    const PlayKind *m_making = nullptr; // null if nothing is made
    std::optional<Board> m_made;        // the puzzle, until its making ends
};

} // namespace sudoku
