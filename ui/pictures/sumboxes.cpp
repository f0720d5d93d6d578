#include "ui/pictures/sumboxes.h"

#include "ui/pictures/matof.h"
#include "ui/pictures/quantile.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sudoku {
namespace {

constexpr double cornerRight = 0.66, cornerBottom = 0.42; ///< of a cell: sums are not farther
constexpr double borderDepth = 0.09;                      ///< of a cell: no border is thicker inside it
constexpr double lowestDigit = 0.11, highestDigit = 0.36; ///< of a cell

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

/// Returns where a corner has the ink of lines and digits.
cv::Mat maskOf(const Corner &corner, int level)
{
    constexpr double share = 0.42; // of the level
    return corner.ink > share * level;
}

/// The rows of the corners in which the upper lines of cages are; their left lines are in the same columns.
struct CageLine
{
    int from = 0;
    int to = 0; ///< behind the last one
};

/// Returns the rows around \a inset that have much ink right of the sums.
CageLine cageLineIn(const std::vector<cv::Mat> &masks, int inset, int side)
{
    constexpr double farthest = 0.06, leastShare = 0.25; // of a cell; of the ink of the row with most
    const int right = masks.front().cols, sums = right * 3 / 4, reach = cvRound(farthest * side);
    const int top = std::max(0, inset - reach), bottom = std::min(masks.front().rows - 1, inset + reach);
    std::vector<int> inks;
    for (int y = top; y <= bottom; ++y) {
        inks.push_back(0);
        for (const cv::Mat &mask : masks)
            inks.back() += cv::countNonZero(mask.row(y).colRange(sums, right));
    }
    const auto most = std::ranges::max_element(inks);
    const auto isFaint = [&](int ink) { return ink <= leastShare * *most; };
    const auto first = std::find_if(std::make_reverse_iterator(most), inks.rend(), isFaint).base();
    const auto last = std::find_if(most, inks.end(), isFaint);
    return {std::max(0, top + static_cast<int>(first - inks.begin()) - 1),
            std::min(masks.front().rows, top + static_cast<int>(last - inks.begin()) + 1)};
}

/// Erases the upper line of a cage right of the sum, also where the sum touches it: the last columns of \a
/// mask that have ink only where that line is.
void eraseAfterSum(cv::Mat &mask, const CageLine &line, int side)
{
    constexpr double shortestDash = 0.06, below = 0.1; // of a cell; shorter pieces are parts of a 7
    const cv::Range rows(line.from, line.to), all(0, std::min(mask.rows, line.to + cvRound(below * side)));
    const auto inkOf = [&](int x) { return cv::countNonZero(mask.col(x).rowRange(all)); };
    const auto isLine = [&](int x) {
        return inkOf(x) > 0 && cv::countNonZero(mask.col(x).rowRange(rows)) == inkOf(x);
    };
    for (int x = mask.cols - 1; x >= 0;) {
        const int last = x;
        while (x >= 0 && isLine(x))
            --x;
        const bool isAlone = x < 0 || inkOf(x) == 0;
        if (isAlone || last - x >= shortestDash * side)
            mask(rows, cv::Range(x + 1, last + 1)) = 0;
        if (!isAlone)
            return;
        while (x >= 0 && inkOf(x) == 0)
            --x;
    }
}

/// Erases the lines of a cage: those that the sum does not interrupt join all its digits.
void eraseLines(cv::Mat &mask, const CageLine &line, int side)
{
    bool isWhole = true;
    for (int x = line.to; x < mask.cols; ++x)
        isWhole = isWhole && cv::countNonZero(mask.col(x).rowRange(line.from, line.to)) > 0;
    if (!isWhole)
        return eraseAfterSum(mask, line, side);
    mask.rowRange(line.from, line.to) = 0;
    mask.colRange(line.from, std::min(line.to, mask.cols)) = 0;
}

/// Returns the boxes of connected ink that does not reach the inner edges of the corner and may be digits, or
/// parts of them.
std::vector<cv::Rect> piecesIn(const cv::Mat &mask, int side)
{
    constexpr double smallest = 0.02; // of a cell
    cv::Mat labels, stats, middles;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, middles, 8, CV_32S);
    std::vector<cv::Rect> boxes;
    for (int i = 1; i < count; ++i) {
        const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                           stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
        const bool isInside = box.br().x < mask.cols && box.br().y < mask.rows;
        if (isInside && box.height >= smallest * side && box.height <= highestDigit * side)
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
/// digits may touch the line of the cage. Pieces that are not as high as \a lowest do not count.
TextLine textLineOf(const std::vector<std::vector<cv::Rect>> &pieces, int from, int lowest)
{
    std::vector<int> heights, middles;
    for (const auto &boxes : pieces) {
        const cv::Rect *highest = nullptr;
        for (const cv::Rect &box : boxes)
            if (box.x >= from && box.height >= lowest && (!highest || box.height > highest->height))
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

/// Joins the parts of broken digits: those above each other in the line of text.
std::vector<cv::Rect> joined(const std::vector<cv::Rect> &boxes, const TextLine &line)
{
    const int slack = std::max(2, line.height / 4);
    const auto isPart = [&](const cv::Rect &box) {
        return box.y >= line.top() - slack && box.br().y <= line.bottom() + slack;
    };
    std::vector<cv::Rect> whole;
    for (const cv::Rect &box : boxes) {
        const auto overlaps = [&](const cv::Rect &other) {
            const int common = std::min(box.br().x, other.br().x) - std::max(box.x, other.x);
            return isPart(box) && isPart(other) && 2 * common > std::min(box.width, other.width);
        };
        const auto upper = std::ranges::find_if(whole, overlaps);
        if (upper == whole.end())
            whole.push_back(box);
        else
            *upper |= box;
    }
    return whole;
}

/// Returns the pieces that are in the line of text, as far as they follow each other closely.
std::vector<cv::Rect> numberIn(const std::vector<cv::Rect> &boxes, const TextLine &line, int side)
{
    constexpr double widestGap = 0.7, farthestLeft = 0.36;
    std::vector<cv::Rect> number;
    for (const cv::Rect &piece : joined(boxes, line)) {
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
    std::vector<cv::Mat> masks;
    for (const Corner &corner : corners)
        masks.push_back(maskOf(corner, sums.inkLevel));
    const int side = ink.cellSide(), lowest = static_cast<int>(lowestDigit * side);
    const CageLine cageLine = cageLineIn(masks, cvRound(inset * side), side);
    std::vector<std::vector<cv::Rect>> pieces;
    for (cv::Mat &mask : masks) {
        eraseLines(mask, cageLine, side);
        pieces.push_back(piecesIn(mask, side));
    }
    constexpr double besideLine = 0.05; // of a cell
    TextLine line = textLineOf(pieces, static_cast<int>((inset + besideLine) * side), lowest);
    if (line.height == 0)
        line = textLineOf(pieces, 0, lowest);
    sums.digitHeight = line.height;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        std::vector<QRect> number;
        for (const cv::Rect &box : numberIn(pieces[i], line, side))
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
