#pragma once

#include "core/board/geometry.h"
#include "core/variants/own/togetherautomaton.h"
#include "core/variants/own/togetherrule.h"

#include <mutex>
#include <optional>
#include <tuple>
#include <vector>

namespace sudoku {

/// Returns the constraint of a member of a rule about \a cells with \a number, or nothing if there are too
/// few cells.
std::optional<Constraint> memberConstraint(const TogetherRule::Member &member, const std::vector<Cell> &cells,
                                           int number);

/// Makes the rules of constraints of a kind that combines other kinds: those of the members that must hold,
/// and an automaton for each other part.
class CombinedRules
{
public:
    explicit CombinedRules(TogetherRule rule) : m_rule(std::move(rule)) {}

    /// Returns the rules for \a cells, or why there are none: an automaton has more than maxOwnStates states,
    /// or a member cannot be followed.
    tl::expected<std::vector<Rule>, ConstraintProblem>
    rules(const Geometry &geometry, const std::vector<Cell> &cells, int number) const;
    /// Returns a member that is not possible on \a cells, and why, or nothing. Whether the cells of a line
    /// touch does not matter.
    std::optional<ConstraintProblem> unfitMember(const Geometry &geometry, const std::vector<Cell> &cells,
                                                 int number) const;
    /// Returns the marks of all members.
    std::vector<Mark> marks(const Geometry &geometry, const std::vector<Cell> &cells, int number) const;
    int minCells() const { return m_rule.minCells(); }
    /// Returns whether a member depends on the order of the cells, or is about some of them.
    bool hasOrder() const;

private:
    /// An automaton, or why there is none, with what it is made of.
    struct Known
    {
        int part;
        int digitCount;
        MemberRules members;
        tl::expected<rule::Automaton, ConstraintProblem> automaton;
    };

    MemberRules memberRules(const Geometry &geometry, const std::vector<Cell> &cells, int number) const;
    tl::expected<rule::Automaton, ConstraintProblem> automatonOf(int part, const MemberRules &members,
                                                                 int digitCount) const;

    TogetherRule m_rule;
    mutable std::mutex m_mutex;
    mutable std::vector<Known> m_known;
};

} // namespace sudoku
