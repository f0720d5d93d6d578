#pragma once

#include "core/board/rule.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/own/togetherrule.h"

#include <tl/expected.hpp>

#include <span>
#include <vector>

namespace sudoku {

/// The rules of each member of a TogetherRule. Their cells are places among those of a constraint.
using MemberRules = std::vector<std::vector<Rule>>;

/// Returns the automaton that accepts the digits with which the part at \a place of \a rule holds: the
/// members' rules are followed together (product construction; Hopcroft, Motwani, Ullman, "Introduction to
/// Automata Theory", 2006), and states with the same future are one. Its cells are places, only those that
/// count. Returns TooLarge if there are more than \a maxStates before that, and UnfitMember if the rules of
/// one member cannot be followed.
tl::expected<rule::Automaton, ConstraintProblem> togetherAutomaton(const TogetherRule &rule, int place,
                                                                   const MemberRules &members, int digitCount,
                                                                   int maxStates);

/// Returns the places that \a rules name, ascending.
std::vector<int> placesOf(const MemberRules &rules, std::span<const int> members);

} // namespace sudoku
