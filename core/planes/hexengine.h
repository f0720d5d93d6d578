#pragma once

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
        for (; stack.size > 0 && maxCount > 0; --maxCount) {
            HexPlanes &last = stack.planes[stack.size - 1];
            const Lanes conflict = narrow(last);
            if (hasAny(conflict)) {
                learn(*stack.memory, conflict, last.guessed);
                --stack.size;
            } else if (!hasAny(~Register::load(last.solved))) {
                return PlaneSearchEnd::Solved;
            } else {
                guess(&last, *stack.memory);
                ++stack.size;
            }
        }
        return stack.size == 0 ? PlaneSearchEnd::Exhausted : PlaneSearchEnd::Paused;
    }

private:
    using Lanes = typename Register::Lanes;

    /// Bits of every group of four cells, and of every row.
    static constexpr HexBand firstCell = 0x1111'1111'1111'1111;
    static constexpr HexBand firstBox = 0x000f'000f'000f'000f;

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

    /// What narrowing one plane finds out.
    struct Narrowed
    {
        Lanes plane;
        Lanes singles;  ///< the cells that are the only one of their row, column or box
        Lanes conflict; ///< the cells of rows, columns and boxes without a cell
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
    static Lanes narrow(HexPlanes &planes)
    {
        Lanes solved = Register::load(planes.solved);
        while (planes.changed != 0) {
            const Lanes conflict = narrowOnce(planes, solved);
            if (hasAny(conflict))
                return conflict;
        }
        Register::store(planes.solved, solved);
        return every(0);
    }

    [[gnu::always_inline]] static Lanes narrowOnce(HexPlanes &planes, Lanes &solved)
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
            const Narrowed narrowed = narrowPlane(Register::load(planes.planes[digit]));
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
        return removeFromPeers(planes, solved);
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
    [[gnu::always_inline]] static Lanes removeFromPeers(HexPlanes &planes, Lanes &solved)
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
            if (hasAny(own))
                set(planes, digit, plane & ~peersOf(own, conflict));
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

    /// Gives more weight to the cells of a contradiction, and as much to the \a guessed cell as to all of
    /// them together.
    static void learn(HexMemory &memory, const Lanes &conflict, int guessed)
    {
        constexpr std::uint64_t largestWeight = std::uint64_t(1) << 40;
        constexpr int growth = 256; // a contradiction counts so much more than the last one: one part of 256
        const CellList cells(conflict);
        const std::uint64_t share = memory.nextWeight / cells.size();
        for (const unsigned char cell : cells)
            memory.weights[cell] += share;
        if (guessed >= 0)
            memory.weights[guessed] += memory.nextWeight;
        memory.nextWeight += memory.nextWeight / growth;
        if (memory.nextWeight < largestWeight)
            return;
        const std::uint64_t scale = memory.nextWeight / HexMemory::firstWeight;
        for (std::uint64_t &weight : memory.weights)
            weight = weight / scale + 1;
        memory.nextWeight = HexMemory::firstWeight;
    }

    class CellList
    {
    public:
        [[gnu::always_inline]] explicit CellList(const Lanes &lanes)
        {
            HexPlane plane;
            Register::store(plane, lanes);
            for (int band = 0; band < 4; ++band)
                for (HexBand left = plane.bands[band]; left != 0; left &= left - 1)
                    m_cells[m_size++] = static_cast<unsigned char>(band * 64 + __builtin_ctzll(left));
        }
        [[gnu::always_inline]] const unsigned char *begin() const { return m_cells; }
        [[gnu::always_inline]] const unsigned char *end() const { return m_cells + m_size; }
        [[gnu::always_inline]] unsigned size() const { return m_size; }

    private:
        unsigned char m_cells[hexCells];
        unsigned m_size = 0;
    };

    /// Divides the solutions of the planes: those with a digit in a cell follow them, which leaves those
    /// without.
    static void guess(HexPlanes *planes, HexMemory &memory)
    {
        const int cell = cellToGuess(*planes, memory);
        const int digit = digitToGuess(*planes, cell, memory);
        HexPlanes &with = planes[1];
        HexPlanes &without = planes[0];
        with = without;
        const int band = cell / 64;
        const HexBand bit = HexBand(1) << cell % 64;
        for (int other = 0; other < hexSide; ++other)
            if (other != digit && (with.planes[other].bands[band] & bit) != 0) {
                with.planes[other].bands[band] &= ~bit;
                with.changed |= 1U << other;
            }
        with.guessed = cell;
        without.planes[digit].bands[band] &= ~bit;
        without.changed = 1U << digit;
        without.guessed = cell;
    }

    /// Returns the open cell that has few candidates and took part in many contradictions. (Boussemart,
    /// Hemery, Lecoutre and Sais, "Boosting Systematic Search by Weighting Constraints", 2004: dom/wdeg; as
    /// in CageSearch, the third power of the number of candidates makes fewest guesses.)
    static int cellToGuess(const HexPlanes &planes, const HexMemory &memory)
    {
        constexpr std::uint64_t chances[] = {3375, 1000, 216}; // of two, three and more candidates
        Lanes more[4] = {every(0), every(0), every(0), every(0)};
        for (const HexPlane &plane : planes.planes) {
            const Lanes lanes = Register::load(plane);
            for (int i = 3; i > 0; --i)
                more[i] = more[i] | (more[i - 1] & lanes);
            more[0] = more[0] | lanes;
        }
        int best = 0;
        std::uint64_t maxScore = 0;
        for (int i = 0; i < 3; ++i) {
            const CellList cells(i < 2 ? more[i + 1] & ~more[i + 2] : more[3]);
            for (const unsigned char cell : cells)
                if (const std::uint64_t score = memory.weights[cell] * chances[i]; score > maxScore) {
                    maxScore = score;
                    best = cell;
                }
        }
        return best;
    }

    /// Returns a random candidate, so that solutions vary: Marsaglia, "Xorshift RNGs", 2003.
    static int digitToGuess(const HexPlanes &planes, int cell, HexMemory &memory)
    {
        memory.chance ^= memory.chance << 13;
        memory.chance ^= memory.chance >> 17;
        memory.chance ^= memory.chance << 5;
        int digit = static_cast<int>(memory.chance % hexSide);
        while ((planes.planes[digit].bands[cell / 64] >> cell % 64 & 1) == 0)
            digit = (digit + 1) % hexSide;
        return digit;
    }
};

} // namespace sudoku
