#include "ui/pictures/ruleeraser.h"

#include "ui/pictures/broadline.h"
#include "ui/pictures/cellpixels.h"
#include "ui/pictures/quantile.h"
#include "ui/pictures/readkinds.h"
#include "ui/pictures/shapeeraser.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sudoku {
namespace {

/// A line behind a digit, in cells from the top left corner of the cell.
struct Stroke
{
    QPointF from;
    QPointF to;
    double halfWidth = 0; ///< 0: a thin line
};

/// How much ink a line has where no digit is.
struct StrokeInk
{
    int inside = 0; ///< along its middle
    int edge = 0;   ///< the most at its edges
};

/// Returns the way from the nearest point of the line to \a place.
QPointF wayFrom(const Stroke &stroke, QPointF place)
{
    const QPointF along = stroke.to - stroke.from;
    const double share = QPointF::dotProduct(place - stroke.from, along) / QPointF::dotProduct(along, along);
    return place - (stroke.from + along * std::clamp(share, 0.0, 1.0));
}

/// Measures the ink of a line in a cell, at \a places that are shares of its way.
StrokeInk inkOf(const CellImage &cell, const Stroke &stroke, std::span<const double> places)
{
    const QPointF along = stroke.to - stroke.from, across = acrossWay(along);
    std::vector<int> inside, edges;
    for (const double share : places) {
        const QPointF place = stroke.from + along * share;
        inside.push_back(inkAt(cell, place));
        for (const int side : {-1, 1}) {
            int most = 0;
            for (const double aside : {-0.04, 0.0, 0.04})
                most = std::max(most, inkAt(cell, place + across * (side * stroke.halfWidth + aside)));
            edges.push_back(most);
        }
    }
    return {quantile(std::move(inside), 0.5), quantile(std::move(edges), 0.5)};
}

/// Erases a thin line, or the edges of a broad one, where there is less ink on both sides of it. What is
/// clearly darker than that line belongs to a digit.
void eraseStroke(CellImage &cell, const Stroke &stroke, int lineInk)
{
    constexpr double edge = 0.05, aside = 0.08, clearly = 1.3;
    const CellImage before = cell;
    for (int y = 0; y < cellImageSide; ++y)
        for (int x = 0; x < cellImageSide; ++x) {
            const QPointF place = placeOfPixel(x, y), way = wayFrom(stroke, place);
            const double distance = std::hypot(way.x(), way.y());
            auto &pixel = cell[y * cellImageSide + x];
            if (std::abs(distance - stroke.halfWidth) > edge || pixel > clearly * lineInk)
                continue;
            const QPointF normal = distance > 0.001 ? way / distance : acrossWay(stroke.to - stroke.from);
            const double rest = distance - stroke.halfWidth; // to the middle of the edge
            const int outer = inkAt(before, place + normal * (aside - rest));
            const int inner = inkAt(before, place - normal * (aside + rest));
            pixel = static_cast<std::uint8_t>(std::min<int>(pixel, std::max(outer, inner)));
        }
}

/// Lowers the ink of a cell so that \a level is paper.
void lowerInk(CellImage &cell, int level)
{
    for (auto &pixel : cell)
        pixel = inkAbove(pixel, level);
}

void eraseDiagonal(std::span<CellImage> cells, const BoardLook &look, bool isFromTop)
{
    constexpr double clear[] = {0.14, 0.17, 0.2, 0.23, 0.77, 0.8, 0.83, 0.86};
    const int size = look.geometry.size();
    const Stroke stroke = isFromTop ? Stroke{{0, 0}, {1, 1}} : Stroke{{0, 1}, {1, 0}};
    for (int i = 0; i < size; ++i) {
        CellImage &cell = cells[look.geometry.cellAt(isFromTop ? i : size - 1 - i, i)];
        eraseStroke(cell, stroke, inkOf(cell, stroke, clear).edge);
    }
}

/// Erases the edges of a thermometer between two cells, from these and from those whose corners it touches.
/// Adds the ink that it has inside the two.
void erasePiece(std::span<CellImage> cells, const BoardLook &look, Cell from, Cell to,
                std::map<Cell, int> &inks)
{
    constexpr double atFirst[] = {0.36, 0.38, 0.40, 0.42, 0.44}, atSecond[] = {0.56, 0.58, 0.60, 0.62, 0.64};
    const QPointF first = look.middleOf(from), second = look.middleOf(to);
    const double halfWidth = broadLineBetween(look.tones, first, second).halfWidth;
    const Geometry &geometry = look.geometry;
    const auto strokeIn = [&](int row, int column) {
        const QPointF corner(column, row);
        return Stroke{first - corner, second - corner, halfWidth};
    };
    const StrokeInk near =
        inkOf(cells[from], strokeIn(geometry.rowOf(from), geometry.columnOf(from)), atFirst);
    const StrokeInk far = inkOf(cells[to], strokeIn(geometry.rowOf(to), geometry.columnOf(to)), atSecond);
    for (const int row : {geometry.rowOf(from), geometry.rowOf(to)})
        for (const int column : {geometry.columnOf(from), geometry.columnOf(to)})
            eraseStroke(cells[geometry.cellAt(row, column)], strokeIn(row, column),
                        std::max(near.edge, far.edge));
    inks[from] = std::max(inks[from], near.inside);
    inks[to] = std::max(inks[to], far.inside);
}

/// Erases a thermometer. A cell in which it has most of the ink has no digit.
void eraseThermometer(std::span<CellImage> cells, const BoardLook &look, const std::vector<Cell> &way)
{
    constexpr int most = 215; // a digit is darker than that
    std::map<Cell, int> inks;
    for (std::size_t i = 1; i < way.size(); ++i)
        erasePiece(cells, look, way[i - 1], way[i], inks);
    for (const auto &[cell, ink] : inks)
        if (ink < most)
            lowerInk(cells[cell], roughLevel(ink));
        else
            cells[cell].fill(0);
}

} // namespace

void eraseRules(std::span<CellImage> cells, const BoardLook &look, const FoundRules &found)
{
    const ReadKinds &kinds = readKinds();
    for (const RuleReading &rule : found.rules) {
        const Variant *kind = rule.constraint.variant;
        if (kind == &kinds.diagonal || kind == &kinds.antiDiagonal)
            eraseDiagonal(cells, look, kind == &kinds.diagonal);
        if (kind == &kinds.thermometer)
            eraseThermometer(cells, look, rule.constraint.cells);
        if (kind == &kinds.odd || kind == &kinds.even)
            for (const Cell cell : rule.constraint.cells)
                eraseShape(cells[cell], look.shades[cell]);
    }
}

} // namespace sudoku
