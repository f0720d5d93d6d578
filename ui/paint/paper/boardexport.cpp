#include "ui/paint/paper/boardexport.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

#include "core/rules/peers.h"
#include "core/version/version.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/paint/paper/finishedpdf.h"
#include "ui/paint/paper/pixelcolours.h"
#include "ui/paint/paper/printedboard.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/svgpicture.h"
#include "ui/paint/picturepart.h"
#include "ui/printjob/paper.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <utility>

namespace sudoku {
namespace {

constexpr double pictureUnit = unitsPerMillimetre;

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

/// Where things are in a picture.
struct Canvas
{
    QSizeF size; ///< in the units of the painter
    BoardLayout layout;
};

/// Returns the board with those parts that the picture shows.
Board shownBoard(const PictureRequest &request)
{
    Board board = printedBoard(request.board, request.hasEntries, request.hasPencilMarks);
    if (request.screen) {
        board.colours = request.board.colours;
        board.info = request.board.info; // which has the fog
    }
    return board;
}

/// Returns a canvas of that size with an edge around the board, or of the size of the board and of what
/// stands outside it. A mm has \a millimetre units.
Canvas canvasOf(const PictureRequest &request, const Board &board, double side, double millimetre,
                BoardLayout::Options options)
{
    const Geometry &geometry = board.puzzle.geometry;
    options.outside = outsideRoom(board);
    options.hasStrongLines = true;
    const auto exact = request.look.side(request.isSolution);
    if (exact)
        options.millimetre = millimetre;
    options.isExact = request.edge == 0;
    const double point = options.millimetre * millimetresPerInch / pointsPerInch;
    options.thinLine = request.lines.thin.value_or(0) * point;
    options.thickLine = request.lines.thick.value_or(0) * point;
    if (exact) {
        const double units = *exact * millimetre;
        BoardLayout layout =
            BoardLayout::ofBoard(geometry, options.pixelRatio > 0 ? std::round(units) : units, options);
        const QSizeF size = layout.whole().size();
        return {size, std::move(layout)};
    }
    const double margin = side * request.edge;
    return {QSizeF(side, side),
            BoardLayout(geometry, QRectF(margin, margin, side - 2 * margin, side - 2 * margin), options)};
}

/// Returns the canvas for a device without pixels.
Canvas paperCanvas(const PictureRequest &request, const Board &board)
{
    return canvasOf(request, board, request.millimetres * pictureUnit, pictureUnit,
                    {.millimetre = pictureUnit});
}

void paintPicture(QPainter &painter, const PictureRequest &request, const Board &board, const Canvas &canvas)
{
    const QRectF all(QPointF(), canvas.size);
    BoardStyle style =
        request.screen ? BoardStyle::forScreen(request.screen->colours) : BoardStyle::forPicture();
    style.hasGround = !request.look.isTransparent;
    if (style.hasGround) {
        const PicturePart part(painter, "background");
        painter.fillRect(all, request.code.empty() ? style.background : Qt::white);
    }
    if (!request.code.empty()) {
        const PicturePart part(painter, "code");
        paintCode(painter, all, request.code);
        return;
    }
    GlyphCache cache;
    BoardPainter(canvas.layout, style, *request.symbols, cache)
        .paint(painter, board, highlightsOf(request), all);
}

QString titleOf(const PictureRequest &request)
{
    const QString title = QString::fromStdString(request.board.info.title).simplified();
    return title.isEmpty() ? QStringLiteral("Sudoku") : title;
}

QByteArray writePdf(const PictureRequest &request)
{
    const Board board = shownBoard(request);
    const Canvas canvas = paperCanvas(request, board);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfDotsPerInch);
    writer.setTitle(titleOf(request));
    writer.setCreator(toQString(versionLine()));
    writer.setPageLayout({QPageSize(canvas.size / pictureUnit, QPageSize::Millimeter), QPageLayout::Portrait,
                          QMarginsF(0, 0, 0, 0)});
    QPainter painter(&writer);
    const double scale = pdfDotsPerInch / millimetresPerInch / pictureUnit;
    painter.scale(scale, scale);
    paintPicture(painter, request, board, canvas);
    painter.end();
    return finishedPdf(bytes, {.author = QString::fromStdString(request.board.info.author),
                               .pageSize = canvas.size / pictureUnit / millimetresPerInch * pointsPerInch,
                               .kind = request.pdf});
}

QByteArray writeSvg(const PictureRequest &request)
{
    const Board board = shownBoard(request);
    const Canvas canvas = paperCanvas(request, board);
    SvgPicture picture(canvas.size, pictureUnit * millimetresPerInch / pointsPerInch, request.look.letters);
    QPainter painter(&picture);
    paintPicture(painter, request, board, canvas);
    painter.end();
    return picture.file(titleOf(request), toQString(versionLine()));
}

/// Returns how many pixels a metre has.
int dotsPerMetre(const QImage &image, const PictureRequest &request)
{
    constexpr double millimetresPerMetre = 1000;
    if (request.look.side(request.isSolution) || request.look.dotsPerInch)
        return qRound(request.look.dotsPerInch.value_or(defaultDotsPerInch) * millimetresPerMetre
                      / millimetresPerInch);
    return qRound(image.width() * millimetresPerMetre / request.millimetres);
}

QByteArray writePng(const PictureRequest &request)
{
    QImage image = withColours(boardImage(request), request.look);
    if (image.isNull())
        return {};
    image.setDotsPerMeterX(dotsPerMetre(image, request)); // now: the painter takes sizes of fonts from them
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

PictureRequest pictureRequest(const PrintedPuzzle &puzzle, const PrintJob &job, bool isSolution)
{
    constexpr double minRuled = 6; // mm, a cell whose digits have room beside sums
    PictureRequest request{.board = puzzle.board,
                           .symbols = puzzle.symbols,
                           .hasEntries = job.hasEntries,
                           .hasPencilMarks = job.hasPencilMarks,
                           .hasMarksInGrid = job.hasMarksInGrid,
                           .lines = job.lines,
                           .look = job.look,
                           .pdf = job.pdf,
                           .isSolution = isSolution};
    if (isSolution) {
        const double side = job.look.side(true).value_or(request.millimetres);
        request.board = solvedBoard(puzzle.board, puzzle.solution, side >= minRuled * puzzle.boardSize());
        request.hasEntries = true;
        request.hasPencilMarks = false;
    }
    if (job.colours)
        request.screen = ScreenLook{coloursOf(*job.colours)};
    return request;
}

QImage boardImage(const PictureRequest &request)
{
    const bool hasDensity = request.look.side(request.isSolution) || request.look.dotsPerInch;
    const double millimetre =
        request.look.dotsPerInch.value_or(defaultDotsPerInch) / millimetresPerInch; // in pixels
    const double asked = hasDensity ? std::round(request.millimetres * millimetre) : request.pixels;
    const double side = std::clamp<double>(asked, minPicture, maxPicture);
    const Board board = shownBoard(request);
    const Canvas canvas = canvasOf(request, board, side, millimetre, {.pixelRatio = 1});
    const bool isTransparent = request.look.isTransparent && request.look.pixels == PixelKind::Rgb;
    QImage image(canvas.size.toSize(),
                 isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(isTransparent ? Qt::transparent : Qt::white);
    QPainter painter(&image);
    paintPicture(painter, request, board, canvas);
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
