#include "ui/pictures/screenlines.h"

#include "ui/pictures/matof.h"
#include "ui/pictures/screencombs.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr qint64 largestScreen = 10'000'000; ///< pixels: larger pictures are photographs and scans
constexpr std::size_t mostPairs = 30'000;    ///< of combs; more are no board, and would take minutes

/// Returns how far the edges of a line may be from its middle, in pixels: it may be a gap.
double widestGap(const Comb &comb)
{
    constexpr double gap = 0.16;
    return std::max(2.0, gap * comb.pitch);
}

/// Returns the share of the sides of cells between lines of \a along that have an edge near a line of \a
/// across; 0 if that is less than \a least.
double coveredSides(const LevelEdges &edges, const Comb &across, const Comb &along, double near, double least)
{
    constexpr double corner = 0.1;
    const double most = across.isFrameless ? 0.8 : 0.5; // corners of cells may be round
    const int from = across.isFrameless ? 1 : 0, to = across.size - from;
    const int count = (to - from + 1) * along.size;
    int missed = 0;
    for (int line = from; line <= to; ++line)
        for (int cell = 0; cell < along.size; ++cell) {
            missed += !edges.isCovered(across.at(line), along.at(cell + corner), along.at(cell + 1 - corner),
                                       near, most);
            if (count - missed < least * count)
                return 0;
        }
    return double(count - missed) / count;
}

using Brightnesses = std::array<int, 256>; ///< how many pixels have each

Brightnesses brightnesses(const cv::Mat &part)
{
    Brightnesses counts{};
    for (int y = 0; y < part.rows; ++y)
        for (int x = 0; x < part.cols; ++x)
            ++counts[part.ptr<std::uint8_t>(y)[x]];
    return counts;
}

/// Returns the brightness below which a \a share of the pixels are.
int valueAt(const Brightnesses &counts, double share)
{
    const int count = std::accumulate(counts.begin(), counts.end(), 0);
    const auto place = static_cast<int>(share * (count - 1));
    int value = 0;
    for (int before = counts[0]; before <= place; before += counts[value])
        ++value;
    return value;
}

/// Whether digits are dark on the paper of their cells, or bright.
InkTone toneOf(const cv::Mat &grey, const Comb &columns, const Comb &rows)
{
    constexpr double inside = 0.2, few = 0.04;
    double dark = 0, bright = 0;
    for (int row = 0; row < rows.size; ++row)
        for (int column = 0; column < columns.size; ++column) {
            const cv::Range y(cvRound(rows.at(row + inside)), cvRound(rows.at(row + 1 - inside)));
            const cv::Range x(cvRound(columns.at(column + inside)), cvRound(columns.at(column + 1 - inside)));
            const auto at = [counts = brightnesses(grey(y, x))](double share) {
                return valueAt(counts, share);
            };
            const double paper = at(0.5);
            dark += paper - at(few);
            bright += at(1 - few) - paper;
        }
    return bright > dark ? InkTone::Bright : InkTone::Dark;
}

GridMap mapOf(const Comb &columns, const Comb &rows, QSize picture)
{
    // An edge is between two pixels: half a pixel before the middle of the second.
    const auto corner = [&](double x, double y) {
        return FlatPicture::toFraction({x - 0.5, y - 0.5}, picture);
    };
    GridMap map(columns.size, {corner(columns.first, rows.first), corner(columns.last(), rows.first),
                               corner(columns.last(), rows.last()), corner(columns.first, rows.last())});
    map.setLines(columns.unevenLines(), rows.unevenLines());
    return map;
}

/// A comb, and how far its lines are from equal distances.
struct MeasuredComb
{
    Comb comb;
    double misfit; ///< pixels
};

/// A board that may be there.
struct ScreenGrid
{
    const Comb *columns, *rows;
    double misfit;                       ///< of both, in pixels
    std::optional<double> coverage = {}; ///< nothing: nobody has looked for its sides yet
    double exactness = 1;                ///< the share of the sides that are on the lines

    /// The area, as far as it has sides. Many lines count as more, as anything may look like a few. Uneven
    /// ones and lines beside the sides count as less: they may belong to another board.
    double rank() const
    {
        constexpr double ofLine = 0.05, ofPixel = 0.05, ofSides = 0.02;
        return coverage.value_or(1) * columns->pitch * columns->size * rows->pitch * rows->size
               * (1 + ofLine * columns->size) * (1 + ofSides * exactness) / (1 + ofPixel * misfit);
    }
    bool overlaps(const ScreenGrid &other) const
    {
        return columns->first < other.columns->last() && other.columns->first < columns->last()
               && rows->first < other.rows->last() && other.rows->first < rows->last();
    }
};

bool isWithin(const Comb &comb, int pixels)
{
    return comb.first >= -1 && comb.last() <= pixels + 1;
}

/// Whether most pixels are like their neighbours to the right: on screens 92 of 100 and more, in photographs
/// 62 at most. Of a window with a texture some rows are even: 8 of 100, in photographs 1 of 500 at most.
bool isDrawn(const QImage &grey)
{
    constexpr double least = 0.75, even = 0.97, leastEven = 0.03;
    qint64 same = 0;
    int evenRows = 0;
    for (int y = 0; y < grey.height(); ++y) {
        const uchar *const row = grey.constScanLine(y);
        int inRow = 0;
        for (int x = 1; x < grey.width(); ++x)
            inRow += row[x] == row[x - 1];
        same += inRow;
        evenRows += inRow >= even * grey.width();
    }
    return double(same) >= least * grey.width() * grey.height() || evenRows >= leastEven * grey.height();
}

/// Returns the pairs of combs that may be boards; none if there are too many.
std::vector<ScreenGrid> pairsOf(const std::vector<MeasuredComb> &columns,
                                const std::vector<MeasuredComb> &rows, QSize picture)
{
    constexpr double squarish = 0.04;
    std::vector<ScreenGrid> pairs;
    for (const auto &[down, downMisfit] : rows)
        for (const auto &[right, rightMisfit] : columns) {
            if (down.size != right.size || down.isFrameless != right.isFrameless
                || std::abs(down.pitch - right.pitch) > squarish * down.pitch
                || !isWithin(down, picture.height()) || !isWithin(right, picture.width()))
                continue;
            if (pairs.size() >= mostPairs)
                return {};
            pairs.push_back({&right, &down, rightMisfit + downMisfit});
        }
    return pairs;
}

std::vector<MeasuredComb> measured(std::vector<Comb> combs)
{
    std::vector<MeasuredComb> result;
    for (Comb &comb : combs) {
        const double misfit = comb.misfit();
        result.push_back({std::move(comb), misfit});
    }
    return result;
}

/// The combs of a drawing.
struct Combs
{
    LevelEdges level, upright;
    std::vector<MeasuredComb> rows, columns;

    explicit Combs(const QImage &grey)
        : level(grey),
          upright(imageOf(matOf(grey).t())),
          rows(measured(combsIn(level))),
          columns(measured(combsIn(upright)))
    {
    }

    /// Returns how much of the sides of a board is there, if that is enough.
    std::optional<double> coverageOf(const ScreenGrid &grid) const
    {
        constexpr double framed = 0.92, frameless = 0.97;
        const double least = grid.rows->isFrameless ? frameless : framed;
        const double both = sidesOf(grid, widestGap(*grid.rows), least);
        return both < least ? std::nullopt : std::optional(both);
    }

    double exactnessOf(const ScreenGrid &grid) const
    {
        constexpr double onLine = 0.5; // pixels: those of most boards are thin
        return sidesOf(grid, onLine, 0);
    }

private:
    double sidesOf(const ScreenGrid &grid, double near, double least) const
    {
        const double down = coveredSides(level, *grid.rows, *grid.columns, near, least);
        return down < least ? down
                            : std::min(down, coveredSides(upright, *grid.columns, *grid.rows, near, least));
    }
};

/// Returns the boards that show all their sides, those of the highest rank first. None overlap. The
/// sides of a board are looked for only when no other can have a higher rank: most are never looked for.
std::vector<ScreenGrid> gridsIn(const Combs &combs, QSize picture)
{
    const auto isLower = [](const ScreenGrid &a, const ScreenGrid &b) { return a.rank() < b.rank(); };
    std::vector<ScreenGrid> waiting = pairsOf(combs.columns, combs.rows, picture), kept;
    std::ranges::make_heap(waiting, isLower);
    while (!waiting.empty()) {
        std::ranges::pop_heap(waiting, isLower);
        ScreenGrid next = waiting.back();
        waiting.pop_back();
        if (std::ranges::any_of(kept, [&](const ScreenGrid &other) { return next.overlaps(other); }))
            continue;
        if (next.coverage) {
            kept.push_back(next);
        } else if ((next.coverage = combs.coverageOf(next))) {
            next.exactness = combs.exactnessOf(next);
            waiting.push_back(next);
            std::ranges::push_heap(waiting, isLower);
        }
    }
    return kept;
}

} // namespace

std::vector<ScreenBoard> screenBoards(const QImage &grey)
{
    if (qint64(grey.width()) * grey.height() > largestScreen || !isDrawn(grey))
        return {};
    const cv::Mat pixels = matOf(grey);
    const Combs combs(grey);
    std::vector<ScreenBoard> boards;
    for (const ScreenGrid &board : gridsIn(combs, grey.size()))
        boards.push_back({mapOf(*board.columns, *board.rows, grey.size()), *board.coverage,
                          toneOf(pixels, *board.columns, *board.rows)});
    return boards;
}

} // namespace sudoku
