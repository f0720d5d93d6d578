#pragma once

#include "core/board/automaton.h"
#include "core/variants/own/combinedrules.h"
#include "core/variants/own/linepattern.h"
#include "core/variants/own/ownkinddefinition.h"
#include "core/variants/own/pairtables.h"
#include "core/variants/own/wholereader.h"
#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

/// Makes the rules of constraints of an own kind.
class OwnRules
{
public:
    /// \a definition must have no problem, and live as long as this. \a together is what its rule combines.
    OwnRules(const OwnKindDefinition &definition, TogetherRule together);

    /// Returns the rules of \a constraint.
    std::vector<Rule> rules(const Geometry &geometry, const Constraint &constraint) const;
    /// Returns the rules that say that nothing else on the board is so: of two cells beside each other that
    /// no other constraint of the kind of \a dots names.
    std::vector<Rule> negativeRules(const Puzzle &puzzle, const Variant &dots) const;
    /// Returns why \a constraint can have no rules, or nothing: an automaton has too many states, or a kind
    /// that it combines with others is not possible on its cells.
    std::optional<ConstraintProblem> problem(const Geometry &geometry, const Constraint &constraint) const;
    /// Returns the marks of the kinds that \a constraint combines.
    std::vector<Mark> memberMarks(const Geometry &geometry, const Constraint &constraint) const
    {
        return m_combined.marks(geometry, constraint.cells, constraint.number().value_or(0));
    }
    /// Returns whether a and b can be exchanged in a rule about two cells, whatever number it has.
    bool isSymmetric() const;
    /// Returns whether a rule about all digits means something else when they are read backwards.
    bool asksForOrder() const { return sudoku::asksForOrder(m_rule); }
    /// Returns whether one of the kinds that the rule combines depends on the order of the cells, or is about
    /// some of them.
    bool combinesInOrder() const { return m_combined.hasOrder(); }
    /// Returns how many cells the rule needs at least.
    int minCells() const;
    /// Returns whether the rule says what some digits add up to, and nothing else.
    bool isOnlySum() const;

private:
    /// What the rule is about at one place of the board.
    struct Scope
    {
        std::vector<Cell> cells;
        int number;
    };

    std::vector<Scope> scopes(const Geometry &geometry, const Constraint &constraint) const;
    std::vector<DigitSet> table(DigitValues values, int number, bool isEachWay) const;
    std::vector<Rule> pairRules(const Geometry &geometry, const Constraint &constraint) const;
    std::vector<Rule> rulesOf(const Geometry &geometry, const Scope &scope) const;
    std::optional<ConstraintProblem> problemOf(const Geometry &geometry, const Scope &scope) const;
    std::vector<Rule> readRules(const Geometry &geometry, const Scope &scope) const;
    rule::Automaton read(DigitValues values, const Scope &scope) const;
    rule::Automaton running(DigitValues values, const Scope &scope) const;
    rule::Automaton whole(DigitValues values, const Scope &scope) const;
    std::optional<int> onlySum(DigitValues values, const Scope &scope) const;
    WholeReader reader(const Scope &scope) const;

    const OwnKindDefinition &m_definition;
    Expression m_rule;
    Expression m_start;
    Expression m_accept;
    LinePattern m_pattern;
    CombinedRules m_combined;
    mutable AutomatonCache m_known;
    mutable PairTables m_tables;
};

} // namespace sudoku
