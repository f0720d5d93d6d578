#include "core/hints/reasons/pairconstraints.h"

#include "core/hints/reasons/reasonformula.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace sudoku {
namespace {

constexpr std::int64_t maxConflictsOfFew = 10'000; // of a question, which is about a few premises

/// Calls \a see with each rule for two cells and the index of its constraint.
template <typename See>
void forEachPair(const RuleIndex &rules, See see)
{
    for (const ActiveRule &active : rules.otherRules()) {
        const auto *pair = std::get_if<rule::Pair>(&active.rule);
        const auto *constraint = std::get_if<ConstraintIndex>(&active.source);
        if (pair && constraint)
            see(*pair, constraint->index);
    }
}

/// Returns the constraints with rules for two of the cells that the premises and the conclusion are about, or
/// for one of them and a digit on the board.
std::set<int> constraintsAmong(const Position &position, const std::vector<Premise> &premises, Cell concluded)
{
    const RuleIndex &rules = position.rules();
    std::set<Cell> cells{concluded};
    for (const Premise &premise : premises)
        for (const Cell cell : cellsOf(rules, premise))
            cells.insert(cell);
    std::set<int> constraints;
    forEachPair(rules, [&](const rule::Pair &pair, int constraint) {
        const auto isAbout = [&](Cell cell) { return cells.contains(cell) || !position.isOpen(cell); };
        if (isAbout(pair.first) && isAbout(pair.second))
            constraints.insert(constraint);
    });
    return constraints;
}

/// Returns \a position with the candidates that only rules for two cells forbid beside a digit on the board.
Position withForbidden(const Position &position)
{
    Position restored(position.sharedRules(), position.digits(), position.memo());
    Position narrowed = restored;
    eliminateForbidden(narrowed);
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        for (const Digit digit : narrowed.candidates(cell) - position.candidates(cell))
            restored.eliminate(cell, digit);
    return restored;
}

bool forbids(const Position &position, const rule::Pair &pair, const Candidate &candidate)
{
    const Digit first = position.digitAt(pair.first);
    const Digit second = position.digitAt(pair.second);
    return (pair.second == candidate.cell && first != noDigit
            && !pair.allowed[first].contains(candidate.digit))
           || (pair.first == candidate.cell && second != noDigit
               && !pair.allowed[candidate.digit].contains(second));
}

} // namespace

std::vector<int> pairConstraintsOf(const Position &position, const std::vector<Premise> &premises,
                                   const Deduction &conclusion, const std::stop_token &stop)
{
    std::vector<int> all(premises.size());
    std::iota(all.begin(), all.end(), 0);
    const auto follows = [&](const std::set<int> &without) {
        Position narrowed = position;
        eliminateForbidden(narrowed, without);
        ReasonFormula formula(narrowed, premises, stop, maxConflictsOfFew, without);
        return formula.decide(all, formula.exclusions().numberOf(conclusion.candidate), !conclusion.isTrue,
                              stop)
               == Verdict::Unsatisfiable;
    };
    const std::set<int> among = constraintsAmong(position, premises, conclusion.candidate.cell);
    if (among.empty() || follows(among))
        return {};
    std::set<int> without;
    std::vector<int> needed;
    for (const int constraint : among) {
        without.insert(constraint);
        if (follows(without))
            continue;
        without.erase(constraint);
        needed.push_back(constraint);
    }
    return needed;
}

std::vector<int> pairConstraintsOf(const Position &before, const ReasonStep &step,
                                   const std::stop_token &stop)
{
    std::set<int> needed;
    const Position restored = withForbidden(before);
    const auto add = [&](const std::vector<Candidate> &concluded, bool isTrue) {
        for (const Candidate &candidate : concluded)
            for (const int constraint : pairConstraintsOf(restored, step.premises, {candidate, isTrue}, stop))
                needed.insert(constraint);
    };
    add(step.placements, true);
    add(step.eliminations, false);
    return {needed.begin(), needed.end()};
}

std::vector<int> constraintsThatExclude(const Position &position, const Candidate &candidate)
{
    const RuleIndex &rules = position.rules();
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        if (rules.arePeers(cell, candidate.cell) && position.digitAt(cell) == candidate.digit)
            return {};
    std::vector<int> found;
    forEachPair(rules, [&](const rule::Pair &pair, int constraint) {
        if (found.empty() && forbids(position, pair, candidate))
            found.push_back(constraint);
    });
    return found;
}

} // namespace sudoku
