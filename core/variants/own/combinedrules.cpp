#include "core/variants/own/combinedrules.h"

#include "core/variants/own/ownkinddefinition.h"
#include "core/variants/ruleparts.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the cells at the places that \a rule names.
Rule onCells(Rule rule, const std::vector<Cell> &cells)
{
    return withCells(std::move(rule), [&](int place) { return cells[place]; });
}

Rule onPlaces(Rule rule, const std::vector<Cell> &cells)
{
    return withCells(std::move(rule), [&](Cell cell) {
        return static_cast<int>(std::ranges::find(cells, cell) - cells.begin());
    });
}

/// Returns what must hold for the digits of \a cells, or nothing if nothing must.
std::optional<Rule> ruleOf(const rule::Automaton &automaton, const std::vector<Cell> &cells)
{
    if (!automaton.cells.empty())
        return onCells(automaton, cells);
    return automaton.accepted.empty() ? std::optional<Rule>(rule::Domain{cells.front(), {}}) : std::nullopt;
}

/// Returns whether rules of \a constraint are about regions that nobody knows: no automaton reads them.
bool asksForRegions(const Geometry &geometry, const Constraint &constraint)
{
    const auto isOfRegions = [](const Rule &rule) { return std::holds_alternative<rule::Regions>(rule); };
    return std::ranges::any_of(constraint.variant->rules(Puzzle(geometry), constraint), isOfRegions);
}

} // namespace

std::optional<Constraint> memberConstraint(const TogetherRule::Member &member, const std::vector<Cell> &cells,
                                           int number)
{
    Constraint constraint{member.kind, member.places.empty() ? cells : std::vector<Cell>()};
    for (const int place : member.places) {
        if (place >= std::ssize(cells))
            return {};
        constraint.cells.push_back(cells[place]);
    }
    if (member.takesNumber || member.number)
        constraint.numbers.push_back(member.number.value_or(number));
    return constraint;
}

bool CombinedRules::hasOrder() const
{
    return std::ranges::any_of(m_rule.members(), [](const TogetherRule::Member &member) {
        return member.kind->isDirected || !member.places.empty();
    });
}

MemberRules CombinedRules::memberRules(const Geometry &geometry, const std::vector<Cell> &cells,
                                       int number) const
{
    const Puzzle puzzle(geometry);
    MemberRules all;
    for (const TogetherRule::Member &member : m_rule.members()) {
        std::vector<Rule> &own = all.emplace_back();
        if (const auto constraint = memberConstraint(member, cells, number))
            for (Rule &rule : member.kind->rules(puzzle, *constraint))
                own.push_back(onPlaces(std::move(rule), cells));
    }
    return all;
}

tl::expected<std::vector<Rule>, ConstraintProblem>
CombinedRules::rules(const Geometry &geometry, const std::vector<Cell> &cells, int number) const
{
    const MemberRules members = memberRules(geometry, cells, number);
    std::vector<Rule> rules;
    for (const int part : m_rule.demands()) {
        const TogetherRule::Part &demand = m_rule.parts()[part];
        if (demand.operation == TogetherRule::Operation::Member) {
            for (const Rule &rule : members[demand.operands.front()])
                rules.push_back(onCells(rule, cells));
            continue;
        }
        const auto automaton = automatonOf(part, members, geometry.digitCount());
        if (!automaton)
            return tl::unexpected(automaton.error());
        if (auto rule = ruleOf(*automaton, cells))
            rules.push_back(std::move(*rule));
    }
    return rules;
}

/// Makes each automaton once, as long as there are not too many of them.
tl::expected<rule::Automaton, ConstraintProblem>
CombinedRules::automatonOf(int part, const MemberRules &members, int digitCount) const
{
    constexpr std::size_t maxKnown = 100;
    const std::lock_guard lock(m_mutex);
    const auto isSame = [&](const Known &known) {
        return known.part == part && known.digitCount == digitCount && known.members == members;
    };
    if (const auto known = std::ranges::find_if(m_known, isSame); known != m_known.end())
        return known->automaton;
    if (m_known.size() >= maxKnown)
        m_known.clear();
    m_known.push_back(
        {part, digitCount, members, togetherAutomaton(m_rule, part, members, digitCount, maxOwnStates)});
    return m_known.back().automaton;
}

std::optional<ConstraintProblem> CombinedRules::unfitMember(const Geometry &geometry,
                                                            const std::vector<Cell> &cells, int number) const
{
    using Kind = ConstraintProblem::Kind;
    for (const TogetherRule::Member &member : m_rule.members()) {
        auto constraint = memberConstraint(member, cells, number);
        if (!constraint)
            return ConstraintProblem{.kind = Kind::UnfitMember, .member = member.kind};
        Variant loose = *member.kind;
        loose.mayJump = true;
        constraint->variant = &loose;
        auto problem = findProblem(geometry, *constraint);
        if (!problem && asksForRegions(geometry, *constraint))
            problem = ConstraintProblem{Kind::UnknownRegions};
        if (problem)
            return ConstraintProblem{Kind::UnfitMember, problem->min, problem->max,
                                     problem->cell,     member.kind,  problem->kind};
    }
    return {};
}

std::vector<Mark> CombinedRules::marks(const Geometry &geometry, const std::vector<Cell> &cells,
                                       int number) const
{
    std::vector<Mark> marks;
    if (cells.empty())
        return marks;
    for (const TogetherRule::Member &member : m_rule.members())
        if (const auto constraint = memberConstraint(member, cells, number))
            for (Mark &mark : member.kind->marksOf(geometry, *constraint))
                marks.push_back(std::move(mark));
    return marks;
}

} // namespace sudoku
