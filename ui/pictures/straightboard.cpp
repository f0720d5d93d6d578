#include "ui/pictures/straightboard.h"

#include "ui/pictures/matof.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

double lengthOf(const BoardCorners &corners, QSize size)
{
    double sum = 0;
    for (int i = 0; i < 4; ++i) {
        const QPointF side = corners[(i + 1) % 4] - corners[i];
        sum += std::hypot(side.x() * size.width(), side.y() * size.height());
    }
    return sum / 4;
}

/// Returns the smallest level in which the board is not enlarged.
const QImage &levelFor(const FlatPicture &picture, const BoardCorners &corners, int boardPixels)
{
    const auto &levels = picture.levels();
    std::size_t best = 0;
    while (best + 1 < levels.size() && lengthOf(corners, levels[best + 1].size()) >= boardPixels)
        ++best;
    return levels[best];
}

} // namespace

StraightBoard::StraightBoard(const FlatPicture &picture, const BoardCorners &corners, int boardPixels)
    : m_board(boardPixels),
      m_margin(boardPixels / 6),
      m_side(m_board + 2 * m_margin)
{
    const QImage &level = levelFor(picture, corners, boardPixels);
    const float near = static_cast<float>(m_margin) - 0.5F, far = near + static_cast<float>(m_board);
    const std::array<cv::Point2f, 4> straight{{{near, near}, {far, near}, {far, far}, {near, far}}};
    std::array<cv::Point2f, 4> there;
    for (int i = 0; i < 4; ++i) {
        const QPointF pixel = FlatPicture::toPixels(corners[i], level.size());
        there[i] = {static_cast<float>(pixel.x()), static_cast<float>(pixel.y())};
    }
    cv::Mat board, sums;
    cv::warpPerspective(matOf(level), board, cv::getPerspectiveTransform(straight.data(), there.data()),
                        {m_side, m_side}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cv::integral(board, sums, CV_32S);
    const int *const first = sums.ptr<int>(); // they lie behind each other
    m_sums.assign(first, first + sums.total());
}

double StraightBoard::step(int size) const
{
    constexpr double finest = 0.02; // cells
    return std::max(finest, double(size) / m_board);
}

int StraightBoard::sum(int left, int top, int right, int bottom) const
{
    const int row = m_side + 1;
    return m_sums[bottom * row + right] - m_sums[top * row + right] - m_sums[bottom * row + left]
           + m_sums[top * row + left];
}

double StraightBoard::mean(LineAxis axis, int across, int along, int halfWidth, int halfLength) const
{
    const auto within = [this](int place) { return std::clamp(place, 0, m_side); };
    int left = within(across - halfWidth), right = within(across + std::max(1, halfWidth));
    int top = within(along - halfLength), bottom = within(along + halfLength);
    if (left == right || top == bottom)
        return 0;
    const int area = (right - left) * (bottom - top);
    if (axis == LineAxis::Level) {
        std::swap(left, top);
        std::swap(right, bottom);
    }
    return double(sum(left, top, right, bottom)) / area;
}

double StraightBoard::ridge(const LinePlace &place, int size) const
{
    const double cell = double(m_board) / size;
    constexpr double fineCell = 30; // pixels; lines of smaller cells are one pixel wide
    const int halfWidth = cell < fineCell ? 0 : 1;
    const int aside =
        std::max(2 * halfWidth + 1, static_cast<int>(std::lround((size > 9 ? 0.13 : 0.16) * cell)));
    const int halfLength = std::max(2, static_cast<int>(std::lround(cell / 4)));
    const int across = static_cast<int>(std::lround(m_margin + place.across * cell));
    const int along = static_cast<int>(std::lround(m_margin + place.along * cell));
    const double line = mean(place.axis, across, along, halfWidth, halfLength);
    return std::max(0.0, std::min(mean(place.axis, across - aside, along, halfWidth, halfLength),
                                  mean(place.axis, across + aside, along, halfWidth, halfLength))
                             - line);
}

double StraightBoard::ink(const LinePlace &place, int size) const
{
    constexpr double halfStrip = 0.12, besideStrip = 0.18; // of a cell: digits are farther from the line
    const double cell = double(m_board) / size;
    const auto pixels = [cell](double cells) { return static_cast<int>(std::lround(cells * cell)); };
    const int across = m_margin + pixels(place.across), along = m_margin + pixels(place.along);
    const int halfLength = std::max(2, pixels(0.3)), aside = pixels(besideStrip);
    const double strip = mean(place.axis, across, along, std::max(1, pixels(halfStrip)), halfLength);
    return std::max(mean(place.axis, across - aside, along, 1, halfLength),
                    mean(place.axis, across + aside, along, 1, halfLength))
           - strip;
}

} // namespace sudoku
