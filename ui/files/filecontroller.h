#pragma once

#include <QObject>
#include <QString>

#include "core/board/board.h"
#include "ui/base/messagebar.h"
#include "ui/files/puzzlereader.h"
#include "ui/files/recovery/unsavedwork.h"

#include <functional>
#include <string_view>

class QMenu;
class QWidget;

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class Settings;
struct Format;
struct Variant;

/// Makes, opens and saves puzzles, and shows the questions and errors of these operations.
class FileController : public QObject
{
    Q_OBJECT

public:
    /// \a view is the parent of dialogs and knows the symbols in which digits are written.
    FileController(Document &document, BoardView &view, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    /// Starts an empty board of the shape and the rules of \a puzzle, on which constraints of the kind \a
    /// drawn come first unless it is null.
    void startEmpty(const Puzzle &puzzle, const Variant *drawn = nullptr);
    void open();
    /// Opens \a board, of no file, with the message that it was opened, as long as \a name knows what to call
    /// it. Asks nothing.
    void openBoard(const Board &board, const std::function<QString()> &name);
    /// Makes \a board, which was pasted, a new puzzle of no file, as a step that undo takes back with the
    /// file. A board that is kept elsewhere stays there as it is. Without any digit, whatever rules it has,
    /// it is still to be typed: digits are givens.
    void startFrom(const Board &board, const QString &what, const Compose &message);
    /// Makes \a board a new document without asking, and counts it as saved: it can be made again.
    void openExercise(const Board &board);
    /// Returns whether the document was made so, and has no file since.
    bool isExercise() const { return m_isExercise; }
    /// Reads the file in the background and opens its first puzzle.
    void openFile(const QString &path) { m_reader.read(path); }
    bool isReading() const { return m_reader.isReading(); }
    void stopReading() { m_reader.stop(); }
    /// Saves the document in the format of its file. Asks if another program has changed the file. Returns
    /// false if the user cancels or the file cannot be written.
    bool save();
    /// Asks for a name and saves the document in the format of its suffix, or in the current format.
    bool saveAs();
    /// Returns the work that would be lost, or a document that is saved.
    UnsavedWork unsavedWork() const;
    /// Restores a document with its file and its unsaved changes, and shows \a message.
    void restore(const UnsavedWork &work, const Message &message);
    /// Returns whether the document may be replaced: it is saved, it has no file and is kept without a
    /// question, or the user agrees in a dialog in front of \a parent.
    bool mayDiscard(QWidget *parent = nullptr);
    /// Returns whether another board may take the place of the document: it is kept elsewhere, or may be
    /// discarded.
    bool mayReplace();
    /// Returns whether the board is kept elsewhere, and keeps it there as it is now.
    bool isKept() { return m_isKept && m_isKept(); }
    /// Sets the function for isKept(). Such a board is replaced without a question.
    void setKeeper(std::function<bool()> isKept) { m_isKept = std::move(isKept); }
    /// Sets the function that keeps a board without a file where the user finds it again. It returns false if
    /// it cannot.
    void setAutosave(std::function<bool()> autosave) { m_autosave = std::move(autosave); }
    /// Sets a function that tells whether the board is one of a list, and then saves the whole list, under a
    /// name for which it asks if \a asksForName is set. The commands to save never save one puzzle of a list.
    void setListSaver(std::function<bool(bool asksForName)> saveList) { m_saveList = std::move(saveList); }

signals:
    void message(const sudoku::Message &message);
    void readingChanged(bool isReading);
    /// Emitted when reading takes so long that the window shows it.
    void busy(const QString &text);
    /// Emitted after the first puzzle of the file \a path was opened, if the file has more.
    void manyFound(const QString &path);
    /// Emitted when the file to be opened is a picture.
    void pictureFound(const QString &path);
    /// Emitted when a new board was made on which constraints of \a kind are to be drawn.
    void drawingRequested(const sudoku::Variant &kind);
    /// Emitted when another puzzle was opened or pasted.
    void replaced();
    /// Emitted when the board was saved in a file.
    void saved();
    /// Emitted before an exercise takes the place of a board that is none.
    void exercisesBegin();
    /// Emitted before a pasted puzzle, or by its undo the one before it, comes onto the board.
    void leaving();
    /// Emitted when undo has taken a pasted puzzle back.
    void broughtBack();

private:
    /// Where the board comes from.
    struct Origin
    {
        QString path = {};                ///< of its file, or empty
        const Format *format;             ///< of its file, or of the file to come
        FileFingerprint fingerprint = {}; ///< of its file
        bool isExercise = false;          ///< whether the program made it, and can make it again
    };

    void exchangeOrigin(Origin &other);
    bool keepUnasked();
    void fillRecentMenu(QMenu &menu);
    void show(const PuzzleFile &file);
    const Format &formatFor(const QString &path) const;
    QString suggestedPath() const;
    bool saveTo(const QString &path, const Format &format);
    bool saveInto(const QString &path, const std::string &before);
    bool write(const QString &path, const Format &format, const QByteArray &text);
    void replace(const Board &board, const Compose &message, const QString &path = {},
                 std::string_view formatId = {}, const FileFingerprint &fingerprint = {},
                 bool isExercise = false);

    Document &m_document;
    BoardView &m_view;
    Settings &m_settings;
    const Format *m_format;        ///< the format of the document's file, or of the file to come
    FileFingerprint m_fingerprint; ///< of the document's file
    bool m_isExercise = false;     ///< whether the program made it, and can make it again
    PuzzleReader m_reader;
    std::function<bool()> m_isKept;
    std::function<bool()> m_autosave;
    std::function<bool(bool asksForName)> m_saveList;
};

} // namespace sudoku
