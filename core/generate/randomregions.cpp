#include "core/generate/randomregions.h"

#include "core/board/regions.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sudoku {
namespace {

constexpr int exchangesForEachCell = 40; // tries: most of them would tear a region
/// The same, before regions are made to fit a board, and until they do: after more of the first, they seldom
/// do on 25x25.
constexpr int exchangesBeforeFitting = 10;
constexpr int exchangesToFit = 6'000;
constexpr int triesForWorse = 200; // for one after which a digit more is missing

/// Returns the height of the bands into which a board is divided at the start: that of boxes, or a similar
/// one.
std::vector<int> bandsOf(int size)
{
    if (const int rows = defaultBoxes(size).rows; rows > 1)
        return std::vector<int>(size / rows, rows);
    const int rows = static_cast<int>(std::sqrt(size));
    std::vector<int> bands(size / rows, rows);
    for (int i = 0; i < size % rows; ++i)
        ++bands[bands.size() - 1 - i];
    return bands;
}

/// Divides each band column by column, downwards and upwards by turns, into regions of \a size cells: boxes,
/// or similar shapes.
std::vector<int> regionsInBands(int size)
{
    std::vector<int> regionOf(size * size);
    int index = 0;
    int top = 0;
    for (const int rows : bandsOf(size)) {
        for (int column = 0; column < size; ++column)
            for (int i = 0; i < rows; ++i) {
                const int row = top + (column % 2 == 0 ? i : rows - 1 - i);
                regionOf[row * size + column] = index++ / size;
            }
        top += rows;
    }
    return regionOf;
}

/// How often each region has each digit of a full board.
class DigitCounts
{
public:
    DigitCounts(const Grid &board, const std::vector<int> &regionOf, int size)
        : m_board(board),
          m_size(size),
          m_counts(size * size)
    {
        for (Cell cell = 0; cell < board.cellCount(); ++cell)
            ++count(regionOf[cell], board[cell]);
        m_missing = static_cast<int>(std::ranges::count(m_counts, 0));
    }

    /// Returns how many digits the regions lack, together.
    int missing() const { return m_missing; }

    /// Returns how many more they lack when cells of two regions are exchanged.
    int changeBy(Cell a, int regionOfA, Cell b, int regionOfB)
    {
        return change(regionOfA, m_board[a], m_board[b]) + change(regionOfB, m_board[b], m_board[a]);
    }

    void exchange(Cell a, int regionOfA, Cell b, int regionOfB)
    {
        m_missing += changeBy(a, regionOfA, b, regionOfB);
        --count(regionOfA, m_board[a]);
        ++count(regionOfA, m_board[b]);
        --count(regionOfB, m_board[b]);
        ++count(regionOfB, m_board[a]);
    }

private:
    int &count(int region, Digit digit) { return m_counts[region * m_size + digit - 1]; }
    int change(int region, Digit leaves, Digit comes)
    {
        if (leaves == comes)
            return 0;
        return (count(region, leaves) == 1 ? 1 : 0) - (count(region, comes) == 0 ? 1 : 0);
    }

    const Grid &m_board;
    int m_size;
    std::vector<int> m_counts; // by region and digit
    int m_missing;
};

class RegionShuffler
{
public:
    RegionShuffler(int size, Random &random)
        : m_board(Geometry::withBoxes(defaultBoxes(size))),
          m_random(random),
          m_regionOf(regionsInBands(size))
    {
    }

    std::vector<int> run()
    {
        mix(exchangesForEachCell);
        return std::move(m_regionOf);
    }

    /// Exchanges cells at random, then so that fewer digits of \a board are missing in regions, until none
    /// is. Returns the last regions if that is not reached.
    std::vector<int> runFor(const Grid &board)
    {
        mix(exchangesBeforeFitting);
        DigitCounts counts(board, m_regionOf, m_board.size());
        for (int i = 0; counts.missing() > 0 && i < exchangesToFit * m_board.cellCount(); ++i) {
            const Cell a = anyCell();
            const Cell b = anyCell();
            const int regionOfA = m_regionOf[a];
            const int regionOfB = m_regionOf[b];
            const int change = counts.changeBy(a, regionOfA, b, regionOfB);
            const bool isTried = change <= 0 || (change == 1 && m_random.below(triesForWorse) == 0);
            if (isTried && exchange(a, b))
                counts.exchange(a, regionOfA, b, regionOfB);
        }
        return std::move(m_regionOf);
    }

private:
    Cell anyCell() { return static_cast<Cell>(m_random.below(m_regionOf.size())); }

    /// Tries so many exchanges for each cell.
    void mix(int exchanges)
    {
        for (int i = 0; i < exchanges * m_board.cellCount(); ++i)
            exchange(anyCell(), anyCell());
    }

    bool touches(Cell cell, int region) const
    {
        return std::ranges::any_of(m_board.neighbours(cell),
                                   [&](Cell next) { return m_regionOf[next] == region; });
    }

    /// Exchanges the regions of two cells, if each touches the other's region and no region becomes
    /// disconnected.
    bool exchange(Cell a, Cell b)
    {
        const int regionOfA = m_regionOf[a];
        const int regionOfB = m_regionOf[b];
        if (regionOfA == regionOfB || !touches(a, regionOfB) || !touches(b, regionOfA))
            return false;
        std::swap(m_regionOf[a], m_regionOf[b]);
        if (isConnected(regionOfA) && isConnected(regionOfB))
            return true;
        std::swap(m_regionOf[a], m_regionOf[b]);
        return false;
    }

    bool isConnected(int region) const
    {
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < m_board.cellCount(); ++cell)
            if (m_regionOf[cell] == region)
                cells.push_back(cell);
        return m_board.isConnected(cells);
    }

    Geometry m_board; // of the same size
    Random &m_random;
    std::vector<int> m_regionOf;
};

Puzzle withRegions(Puzzle shape, const Geometry &regions)
{
    shape.geometry = regions.withDigits(shape.geometry.values());
    return shape;
}

} // namespace

Geometry randomRegions(int size, Random &random)
{
    Geometry geometry = *geometryOf(size, RegionShuffler(size, random).run());
    while (geometry.boxes()) // on small boards chance leads back to them
        geometry = *geometryOf(size, RegionShuffler(size, random).run());
    return geometry;
}

Puzzle withRandomRegions(Puzzle shape, Random &random)
{
    const Geometry regions = randomRegions(shape.geometry.size(), random);
    return withRegions(std::move(shape), regions);
}

Puzzle withFirstRegions(Puzzle shape)
{
    const int size = shape.geometry.size();
    return withRegions(std::move(shape), *geometryOf(size, regionsInBands(size)));
}

Puzzle withRegionsFor(const Grid &board, Puzzle shape, Random &random)
{
    const int size = shape.geometry.size();
    return withRegions(std::move(shape), *geometryOf(size, RegionShuffler(size, random).runFor(board)));
}

bool hasNoLatinSquare(const Puzzle &shape, const SolveOptions &options, const std::stop_token &stop)
{
    const Geometry &geometry = shape.geometry;
    Puzzle square(Geometry::withBoxes({1, geometry.size()}, geometry.digitCount())); // each row is a box
    square.constraints = shape.constraints;
    SolveOptions limited = options;
    limited.maxConflicts = 1000;
    return solve(square, limited, stop).outcome == Outcome::None;
}

} // namespace sudoku
