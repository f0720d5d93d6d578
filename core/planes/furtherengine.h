#pragma once

#include "core/planes/digitplanes.h"
#include "core/planes/furtherhouses.h"

namespace sudoku {

/// What narrowing by further houses found out.
enum class FurtherTurn { Unchanged, Changed, Contradictory };

/// Narrows digit planes by FurtherHouses, plane by plane. \a Register only keeps apart what is compiled for
/// different processors.
template <typename Register>
class FurtherEngine
{
public:
    static FurtherTurn narrow(DigitPlanes &planes, const FurtherHouses &further)
    {
        const Cells solved = cellsOf(planes.solved) & cellsOf(board);
        const Cells fresh = solved & ~cellsOf(planes.passedOn);
        Hidden hidden;
        bool isChanged = false;
        for (int digit = 0; digit < planeSide; ++digit) {
            const Cells before = cellsOf(planes.planes[digit]);
            hidden.of[digit] = {};
            Cells plane = before & ~peersOfAny(before & fresh, further);
            const Cells lost = cellsOf(planes.lookedAt[digit]) & ~plane;
            if (lost.isEmpty())
                continue;
            store(plane, planes.lookedAt[digit]);
            if (!narrowByHouses(plane, lost, hidden.of[digit], further))
                return FurtherTurn::Contradictory;
            hidden.twice = hidden.twice | (hidden.once & hidden.of[digit]);
            hidden.once = hidden.once | hidden.of[digit];
            isChanged |= set(planes.planes[digit], before, plane);
        }
        if (!hidden.twice.isEmpty())
            return FurtherTurn::Contradictory;
        store(cellsOf(planes.passedOn) | fresh, planes.passedOn);
        if (!(hidden.once & ~solved).isEmpty())
            for (int digit = 0; digit < planeSide; ++digit) {
                const Cells before = cellsOf(planes.planes[digit]);
                isChanged |= set(planes.planes[digit], before, before & ~(hidden.once & ~hidden.of[digit]));
            }
        return isChanged ? FurtherTurn::Changed : FurtherTurn::Unchanged;
    }

private:
    /// A plane in two words: its few cells are tested and counted faster there than in a register.
    struct Cells
    {
        std::uint64_t words[2];

        [[gnu::always_inline]] friend Cells operator&(const Cells &a, const Cells &b)
        {
            return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
        }
        [[gnu::always_inline]] friend Cells operator|(const Cells &a, const Cells &b)
        {
            return {{a.words[0] | b.words[0], a.words[1] | b.words[1]}};
        }
        [[gnu::always_inline]] Cells operator~() const { return {{~words[0], ~words[1]}}; }
        [[gnu::always_inline]] bool isEmpty() const { return (words[0] | words[1]) == 0; }
        [[gnu::always_inline]] int count() const { return bitsIn(words[0]) + bitsIn(words[1]); }
    };

    static constexpr Plane board{{wholeBand, wholeBand, wholeBand, 0}};
    /// The shift of the first band of a word, which has two.
    static constexpr int firstBand = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 0 : 32;
    static constexpr Cells everything{{~std::uint64_t{0}, ~std::uint64_t{0}}};

    [[gnu::always_inline]] static Cells cellsOf(const Plane &plane)
    {
        Cells cells;
        __builtin_memcpy(&cells, &plane, sizeof cells);
        return cells;
    }

    /// The cells that are the only ones of a house for a digit.
    struct Hidden
    {
        Cells of[planeSide];
        Cells once{};
        Cells twice{};
    };

    [[gnu::always_inline]] static void store(const Cells &cells, Plane &plane)
    {
        __builtin_memcpy(&plane, &cells, sizeof cells);
    }

    /// Stores what is left of the cells \a before. Returns whether that is less.
    [[gnu::always_inline]] static bool set(Plane &plane, const Cells &before, const Cells &left)
    {
        store(left, plane);
        return !(before & ~left).isEmpty();
    }

    [[gnu::always_inline]] static Cells peersOfAny(const Cells &cells, const FurtherHouses &further)
    {
        Cells peers{};
        forEachCell(cells, [&](int cell) { peers = peers | cellsOf(further.peers[cell]); });
        return peers;
    }

    /// Removes from \a plane what all places of a house with a \a lost one see; what a single place sees goes
    /// when it is solved. Returns false if a house has no place.
    [[gnu::always_inline]] static bool narrowByHouses(Cells &plane, const Cells &lost, Cells &hidden,
                                                      const FurtherHouses &further)
    {
        constexpr int few = 3; // more hardly ever see a cell together
        for (int house = 0; house < further.houseCount; ++house) {
            const Cells cells = cellsOf(further.houses[house]);
            if ((lost & cells).isEmpty())
                continue;
            const Cells places = plane & cells;
            const int count = places.count();
            if (count == 0)
                return false;
            if (count == 1)
                hidden = hidden | places;
            else if (count <= few)
                plane = plane & ~peersOfAll(places, further);
        }
        return true;
    }

    [[gnu::always_inline]] static Cells peersOfAll(const Cells &cells, const FurtherHouses &further)
    {
        Cells peers = everything;
        forEachCell(cells, [&](int cell) { peers = peers & cellsOf(further.peers[cell]); });
        return peers;
    }

    template <typename Action>
    [[gnu::always_inline]] static void forEachCell(const Cells &cells, const Action &action)
    {
        constexpr int unused = 32 - bandCells; // bits between the bands of a word
        for (std::uint64_t left = cells.words[0]; left != 0; left &= left - 1) {
            const int bit = __builtin_ctzll(left) ^ firstBand;
            action(bit < 32 ? bit : bit - unused);
        }
        for (std::uint64_t left = cells.words[1] >> firstBand & wholeBand; left != 0; left &= left - 1)
            action(2 * bandCells + __builtin_ctzll(left));
    }
};

} // namespace sudoku
