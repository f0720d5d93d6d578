#pragma once

#include <QObject>

#include "ui/commands/commands.h"
#include "ui/play/startcard.h"

namespace sudoku {

class CommandActions;
class FileController;
class Play;
struct PlayKind;
class RecentPuzzles;

/// Offers on an empty board what people come for: to continue the last unfinished board, to play, to type a
/// puzzle in, to paste or to open one. Shows the recent puzzles.
class Starter : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        BoardView &view;
        QWidget &area; ///< the viewport of the board; a screen reader finds no card outside it
        FileController &files;
        Play &play;
        const CommandActions &actions;
    };

    explicit Starter(const Parts &parts, QObject *parent = nullptr);

    /// Offers the boards of \a recent too.
    void setRecent(RecentPuzzles &recent);
    /// Shows the card, which closes at the first key that is not for it.
    void offer();
    StartCard &card() { return m_card; }

signals:
    /// Emitted when the user wants the board that the file \a path keeps.
    void resumeRequested(const QString &path);

private:
    std::vector<StartAction> actions();
    std::vector<StartAction> levels() const;
    std::vector<StartAction> otherBoards() const;
    StartAction kind(const PlayKind &kind, const QString &title) const;
    StartAction command(Command command, const QString &title, const QString &note) const;
    void showRecent();
    void askForNew();

    Parts m_parts;
    StartCard &m_card;                 // a child of the area
    RecentPuzzles *m_recent = nullptr; // null if nothing is kept
};

} // namespace sudoku
