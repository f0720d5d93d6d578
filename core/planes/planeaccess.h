#pragma once

#include "core/planes/plane.h"
#include "core/planes/planetables.h"

namespace sudoku {

/// How planes in memory come into registers: those of nine digits into as many as it takes.
template <typename Register>
class PlaneAccess
{
protected:
    using Lanes = typename Register::Lanes;

    static constexpr int registers = (planeSide + Register::count - 1) / Register::count;
    static constexpr Plane boardPlane{{wholeBand, wholeBand, wholeBand, 0}};

    [[gnu::always_inline]] static Lanes copies(const Plane &plane)
    {
        return Register::copies(RegisterOfOne<Register>::Type::load(&plane));
    }

    /// Returns \a lanes of register \a index without filler.
    [[gnu::always_inline]] static Lanes ofDigits(const Lanes &lanes, int index)
    {
        if (registers * Register::count == planeSide || index < registers - 1)
            return lanes;
        constexpr int last = planeSide - 1;
        return lanes & planesOf(planeTables.ofDigit[last], index);
    }

    [[gnu::always_inline]] static Lanes planesOf(const Plane *planes, int index)
    {
        return Register::load(planes + index * Register::count);
    }
};

} // namespace sudoku
