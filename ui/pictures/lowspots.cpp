#include "ui/pictures/lowspots.h"

#include "ui/pictures/quantile.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr int spotLevel = 115; ///< of 255: what is darker is ink

/// The tallest spot of a cell, in pixels.
struct TallSpot
{
    int height = 0;
    double middle = 0; ///< from the left
};

/// Whether a spot of a picture with sides of \a side is a part of a frame inside the cell's lines: it touches
/// an edge, and is thin or reaches from edge to edge.
bool isFrame(const cv::Rect &box, int side)
{
    constexpr int thin = 3;
    const bool touches = box.x == 0 || box.y == 0 || box.br().x == side || box.br().y == side;
    return touches
           && (std::min(box.width, box.height) <= thin || std::max(box.width, box.height) >= side - 1);
}

/// Returns the tallest connected spot inside a cell, of height 0 if there is none, or only dirt.
TallSpot tallestSpot(const CellImage &cell)
{
    constexpr int from = 6, to = cellImageSide - 6; // inside the lines of the cell
    constexpr int lowest = 3;
    const cv::Mat picture(cellImageSide, cellImageSide, CV_8UC1, const_cast<std::uint8_t *>(cell.data()));
    const cv::Mat ink = picture({from, to}, {from, to}) > spotLevel;
    cv::Mat labels, stats, middles;
    const int count = cv::connectedComponentsWithStats(ink, labels, stats, middles);
    TallSpot tallest;
    for (int label = 1; label < count; ++label) {
        const cv::Rect box(stats.at<int>(label, cv::CC_STAT_LEFT), stats.at<int>(label, cv::CC_STAT_TOP),
                           stats.at<int>(label, cv::CC_STAT_WIDTH), stats.at<int>(label, cv::CC_STAT_HEIGHT));
        if (box.height >= lowest && box.height > tallest.height && !isFrame(box, to - from))
            tallest = {box.height, box.x + box.width / 2.0};
    }
    return tallest;
}

/// What most digits of a board have in common.
struct UsualDigit
{
    int height;
    double middle;

    /// Returns whether a spot is much lower than a digit, or somewhat lower and not where digits are: two
    /// marks that touch.
    bool isUnlike(const TallSpot &spot) const
    {
        constexpr double low = 0.6, lower = 0.85; // of the height
        constexpr double aside = 2;               // pixels
        return spot.height > 0
               && (spot.height < low * height
                   || (spot.height < lower * height && std::abs(spot.middle - middle) > aside));
    }
};

/// Returns what digits look like, if enough cells have some.
std::optional<UsualDigit> usualDigit(std::span<const TallSpot> spots)
{
    constexpr int lowestDigit = 10; // pixels: digits of half a cell have 13
    constexpr double fewest = 0.1;  // of the cells
    std::vector<int> heights;
    std::vector<double> middles;
    for (const TallSpot &spot : spots)
        if (spot.height >= lowestDigit) {
            heights.push_back(spot.height);
            middles.push_back(spot.middle);
        }
    if (double(heights.size()) < fewest * double(spots.size()))
        return {};
    return UsualDigit{quantile(std::move(heights), 0.5), quantile(std::move(middles), 0.5)};
}

} // namespace

std::vector<Cell> cellsOfLowSpots(std::span<const CellImage> cells)
{
    std::vector<TallSpot> spots;
    std::ranges::transform(cells, std::back_inserter(spots), tallestSpot);
    const auto digit = usualDigit(spots);
    std::vector<Cell> lowCells;
    for (Cell cell = 0; cell < std::ssize(cells); ++cell)
        if (digit && digit->isUnlike(spots[cell]))
            lowCells.push_back(cell);
    return lowCells;
}

} // namespace sudoku
