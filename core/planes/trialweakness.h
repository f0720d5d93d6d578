#pragma once

#include "core/board/geometry.h"
#include "core/planes/classicsearch.h"

#include <array>
#include <cstdint>
#include <limits>

namespace sudoku {

/// Tells how soon trials of single candidates solve puzzles on the board of newspapers: those that resist are
/// the ones that need the longest chains.
class TrialWeakness
{
public:
    static constexpr std::int64_t none =
        std::numeric_limits<std::int64_t>::max(); ///< of a puzzle that is solved without a trial

    TrialWeakness();

    /// Returns the part of the wrong candidates of \a givens that narrowing refutes when they are tried
    /// alone, each counted more the fewer digits are placed before the contradiction. The puzzle has one
    /// solution. Smaller is harder; the same on every machine.
    std::int64_t of(const Grid &givens);

private:
    using Masks = std::array<unsigned, 81>; // by cell, the candidates as bits

    bool narrow(const DigitPlanes &planes);
    int placementsUntilContradiction(Masks masks, Cell cell, unsigned digit) const;
    bool placeNakedSingles(Masks &masks, std::array<bool, 81> &isPlaced, int &placed) const;
    bool findHiddenSingles(Masks &masks, bool &hasFound) const;

    Geometry m_geometry;
    ClassicSearch m_search;
};

} // namespace sudoku
