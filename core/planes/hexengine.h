#pragma once

#include "core/planes/furtherhexengine.h"
#include "core/planes/hexguess.h"
#include "core/planes/hexplanes.h"
#include "core/planes/planeengine.h"

namespace sudoku {

/// Searches over the digit planes of a 16x16 board, each in a \a Register (see hexplane.h): narrows them by
/// naked singles, hidden singles and locked candidates, and guesses in cells that took part in
/// contradictions. What it finds, and in which order, does not depend on the register.
///
/// A plane has four axes of four: its bands, the rows of a band, the boxes of a row and the cells of a box in
/// a row. Houses are two of them: a row is boxes and cells, a column bands and rows, a box rows and cells.
/// So all is counted along one axis after the other.
template <typename Register>
class HexEngine
{
public:
    /// Goes on with \a stack until it finds a solution, which it leaves there, or \a maxCount planes have
    /// been looked at.
    static PlaneSearchEnd search(HexStack &stack, int maxCount)
    {
        if (!stack.further)
            return searchIn<PlaneHouses::Classic>(stack, maxCount);
        return searchIn<PlaneHouses::WithFurther>(stack, maxCount);
    }

private:
    using Lanes = typename Register::Lanes;
    using Further = FurtherHexEngine<Register>;
    using Narrowed = NarrowedHexPlane<Register>;

    /// Bits of every group of four cells, and of every row.
    static constexpr HexBand firstCell = 0x1111'1111'1111'1111;
    static constexpr HexBand firstBox = 0x000f'000f'000f'000f;

    template <PlaneHouses houses>
    static PlaneSearchEnd searchIn(HexStack &stack, int maxCount)
    {
        for (; stack.size > 0 && maxCount > 0; --maxCount) {
            HexPlanes &last = stack.planes[stack.size - 1];
            const Lanes conflict = narrow<houses>(last, stack.further);
            if (hasAny(conflict)) {
                HexGuess<Register>::learn(*stack.memory, conflict, last.guessed);
                --stack.size;
            } else if (!hasAny(~Register::load(last.solved))) {
                return PlaneSearchEnd::Solved;
            } else {
                HexGuess<Register>::guess(&last, *stack.memory);
                ++stack.size;
            }
        }
        return stack.size == 0 ? PlaneSearchEnd::Exhausted : PlaneSearchEnd::Paused;
    }

    [[gnu::always_inline]] static Lanes every(HexBand band) { return Register::every(band); }
    [[gnu::always_inline]] static bool hasAny(const Lanes &lanes) { return Register::hasAny(lanes); }

    /// Each axis moves cells by one or two along itself, as in a ring.
    struct OfCells
    {
        [[gnu::always_inline]] static Lanes byOne(const Lanes &lanes)
        {
            return (lanes & every(7 * firstCell)) << 1 | (lanes >> 3 & every(firstCell));
        }
        [[gnu::always_inline]] static Lanes byTwo(const Lanes &lanes)
        {
            return (lanes & every(3 * firstCell)) << 2 | (lanes >> 2 & every(3 * firstCell));
        }
    };
    struct OfBoxes
    {
        [[gnu::always_inline]] static Lanes byOne(const Lanes &lanes)
        {
            return (lanes & every(0x111 * firstBox)) << 4 | (lanes >> 12 & every(firstBox));
        }
        [[gnu::always_inline]] static Lanes byTwo(const Lanes &lanes)
        {
            return (lanes & every(0x11 * firstBox)) << 8 | (lanes >> 8 & every(0x11 * firstBox));
        }
    };
    struct OfRows
    {
        [[gnu::always_inline]] static Lanes byOne(const Lanes &lanes) { return lanes << 16 | lanes >> 48; }
        [[gnu::always_inline]] static Lanes byTwo(const Lanes &lanes) { return lanes << 32 | lanes >> 32; }
    };
    struct OfBands
    {
        [[gnu::always_inline]] static Lanes byOne(const Lanes &lanes) { return Register::nextBands(lanes); }
        [[gnu::always_inline]] static Lanes byTwo(const Lanes &lanes)
        {
            return Register::bandsAfterNext(lanes);
        }
    };

    /// Returns the cells that have a cell of \a lanes in the same place but along \a Axis.
    template <typename Axis>
    [[gnu::always_inline]] static Lanes spread(const Lanes &lanes)
    {
        const Lanes pairs = lanes | Axis::byOne(lanes);
        return pairs | Axis::byTwo(pairs);
    }

    /// Where there is something, and where there are several.
    struct Counts
    {
        Lanes one;
        Lanes two;

        [[gnu::always_inline]] explicit Counts(const Lanes &lanes) : one(lanes), two(every(0)) {}
        [[gnu::always_inline]] Counts(const Lanes &some, const Lanes &several) : one(some), two(several) {}

        [[gnu::always_inline]] void add(const Lanes &lanes)
        {
            two = two | (one & lanes);
            one = one | lanes;
        }
        /// Counts what is in the same place but along \a Axis.
        template <typename Axis>
        [[gnu::always_inline]] Counts along() const
        {
            const Counts pairs = plus({Axis::byOne(one), Axis::byOne(two)});
            return pairs.plus({Axis::byTwo(pairs.one), Axis::byTwo(pairs.two)});
        }

    private:
        [[gnu::always_inline]] Counts plus(const Counts &other) const
        {
            return {one | other.one, two | other.two | (one & other.one)};
        }
    };

    /// For each cell, how many cells of some there are in its houses.
    struct HouseCounts
    {
        Counts row;
        Counts box;
        Counts column;

        [[gnu::always_inline]] explicit HouseCounts(const Lanes &cells)
            : HouseCounts(Counts(cells).template along<OfCells>(), Counts(cells).template along<OfRows>())
        {
        }

    private:
        [[gnu::always_inline]] HouseCounts(const Counts &alongRow, const Counts &alongColumn)
            : row(alongRow.template along<OfBoxes>()),
              box(alongRow.template along<OfRows>()),
              column(alongColumn.template along<OfBands>())
        {
        }
    };

    [[gnu::always_inline]] static Narrowed narrowPlane(const Lanes &plane)
    {
        Lanes conflict = every(0);
        const Lanes byRows = narrowLines<OfCells, OfRows, OfBoxes>(plane, conflict);
        const Lanes narrowed = narrowLines<OfRows, OfCells, OfBands>(byRows, conflict);
        const HouseCounts in(narrowed);
        conflict = conflict | ~(in.row.one & in.box.one & in.column.one);
        return {narrowed, narrowed & ~(in.row.two & in.box.two & in.column.two), conflict};
    }

    /// Removes locked candidates. Four cells along \a Within are shared by a line, which goes on along \a
    /// Line, and a box, which goes on along \a Box: where one of the two has its places only there, the other
    /// has none elsewhere.
    template <typename Within, typename Box, typename Line>
    [[gnu::always_inline]] static Lanes narrowLines(const Lanes &plane, Lanes &conflict)
    {
        const Lanes shared = spread<Within>(plane);
        const Counts inBox = Counts(shared).template along<Box>();
        const Counts inLine = Counts(shared).template along<Line>();
        conflict = conflict | ~(inBox.one & inLine.one);
        const Lanes onlyOfBox = shared & ~inBox.two;
        const Lanes onlyOfLine = shared & ~inLine.two;
        const Lanes removed =
            (spread<Line>(onlyOfBox) & ~onlyOfBox) | (spread<Box>(onlyOfLine) & ~onlyOfLine);
        return plane & ~removed;
    }

    /// Narrows until nothing changes. Returns the cells of a contradiction, or none.
    template <PlaneHouses houses>
    static Lanes narrow(HexPlanes &planes, const FurtherHexHouses *further)
    {
        Lanes solved = Register::load(planes.solved);
        Lanes lookedAt[hexSide];
        if constexpr (houses != PlaneHouses::Classic)
            Further::findLookedAt(lookedAt, planes);
        while (planes.changed != 0) {
            const Lanes conflict = narrowOnce<houses>(planes, solved, lookedAt, further);
            if (hasAny(conflict))
                return conflict;
        }
        Register::store(planes.solved, solved);
        return every(0);
    }

    template <PlaneHouses houses>
    [[gnu::always_inline]] static Lanes narrowOnce(HexPlanes &planes, Lanes &solved, Lanes *lookedAt,
                                                   const FurtherHexHouses *further)
    {
        const std::uint32_t digits = planes.changed;
        planes.changed = 0;
        Lanes conflict = every(0);
        Counts hidden(every(0));
        Lanes singles[hexSide];
        for (int digit = 0; digit < hexSide; ++digit) {
            singles[digit] = every(0);
            if ((digits >> digit & 1) == 0)
                continue;
            Narrowed narrowed = narrowPlane(Register::load(planes.planes[digit]));
            if constexpr (houses != PlaneHouses::Classic)
                Further::narrow(narrowed, lookedAt[digit], *further);
            set(planes, digit, narrowed.plane);
            conflict = conflict | narrowed.conflict;
            singles[digit] = narrowed.singles & ~solved;
            hidden.add(singles[digit]);
        }
        conflict = conflict | hidden.two;
        if (hasAny(conflict))
            return conflict;
        if (hasAny(hidden.one))
            for (int digit = 0; digit < hexSide; ++digit)
                set(planes, digit, (Register::load(planes.planes[digit]) & ~hidden.one) | singles[digit]);
        return removeFromPeers<houses>(planes, solved, further);
    }

    [[gnu::always_inline]] static void set(HexPlanes &planes, int digit, const Lanes &plane)
    {
        if (!hasAny(plane ^ Register::load(planes.planes[digit])))
            return;
        Register::store(planes.planes[digit], plane);
        planes.changed |= 1U << digit;
    }

    /// Removes the digits of cells with one candidate, which are \a solved then, from what they see. Returns
    /// the cells of a contradiction, or none.
    template <PlaneHouses houses>
    [[gnu::always_inline]] static Lanes removeFromPeers(HexPlanes &planes, Lanes &solved,
                                                        const FurtherHexHouses *further)
    {
        Counts candidates(every(0));
        for (const HexPlane &plane : planes.planes)
            candidates.add(Register::load(plane));
        Lanes conflict = ~candidates.one;
        const Lanes singles = candidates.one & ~candidates.two;
        const Lanes naked = singles & ~solved;
        solved = singles;
        if (!hasAny(naked))
            return conflict;
        for (int digit = 0; digit < hexSide; ++digit) {
            const Lanes plane = Register::load(planes.planes[digit]);
            const Lanes own = plane & naked;
            if (!hasAny(own))
                continue;
            if constexpr (houses == PlaneHouses::Classic)
                set(planes, digit, plane & ~peersOf(own, conflict));
            else
                set(planes, digit, plane & ~Further::peersOf(own, *further, conflict));
        }
        return conflict;
    }

    /// Returns the cells that see one of \a lanes, without these, and adds those that see each other to \a
    /// conflict.
    [[gnu::always_inline]] static Lanes peersOf(const Lanes &lanes, Lanes &conflict)
    {
        const HouseCounts in(lanes);
        conflict = conflict | (lanes & (in.row.two | in.box.two | in.column.two));
        return (in.row.one | in.box.one | in.column.one) & ~lanes;
    }
};

} // namespace sudoku
