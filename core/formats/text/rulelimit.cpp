#include "core/formats/text/rulelimit.h"

#include "core/formats/text/constrainttext.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <tuple>

namespace sudoku {
namespace {

/// The limit of ruleCost(). A 25x25 board with x-sums on all four sides, sandwich and little killer clues on
/// two, and cages everywhere costs 20 million. Measured on 25x25: 230 x-sums, the most expensive kind, cost
/// 25 million and take 170 MB.
constexpr std::int64_t maxRuleCost = 25'000'000;

/// Returns the approximate number of entries in the tables of \a constraint: for each cell and digit one for
/// each sum so far, or for each other cell.
std::int64_t ruleCost(const Geometry &geometry, const Constraint &constraint)
{
    const std::int64_t cells = std::ssize(constraint.cells);
    const std::int64_t digits = geometry.digitCount();
    return cells * digits * (std::max<std::int64_t>(constraint.number().value_or(0), digits) + cells);
}

struct Less
{
    bool operator()(const Constraint *one, const Constraint *other) const
    {
        return std::tie(one->variant->id, one->cells, one->numbers, one->text)
               < std::tie(other->variant->id, other->cells, other->numbers, other->text);
    }
};

/// Returns the first one of each group of equal constraints, in order.
std::vector<Constraint> withoutRepetition(const std::vector<Constraint> &constraints)
{
    std::set<const Constraint *, Less> known;
    std::vector<Constraint> result;
    for (const Constraint &constraint : constraints)
        if (known.insert(&constraint).second)
            result.push_back(constraint);
    return result;
}

/// Returns the first of \a constraints that exceeds the limit.
std::optional<TextError> findTooMany(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    std::int64_t cost = 0;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        cost += ruleCost(geometry, constraints[i]);
        if (cost <= maxRuleCost)
            continue;
        TextError error{TextErrorCode::TooManyRules};
        error.found = constraintText(geometry, constraints[i]);
        error.actual = static_cast<int>(i) + 1;
        error.expected = static_cast<int>(constraints.size());
        return error;
    }
    return {};
}

} // namespace

std::optional<TextError> limitRules(Board &board)
{
    for (std::vector<Constraint> *constraints : {&board.puzzle.constraints, &board.switchedOff}) {
        *constraints = withoutRepetition(*constraints);
        if (std::optional<TextError> error = findTooMany(board.puzzle.geometry, *constraints))
            return error;
    }
    return {};
}

} // namespace sudoku
