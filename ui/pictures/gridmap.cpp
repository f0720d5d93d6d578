#include "ui/pictures/gridmap.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sudoku {
namespace {

cv::Point2f cvPoint(QPointF point)
{
    return {static_cast<float>(point.x()), static_cast<float>(point.y())};
}

/// Returns the perspective that takes a square of \a size cells to \a corners.
std::array<double, 9> homography(int size, const BoardCorners &corners)
{
    const auto side = static_cast<float>(size);
    const std::array<cv::Point2f, 4> from{{{0, 0}, {side, 0}, {side, side}, {0, side}}};
    std::array<cv::Point2f, 4> to;
    std::ranges::transform(corners, to.begin(), cvPoint);
    const cv::Mat found = cv::getPerspectiveTransform(from.data(), to.data());
    std::array<double, 9> matrix;
    std::copy(found.begin<double>(), found.end<double>(), matrix.begin());
    return matrix;
}

} // namespace

std::array<double, Shift::maxTerms> Shift::terms(QPointF place)
{
    std::array<double, maxDegree + 1> ofX{1}, ofY{1}; // their powers
    for (int degree = 1; degree <= maxDegree; ++degree) {
        ofX[degree] = ofX[degree - 1] * place.x();
        ofY[degree] = ofY[degree - 1] * place.y();
    }
    std::array<double, maxTerms> terms;
    int next = 0;
    for (int degree = 0; degree <= maxDegree; ++degree)
        for (int y = 0; y <= degree; ++y)
            terms[next++] = ofX[degree - y] * ofY[y];
    return terms;
}

QPointF Shift::at(QPointF place) const
{
    const auto t = terms(place);
    return {std::inner_product(t.begin(), t.end(), x.begin(), 0.0),
            std::inner_product(t.begin(), t.end(), y.begin(), 0.0)};
}

GridMap::GridMap(int size, const BoardCorners &corners)
    : m_size(size),
      m_homography(homography(size, corners))
{
}

QPointF GridMap::shifted(QPointF point) const
{
    const double half = m_size / 2.0;
    return QPointF(onLines(m_across, point.x()), onLines(m_down, point.y()))
           + m_shift.at({point.x() / half - 1, point.y() / half - 1});
}

void GridMap::setLines(const std::vector<double> &across, const std::vector<double> &down)
{
    m_across = across;
    m_down = down;
}

double GridMap::onLines(const std::vector<double> &lines, double place)
{
    if (lines.empty())
        return place;
    const auto last = static_cast<int>(lines.size()) - 2;
    const int line = std::clamp(static_cast<int>(std::floor(place)), 0, last);
    return lines[line] + (place - line) * (lines[line + 1] - lines[line]);
}

QPointF GridMap::straight(QPointF point) const
{
    const auto &h = m_homography;
    const double x = point.x(), y = point.y();
    const double w = h[6] * x + h[7] * y + h[8];
    return {(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w};
}

QPointF GridMap::lying(QPointF point) const
{
    for (int turn = 0; turn < m_quarterTurns; ++turn)
        point = {point.y(), m_size - point.x()};
    return point;
}

BoardCorners GridMap::corners() const
{
    const double side = m_size;
    return {at({0, 0}), at({side, 0}), at({side, side}), at({0, side})};
}

double GridMap::cellSide(QSize picture) const
{
    const double middle = m_size / 2.0;
    const auto pixels = [&](QPointF from, QPointF to) {
        const QPointF step = at(to) - at(from);
        return std::hypot(step.x() * picture.width(), step.y() * picture.height());
    };
    return (pixels({middle - 0.5, middle}, {middle + 0.5, middle})
            + pixels({middle, middle - 0.5}, {middle, middle + 0.5}))
           / 2;
}

} // namespace sudoku
