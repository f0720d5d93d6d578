#include "core/solve/digitplanes.h"

namespace sudoku {
namespace {

constexpr int side = planeSide;

constexpr bool arePeers(Cell a, Cell b)
{
    return a / side == b / side || a % side == b % side
           || (a / bandCells == b / bandCells && a % side / 3 == b % side / 3);
}

/// The lanes of a plane, for tables that the compiler makes.
using Lanes = std::array<Band, 4>;

struct Tables
{
    alignas(Plane) std::array<Lanes, 81> cells{};
    alignas(Plane) std::array<Lanes, 81> peers{};

    constexpr Tables()
    {
        for (Cell cell = 0; cell < 81; ++cell) {
            cells[cell][cell / bandCells] = Band(1) << cell % bandCells;
            for (Cell other = 0; other < 81; ++other)
                if (other != cell && arePeers(cell, other))
                    peers[cell][other / bandCells] |= Band(1) << other % bandCells;
        }
    }
};

constexpr Tables tables;

Plane planeOf(Cell cell)
{
    return std::bit_cast<Plane>(tables.cells[cell]);
}

Plane peersOf(Cell cell)
{
    return std::bit_cast<Plane>(tables.peers[cell]);
}

/// The first cell of each row of a band, and what stands for a minirow: its first cell.
constexpr Band firstCells = 1 | 1 << side | 1 << 2 * side;
constexpr std::array<Band, 3> minirowsOfBox{firstCells, firstCells << 3, firstCells << 6};

/// Leaves the minirows that belong to a choice of three, one in each row and box of a band, all of which have
/// a place: where a row has its places in one box, or a box in one row, the others are not left.
///
/// A minirow can be chosen if two of the four that are in neither its row nor its box can be chosen with it.
Plane narrowRows(Plane plane)
{
    const auto [left, middle, right] = minirowsOfBox;
    const Plane own = (plane | plane >> 1 | plane >> 2) & (left | middle | right);
    const Plane nextBox = (own >> 3 & (left | middle)) | (own << 6 & right);
    const Plane lastBox = (own >> 6 & left) | (own << 3 & (middle | right));
    const auto inNextRow = [](Plane minirows) { return minirows >> side | minirows << 2 * side; };
    const auto inLastRow = [](Plane minirows) { return minirows >> 2 * side | minirows << side; };
    const Plane usable =
        own & ((inNextRow(nextBox) & inLastRow(lastBox)) | (inNextRow(lastBox) & inLastRow(nextBox)));
    return plane & (usable | usable << 1 | usable << 2);
}

/// Returns the columns, in nine bits of each lane, of which the band has a cell.
Plane columnsOf(Plane plane)
{
    return (plane | plane >> side | plane >> 2 * side) & wholeRow;
}

/// Returns the columns that share their stack with one of \a columns, which may be one of them.
Plane besides(Plane columns)
{
    constexpr Band first = 0111;
    constexpr Band second = 0222;
    constexpr Band third = 0444;
    return (columns >> 1 & (first | second)) | (columns << 2 & third) | (columns >> 2 & first)
           | (columns << 1 & (second | third));
}

/// A plane, and what is set where it has no place for its digit.
struct Narrowed
{
    Plane plane;
    Plane missing;
};

/// The same for columns: a column that only one band has leaves no others in its box, and one that is alone
/// in its box is not left in other bands.
Narrowed narrowColumns(Plane plane)
{
    const Plane columns = columnsOf(plane);
    const Plane elsewhere = nextBands(columns) | lastBands(columns);
    const Plane needed = columns & ~elsewhere;
    const Plane alone = columns & ~besides(columns);
    const Plane removed = (besides(needed) & ~needed) | nextBands(alone) | lastBands(alone);
    return {.plane = plane & ~(removed | removed << side | removed << 2 * side),
            .missing = (columns | elsewhere) ^ wholeRow};
}

/// Returns the cells of \a plane that are the only one in their row.
Plane singlesOf(Plane plane)
{
    Plane singles = {};
    for (int row = 0; row < 3; ++row) {
        const Plane cells = plane & (wholeRow << side * row);
        singles |= cells & emptyLanes(cells & (cells - 1));
    }
    return singles;
}

/// Returns the cells with the fewest candidates of those with more than one, and of very many those of one
/// band: more are not worth their time.
Plane cellsToCompare(const std::array<Plane, 4> &atLeast)
{
    constexpr int manyCells = 14;
    Plane cells = {};
    for (int count = 2; count < 4 && !hasAny(cells); ++count)
        cells = atLeast[count - 1] & ~atLeast[count] & boardLanes();
    if (!hasAny(cells))
        cells = atLeast[3] & boardLanes();
    if (sumOf(countsByFour(cells)) <= manyCells)
        return cells;
    int band = 0;
    for (int other = 1; other < 3; ++other)
        if (std::popcount(cells[other]) > std::popcount(cells[band]))
            band = other;
    Plane some = {};
    some[band] = cells[band];
    return some;
}

} // namespace

DigitPlanes::DigitPlanes(const Grid &givens)
{
    m_planes.fill(everyLane(wholeBand));
    std::array<Plane, 9> given{};
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        if (givens.isFilled(cell)) {
            given[givens[cell] - 1] |= planeOf(cell);
            m_solved |= planeOf(cell);
            removePeers(givens[cell] - 1, cell);
        }
    Plane lost = {};
    for (int digit = 0; digit < side; ++digit) {
        lost |= given[digit] & ~m_planes[digit];
        m_planes[digit] &= ~m_solved | given[digit];
    }
    m_isContradictory = hasAny(lost);
}

void DigitPlanes::place(Cell cell, Digit digit)
{
    const Plane own = planeOf(cell);
    for (Plane &plane : m_planes)
        plane &= ~own;
    m_planes[digit - 1] |= own;
    removePeers(digit - 1, cell);
    m_solved |= own;
}

void DigitPlanes::eliminate(Cell cell, Digit digit)
{
    m_planes[digit - 1] &= ~planeOf(cell);
}

void DigitPlanes::removePeers(int digit, Cell cell)
{
    m_planes[digit] &= ~peersOf(cell);
}

bool DigitPlanes::narrow()
{
    if (m_isContradictory)
        return false;
    bool hasSingle = true;
    while (hasSingle) {
        for (bool hasChanged = true; hasChanged;) {
            hasChanged = false;
            for (int digit = 0; digit < side; ++digit) {
                if (!hasAny(m_planes[digit] ^ m_seen[digit]))
                    continue;
                if (!narrowDigit(digit))
                    return false;
                hasChanged = true;
            }
        }
        const Plane before = m_solved;
        if (!solveNakedSingles())
            return false;
        hasSingle = hasAny(m_solved ^ before);
    }
    return true;
}

bool DigitPlanes::narrowDigit(int digit)
{
    Plane plane = m_planes[digit];
    for (Plane before = {}; hasAny(before ^ plane);) {
        before = narrowRows(plane);
        const Narrowed narrowed = narrowColumns(before);
        if (hasAny(narrowed.missing | emptyLanes(before)))
            return false;
        plane = narrowed.plane;
    }
    m_planes[digit] = plane;
    m_seen[digit] = plane;
    solveHiddenSingles(digit);
    return true;
}

/// Gives its cell to a digit that has one place in a row. One place in a column or box is one in a row, once
/// the plane is narrow.
void DigitPlanes::solveHiddenSingles(int digit)
{
    const Plane plane = m_planes[digit];
    const Plane singles = singlesOf(plane);
    if (!hasAny(singles & ~m_solved))
        return;
    m_solved |= singles;
    for (Plane &other : m_planes)
        other &= ~singles;
    m_planes[digit] = plane;
}

/// Returns false if a cell has no candidate.
bool DigitPlanes::solveNakedSingles()
{
    Plane one = {};
    Plane two = {};
    for (const Plane &plane : m_planes) {
        two |= one & plane;
        one |= plane;
    }
    if (hasAny(one ^ wholeBand))
        return false;
    const Plane singles = one & ~two & ~m_solved;
    if (!hasAny(singles))
        return true;
    m_solved |= singles;
    for (int digit = 0; digit < side; ++digit)
        if (const Plane own = singles & m_planes[digit]; hasAny(own))
            forEachCell(own, [&](Cell cell) { removePeers(digit, cell); });
    return true;
}

bool DigitPlanes::isSolved() const
{
    return !hasAny(~m_solved & boardLanes());
}

Grid DigitPlanes::grid() const
{
    Grid grid(81);
    for (int digit = 0; digit < side; ++digit)
        forEachCell(m_planes[digit] & m_solved, [&](Cell cell) { grid.set(cell, digit + 1); });
    return grid;
}

/// A cell changes much if its candidates have many places among its peers, and those in bivalue cells count
/// three times: they leave a single.
Cell DigitPlanes::cellToGuess() const
{
    std::array<Plane, 4> atLeast{}; // one, two, three, four candidates
    for (const Plane &plane : m_planes) {
        for (int count = 3; count > 0; --count)
            atLeast[count] |= atLeast[count - 1] & plane;
        atLeast[0] |= plane;
    }
    const Plane bivalue = atLeast[1] & ~atLeast[2];
    const Plane compared = cellsToCompare(atLeast);
    std::array<std::uint8_t, 81> changes{};
    Cell best = 0;
    for (int digit = 0; digit < side; ++digit) {
        const Plane plane = m_planes[digit];
        forEachCell(compared & plane, [&](Cell cell) {
            const Plane peers = plane & peersOf(cell);
            const int more = sumOf(countsByFour(peers) + (countsByFour(peers & bivalue) << 1));
            changes[cell] = static_cast<std::uint8_t>(changes[cell] + more);
            if (changes[cell] > changes[best])
                best = cell;
        });
    }
    return best;
}

Digit DigitPlanes::firstDigitOf(Cell cell) const
{
    Digit digit = 1;
    while (!hasAny(m_planes[digit - 1] & planeOf(cell)))
        ++digit;
    return digit;
}

} // namespace sudoku
