#pragma once

#include "core/board/grid.h"
#include "core/board/random.h"
#include "core/generate/cagewish.h"

#include <vector>

namespace sudoku {

/// Cages over a filled board, none with a repeated digit and each connected, that can be split, merged and
/// moved. Every change keeps to the wish; one that would not is refused, and nothing changes.
class CageLayout
{
public:
    using Cage = std::vector<Cell>;

    /// Makes random cages; \a solution must outlive them. Call isAsWished() to see whether they came out so.
    CageLayout(const Geometry &geometry, const Grid &solution, const CageWish &wish, Random &random);

    const std::vector<Cage> &cages() const { return m_cages; }
    /// Returns the index of the cage of \a cell, or -1.
    int cageOf(Cell cell) const { return m_cageOf[cell]; }
    int sumOf(int cage) const;
    /// Returns whether there are as many cages as wished, and only a few cells without one.
    bool isAsWished() const;

    /// Cuts \a cage into two at random.
    bool split(int cage, Random &random);
    /// Cuts \a cage into two whose sums differ between the solution and \a other, where its whole sum does
    /// not.
    bool splitAgainst(int cage, const Grid &other, Random &random);
    /// Makes one cage of two that touch.
    bool merge(int one, int other);
    /// Puts \a cell into the cage \a to, which touches it.
    bool move(Cell cell, int to);

    /// Returns the cages that touch \a cell, without its own, ascending.
    std::vector<int> cagesAround(Cell cell) const;

private:
    Cage partOf(const Cage &cage, Random &random) const;
    void cut(int cage, Cage part);
    bool maySplit(int cage) const;
    bool canJoin(const Cage &one, const Cage &other) const;
    bool isConnected(const Cage &cage) const;
    void adjustCount(Random &random);
    bool touch(const Cage &cage, Cell cell) const;

    Geometry m_geometry;
    const Grid *m_solution;
    CageWish m_wish;
    std::vector<Cage> m_cages;
    std::vector<int> m_cageOf;
};

} // namespace sudoku
