#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"

#include <variant>
#include <vector>

namespace sudoku {

/// The elementary forms that all demands of a puzzle are made of. Encoder, checker and hints know
/// these and nothing else.
namespace rule {

/// Each digit exactly once: as many cells as the board has digits.
struct House
{
    std::vector<Cell> cells;
    bool operator==(const House &) const = default;
};

/// No digit twice.
struct Distinct
{
    std::vector<Cell> cells;
    bool operator==(const Distinct &) const = default;
};

/// The digits add up to \a total; repetition is allowed.
struct Sum
{
    std::vector<Cell> cells;
    int total;
    bool operator==(const Sum &) const = default;
};

/// Which two digits may stand together: with d in \a first, a digit of allowed[d] in \a second.
/// \a allowed has an entry for each digit and an unused one for noDigit.
struct Pair
{
    Cell first;
    Cell second;
    std::vector<DigitSet> allowed;
    bool operator==(const Pair &) const = default;
};

/// The cell holds one of \a allowed.
struct Domain
{
    Cell cell;
    DigitSet allowed;
    bool operator==(const Domain &) const = default;
};

} // namespace rule

using Rule = std::variant<rule::House, rule::Distinct, rule::Sum, rule::Pair, rule::Domain>;

/// For std::visit: one lambda for each kind of rule.
template <typename... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace sudoku
