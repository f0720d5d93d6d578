#pragma once

#include <QObject>
#include <QString>

#include "core/board/board.h"
#include "ui/messagebar.h"

class QWidget;

namespace sudoku {

class BoardView;
class Document;
class Settings;

/// New, open and save, with the questions and errors that come with them.
class FileController : public QObject
{
    Q_OBJECT

public:
    /// \a view is the parent of dialogs and knows the symbols to write.
    FileController(Document &document, BoardView &view, Settings &settings, QObject *parent = nullptr);

    void newPuzzle();
    void open();
    /// As a new document that is not saved. False when the user would rather keep what is there.
    bool openPuzzle(const Puzzle &puzzle);
    void openFile(const QString &path);
    /// False when the user would rather not, or it could not be written.
    bool save();
    bool saveAs();
    /// Whether the document may be dropped: it is saved, or the user said so.
    bool mayDiscard();

signals:
    void message(const sudoku::Message &message);
    /// Another board came into the window; \a hasGivens tells whether it is a puzzle already.
    void replaced(bool hasGivens);
    void recentFilesChanged();

private:
    bool saveTo(const QString &path);
    void replace(const Board &board, const QString &path);

    Document &m_document;
    BoardView &m_view;
    Settings &m_settings;
};

} // namespace sudoku
