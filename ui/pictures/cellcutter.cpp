#include "ui/pictures/cellcutter.h"

#include "ui/pictures/matof.h"
#include "ui/pictures/quantile.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace sudoku {
namespace {

constexpr double enoughPixels = 64; ///< of a cell's side: a larger picture is reduced first
constexpr int fineSide = 2 * cellImageSide;
constexpr double faintestInk = 30; ///< of 255: no board's digits are fainter

/// Returns the perspective from pixels of a straight picture of \a part of the board to those of the picture.
cv::Mat perspectiveOf(const GridMap &map, const QRectF &part, QSize straight, QSize picture)
{
    const std::array<QPointF, 4> corners{part.topLeft(), part.topRight(), part.bottomRight(),
                                         part.bottomLeft()};
    const auto right = static_cast<float>(straight.width()) - 0.5F,
               bottom = static_cast<float>(straight.height()) - 0.5F;
    const std::array<cv::Point2f, 4> from{{{-0.5F, -0.5F}, {right, -0.5F}, {right, bottom}, {-0.5F, bottom}}};
    std::array<cv::Point2f, 4> to;
    for (int i = 0; i < 4; ++i) {
        const QPointF pixel = FlatPicture::toPixels(map.at(corners[i]), picture);
        to[i] = {static_cast<float>(pixel.x()), static_cast<float>(pixel.y())};
    }
    return cv::getPerspectiveTransform(from.data(), to.data());
}

cv::Mat cellOf(const QImage &flat, const GridMap &map, int row, int column)
{
    const QRectF part = QRectF(column, row, 1, 1)
                            .adjusted(-cellImageMargin, -cellImageMargin, cellImageMargin, cellImageMargin);
    cv::Mat fine, cell;
    cv::warpPerspective(matOf(flat), fine, perspectiveOf(map, part, {fineSide, fineSide}, flat.size()),
                        {fineSide, fineSide}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cv::resize(fine, cell, {cellImageSide, cellImageSide}, 0, 0, cv::INTER_AREA);
    return cell;
}

/// Returns the picture in which cells are at most \a cellPixels wide.
FlatPicture flatOf(const QImage &grey, InkTone tone, const GridMap &map, double cellPixels)
{
    const double scale = std::min(1.0, cellPixels / std::max(1.0, map.cellSide(grey.size())));
    return {grey, static_cast<int>(std::lround(scale * std::max(grey.width(), grey.height()))), tone};
}

/// Returns \a value as ink: 0 is paper, 255 is \a ink, which is by that much darker.
std::uint8_t asInk(double value, double paper, double ink)
{
    return cv::saturate_cast<std::uint8_t>((paper - value) / ink * 255);
}

/// What is inside the lines of a cell.
std::vector<double> inside(const cv::Mat &cell)
{
    constexpr int from = 7, to = cellImageSide - 7;
    const cv::Mat part = cell({from, to}, {from, to});
    return {part.begin<std::uint8_t>(), part.end<std::uint8_t>()};
}

double paperLevel(const cv::Mat &cell)
{
    return quantile(inside(cell), 0.7);
}

/// Returns how much darker than its paper the ink of a cell is.
double inkOf(const cv::Mat &cell)
{
    return paperLevel(cell) - quantile(inside(cell), 0.04);
}

/// Returns how much darker than paper the ink of the digits is: that of the darkest cells, but the very
/// darkest, which may be smudges.
double inkStrength(const std::vector<cv::Mat> &cells)
{
    std::vector<double> darkness;
    std::ranges::transform(cells, std::back_inserter(darkness), inkOf);
    std::ranges::sort(darkness, std::greater());
    const auto from = darkness.size() / 20, to = std::max(from + 1, darkness.size() / 5);
    return std::max(faintestInk, std::accumulate(darkness.begin() + static_cast<std::ptrdiff_t>(from),
                                                 darkness.begin() + static_cast<std::ptrdiff_t>(to), 0.0)
                                     / double(to - from));
}

} // namespace

std::vector<CellImage> cutCells(const QImage &grey, InkTone tone, const GridMap &map, InkScale inkScale,
                                double leastInk)
{
    const FlatPicture flat = flatOf(grey, tone, map, enoughPixels);
    std::vector<cv::Mat> cells;
    for (int row = 0; row < map.size(); ++row)
        for (int column = 0; column < map.size(); ++column)
            cells.push_back(cellOf(flat.image(), map, row, column));
    const double boardInk = std::max(leastInk, inkStrength(cells));
    constexpr double faintDigit = 0.35; // of the board's ink
    std::vector<CellImage> images(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double paper = paperLevel(cells[i]), own = inkOf(cells[i]);
        const double ink = inkScale == InkScale::EachCell && own > faintDigit * boardInk
                               ? std::min(own, boardInk)
                               : boardInk;
        std::transform(cells[i].begin<std::uint8_t>(), cells[i].end<std::uint8_t>(), images[i].begin(),
                       [&](double value) { return asInk(value, paper, ink); });
    }
    return images;
}

std::vector<QImage> cutFineCells(const QImage &grey, InkTone tone, const GridMap &map,
                                 std::span<const Cell> cells)
{
    constexpr int side = 120;
    constexpr double inside = 0.14, darkest = 0.003; // shares of the side, and of what is inside
    if (cells.empty())
        return {};
    const FlatPicture flat = flatOf(grey, tone, map, side);
    std::vector<QImage> pictures;
    for (const Cell cell : cells) {
        const QRectF part(cell % map.size(), cell / map.size(), 1, 1);
        cv::Mat fine;
        cv::warpPerspective(matOf(flat.image()), fine,
                            perspectiveOf(map, part, {side, side}, flat.image().size()), {side, side},
                            cv::INTER_CUBIC | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
        const int from = cvRound(inside * side);
        const cv::Mat middle = fine({from, side - from}, {from, side - from});
        const std::vector<double> values(middle.begin<std::uint8_t>(), middle.end<std::uint8_t>());
        const double paper = quantile(values, 0.7);
        const double ink = std::max(faintestInk / 2, paper - quantile(values, darkest));
        std::transform(fine.begin<std::uint8_t>(), fine.end<std::uint8_t>(), fine.begin<std::uint8_t>(),
                       [&](double value) { return asInk(value, paper, ink); });
        pictures.push_back(imageOf(fine));
    }
    return pictures;
}

QImage straightened(const QImage &picture, const GridMap &map, const QRectF &part, int side)
{
    const bool isGrey = picture.format() == QImage::Format_Grayscale8;
    const QImage source = isGrey ? picture : picture.convertToFormat(QImage::Format_RGB32);
    QImage result(qRound(part.width() * side), qRound(part.height() * side), source.format());
    const auto pixelsOf = [isGrey](const QImage &image) {
        return cv::Mat(image.height(), image.width(), isGrey ? CV_8UC1 : CV_8UC4,
                       const_cast<uchar *>(image.constBits()),
                       static_cast<std::size_t>(image.bytesPerLine()));
    };
    result.detach();
    const cv::Mat pixels = pixelsOf(source), target = pixelsOf(result);
    for (int row = 0; row < qRound(part.height()); ++row)
        for (int column = 0; column < qRound(part.width()); ++column) {
            const QRectF cell(part.left() + column, part.top() + row, 1, 1);
            cv::Mat piece = target({row * side, (row + 1) * side}, {column * side, (column + 1) * side});
            cv::warpPerspective(pixels, piece, perspectiveOf(map, cell, {side, side}, picture.size()),
                                {side, side}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
        }
    return result;
}

} // namespace sudoku
