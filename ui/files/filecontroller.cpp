#include "ui/files/filecontroller.h"

#include "core/formats/formats.h"
#include "core/formats/replacepuzzle.h"
#include "ui/base/filedialog.h"
#include "ui/base/overwritequestion.h"
#include "ui/base/savepath.h"
#include "ui/base/savequestion.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filefilters.h"
#include "ui/text/boardtext.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"
#include "ui/text/textsuffixes.h"
#include "ui/text/words.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace sudoku {
namespace {

QString nameOf(const QString &path)
{
    return QFileInfo(path).fileName();
}

Message openedMessage(const QString &opened, const QString &remarks = {})
{
    const QString text =
        FileController::tr("%1 F9 solves it; F8 checks whether it has exactly one solution.").arg(opened);
    return {.text = text + remarks};
}

Compose composed(const Message &message)
{
    return [message] { return message; };
}

} // namespace

FileController::FileController(Document &document, BoardView &view, Settings &settings, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_settings(settings),
      m_format(&defaultFileFormat())
{
    connect(&document, &Document::puzzleExchanged, this,
            [this](bool isUndone) { isUndone ? emit broughtBack() : emit replaced(); });
    connect(&m_reader, &PuzzleReader::readingChanged, this, &FileController::readingChanged);
    connect(&m_reader, &PuzzleReader::busy, this, &FileController::busy);
    connect(&m_reader, &PuzzleReader::finished, this, &FileController::show);
    connect(&m_reader, &PuzzleReader::stopped, this, [this](const QString &path) {
        emit message({.text = tr("Reading %1 was stopped.").arg(nameOf(path))});
    });
}

void FileController::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Open, this, [this] { open(); });
    actions.on(Command::Save, this, [this] {
        if (!m_saveList || !m_saveList(false))
            save();
    });
    actions.on(Command::SaveAs, this, [this] {
        if (!m_saveList || !m_saveList(true))
            saveAs();
    });
    actions.on(Command::Stop, this, [this] { stopReading(); });
    QMenu &recent = actions.submenu(Command::OpenRecent);
    const auto fill = [this, &recent] { fillRecentMenu(recent); };
    fill();
    for (QObject *object : recent.menuAction()->associatedObjects()) // other windows open files too
        if (auto *menu = qobject_cast<QMenu *>(object))
            connect(menu, &QMenu::aboutToShow, this, fill);
}

void FileController::fillRecentMenu(QMenu &menu)
{
    menu.clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString &path : files)
        connect(menu.addAction(QFileInfo(path).fileName()), &QAction::triggered, this,
                [this, path] { openFile(path); });
    menu.addSeparator();
    connect(menu.addAction(tr("&Forget These Files")), &QAction::triggered, this, [this, &menu] {
        m_settings.clearRecentFiles();
        menu.setEnabled(false);
    });
    menu.setEnabled(!files.isEmpty());
}

void FileController::startEmpty(const Puzzle &puzzle, const Variant *drawn)
{
    if (!mayReplace())
        return;
    replace(Board(puzzle), {});
    if (drawn)
        emit drawingRequested(*drawn);
}

void FileController::open()
{
    const QString folder = QFileInfo(m_document.filePath()).path();
    const QString path = askForOpenPath(m_view.window(), tr("Open Puzzle"), folder, openFilter());
    if (!path.isEmpty())
        openFile(path);
}

void FileController::openBoard(const Board &board, const std::function<QString()> &name)
{
    replace(board, [name] {
        const QString known = name();
        return known.isEmpty() ? Message() : openedMessage(tr("Opened %1.").arg(known));
    });
}

void FileController::openExercise(const Board &board)
{
    if (!m_isExercise)
        emit exercisesBegin();
    replace(board, {}, {}, {}, {}, true);
}

void FileController::startFrom(const Board &board, const QString &what, const Compose &message)
{
    isKept();
    const auto other = std::make_shared<Origin>(Origin{.format = &defaultFileFormat()});
    const auto exchange = [this, other] { exchangeOrigin(*other); };
    const bool hasDigits = board.digits().filledCount() > 0;
    m_document.edit(
        board, what,
        {.role = hasDigits ? firstRole(board) : DigitRole::Given, .exchange = exchange, .message = message});
}

void FileController::exchangeOrigin(Origin &other)
{
    keepUnasked();
    emit leaving();
    const Origin own{m_document.filePath(), m_format, m_fingerprint, m_isExercise};
    m_format = other.format;
    m_fingerprint = other.fingerprint;
    m_isExercise = other.isExercise;
    m_document.setFilePath(other.path);
    other = own;
}

void FileController::show(const PuzzleFile &file)
{
    const QString name = nameOf(file.path);
    if (file.isPicture) {
        m_settings.addRecentFile(file.path);
        emit pictureFound(file.path);
        return;
    }
    if (!file.first) {
        emit message({Message::Kind::Problem, tr("Cannot open %1: %2").arg(name, file.first.error())});
        return;
    }
    const auto &[puzzle, hasMore] = *file.first;
    if (!puzzle) {
        emit message({Message::Kind::Problem,
                      tr("Cannot read %1: %2.").arg(name, errorWithPlaceText(puzzle.error()))});
        return;
    }
    if (!mayReplace())
        return;
    m_settings.addRecentFile(file.path);
    const QString opened = hasMore ? tr("Opened the first puzzle of %1.") : tr("Opened %1.");
    const Compose message = composed(openedMessage(opened.arg(name), remarkSentences(*puzzle)));
    if (hasMore) { // saving must not put one puzzle in the place of a whole collection
        replace(puzzle->board, message);
        emit manyFound(file.path);
    } else {
        replace(puzzle->board, message, file.path, puzzle->formatId, file.fingerprint);
    }
}

bool FileController::save()
{
    const QString path = m_document.filePath();
    if (path.isEmpty())
        return saveAs();
    const FileFingerprint::State state = m_fingerprint.state(path);
    if (state != FileFingerprint::State::Same)
        switch (askToOverwrite(m_view.window(), path, state)) {
        case OverwriteAnswer::Save:
            break;
        case OverwriteAnswer::SaveAs:
            return saveAs();
        case OverwriteAnswer::Cancel:
            return false;
        }
    if (state == FileFingerprint::State::Same)
        if (const auto before = readFile(path, static_cast<qint64>(maxPuzzleText)))
            return saveInto(path, before->toStdString());
    return saveTo(path, *m_format);
}

/// Puts the puzzle into the text of its file and keeps the comments. Asks for another name if the puzzle was
/// found in a page or in a text of another program.
bool FileController::saveInto(const QString &path, const std::string &before)
{
    const std::optional<std::string> text = replacePuzzle(before, m_document.board(), *m_format);
    return text ? write(path, *m_format, QByteArray::fromStdString(*text)) : saveAs();
}

bool FileController::saveAs()
{
    const QString path = askForSavePath(m_view.window(), tr("Save Puzzle"), suggestedPath(), saveFilter(),
                                        textSuffixes() + suffixesOf(*m_format));
    return !path.isEmpty() && saveTo(path, formatFor(path));
}

/// Returns the path of the file, with another suffix if that is one of another kind of file.
QString FileController::suggestedPath() const
{
    const QString path = m_document.filePath();
    const QString suffix = QFileInfo(path).suffix();
    const QStringList known = textSuffixes() + suffixesOf(ownFormat()) + suffixesOf(*m_format);
    return path.isEmpty() || !known.contains(suffix) ? m_document.suggestedPath(defaultFileFormat().suffix)
                                                     : path;
}

/// Returns the format of the file, unless the suffix is that of another one.
const Format &FileController::formatFor(const QString &path) const
{
    const QString suffix = QFileInfo(path).suffix();
    if (suffix == QFileInfo(m_document.filePath()).suffix())
        return *m_format;
    return formatOfSuffix(suffix);
}

bool FileController::saveTo(const QString &path, const Format &format)
{
    if (!format.fits(m_document.board())) {
        emit message(
            {Message::Kind::Problem,
             tr("Cannot save %1: %2")
                 .arg(nameOf(path), asSentence(misfitText(format, m_document.board().puzzle.geometry)))});
        return false;
    }
    return write(path, format, QByteArray::fromStdString(format.write(m_document.board(), m_view.symbols())));
}

bool FileController::write(const QString &path, const Format &format, const QByteArray &text)
{
    if (const auto error = saveFile(path, text)) {
        emit message({Message::Kind::Problem, tr("Cannot save %1: %2").arg(nameOf(path), *error)});
        return false;
    }
    const bool isNew = path != m_document.filePath();
    m_document.setSaved(path);
    m_format = &format;
    m_fingerprint = FileFingerprint(text);
    m_isExercise = false;
    m_settings.addRecentFile(QFileInfo(path).absoluteFilePath());
    emit saved();
    const Board &board = m_document.board();
    const QString losses =
        isNew ? lossSentence(board, format) + betterLinkSentence(board, format) : QString();
    emit message({.text = tr("Saved as %1.").arg(nameOf(path)) + losses});
    return true;
}

UnsavedWork FileController::unsavedWork() const
{
    return {.board = m_document.board(),
            .isModified = m_document.isModified(),
            .filePath = m_document.filePath(),
            .formatId = std::string(m_format->id),
            .fingerprint = m_fingerprint,
            .time = QDateTime::currentDateTime()};
}

void FileController::restore(const UnsavedWork &work, const Message &message)
{
    replace(work.board, composed(message), work.filePath, work.formatId, work.fingerprint);
    if (work.isModified)
        m_document.undoStack().resetClean();
}

bool FileController::mayReplace()
{
    return isKept() || mayDiscard();
}

bool FileController::mayDiscard(QWidget *parent)
{
    if (keepUnasked() || !m_document.isModified())
        return true;
    return askToSave(parent ? parent : m_view.window(), tr("Unsaved Puzzle"),
                     tr("The puzzle on the board is not saved. Save it?"), [this] { return save(); });
}

/// Keeps a board without a file. Returns false if it has a file or cannot be kept. An exercise needs no
/// keeping: the program can make it again.
bool FileController::keepUnasked()
{
    return m_isExercise || (m_document.filePath().isEmpty() && m_autosave && m_autosave());
}

void FileController::replace(const Board &board, const Compose &message, const QString &path,
                             std::string_view formatId, const FileFingerprint &fingerprint, bool isExercise)
{
    m_isExercise = isExercise;
    m_fingerprint = fingerprint;
    const Format *own = findFormat(formatId); // null if the format is only read
    m_format = own ? own : &defaultFileFormat();
    m_document.reset(board, path, message);
    m_document.setRole(firstRole(board));
    emit replaced();
}

} // namespace sudoku
