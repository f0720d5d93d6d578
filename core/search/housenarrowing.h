#pragma once

#include "core/search/narrowing.h"

namespace sudoku {

/// Places each digit that has one place left in a house.
class HouseNarrowing : public Narrowing
{
public:
    HouseNarrowing(std::vector<Cell> cells, DigitMask allDigits);

    bool narrow(SearchBoard &board) override;

private:
    DigitMask m_allDigits;
};

/// The cells that two houses do not share form two parts with the same digits. A digit that is no candidate
/// of one part is removed from the other. (Locked candidates, and more.)
class LeftoverNarrowing : public Narrowing
{
public:
    /// Makes one of the cells that only \a one house has, and of as many that only the \a other has.
    LeftoverNarrowing(const std::vector<Cell> &one, const std::vector<Cell> &other);

    bool narrow(SearchBoard &board) override;

private:
    int m_size; // of a part: so many cells are of the first one, and as many of the second
};

} // namespace sudoku
