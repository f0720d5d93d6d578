#pragma once

#include <QObject>

#include "ui/base/messagebar.h"

class QMimeData;

namespace sudoku {

struct Board;
class BoardView;
class CommandActions;
class Document;
struct Format;

/// Copies the board as text, and takes puzzles from the clipboard and from what is dropped on the window.
class BoardClipboard : public QObject
{
    Q_OBJECT

public:
    /// \a view knows the symbols.
    BoardClipboard(Document &document, BoardView &view, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Text becomes the board.
    void take(const QMimeData &data);

signals:
    void message(const sudoku::Message &message);
    /// About \a board, which comes next: so that nothing else is said of it first.
    void messageAbout(const sudoku::Board &board, const sudoku::Message &message);
    /// Files, not text, were pasted or dropped.
    void filesTaken(const QStringList &paths);

private:
    /// \a losses is a sentence that follows the answer, or nothing.
    void copy(const QString &text, const QString &losses = {});
    void copyAs(const Format &format);
    void paste(const QString &text);

    Document &m_document;
    BoardView &m_view;
};

} // namespace sudoku
