#pragma once

#include "core/search/searchboard.h"

#include <vector>

namespace sudoku {

/// A rule in the form in which a search narrows its cells. It may keep what it works with, so each search has
/// its own.
class Narrowing
{
public:
    explicit Narrowing(std::vector<Cell> cells) : m_cells(std::move(cells)) {}
    virtual ~Narrowing() = default;
    Narrowing(const Narrowing &) = delete;
    Narrowing &operator=(const Narrowing &) = delete;

    const std::vector<Cell> &cells() const { return m_cells; }

    /// Takes away candidates that no way to obey the rule has, as far as it finds them. Returns false if
    /// there is no way. \a board has at least one candidate in each cell.
    virtual bool narrow(SearchBoard &board) = 0;

    /// Returns how long that takes, about, in looks at a house.
    virtual int cost() const { return 1; }

private:
    std::vector<Cell> m_cells;
};

} // namespace sudoku
