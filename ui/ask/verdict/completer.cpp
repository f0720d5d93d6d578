#include "ui/ask/verdict/completer.h"

#include "core/analyse/completion.h"
#include "core/analyse/ruleproposals.h"
#include "core/rules/activerules.h"
#include "core/solve/timelimit.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/proposals.h"

#include <chrono>

namespace sudoku {

/// Givens that leave one solution together, and rules that do so alone.
struct Completer::Answer
{
    Completion completion;
    std::vector<RuleProposal> rules = {};
};

namespace {

using namespace std::chrono_literals;

constexpr auto maxRuleSearch = 3000ms; // the givens are known already

/// Returns the rules that leave one solution of \a puzzle, or \a wanted alone.
std::vector<RuleProposal> rulesInstead(const Puzzle &puzzle, const Completion &completion,
                                       const std::optional<Grid> &wanted, const SolveOptions &options,
                                       const std::stop_token &stop)
{
    if (completion.outcome != Outcome::Solved || completion.cells.empty())
        return {};
    const TimeLimit limit(stop, maxRuleSearch);
    return findRuleProposals(puzzle, wanted, options, limit.token()).proposals;
}

/// Returns the solution of \a puzzle with the digits \a withEntries, if there is one.
std::optional<Grid> solutionOfEntries(Puzzle puzzle, const Grid &withEntries, const SolveOptions &options,
                                      const std::stop_token &stop, const Progress &progress)
{
    if (withEntries == puzzle.givens)
        return {};
    puzzle.givens = withEntries;
    SolveResult result = solve(puzzle, options, stop, progress);
    return result.outcome == Outcome::Solved ? std::optional(std::move(result.solution)) : std::nullopt;
}

} // namespace

void Completer::complete(const Subject &subject)
{
    const auto work = [puzzle = subject.puzzle(), withEntries = subject.board.digits(),
                       options = options()](const std::stop_token &stop, const Progress &progress) {
        const std::optional<Grid> wanted = solutionOfEntries(puzzle, withEntries, options, stop, progress);
        if (wanted) {
            const Completion completion = completeToUnique(puzzle, *wanted, options, stop);
            return Answer{completion, rulesInstead(puzzle, completion, wanted, options, stop)};
        }
        const SolveResult any = solve(puzzle, options, stop, progress);
        if (any.outcome != Outcome::Solved)
            return Answer{{any.outcome, {}, {}}};
        const Completion completion = completeToAny(puzzle, any.solution, options, stop);
        return Answer{completion, rulesInstead(puzzle, completion, {}, options, stop)};
    };
    computation().start(tr("Making it unique"), work, [this, subject](const Answer &answer) {
        if (answer.completion.outcome == Outcome::None)
            emit explanationRequested();
        else
            conclude(subject, answer);
    });
}

void Completer::complete(const Subject &subject, const Grid &solution)
{
    const auto work = [puzzle = subject.puzzle(), solution, options = options()](const std::stop_token &stop,
                                                                                 const Progress &) {
        const Completion completion = completeToUnique(puzzle, solution, options, stop);
        return Answer{completion, rulesInstead(puzzle, completion, solution, options, stop)};
    };
    computation().start(tr("Making it unique"), work,
                        [this, subject](const Answer &answer) { conclude(subject, answer); });
}

void Completer::conclude(const Subject &subject, const Answer &answer)
{
    const Completion &completion = answer.completion;
    if (completion.cells.empty()) {
        const OrHalt<Outcome> &outcome = completion.outcome;
        if (outcome == Outcome::None && hasUnknownRegions(subject.board.puzzle)) {
            Question::conclude({.kind = Conclusion::Kind::Problem,
                                .headline = tr("No digit tells these solutions apart, only their regions."),
                                .about = subject.text()});
            return;
        }
        const Halt halt = outcome ? Halt(Halt::WrongSolution) : outcome.error();
        Question::conclude(outcome == Outcome::Solved ? uniqueConclusion(subject, speed())
                                                      : haltConclusion(subject, halt));
        return;
    }
    Conclusion conclusion = completionConclusion(subject, symbols(), completion, answer.rules, speed());
    std::vector<CellChange> changes;
    for (const Cell cell : completion.cells)
        changes.push_back({cell, noDigit, completion.solution[cell]});
    for (const RuleProposal &rule : answer.rules)
        conclusion.offers.push_back(
            ruleOffer(repairName(subject.board.puzzle, symbols(), {rule, Uniqueness::Unique}), rule.rules));
    const bool areRulesFirst = changes.size() > 1 && !answer.rules.empty() && !answer.rules.front().isNewKind;
    conclusion.offers.insert(
        areRulesFirst ? conclusion.offers.end() : conclusion.offers.begin(),
        changeOffer(changes.size() == 1 ? tr("Add This Given") : tr("Add These Givens"), changes));
    Question::conclude(conclusion);
}

} // namespace sudoku
