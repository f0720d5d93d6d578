#pragma once

#include "core/hints/steps/position.h"

#include <compare>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace sudoku {

/// What a reason is made of. Each says that one of several candidates is true, or that some cells have digits
/// which a rule allows; that two candidates exclude each other needs no premise, because one sees it.
namespace premise {

/// The cell has one of its candidates.
struct CellHasDigit
{
    Cell cell;
    auto operator<=>(const CellHasDigit &) const = default; // NOLINT(modernize-use-nullptr)
};

/// The digit is in the house. In an implied one it is there only once, which nobody sees, either.
struct HouseHasDigit
{
    int house;
    Digit digit;
    auto operator<=>(const HouseHasDigit &) const = default; // NOLINT(modernize-use-nullptr)
};

/// The cells of a sum or of an automaton have digits that it allows: an index of RuleIndex::otherRules().
struct RuleIsKept
{
    int rule;
    auto operator<=>(const RuleIsKept &) const = default; // NOLINT(modernize-use-nullptr)
};

/// The same for a sum that follows from others, an index of RuleIndex::impliedSums().
struct ImpliedSumIsKept
{
    int sum;
    auto operator<=>(const ImpliedSumIsKept &) const = default; // NOLINT(modernize-use-nullptr)
};

} // namespace premise

using Premise = std::variant<premise::CellHasDigit, premise::HouseHasDigit, premise::RuleIsKept,
                             premise::ImpliedSumIsKept>;

/// Eliminates the candidates that rules for two cells forbid beside a digit on the board: positions know only
/// that equal digits see each other. Reasons expect that this is done. Leaves out the rules of \a without,
/// constraints of the puzzle.
void eliminateForbidden(Position &position, const std::set<int> &without = {});

/// Returns all premises of \a position that are about open cells, in the order of the variant.
std::vector<Premise> premisesOf(const Position &position);

/// Returns the cell of the house that has the digit on the board, or nothing.
std::optional<Cell> filledPlace(const Position &position, const premise::HouseHasDigit &premise);

/// Returns the cells that \a premise is about.
std::vector<Cell> cellsOf(const RuleIndex &rules, const Premise &premise);

/// Returns the candidates of \a position that \a premise is about, by cell.
std::vector<Candidate> candidatesOf(const Position &position, const Premise &premise);

/// Returns whether \a digits keep \a premise; a sum and an automaton only if each of their cells has a digit.
bool isKept(const RuleIndex &rules, const Premise &premise, const Grid &digits);

/// For each candidate of a board, by number, the candidates that cannot be true beside it: those of its cell,
/// equal digits in cells that see it, and digits that a rule for two cells forbids.
class Exclusions
{
public:
    /// Leaves out the rules for two cells of \a without, constraints of the puzzle.
    explicit Exclusions(const Position &position, const std::set<int> &without = {});

    int numberOf(const Candidate &candidate) const
    {
        return candidate.cell * m_digitCount + candidate.digit - 1;
    }
    Candidate candidate(int number) const { return {number / m_digitCount, number % m_digitCount + 1}; }
    int count() const { return static_cast<int>(m_others.size()); }
    /// Returns those that \a candidate excludes, ascending.
    const std::vector<int> &of(int candidate) const { return m_others[candidate]; }

private:
    void addPair(const Position &position, const rule::Pair &pair);

    int m_digitCount;
    std::vector<std::vector<int>> m_others;
};

} // namespace sudoku
