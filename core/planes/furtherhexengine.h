#pragma once

#include "core/planes/furtherhouses.h"
#include "core/planes/hexplanes.h"

namespace sudoku {

/// What narrowing one plane of a 16x16 board finds out.
template <typename Register>
struct NarrowedHexPlane
{
    typename Register::Lanes plane;
    typename Register::Lanes singles;  ///< the cells that are the only one of a house
    typename Register::Lanes conflict; ///< the cells of houses without a cell
};

/// Narrows the planes of 16x16 boards by FurtherHexHouses, for a HexEngine with the same \a Register.
template <typename Register>
class FurtherHexEngine
{
public:
    using Lanes = typename Register::Lanes;

    /// Finds the planes as they were when they were narrow: before the last guess, or with all cells.
    static void findLookedAt(Lanes *lookedAt, const HexPlanes &planes)
    {
        Lanes lost = Register::every(~HexBand(0));
        if (planes.guessed >= 0) {
            HexPlane cell{};
            cell.bands[planes.guessed / bandSize] = HexBand(1) << planes.guessed % bandSize;
            lost = Register::load(cell);
        }
        for (int digit = 0; digit < hexSide; ++digit)
            lookedAt[digit] = Register::load(planes.planes[digit]) | lost;
    }

    /// Removes what all places of a house see, in the houses that have lost a place since the plane was \a
    /// lookedAt.
    static void narrow(NarrowedHexPlane<Register> &narrowed, Lanes &lookedAt, const FurtherHexHouses &further)
    {
        constexpr int few = 3; // more hardly ever see a cell together
        const Lanes lost = lookedAt & ~narrowed.plane;
        lookedAt = narrowed.plane;
        for (int house = 0; house < further.houseCount; ++house) {
            const Lanes cells = Register::load(further.houses[house]);
            if (!Register::hasAny(lost & cells))
                continue;
            const Lanes places = narrowed.plane & cells;
            const int count = Register::countOf(places);
            if (count == 0)
                narrowed.conflict = narrowed.conflict | cells;
            else if (count == 1)
                narrowed.singles = narrowed.singles | places;
            else if (count <= few)
                narrowed.plane = narrowed.plane & ~seenByAll(places, further);
        }
        narrowed.singles = narrowed.singles & narrowed.plane;
    }

    /// Returns the cells that see one of \a lanes, and adds those that see each other to \a conflict.
    static Lanes peersOf(const Lanes &lanes, const FurtherHexHouses &further, Lanes &conflict)
    {
        Lanes peers = Register::every(0);
        forEachCell(lanes, [&](int cell) { peers = peers | Register::load(further.peers[cell]); });
        conflict = conflict | (lanes & peers);
        return peers;
    }

private:
    static constexpr int bandSize = hexCells / 4;

    [[gnu::always_inline]] static Lanes seenByAll(const Lanes &lanes, const FurtherHexHouses &further)
    {
        Lanes seen = Register::every(~HexBand(0));
        forEachCell(lanes, [&](int cell) { seen = seen & Register::load(further.peers[cell]); });
        return seen;
    }

    template <typename Action>
    [[gnu::always_inline]] static void forEachCell(const Lanes &lanes, const Action &action)
    {
        HexPlane plane;
        Register::store(plane, lanes);
        for (int band = 0; band < 4; ++band)
            for (HexBand left = plane.bands[band]; left != 0; left &= left - 1)
                action(band * bandSize + __builtin_ctzll(left));
    }
};

} // namespace sudoku
