#pragma once

#include "core/planes/digitplanes.h"

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
        return join(0, solved, found);
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

    /// A digit that has more than one way, and those that are left.
    struct OpenDigit
    {
        int index;
        Cells cells; ///< of all its ways, and perhaps more
        std::size_t firstWay;
        std::size_t endOfWays;

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
    void putFewestFirst(std::size_t level);
    Cells cellsAfter(std::size_t level) const;
    bool leaveCompatibleWays(std::size_t level, const Cells &way);

    /// Goes through the ways of the digits that are open on \a level, which all leave the cells \a taken
    /// alone.
    template <typename Found>
    bool join(std::size_t level, const Cells &taken, const Found &found)
    {
        if (level == m_openCount)
            return found(m_solution.data());
        putFewestFirst(level);
        const OpenDigit &digit = m_open[level][level];
        if (level + 2 == m_openCount)
            return joinLastTwo(digit, m_open[level][level + 1], taken, found);
        const Cells ofLater = cellsAfter(level);
        for (std::size_t i = digit.firstWay; i < digit.endOfWays; ++i) {
            const Cells way = m_ways[i];
            const Cells nowTaken = taken | way;
            if (!(board & ~(nowTaken | ofLater)).isEmpty())
                continue;
            store(way, m_solution[digit.index]);
            if (leaveCompatibleWays(level, way) && !join(level + 1, nowTaken, found))
                return false;
        }
        return true;
    }

    /// What the others leave is a way of the last digit, one cell of each house, if it may have these cells.
    template <typename Found>
    bool joinLastTwo(const OpenDigit &digit, const OpenDigit &last, const Cells &taken, const Found &found)
    {
        for (std::size_t i = digit.firstWay; i < digit.endOfWays; ++i) {
            const Cells rest = board & ~(taken | m_ways[i]);
            if (!(rest & ~last.cells).isEmpty())
                continue;
            store(m_ways[i], m_solution[digit.index]);
            store(rest, m_solution[last.index]);
            if (!found(m_solution.data()))
                return false;
        }
        return true;
    }

    std::array<Plane, planeSide> m_solution;
    /// On each level one more digit has its way, and for the digits after it those are left that go with it.
    std::array<std::array<OpenDigit, planeSide>, planeSide> m_open;
    std::size_t m_openCount = 0;
    std::vector<Cells> m_ways; // of all digits, and as much place for each further level
    std::size_t m_wayCount = 0;
    std::array<RowBits, planeSide> m_openRows; // of the digit whose ways are listed
    std::size_t m_openRowCount = 0;
};

} // namespace sudoku
