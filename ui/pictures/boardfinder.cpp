#include "ui/pictures/boardfinder.h"

#include "ui/pictures/outlines.h"
#include "ui/pictures/quantile.h"
#include "ui/pictures/screenlines.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sudoku {
namespace {

constexpr int patchCount = 36;       ///< along a side of a board that may be a crossword
constexpr int maxFindingSide = 1600; // pixels

QPolygonF polygonOf(const GridFit &fit)
{
    const BoardCorners corners = fit.map.corners();
    return QPolygonF(QList<QPointF>(corners.begin(), corners.end()));
}

double areaOf(const QPolygonF &polygon)
{
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

/// Whether the boards share more than a fifth of the smaller one.
bool overlap(const GridFit &a, const GridFit &b)
{
    const QPolygonF first = polygonOf(a), second = polygonOf(b);
    constexpr double share = 0.2;
    return areaOf(first.intersected(second)) > share * std::min(areaOf(first), areaOf(second));
}

double rank(const GridFit &fit)
{
    constexpr double ofSide = 0.15;
    return fit.score + ofSide * std::sqrt(areaOf(polygonOf(fit)));
}

/// A box of a board is a board too, and so is every fourth line of a 16x16: if the lines of the larger board
/// are there, it is meant.
bool replaces(const GridFit &larger, const GridFit &fit)
{
    constexpr double clearCoverage = 0.85, clearBetween = 0.77, most = 0.8, muchLarger = 1.5;
    const bool hasLinesBetween =
        larger.map.size() > fit.map.size() && larger.map.size() % fit.map.size() == 0;
    if (larger.coverage < (hasLinesBetween ? clearBetween : clearCoverage)
        || larger.map.size() < fit.map.size())
        return false;
    const QPolygonF outer = polygonOf(larger), inner = polygonOf(fit);
    if (areaOf(outer.intersected(inner)) < most * areaOf(inner))
        return false;
    return hasLinesBetween || areaOf(outer) > muchLarger * areaOf(inner);
}

/// A fold or a banner may hide the last row from a contour: of an 8x8 that has lines beside it the 9x9 is
/// returned.
GridFit grown(const FlatPicture &picture, const GridFit &fit)
{
    constexpr int small = 8, whole = 9;
    constexpr double nearlyAsGood = 0.1;
    if (fit.map.size() != small)
        return fit;
    GridFit best = fit;
    best.score -= nearlyAsGood;
    for (const int left : {-1, 0})
        for (const int top : {-1, 0}) {
            const double right = left + whole, bottom = top + whole;
            const BoardCorners corners{fit.map.at(QPointF(left, top)), fit.map.at({right, double(top)}),
                                       fit.map.at({right, bottom}), fit.map.at({double(left), bottom})};
            const GridFit larger = refinedFit(picture, {GridMap(whole, corners)});
            if (larger.score > best.score)
                best = larger;
        }
    return best.map.size() == small ? fit : best;
}

/// Refines the most promising ones, at most two of a size at one place.
std::vector<GridFit> refinedFits(const FlatPicture &picture, std::vector<GridFit> rough)
{
    constexpr std::size_t most = 16;
    constexpr int mostAtOnePlace = 2;
    constexpr double hopeless = 0.35;
    std::ranges::sort(rough, std::greater(), rank);
    std::vector<GridFit> tried, refined;
    for (const GridFit &fit : rough) {
        const auto isAtItsPlace = [&](const GridFit &other) {
            return other.map.size() == fit.map.size() && overlap(fit, other);
        };
        const auto settlesIt = [&](const GridFit &other) {
            constexpr double perfect = 0.97;
            return other.coverage > perfect && other.map.size() >= fit.map.size() && overlap(fit, other);
        };
        if (refined.size() == most)
            break;
        if (std::ranges::any_of(refined, settlesIt))
            continue;
        if (fit.score < hopeless || std::ranges::count_if(tried, isAtItsPlace) >= mostAtOnePlace)
            continue;
        tried.push_back(fit);
        refined.push_back(grown(picture, refinedFit(picture, fit)));
    }
    std::vector<GridFit> kept;
    std::ranges::copy_if(refined, std::back_inserter(kept), [&](const GridFit &fit) {
        return std::ranges::none_of(refined, [&](const GridFit &other) { return replaces(other, fit); });
    });
    std::ranges::sort(kept, std::greater(), rank);
    return kept;
}

/// The brightest of some places in each of 36 x 36 patches of a board, 0 to 255, as of ink on paper.
std::vector<double> brightestOfPatches(const QImage &grey, InkTone tone, const GridMap &map)
{
    constexpr int steps = 3;
    std::vector<double> levels(patchCount * patchCount);
    for (int y = 0; y < patchCount * steps; ++y)
        for (int x = 0; x < patchCount * steps; ++x) {
            const auto within = [&](int step) { return (step + 0.5) * map.size() / (patchCount * steps); };
            const QPointF point = FlatPicture::toPixels(map.at({within(x), within(y)}), grey.size());
            const int value = qGray(grey.pixel(std::clamp(qRound(point.x()), 0, grey.width() - 1),
                                               std::clamp(qRound(point.y()), 0, grey.height() - 1)));
            double &level = levels[y / steps * patchCount + x / steps];
            level = std::max<double>(level, tone == InkTone::Dark ? value : 255 - value);
        }
    return levels;
}

/// Whether much of the board is black between bright cells. \a grey is the picture as it is: black cells look
/// like paper where the brightness is flattened.
bool isCrossword(const QImage &grey, InkTone tone, const GridMap &map)
{
    constexpr double black = 0.4, mostShare = 0.08;
    constexpr int around = 4; // patches: a cell of a 9x9
    const std::vector<double> levels = brightestOfPatches(grey, tone, map);
    const auto isBlack = [&](int row, int column) {
        double brightest = 0;
        for (int y = std::max(0, row - around); y < std::min(patchCount, row + around + 1); ++y)
            for (int x = std::max(0, column - around); x < std::min(patchCount, column + around + 1); ++x)
                brightest = std::max(brightest, levels[y * patchCount + x]);
        return levels[row * patchCount + column] < black * brightest;
    };
    int count = 0;
    for (int row = 0; row < patchCount; ++row)
        for (int column = 0; column < patchCount; ++column)
            count += isBlack(row, column);
    return count > mostShare * patchCount * patchCount;
}

constexpr double clearScore = 0.75; ///< a board of the other tone need not be looked for

double bestScore(const FoundBoards &found)
{
    double best = 0;
    for (const GridFit &fit : found.boards)
        best = std::max(best, fit.score);
    return best;
}

/// Whether most of the picture is dark; it may be a dark photograph all the same.
bool isDarkScreen(const QImage &grey)
{
    constexpr int dark = 100, samples = 64;
    std::vector<int> values;
    for (int y = 0; y < samples; ++y)
        for (int x = 0; x < samples; ++x)
            values.push_back(qGray(grey.pixel(x * grey.width() / samples, y * grey.height() / samples)));
    return quantile(std::move(values), 0.5) < dark;
}

FoundBoards findWith(const QImage &grey, InkTone tone)
{
    FoundBoards found{.picture = FlatPicture(grey, maxFindingSide, tone), .boards = {}};
    std::vector<GridFit> rough;
    for (const BoardCorners &corners : outlinesIn(found.picture))
        std::ranges::copy(roughFits(found.picture, corners), std::back_inserter(rough));
    for (const GridFit &fit : refinedFits(found.picture, std::move(rough))) {
        found.bestCoverage = std::max(found.bestCoverage, fit.coverage);
        if (isBoard(fit) && !isCrossword(grey, tone, fit.map)
            && std::ranges::none_of(found.boards, [&](const GridFit &other) { return overlap(fit, other); }))
            found.boards.push_back(fit);
    }
    std::ranges::sort(found.boards, std::greater(),
                      [](const GridFit &fit) { return areaOf(polygonOf(fit)); });
    return found;
}

/// The boards of a screenshot that have the tone of the largest.
FoundBoards foundOnScreen(const QImage &grey, const std::vector<ScreenBoard> &boards)
{
    const InkTone tone = boards.front().tone;
    FoundBoards found{.picture = FlatPicture(grey, maxFindingSide, tone), .boards = {}};
    for (const ScreenBoard &board : boards)
        if (board.tone == tone && !isCrossword(grey, tone, board.map)) {
            found.boards.push_back(
                {.map = board.map, .coverage = board.coverage, .score = board.coverage, .isExact = true});
            found.bestCoverage = std::max(found.bestCoverage, board.coverage);
        }
    return found;
}

} // namespace

FoundBoards findBoards(const QImage &grey, BoardLines lines)
{
    if (lines == BoardLines::Any)
        if (const auto boards = screenBoards(grey); !boards.empty())
            if (FoundBoards found = foundOnScreen(grey, boards); !found.boards.empty())
                return found;
    const bool isDark = isDarkScreen(grey);
    FoundBoards first = findWith(grey, isDark ? InkTone::Bright : InkTone::Dark);
    if (!isDark && bestScore(first) > clearScore)
        return first;
    FoundBoards second = findWith(grey, isDark ? InkTone::Dark : InkTone::Bright);
    return bestScore(second) > bestScore(first) ? second : first;
}

GridFit boardAt(const FlatPicture &picture, const BoardCorners &corners, int size)
{
    std::vector<GridFit> fits;
    if (size != 0)
        return refinedFit(picture, {GridMap(size, corners)});
    for (const GridFit &rough : roughFits(picture, corners))
        fits.push_back(refinedFit(picture, rough));
    std::ranges::sort(fits, std::greater(), rank);
    return *std::ranges::find_if(fits, [&](const GridFit &fit) {
        return std::ranges::none_of(fits, [&](const GridFit &other) { return replaces(other, fit); });
    });
}

} // namespace sudoku
