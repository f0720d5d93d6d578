#include "ui/pictures/borderoffsets.h"

#include "ui/pictures/gridfit.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

// Shares of a cell's side.
constexpr double farthestLine = 0.13;
constexpr double nearestCage = 0.05, farthestCage = 0.16; ///< lines of cages are that far from a border

/// Looks for one kind of lines in the ink of a board.
class LineSearch
{
public:
    LineSearch(const BoardInk &ink, LineAxis axis)
        : m_ink(ink),
          m_axis(axis),
          m_reach(static_cast<int>(farthestLine * ink.cellSide())),
          m_near(static_cast<int>(nearestCage * ink.cellSide())),
          m_far(static_cast<int>(farthestCage * ink.cellSide()))
    {
    }

    /// Returns the offset of a line at each cell along it.
    std::vector<int> offsets(int line) const
    {
        std::vector<std::vector<double>> scores;
        for (int cell = 0; cell < m_ink.size(); ++cell)
            scores.push_back(scoresAt(line, cell));
        std::vector<int> offsets;
        for (int cell = 0; cell < m_ink.size(); ++cell)
            offsets.push_back(best(scores, cell));
        return offsets;
    }

private:
    /// Returns for each offset how much ink is there, and how much two lines have that are equally far from
    /// it.
    std::vector<double> scoresAt(int line, int cell) const
    {
        const std::vector<double> ink = profile(line, cell);
        std::vector<double> scores;
        for (int offset = -m_reach; offset <= m_reach; ++offset) {
            const int middle = offset + m_reach + m_far;
            double pair = 0;
            for (int distance = m_near; distance <= m_far; ++distance)
                pair = std::max(pair, std::min(ink[middle - distance], ink[middle + distance]));
            scores.push_back(ink[middle] + pair);
        }
        return scores;
    }

    /// Returns the mean ink along a part of a line, from the left or the top of it on, three pixels together.
    std::vector<double> profile(int line, int cell) const
    {
        const int side = m_ink.cellSide(), from = -m_reach - m_far - 1, to = -from;
        std::vector<double> raw, smooth;
        for (int across = from; across <= to; ++across)
            raw.push_back(along(line * side + across, cell * side + side * 15 / 100, side * 7 / 10));
        for (std::size_t i = 1; i + 1 < raw.size(); ++i)
            smooth.push_back((raw[i - 1] + raw[i] + raw[i + 1]) / 3);
        return smooth;
    }

    double along(int across, int from, int length) const
    {
        int sum = 0;
        for (int i = from; i < from + length; ++i)
            sum += m_axis == LineAxis::Upright ? m_ink.at(across, i) : m_ink.at(i, across);
        return double(sum) / length;
    }

    /// Returns the best offset for a cell and its neighbours along the line together.
    int best(const std::vector<std::vector<double>> &scores, int cell) const
    {
        constexpr int reach = 2; // cells
        std::vector<double> sums(scores[0].size());
        for (int other = std::max(0, cell - reach); other <= std::min(m_ink.size() - 1, cell + reach);
             ++other)
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] += (1 + reach - std::abs(other - cell)) * scores[other][i];
        return static_cast<int>(std::ranges::max_element(sums) - sums.begin()) - m_reach;
    }

    const BoardInk &m_ink;
    LineAxis m_axis;
    int m_reach, m_near, m_far; ///< pixels
};

/// Returns the offsets of all lines of an axis. Beyond the outermost ones nothing is known.
std::vector<int> offsetsOf(const BoardInk &ink, LineAxis axis)
{
    const int size = ink.size();
    const LineSearch search(ink, axis);
    std::vector<std::vector<int>> lines(size + 1);
    for (int line = 1; line < size; ++line)
        lines[line] = search.offsets(line);
    const auto past = [&](int line, int step) {
        for (int cell = 0; cell < size; ++cell)
            lines[line].push_back(2 * lines[line + step][cell] - lines[line + 2 * step][cell]);
    };
    past(0, 1);
    past(size, -1);
    std::vector<int> all;
    for (const auto &line : lines)
        all.insert(all.end(), line.begin(), line.end());
    return all;
}

} // namespace

BorderOffsets::BorderOffsets(const BoardInk &ink)
    : m_size(ink.size()),
      m_upright(offsetsOf(ink, LineAxis::Upright)),
      m_level(offsetsOf(ink, LineAxis::Level))
{
}

GridMap BorderOffsets::mended(const GridMap &map, const BoardInk &ink) const
{
    std::vector<LineOffset> offsets;
    for (int line = 0; line <= m_size; ++line)
        for (int cell = 0; cell < m_size; ++cell) {
            const double side = ink.cellSide();
            offsets.push_back(
                {LineAxis::Upright, {double(line), cell + 0.5}, (upright(line, cell) + 0.5) / side});
            offsets.push_back(
                {LineAxis::Level, {cell + 0.5, double(line)}, (level(line, cell) + 0.5) / side});
        }
    return moved(map, offsets);
}

} // namespace sudoku
