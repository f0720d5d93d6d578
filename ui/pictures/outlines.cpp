#include "ui/pictures/outlines.h"

#include "ui/pictures/matof.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace sudoku {
namespace {

using Contour = std::vector<cv::Point>;

/// How a picture is made black and white: darker than its surroundings of so many pixels by so much, then
/// thickened.
struct Threshold
{
    int surroundings;
    int darker;
    int thickened; ///< pixels, or 0
};
constexpr std::array thresholds{Threshold{31, 12, 0}, Threshold{61, 12, 3}, Threshold{31, 5, 3},
                                Threshold{61, 7, 5}};

constexpr int maxSide = 1000;          ///< of the picture in which contours are looked for
constexpr double leastOutline = 0.012; ///< of the picture's area
constexpr std::size_t maxOutlines = 32;

const QImage &levelOf(const FlatPicture &picture)
{
    const auto fits = [](const QImage &level) { return std::max(level.width(), level.height()) <= maxSide; };
    const auto level = std::ranges::find_if(picture.levels(), fits);
    return level == picture.levels().end() ? picture.levels().back() : *level;
}

cv::Mat blackInk(const cv::Mat &flat, const Threshold &threshold)
{
    cv::Mat ink;
    cv::adaptiveThreshold(flat, ink, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY_INV,
                          threshold.surroundings, threshold.darker);
    if (threshold.thickened > 0)
        cv::dilate(ink, ink,
                   cv::getStructuringElement(cv::MORPH_RECT, {threshold.thickened, threshold.thickened}));
    return ink;
}

double area(const Contour &corners)
{
    return std::abs(cv::contourArea(corners));
}

/// Returns the largest quadrilateral of points of the hull of \a contour, if the hull is nearly one.
std::optional<Contour> quadrilateralOf(const Contour &contour)
{
    constexpr std::size_t fewPoints = 12;
    constexpr double nearly = 0.75; // of the hull's area
    Contour hull, points;
    cv::convexHull(contour, hull);
    const double length = cv::arcLength(hull, true);
    points = hull;
    for (double tolerance = 0.005; points.size() > fewPoints; tolerance *= 1.5)
        cv::approxPolyDP(hull, points, tolerance * length, true);
    const std::size_t n = points.size();
    Contour best;
    double bestArea = nearly * area(hull);
    for (std::size_t a = 0; a < n; ++a)
        for (std::size_t b = a + 1; b < n; ++b)
            for (std::size_t c = b + 1; c < n; ++c)
                for (std::size_t d = c + 1; d < n; ++d) {
                    const Contour corners{points[a], points[b], points[c], points[d]};
                    if (const double size = area(corners); size > bestArea) {
                        bestArea = size;
                        best = corners;
                    }
                }
    return best.empty() ? std::nullopt : std::optional(best);
}

/// Returns the corners clockwise, beginning at the top left.
BoardCorners ordered(Contour corners, QSize size)
{
    const cv::Point middle = std::accumulate(corners.begin(), corners.end(), cv::Point()) / 4;
    std::ranges::sort(corners, {},
                      [middle](cv::Point p) { return std::atan2(p.y - middle.y, p.x - middle.x); });
    const auto first = std::ranges::min_element(corners, {}, [](cv::Point p) { return p.x + p.y; });
    std::rotate(corners.begin(), first, corners.end()); // that of ranges is none for Clang 14
    BoardCorners result;
    std::ranges::transform(corners, result.begin(),
                           [size](cv::Point p) { return FlatPicture::toFraction(QPointF(p.x, p.y), size); });
    return result;
}

/// Whether no side is several times as long as another.
bool isSquarish(const Contour &corners)
{
    constexpr double mostUnequal = 3;
    std::array<double, 4> sides;
    for (int i = 0; i < 4; ++i)
        sides[i] = cv::norm(corners[(i + 1) % 4] - corners[i]);
    return std::ranges::max(sides) < mostUnequal * std::ranges::min(sides);
}

/// Contours that look like a cell: small, nearly square and full.
std::vector<cv::Rect> cellLike(const std::vector<Contour> &contours, double pictureArea)
{
    constexpr double smallest = 50, largestShare = 0.03;
    std::vector<cv::Rect> cells;
    for (const Contour &contour : contours) {
        const cv::Rect box = cv::boundingRect(contour);
        const double size = box.area();
        if (size < smallest || size > largestShare * pictureArea || box.width > 1.7 * box.height
            || box.height > 1.7 * box.width || area(contour) < 0.5 * size)
            continue;
        cells.push_back(box);
    }
    constexpr std::size_t most = 1500;
    std::ranges::sort(cells, std::greater(), [](const cv::Rect &box) { return box.area(); });
    cells.resize(std::min(most, cells.size()));
    return cells;
}

bool areNeighbourCells(const cv::Rect &a, const cv::Rect &b)
{
    const double side = std::sqrt(a.area()), other = std::sqrt(b.area());
    if (side > 1.5 * other || other > 1.5 * side)
        return false;
    const cv::Point between = (a.tl() + a.br() - b.tl() - b.br()) / 2;
    return std::hypot(between.x, between.y) < 1.6 * std::max(side, other);
}

/// Returns the corner points of the cells of each cluster of neighbours.
std::vector<Contour> clusters(const std::vector<cv::Rect> &cells)
{
    std::vector<std::size_t> root(cells.size());
    std::iota(root.begin(), root.end(), 0);
    const auto rootOf = [&root](std::size_t i) {
        while (root[i] != i)
            i = root[i] = root[root[i]];
        return i;
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (areNeighbourCells(cells[i], cells[j]))
                root[rootOf(i)] = rootOf(j);
    std::map<std::size_t, Contour> points;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const cv::Point corner : {cells[i].tl(), cells[i].br(), cv::Point(cells[i].x, cells[i].br().y),
                                       cv::Point(cells[i].br().x, cells[i].y)})
            points[rootOf(i)].push_back(corner);
    std::vector<Contour> large;
    constexpr std::size_t fewestPoints = 4 * 9;
    for (const auto &[first, contour] : points)
        if (contour.size() >= fewestPoints)
            large.push_back(contour);
    return large;
}

bool areAlike(const BoardCorners &a, const BoardCorners &b)
{
    constexpr double near = 0.008; // of the picture
    for (int i = 0; i < 4; ++i)
        if (const QPointF d = a[i] - b[i]; std::hypot(d.x(), d.y()) > near)
            return false;
    return true;
}

} // namespace

std::vector<BoardCorners> outlinesIn(const FlatPicture &picture)
{
    const QImage &level = levelOf(picture);
    const cv::Mat flat = matOf(level);
    const double pictureArea = double(flat.rows) * flat.cols;
    std::vector<std::pair<double, BoardCorners>> found;
    const auto add = [&](const Contour &contour) {
        Contour hull;
        cv::convexHull(contour, hull);
        if (area(hull) < leastOutline * pictureArea)
            return;
        const auto corners = quadrilateralOf(hull);
        if (corners && isSquarish(*corners))
            found.emplace_back(area(*corners), ordered(*corners, level.size()));
    };
    for (const Threshold &threshold : thresholds) {
        std::vector<Contour> contours;
        cv::findContours(blackInk(flat, threshold), contours, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
        std::ranges::for_each(contours, add);
        std::ranges::for_each(clusters(cellLike(contours, pictureArea)), add);
    }
    std::ranges::sort(found, std::greater(), [](const auto &outline) { return outline.first; });
    std::vector<BoardCorners> outlines;
    for (const auto &outline : found) {
        const auto isLikeIt = [&corners = outline.second](const BoardCorners &other) {
            return areAlike(other, corners);
        };
        if (outlines.size() < maxOutlines && std::ranges::none_of(outlines, isLikeIt))
            outlines.push_back(outline.second);
    }
    return outlines;
}

} // namespace sudoku
