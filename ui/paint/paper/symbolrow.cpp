#include "ui/paint/paper/symbolrow.h"

#include <QPainter>

#include "core/version/version.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/glyphcache.h"
#include "ui/paint/paper/svgpicture.h"
#include "ui/printjob/paper.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr double symbolStep = 1.25; // from one symbol to the next, in heights of the row

std::optional<SymbolRow> ownSymbolsOf(const PrintedPuzzle &puzzle)
{
    if (!puzzle.symbols->isOfPuzzle)
        return {};
    return SymbolRow{puzzle.symbols, puzzle.board.puzzle.geometry.digitCount()};
}

} // namespace

double SymbolRow::height(double text) const
{
    constexpr double legible = 6; // mm, so that each can be told from the others
    return symbols->pictures.empty() ? text * 1.5 : std::max(legible, text * 2);
}

std::optional<SymbolRow> symbolRowOf(const PrintSection &section)
{
    if (section.puzzles.empty())
        return {};
    const std::optional<SymbolRow> first = ownSymbolsOf(section.puzzles.front());
    const bool isCommon = std::ranges::all_of(
        section.puzzles, [&](const PrintedPuzzle &puzzle) { return ownSymbolsOf(puzzle) == first; });
    return isCommon ? first : std::nullopt;
}

void paintSymbolRow(QPainter &painter, const QRectF &rect, const SymbolRow &row, GlyphCache &cache)
{
    const double heightOfFont = row.symbols->pictures.empty() ? 0.68 : 0.9; // pictures fill the row
    const double side = std::min(rect.height(), rect.width() / (row.digitCount * symbolStep));
    const BoardStyle style = BoardStyle::forPaper();
    const Glyphs &glyphs = cache.glyphs(*row.symbols, row.digitCount, style.fontOf(side * heightOfFont),
                                        Qt::black, QColor(), 0, false);
    for (Digit digit = 1; digit <= row.digitCount; ++digit)
        glyphs.draw(painter, {rect.left() + side * (0.5 + (digit - 1) * symbolStep), rect.center().y()},
                    digit);
}

QSizeF symbolRowSize(const SymbolRow &row, double height)
{
    return {row.digitCount * symbolStep * height, height};
}

QByteArray symbolRowSvg(const SymbolRow &row, double height, LetterKind letters)
{
    const QSizeF size = symbolRowSize(row, height) * unitsPerMillimetre;
    SvgPicture picture(size, unitsPerMillimetre * millimetresPerPoint, letters);
    GlyphCache cache;
    QPainter painter(&picture);
    paintSymbolRow(painter, QRectF(QPointF(), size), row, cache);
    painter.end();
    return picture.file(symbolList(*row.symbols, row.digitCount), toQString(versionLine()));
}

QImage symbolRowImage(const SymbolRow &row, double height, int dotsPerInch)
{
    const QSizeF size = symbolRowSize(row, height) * dotsPerInch / millimetresPerInch;
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    GlyphCache cache;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSymbolRow(painter, QRectF(QPointF(), size), row, cache);
    painter.end();
    return image;
}

} // namespace sudoku
