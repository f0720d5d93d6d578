#include "ui/frompicture/pictureopener.h"

#include "ui/base/filedialog.h"
#include "ui/board/boardview.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/frompicture/picturedialog.h"
#include "ui/pictures/picturewords.h"
#include "ui/text/words.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>

#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto busyAfter = 300ms; // shorter work needs no bar

/// Returns \a image on white, as it is seen in most programs: drawings may have no ground.
QImage onPaper(const QImage &image)
{
    if (!image.hasAlphaChannel())
        return image.convertToFormat(QImage::Format_RGB32);
    QImage paper(image.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, image);
    return paper;
}

} // namespace

PictureOpener::PictureOpener(FileController &files, BoardView &view, QObject *parent, PictureScanner::Ask ask)
    : QObject(parent),
      m_files(files),
      m_view(view),
      m_ask(ask),
      m_scanner(nullptr, std::move(ask))
{
    m_busyTimer.setSingleShot(true);
    connect(&m_busyTimer, &QTimer::timeout, this, [this] { emit busy(tr("Reading %1 …").arg(m_name)); });
    connect(&m_scanner, &PictureScanner::readingChanged, this, [this](bool isReading) {
        isReading ? m_busyTimer.start(busyAfter) : m_busyTimer.stop();
        emit readingChanged(isReading);
    });
    connect(&m_scanner, &PictureScanner::finished, this, &PictureOpener::show);
}

void PictureOpener::connectCommands(const CommandActions &actions)
{
    actions.on(Command::FromPicture, this, [this] { askForFile(); });
    actions.on(Command::Stop, this, [this] { stop(); });
}

void PictureOpener::askForFile()
{
    const QString filter = tr("Pictures (%1)").arg(picturePatterns().join(QLatin1Char(' ')))
                           + QStringLiteral(";;") + tr("All files (*)");
    const QString path = askForOpenPath(m_view.window(), tr("From Picture"), {}, filter);
    if (!path.isEmpty())
        openFile(path);
}

void PictureOpener::openFile(const QString &path)
{
    m_pasted.reset();
    begin(QFileInfo(path).absoluteFilePath(), QFileInfo(path).fileName());
}

void PictureOpener::openImage(const QImage &image)
{
    m_pasted = std::make_unique<QTemporaryDir>();
    const QString path = m_pasted->filePath(QStringLiteral("clipboard.bmp"));
    if (m_pasted->isValid() && onPaper(image).save(path, "BMP"))
        begin(path, tr("the clipboard"));
    else
        emit message(
            {Message::Kind::Problem, tr("Cannot keep the picture for its reader: the disk is full.")});
}

void PictureOpener::begin(const QString &path, const QString &name)
{
    m_question = {.file = path};
    m_name = name;
    m_scanner.read(m_question, true);
}

void PictureOpener::stop()
{
    if (!isReading())
        return;
    m_scanner.stop();
    emit message({.text = tr("Reading %1 was stopped.").arg(m_name)});
}

void PictureOpener::show(const ScannedPicture &picture)
{
    if (picture.preview.isNull()) { // not even a picture to look at
        const QString why = picture.reading.problem ? problemText(picture.reading) : QString();
        emit message({Message::Kind::Problem, tr("Cannot read %1: %2.").arg(m_name, why)});
        return;
    }
    PictureDialog dialog(m_name, m_question, picture, m_view.window(), m_ask);
    if (dialog.exec() == QDialog::Accepted)
        take(dialog.board());
}

void PictureOpener::take(const Board &board)
{
    const QString text = tr("Read a board of %1 × %1 with %2 from %3. F9 solves it; F8 checks whether it has "
                            "exactly one solution.")
                             .arg(board.puzzle.geometry.size())
                             .arg(boardContentsText(board), m_name);
    m_files.startFrom(board, tr("From Picture"), [text] { return Message{.text = text}; });
    m_view.setFocus();
}

} // namespace sudoku
