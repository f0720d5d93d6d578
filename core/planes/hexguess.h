#pragma once

#include "core/planes/hexplanes.h"

namespace sudoku {

/// Guesses in the planes of 16x16 boards, for a HexEngine with the same \a Register.
template <typename Register>
class HexGuess
{
public:
    using Lanes = typename Register::Lanes;

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

private:
    [[gnu::always_inline]] static Lanes every(HexBand band) { return Register::every(band); }

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
