#pragma once

#include "core/planes/digitplanes.h"
#include "core/planes/furtherengine.h"
#include "core/planes/planeaccess.h"
#include "core/planes/planecounts.h"
#include "core/planes/planeguess.h"
#include "core/planes/planestack.h"
#include "core/planes/planetables.h"

namespace sudoku {

/// Searches over digit planes. Whole planes are narrowed at once, those of several digits in one \a Register
/// (see plane.h), by naked singles, hidden singles and locked candidates. What it finds, and in which order,
/// does not depend on the register.
///
/// That planes are three bands of 27 bits, and that the minirows of a band are left that can be used
/// together, is the idea of Zhou Yundong's JCZSolve; that columns are narrowed the same way, that planes lie
/// in vector registers, and that the cell with the most bivalue peers is guessed, that of Tom Dillon's "Fast
/// Sudoku" and of Mladen Dobrichev's fsss2.
template <typename Register>
class PlaneEngine : PlaneAccess<Register>
{
public:
    /// Goes on with \a stack until it finds planes with at most \a maxOpen cells that are not solved, which
    /// it leaves there narrowed, or \a maxCount planes have been looked at.
    static PlaneSearchEnd search(PlaneStack &stack, int maxCount, int maxOpen)
    {
        if (!stack.further)
            return searchIn<PlaneHouses::Classic>(stack, maxCount, maxOpen);
        return stack.further->hasBoxes ? searchIn<PlaneHouses::WithFurther>(stack, maxCount, maxOpen)
                                       : searchIn<PlaneHouses::WithoutBoxes>(stack, maxCount, maxOpen);
    }

    /// Narrows the planes of a classic board until nothing changes. Returns false if there is no solution.
    [[gnu::always_inline]] static bool narrow(DigitPlanes &planes)
    {
        return narrowByTurns<PlaneHouses::Classic>(planes);
    }

    [[gnu::always_inline]] static bool isSolved(const DigitPlanes &planes)
    {
        const Plane &solved = planes.solved;
        return (solved.bands[0] & solved.bands[1] & solved.bands[2]) == wholeBand;
    }

private:
    using Lanes = typename Register::Lanes;
    using One = typename RegisterOfOne<Register>::Type;
    template <int max>
    using Counts = PlaneCounts<Register, max>;
    using Access = PlaneAccess<Register>;
    using Access::boardPlane;
    using Access::copies;
    using Access::ofDigits;
    using Access::planesOf;
    using Access::registers;

    /// The first cell of each row of a band, and what stands for a minirow: its first cell.
    static constexpr Band firstCells = 1 | 1 << planeSide | 1 << 2 * planeSide;
    static constexpr Band leftBox = firstCells;
    static constexpr Band middleBox = firstCells << 3;
    static constexpr Band rightBox = firstCells << 6;
    /// The same for the columns of a band as nine bits.
    static constexpr Band firsts = 0111;
    static constexpr Band seconds = 0222;
    static constexpr Band thirds = 0444;

    struct AllLanes
    {
        Lanes of[registers];
    };

    [[gnu::always_inline]] static Lanes every(Band band) { return Register::every(band); }
    [[gnu::always_inline]] static bool hasAny(const Lanes &lanes) { return Register::hasAny(lanes); }

    /// Leaves the minirows that belong to a choice of three, one in each row and box of a band, which all
    /// have a place: where a row has its places in one box, or a box in one row, the others are not left. A
    /// minirow can be chosen if two of the four that are in neither its row nor its box can be chosen with
    /// it.
    [[gnu::always_inline]] static Lanes narrowRows(const Lanes &lanes)
    {
        const Lanes own = (lanes | lanes >> 1 | lanes >> 2) & every(leftBox | middleBox | rightBox);
        const Lanes nextBox = (own >> 3 & every(leftBox | middleBox)) | (own << 6 & every(rightBox));
        const Lanes lastBox = (own >> 6 & every(leftBox)) | (own << 3 & every(middleBox | rightBox));
        const Lanes both = inNextRow(nextBox) & inLastRow(lastBox);
        const Lanes others = inNextRow(lastBox) & inLastRow(nextBox);
        const Lanes usable = own & (both | others);
        return lanes & ((usable << 3) - usable);
    }

    [[gnu::always_inline]] static Lanes inNextRow(const Lanes &minirows)
    {
        return minirows >> planeSide | minirows << 2 * planeSide;
    }

    [[gnu::always_inline]] static Lanes inLastRow(const Lanes &minirows)
    {
        return minirows >> 2 * planeSide | minirows << planeSide;
    }

    /// Does the same for the three boxes above each other, and columns.
    [[gnu::always_inline]] static Lanes narrowColumns(const Lanes &lanes)
    {
        const Lanes own = columnsOf(lanes);
        const Lanes nextColumn = (own >> 1 & every(firsts | seconds)) | (own << 2 & every(thirds));
        const Lanes lastColumn = (own >> 2 & every(firsts)) | (own << 1 & every(seconds | thirds));
        const Lanes both = Register::nextBands(nextColumn) & Register::lastBands(lastColumn);
        const Lanes others = Register::nextBands(lastColumn) & Register::lastBands(nextColumn);
        return lanes & inAllRows(own & (both | others));
    }

    /// Returns the columns, in nine bits of each lane, that have a cell in the band.
    [[gnu::always_inline]] static Lanes columnsOf(const Lanes &lanes)
    {
        return (lanes | lanes >> planeSide | lanes >> 2 * planeSide) & every(wholeRow);
    }

    [[gnu::always_inline]] static Lanes inAllRows(const Lanes &columns)
    {
        return columns | columns << planeSide | columns << 2 * planeSide;
    }

    /// Returns the cells that are the only one in their row; each row has a cell. Without the first cell of
    /// each row the lowest bit of a row is free, to carry whether there was another cell in the row before.
    [[gnu::always_inline]] static Lanes singlesOf(const Lanes &lanes)
    {
        const Lanes others = lanes & (lanes - every(firstCells));
        const Lanes carries =
            (others + every((wholeRow - 1) * firstCells)) & every(firstCells << planeSide | 1 << bandCells);
        return lanes & ~(carries - (carries >> planeSide));
    }

    /// Returns the cells that see a cell of \a lanes, without these.
    [[gnu::always_inline]] static Lanes peersOf(const Lanes &lanes)
    {
        const Lanes minirows = (lanes | lanes >> 1 | lanes >> 2) & every(leftBox | middleBox | rightBox);
        const Lanes rows = (minirows | minirows >> 3 | minirows >> 6) & every(firstCells);
        const Lanes boxes = (minirows | minirows >> planeSide | minirows >> 2 * planeSide) & every(firsts);
        const Lanes columns = columnsOf(lanes);
        const Lanes seen =
            ((boxes << 3) - boxes) | columns | Register::nextBands(columns) | Register::lastBands(columns);
        return (((rows << planeSide) - rows) | inAllRows(seen)) & ~lanes;
    }

    /// What one turn of narrow() finds out.
    struct Turn
    {
        Lanes changed;
        bool isContradictory;
    };

    /// A digit that a turn leaves without a place in a row, column or box has a band without a cell after at
    /// most two turns; a turn that changes nothing has seen that each digit has a place in each of them.
    template <PlaneHouses houses>
    [[gnu::always_inline]] static Turn narrowOnce(AllLanes &all, Lanes &solved)
    {
        Turn turn{every(0), true};
        if constexpr (houses == PlaneHouses::WithoutBoxes)
            return findSolved(all, solved, turn);
        AllLanes singles;
        Lanes empty = every(0);
        Counts<2> placed;
        for (int i = 0; i < registers; ++i) {
            const Lanes narrowed = narrowColumns(narrowRows(all.of[i]));
            turn.changed = turn.changed | (narrowed ^ all.of[i]);
            empty = empty | Register::emptyBands(narrowed);
            all.of[i] = narrowed;
            singles.of[i] = singlesOf(narrowed);
            placed.add(singles.of[i]);
        }
        if (hasAny(empty))
            return turn;
        placed.fold();
        if (hasAny(placed.more[1]))
            return turn;
        const Lanes hidden = placed.more[0];
        if (hasAny(hidden & ~solved))
            turn.changed = turn.changed | removeOthers(all, singles, hidden);
        return solveNakedSingles(all, solved, hidden, turn);
    }

    /// Leaves in each of the \a hidden singles its digit. One place in a column or box is one in a row, once
    /// the plane is narrow.
    [[gnu::always_inline]] static Lanes removeOthers(AllLanes &all, const AllLanes &singles,
                                                     const Lanes &hidden)
    {
        Lanes changed = every(0);
        for (int i = 0; i < registers; ++i) {
            const Lanes left = (all.of[i] & ~ofDigits(hidden, i)) | singles.of[i];
            changed = changed | (left ^ all.of[i]);
            all.of[i] = left;
        }
        return changed;
    }

    /// Finds the cells with one candidate, and those with none. What a hidden single sees goes when rows and
    /// columns are narrowed, what another single sees goes here.
    [[gnu::always_inline]] static Turn solveNakedSingles(AllLanes &all, Lanes &solved, const Lanes &hidden,
                                                         Turn turn)
    {
        Counts<2> candidates;
        for (int i = 0; i < registers; ++i)
            candidates.add(ofDigits(all.of[i], i));
        candidates.fold();
        if (hasAny(candidates.more[0] ^ every(wholeBand)))
            return turn;
        turn.isContradictory = false;
        const Lanes singles = candidates.more[0] & ~candidates.more[1];
        const Lanes naked = singles & ~solved & ~hidden;
        solved = singles;
        if (!hasAny(naked))
            return turn;
        for (int i = 0; i < registers; ++i) {
            const Lanes left = all.of[i] & ~peersOf(ofDigits(all.of[i] & naked, i));
            turn.changed = turn.changed | (left ^ all.of[i]);
            all.of[i] = left;
        }
        return turn;
    }

    /// Finds the cells with one candidate, and those with none.
    [[gnu::always_inline]] static Turn findSolved(const AllLanes &all, Lanes &solved, Turn turn)
    {
        Counts<2> candidates;
        for (int i = 0; i < registers; ++i)
            candidates.add(ofDigits(all.of[i], i));
        candidates.fold();
        turn.isContradictory = hasAny(candidates.more[0] ^ every(wholeBand));
        solved = candidates.more[0] & ~candidates.more[1];
        return turn;
    }

    template <PlaneHouses houses>
    [[gnu::always_inline]] static PlaneSearchEnd searchIn(PlaneStack &stack, int maxCount, int maxOpen)
    {
        for (; stack.size > 0 && maxCount > 0; --maxCount) {
            DigitPlanes &last = stack.planes[stack.size - 1];
            if (!narrowWith<houses>(last, stack.further)) {
                --stack.size;
            } else if (openCells(last) <= maxOpen) {
                return PlaneSearchEnd::Solved;
            } else {
                PlaneGuess<Register>::guess(&last, stack.further ? stack.further->peers : planeTables.peers);
                if constexpr (houses != PlaneHouses::Classic)
                    __builtin_memcpy((&last)[1].lookedAt, last.lookedAt, sizeof last.lookedAt);
                ++stack.size;
            }
        }
        return stack.size == 0 ? PlaneSearchEnd::Exhausted : PlaneSearchEnd::Paused;
    }

    template <PlaneHouses houses>
    [[gnu::always_inline]] static bool narrowWith(DigitPlanes &planes, const FurtherHouses *further)
    {
        for (;;) {
            if (!narrowByTurns<houses>(planes))
                return false;
            if constexpr (houses == PlaneHouses::Classic)
                return true;
            const FurtherTurn turn = FurtherEngine<Register>::narrow(planes, *further);
            if (turn != FurtherTurn::Changed)
                return turn == FurtherTurn::Unchanged;
        }
    }

    template <PlaneHouses houses>
    [[gnu::always_inline]] static bool narrowByTurns(DigitPlanes &planes)
    {
        AllLanes all;
        for (int i = 0; i < registers; ++i)
            all.of[i] = planesOf(planes.planes, i);
        Lanes solved = copies(planes.solved);
        for (;;) {
            const Turn turn = narrowOnce<houses>(all, solved);
            if (turn.isContradictory)
                return false;
            if (!hasAny(turn.changed))
                break;
        }
        for (int i = 0; i < registers; ++i)
            Register::store(planes.planes + i * Register::count, all.of[i]);
        One::store(&planes.solved, Register::first(solved));
        return true;
    }

    [[gnu::always_inline]] static int openCells(const DigitPlanes &planes)
    {
        return One::countOf(One::load(&boardPlane) & ~One::load(&planes.solved));
    }
};

} // namespace sudoku
