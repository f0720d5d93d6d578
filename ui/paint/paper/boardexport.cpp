#include "ui/paint/paper/boardexport.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/rules/peers.h"
#include "core/version/version.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/paint/paper/finishedpdf.h"
#include "ui/paint/paper/printedboard.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/printjob/paper.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace sudoku {
namespace {

constexpr double pictureUnit = unitsPerMillimetre;
constexpr double marginPart = 0.02;

/// Returns what a picture highlights.
BoardHighlights highlightsOf(const PictureRequest &request)
{
    BoardHighlights highlights = request.screen ? request.screen->highlights : BoardHighlights();
    highlights.marksInPlaces = marksInPlaces(request.board, request.hasPencilMarks, request.hasMarksInGrid);
    if (request.screen && highlights.findings.isEmpty()) {
        const Puzzle &puzzle = request.board.puzzle;
        highlights.drawn =
            shownDrawing(request.board, Peers(puzzle.geometry.cellCount(), activeRules(puzzle)));
    }
    return highlights;
}

void paintPicture(QPainter &painter, const PictureRequest &request, double side, BoardLayout::Options options)
{
    const double margin = side * marginPart;
    const QRectF all(0, 0, side, side);
    if (!request.code.empty()) {
        painter.fillRect(all, Qt::white);
        paintCode(painter, all, request.code);
        return;
    }
    Board board = printedBoard(request.board, request.hasEntries, request.hasPencilMarks);
    if (request.screen) {
        board.colours = request.board.colours;
        board.info = request.board.info; // which has the fog
    }
    options.outside = outsideRoom(board);
    options.hasStrongLines = true;
    const BoardLayout layout(board.puzzle.geometry, all.adjusted(margin, margin, -margin, -margin), options);
    const BoardStyle style =
        request.screen ? BoardStyle::forScreen(request.screen->colours) : BoardStyle::forPicture();
    painter.fillRect(all, style.background);
    GlyphCache cache;
    BoardPainter(layout, style, *request.symbols, cache).paint(painter, board, highlightsOf(request), all);
}

QByteArray writePdf(const PictureRequest &request)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfDotsPerInch);
    writer.setCreator(toQString(versionLine()));
    writer.setPageLayout({QPageSize(QSizeF(request.millimetres, request.millimetres), QPageSize::Millimeter),
                          QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)});
    QPainter painter(&writer);
    const double scale = pdfDotsPerInch / millimetresPerInch / pictureUnit;
    painter.scale(scale, scale);
    paintPicture(painter, request, request.millimetres * pictureUnit, {.millimetre = pictureUnit});
    painter.end();
    return finishedPdf(bytes, {.author = QString::fromStdString(request.board.info.author)});
}

QByteArray writeSvg(const PictureRequest &request)
{
    const double side = request.millimetres * pictureUnit;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(QStringLiteral("Sudoku"));
    generator.setDescription(toQString(versionLine()));
    generator.setResolution(static_cast<int>(millimetresPerInch * pictureUnit));
    generator.setSize(QSizeF(side, side).toSize());
    generator.setViewBox(QRectF(0, 0, side, side));
    QPainter painter(&generator);
    paintPicture(painter, request, side, {.millimetre = pictureUnit});
    painter.end();
    return bytes;
}

/// Returns how many pixels a metre has if \a side of them are as wide as the picture on paper.
int dotsPerMetre(int side, const PictureRequest &request)
{
    constexpr double millimetresPerMetre = 1000;
    return qRound(side * millimetresPerMetre / request.millimetres);
}

QByteArray writePng(const PictureRequest &request)
{
    QImage image = boardImage(request);
    if (image.isNull())
        return {};
    image.setDotsPerMeterX(
        dotsPerMetre(image.width(), request)); // now: the painter takes sizes of fonts from them
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.setText(QStringLiteral("Software"), toQString(versionLine()));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

constexpr std::array table{
    PictureFormat{"pdf", TR_NOOP("PictureFormat", "PDF"), "pdf", false, writePdf},
    PictureFormat{"svg", TR_NOOP("PictureFormat", "SVG"), "svg", false, writeSvg},
    PictureFormat{"png", TR_NOOP("PictureFormat", "PNG image"), "png", true, writePng},
};

} // namespace

QImage boardImage(const PictureRequest &request)
{
    const int side = std::clamp(request.pixels, minPicture, maxPicture);
    QImage image(side, side, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPicture(painter, request, side, {.pixelRatio = 1});
    return image;
}

std::span<const PictureFormat> pictureFormats()
{
    return table;
}

const PictureFormat *findPictureFormat(std::string_view suffix)
{
    const auto lower = [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); };
    const auto found = std::ranges::find_if(table, [&](const PictureFormat &format) {
        return std::ranges::equal(format.suffix, suffix, {}, {}, lower);
    });
    return found == table.end() ? nullptr : &*found;
}

} // namespace sudoku
