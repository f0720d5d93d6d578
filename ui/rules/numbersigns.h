#pragma once

#include "core/variants/variant.h"

#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// A number that constraints of a kind often have, and what the board shows for it: X for 10.
struct NumberSign
{
    const Variant *kind;
    int number;
    std::string sign;
};

/// Returns the signs of the common numbers of \a kind, which are figures where it has no letters for them.
std::vector<NumberSign> numberSigns(const Geometry &geometry, const Variant &kind);
/// Returns the sign that is the letter \a text, in either case, or nothing. Looks at those of \a kind, or of
/// all kinds if it is null.
std::optional<NumberSign> letterSign(const Geometry &geometry, const Variant *kind, const std::string &text);

} // namespace sudoku
