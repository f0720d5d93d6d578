#pragma once

#include "core/search/searchboard.h"

#include <vector>

namespace sudoku {

/// A rule in the form in which a search narrows its cells. It may keep what it works with between two calls,
/// so each search has its own.
class Narrowing
{
public:
    explicit Narrowing(std::vector<Cell> cells) : m_cells(std::move(cells)) {}
    virtual ~Narrowing() = default;
    Narrowing(const Narrowing &) = delete;
    Narrowing &operator=(const Narrowing &) = delete;

    const std::vector<Cell> &cells() const { return m_cells; }

    /// Removes candidates with which the rule cannot be obeyed; it may miss some. Returns false if the rule
    /// cannot be obeyed at all. \a board has at least one candidate in each cell.
    virtual bool narrow(SearchBoard &board) = 0;

    /// Returns about how long the last narrow() took; a house takes 1.
    int cost() const { return m_cost; }

protected:
    void setCost(int cost) { m_cost = cost; }

private:
    std::vector<Cell> m_cells;
    int m_cost = 1;
};

/// Returns the cells of \a one, then those of \a other.
inline std::vector<Cell> together(std::vector<Cell> one, const std::vector<Cell> &other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

} // namespace sudoku
