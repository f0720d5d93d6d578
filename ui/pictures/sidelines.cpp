#include "ui/pictures/sidelines.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sudoku {
namespace {

// Shares of a cell's side.
constexpr double shallowest = 0.035, deepest = 0.22; ///< lines of cages are neither nearer nor farther
constexpr double sameDepth = 0.02;                   ///< by which the lines of a board may differ in depth
constexpr double beside = 0.1;                       ///< in which a line stands out

/// Reads the ink along the sides of cells.
class SideInk
{
public:
    SideInk(const BoardInk &ink, const BorderOffsets &offsets)
        : m_ink(ink),
          m_offsets(offsets),
          m_side(ink.cellSide())
    {
    }

    int depths() const { return static_cast<int>(deepest * m_side); }
    int pixels(double cells) const { return static_cast<int>(std::lround(cells * m_side)); }

    /// Returns for each depth by how much ink stands out there from what is on both sides of it. A sum may
    /// hide one half of a line, so the better half counts.
    std::vector<double> ridges(int cell, int side) const
    {
        const int middle = borderMiddle(cell, side);
        std::vector<double> best(depths());
        for (const auto &half : halves) {
            const std::vector<double> profile = smoothProfile(cell, side, middle, half[0], half[1]);
            for (int depth = 1; depth + 1 < depths(); ++depth)
                best[depth] = std::max(best[depth], ridge(profile, depth));
        }
        return best;
    }

    /// Returns by how much the inner flank of a line at \a depth stands out from what is deeper in the cell.
    /// A blurred thick border may hide the other flank.
    double flank(int cell, int side, int depth) const
    {
        const int middle = borderMiddle(cell, side), place = std::min(depth + 1, depths() - 2);
        double best = 0;
        for (const auto &half : halves) {
            const std::vector<double> profile = smoothProfile(cell, side, middle, half[0], half[1]);
            best = std::max(best, profile[place] - leastAfter(profile, place));
        }
        return best;
    }

private:
    static constexpr double halves[][2] = {{0.15, 0.5}, {0.5, 0.85}}; ///< of a side

    double leastAfter(const std::vector<double> &profile, int depth) const
    {
        const auto after = profile.begin() + depth + 1;
        return *std::min_element(after, profile.begin() + std::min(depths(), depth + 1 + pixels(beside)));
    }

    /// Returns how deep in the cell the middle of the border is, in pixels.
    int borderMiddle(int cell, int side) const
    {
        const int row = cell / m_ink.size(), column = cell % m_ink.size();
        switch (side) {
        case 0:
            return m_offsets.level(row, column);
        case 1:
            return -1 - m_offsets.upright(column + 1, row);
        case 2:
            return -1 - m_offsets.level(row + 1, column);
        default:
            return m_offsets.upright(column, row);
        }
    }

    /// The ink by depth, three pixels together: lines are between pixels.
    std::vector<double> smoothProfile(int cell, int side, int middle, double from, double to) const
    {
        const bool hasOther = across(cell, side, m_ink.size()) >= 0;
        std::vector<double> raw, smooth;
        for (int depth = middle - 1; depth <= middle + depths(); ++depth)
            raw.push_back(inkAlong(m_ink, cell, side, hasOther ? depth : std::max(0, depth), from, to));
        for (int depth = 0; depth < depths(); ++depth)
            smooth.push_back(raw[depth] + raw[depth + 1] + raw[depth + 2]);
        return smooth;
    }

    double ridge(const std::vector<double> &profile, int depth) const
    {
        const double before = *std::min_element(profile.begin(), profile.begin() + depth);
        return profile[depth] - std::max(before, leastAfter(profile, depth));
    }

    const BoardInk &m_ink;
    const BorderOffsets &m_offsets;
    int m_side;
};

/// What stands out on both sides of the borders at once, by depth: the weaker side counts, as thick lines
/// that are not exactly between the cells have ink on one side only.
std::vector<std::vector<double>> bothSides(const std::vector<std::vector<double>> &ridges, int size)
{
    std::vector<std::vector<double>> both;
    for (int cell = 0; cell < size * size; ++cell)
        for (const int side : {1, 2}) {
            const int other = across(cell, side, size);
            if (other < 0)
                continue;
            const auto &here = ridges[cell * sideCount + side];
            const auto &there = ridges[other * sideCount + (side + 2) % sideCount];
            both.emplace_back();
            std::ranges::transform(here, there, std::back_inserter(both.back()),
                                   [](double a, double b) { return std::max(0.0, std::min(a, b)); });
        }
    return both;
}

/// Returns the depth at which most borders have lines on both sides.
int commonDepth(const std::vector<std::vector<double>> &both, const SideInk &sides)
{
    std::vector<double> sums(sides.depths());
    for (const auto &border : both)
        for (int depth = sides.pixels(shallowest); depth < sides.depths(); ++depth)
            sums[depth] += border[depth];
    return static_cast<int>(std::ranges::max_element(sums) - sums.begin());
}

} // namespace

int across(int cell, int side, int size)
{
    const int row = cell / size, column = cell % size;
    switch (side) {
    case 0:
        return row > 0 ? cell - size : -1;
    case 1:
        return column + 1 < size ? cell + 1 : -1;
    case 2:
        return row + 1 < size ? cell + size : -1;
    default:
        return column > 0 ? cell - 1 : -1;
    }
}

double inkAlong(const BoardInk &ink, int cell, int side, int depth, double from, double to)
{
    const int length = ink.cellSide(), left = cell % ink.size() * length, top = cell / ink.size() * length;
    const int first = static_cast<int>(from * length), last = static_cast<int>(to * length);
    const int place = side == 1 || side == 2 ? length - 1 - depth : depth;
    const bool isLevel = side % 2 == 0;
    int sum = 0;
    for (int i = first; i < last; ++i)
        sum += isLevel ? ink.at(left + i, top + place) : ink.at(left + place, top + i);
    return double(sum) / (last - first);
}

SideLines strongestLines(const BoardInk &ink, const BorderOffsets &offsets)
{
    const SideInk sides(ink, offsets);
    const int size = ink.size();
    std::vector<std::vector<double>> ridges;
    for (int cell = 0; cell < size * size; ++cell)
        for (int side = 0; side < sideCount; ++side)
            ridges.push_back(sides.ridges(cell, side));
    const auto both = bothSides(ridges, size);
    SideLines lines{.depth = commonDepth(both, sides), .strengths = {}, .inside = {}};
    const int near = sides.pixels(sameDepth);
    const int from = std::max(0, lines.depth - near), to = std::min(sides.depths(), lines.depth + near + 1);
    const auto strongest = [&](const std::vector<double> &ridge) {
        return *std::max_element(ridge.begin() + from, ridge.begin() + to);
    };
    double sum = 0, squares = 0;
    for (const auto &border : both) {
        sum += strongest(border);
        squares += strongest(border) * strongest(border);
    }
    constexpr double strongestLine = 1.5; // times the usual line; sums and digits have more ink
    const double most = strongestLine * squares / std::max(1e-9, sum);
    for (int i = 0; i < std::ssize(ridges); ++i) {
        const double flank = sides.flank(i / sideCount, i % sideCount, lines.depth);
        lines.strengths.push_back(std::min(most, std::max(flank, strongest(ridges[i]))));
        if (across(i / sideCount, i % sideCount, size) >= 0)
            lines.inside.push_back(lines.strengths.back());
    }
    return lines;
}

} // namespace sudoku
