#include "ui/printjob/solutionlayout.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr double minSolutionCaption = 4; // the height of the line
constexpr double maxSolutionCaption = 8;
constexpr double solutionCaptionOfSide = 0.11;
constexpr double solutionGap = 5;  // between solutions
constexpr double sideStep = 0.1;   // between the sides that are tried
constexpr double largestScale = 3; // of solutions that are legible
constexpr double footGap = 6;      // above the solutions at the foot of a page
constexpr double maxFootShare = 0.4;

/// Returns the smallest legible size of a cell of a solution, in mm; nobody writes into it.
double readableCell(int boardSize)
{
    return boardSize <= 9 ? 3.4 : 3.9;
}

/// Returns the height of the caption of a solution; larger boards have larger captions.
double solutionCaption(double side)
{
    return std::clamp(side * solutionCaptionOfSide, minSolutionCaption, maxSolutionCaption);
}

int maxColumns(double width, double side)
{
    return std::max(1, static_cast<int>((width + solutionGap) / (side + solutionGap)));
}

/// Returns rows of \a columns boards with \a side; the outer boards are flush with the edges.
SolutionRows flushRows(double width, double side, int columns)
{
    const double column = columns > 1 ? (width - side) / (columns - 1) : 0;
    const double caption = solutionCaption(side);
    return {columns, side, column, side + caption + solutionGap, caption};
}

/// Returns the same rows, or rows in the middle if flush boards would be too far apart.
SolutionRows closeRows(double width, double side, int columns)
{
    SolutionRows rows = flushRows(width, side, columns);
    rows.column = std::min(rows.column, side + maxColumnGap);
    rows.left = (width - (columns - 1) * rows.column - side) / 2;
    return rows;
}

/// Returns the side, at most \a max, with which \a columns boards fill a row.
double sideIn(double width, int columns, double max)
{
    return std::min((width - (columns - 1) * solutionGap) / columns, max);
}

/// Returns a foot with as many boards in a row as fit, and rows of about equal length.
Foot footBelow(const QRectF &body, double side, int count)
{
    const int max = maxColumns(body.width(), side);
    const int rowCount = (count - 1) / max + 1;
    Foot foot{flushRows(body.width(), sideIn(body.width(), max, side), (count - 1) / rowCount + 1)};
    const double height = foot.rows.heightFor(count);
    foot.area = body.adjusted(0, body.height() - height, 0, 0);
    foot.rest = body.adjusted(0, 0, 0, -height - footGap);
    return foot;
}

/// Returns a foot with as many boards below each other as fit.
Foot footAside(const QRectF &body, double side, int count)
{
    const double row = side + solutionCaption(side) + solutionGap;
    const int max = std::max(1, static_cast<int>((body.height() + solutionGap) / row));
    const int columns = (count - 1) / max + 1;
    const double column = std::min(side, body.height() - solutionCaption(side)) + solutionGap;
    const double width = columns * column - solutionGap;
    Foot foot{{columns, column - solutionGap, column, row, solutionCaption(column - solutionGap)}};
    foot.area = QRectF(body.right() - width, body.bottom(), width, 0);
    foot.area.setTop(body.bottom() - foot.rows.heightFor(count));
    foot.rest = body.adjusted(0, 0, -width - footGap, 0);
    return foot;
}

} // namespace

double minSolutionCell(int boardSize)
{
    constexpr double min = 0.88; // digits of 7 pt, as preflight asks for
    return readableCell(boardSize) * min;
}

BoardPlace SolutionRows::place(QPointF origin, int index) const
{
    const double x = origin.x() + left + index % columns * column;
    const double top = origin.y() + rowOf(index) * row;
    return {{x, top, side, caption}, {x, top + caption, side, side}};
}

void SolutionRows::limitCaption(double max)
{
    const double less = std::max(0.0, caption - max);
    caption -= less;
    row -= less;
}

double maxSolutionSide(int boardSize)
{
    return boardSize * readableCell(boardSize) * largestScale;
}

SolutionRows solutionRows(QSizeF room, int boardSize, double scale, double stretch)
{
    const double side = boardSize * readableCell(boardSize) * scale;
    const int columns = maxColumns(room.width(), side);
    const double max = std::min(side * stretch, room.height() - maxSolutionCaption);
    return closeRows(room.width(), sideIn(room.width(), columns, max), columns);
}

SolutionRows solutionRowsOf(QSizeF room, int count, double maxSide)
{
    SolutionRows best{};
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double row = (room.height() - (rows - 1) * solutionGap) / rows;
        double side = sideIn(room.width(), columns, maxSide);
        while (side > 0 && side + solutionCaption(side) > row) // the caption follows the side
            side -= sideStep;
        // Of grids with boards of one size, that is best which has full rows, and then few of them.
        const bool isFull = count % columns == 0;
        const bool bestIsFull = best.columns > 0 && count % best.columns == 0;
        if (side > best.side || (side == best.side && isFull >= bestIsFull))
            best = closeRows(room.width(), side, columns);
    }
    return best;
}

Foot Foot::below(double left, double right) const
{
    Foot moved = *this;
    const double gaps = (right - left - rows.side) / std::max(1, rows.columns - 1);
    if (rows.columns > 1 && gaps < rows.side + solutionGap)
        return moved;
    moved.rows.column = rows.columns > 1 ? gaps : 0;
    moved.area.setLeft(left);
    moved.area.setRight(std::max(right, left + rows.side));
    return moved;
}

Foot footOf(const QRectF &body, int boardSize, int count, double scale)
{
    const bool isAside = body.width() > body.height();
    const double max = (isAside ? body.width() : body.height()) * maxFootShare;
    double side = boardSize * readableCell(boardSize) * scale;
    const auto foot = [&] { return isAside ? footAside(body, side, count) : footBelow(body, side, count); };
    while ((isAside ? foot().area.width() : foot().area.height()) > max)
        side *= 0.97;
    return foot();
}

} // namespace sudoku
