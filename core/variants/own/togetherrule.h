#pragma once

#include "core/variants/own/expression.h"
#include "core/variants/variant.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

inline constexpr std::size_t maxTogetherMembers = 40;

/// Kinds that are combined:
///
///     cage(k) or renban      one of (whispers(5), palindrome)      not thermometer[1-4] and renban[5-8]
///
/// From the weakest to the strongest: `or`, `and`, `not`, then `all of`, `any of`, `one of` (exactly one) and
/// `none of` with a list in parentheses, or a kind by its short name. A kind may have a number in
/// parentheses, where `k` is the number of the constraint, and the cells in brackets that it is about: the
/// first cell of the constraint is 1.
class TogetherRule
{
public:
    /// A kind that takes part.
    struct Member
    {
        const Variant *kind;
        std::optional<int> number = {};
        bool takesNumber = false;     ///< `k`: it has the number of the constraint
        std::vector<int> places = {}; ///< from 0, in their order; all cells if there are none
        std::size_t column = 0;       ///< where its name is in the text
        std::size_t length = 0;       ///< of its name
    };
    enum class Operation : std::uint8_t { Member, Not, All, Any, One, None };
    /// A part of the rule. Its operands are places of other parts, which come before it.
    struct Part
    {
        Operation operation;
        std::vector<int> operands = {}; ///< Member: its index
    };

    std::span<const Member> members() const { return m_members; }
    /// The whole is the last one; a rule that has been read has at least one.
    std::span<const Part> parts() const { return m_parts; }
    /// Returns the parts that must all hold, for the rule to hold.
    std::vector<int> demands() const;
    /// Returns the members of the part at \a place, ascending.
    std::vector<int> membersOf(int place) const;
    /// Returns whether the part at \a place holds, if that is known by what is known of the members.
    std::optional<bool> holds(int place, std::span<const std::optional<bool>> members) const;
    /// Returns how many cells the rule needs at least.
    int minCells() const;

private:
    friend class TogetherParser;

    std::vector<Member> m_members;
    std::vector<Part> m_parts;
};

/// Returns the kind with a name, or null.
using KindFinder = std::function<const Variant *(std::string_view)>;

/// Reads \a text, in which \a find knows the kinds.
tl::expected<TogetherRule, ExpressionError> parseTogether(std::string_view text, const KindFinder &find);

} // namespace sudoku
