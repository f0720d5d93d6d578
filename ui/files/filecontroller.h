#pragma once

#include <QObject>
#include <QString>

#include "core/board/board.h"
#include "ui/base/messagebar.h"
#include "ui/files/puzzlereader.h"
#include "ui/recovery/unsavedwork.h"

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

/// New, open and save, with the questions and errors that come with them.
class FileController : public QObject
{
    Q_OBJECT

public:
    /// \a view is the parent of dialogs and knows the symbols to write.
    FileController(Document &document, BoardView &view, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    void newPuzzle();
    void open();
    /// As a new document that is not saved, after saying that \a name was opened. False when the user, asked
    /// in front of \a parent, would rather keep what is there.
    bool openPuzzle(const Puzzle &puzzle, const QString &name, QWidget *parent = nullptr);
    /// Reads it in the background.
    void openFile(const QString &path) { m_reader.read(path); }
    bool isReading() const { return m_reader.isReading(); }
    void stopReading() { m_reader.stop(); }
    /// In the format that the file has. Asks where another program has changed the file. False when the user
    /// would rather not, or it could not be written.
    bool save();
    /// In the same one, or that which the suffix stands for.
    bool saveAs();
    /// What there is to be kept of the document while it is not saved.
    UnsavedWork unsavedWork() const;
    /// The document as it was, saved or not.
    void restore(const UnsavedWork &work);
    /// Whether the document may be dropped: it is saved, or the user said so in front of \a parent.
    bool mayDiscard(QWidget *parent = nullptr);
    /// Another board may come without a question where \a isKept tells that this one can be had again.
    void setKeeper(std::function<bool(const Board &)> isKept) { m_isKept = std::move(isKept); }

signals:
    void message(const sudoku::Message &message);
    /// About \a board, which comes next: so that nothing else is said of it first.
    void messageAbout(const sudoku::Board &board, const sudoku::Message &message);
    void readingChanged(bool isReading);
    /// Reading takes long enough for that to be shown.
    void busy(const QString &text);
    /// Another board came into the window; \a hasGivens tells whether it is a puzzle already.
    void replaced();

private:
    void fillRecentMenu(QMenu &menu);
    void show(const PuzzleFile &file);
    bool mayReplace(QWidget *parent = nullptr);
    void sayOpened(const Board &board, const QString &opened, const QString &remarks = {});
    const Format &formatFor(const QString &path) const;
    bool saveTo(const QString &path, const Format &format);
    void replace(const Board &board, const QString &path, std::string_view formatId,
                 const FileFingerprint &fingerprint = {});

    Document &m_document;
    BoardView &m_view;
    Settings &m_settings;
    const Format *m_format;        ///< that the document's file has, or is to get
    FileFingerprint m_fingerprint; ///< of the document's file
    PuzzleReader m_reader;
    std::function<bool(const Board &)> m_isKept;
};

} // namespace sudoku
