#pragma once

#include "core/planes/digitplanes.h"
#include "core/planes/furtherhouses.h"

namespace sudoku {

/// What narrowing by further houses found out.
enum class FurtherTurn { Unchanged, Changed, Contradictory };

/// Narrows digit planes by FurtherHouses, plane by plane, for a PlaneEngine with the same \a Register.
template <typename Register>
class FurtherEngine
{
public:
    static FurtherTurn narrow(DigitPlanes &planes, const FurtherHouses &further)
    {
        const Lanes fresh = One::load(&planes.solved) & ~One::load(&planes.passedOn) & One::load(&boardPlane);
        Hidden hidden;
        bool isChanged = false;
        for (int digit = 0; digit < planeSide; ++digit) {
            const Lanes before = One::load(planes.planes + digit);
            hidden.of[digit] = nothing();
            Lanes plane = before & ~peersOfAny(before & fresh, further);
            const Lanes lost = One::load(planes.lookedAt + digit) & ~plane;
            if (!One::hasAny(lost))
                continue;
            One::store(planes.lookedAt + digit, plane);
            if (!narrowByHouses(plane, lost, hidden.of[digit], further))
                return FurtherTurn::Contradictory;
            hidden.twice = hidden.twice | (hidden.once & hidden.of[digit]);
            hidden.once = hidden.once | hidden.of[digit];
            isChanged |= set(planes, digit, plane);
        }
        if (One::hasAny(hidden.twice))
            return FurtherTurn::Contradictory;
        One::store(&planes.passedOn, One::load(&planes.passedOn) | fresh);
        if (One::hasAny(hidden.once & ~One::load(&planes.solved)))
            for (int digit = 0; digit < planeSide; ++digit)
                isChanged |=
                    set(planes, digit, One::load(planes.planes + digit) & ~(hidden.once & ~hidden.of[digit]));
        return isChanged ? FurtherTurn::Changed : FurtherTurn::Unchanged;
    }

private:
    using One = typename RegisterOfOne<Register>::Type;
    using Lanes = typename One::Lanes;

    static constexpr Plane boardPlane{{wholeBand, wholeBand, wholeBand, 0}};

    [[gnu::always_inline]] static Lanes nothing() { return One::every(0); }

    /// The cells that are the only ones of a house for a digit.
    struct Hidden
    {
        Lanes of[planeSide];
        Lanes once = nothing();
        Lanes twice = nothing();
    };

    [[gnu::always_inline]] static bool set(DigitPlanes &planes, int digit, const Lanes &plane)
    {
        const bool isChanged = One::hasAny(plane ^ One::load(planes.planes + digit));
        One::store(planes.planes + digit, plane);
        return isChanged;
    }

    [[gnu::always_inline]] static Lanes peersOfAny(const Lanes &lanes, const FurtherHouses &further)
    {
        Lanes peers = nothing();
        forEachCell(lanes, [&](int cell) { peers = peers | One::load(further.peers + cell); });
        return peers;
    }

    /// Removes from \a plane what all places of a house with a \a lost one see. Returns false if a house has
    /// no place.
    [[gnu::always_inline]] static bool narrowByHouses(Lanes &plane, const Lanes &lost, Lanes &hidden,
                                                      const FurtherHouses &further)
    {
        constexpr int few = 3; // more hardly ever see a cell together
        for (int house = 0; house < further.houseCount; ++house) {
            const Lanes cells = One::load(further.houses + house);
            if (!One::hasAny(lost & cells))
                continue;
            const Lanes places = plane & cells;
            const int count = One::countOf(places);
            if (count == 0)
                return false;
            if (count > few)
                continue;
            Lanes common = One::every(~Band(0));
            forEachCell(places, [&](int cell) { common = common & One::load(further.peers + cell); });
            plane = plane & ~common;
            if (count == 1)
                hidden = hidden | places;
        }
        return true;
    }

    template <typename Action>
    [[gnu::always_inline]] static void forEachCell(const Lanes &lanes, const Action &action)
    {
        Plane plane;
        One::store(&plane, lanes);
        for (int band = 0; band < 3; ++band)
            for (Band left = plane.bands[band]; left != 0; left &= left - 1)
                action(band * bandCells + __builtin_ctz(left));
    }
};

} // namespace sudoku
