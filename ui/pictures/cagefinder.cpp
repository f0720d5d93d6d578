#include "ui/pictures/cagefinder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>

namespace sudoku {
namespace {

constexpr int sideCount = 4; ///< of a cell: top, right, bottom, left

// Shares of a cell's side.
constexpr double shallowest = 0.035, deepest = 0.22; ///< lines of cages are neither nearer nor farther
constexpr double sameDepth = 0.02;                   ///< by which the lines of a board may differ in depth
constexpr double beside = 0.1;                       ///< in which a line stands out

/// What is across a side of a cell: the place of that cell, or -1 at the edge of the board.
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

/// Returns the mean ink of a line along a side of a cell, from one share of its length to another. Depths
/// below 0 are beyond the border; there must be a cell.
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

/// How strong the lines are beside all sides of the cells, at the depth where they are strongest.
struct SideLines
{
    int depth = 0;                 ///< in pixels
    std::vector<double> strengths; ///< by cell and side
    std::vector<double> inside;    ///< the same without the sides at the edge of the board
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

SideLines strongestLines(const SideInk &sides, int size)
{
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

/// Returns the threshold that parts \a values best into two classes (Otsu), if they are two clearly.
std::optional<double> clearThreshold(std::vector<double> values)
{
    constexpr double leastMean = 5, farApart = 3; // of three times 255; times as strong
    std::ranges::sort(values);
    const double all = std::accumulate(values.begin(), values.end(), 0.0);
    double low = 0, best = 0, threshold = 0, lowMean = 0, highMean = 0;
    const auto count = static_cast<double>(values.size());
    for (std::size_t i = 1; i < values.size(); ++i) {
        low += values[i - 1];
        const double below = double(i) / count, lows = low / double(i),
                     highs = (all - low) / (count - double(i));
        const double variance = below * (1 - below) * (highs - lows) * (highs - lows);
        if (variance <= best)
            continue;
        best = variance;
        threshold = (lows + highs) / 2;
        lowMean = lows;
        highMean = highs;
    }
    const bool isClear = highMean >= leastMean && highMean >= farApart * std::max(0.0, lowMean);
    return isClear ? std::optional(threshold) : std::nullopt;
}

/// Returns the numbers of the connected sets of cells that are joined where \a isJoined says so for a cell
/// and one of its sides; they are numbered by their first cells.
std::vector<int> connectedSets(int size, const std::function<bool(int cell, int side)> &isJoined)
{
    std::vector<int> set(size * size, -1);
    int next = 0;
    for (int first = 0; first < size * size; ++first) {
        if (set[first] >= 0)
            continue;
        std::vector<int> open{first};
        set[first] = next;
        while (!open.empty()) {
            const int cell = open.back();
            open.pop_back();
            for (int side = 0; side < sideCount; ++side) {
                const int other = across(cell, side, size);
                if (other < 0 || set[other] >= 0 || !isJoined(cell, side))
                    continue;
                set[other] = next;
                open.push_back(other);
            }
        }
        ++next;
    }
    return set;
}

/// How many sides of a set of cells are at its edge, but not at that of the board, where a thick line may
/// hide the cage's, and how many of these have a line.
struct Edge
{
    int cells = 0;
    int sides = 0;
    int lines = 0;

    double share() const { return sides == 0 ? 0 : double(lines) / sides; }
};

std::vector<Edge> edgesOf(const std::vector<int> &sets, int size,
                          const std::function<bool(int, int)> &hasLine)
{
    std::vector<Edge> edges(1 + *std::ranges::max_element(sets));
    for (int cell = 0; cell < size * size; ++cell) {
        Edge &edge = edges[sets[cell]];
        ++edge.cells;
        for (int side = 0; side < sideCount; ++side) {
            const int other = across(cell, side, size);
            if (other < 0 || sets[other] == sets[cell])
                continue;
            ++edge.sides;
            edge.lines += hasLine(cell, side);
        }
    }
    return edges;
}

/// Returns the cages among sets of cells: those that lines enclose. Nothing if some are enclosed by halves.
std::optional<Cages> enclosed(const std::vector<int> &sets, const std::vector<Edge> &edges, int size)
{
    constexpr double enclosedShare = 0.7, freeShare = 0.25;
    Cages cages{.size = size, .ofCell = {}, .isDoubtful = {}};
    std::vector<int> number(edges.size(), -1);
    int lines = 0, sides = 0;
    for (std::size_t set = 0; set < edges.size(); ++set) {
        const Edge &edge = edges[set];
        if (edge.share() <= freeShare)
            continue;
        if (edge.share() < enclosedShare || edge.cells > size)
            return {};
        number[set] = static_cast<int>(cages.isDoubtful.size());
        cages.isDoubtful.push_back(edge.lines < edge.sides);
        lines += edge.lines;
        sides += edge.sides;
    }
    constexpr double nearlyAll = 0.95;
    if (cages.isDoubtful.size() < 2 || lines < nearlyAll * sides)
        return {};
    for (const int set : sets)
        cages.ofCell.push_back(number[set]);
    return cages;
}

/// Returns the mean ink in the corner of a cell where a sum is, beside the lines of a cage.
double cornerInk(const BoardInk &ink, double inset, Cell cell)
{
    constexpr double gap = 0.03, right = 0.36, bottom = 0.26; // in cells
    const int side = ink.cellSide();
    const int left = cell % ink.size() * side, top = cell / ink.size() * side;
    const int from = static_cast<int>((inset + gap) * side);
    const int toX = static_cast<int>(right * side), toY = static_cast<int>(bottom * side);
    int sum = 0;
    for (int y = from; y < toY; ++y)
        for (int x = from; x < toX; ++x)
            sum += ink.at(left + x, top + y);
    return double(sum) / std::max(1, (toX - from) * (toY - from));
}

/// Returns by how much more ink is in the corners of first cells than in those of other cells.
double sumInk(const BoardInk &ink, const Cages &cages)
{
    std::vector<bool> isFirst(cages.ofCell.size());
    for (const std::vector<Cell> &cage : cages.cells())
        isFirst[cage.front()] = true;
    std::array<double, 2> sums{}, counts{};
    for (Cell cell = 0; cell < std::ssize(cages.ofCell); ++cell) {
        sums[isFirst[cell]] += cornerInk(ink, cages.inset, cell);
        ++counts[isFirst[cell]];
    }
    return sums[1] / std::max(1.0, counts[1]) - sums[0] / std::max(1.0, counts[0]);
}

} // namespace

std::vector<std::vector<Cell>> Cages::cells() const
{
    std::vector<std::vector<Cell>> cells(isDoubtful.size());
    for (Cell cell = 0; cell < std::ssize(ofCell); ++cell)
        if (ofCell[cell] >= 0)
            cells[ofCell[cell]].push_back(cell);
    return cells;
}

std::optional<Cages> cagesIn(const BoardInk &ink, const BorderOffsets &offsets)
{
    const int size = ink.size();
    const SideLines lines = strongestLines(SideInk(ink, offsets), size);
    const auto threshold = clearThreshold(lines.inside);
    if (!threshold)
        return {};
    const auto hasLine = [&](int cell, int side) {
        return lines.strengths[cell * sideCount + side] > *threshold;
    };
    const auto isJoined = [&](int cell, int side) {
        return !hasLine(cell, side) && !hasLine(across(cell, side, size), (side + 2) % sideCount);
    };
    const std::vector<int> sets = connectedSets(size, isJoined);
    auto cages = enclosed(sets, edgesOf(sets, size, hasLine), size);
    if (cages)
        cages->inset = (lines.depth + 0.5) / ink.cellSide();
    return cages;
}

Cages turnedCages(const Cages &cages, int quarterTurns)
{
    Cages result = cages;
    for (; quarterTurns > 0; --quarterTurns) {
        const std::vector<int> before = result.ofCell;
        for (int row = 0; row < cages.size; ++row)
            for (int column = 0; column < cages.size; ++column)
                result.ofCell[row * cages.size + column] =
                    before[(cages.size - 1 - column) * cages.size + row];
    }
    return result;
}

std::optional<int> turnBySums(const BoardInk &ink, const Cages &cages)
{
    constexpr double clearlyMore = 4; // of 255
    std::array<double, 4> inks;
    for (int turn = 0; turn < 4; ++turn)
        inks[turn] = sumInk(ink.turned(turn), turnedCages(cages, turn));
    const auto best = std::ranges::max_element(inks);
    if (*best < clearlyMore)
        return {};
    return static_cast<int>(best - inks.begin());
}

CellBorders bordersWithout(const Cages &cages, const BoardInk &ink)
{
    const int size = cages.size;
    constexpr double shareOfInset = 0.7;
    const int depth = std::max(1, static_cast<int>(shareOfInset * cages.inset * ink.cellSide()));
    const auto half = [&](int cell, int side) {
        double sum = 0;
        for (int i = 0; i < depth; ++i)
            sum += inkAlong(ink, cell, side, i, 0.2, 0.8);
        return sum / (2 * depth);
    };
    CellBorders borders{size, std::vector<double>(size * size), std::vector<double>(size * size)};
    for (int cell = 0; cell < size * size; ++cell) {
        if (const int right = across(cell, 1, size); right >= 0)
            borders.right[cell] = half(cell, 1) + half(right, 3);
        if (const int below = across(cell, 2, size); below >= 0)
            borders.below[cell] = half(cell, 2) + half(below, 0);
    }
    return borders;
}

} // namespace sudoku
