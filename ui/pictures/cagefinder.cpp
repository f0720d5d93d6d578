#include "ui/pictures/cagefinder.h"

#include "ui/pictures/sidelines.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace sudoku {
namespace {

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
    const SideLines lines = strongestLines(ink, offsets);
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
