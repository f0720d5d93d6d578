#pragma once

#include "core/formats/links/sudokumaker/sudokumakerelement.h"
#include "core/variants/variant.h"

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>

namespace sudoku {

/// A kind of constraint as SudokuMaker writes it: elements in a block of a \a type.
struct MakerKind
{
    int type;
    std::string_view variantId; ///< empty: own kinds, which read() returns with the constraints
    const char *elements;       ///< the member with the array of elements; null if the block is the element
    MakerConstraints (*read)(const MakerElement &);
    /// Returns the element of a constraint without problems: the inverse of read().
    nlohmann::json (*write)(const Geometry &, const MakerFrame &, const Constraint &);
    std::string_view members = "{}"; ///< the other members of a block, such as its colours: JSON
    /// Whether its digits are numbers, so that it matters with which one they begin.
    bool countsDigits = false;
    /// Returns members of the block that all its elements share; null if there are none.
    nlohmann::json (*shared)(const Geometry &, const Constraint &) = nullptr;
    /// The kind that a block adds by its member "negative", or empty, and the numbers that are in it by
    /// default.
    std::string_view negativeId = {};
    std::span<const int> negativeNumbers = {};
    /// Whether its digits say a place or a height, so that nobody knows what SudokuMaker means by a 0. (As
    /// the first digit of a numbered room it says no place: published solutions agree.)
    bool pointsByDigits = false;

    /// Returns whether constraints of \a variant may be of this kind.
    bool isOf(const Variant &variant) const
    {
        return variantId.empty() ? variant.data != nullptr : variant.id == variantId;
    }

    /// Returns whether it means the same as here if digits begin with \a firstDigit.
    bool suits(int firstDigit) const
    {
        return !countsDigits || firstDigit == 1 || (firstDigit == 0 && !pointsByDigits);
    }
};

/// All kinds; those of one type are neighbours, and have the same elements.
std::span<const MakerKind> makerKinds();
/// Returns the kinds of \a type; none if the program has no such kind.
std::span<const MakerKind> makerKinds(int type);

} // namespace sudoku
