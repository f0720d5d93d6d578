#pragma once

#include <QObject>

#include "ui/base/message.h"
#include "ui/files/recovery/unsavedwork.h"
#include "ui/list/collection/collectionprogress.h"

#include <memory>
#include <optional>
#include <vector>

namespace sudoku {

class BoardEditor;
class Collection;
class Document;
class FileController;
class Generator;
class Journal;
class JournalFiles;
class PuzzleRater;
class RecentPuzzles;
class Recovery;
class SolveClock;

/// The work of a window, which must not be lost: a journal keeps it, what another window left is restored,
/// a board without a file is kept as a recent puzzle when another one takes its place or the window is
/// closed, and the user is asked before anything else goes.
class WindowWork : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that know a part of the work.
    struct Parts
    {
        const Document &document;
        BoardEditor &editor;
        SolveClock &clock;
        FileController &files;
        Generator &generator;
        Collection &collection;
        const PuzzleRater &rater;
    };

    explicit WindowWork(const Parts &parts, QObject *parent = nullptr);

    /// Keeps unsaved work in a journal of \a recovery from now on, and boards as its recent puzzles.
    void keepIn(Recovery &recovery);
    /// Returns whether nothing was done in the window and nothing is being opened in it.
    bool isUntouched() const;
    /// Restores the work that another window left in \a files.
    void restore(const UnsavedWork &work, const std::vector<ListedPuzzle> &puzzles,
                 std::shared_ptr<JournalFiles> files);
    /// Opens the recent puzzle of the file \a path as it was left.
    void resume(const QString &path);
    /// Brings back the board of \a puzzle as it was kept, or leaves it if it is there now. Returns false if
    /// it was not kept.
    bool resumePuzzle(const Puzzle &puzzle);
    /// Returns a sentence on the board that was there before the exercise that is there now: that it is kept
    /// and how to come back; an empty text if nothing was there.
    QString textOfBoardBefore() const;
    /// Brings back the board that was there before the exercises. Returns false if the board is no exercise.
    bool leaveExercise();
    /// Asks whether unsaved work may be lost, and ends the journal if so. Returns false if the user keeps the
    /// work.
    bool mayClose();

signals:
    void message(const sudoku::Message &message);

private:
    UnsavedWork board() const;
    UnsavedWork unsaved() const;
    bool keepBoard();
    bool keepGenerated();
    void noteBoardBefore();
    void restoreBoardBefore();

    Parts m_parts;
    Journal *m_journal = nullptr;      // null if no work is kept
    RecentPuzzles *m_recent = nullptr; // the same
    QString m_recentPath;              // of the file that keeps the board as a recent puzzle, or empty

    /// The board before exercises.
    struct BoardBefore
    {
        UnsavedWork work;
        QString recentPath; ///< of the file that keeps it as a recent puzzle, or empty
    };
    std::optional<BoardBefore> m_before;
};

} // namespace sudoku
