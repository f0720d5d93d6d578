#include "ui/pictures/marksreader.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

/// A spot, and how likely each digit is in it.
struct ReadSpot
{
    Cell cell;
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

/// Marks that stand in a grid: each digit has its place in the cell.
class MarkGrid
{
public:
    explicit MarkGrid(const Geometry &geometry) : m_size(geometry.size())
    {
        const auto boxes = geometry.boxes();
        m_columns = boxes ? boxes->columns : static_cast<int>(std::ceil(std::sqrt(m_size)));
    }

    Digit digitAt(QPointF middle) const
    {
        const int rows = (m_size + m_columns - 1) / m_columns;
        const auto part = [](double place, int count) {
            return std::clamp(static_cast<int>(place * count), 0, count - 1);
        };
        return std::min(m_size, part(middle.y(), rows) * m_columns + part(middle.x(), m_columns) + 1);
    }

    /// Returns whether the marks of the whole board stand in this grid: if they do, places and looks agree.
    bool fits(const std::vector<ReadSpot> &spots) const
    {
        constexpr double allowed = 1, highest = 6; // nats for each spot
        double loss = 0;
        for (const ReadSpot &spot : spots)
            loss += std::min(highest, std::ranges::max(spot.logs) - spot.logs[digitAt(spot.middle)]);
        return loss < allowed * double(spots.size());
    }

private:
    int m_size;
    int m_columns;
};

/// Returns the digit of a spot, or noDigit if it looks like none.
Digit digitOf(const ReadSpot &spot, const MarkGrid *grid)
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

bool isInMiddle(QPointF middle)
{
    constexpr double halfHeight = 0.13;
    return std::abs(middle.y() - 0.5) < halfHeight;
}

void addMark(CellReading &cell, const ReadSpot &spot, const MarkGrid *grid)
{
    const Digit digit = digitOf(spot, grid);
    DigitSet &marks = grid || isInMiddle(spot.middle) ? cell.centreMarks : cell.cornerMarks;
    if (digit == noDigit || marks.contains(digit))
        ++cell.unreadMarks;
    else
        marks.insert(digit);
}

} // namespace

void readMarks(BoardReading &board, const SpotsOfCells &spots, const CellReader &read)
{
    const int size = board.size();
    const BoardSymbols symbols(*board.symbols, size);
    std::vector<ReadSpot> readSpots;
    for (const auto &[cell, own] : spots)
        for (const MarkSpot &spot : own)
            readSpots.push_back({cell, spot.place.center(), digitLogs(spot.picture, symbols, size, read)});
    const MarkGrid grid(board.geometry);
    const bool isInGrid = grid.fits(readSpots);
    for (const ReadSpot &spot : readSpots)
        addMark(board.cells[spot.cell], spot, isInGrid ? &grid : nullptr);
}

} // namespace sudoku
