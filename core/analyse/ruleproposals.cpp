#include "core/analyse/ruleproposals.h"

#include "core/analyse/fillin.h"
#include "core/analyse/possiblerules.h"
#include "core/rules/violations.h"
#include "core/solve/solutionsearch.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <map>
#include <new>
#include <set>

namespace sudoku {
namespace {

constexpr std::size_t firstSolutions = 200; // to refute rules with
constexpr int maxChecks = 100;              // of the rules that these do not refute

class ProposalSearch
{
public:
    ProposalSearch(const Puzzle &puzzle, const std::optional<Grid> &wanted, const SolveOptions &options,
                   const std::stop_token &stop)
        : m_puzzle(puzzle),
          m_wanted(wanted),
          m_options(options),
          m_stop(stop)
    {
    }

    RuleProposals run()
    {
        if (!hasRulesOfCells()) // nothing is proposed
            return {m_outcome};
        m_outcome = sample();
        if (m_outcome == Outcome::Solved && m_solutions.size() > 1) {
            tryAll(openNumbers());
            tryAll(possibleRules(m_puzzle, ProposedKinds::Present));
            m_isNewKind = m_proposals.empty();
            if (m_isNewKind)
                tryAll(possibleRules(m_puzzle, ProposedKinds::Absent));
        }
        return {m_outcome, std::move(m_proposals)};
    }

private:
    OrHalt<Outcome> sample()
    {
        if (m_wanted)
            addSolution(*m_wanted);
        SolutionSearch search(m_puzzle, m_options);
        while (m_solutions.size() < firstSolutions) {
            const OrHalt<Outcome> outcome = search.next(m_stop);
            if (outcome == Outcome::None)
                return m_solutions.empty() ? Outcome::None : Outcome::Solved;
            if (outcome != Outcome::Solved)
                return outcome;
            addSolution(search.solution());
        }
        return Outcome::Solved;
    }

    void addSolution(const Grid &solution)
    {
        if (std::ranges::find(m_solutions, solution) == m_solutions.end())
            m_solutions.push_back(solution);
    }

    bool hasRulesOfCells() const
    {
        return std::ranges::any_of(m_puzzle.constraints,
                                   [](const Constraint &constraint) { return !constraint.cells.empty(); });
    }

    /// Returns the numbers that the open clues have in the known solutions, ascending for each clue.
    std::vector<PossibleRepair> openNumbers() const
    {
        std::vector<PossibleRepair> numbers;
        for (const int index : openClues(m_puzzle)) {
            Constraint filled = m_puzzle.constraints[index];
            std::set<std::vector<int>> known;
            for (const Grid &solution : m_solutions)
                known.insert(numbersIn(m_puzzle, m_puzzle.constraints[index], solution));
            known.erase(std::vector<int>());
            for (const std::vector<int> &each : known) {
                filled.numbers = each;
                numbers.push_back({RepairKind::Number, {}, {{index, filled}}});
            }
        }
        return numbers;
    }

    void tryAll(const std::vector<PossibleRepair> &rules)
    {
        for (const PossibleRepair &rule : rules) {
            if (m_outcome != Outcome::Solved || m_proposals.size() == maxRuleProposals
                || m_checks == maxChecks)
                return;
            const Constraint &to = *rule.rules.front().to;
            if (m_counts[to.variant] < maxProposalsOfAKind && leavesOneKnown(to))
                tryOut(rule);
        }
    }

    /// Returns whether exactly one of the known solutions obeys \a rule: the wanted one, if one is wanted.
    bool leavesOneKnown(const Constraint &rule) const
    {
        if (m_wanted && !isKept(m_puzzle, rule, *m_wanted))
            return false;
        int kept = 0;
        for (const Grid &solution : m_solutions)
            if (isKept(m_puzzle, rule, solution) && ++kept > 1)
                return false;
        return kept == 1;
    }

    void tryOut(const PossibleRepair &rule)
    {
        ++m_checks;
        const CheckResult checked = check(repaired(m_puzzle, {}, rule.rules), m_options, m_stop);
        if (!checked.verdict) {
            m_outcome = halted(checked.verdict.error());
            return;
        }
        for (const Grid &solution : checked.solutions)
            addSolution(solution);
        if (checked.verdict != Uniqueness::Unique)
            return;
        m_proposals.push_back({rule, checked.solutions.front(), m_isNewKind});
        ++m_counts[rule.rules.front().to->variant];
    }

    const Puzzle &m_puzzle;
    const std::optional<Grid> &m_wanted;
    const SolveOptions &m_options;
    const std::stop_token &m_stop;
    std::vector<Grid> m_solutions; // of the puzzle, that are known
    int m_checks = 0;
    bool m_isNewKind = false; // whether kinds that are not on the board are tried
    std::vector<RuleProposal> m_proposals;
    std::map<const Variant *, std::size_t> m_counts; // of the proposals of each kind
    OrHalt<Outcome> m_outcome = Outcome::Solved;
};

} // namespace

RuleProposals findRuleProposals(const Puzzle &puzzle, const std::optional<Grid> &wanted,
                                const SolveOptions &options, const std::stop_token &stop)
{
    try {
        return ProposalSearch(puzzle, wanted, options, stop).run();
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

} // namespace sudoku
