#include "ui/paint/pagelayout.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr double smallPage = 160; // mm; a narrower page has narrower margins
constexpr double headerHeight = 6;
constexpr double headerGap = 5;
constexpr double footerHeight = 4;
constexpr double footerGap = 4;
constexpr double captionHeight = 5.5;
constexpr double rulesHeight = 5;
constexpr double solutionCaptionHeight = 4;
constexpr double gap = 8;         // at least, between puzzles
constexpr double solutionGap = 5; // between solutions
constexpr double footGap = 6;     // above the solutions at the foot of a page
constexpr double mostOfFoot = 0.4;

/// Boards of \a side with what belongs to each in \a height, in a grid.
struct SlotGrid
{
    int rows;
    int columns;
    double side;
    double height;
};

SlotGrid gridWith(const QRectF &body, int rows, int columns, double textHeight)
{
    const double width = (body.width() - (columns - 1) * gap) / columns;
    const double height = (body.height() - (rows - 1) * gap) / rows;
    const double side = std::max(0.0, std::min(width, height - textHeight));
    return {rows, columns, side, side + textHeight};
}

SlotGrid bestGrid(const QRectF &body, int count, double textHeight)
{
    SlotGrid best = gridWith(body, count, 1, textHeight);
    for (int columns = 2; columns <= count; ++columns)
        if (count % columns == 0)
            if (const SlotGrid grid = gridWith(body, count / columns, columns, textHeight);
                grid.side > best.side)
                best = grid;
    return best;
}

/// Where \a count things of \a size begin between \a from and \a to, with the same room between and around
/// them; if that is little, more of it between them.
std::vector<double> spread(double from, double to, int count, double size)
{
    const double spare = to - from - count * size;
    const double between = std::max(std::min(gap, spare / std::max(1, count - 1)), spare / (count + 1));
    const double around = (spare - (count - 1) * between) / 2;
    std::vector<double> starts;
    for (int i = 0; i < count; ++i)
        starts.push_back(from + around + i * (size + between));
    return starts;
}

/// Of a solution, in which nothing has to be written.
double readableCell(int boardSize)
{
    return boardSize <= 9 ? 3.4 : 3.9;
}

SolutionRows rowsOf(double width, double side, double largestSide)
{
    const int columns = std::max(1, static_cast<int>((width + solutionGap) / (side + solutionGap)));
    const double column = (width + solutionGap) / columns;
    const double actual = std::min({column - solutionGap, largestSide, width});
    return {columns, actual, column, actual + solutionCaptionHeight + solutionGap};
}

QRectF turned(const QRectF &rect, const QRectF &area)
{
    QRectF result = rect;
    result.moveCenter(2 * area.center() - rect.center());
    return result;
}

} // namespace

PageFrame::PageFrame(QSizeF page, bool hasHeader)
{
    const double margin = page.width() < smallPage ? 10 : 14;
    const QRectF inner = QRectF(QPointF(), page).adjusted(margin, margin, -margin, -margin);
    header = QRectF(inner.topLeft(), QSizeF(inner.width(), hasHeader ? headerHeight : 0));
    footer = QRectF(inner.left(), inner.bottom() - footerHeight, inner.width(), footerHeight);
    body = inner.adjusted(0, hasHeader ? headerHeight + headerGap : 0, 0, -footerHeight - footerGap);
}

BoardPlace BoardPlace::turnedWithin(const QRectF &area) const
{
    return {turned(caption, area), turned(board, area), turned(rules, area)};
}

std::vector<BoardPlace> puzzlePlaces(const QRectF &body, int count, bool hasRules)
{
    const double below = hasRules ? rulesHeight : 0;
    const SlotGrid grid = bestGrid(body, count, captionHeight + below);
    std::vector<BoardPlace> places;
    for (const double top : spread(body.top(), body.bottom(), grid.rows, grid.height))
        for (const double left : spread(body.left(), body.right(), grid.columns, grid.side)) {
            const QRectF board(left, top + captionHeight, grid.side, grid.side);
            places.push_back(
                {{left, top, grid.side, captionHeight}, board, {left, board.bottom(), grid.side, below}});
        }
    return places;
}

double leastCell(int boardSize)
{
    return boardSize <= 9 ? 9 : 7;
}

BoardPlace SolutionRows::place(QPointF origin, int index) const
{
    const double left = origin.x() + index % columns * column + (column - solutionGap - side) / 2;
    const double top = origin.y() + index / columns * row;
    return {{left, top, side, solutionCaptionHeight}, {left, top + solutionCaptionHeight, side, side}};
}

double SolutionRows::height() const
{
    return solutionCaptionHeight + side;
}

SolutionRows solutionRows(QSizeF room, int boardSize)
{
    const double side = boardSize * readableCell(boardSize);
    return rowsOf(room.width(), side, std::min(side * 1.3, room.height() - solutionCaptionHeight));
}

SolutionRows footRows(const QRectF &body, int boardSize, int count)
{
    double side = boardSize * readableCell(boardSize);
    SolutionRows rows = rowsOf(body.width(), side, side);
    while (rows.heightFor(count) > body.height() * mostOfFoot) {
        side *= 0.95;
        rows = rowsOf(body.width(), side, side);
    }
    return rows;
}

QRectF aboveFoot(const QRectF &body, double height)
{
    return body.adjusted(0, 0, 0, -height - footGap);
}

} // namespace sudoku
