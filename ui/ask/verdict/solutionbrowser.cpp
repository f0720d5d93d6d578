#include "ui/ask/verdict/solutionbrowser.h"

#include "core/analyse/fillin.h"
#include "core/solve/solutionsearch.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/document.h"

namespace sudoku {
namespace {

constexpr std::size_t countStep = 1000;

} // namespace

/// The state of a count, which continues with it.
struct SolutionBrowser::State
{
    State(const Subject &itsSubject, const SolveOptions &options)
        : subject(itsSubject),
          search(itsSubject.puzzle(), options)
    {
    }

    Subject subject;
    SolutionSearch search;
    std::vector<Grid> solutions;
    TakeSolution take = nullptr; // if the user was asked to choose one of the solutions
    OrHalt<Outcome> last = Outcome::Solved;
};

CheckResult SolutionBrowser::resultOf(const State &state)
{
    const std::vector<Grid> &found = state.solutions;
    if (found.size() > 1)
        return {Uniqueness::Multiple, {found[0], found[1]}, {}};
    if (!state.last)
        return {halted(state.last.error()), found, {}};
    return {found.empty() ? Uniqueness::None : Uniqueness::Unique, found, {}};
}

void SolutionBrowser::count(const Subject &subject)
{
    countOn(std::make_shared<State>(subject, options()));
}

void SolutionBrowser::choose(const Subject &subject, const TakeSolution &take)
{
    const auto state = std::make_shared<State>(subject, options());
    state->take = take;
    countOn(state);
}

void SolutionBrowser::countOn(const StatePointer &state)
{
    const auto work = [state](const std::stop_token &stop, const Progress &progress) {
        const std::size_t limit = (state->solutions.size() / countStep + 1) * countStep;
        do {
            state->last = state->search.next(stop);
            if (state->last == Outcome::Solved)
                state->solutions.push_back(state->search.solution());
            progress({.done = static_cast<int>(state->solutions.size()), .total = static_cast<int>(limit)});
        } while (state->last == Outcome::Solved
                 && state->solutions.size() <= limit); // one more tells that there are more
        return state;
    };
    computation().start(tr("Counting"), work,
                        [this](const StatePointer &counted) { concludeCount(counted); });
}

void SolutionBrowser::concludeCount(const StatePointer &state)
{
    emit answers().statisticsChanged(state->search.statistics());
    const auto found = static_cast<std::int64_t>(state->solutions.size());
    const std::int64_t sure = state->last == Outcome::Solved ? found - 1 : found;
    if (found == 0 && !state->last && state->last.error() != Halt::Stopped) {
        conclude(haltConclusion(state->subject, state->last.error()));
        return;
    }
    Conclusion conclusion =
        countConclusion(state->subject, {{sure, state->last}, state->search.statistics()}, speed());
    if (found == 0 && state->last)
        conclusion = withSolverNote(std::move(conclusion));
    if (!state->solutions.empty())
        conclusion.offers.push_back({tr("Show Them One by One"), [this, state] { show(state, 0); }});
    if (state->last == Outcome::Solved || state->last == halted(Halt::Stopped)) {
        conclusion.offers.push_back({tr("Continue"), [this, state] { countOn(state); }});
        conclusion.offers.push_back({tr("Estimate"), [this, state] { estimate(state); }});
    }
    liveCheck().learn(state->subject.puzzle(), resultOf(*state));
    if (state->take && !state->solutions.empty())
        show(state, 0);
    else
        conclude(conclusion);
}

void SolutionBrowser::show(const StatePointer &state, std::size_t index)
{
    const Grid &solution = state->solutions[index];
    const bool isAll = state->last == Outcome::None;
    Conclusion conclusion = solutionConclusion(state->subject, state->solutions, index, isAll);
    const std::size_t count = state->solutions.size();
    if (count > 1) {
        conclusion.offers = turningOffers(tr("Next (Alt+Right)"), tr("Previous (Alt+Left)"), index, count,
                                          [=, this](std::size_t other) { show(state, other); });
        conclusion.offers.push_back(
            {tr("Make This Solution Unique"), [=, this] { emit preferred(state->subject, solution); }});
    }
    conclusion.offers.push_back({tr("Write as Entries"), [this, solution] { enter(solution); }});
    addFillInOffer(conclusion, *state, solution);
    conclude(conclusion);
}

void SolutionBrowser::addFillInOffer(Conclusion &conclusion, const State &state, const Grid &solution)
{
    if (openClues(state.subject.board.puzzle).empty())
        return;
    const TakeSolution take =
        state.take ? state.take : [this](const Grid &shown) { emit fillInRequested(shown); };
    conclusion.offers.insert(state.take ? conclusion.offers.begin() : conclusion.offers.end(),
                             {tr("Fill In Its Numbers"), [take, solution] { take(solution); }});
}

void SolutionBrowser::estimate(const StatePointer &state)
{
    const auto work = [puzzle = state->subject.puzzle(), options = options()](const std::stop_token &stop,
                                                                              const Progress &progress) {
        return estimateSolutions(puzzle, defaultProbes, 1, options, stop, [&](const Estimate &estimate) {
            progress({.done = estimate.probes, .total = defaultProbes});
        });
    };
    computation().start(tr("Estimating"), work, [this, state](const EstimateResult &result) {
        if (result.estimate.probes == 0) {
            conclude(result.outcome ? withSolverNote(noneConclusion(state->subject, speed()))
                                    : haltConclusion(state->subject, result.outcome.error()));
            return;
        }
        Conclusion conclusion = estimateConclusion(state->subject, result.estimate, speed());
        conclusion.offers = {{tr("Show Some Solutions"), [this, state] { show(state, 0); }}};
        conclude(conclusion);
    });
}

void SolutionBrowser::enter(const Grid &solution)
{
    Board board = document().board();
    board.writeSolution(solution);
    document().edit(std::move(board), tr("Solution"));
}

} // namespace sudoku
