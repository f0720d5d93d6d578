#include "ui/pictures/markspots.h"

#include "ui/pictures/matof.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

constexpr int inkLevel = 115; ///< of 255: what is darker is ink

/// A part of the ink, and its pixels.
struct Spot
{
    cv::Rect box;
    cv::Mat mask; ///< of the whole cell: 255 where the part is
};

/// Returns the share of the pixels of line \a index that are ink, for a line along a side of the cell.
double inkShare(const cv::Mat &ink, int side, int index)
{
    const int last = ink.rows - 1;
    switch (side) {
    case 0:
        return double(cv::countNonZero(ink.row(index))) / ink.cols;
    case 1:
        return double(cv::countNonZero(ink.row(last - index))) / ink.cols;
    case 2:
        return double(cv::countNonZero(ink.col(index))) / ink.rows;
    default:
        return double(cv::countNonZero(ink.col(last - index))) / ink.rows;
    }
}

/// Clears the borders of the cell: from each side up to the last line of pixels that is mostly ink.
void clearBorders(cv::Mat &ink)
{
    constexpr double widestBorder = 0.14; // of the side: half a border
    constexpr double fullShare = 0.45;
    constexpr int sides = 4;
    std::array<int, sides> depths{};
    for (int side = 0; side < sides; ++side) {
        depths[side] = std::max(1, cvRound(ink.rows * 0.02));
        for (int index = 0; index < cvRound(widestBorder * ink.rows); ++index)
            if (inkShare(ink, side, index) > fullShare)
                depths[side] = index + 2;
    }
    ink.rowRange(0, depths[0]).setTo(0);
    ink.rowRange(ink.rows - depths[1], ink.rows).setTo(0);
    ink.colRange(0, depths[2]).setTo(0);
    ink.colRange(ink.cols - depths[3], ink.cols).setTo(0);
}

/// Returns the connected parts of the ink.
std::vector<Spot> connectedSpots(const cv::Mat &ink)
{
    cv::Mat labels, stats, middles;
    const int count = cv::connectedComponentsWithStats(ink, labels, stats, middles);
    std::vector<Spot> spots;
    for (int label = 1; label < count; ++label)
        spots.push_back({{stats.at<int>(label, cv::CC_STAT_LEFT), stats.at<int>(label, cv::CC_STAT_TOP),
                          stats.at<int>(label, cv::CC_STAT_WIDTH), stats.at<int>(label, cv::CC_STAT_HEIGHT)},
                         labels == label});
    return spots;
}

void join(Spot &spot, const Spot &other)
{
    spot.box |= other.box;
    spot.mask |= other.mask;
}

/// Joins spots until no two of them belong together.
template <typename Belongs>
void joinSpots(std::vector<Spot> &spots, Belongs belong)
{
    for (std::size_t i = 0; i < spots.size();) {
        const auto other = std::find_if(spots.begin() + static_cast<std::ptrdiff_t>(i) + 1, spots.end(),
                                        [&](const Spot &spot) { return belong(spots[i].box, spot.box); });
        if (other == spots.end()) {
            ++i;
            continue;
        }
        join(spots[i], *other);
        spots.erase(other);
        i = 0;
    }
}

int gap(int begin, int end, int otherBegin, int otherEnd)
{
    return std::max(begin, otherBegin) - std::min(end, otherEnd);
}

/// Joins the parts of broken digits: a piece that is not as high as a digit, and what is close above or
/// below.
void joinBroken(std::vector<Spot> &spots, int side)
{
    const double piece = 0.12 * side, near = 0.035 * side, highest = 0.36 * side;
    joinSpots(spots, [=](const cv::Rect &a, const cv::Rect &b) {
        return std::min(a.height, b.height) < piece && gap(a.x, a.br().x, b.x, b.br().x) < 0
               && gap(a.y, a.br().y, b.y, b.br().y) < near && (a | b).height < highest;
    });
}

/// Joins the digits of numbers.
void joinNumbers(std::vector<Spot> &spots)
{
    constexpr double nearDigits = 0.3; // of their height
    joinSpots(spots, [=](const cv::Rect &a, const cv::Rect &b) {
        const int height = std::max(a.height, b.height);
        const int between = gap(a.x, a.br().x, b.x, b.br().x);
        return -gap(a.y, a.br().y, b.y, b.br().y) > 0.7 * height && between < nearDigits * height
               && (a | b).width < 1.7 * height;
    });
}

bool isDigitSized(const cv::Rect &box, int side)
{
    constexpr double lowest = 0.085, highest = 0.9, rim = 0.07;
    const double x = box.x + box.width / 2.0, y = box.y + box.height / 2.0;
    return box.height >= lowest * side && box.height <= highest * side && box.width >= 0.015 * side
           && std::min({x, y, side - x, side - y}) > rim * side;
}

/// Cuts digits apart that touch: where the fewest pixels of a column are ink, near the places of cuts into
/// equal parts.
std::vector<Spot> separated(const Spot &spot)
{
    constexpr double widestDigit = 1.15, usualDigit = 0.68; // of its height
    if (spot.box.width <= widestDigit * spot.box.height)
        return {spot};
    const int count = std::max(2, cvRound(spot.box.width / (usualDigit * spot.box.height)));
    std::vector<Spot> parts;
    for (int part = 0, from = spot.box.x; part < count; ++part) {
        const int width = spot.box.width / count;
        int to = spot.box.br().x;
        if (part + 1 < count) {
            const int middle = spot.box.x + (part + 1) * spot.box.width / count;
            const auto inkAt = [&](int x) { return cv::countNonZero(spot.mask.col(x)); };
            to = middle;
            for (int x = middle - width / 4; x <= middle + width / 4; ++x)
                if (inkAt(x) < inkAt(to))
                    to = x;
        }
        Spot piece{{}, cv::Mat::zeros(spot.mask.size(), CV_8UC1)};
        spot.mask.colRange(from, to).copyTo(piece.mask.colRange(from, to));
        piece.box = cv::boundingRect(piece.mask);
        parts.push_back(std::move(piece));
        from = to;
    }
    return parts;
}

/// Returns the spot as a cell that has nothing else in it, with thin borders around.
CellImage pictureOf(const cv::Mat &cell, const Spot &spot)
{
    constexpr double digitHeight = 0.54 * 0.8 * cellImageSide, widest = 0.7 * cellImageSide;
    constexpr int border = cellImageSide / 10;
    constexpr double borderInk = 150;
    const cv::Rect box = (spot.box + cv::Size(2, 2) - cv::Point(1, 1)) & cv::Rect({}, cell.size());
    cv::Mat around, alone = cv::Mat::zeros(cell.size(), CV_8UC1), small;
    cv::dilate(spot.mask, around, {});
    cell.copyTo(alone, around);
    const double scale = std::min(digitHeight / box.height, widest / box.width);
    cv::resize(alone(box), small,
               {std::max(1, cvRound(box.width * scale)), std::max(1, cvRound(box.height * scale))}, 0, 0,
               cv::INTER_AREA);
    CellImage image{};
    cv::Mat picture(cellImageSide, cellImageSide, CV_8UC1, image.data());
    cv::rectangle(picture, {border, border, cellImageSide - 2 * border, cellImageSide - 2 * border},
                  borderInk);
    small.copyTo(picture(
        {(cellImageSide - small.cols) / 2, (cellImageSide - small.rows) / 2, small.cols, small.rows}));
    return image;
}

QRectF placeOf(const cv::Rect &box, int side)
{
    return {double(box.x) / side, double(box.y) / side, double(box.width) / side, double(box.height) / side};
}

bool isBefore(const MarkSpot &a, const MarkSpot &b)
{
    constexpr double sameRow = 0.1;
    const QPointF one = a.place.center(), other = b.place.center();
    return std::abs(one.y() - other.y()) > sameRow ? one.y() < other.y() : one.x() < other.x();
}

} // namespace

std::vector<MarkSpot> markSpots(const QImage &cell, bool hasNumbers)
{
    const cv::Mat grey = matOf(cell);
    cv::Mat ink = grey > inkLevel;
    clearBorders(ink);
    std::vector<Spot> spots = connectedSpots(ink);
    joinBroken(spots, grey.rows);
    std::erase_if(spots, [&](const Spot &spot) { return !isDigitSized(spot.box, grey.rows); });
    if (hasNumbers)
        joinNumbers(spots);
    std::vector<MarkSpot> marks;
    for (const Spot &spot : spots)
        for (const Spot &part : hasNumbers ? std::vector{spot} : separated(spot))
            marks.push_back({placeOf(part.box, grey.rows), pictureOf(grey, part)});
    std::ranges::stable_sort(marks, isBefore);
    return marks;
}

} // namespace sudoku
