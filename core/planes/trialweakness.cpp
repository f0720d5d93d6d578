#include "core/planes/trialweakness.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr int cells = 81;
constexpr unsigned allDigits = 0x1ff;
/// Stands for placements that do not lead to a contradiction by singles alone.
constexpr int manyPlacements = 60;
constexpr std::int64_t scale = 1000;

/// Returns 2^16 / 2^(placements / 8).
std::int64_t weightOf(int placements)
{
    constexpr std::array<std::int64_t, 8> first{65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734};
    return first[placements % first.size()] >> placements / first.size();
}

bool has(const DigitPlanes &planes, Cell cell, Digit digit)
{
    return planes.planes[digit - 1].bands[cell / bandCells] >> cell % bandCells & 1;
}

template <typename Masks>
Masks masksOf(const DigitPlanes &planes)
{
    Masks masks{};
    for (Cell cell = 0; cell < cells; ++cell)
        for (Digit digit = 1; digit <= planeSide; ++digit)
            if (has(planes, cell, digit))
                masks[cell] |= 1U << (digit - 1);
    return masks;
}

} // namespace

TrialWeakness::TrialWeakness()
    : m_geometry(Geometry::withBoxes({3, 3})),
      m_search(Grid(m_geometry.cellCount()))
{
}

std::int64_t TrialWeakness::of(const Grid &givens)
{
    if (!narrow(DigitPlanes(givens)))
        return none;
    const DigitPlanes start = m_search.planes();
    const auto masks = masksOf<Masks>(start);
    int wrong = -cells; // of the candidates all but the solution's
    std::int64_t weight = 0;
    for (Cell cell = 0; cell < cells; ++cell) {
        wrong += std::popcount(masks[cell]);
        if (std::has_single_bit(masks[cell]))
            continue;
        for (Digit digit = 1; digit <= planeSide; ++digit) {
            if (!has(start, cell, digit))
                continue;
            DigitPlanes tried = start;
            for (Digit other = 1; other <= planeSide; ++other)
                if (other != digit)
                    tried.eliminate(cell, other);
            if (!narrow(tried))
                weight += weightOf(placementsUntilContradiction(masks, cell, 1U << (digit - 1)));
        }
    }
    return wrong == 0 ? none : weight * scale / wrong;
}

/// Returns whether narrowing leaves candidates everywhere.
bool TrialWeakness::narrow(const DigitPlanes &planes)
{
    m_search.restart(planes);
    return m_search.nextPlanes({}, cells) == Outcome::Solved;
}

/// Returns how many digits singles place, all that are seen at once in turns, after \a digit was put into
/// \a cell.
int TrialWeakness::placementsUntilContradiction(Masks masks, Cell cell, unsigned digit) const
{
    std::array<bool, cells> isPlaced{};
    for (Cell other = 0; other < cells; ++other)
        isPlaced[other] = std::has_single_bit(masks[other]);
    masks[cell] = digit;
    int placed = 0;
    for (bool goesOn = true; goesOn;) {
        const int before = placed;
        bool hasFound = false;
        if (!placeNakedSingles(masks, isPlaced, placed) || !findHiddenSingles(masks, hasFound))
            return std::min(placed, manyPlacements);
        goesOn = placed > before || hasFound;
    }
    return manyPlacements;
}

/// Returns false if a cell lost its last candidate.
bool TrialWeakness::placeNakedSingles(Masks &masks, std::array<bool, 81> &isPlaced, int &placed) const
{
    for (Cell cell = 0; cell < cells; ++cell) {
        if (isPlaced[cell] || !std::has_single_bit(masks[cell]))
            continue;
        isPlaced[cell] = true;
        ++placed;
        for (const Cell peer : m_geometry.peers(cell))
            if ((masks[peer] &= ~masks[cell]) == 0)
                return false;
    }
    return true;
}

/// Leaves hidden singles alone in their cells. Returns false if a digit lost its last place, or a cell is the
/// last place of two.
bool TrialWeakness::findHiddenSingles(Masks &masks, bool &hasFound) const
{
    for (const House &house : m_geometry.houses()) {
        unsigned once = 0;
        unsigned twice = 0;
        for (const Cell cell : house.cells) {
            twice |= once & masks[cell];
            once |= masks[cell];
        }
        if (once != allDigits)
            return false;
        for (const Cell cell : house.cells) {
            const unsigned hidden = masks[cell] & ~twice;
            if (hidden == 0 || hidden == masks[cell])
                continue;
            if (!std::has_single_bit(hidden))
                return false;
            masks[cell] = hidden;
            hasFound = true;
        }
    }
    return true;
}

} // namespace sudoku
