#pragma once

#include <QObject>
#include <QPersistentModelIndex>

#include "core/board/board.h"
#include "ui/base/messagebar.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/leftsteps.h"
#include "ui/list/listreader.h"

#include <functional>
#include <optional>
#include <string>

class QWidget;

namespace sudoku {

class BoardView;
class CollectionEditor;
class CollectionPanel;
class CommandActions;
class Document;
class FileController;
class Publisher;
class PuzzleRater;
class Settings;
struct UnsavedWork;

/// The list of puzzles beside the board, those of a file with many or generated ones: shows them, opens them
/// on the board, and keeps what was done with each.
class Collection : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        Document &document;
        BoardView &view;
        FileController &files;
        Publisher &publisher;
        const PuzzleRater &rater;
        const Settings &settings;
    };

    Collection(const Parts &parts, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    CollectionPanel *panel() { return m_panel; }

    /// Keeps what is done with puzzles in \a folder from now on.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// Reads the file \a path in the background. Its first puzzle is on the board.
    void open(const QString &path);
    /// Adds to \a work where the board is in its list.
    void addTo(UnsavedWork &work) const;
    /// Shows the list that the board of \a work was in. The board and the generated puzzles are there
    /// already.
    void restore(const UnsavedWork &work);
    /// Shows another list, such as the generated puzzles. Returns false if the user keeps the one that is
    /// there, because it is not saved.
    bool show(CollectionModel &model);
    /// Opens the puzzle of that row on the board. Asks over \a parent. Returns false if the user keeps what
    /// is there.
    bool openRow(int row, QWidget *parent = nullptr);
    /// Returns how many puzzles the list has.
    int puzzleCount() const;
    /// Returns whether a puzzle is being opened for somebody who is in the list and stays there.
    bool keepsKeyboard() const { return m_keepsKeyboard; }
    /// Returns what the title of the window says while the board is one of the list, such as "Puzzle 3 of 25
    /// — class.txt", or nothing.
    QString title() const;
    /// Returns whether the board is one of a list that would lose something.
    bool isListModified() const;
    /// Lets \a goOn say how an exercise on the board goes on, which the commands for the next and the
    /// previous puzzle leave alone; it returns nothing if there is none.
    void setExercise(std::function<std::optional<Offer>()> goOn) { m_exercise = std::move(goOn); }
    /// Keeps the puzzle on the board as it is, if it is one of the collection.
    void keepCurrent();
    /// Adds the board to the list, at its end.
    void addBoard();
    /// Asks whether changes of the list of a file may be lost. Returns false if the user keeps them.
    bool mayDiscard();

signals:
    /// Emitted when there is a collection to show.
    void wanted();
    /// Emitted when title() or isListModified() may have changed.
    void titleChanged();
    void message(const sudoku::Message &message);

private:
    /// The puzzle that was on the board when it was removed from the list.
    struct RemovedPuzzle
    {
        int row;
        int changeIndex; ///< of the history before that step
    };

    void begin(const QString &path, const std::shared_ptr<const std::string> &text);
    void take(const std::vector<PuzzlePlace> &places);
    void goOn(int first);
    void restoreChanges();
    void attachRestored();
    void leave();
    void comeBack();
    void step(int by);
    void setCurrent(const QModelIndex &index);
    void select(const QModelIndex &index);
    bool saveList(bool asksForName);
    void use(CollectionModel &model);
    bool leaveCurrent();
    void followBoard();
    bool put(int row, QWidget *parent);
    void putForList(int row);
    void follow(CollectionModel &model);
    void noteRemoval();
    void replaceRemoved();
    void bringBack();
    CollectionModel &model() const;
    PuzzleState stateOfBoard() const;
    void takeRating();

    Parts m_parts;
    CollectionModel *m_fileModel; // of a file, or of puzzles that were added
    CollectionPanel *m_panel;     // shows that one or another
    CollectionEditor *m_editor;
    QPersistentModelIndex m_current;           // of the puzzle on the board, or invalid
    std::vector<QPersistentModelIndex> m_left; // of puzzles that were on it before ones from elsewhere
    LeftSteps m_steps;
    QString m_folder;
    ListReader m_reader;
    bool m_isOpening = false;
    PuzzleInfo m_listedInfo; // what the list says of the puzzle on the board
    bool m_keepsKeyboard = false;
    std::optional<RemovedPuzzle> m_removed;
    bool m_isFirstOnBoard = false; // the first puzzle of the file, which was opened before the list was read
    bool m_isUntouched = false;    // it is on the board since then
    int m_stepsWaiting = 0;        // from there, until the list is read
    std::optional<int> m_restoredRow;                 // of the board, until the list is read so far
    std::optional<ListArrangement> m_restoredChanges; // of the list, until all of it is read
    std::function<std::optional<Offer>()> m_exercise;
};

} // namespace sudoku
