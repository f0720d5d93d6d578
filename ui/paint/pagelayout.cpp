#include "ui/paint/pagelayout.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

constexpr double smallPage = 160; // mm; a narrower page has narrower margins and gaps
constexpr double headerHeight = 6;
constexpr double footerHeight = 4;
constexpr double footerGap = 4;
constexpr double captionHeight = 5.5;
constexpr double rulesHeight = 5;
constexpr double maxRulesHeight = 22; // where there is room that boards cannot use
constexpr double solutionCaptionHeight = 4;
constexpr double puzzleGap = 6;   // at least, between puzzles
constexpr double maxGap = 16;     // between puzzles
constexpr double solutionGap = 5; // between solutions
constexpr double footGap = 6;     // above the solutions at the foot of a page
constexpr double maxFootShare = 0.4;

bool isSmall(QSizeF page)
{
    return std::min(page.width(), page.height()) < smallPage;
}

/// A grid of boards of \a side; each has a place of \a height with its texts.
struct SlotGrid
{
    int rows;
    int columns;
    double side;
    double height;
};

SlotGrid gridWith(const QRectF &body, int rows, int columns, double textHeight)
{
    const double width = (body.width() - (columns - 1) * puzzleGap) / columns;
    const double height = (body.height() - (rows - 1) * puzzleGap) / rows;
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

/// Returns the positions of \a count things of \a size between \a from and \a to. The remaining room is
/// divided between and around them, up to a limit; \a before is the part of the outer room that comes before
/// them.
std::vector<double> spread(double from, double to, int count, double size, double before)
{
    const double spare = to - from - count * size;
    const double min = count > 1 ? std::min(puzzleGap, spare / (count - 1)) : 0;
    const double between = std::clamp(spare / (count + 1), min, std::max(min, maxGap));
    const double around = spare - (count - 1) * between;
    std::vector<double> starts;
    for (int i = 0; i < count; ++i)
        starts.push_back(from + around * before + i * (size + between));
    return starts;
}

/// Returns the smallest legible size of a cell of a solution, in mm; nobody writes into it.
double readableCell(int boardSize)
{
    return boardSize <= 9 ? 3.4 : 3.9;
}

int maxColumns(double width, double side)
{
    return std::max(1, static_cast<int>((width + solutionGap) / (side + solutionGap)));
}

/// Returns rows of boards; the outer boards of a row are flush with the edges.
SolutionRows rowsOf(double width, double maxSide, int max, int columns)
{
    const double actual = std::min((width - (max - 1) * solutionGap) / max, maxSide);
    const double column = columns > 1 ? (width - actual) / (columns - 1) : 0;
    return {columns, actual, column, actual + solutionCaptionHeight + solutionGap};
}

/// Returns a foot with as many boards in a row as fit, and rows of about equal length.
Foot footBelow(const QRectF &body, double side, int count)
{
    const int max = maxColumns(body.width(), side);
    const int rowCount = (count - 1) / max + 1;
    Foot foot{rowsOf(body.width(), side, max, (count - 1) / rowCount + 1)};
    const double height = foot.rows.heightFor(count);
    foot.area = body.adjusted(0, body.height() - height, 0, 0);
    foot.rest = body.adjusted(0, 0, 0, -height - footGap);
    return foot;
}

/// Returns a foot with as many boards below each other as fit.
Foot footAside(const QRectF &body, double side, int count)
{
    const double row = side + solutionCaptionHeight + solutionGap;
    const int max = std::max(1, static_cast<int>((body.height() + solutionGap) / row));
    const int columns = (count - 1) / max + 1;
    const double column = std::min(side, body.height() - solutionCaptionHeight) + solutionGap;
    Foot foot{{columns, column - solutionGap, column, row}};
    const double width = columns * column - solutionGap;
    foot.area = QRectF(body.right() - width, body.bottom(), width, 0);
    foot.area.setTop(body.bottom() - foot.rows.heightFor(count));
    foot.rest = body.adjusted(0, 0, -width - footGap, 0);
    return foot;
}

QRectF turned(const QRectF &rect, const QRectF &area)
{
    QRectF result = rect;
    result.moveCenter(2 * area.center() - rect.center());
    return result;
}

} // namespace

double pageMargin(QSizeF page)
{
    return isSmall(page) ? 9 : 14;
}

PageFrame::PageFrame(QSizeF page, bool hasHeader)
{
    const double margin = pageMargin(page);
    const double headerGap = isSmall(page) ? 4 : 6;
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
    double below = hasRules ? rulesHeight : 0;
    SlotGrid grid = bestGrid(body, count, captionHeight + below);
    if (hasRules) {
        const double slot = (body.height() - (grid.rows - 1) * puzzleGap) / grid.rows;
        const double more = std::clamp(slot - grid.height, 0.0, maxRulesHeight - rulesHeight);
        below += more;
        grid.height += more;
    }
    std::vector<BoardPlace> places;
    for (const double top : spread(body.top(), body.bottom(), grid.rows, grid.height, 0.4))
        for (const double left : spread(body.left(), body.right(), grid.columns, grid.side, 0.5)) {
            const QRectF board(left, top + captionHeight, grid.side, grid.side);
            places.push_back(
                {{left, top, grid.side, captionHeight}, board, {left, board.bottom(), grid.side, below}});
        }
    return places;
}

double minCell(int boardSize, bool hasPencilMarks)
{
    constexpr double twoFigures = 3.6; // as a pencil mark
    if (boardSize <= 9)
        return 8.65;
    return hasPencilMarks ? twoFigures * std::ceil(std::sqrt(boardSize)) : 6.6;
}

BoardPlace SolutionRows::place(QPointF origin, int index) const
{
    const double left = origin.x() + index % columns * column;
    const double top = origin.y() + rowOf(index) * row;
    return {{left, top, side, solutionCaptionHeight}, {left, top + solutionCaptionHeight, side, side}};
}

double SolutionRows::height() const
{
    return solutionCaptionHeight + side;
}

SolutionRows solutionRows(QSizeF room, int boardSize, double scale)
{
    const double side = boardSize * readableCell(boardSize) * scale;
    const int columns = maxColumns(room.width(), side);
    return rowsOf(room.width(), std::min(side * 1.2, room.height() - solutionCaptionHeight), columns,
                  columns);
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
