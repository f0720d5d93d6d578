#include "ui/pictures/screenlines.h"

#include "ui/pictures/gridfit.h"
#include "ui/pictures/matof.h"
#include "ui/pictures/quantile.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr int faintestEdge = 5;              ///< of 255
constexpr int shortestEdge = 9;              ///< pixels: the strokes of most digits are shorter
constexpr int smallestCell = 13;             ///< pixels
constexpr double tolerance = 0.1;            ///< of a cell: how far an edge may be from the middle of a line
constexpr qint64 largestScreen = 10'000'000; ///< pixels: larger pictures are photographs and scans
/// What is drawn with lines everywhere is no board, and would take minutes.
constexpr std::size_t mostCombs = 1'500, mostPairs = 30'000;

struct Run
{
    int from;
    int to; ///< one past the last pixel
};

/// The long level edges of a picture, by the row below them.
class LevelEdges
{
public:
    explicit LevelEdges(const cv::Mat &grey) : m_runs(grey.rows)
    {
        for (int row = 1; row < grey.rows; ++row)
            addRow(grey.ptr<std::uint8_t>(row - 1), grey.ptr<std::uint8_t>(row), grey.cols, m_runs[row]);
    }

    int rows() const { return static_cast<int>(m_runs.size()); }
    int length(int row) const
    {
        int sum = 0;
        for (const Run &run : m_runs[row])
            sum += run.to - run.from;
        return sum;
    }
    /// Returns how much of the part from \a from to \a to is edge in the best row near \a row, 0 to 1.
    double covered(double row, double from, double to, double near) const
    {
        double best = 0;
        const int first = std::max(0, static_cast<int>(std::floor(row - near)));
        const int last = std::min(rows() - 1, static_cast<int>(std::ceil(row + near)));
        for (int place = first; place <= last; ++place) {
            double sum = 0;
            for (const Run &run : m_runs[place])
                sum += std::max(0.0, std::min<double>(run.to, to) - std::max<double>(run.from, from));
            best = std::max(best, sum);
        }
        return best / (to - from);
    }

private:
    static void addRow(const std::uint8_t *above, const std::uint8_t *below, int width,
                       std::vector<Run> &runs)
    {
        int from = 0;
        for (int x = 0; x <= width; ++x) {
            if (x < width && std::abs(above[x] - below[x]) >= faintestEdge)
                continue;
            if (x - from >= shortestEdge)
                runs.push_back({from, x});
            from = x + 1;
        }
    }

    std::vector<std::vector<Run>> m_runs;
};

/// Lines at equal distances.
struct Comb
{
    int size;         ///< cells between them
    double first;     ///< pixels
    double pitch;     ///< pixels
    bool isFrameless; ///< the first and the last are not there

    double at(double line) const { return first + line * pitch; }
    double last() const { return at(size); }
};

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

/// The middles of rows with much edge; both edges of a line, or of a gap between cells, make one.
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
        const auto [first, last] = strongest(strongest(row).first); // strokes may come before a line
        middles.push_back((first + last) / 2.0);
        row = last;
    }
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
    for (int line = from; line <= to; ++line) {
        const auto place = nearest(middles, comb.at(line), std::max(2.0, tolerance * comb.pitch));
        if (!place)
            return std::nullopt;
        const double arm = line - comb.size / 2.0;
        sum += *place;
        moment += arm * *place;
        squares += arm * arm;
    }
    comb.pitch = moment / squares;
    comb.first = sum / (to - from + 1) - comb.pitch * comb.size / 2;
    return comb;
}

/// Returns each comb that shows all its lines; none if there are too many.
std::vector<Comb> combsOf(const std::vector<double> &middles)
{
    constexpr int smallestFrameless = 6;
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

/// Returns the share of the sides of cells between lines of \a along that have an edge on a line of \a
/// across.
double coveredSides(const LevelEdges &edges, const Comb &across, const Comb &along)
{
    constexpr double corner = 0.1, gap = 0.16;
    const double most = across.isFrameless ? 0.8 : 0.5; // corners of cells may be round
    const int from = across.isFrameless ? 1 : 0, to = across.size - from;
    const double near = std::max(2.0, gap * across.pitch);
    int seen = 0;
    for (int line = from; line <= to; ++line)
        for (int cell = 0; cell < along.size; ++cell)
            seen += edges.covered(across.at(line), along.at(cell + corner), along.at(cell + 1 - corner), near)
                    > most;
    return double(seen) / ((to - from + 1) * along.size);
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
            const cv::Mat cell = grey(y, x).clone();
            std::vector<std::uint8_t> values(cell.begin<std::uint8_t>(), cell.end<std::uint8_t>());
            std::ranges::sort(values);
            const auto at = [&](double share) {
                return values[static_cast<std::size_t>(share * double(values.size() - 1))];
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
    return {columns.size,
            {corner(columns.first, rows.first), corner(columns.last(), rows.first),
             corner(columns.last(), rows.last()), corner(columns.first, rows.last())}};
}

struct ScreenGrid
{
    Comb columns, rows;
    double coverage;

    /// The area; of nearly equal ones that with more lines comes first.
    double rank() const
    {
        constexpr double ofLine = 0.005;
        return columns.pitch * columns.size * rows.pitch * rows.size * (1 + ofLine * columns.size);
    }
    bool overlaps(const ScreenGrid &other) const
    {
        return columns.first < other.columns.last() && other.columns.first < columns.last()
               && rows.first < other.rows.last() && other.rows.first < rows.last();
    }
};

bool isWithin(const Comb &comb, int pixels)
{
    return comb.first >= -1 && comb.last() <= pixels + 1;
}

/// Whether most pixels are like their neighbours to the right: on screens 92 of 100 and more, in photographs
/// 62 at most.
bool isDrawn(const QImage &grey)
{
    constexpr double least = 0.75;
    qint64 same = 0;
    for (int y = 0; y < grey.height(); ++y) {
        const uchar *const row = grey.constScanLine(y);
        for (int x = 1; x < grey.width(); ++x)
            same += row[x] == row[x - 1];
    }
    return double(same) >= least * grey.width() * grey.height();
}

/// Returns the boards that show all their sides, the largest first. If two are about as large, the one with
/// more lines comes first.
std::vector<ScreenGrid> gridsIn(const cv::Mat &grey)
{
    constexpr double framed = 0.92, frameless = 0.97, squarish = 0.04;
    const LevelEdges level(grey);
    const cv::Mat turned = grey.t();
    const LevelEdges upright(turned);
    const std::vector<Comb> rows = combsOf(lineMiddles(level)), columns = combsOf(lineMiddles(upright));
    std::vector<ScreenGrid> found;
    std::size_t pairs = 0;
    for (const Comb &down : rows)
        for (const Comb &right : columns) {
            if (down.size != right.size || down.isFrameless != right.isFrameless
                || std::abs(down.pitch - right.pitch) > squarish * down.pitch || !isWithin(down, grey.rows)
                || !isWithin(right, grey.cols))
                continue;
            if (++pairs > mostPairs)
                return {};
            const double coverage =
                std::min(coveredSides(level, down, right), coveredSides(upright, right, down));
            if (coverage >= (down.isFrameless ? frameless : framed))
                found.push_back({right, down, coverage});
        }
    std::ranges::sort(found, std::greater(), &ScreenGrid::rank);
    return found;
}

} // namespace

std::vector<ScreenBoard> screenBoards(const QImage &grey)
{
    if (qint64(grey.width()) * grey.height() > largestScreen || !isDrawn(grey))
        return {};
    const cv::Mat pixels = matOf(grey);
    std::vector<ScreenGrid> kept;
    for (const ScreenGrid &grid : gridsIn(pixels))
        if (std::ranges::none_of(kept, [&](const ScreenGrid &other) { return grid.overlaps(other); }))
            kept.push_back(grid);
    std::vector<ScreenBoard> boards;
    for (const ScreenGrid &board : kept)
        boards.push_back({mapOf(board.columns, board.rows, grey.size()), board.coverage,
                          toneOf(pixels, board.columns, board.rows)});
    return boards;
}

} // namespace sudoku
