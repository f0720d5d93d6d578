#include "ui/ask/verdict/candidatefinder.h"

#include "core/analyse/truecandidates.h"
#include "core/rules/activerules.h"
#include "core/solve/solve.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/base/mailbox.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/halttext.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr int enough = 2; // tells which candidates leave one solution
constexpr int countLimit = 100;
constexpr auto showSoFarEvery = 200ms;

/// Returns the solution if each cell has one digit in all solutions. All candidates must be decided. Returns
/// nothing if the regions are unknown, because the digits may be those of several solutions then.
std::optional<Grid> onlySolution(const Puzzle &puzzle, const CandidateCounts &counts)
{
    if (hasUnknownRegions(puzzle))
        return {};
    Grid solution(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        if (!counts.isForced(cell))
            return {};
        solution.set(cell, counts.trueCandidates(cell).first());
    }
    return solution;
}

} // namespace

/// The state of a search, which continues with it after a stop.
struct CandidateFinder::State
{
    State(const Subject &asked, const Puzzle &puzzle, int limit, const SolveOptions &options)
        : subject(asked),
          search(puzzle, limit, options)
    {
        if (options.solver.id == raceKind().id)
            search.shareAfter();
    }

    Subject subject;
    CandidateSearch search;
    Mailbox<CandidateCounts> soFar;
};

CandidateFinder::CandidateFinder(const Parts &parts, QObject *parent) : Question(parts, parent)
{
    connect(&computation(), &Computation::runningChanged, this, [this](bool isRunning) {
        if (isRunning)
            return;
        m_soFarTimer.stop();
        m_soFarTimer.disconnect();
    });
}

void CandidateFinder::find(const Subject &subject)
{
    run(searchOf(subject, enough));
}

/// Returns a search for the candidates of \a subject. If its only solution is known, all digits of that are
/// givens: they are the candidates.
CandidateFinder::StatePointer CandidateFinder::searchOf(const Subject &subject, int limit) const
{
    Puzzle puzzle = subject.puzzle();
    const std::optional<CheckResult> known = knownAlready(puzzle);
    if (known && known->verdict == Uniqueness::Unique)
        puzzle.givens = known->solutions.front();
    return std::make_shared<State>(subject, puzzle, limit, options());
}

void CandidateFinder::run(const StatePointer &state)
{
    const auto work = [state](const std::stop_token &stop, const Progress &progress) {
        return state->search.run(stop, [&](const CandidateCounts &counts) {
            if (counts.hasSolution())
                state->soFar.put(counts);
            progress({.done = counts.decidedCount(), .total = counts.candidateCount()});
        });
    };
    computation().start(tr("Finding candidates"), work,
                        [this, state](const OrHalt<Outcome> &outcome) { finish(state, outcome); });
    connect(&m_soFarTimer, &QTimer::timeout, this, [this, state] {
        if (const std::optional<CandidateCounts> counts = state->soFar.take())
            emit answers().foundSoFar(candidatesConclusion(state->subject, symbols(), *counts, {}));
    });
    m_soFarTimer.start(showSoFarEvery);
}

void CandidateFinder::finish(const StatePointer &state, const OrHalt<Outcome> &outcome)
{
    emit answers().statisticsChanged(state->search.statistics());
    if (outcome == Outcome::None) {
        emit foundNone(state->subject);
        return;
    }
    if (outcome == Outcome::Solved)
        if (const auto solution = onlySolution(state->subject.puzzle(), state->search.counts()))
            liveCheck().learn(state->subject.puzzle(),
                              {Uniqueness::Unique, {*solution}, state->search.statistics()});
    const bool isStopped = outcome == halted(Halt::Stopped);
    const CandidateCounts &counts = state->search.counts();
    if (!outcome && !isStopped && !counts.hasSolution()) {
        conclude(haltConclusion(state->subject, outcome.error()));
        return;
    }
    Conclusion conclusion = candidatesConclusion(state->subject, symbols(), counts, speed());
    if (!outcome && !isStopped)
        conclusion.lines += haltSentence(outcome.error());
    if (isStopped)
        conclusion.offers.push_back({tr("Continue"), [this, state] { run(state); }});
    if (outcome || isStopped)
        conclusion.offers.push_back(
            {tr("Write as Pencil Marks"),
             [this, candidates = conclusion.findings.candidates] { write(candidates); }});
    if (outcome == Outcome::Solved && counts.limit() < countLimit)
        conclusion.offers.push_back({tr("Count Solutions of Each Digit"),
                                     [this, state] { run(searchOf(state->subject, countLimit)); }});
    conclude(conclusion);
}

void CandidateFinder::write(const std::vector<DigitSet> &candidates)
{
    Board board = document().board();
    for (Cell cell = 0; cell < std::ssize(candidates); ++cell)
        if (board.digitAt(cell) == noDigit)
            board.cornerMarks[cell] = candidates[cell];
    document().edit(std::move(board), tr("True Candidates"));
}

} // namespace sudoku
