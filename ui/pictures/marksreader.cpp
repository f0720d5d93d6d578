#include "ui/pictures/marksreader.h"

#include "ui/pictures/quantile.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace sudoku {
namespace {

/// A spot, and how likely each digit is in it.
struct ReadSpot
{
    QPointF middle;           ///< in a cell with sides of length 1
    std::vector<double> logs; ///< by digit: of its probability; noDigit: it is something else
};

std::vector<double> digitLogs(const CellImage &picture, const BoardSymbols &symbols, int size,
                              const CellReader &read)
{
    const ClassLogs logs = read(picture);
    std::vector<double> sums(size + 1);
    double all = 0;
    for (const int place : symbols.classes()) {
        if (place == marksClass) // one spot is one mark
            continue;
        const double probability = std::exp(double(logs[place]));
        sums[symbols.digitOf(place)] += probability;
        all += probability;
    }
    constexpr double least = 1e-6;
    for (double &sum : sums)
        sum = std::log(std::max(least, sum / std::max(all, least)));
    return sums;
}

Digit likeliest(const std::vector<double> &logs)
{
    return static_cast<Digit>(std::ranges::max_element(logs) - logs.begin());
}

/// A grid of marks in a cell, in which each digit has its place.
struct MarkGrid
{
    int size; ///< of the board
    int columns;
    bool isFromBottom; ///< 1 is in the bottom row, as on the keys of a calculator

    Digit digitAt(QPointF middle) const
    {
        const int rows = (size + columns - 1) / columns;
        const auto part = [](double place, int count) {
            return std::clamp(static_cast<int>(place * count), 0, count - 1);
        };
        const int row = part(middle.y(), rows);
        return std::min(size,
                        (isFromBottom ? rows - 1 - row : row) * columns + part(middle.x(), columns) + 1);
    }

    /// Returns by how much less likely the digits of \a spots are than those that they look like most.
    double loss(std::span<const ReadSpot> spots) const
    {
        constexpr double highest = 6; // nats, for each spot
        double loss = 0;
        for (const ReadSpot &spot : spots)
            loss += std::min(highest, std::ranges::max(spot.logs) - spot.logs[digitAt(spot.middle)]);
        return loss;
    }
};

/// Returns the grid in which the marks of the whole board stand, if there is one.
std::optional<MarkGrid> gridOf(std::span<const ReadSpot> spots, const Geometry &geometry)
{
    constexpr double allowed = 1; // nats for each spot
    const int size = geometry.size(), square = static_cast<int>(std::ceil(std::sqrt(size)));
    const auto boxes = geometry.boxes();
    std::optional<MarkGrid> best;
    double least = allowed * double(spots.size());
    for (const int columns : {boxes ? boxes->columns : square, square, 3})
        for (const bool isFromBottom : {false, true}) {
            const MarkGrid grid{size, columns, isFromBottom};
            if (const double loss = grid.loss(spots); loss < least) {
                best = grid;
                least = loss;
            }
        }
    return best;
}

/// Returns the digit of a spot, or noDigit if it looks like none.
Digit digitOf(const ReadSpot &spot, const std::optional<MarkGrid> &grid)
{
    constexpr double otherPlace = 3; // nats: a digit at the place of another one
    std::vector<double> logs = spot.logs;
    if (grid) {
        const Digit expected = grid->digitAt(spot.middle);
        for (Digit digit = noDigit + 1; digit < std::ssize(logs); ++digit)
            logs[digit] -= digit == expected ? 0 : otherPlace;
    }
    constexpr double readable = -1.6; // a fifth
    const Digit digit = likeliest(logs);
    return spot.logs[digit] < readable ? noDigit : digit;
}

bool isInMiddle(const ReadSpot &spot)
{
    constexpr double halfHeight = 0.13;
    return std::abs(spot.middle.y() - 0.5) < halfHeight;
}

/// Returns whether the spots of a cell are one list of several rows: digits in ascending order, also in the
/// middle. Elsewhere those in the middle are marks of another kind than those around.
bool isList(std::span<const ReadSpot> spots)
{
    const auto isLess = [](const ReadSpot &a, const ReadSpot &b) {
        return likeliest(a.logs) < likeliest(b.logs);
    };
    return std::ranges::any_of(spots, isInMiddle) && !std::ranges::all_of(spots, isInMiddle)
           && std::ranges::is_sorted(spots, isLess);
}

/// Reads the marks of a cell into \a cell. \a areAllInCentre: they are one kind, wherever they stand.
void addMarks(CellReading &cell, std::span<const ReadSpot> spots, const std::optional<MarkGrid> &grid,
              bool areAllInCentre)
{
    for (const ReadSpot &spot : spots) {
        const Digit digit = digitOf(spot, grid);
        if (digit == noDigit || cell.marks().contains(digit))
            ++cell.unreadMarks;
        else
            (areAllInCentre || isInMiddle(spot) ? cell.centreMarks : cell.cornerMarks).insert(digit);
    }
}

} // namespace

void readMarks(BoardReading &board, const SpotsOfCells &spots, const CellReader &read)
{
    constexpr double tallest = 0.62; // of the cell's side: what is taller is no mark
    const int size = board.size();
    const BoardSymbols symbols(*board.symbols, size, board.letters);
    std::map<Cell, std::vector<ReadSpot>> cells;
    std::vector<ReadSpot> all;
    for (const auto &[cell, own] : spots)
        for (const MarkSpot &spot : own) {
            if (spot.place.height() > tallest)
                continue;
            all.push_back({spot.place.center(), digitLogs(spot.picture, symbols, size, read)});
            cells[cell].push_back(all.back());
        }
    const std::optional<MarkGrid> grid = gridOf(all, board.geometry);
    const bool areLists = std::ranges::any_of(cells, [](const auto &cell) { return isList(cell.second); });
    for (const auto &[cell, own] : cells)
        addMarks(board.cells[cell], own, grid, grid || areLists);
}

} // namespace sudoku
