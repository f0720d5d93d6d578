#pragma once

#include "core/hints/steps/position.h"
#include "core/rules/violations.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace sudoku {

/// What shows at once that a position has no solution.
namespace contradiction {

/// An open cell has no candidate.
struct NoDigit
{
    Cell cell;
    bool operator==(const NoDigit &) const = default;
};

/// A digit has no place in a house that has each digit.
struct NoPlace
{
    int house; ///< an index of RuleIndex::houses()
    Digit digit;
    bool operator==(const NoPlace &) const = default;
};

/// No candidates of its cells fit a rule: an index of RuleIndex::otherRules().
struct RuleBroken
{
    int rule;
    bool operator==(const RuleBroken &) const = default;
};

/// The same for a sum that follows from others: an index of RuleIndex::impliedSums().
struct SumBroken
{
    int sum;
    bool operator==(const SumBroken &) const = default;
};

/// Sums that just fill some houses do not make their total: indices of RuleIndex::houses() and otherRules().
struct TotalBroken
{
    std::vector<int> houses;
    std::vector<int> rules;
    bool operator==(const TotalBroken &) const = default;
};

} // namespace contradiction

/// The last of them is about digits that break a rule on the board, as two equal ones in a row.
using PlainContradiction =
    std::variant<contradiction::NoDigit, contradiction::NoPlace, contradiction::RuleBroken,
                 contradiction::SumBroken, contradiction::TotalBroken, Violation>;

/// Returns the contradiction of \a position that the fewest digits of the board make, or nothing if none is
/// to be seen. Does not look for digits that break a rule, and for totals (brokentotal.h).
std::optional<PlainContradiction> findContradiction(const Position &position);

/// Returns up to \a max contradictions of \a position, as they are to be seen: the same first.
std::vector<PlainContradiction> contradictionsOf(const Position &position, std::size_t max);

/// Returns whether there is one, sooner.
bool showsContradiction(const Position &position);

/// Returns whether \a contradiction is one of \a position.
bool holds(const Position &position, const PlainContradiction &contradiction);

/// Returns the cells that \a contradiction is about, ascending.
std::vector<Cell> cellsOf(const RuleIndex &rules, const PlainContradiction &contradiction);

/// A digit of the board, and the candidates that it excludes in the cells that see it.
struct Exclusion
{
    Candidate by;
    std::optional<int> house; ///< that they share; nothing if only a pair of cells must differ
    std::vector<Candidate> excluded;

    bool operator==(const Exclusion &) const = default;
};

/// Why a cell has no digit left, or a digit no place.
struct ContradictionEvidence
{
    std::vector<Exclusion> exclusions; ///< by digits of the board, those that exclude the most first
    std::vector<Cell> filled;          ///< cells of the house that have another digit
    std::vector<Candidate> eliminated; ///< what was eliminated before for other reasons

    bool operator==(const ContradictionEvidence &) const = default;
};

/// Returns the evidence for \a contradiction of \a position; nothing in it for those of other rules.
ContradictionEvidence evidenceOf(const Position &position, const PlainContradiction &contradiction);

} // namespace sudoku
