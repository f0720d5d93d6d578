#include "ui/printjob/pagelayout.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

constexpr double smallPage = 160; // mm; a narrower page has narrower margins and gaps
constexpr double headerHeight = 6;
constexpr double footerHeight = 4;
constexpr double footerGap = 4;
constexpr double nameLineHeight = 8;
constexpr double partGap = 3;         // between the parts above the boards
constexpr double maxRulesHeight = 22; // of sentences below a board
constexpr double maxRulesShare = 0.3; // of the place of a board
constexpr double puzzleGap = 6;       // between puzzles
constexpr double codeGap = 2;         // above a QR code and beside it
constexpr double maxCodeShare = 0.45; // of the place of a board

// Sizes of letters, in mm: 0.35 mm are a point.
constexpr double minNumber = 3.5;
constexpr double maxNumber = 7;
constexpr double numberOfCell = 0.27;
constexpr double numberOfSide = 0.023;
constexpr double factsOfNumber = 0.8;
constexpr double rulesOfNumber = 0.86;
constexpr double captionOfNumber = 1.45; // the height of the line
constexpr double letterOfRules = 0.52;   // the width of a letter on average
constexpr double lineOfRules = 1.2;
constexpr double rulesGapOfSize = 0.4; // above them
constexpr double footOfNumber = 0.8;
constexpr double minFoot = 3.2;
constexpr double maxFoot = 5;
constexpr double noteOfFacts = 1.6;  // the height of the line below a board
constexpr double worthOfGaps = 0.87; // of a grid with gaps in its last row

bool isSmall(QSizeF page)
{
    return std::min(page.width(), page.height()) < smallPage;
}

/// Returns the sizes beside a board of \a group whose sides have a length of \a side.
TextSizes textSizes(const PuzzleGroup &group, double side)
{
    const double number = std::max(side / group.boardSize * numberOfCell, side * numberOfSide);
    return TextSizes::ofCaption(
        captionOfNumber * (group.caption > 0 ? group.caption : std::clamp(number, minNumber, maxNumber)));
}

/// A grid of boards of \a side with their texts.
struct SlotGrid
{
    int rows;
    int columns;
    double side;
    double caption; ///< the height of the caption
    double rules;   ///< the height of the sentences
    double code;    ///< the side of the QR codes
    double note;    ///< the height of the line below a board
    int count;      ///< of the boards; the last row may have fewer than the others

    /// Returns the height of what is below a board.
    double below() const { return std::max(note + rules, code > 0 ? code + codeGap : 0.0); }
    double height() const { return caption + side + below(); }
    /// Returns the number of boards in \a row.
    int columnsOf(int row) const { return std::min(columns, count - row * columns); }
    bool isBetterThan(const SlotGrid &other) const
    {
        return (code > 0) == (other.code > 0) ? worth() > other.worth() : code > 0;
    }

private:
    /// Returns the side, less if the last row has gaps: full rows look better than boards that are a bit
    /// larger.
    double worth() const { return count % columns == 0 ? side : side * worthOfGaps; }
};

/// Returns the height of the sentences in a column as wide as a board, in letters of \a size.
double rulesHeight(const PuzzleGroup &group, double size, double side)
{
    if (group.rulesLength == 0)
        return 0;
    const double lines = std::ceil(group.rulesLength * size * letterOfRules / std::max(side, size));
    return std::min(maxRulesHeight, size * (lines * lineOfRules + rulesGapOfSize));
}

/// Returns a grid with the largest boards; the smaller they are, the smaller is their text.
SlotGrid gridWith(const QRectF &body, int rows, int columns, const PuzzleGroup &group)
{
    const double width = (body.width() - (columns - 1) * puzzleGap) / columns;
    const double height = (body.height() - (rows - 1) * puzzleGap) / rows;
    SlotGrid grid{rows, columns, std::min(width, height), 0, 0, group.codeSide, 0, group.count};
    if (grid.code + codeGap > height * maxCodeShare)
        grid.code = 0;
    const double besideCode = grid.code > 0 ? grid.code + codeGap : 0;
    constexpr int rounds = 30;
    for (int round = 0; round < rounds; ++round) {
        const TextSizes sizes = textSizes(group, grid.side);
        grid.caption = sizes.number * captionOfNumber;
        grid.note = group.hasNotes ? sizes.facts * noteOfFacts : 0;
        grid.rules =
            std::min(rulesHeight(group, sizes.rules, grid.side - besideCode), height * maxRulesShare);
        const double side = std::max(0.0, std::min(width, height - grid.caption - grid.below()));
        grid.side = round + 1 < rounds ? (grid.side + side) / 2 : side; // halves, because lines get longer
    }
    PuzzleGroup others = group;
    others.codeSide = 0;
    const double needed = grid.rules > 0 || grid.note > 0 ? besideCode : grid.code;
    return grid.code > 0 && needed > grid.side ? gridWith(body, rows, columns, others) : grid;
}

SlotGrid bestGrid(const QRectF &body, const PuzzleGroup &group)
{
    SlotGrid best = gridWith(body, group.count, 1, group);
    for (int columns = 2; columns <= group.count; ++columns)
        if (const int rows = (group.count + columns - 1) / columns; (rows - 1) * columns < group.count)
            if (const SlotGrid grid = gridWith(body, rows, columns, group); grid.isBetterThan(best))
                best = grid;
    return best;
}

/// Returns the distance of two rows: the room that the boards leave is the same above, between and below
/// them.
double rowGap(double height, const SlotGrid &grid)
{
    const double free = height - grid.rows * grid.height();
    return std::max(puzzleGap, free / (grid.rows + 1));
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

PageFrame::PageFrame(QSizeF page, bool hasHeader, const PageEdges &edges)
{
    const double margin = edges.margin;
    const double headerGap = isSmall(page) ? 4 : 6;
    const QRectF inner = QRectF(QPointF(), page).adjusted(margin + edges.gutter, margin, -margin, -margin);
    header = QRectF(inner.topLeft(), QSizeF(inner.width(), hasHeader ? headerHeight : 0));
    footer = QRectF(inner.left(), inner.bottom() - footerHeight, inner.width(), footerHeight);
    body = inner.adjusted(0, hasHeader ? headerHeight + headerGap : 0, 0, -footerHeight - footerGap);
}

void PageFrame::addNameLine()
{
    nameLine = QRectF(body.topLeft(), QSizeF(body.width(), nameLineHeight));
    body.setTop(nameLine.bottom() + partGap);
}

void PageFrame::addHints()
{
    constexpr double height = 7; // two lines of small letters
    constexpr double gap = 2;
    hints = QRectF(body.left(), body.bottom() - height, body.width(), height);
    body.setBottom(hints.top() - gap);
}

void PageFrame::addIntroduction(double height)
{
    introduction = QRectF(body.topLeft(), QSizeF(body.width(), height));
    body.setTop(introduction.bottom() + partGap);
}

TextSizes TextSizes::ofCaption(double height)
{
    const double number = height / captionOfNumber;
    return {number, number * factsOfNumber, number * rulesOfNumber};
}

double footText(double caption)
{
    return std::clamp(TextSizes::ofCaption(caption).number * footOfNumber, minFoot, maxFoot);
}

BoardPlace BoardPlace::turnedWithin(const QRectF &area) const
{
    return {turned(caption, area), turned(board, area), turned(rules, area), turned(code, area),
            turned(note, area)};
}

/// Places the first board in the larger part of \a body, above or left of all others.
static std::vector<BoardPlace> placesBelowLarge(const QRectF &body, PuzzleGroup group)
{
    constexpr double goldenSection = 0.618;
    QRectF large = body;
    QRectF rest = body;
    if (body.width() > body.height()) {
        large.setWidth(body.width() * goldenSection - puzzleGap / 2);
        rest.setLeft(large.right() + puzzleGap);
    } else {
        large.setHeight(body.height() * goldenSection - puzzleGap / 2);
        rest.setTop(large.bottom() + puzzleGap);
    }
    group.isFirstLarge = false;
    const int others = std::exchange(group.count, 1) - 1;
    std::vector<BoardPlace> places = puzzlePlaces(large, group);
    group.count = others;
    std::ranges::move(puzzlePlaces(rest, group), std::back_inserter(places));
    return places;
}

std::vector<BoardPlace> puzzlePlaces(const QRectF &body, const PuzzleGroup &group)
{
    if (group.isFirstLarge && group.count > 1)
        return placesBelowLarge(body, group);
    const SlotGrid grid = bestGrid(body, group);
    const double columnGap = grid.columns == 1
                                 ? 0
                                 : std::clamp((body.width() - grid.columns * grid.side) / (grid.columns - 1),
                                              puzzleGap, maxColumnGap);
    const auto widthOf = [&](int columns) { return columns * (grid.side + columnGap) - columnGap; };
    const double gap = rowGap(body.height(), grid);
    const double height = grid.rows * (grid.height() + gap) - gap;
    const double top = body.top() + (body.height() - height) / 2;
    std::vector<BoardPlace> places;
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columnsOf(row); ++column) {
            const double left = body.left() + (body.width() - widthOf(grid.columnsOf(row))) / 2;
            const QPointF slot(left + column * (grid.side + columnGap), top + row * (grid.height() + gap));
            const QRectF caption(slot, QSizeF(grid.side, grid.caption));
            const QRectF board(caption.bottomLeft(), QSizeF(grid.side, grid.side));
            QRectF rules;
            QRectF code;
            if (grid.code > 0)
                code = QRectF(board.right() - grid.code, board.bottom() + codeGap, grid.code, grid.code);
            if (grid.rules > 0)
                rules = QRectF(board.bottomLeft() + QPointF(0, grid.note), QSizeF(grid.side, grid.rules))
                            .adjusted(0, TextSizes::ofCaption(grid.caption).rules * rulesGapOfSize,
                                      grid.code > 0 ? -grid.code - codeGap : 0, 0);
            QRectF note;
            if (grid.note > 0)
                note = QRectF(board.bottomLeft(), QSizeF(grid.side, grid.note))
                           .adjusted(0, 0, grid.code > 0 ? -grid.code - codeGap : 0, 0);
            places.push_back({caption, board, rules, code, note});
        }
    return places;
}

double minCell(int boardSize, bool hasPencilMarks)
{
    constexpr double twoFigures = 3.6; // as a pencil mark
    if (boardSize <= 9)
        return 8.75;
    return hasPencilMarks ? twoFigures * std::ceil(std::sqrt(boardSize)) : 6.6;
}

} // namespace sudoku
