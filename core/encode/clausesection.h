#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/rules/activerules.h"

#include <compare>
#include <optional>
#include <variant>

namespace sudoku {

/// A given as a reason; other reasons are rules.
struct GivenCell
{
    Cell cell;
    auto operator<=>(const GivenCell &) const = default; // NOLINT(modernize-use-nullptr)
};
using Reason = std::variant<GivenCell, RuleSource>;

/// A cell as the topic of a part of a formula: its clauses say that it has one digit, and its given. Other
/// topics are houses and constraints.
struct CellTopic
{
    Cell cell;
    auto operator<=>(const CellTopic &) const = default; // NOLINT(modernize-use-nullptr)
};
using FormulaTopic = std::variant<CellTopic, RuleSource>;

/// What a group of clauses states of its topic.
enum class Statement {
    AtLeastOne, ///< of the digits of a cell, or of the places of a digit
    AtMostOne,
    Given,
    Meaning, ///< what the literals of the digits of a cell mean in bits
    Other,   ///< a rule that is not about one digit at a time
};

/// Consecutive clauses about one thing, up to those of the next section.
struct ClauseSection
{
    std::optional<FormulaTopic> topic; ///< nothing for what follows from several rules
    Statement statement;
    Digit digit; ///< noDigit if they are about all digits
    int firstClause;
};

} // namespace sudoku
