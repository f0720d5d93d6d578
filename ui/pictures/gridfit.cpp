#include "ui/pictures/gridfit.h"

#include "ui/pictures/quantile.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sudoku {
namespace {

constexpr std::array sizes{4, 6, 8, 9, 12, 16, 25};
constexpr double seenShare = 0.45;    ///< of the usual strength: a line is there
constexpr double usualQuantile = 0.4; ///< thin lines count as usual, even where most lines are thick
constexpr double faintest = 5;        ///< of 255: weaker lines are noise

constexpr int usualPlaces = 3; ///< in a cell a line is looked at there

/// Where a line is darkest near a place.
struct Peak
{
    int line;        ///< 0 … size
    QPointF point;   ///< of the board, without shift
    double offset;   ///< across the line, in cells
    double strength; ///< 0 to 255
};

/// The strongest place within \a window cells of a line, a little less the farther away.
Peak strongest(const StraightBoard &board, const GridMap &map, LineAxis axis, int line, double along,
               double window)
{
    const QPointF point = axis == LineAxis::Upright ? QPointF(line, along) : QPointF(along, line);
    const QPointF there = map.shifted(point);
    LinePlace place{axis, there.x(), there.y()};
    if (axis == LineAxis::Level)
        std::swap(place.across, place.along);
    const double step = board.step(map.size());
    const int steps = static_cast<int>(window / step);
    Peak best{line, point, 0, 0};
    double bestRank = 0;
    for (int i = -steps; i <= steps; ++i) {
        const double offset = i * step;
        const double strength = board.ridge({axis, place.across + offset, place.along}, map.size());
        const double rank = strength * (1 - 0.3 * std::abs(offset) / std::max(window, step));
        if (rank > bestRank) {
            bestRank = rank;
            best.offset = offset;
            best.strength = strength;
        }
    }
    return best;
}

/// Looks at each line at \a placesOfCell places in a cell.
std::vector<Peak> peaks(const StraightBoard &board, const GridMap &map, LineAxis axis, double window,
                        int placesOfCell = usualPlaces)
{
    // A few lines fit to anything if each may be far from its place: the share of the board counts.
    constexpr double usualSize = 9;
    window *= std::min(1.0, map.size() / usualSize);
    std::vector<Peak> found;
    for (int line = 0; line <= map.size(); ++line)
        for (int place = 0; place < placesOfCell * map.size(); ++place)
            found.push_back(strongest(board, map, axis, line, (place + 0.5) / placesOfCell, window));
    return found;
}

double usualStrength(std::span<const std::vector<Peak>> axes)
{
    std::vector<double> strengths;
    for (const auto &axis : axes)
        for (const Peak &peak : axis)
            strengths.push_back(peak.strength);
    return std::max(faintest, quantile(std::move(strengths), usualQuantile));
}

/// Returns the share of the places in cell middles where there seems to be a line.
double shareOfMiddles(const StraightBoard &board, const GridMap &map, double least)
{
    int seen = 0, all = 0;
    for (const LineAxis axis : {LineAxis::Upright, LineAxis::Level})
        for (int line = 0; line < map.size(); ++line)
            for (int cell = 0; cell < map.size(); ++cell, ++all) {
                const double across = line + 0.5, along = cell + 0.5;
                const QPointF there =
                    map.shifted(axis == LineAxis::Upright ? QPointF(across, along) : QPointF(along, across));
                const bool isUpright = axis == LineAxis::Upright;
                const LinePlace place{axis, isUpright ? there.x() : there.y(),
                                      isUpright ? there.y() : there.x()};
                seen += board.ridge(place, map.size()) > least;
            }
    return double(seen) / all;
}

GridFit judged(const StraightBoard &board, const GridMap &map, double window, int placesOfCell = usualPlaces)
{
    const std::array<std::vector<Peak>, 2> axes{peaks(board, map, LineAxis::Upright, window, placesOfCell),
                                                peaks(board, map, LineAxis::Level, window, placesOfCell)};
    const double usual = usualStrength(axes);
    std::vector<double> shares; // by line
    for (const auto &axis : axes) {
        std::vector<double> seen(map.size() + 1, 0);
        for (const Peak &peak : axis)
            seen[peak.line] += peak.strength > seenShare * usual;
        for (const double count : seen)
            shares.push_back(count / (placesOfCell * map.size()));
    }
    std::ranges::sort(shares);
    constexpr int worstCount = 5;
    const double mean = std::accumulate(shares.begin(), shares.end(), 0.0) / double(shares.size());
    const double worst = std::accumulate(shares.begin(), shares.begin() + worstCount, 0.0) / worstCount;
    constexpr double ofMean = 0.6, ofWorst = 0.4, ofMiddles = 0.2;
    return {map, mean,
            ofMean * mean + ofWorst * worst - ofMiddles * shareOfMiddles(board, map, seenShare * usual),
            usual};
}

/// Solves for the first \a termCount coefficients of a shift across one kind of lines, by weighted least
/// squares that prefer small coefficients.
std::vector<double> solved(const std::vector<std::array<double, Shift::maxTerms>> &terms,
                           const std::vector<double> &values, const std::vector<double> &weights,
                           int termCount)
{
    constexpr double damping = 0.3;
    cv::Mat matrix = cv::Mat::zeros(termCount, termCount, CV_64F);
    cv::Mat right = cv::Mat::zeros(termCount, 1, CV_64F), solution;
    for (std::size_t i = 0; i < values.size(); ++i)
        for (int a = 0; a < termCount; ++a) {
            right.at<double>(a) += weights[i] * terms[i][a] * values[i];
            for (int b = 0; b < termCount; ++b)
                matrix.at<double>(a, b) += weights[i] * terms[i][a] * terms[i][b];
        }
    for (int a = 0; a < termCount; ++a)
        matrix.at<double>(a, a) += a == 0 ? 1e-6 : damping;
    cv::solve(matrix, right, solution, cv::DECOMP_CHOLESKY);
    return {solution.begin<double>(), solution.end<double>()};
}

/// Fits a polynomial of \a degree to where the lines of an axis are seen. What is far from the polynomial
/// loses its weight (Tukey's biweight).
std::vector<double> fittedTo(const std::vector<Peak> &found, const GridMap &map, LineAxis axis, double usual,
                             int degree)
{
    constexpr double farthest = 0.15; // cells
    constexpr int rounds = 4;
    const double half = map.size() / 2.0;
    std::vector<std::array<double, Shift::maxTerms>> terms;
    std::vector<double> values, strengths;
    for (const Peak &peak : found) {
        if (peak.strength < 0.3 * usual)
            continue;
        const QPointF place = peak.point / half - QPointF(1, 1);
        const QPointF now = map.shift().at(place);
        terms.push_back(Shift::terms(place));
        values.push_back((axis == LineAxis::Upright ? now.x() : now.y()) + peak.offset);
        strengths.push_back(peak.strength / (peak.strength + usual));
    }
    const int termCount = (degree + 1) * (degree + 2) / 2;
    std::vector<double> weights = strengths, solution(termCount, 0);
    for (int round = 0; round < rounds; ++round) {
        solution = solved(terms, values, weights, termCount);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double off =
                values[i] - std::inner_product(solution.begin(), solution.end(), terms[i].begin(), 0.0);
            const double part = std::min(1.0, std::abs(off) / (farthest * (rounds - round)));
            const double near = 1 - part * part;
            weights[i] = strengths[i] * near * near;
        }
    }
    return solution;
}

struct FitStep
{
    double window; ///< cells
    int degree;
};
using Schedule = std::array<FitStep, 5>;

// Wide windows follow curved paper; narrow ones are not led astray by handwriting.
constexpr std::array<Schedule, 2> schedules{{
    {{{0.35, 1}, {0.25, 2}, {0.18, 3}, {0.12, 4}, {0.1, 4}}},
    {{{0.15, 1}, {0.12, 2}, {0.1, 3}, {0.1, 4}, {0.1, 4}}},
}};

GridMap bent(const StraightBoard &board, GridMap map, const Schedule &schedule)
{
    for (const FitStep &step : schedule) {
        const std::array<std::vector<Peak>, 2> axes{peaks(board, map, LineAxis::Upright, step.window),
                                                    peaks(board, map, LineAxis::Level, step.window)};
        const double usual = usualStrength(axes);
        Shift shift;
        std::ranges::copy(fittedTo(axes[0], map, LineAxis::Upright, usual, step.degree), shift.x.begin());
        std::ranges::copy(fittedTo(axes[1], map, LineAxis::Level, usual, step.degree), shift.y.begin());
        map.setShift(shift);
    }
    return map;
}

constexpr int roughBoard = 480; ///< pixels of a board
constexpr int fineBoard = 800;
constexpr double finalWindow = 0.06; // cells

} // namespace

std::span<const int> gridSizes()
{
    return sizes;
}

GridMap moved(GridMap map, std::span<const LineOffset> offsets)
{
    constexpr int degree = 3;
    std::array<std::vector<Peak>, 2> axes;
    for (const LineOffset &line : offsets)
        axes[line.axis == LineAxis::Upright ? 0 : 1].push_back({0, line.place, line.offset, 1});
    Shift shift;
    std::ranges::copy(fittedTo(axes[0], map, LineAxis::Upright, 1, degree), shift.x.begin());
    std::ranges::copy(fittedTo(axes[1], map, LineAxis::Level, 1, degree), shift.y.begin());
    map.setShift(shift);
    return map;
}

std::vector<GridFit> roughFits(const FlatPicture &picture, const BoardCorners &corners)
{
    const auto window = [](int size) { return size > 9 ? 0.15 : 0.25; }; // dense digits are near the lines
    constexpr double worthALook = 0.6;
    const StraightBoard board(picture, corners, roughBoard);
    std::vector<GridFit> fits;
    for (const int size : sizes)
        fits.push_back(judged(board, GridMap(size, corners), window(size), 1));
    const double best = std::ranges::max(fits, {}, &GridFit::score).score;
    std::erase_if(fits, [&](const GridFit &fit) { return fit.score < best && fit.coverage < worthALook; });
    return fits;
}

GridFit refinedFit(const FlatPicture &picture, const GridFit &rough)
{
    const StraightBoard board(picture, rough.map.corners(), fineBoard);
    GridFit best = judged(board, GridMap(rough.map.size(), rough.map.corners()), finalWindow);
    for (const Schedule &schedule : schedules) {
        constexpr double perfect = 0.985;
        if (best.coverage > perfect)
            break;
        const GridFit fit =
            judged(board, bent(board, GridMap(rough.map.size(), rough.map.corners()), schedule), finalWindow);
        if (fit.score > best.score)
            best = fit;
    }
    return best;
}

bool isBoard(const GridFit &fit)
{
    constexpr int small = 8; // so few lines are found in many pictures
    return fit.map.size() < small ? fit.coverage >= 0.9 && fit.score >= 0.8 : fit.coverage >= 0.75;
}

} // namespace sudoku
