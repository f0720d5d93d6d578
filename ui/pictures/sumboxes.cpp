#include "ui/pictures/sumboxes.h"

#include "ui/pictures/matof.h"
#include "ui/pictures/quantile.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

constexpr double cornerRight = 0.66, cornerBottom = 0.42; ///< of a cell: sums are not farther
constexpr double borderDepth = 0.09;                      ///< of a cell: no border is thicker inside it
constexpr double lowestDigit = 0.09, highestDigit = 0.36; ///< of a cell

/// The corner of a cell. What belongs to the cell's border is erased.
struct Corner
{
    cv::Mat ink; ///< above the ink of the paper
    QPoint place;
};

/// Returns up to which of the first rows of \a strip the border goes: to the row with the least ink.
int borderRows(const cv::Mat &strip)
{
    cv::Mat rows;
    cv::reduce(strip, rows, 1, cv::REDUCE_AVG, CV_32F);
    cv::Point least;
    cv::minMaxLoc(rows, nullptr, nullptr, &least, nullptr);
    return least.y;
}

Corner cornerOf(const BoardInk &ink, Cell cell)
{
    const int side = ink.cellSide();
    const QPoint place(cell % ink.size() * side, cell / ink.size() * side);
    const cv::Mat whole = matOf(ink.image())({place.y(), place.y() + side}, {place.x(), place.x() + side});
    const cv::Range middle(side / 2, side * 17 / 20), border(0, static_cast<int>(borderDepth * side));
    const int rows = borderRows(whole(border, middle)), columns = borderRows(whole(middle, border).t());
    cv::Mat corner =
        whole({0, static_cast<int>(cornerBottom * side)}, {0, static_cast<int>(cornerRight * side)}).clone();
    const int paper =
        quantile(std::vector<std::uint8_t>(corner.begin<std::uint8_t>(), corner.end<std::uint8_t>()), 0.3);
    corner -= paper;
    corner(cv::Range(0, rows), cv::Range::all()) = 0;
    corner(cv::Range::all(), cv::Range(0, columns)) = 0;
    return {corner, place};
}

/// Returns how much ink the corners have where they have most.
int levelOf(const std::vector<Corner> &corners)
{
    std::vector<int> levels;
    for (const Corner &corner : corners)
        levels.push_back(quantile(
            std::vector<std::uint8_t>(corner.ink.begin<std::uint8_t>(), corner.ink.end<std::uint8_t>()),
            0.98));
    return std::max(1, quantile(levels, 0.5));
}

/// Erases the upper line of a cage, right of the sum: the last columns of \a mask that have ink only where
/// that line is.
void eraseUpperLine(cv::Mat &mask, int inset, int halfWidth)
{
    const int from = std::max(0, inset - halfWidth), to = std::min(mask.rows, inset + halfWidth + 1);
    const int below = std::min(mask.rows, to + 4 * halfWidth);
    for (int x = mask.cols - 1; x >= 0; --x) {
        const cv::Mat column = mask.col(x);
        if (cv::countNonZero(column.rowRange(0, below)) > cv::countNonZero(column.rowRange(from, to)))
            break;
        mask(cv::Range(from, to), cv::Range(x, x + 1)) = 0;
    }
}

/// Returns the boxes of connected ink that does not reach the inner edges of the corner and may be digits.
std::vector<cv::Rect> piecesIn(const cv::Mat &corner, int level, int side, double inset)
{
    constexpr double share = 0.42;     // of the level
    constexpr double halfLine = 0.023; // of a cell
    cv::Mat mask, labels, stats, middles;
    cv::threshold(corner, mask, share * level, 255, cv::THRESH_BINARY);
    eraseUpperLine(mask, cvRound(inset * side), std::max(1, cvRound(halfLine * side)));
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, middles, 8, CV_32S);
    std::vector<cv::Rect> boxes;
    for (int i = 1; i < count; ++i) {
        const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                           stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
        const bool isInside = box.br().x < corner.cols && box.br().y < corner.rows;
        if (isInside && box.height >= lowestDigit * side && box.height <= highestDigit * side)
            boxes.push_back(box);
    }
    std::ranges::sort(boxes, {}, &cv::Rect::x);
    return boxes;
}

int middleOf(const cv::Rect &box)
{
    return box.y + box.height / 2;
}

/// The rows in which most numbers are.
struct TextLine
{
    int height = 0;
    int middle = 0;

    int top() const { return middle - height / 2; }
    int bottom() const { return top() + height; }
};

/// Returns the rows of the highest piece in each corner, \a from pixels from the left: nearer to the border
/// digits may touch the line of the cage.
TextLine textLineOf(const std::vector<std::vector<cv::Rect>> &pieces, int from)
{
    std::vector<int> heights, middles;
    for (const auto &boxes : pieces) {
        const cv::Rect *highest = nullptr;
        for (const cv::Rect &box : boxes)
            if (box.x >= from && (!highest || box.height > highest->height))
                highest = &box;
        if (!highest)
            continue;
        heights.push_back(highest->height);
        middles.push_back(middleOf(*highest));
    }
    if (heights.empty())
        return {};
    return {quantile(heights, 0.5), quantile(middles, 0.5)};
}

/// Returns what is in the line of text of a piece that may touch other lines, or an empty box.
cv::Rect inTextLine(const cv::Rect &box, const TextLine &line)
{
    const int slack = std::max(2, line.height / 4);
    if (box.y > line.top() + slack || box.br().y < line.bottom() - slack)
        return {};
    const int top = std::max(box.y, line.top() - slack / 2),
              bottom = std::min(box.br().y, line.bottom() + slack / 2);
    return {box.x, top, box.width, bottom - top};
}

/// Returns the pieces that are in the line of text, as far as they follow each other closely.
std::vector<cv::Rect> numberIn(const std::vector<cv::Rect> &boxes, const TextLine &line, int side)
{
    constexpr double widestGap = 0.7, farthestLeft = 0.36;
    std::vector<cv::Rect> number;
    for (const cv::Rect &piece : boxes) {
        const cv::Rect box = inTextLine(piece, line);
        const bool isFirst = number.empty() && box.x <= farthestLeft * side;
        const bool isNext = !number.empty() && box.x - number.back().br().x <= widestGap * line.height;
        if (!box.empty() && (isFirst || isNext))
            number.push_back(box);
    }
    return number;
}

} // namespace

SumBoxes sumBoxesIn(const BoardInk &ink, std::span<const Cell> cells, double inset)
{
    if (cells.empty())
        return {};
    std::vector<Corner> corners;
    for (const Cell cell : cells)
        corners.push_back(cornerOf(ink, cell));
    SumBoxes sums{.inkLevel = levelOf(corners)};
    std::vector<std::vector<cv::Rect>> pieces;
    for (const Corner &corner : corners)
        pieces.push_back(piecesIn(corner.ink, sums.inkLevel, ink.cellSide(), inset));
    constexpr double besideLine = 0.05; // of a cell
    TextLine line = textLineOf(pieces, static_cast<int>((inset + besideLine) * ink.cellSide()));
    if (line.height == 0)
        line = textLineOf(pieces, 0);
    sums.digitHeight = line.height;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        std::vector<QRect> number;
        for (const cv::Rect &box : numberIn(pieces[i], line, ink.cellSide()))
            number.push_back(QRect(box.x, box.y, box.width, box.height).translated(corners[i].place));
        sums.pieces.push_back(std::move(number));
    }
    return sums;
}

CellImage digitImage(const BoardInk &ink, const SumBoxes &sums, const QRect &box)
{
    constexpr double usualHeight = 15; // pixels of a digit in a cell
    const double scale = usualHeight / std::max(1, sums.digitHeight);
    const cv::Mat whole = matOf(ink.image());
    const cv::Mat part = whole(cv::Rect(box.x(), box.y(), box.width(), box.height()));
    const cv::Size size(std::clamp(cvRound(box.width() * scale), 1, cellImageSide),
                        std::clamp(cvRound(box.height() * scale), 1, cellImageSide));
    cv::Mat digit, cell = cv::Mat::zeros(cellImageSide, cellImageSide, CV_8UC1);
    cv::resize(part, digit, size, 0, 0, cv::INTER_AREA);
    digit.convertTo(digit, -1, 255.0 / std::max(1, sums.inkLevel));
    digit.copyTo(
        cell({(cellImageSide - size.width) / 2, (cellImageSide - size.height) / 2, size.width, size.height}));
    CellImage image;
    std::copy(cell.begin<std::uint8_t>(), cell.end<std::uint8_t>(), image.begin());
    return image;
}

int columnBetween(const BoardInk &ink, const QRect &box)
{
    const int from = box.left() + box.width() * 3 / 10, to = box.left() + box.width() * 7 / 10;
    const auto inkOf = [&](int x) {
        int sum = 0;
        for (int y = box.top(); y <= box.bottom(); ++y)
            sum += ink.at(x, y);
        return sum;
    };
    int best = from;
    for (int x = from; x <= to; ++x)
        if (inkOf(x) < inkOf(best))
            best = x;
    return best;
}

} // namespace sudoku
