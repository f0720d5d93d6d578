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

/// The cells that two houses do not share have the same digits in both: what one part has not, the other
/// loses. (Locked candidates, and more.)
class LeftoverNarrowing : public Narrowing
{
public:
    /// Makes one of as many cells of \a one house as of the \a other.
    LeftoverNarrowing(const std::vector<Cell> &one, const std::vector<Cell> &other);

    bool narrow(SearchBoard &board) override;

private:
    int m_size; // of a part: the first cells, and the others
};

} // namespace sudoku
