#include "ui/print/publisher.h"

#include "core/formats/entrypuzzle.h"
#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "ui/base/savepath.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/paint/colourroles.h"
#include "ui/paint/paper/printedboard.h"
#include "ui/paint/paper/printtext.h"
#include "ui/print/bookdialog.h"
#include "ui/print/exportdialog.h"
#include "ui/print/printdialog.h"
#include "ui/print/qrdialog.h"
#include "ui/text/boardtext.h"
#include "ui/text/losstext.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"
#include "ui/text/textsuffixes.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <utility>

namespace sudoku {

Publisher::Publisher(const Document &document, const BoardView &view, Settings &settings, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_settings(settings)
{
}

void Publisher::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Print, this, [this] { printBoard(); });
    actions.on(Command::Book, this, [this] { BookDialog(m_settings, m_view.window()).exec(); });
    QMenu &exportMenu = actions.submenu(Command::ExportAs);
    for (const PictureFormat &format : pictureFormats()) {
        const QString name = translate("PictureFormat", format.name);
        connect(exportMenu.addAction(tr("%1…").arg(name)), &QAction::triggered, this,
                [this, &format] { exportPicture(format); });
    }
    exportMenu.addSeparator();
    for (const Format &format : formats()) {
        const QString name = translate("Format", format.name);
        connect(exportMenu.addAction(tr("Text: %1…").arg(name)), &QAction::triggered, this,
                [this, &format] { exportText(format); });
    }
    for (const Exporter *exporter : exporters()) {
        const QString name = translate("Format", exporter->name);
        connect(exportMenu.addAction(tr("Text: %1…").arg(name)), &QAction::triggered, this,
                [this, exporter] { exportFile(*exporter); });
    }
    actions.on(Command::CopyPicture, this, [this] { copyPicture(); });
    actions.on(Command::CopyColourPicture, this, [this] { copyPicture(Ink::OfScreen); });
    actions.on(Command::ShowQrCode, this, [this] { showQrCode(); });
}

void Publisher::printBoard()
{
    PrintSection section;
    addTitle(section.puzzles.emplace_back(withPuzzleAsGivens(m_document.board())));
    const Board puzzle(section.puzzles.front().board.puzzle);
    if (m_known)
        if (const CheckResult known = m_known(puzzle.puzzle); known.verdict)
            setChecked(section.puzzles.front(), known);
    const QString text = QString::fromStdString(findFormat("line")->write(puzzle, m_view.symbols()));
    print({section}, {}, m_document.filePath().isEmpty() ? text : m_document.filePath(), m_view.window());
}

PrintDialog::Printed Publisher::print(const std::vector<PrintSection> &sections,
                                      const std::vector<PrintSection> &selection, const QString &whose,
                                      QWidget *parent)
{
    PrintDialog dialog(m_settings, sections, parent);
    if (!selection.empty())
        dialog.offerSelection(selection);
    dialog.setTitle(m_titles.value(whose));
    dialog.exec();
    m_titles.insert(whose, dialog.title());
    return dialog.printed();
}

void Publisher::exportPicture(const PictureFormat &format)
{
    ExportDialog dialog(format, withPuzzleAsGivens(m_document.board()), m_settings, m_view.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString name = translate("PictureFormat", format.name);
    const QString suffix = toQString(format.suffix);
    const QString path =
        askForSavePath(m_view.window(), dialog.windowTitle(), m_document.suggestedPath(format.suffix),
                       tr("%1 (*.%2)").arg(name, suffix));
    if (path.isEmpty())
        return;
    PictureRequest request = dialog.request(m_view.symbols());
    if (dialog.isInColour())
        request.screen = screenLook();
    savePicture(format, request, path);
}

/// Returns how the board looks now, without its cursor.
ScreenLook Publisher::screenLook() const
{
    return {coloursFor(m_view.palette()), m_view.pictureHighlights()};
}

void Publisher::savePicture(const PictureFormat &format, const PictureRequest &request, const QString &path)
{
    m_saving.start(
        [&format, request](const std::stop_token &, const Progress &) { return format.write(request); },
        [this, path](const QByteArray &contents) {
            if (contents.isEmpty())
                emit message({Message::Kind::Problem, tr("There is not enough memory for this picture.")});
            else
                save(path, contents);
        });
}

void Publisher::exportText(const Format &format)
{
    if (!format.fits(m_document.board())) {
        emit message(
            {Message::Kind::Problem, asSentence(misfitText(format, m_document.board().puzzle.geometry))});
        return;
    }
    const QString path = askForSavePath(
        m_view.window(), tr("Export as Text"), m_document.suggestedPath(format.suffix),
        tr("Text (*.%1)").arg(toQString(format.suffix)), isText(format) ? textSuffixes() : QStringList());
    if (!path.isEmpty())
        save(path, QByteArray::fromStdString(format.write(m_document.board(), m_view.symbols())),
             lossSentence(m_document.board(), format));
}

void Publisher::exportFile(const Exporter &exporter)
{
    const Board &board = m_document.board();
    if (!exporter.fits(board)) {
        emit message({Message::Kind::Problem, misfitSentence(exporter, board)});
        return;
    }
    const QString suffix = toQString(exporter.suffix);
    const QString path =
        askForSavePath(m_view.window(), tr("Export as Text"), m_document.suggestedPath(exporter.suffix),
                       tr("Text (*.%1)").arg(suffix), {suffix});
    if (!path.isEmpty())
        save(path, QByteArray::fromStdString(exporter.file(board, m_view.symbols())),
             lossSentence(board, exporter));
}

void Publisher::copyPicture(Ink ink)
{
    const Board board = withPuzzleAsGivens(m_document.board());
    PictureRequest request{.board = board,
                           .symbols = &m_view.symbols(),
                           .hasPencilMarks = hasPencilMarks(board),
                           .hasMarksInGrid = m_view.areMarksInGrid()};
    if (ink == Ink::OfScreen)
        request.screen = screenLook();
    m_copying.start(
        [request](const std::stop_token &, const Progress &) {
            return std::pair(boardImage(request), findPictureFormat("svg")->write(request));
        },
        [this](const std::pair<QImage, QByteArray> &picture) {
            if (picture.first.isNull()) {
                emit message({Message::Kind::Problem, tr("There is not enough memory for this picture.")});
                return;
            }
            auto *data = new QMimeData;
            data->setImageData(picture.first);
            data->setData(QStringLiteral("image/svg+xml"), picture.second);
            QGuiApplication::clipboard()->setMimeData(data);
            emit message({Message::Kind::Answer, tr("Copied as a picture.")});
        });
}

void Publisher::showQrCode()
{
    QrDialog dialog(withPuzzleAsGivens(m_document.board()), m_settings, m_view.window());
    connect(&dialog, &QrDialog::pictureWanted, this,
            [this, &dialog](const QString &text) { saveCode(text.toStdString(), &dialog); });
    dialog.exec();
}

void Publisher::saveCode(const std::string &text, QWidget *parent)
{
    QStringList filters;
    QStringList suffixes;
    for (const PictureFormat &format : pictureFormats()) {
        suffixes += toQString(format.suffix);
        filters += tr("%1 (*.%2)").arg(translate("PictureFormat", format.name), suffixes.last());
    }
    const QString path = askForSavePath(parent, tr("Save QR Code"), m_document.suggestedPath("png"),
                                        filters.join(QStringLiteral(";;")), suffixes);
    const PictureFormat *format = findPictureFormat(QFileInfo(path).suffix().toStdString());
    if (!path.isEmpty() && format)
        savePicture(*format, {.board = m_document.board(), .code = text}, path);
}

void Publisher::save(const QString &path, const QByteArray &contents, const QString &losses)
{
    const QString name = QFileInfo(path).fileName();
    if (const auto error = saveFile(path, contents))
        emit message({Message::Kind::Problem, tr("Cannot save %1: %2").arg(name, *error)});
    else
        emit message({Message::Kind::Answer, tr("Exported as %1.").arg(name) + losses});
}

} // namespace sudoku
