#include "ui/pictures/cagehints.h"

#include "ui/pictures/matof.h"
#include "ui/pictures/sidelines.h"
#include "ui/pictures/sumboxes.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numeric>

namespace sudoku {
namespace {

constexpr int leastInk = 60; ///< of 255: paler spots are dirt

/// Returns whether lines run along both sides of many borders, but not of all, and hardly anywhere on one
/// side alone.
bool haveLines(const SideLines &lines, int size)
{
    constexpr double leastLine = 10; // of three times 255
    constexpr double fewest = 0.25, most = 0.75, inPairs = 0.85;
    int both = 0, some = 0, borders = 0;
    for (int cell = 0; cell < size * size; ++cell)
        for (const int side : {1, 2}) {
            const int other = across(cell, side, size);
            if (other < 0)
                continue;
            const double here = lines.strengths[cell * sideCount + side];
            const double there = lines.strengths[other * sideCount + (side + 2) % sideCount];
            both += std::min(here, there) >= leastLine;
            some += std::max(here, there) >= leastLine;
            ++borders;
        }
    return both >= fewest * borders && both <= most * borders && both >= inPairs * some;
}

cv::Mat partOf(const BoardInk &ink, Cell cell, const cv::Rect2d &part)
{
    const int side = ink.cellSide(), left = cell % ink.size() * side, top = cell / ink.size() * side;
    const auto pixel = [&](double place) { return cvRound(place * side); };
    return matOf(ink.image())({top + pixel(part.y), top + pixel(part.br().y)},
                              {left + pixel(part.x), left + pixel(part.br().x)});
}

/// Returns as many cells as a row has: those with most ink in the top left corner.
std::vector<Cell> inkiestCorners(const BoardInk &ink)
{
    const cv::Rect2d corner(0.12, 0.12, 0.28, 0.16);
    std::vector<Cell> cells(static_cast<std::size_t>(ink.size()) * ink.size());
    std::iota(cells.begin(), cells.end(), 0);
    std::vector<double> inks;
    for (const Cell cell : cells)
        inks.push_back(cv::mean(partOf(ink, cell, corner))[0]);
    std::ranges::stable_sort(cells, std::greater(), [&](Cell cell) { return inks[cell]; });
    cells.resize(ink.size());
    return cells;
}

/// Returns whether spots as small as the number of a cell are below it.
bool hasSmallSpots(const BoardInk &ink, Cell cell, const SumBoxes &sums)
{
    const cv::Rect2d below(0.16, 0.42, 0.68, 0.42);
    const cv::Mat part = partOf(ink, cell, below), mask = part > sums.inkLevel / 2;
    cv::Mat labels, stats, middles;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, middles, 8, CV_32S);
    for (int i = 1; i < count; ++i) {
        const int height = stats.at<int>(i, cv::CC_STAT_HEIGHT), top = stats.at<int>(i, cv::CC_STAT_TOP);
        const bool isWhole = top > 0 && top + height < part.rows;
        if (isWhole && 2 * height > sums.digitHeight && 2 * height < 3 * sums.digitHeight)
            return true;
    }
    return false;
}

bool haveSums(const BoardInk &ink, double inset)
{
    constexpr double most = 0.8, severalDigits = 0.3; // of the cells
    constexpr int longest = 3;
    const std::vector<Cell> cells = inkiestCorners(ink);
    const SumBoxes sums = sumBoxesIn(ink, cells, inset);
    if (sums.inkLevel < leastInk)
        return false;
    int numbers = 0, longOnes = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto digits = std::ssize(sums.pieces[i]);
        if (digits == 0 || digits > longest || hasSmallSpots(ink, cells[i], sums))
            continue;
        ++numbers;
        longOnes += digits > 1;
    }
    const auto count = double(cells.size());
    return numbers >= most * count && longOnes >= severalDigits * count;
}

} // namespace

bool looksLikeKiller(const BoardInk &ink)
{
    const SideLines lines = strongestLines(ink, BorderOffsets(ink));
    return haveLines(lines, ink.size()) || haveSums(ink, (lines.depth + 0.5) / ink.cellSide());
}

} // namespace sudoku
