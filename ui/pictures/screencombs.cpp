#include "ui/pictures/screencombs.h"

#include "ui/pictures/gridfit.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr int faintestEdge = 5;          ///< of 255
constexpr int shortestEdge = 9;          ///< pixels: the strokes of most digits are shorter
constexpr int smallestCell = 13;         ///< pixels
constexpr double tolerance = 0.1;        ///< of a cell: how far an edge may be from the middle of a line
constexpr int blockWidth = 8;            ///< pixels that are looked at together where nothing changes
constexpr double mostShared = 0.2;       ///< of the shorter of two edges: what those of two boards share
constexpr std::size_t mostCombs = 1'500; ///< lines everywhere are no board, and would take minutes

/// Returns the first and the last of the rows from \a from to before \a to that have about the most edge: not
/// those that strokes of a row of digits share.
std::pair<int, int> strongestWithin(const std::vector<int> &lengths, int from, int to)
{
    constexpr double about = 0.6;
    const double enough = about * *std::max_element(lengths.begin() + from, lengths.begin() + to);
    std::pair<int, int> ends{to, from};
    for (int row = from; row < to; ++row)
        if (lengths[row] >= enough)
            ends = {std::min(ends.first, row), row};
    return ends;
}

/// Adds the middles of the rows of edge from \a first to \a last: of both edges of a line, or of a gap
/// between cells, one. Edges of boards beside each other lie over different pixels, and make two; a row may
/// have edges of both.
void addMiddles(const LevelEdges &edges, int first, int last, double enough, std::vector<double> &middles)
{
    constexpr double ownLine = 0.8; // of the edges of the row: where others have less, another line begins
    std::vector<std::pair<int, int>> lines;
    for (int row = first; row <= last; ++row) {
        if (edges.length(row) < enough)
            continue;
        double ofOthers = 0; // pixels
        for (auto &[from, to] : lines)
            if (edges.sharedPart(from, row) >= mostShared) {
                to = row;
                ofOthers += edges.length(from);
            }
        if (ofOthers < ownLine * edges.length(row))
            lines.emplace_back(row, row);
    }
    for (const auto &[from, to] : lines)
        middles.push_back((from + to) / 2.0);
}

/// The middles of rows with much edge, ascending.
std::vector<double> lineMiddles(const LevelEdges &edges)
{
    constexpr int leastLength = 3 * smallestCell;
    constexpr double leastShare = 0.15; // of the longest: strokes of digits in a row add up to less
    constexpr int widestLine = 9;       // pixels
    constexpr std::size_t most = 160;
    std::vector<int> lengths;
    for (int row = 0; row < edges.rows(); ++row)
        lengths.push_back(edges.length(row));
    const double enough = std::max<double>(leastLength, leastShare * std::ranges::max(lengths));
    std::vector<double> middles;
    for (int row = 0; row < edges.rows(); ++row) {
        if (lengths[row] < enough)
            continue;
        const auto strongest = [&](int from) {
            return strongestWithin(lengths, from, std::min(edges.rows(), from + widestLine + 1));
        };
        const int strong = strongest(row).first; // strokes may come before a line, or a line of another board
        const auto isApart = [&](int each) { return edges.sharedPart(each, strong) < mostShared; };
        if (strong > row && isApart(row))
            addMiddles(edges, row, strong - 1, enough, middles);
        const auto [first, last] = strongest(strong);
        addMiddles(edges, first, last, enough, middles);
        row = last;
    }
    std::ranges::sort(middles);
    return middles.size() > most ? std::vector<double>() : middles;
}

/// Returns the middle nearest to \a place, if one is within \a near.
std::optional<double> nearest(const std::vector<double> &middles, double place, double near)
{
    const auto next = std::ranges::lower_bound(middles, place);
    std::optional<double> best;
    for (const auto candidate : {next, next == middles.begin() ? next : next - 1})
        if (candidate != middles.end() && std::abs(*candidate - place) <= near
            && (!best || std::abs(*candidate - place) < std::abs(*best - place)))
            best = *candidate;
    return best;
}

/// Returns \a comb with its lines moved to where they are seen on average, or nothing if one is missing.
std::optional<Comb> fitted(const std::vector<double> &middles, Comb comb)
{
    const int from = comb.isFrameless ? 1 : 0, to = comb.size - from;
    double sum = 0, moment = 0, squares = 0;
    comb.lines.clear();
    for (int line = from; line <= to; ++line) {
        const auto place = nearest(middles, comb.at(line), std::max(2.0, tolerance * comb.pitch));
        if (!place)
            return std::nullopt;
        comb.lines.push_back(*place);
        const double arm = line - comb.size / 2.0;
        sum += *place;
        moment += arm * *place;
        squares += arm * arm;
    }
    comb.pitch = moment / squares;
    comb.first = sum / (to - from + 1) - comb.pitch * comb.size / 2;
    return comb;
}

/// Returns how many gaps between boxes of \a box cells are before a line; a line in a gap is in its middle.
double gapsBefore(int line, int box, int size)
{
    if (line == 0 || line == size)
        return std::max(0, line / box - 1);
    return line / box - (line % box == 0 ? 0.5 : 0);
}

/// Lines at equal distances, but for a wider gap between boxes.
struct GappedComb
{
    double misfit;            ///< the mean square of how far lines are from where they should be, in cells
    double first, pitch, gap; ///< cells of the comb without gaps
    int box;

    double at(int line, int size) const { return first + pitch * line + gap * gapsBefore(line, box, size); }
};

/// Returns the comb with gaps between boxes of \a box cells that fits the lines best.
GappedComb gappedComb(const Comb &comb, int box)
{
    constexpr int terms = 3;
    const int count = static_cast<int>(comb.lines.size()), from = comb.isFrameless ? 1 : 0;
    cv::Mat left(count, terms, CV_64F), right(count, 1, CV_64F), found;
    for (int i = 0; i < count; ++i) {
        left.at<double>(i, 0) = 1;
        left.at<double>(i, 1) = i + from;
        left.at<double>(i, 2) = gapsBefore(i + from, box, comb.size);
        right.at<double>(i, 0) = (comb.lines[i] - comb.first) / comb.pitch;
    }
    cv::solve(left, right, found, cv::DECOMP_SVD);
    const cv::Mat rest = left * found - right;
    return {rest.dot(rest) / count, found.at<double>(0, 0), found.at<double>(1, 0), found.at<double>(2, 0),
            box};
}

} // namespace

LevelEdges::LevelEdges(const QImage &grey) : m_runs(grey.height())
{
    for (int row = 1; row < grey.height(); ++row)
        addRow(grey.constScanLine(row - 1), grey.constScanLine(row), grey.width(), m_runs[row]);
}

int LevelEdges::length(int row) const
{
    int sum = 0;
    for (const Run &run : m_runs[row])
        sum += run.to - run.from;
    return sum;
}

double LevelEdges::sharedPart(int row, int other) const
{
    double sum = 0;
    for (const Run &run : m_runs[row])
        sum += edgeWithin(other, run.from, run.to);
    return sum / std::max(1, std::min(length(row), length(other)));
}

bool LevelEdges::isCovered(double row, double from, double to, double near, double share) const
{
    const int first = std::max(0, static_cast<int>(std::floor(row - near)));
    const int last = std::min(rows() - 1, static_cast<int>(std::ceil(row + near)));
    const int middle = std::clamp(static_cast<int>(row), first, std::max(first, last));
    for (int away = 0; away <= last - first; ++away) // a line is often in the middle
        for (const int place : {middle - away, middle + away})
            if (place >= first && place <= last && edgeWithin(place, from, to) > share * (to - from))
                return true;
    return false;
}

double LevelEdges::edgeWithin(int row, double from, double to) const
{
    const std::vector<Run> &runs = m_runs[row];
    double sum = 0;
    for (auto run = std::ranges::lower_bound(runs, from, {}, &Run::to); run != runs.end() && run->from < to;
         ++run)
        sum += std::max(0.0, std::min<double>(run->to, to) - std::max<double>(run->from, from));
    return sum;
}

void LevelEdges::addRow(const std::uint8_t *above, const std::uint8_t *below, int width,
                        std::vector<Run> &runs)
{
    int from = 0;
    for (int x = 0; x <= width; ++x) {
        if (x == from && x + blockWidth <= width && std::memcmp(above + x, below + x, blockWidth) == 0) {
            from = x + blockWidth;
            x = from - 1;
            continue;
        }
        if (x < width && std::abs(above[x] - below[x]) >= faintestEdge)
            continue;
        if (x - from >= shortestEdge)
            runs.push_back({from, x});
        from = x + 1;
    }
}

std::vector<double> Comb::unevenLines() const
{
    constexpr double narrowestGap = 0.05, muchBetter = 0.25; // cells; of the misfit without gaps
    std::optional<GappedComb> best;
    for (int box = 2; box < size; ++box)
        if (size % box == 0)
            if (const GappedComb gapped = gappedComb(*this, box); !best || gapped.misfit < best->misfit)
                best = gapped;
    if (!best || best->gap < narrowestGap || best->misfit > muchBetter * gappedComb(*this, size).misfit)
        return {};
    std::vector<double> places;
    for (int line = 0; line <= size; ++line)
        places.push_back(best->at(line, size));
    return places;
}

double Comb::misfit() const
{
    const std::vector<double> uneven = unevenLines();
    const int from = isFrameless ? 1 : 0;
    double squares = 0;
    for (int i = 0; i < std::ssize(lines); ++i) {
        const double away = lines[i] - at(uneven.empty() ? i + from : uneven[i + from]);
        squares += away * away;
    }
    return std::sqrt(squares / std::max(1.0, double(lines.size())));
}

std::vector<Comb> combsIn(const LevelEdges &edges)
{
    constexpr int smallestFrameless = 6;
    const std::vector<double> middles = lineMiddles(edges);
    std::vector<Comb> combs;
    const auto add = [&](const Comb &comb) {
        if (comb.pitch < smallestCell)
            return;
        const auto better = fitted(middles, comb);
        if (better && std::ranges::none_of(combs, [&](const Comb &other) {
                return other.size == better->size && other.isFrameless == better->isFrameless
                       && std::abs(other.first - better->first) < 1
                       && std::abs(other.last() - better->last()) < 1;
            }))
            combs.push_back(*better);
    };
    for (std::size_t a = 0; a < middles.size(); ++a)
        for (std::size_t b = a + 1; b < middles.size(); ++b) {
            if (combs.size() > mostCombs)
                return {};
            for (const int size : gridSizes()) {
                const double length = middles[b] - middles[a];
                add({size, middles[a], length / size, false});
                if (const double pitch = length / (size - 2); size >= smallestFrameless)
                    add({size, middles[a] - pitch, pitch, true});
            }
        }
    return combs;
}

} // namespace sudoku
