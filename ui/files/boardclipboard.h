#pragma once

#include <QObject>
#include <QTimer>

#include "ui/base/messagebar.h"

#include <functional>
#include <utility>

class QImage;
class QMimeData;

namespace sudoku {

struct Board;
class BoardView;
class CommandActions;
class Document;
class FileController;
class LiveCheck;
struct Exporter;
struct Format;
struct TextError;
struct TextPuzzle;

/// Copies the board as text, and reads puzzles from the clipboard and from drops on the window.
class BoardClipboard : public QObject
{
    Q_OBJECT

public:
    /// Makes a clipboard that writes digits in the symbols of \a view. What is pasted becomes a new puzzle of
    /// \a files.
    BoardClipboard(Document &document, FileController &files, BoardView &view, QObject *parent = nullptr);

    /// Lets links state the solution that \a liveCheck knows, or finds soon.
    void setLiveCheck(LiveCheck &liveCheck);
    void connectCommands(const CommandActions &actions);
    /// Sets what takes a text in which there is no puzzle; it returns false if there is nothing for it
    /// either.
    void setOtherReader(std::function<bool(const QString &text)> reader)
    {
        m_otherReader = std::move(reader);
    }
    /// Makes the puzzle in \a data, which was dropped on the window, the board.
    void drop(const QMimeData &data);

signals:
    void message(const sudoku::Message &message);
    /// Emitted when files, not text, were pasted or dropped.
    void filesTaken(const QStringList &paths);
    /// Emitted when a picture was pasted or dropped, and no text with a puzzle beside it.
    void pictureTaken(const QImage &picture);
    /// Emitted when the pasted puzzle, which is on the board, is wanted in the list.
    void listingRequested();

private:
    void copyText(const QString &text);
    /// Copies \a text and says \a sentence.
    void copy(const QString &text, const QString &sentence);
    void copyAs(const Format &format);
    void copyShared(const Format &format);
    void copyWaiting();
    void copyAs(const Exporter &exporter);
    /// Makes the puzzle in \a data the board, or says \a nothingFound.
    void pasteFromClipboard();
    void take(const QMimeData &data, const QString &nothingFound);
    void takeText(const QString &text, const QString &nothingFound);
    void paste(const TextPuzzle &pasted);
    void addOffer(Message &message, const Board &pasted);
    void sayNothingFound(const QString &sentence, const QString &text, TextError error);

    Document &m_document;
    FileController &m_files;
    BoardView &m_view;
    std::function<bool(const QString &text)> m_otherReader;
    LiveCheck *m_liveCheck = nullptr;
    const Format *m_waiting = nullptr; // copied when the number of solutions is known
    QTimer m_wait;                     // how long that may take
};

} // namespace sudoku
