#pragma once

#include "core/solve/digitplanes.h"

#include <array>
#include <vector>

namespace sudoku {

/// All solutions of digit planes in which few cells are open, much faster than by guesses: each digit alone
/// has few ways to be placed, and a solution is a way of each that share no cell.
class PlaneJoin
{
public:
    /// Calls \a found with the nine planes of each solution of \a planes, which are narrowed (see
    /// PlaneEngine), until it returns false. Returns whether it never did.
    template <typename Found>
    bool forEach(const DigitPlanes &planes, const Found &found)
    {
        const Cells solved = list(planes);
        return join(m_open.data(), solved, found);
    }

private:
    /// The bands of a plane in two words.
    struct Cells
    {
        std::uint64_t words[2];

        friend Cells operator&(const Cells &a, const Cells &b)
        {
            return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
        }
        friend Cells operator|(const Cells &a, const Cells &b)
        {
            return {{a.words[0] | b.words[0], a.words[1] | b.words[1]}};
        }
        Cells operator~() const { return {{~words[0], ~words[1]}}; }
        bool isEmpty() const { return (words[0] | words[1]) == 0; }
    };

    /// A digit that has more than one way.
    struct OpenDigit
    {
        Plane *solution; ///< where its way goes
        std::size_t firstWay;
        std::size_t endOfWays;
        Cells ofLater; ///< the cells that the digits after it may have

        std::size_t wayCount() const { return endOfWays - firstWay; }
    };

    /// Where the cells of a row are among those of a plane.
    struct RowBits
    {
        int word;
        int shift;
        int firstCell;

        unsigned of(const Cells &cells) const;
    };

    static constexpr Cells board{{std::uint64_t{wholeBand} << 32 | wholeBand, wholeBand}};

    static Cells cellsOf(const Plane &plane)
    {
        Cells cells;
        __builtin_memcpy(&cells, &plane, sizeof cells);
        return cells;
    }
    static void store(const Cells &cells, Plane &plane) { __builtin_memcpy(&plane, &cells, sizeof cells); }

    Cells list(const DigitPlanes &planes);
    void findOpenRows(const Cells &cells);
    void addWays(const Cells &left, std::size_t index);

    /// Goes through the ways of \a digit and those after it that leave the cells \a taken alone. What the
    /// others leave is the way of the last digit: one cell of each house, of those that it may have.
    template <typename Found>
    bool join(const OpenDigit *digit, const Cells &taken, const Found &found)
    {
        const OpenDigit *end = m_open.data() + m_openCount;
        if (digit == end)
            return found(m_solution.data());
        if (digit + 1 == end) {
            store(board & ~taken, *digit->solution);
            return found(m_solution.data());
        }
        for (std::size_t i = digit->firstWay; i < digit->endOfWays; ++i) {
            const Cells way = m_ways[i];
            const Cells nowTaken = taken | way;
            if (!((taken & way) | (board & ~(nowTaken | digit->ofLater))).isEmpty())
                continue;
            store(way, *digit->solution);
            if (!join(digit + 1, nowTaken, found))
                return false;
        }
        return true;
    }

    std::array<Plane, planeSide> m_solution;
    std::array<OpenDigit, planeSide> m_open;
    std::size_t m_openCount = 0;
    std::vector<Cells> m_ways;                 // one digit after the other
    std::array<RowBits, planeSide> m_openRows; // of the digit whose ways are listed
    std::size_t m_openRowCount = 0;
};

} // namespace sudoku
