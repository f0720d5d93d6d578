#pragma once

#include <QObject>
#include <QPersistentModelIndex>

#include "core/board/board.h"
#include "ui/base/detachedtask.h"
#include "ui/base/job.h"
#include "ui/base/messagebar.h"
#include "ui/collection/collectionmodel.h"

#include <string>

class QWidget;

namespace sudoku {

class CollectionPanel;
class CommandActions;
class Document;
class FileController;
class Publisher;
class Settings;

/// The puzzles of a file with many: shows them, opens them on the board, and keeps what was done with each.
class Collection : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        Document &document;
        FileController &files;
        Publisher &publisher;
        const Settings &settings;
    };

    Collection(const Parts &parts, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    CollectionPanel *panel() { return m_panel; }
    const CollectionModel &model() const { return *m_model; }

    /// Keeps what is done with puzzles in \a folder from now on.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// Reads the file \a path in the background. Its first puzzle is on the board.
    void open(const QString &path);
    /// Opens the puzzle of that row on the board. Returns false if the user keeps what is there.
    bool openRow(int row);
    /// Keeps the puzzle on the board as it is, if it is one of the collection.
    void keepCurrent();
    /// Returns whether the puzzle on the board is one of the collection, so that it is kept.
    bool isOnBoard() const { return m_current.isValid(); }
    /// Asks whether changes of the list may be lost. Returns false if the user keeps them.
    bool mayDiscard();

signals:
    /// Emitted when there is a collection to show.
    void wanted();
    void message(const sudoku::Message &message);

private:
    void find(const QString &path, const std::shared_ptr<const std::string> &text);
    void take(const std::vector<PuzzlePlace> &places);
    void step(int by);
    void addBoard();
    void removeSelected();
    void moveSelected(int by);
    bool save();
    void print();
    PuzzleState stateOfBoard() const;

    Parts m_parts;
    CollectionModel *m_model;
    CollectionPanel *m_panel;
    QPersistentModelIndex m_current; // of the puzzle on the board, or invalid
    QString m_folder;
    QString m_path; // of the file
    DetachedTask m_reading;
    Job m_job;
    bool m_isOpening = false;
    bool m_isFirstOnBoard = false; // the first puzzle of the file, which was opened before the list was read
    int m_stepsWaiting = 0;        // from there, until the list is read
};

} // namespace sudoku
