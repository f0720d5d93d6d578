#include "core/solve/digitplanes.h"

#include <bit>

namespace sudoku {
namespace {

using Band = std::uint32_t;
using Plane = std::array<Band, 3>;

constexpr int side = 9;
constexpr int bandCells = 27;
constexpr Band wholeBand = (Band(1) << bandCells) - 1;
constexpr Band wholeRow = (Band(1) << side) - 1;
constexpr Band firstCells = 1 | 1 << side | 1 << 2 * side; // of each row of a band

int bandOf(Cell cell)
{
    return cell / bandCells;
}

Band bitOf(Cell cell)
{
    return Band(1) << cell % bandCells;
}

bool isSame(const Plane &a, const Plane &b)
{
    return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2])) == 0;
}

/// Returns the columns of which \a band has a cell.
Band columnsOf(Band band)
{
    return (band | band >> side | band >> 2 * side) & wholeRow;
}

Band cellsOfColumns(Band columns)
{
    return columns * firstCells;
}

/// Returns how many bits three bands have together. (Without an instruction for it, which not every processor
/// has: Warren, "Hacker's Delight", chapter 5.)
int bitCount(Band a, Band b, Band c)
{
    constexpr std::uint64_t pairs = 0x5555555555555555;
    constexpr std::uint64_t fours = 0x3333333333333333;
    constexpr std::uint64_t eights = 0x0f0f0f0f0f0f0f0f;
    std::uint64_t x = a | std::uint64_t(b) << 32;
    std::uint64_t y = c;
    x -= x >> 1 & pairs;
    y -= y >> 1 & pairs;
    x = (x & fours) + (x >> 2 & fours) + (y & fours) + (y >> 2 & fours);
    x = (x & eights) + (x >> 4 & eights);
    return static_cast<int>(x * 0x0101010101010101 >> 56);
}

struct Tables
{
    /// By the places of a digit in a row: the boxes that have one, as three bits.
    std::array<std::uint8_t, 512> boxes{};
    /// By the minirows of a band that have a place: the cells of those that belong to a choice of three, one
    /// in each row and box.
    std::array<Band, 512> usable{};
    /// By columns: those that are the only one in their stack.
    std::array<std::uint16_t, 512> lonely{};
    /// By columns: the others in their stacks.
    std::array<std::uint16_t, 512> beside{};
    std::array<Plane, 81> peers{};

    constexpr Tables()
    {
        for (Band bits = 0; bits < 512; ++bits) {
            for (int stack = 0; stack < 3; ++stack)
                addStack(bits, stack);
            addMinirows(bits);
        }
        for (Cell cell = 0; cell < 81; ++cell)
            for (Cell other = 0; other < 81; ++other)
                if (other != cell && arePeers(cell, other))
                    peers[cell][other / bandCells] |= Band(1) << other % bandCells;
    }

private:
    constexpr void addStack(Band bits, int stack)
    {
        const Band three = bits >> 3 * stack & 7;
        if (three == 0)
            return;
        boxes[bits] = static_cast<std::uint8_t>(boxes[bits] | 1 << stack);
        if (std::has_single_bit(three))
            lonely[bits] = static_cast<std::uint16_t>(lonely[bits] | three << 3 * stack);
        beside[bits] = static_cast<std::uint16_t>(beside[bits] | (7 & ~three) << 3 * stack);
    }

    constexpr void addMinirows(Band bits)
    {
        for (int first = 0; first < 3; ++first)
            for (int second = 0; second < 3; ++second) {
                const int third = 3 - first - second;
                if (first == second)
                    continue;
                const Band choice = Band(1) << first | Band(1) << (3 + second) | Band(1) << (6 + third);
                if ((bits & choice) == choice)
                    usable[bits] |=
                        Band(7) << 3 * first | Band(7) << 3 * (3 + second) | Band(7) << 3 * (6 + third);
            }
    }

    static constexpr bool arePeers(Cell a, Cell b)
    {
        return a / side == b / side || a % side == b % side
               || (a / bandCells == b / bandCells && a % side / 3 == b % side / 3);
    }
};

constexpr Tables tables;

/// Leaves the minirows that can be used together: where a row has its places in one box, or a box in one row,
/// the others are not left. Returns false if none are.
bool narrowRows(Plane &plane)
{
    for (Band &band : plane) {
        const unsigned minirows = tables.boxes[band & wholeRow] | tables.boxes[band >> side & wholeRow] << 3
                                  | tables.boxes[band >> 2 * side] << 6;
        band &= tables.usable[minirows];
        if (band == 0)
            return false;
    }
    return true;
}

/// The same for columns: a column that only one band has leaves no others in its box, and one that is alone
/// in its box is not left in other bands. Returns false if a column has no place.
bool narrowColumns(Plane &plane)
{
    const std::array columns{columnsOf(plane[0]), columnsOf(plane[1]), columnsOf(plane[2])};
    if ((columns[0] | columns[1] | columns[2]) != wholeRow)
        return false;
    const std::array<Band, 3> lonely{tables.lonely[columns[0]], tables.lonely[columns[1]],
                                     tables.lonely[columns[2]]};
    for (int band = 0; band < 3; ++band) {
        const int next = (band + 1) % 3;
        const int last = (band + 2) % 3;
        const Band own = columns[band] & ~(columns[next] | columns[last]);
        plane[band] &= ~cellsOfColumns(tables.beside[own] | lonely[next] | lonely[last]);
    }
    return true;
}

} // namespace

DigitPlanes::DigitPlanes(const Grid &givens)
{
    m_planes.fill({wholeBand, wholeBand, wholeBand});
    std::array<Plane, 9> given{};
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        if (givens.isFilled(cell)) {
            given[givens[cell] - 1][bandOf(cell)] |= bitOf(cell);
            m_solved[bandOf(cell)] |= bitOf(cell);
            removePeers(givens[cell] - 1, cell);
        }
    for (int digit = 0; digit < side; ++digit)
        for (int band = 0; band < 3; ++band) {
            const Band own = given[digit][band];
            m_isContradictory = m_isContradictory || (own & ~m_planes[digit][band]) != 0;
            m_planes[digit][band] &= ~m_solved[band] | own;
        }
}

void DigitPlanes::place(Cell cell, Digit digit)
{
    for (Plane &plane : m_planes)
        plane[bandOf(cell)] &= ~bitOf(cell);
    m_planes[digit - 1][bandOf(cell)] |= bitOf(cell);
    removePeers(digit - 1, cell);
    m_solved[bandOf(cell)] |= bitOf(cell);
}

void DigitPlanes::eliminate(Cell cell, Digit digit)
{
    m_planes[digit - 1][bandOf(cell)] &= ~bitOf(cell);
}

void DigitPlanes::removePeers(int digit, Cell cell)
{
    for (int band = 0; band < 3; ++band)
        m_planes[digit][band] &= ~tables.peers[cell][band];
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
                if (isSame(m_planes[digit], m_seen[digit]))
                    continue;
                if (!narrowDigit(digit))
                    return false;
                hasChanged = true;
            }
        }
        const Plane before = m_solved;
        if (!solveNakedSingles())
            return false;
        hasSingle = !isSame(m_solved, before);
    }
    return true;
}

bool DigitPlanes::narrowDigit(int digit)
{
    Plane plane = m_planes[digit];
    for (Plane before{}; !isSame(before, plane);) {
        if (!narrowRows(plane))
            return false;
        before = plane;
        if (!narrowColumns(plane))
            return false;
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
    for (int band = 0; band < 3; ++band) {
        Band singles = 0;
        for (int row = 0; row < 3; ++row) {
            const Band cells = m_planes[digit][band] & wholeRow << side * row;
            if ((cells & (cells - 1)) == 0)
                singles |= cells;
        }
        if ((singles & ~m_solved[band]) == 0)
            continue;
        m_solved[band] |= singles;
        for (int other = 0; other < side; ++other)
            if (other != digit)
                m_planes[other][band] &= ~singles;
    }
}

/// Returns false if a cell has no candidate.
bool DigitPlanes::solveNakedSingles()
{
    for (int band = 0; band < 3; ++band) {
        Band one = 0;
        Band two = 0;
        for (const Plane &plane : m_planes) {
            two |= one & plane[band];
            one |= plane[band];
        }
        if (one != wholeBand)
            return false;
        for (Band singles = ~two & wholeBand & ~m_solved[band]; singles != 0; singles &= singles - 1) {
            const Cell cell = bandCells * band + std::countr_zero(singles);
            for (int digit = 0; digit < side; ++digit)
                if ((m_planes[digit][band] & bitOf(cell)) != 0)
                    removePeers(digit, cell);
            m_solved[band] |= bitOf(cell);
        }
    }
    return true;
}

bool DigitPlanes::isSolved() const
{
    return (m_solved[0] & m_solved[1] & m_solved[2]) == wholeBand;
}

Grid DigitPlanes::grid() const
{
    Grid grid(81);
    for (int digit = 0; digit < side; ++digit)
        for (int band = 0; band < 3; ++band)
            for (Band cells = m_planes[digit][band] & m_solved[band]; cells != 0; cells &= cells - 1)
                grid.set(bandCells * band + std::countr_zero(cells), digit + 1);
    return grid;
}

Cell DigitPlanes::cellToGuess() const
{
    std::array<Plane, 3> exactly{}; // two, three or more candidates
    for (int band = 0; band < 3; ++band) {
        Band one = 0;
        Band two = 0;
        Band three = 0;
        Band four = 0;
        for (const Plane &plane : m_planes) {
            four |= three & plane[band];
            three |= two & plane[band];
            two |= one & plane[band];
            one |= plane[band];
        }
        exactly[0][band] = two & ~three;
        exactly[1][band] = three & ~four;
        exactly[2][band] = four;
    }
    const Plane &pairs = exactly[0];
    Cell best = 0;
    int bestCount = -1;
    for (int count = 0; bestCount < 0; ++count)
        for (int band = 0; band < 3; ++band)
            for (Band cells = exactly[count][band]; cells != 0; cells &= cells - 1) {
                const Cell cell = bandCells * band + std::countr_zero(cells);
                const Plane &peers = tables.peers[cell];
                const int seen = bitCount(pairs[0] & peers[0], pairs[1] & peers[1], pairs[2] & peers[2]);
                if (seen > bestCount) {
                    bestCount = seen;
                    best = cell;
                }
            }
    return best;
}

Digit DigitPlanes::firstDigitOf(Cell cell) const
{
    Digit digit = 1;
    while ((m_planes[digit - 1][bandOf(cell)] & bitOf(cell)) == 0)
        ++digit;
    return digit;
}

} // namespace sudoku
