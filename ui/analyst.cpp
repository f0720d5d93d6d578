#include "ui/analyst.h"

#include "core/solve/timelimit.h"
#include "ui/boardview.h"
#include "ui/computation.h"
#include "ui/document.h"
#include "ui/durationtext.h"
#include "ui/text/requestwords.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto lookForSmallest = 2000ms; // a smaller difference is welcome, and not worth more
constexpr std::size_t mostRepairs = 12;  // that are offered

} // namespace

struct Analyst::CheckAnswer
{
    CheckResult result;
    std::optional<Difference> difference; ///< where there is more than one solution
};

struct Analyst::ConflictState
{
    Subject subject;
    ConflictSearch search;
    bool mayCountEntries; ///< where the givens alone have a solution
};

Analyst::Analyst(Document &document, const BoardView &view, Computation &computation, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_computation(computation),
      m_browser(document, computation),
      m_candidates(document, view, computation)
{
    connect(&m_browser, &SolutionBrowser::concluded, this, &Analyst::concluded);
    connect(&m_browser, &SolutionBrowser::statisticsChanged, this, &Analyst::statisticsChanged);
    connect(&m_browser, &SolutionBrowser::preferred, this, &Analyst::complete);
    connect(&m_candidates, &CandidateFinder::concluded, this, &Analyst::concluded);
    connect(&m_candidates, &CandidateFinder::foundSoFar, this, &Analyst::foundSoFar);
    connect(&m_candidates, &CandidateFinder::statisticsChanged, this, &Analyst::statisticsChanged);
    connect(&m_candidates, &CandidateFinder::foundNone, this, [this](const Subject &subject) {
        emit concluded(noneConclusion(subject, took()));
        explain();
    });
}

Subject Analyst::subject() const
{
    return subjectOf(m_document.board(), m_countsEntries);
}

QString Analyst::took() const
{
    return tookText(m_computation.elapsed());
}

const SymbolSet &Analyst::symbols() const
{
    return m_view.symbols();
}

void Analyst::check()
{
    const Subject asked = subject();
    continueCheck(asked, std::make_shared<UniquenessCheck>(asked.puzzle(), m_computation.options()));
}

void Analyst::continueCheck(const Subject &subject, const std::shared_ptr<UniquenessCheck> &check)
{
    const auto work = [check, puzzle = subject.puzzle(), options = m_computation.options()](
                          const std::stop_token &stop, const Progress &progress) {
        CheckAnswer answer{check->run(stop, progress), {}};
        if (answer.result.verdict == Uniqueness::Multiple) {
            const TimeLimit limit(stop, lookForSmallest);
            const Grid &first = answer.result.solutions[0];
            const Grid &other = answer.result.solutions[1];
            answer.difference = findSmallDifference(puzzle, first, options, limit.token())
                                    .best.value_or(Difference{other, differingCells(first, other)});
        }
        return answer;
    };
    m_computation.start(tr("Checking"), work, [this, subject, check](const CheckAnswer &answer) {
        emit statisticsChanged(answer.result.statistics);
        emit concluded(verdictOf(subject, answer, check));
        if (answer.result.verdict == Uniqueness::None)
            explain();
    });
}

Conclusion Analyst::verdictOf(const Subject &subject, const CheckAnswer &answer,
                              const std::shared_ptr<UniquenessCheck> &check)
{
    Conclusion conclusion;
    switch (answer.result.verdict) {
    case Uniqueness::Unique:
        conclusion = uniqueConclusion(subject, took());
        conclusion.actions = {{tr("Verify"), [=, this] { verify(subject, answer.result); }},
                              {tr("Find Redundant Givens"), [this] { findRedundancy(); }}};
        return conclusion;
    case Uniqueness::Multiple:
        conclusion = multipleConclusion(subject, symbols(), answer.result.solutions.front(),
                                        *answer.difference, took());
        conclusion.actions = {
            {tr("Make Unique"),
             [this, subject, answer] { complete(subject, answer.result.solutions.front()); }},
            {tr("True Candidates"), [this] { findCandidates(); }},
            {tr("Count Solutions"), [this] { countSolutions(); }},
        };
        return conclusion;
    case Uniqueness::None:
        return noneConclusion(subject, took());
    case Uniqueness::Undecided:
        conclusion = undecidedConclusion(subject, durationText(m_computation.elapsed()),
                                         answer.result.statistics.sat.conflicts);
        conclusion.actions = {{tr("Continue"), [this, subject, check] { continueCheck(subject, check); }}};
        return conclusion;
    case Uniqueness::OutOfMemory:
        return failureConclusion(subject, Outcome::OutOfMemory);
    case Uniqueness::Failed:
        return failureConclusion(subject, Outcome::Failed);
    case Uniqueness::WrongSolution:
        break;
    }
    return failureConclusion(subject, Outcome::WrongSolution);
}

void Analyst::verify(const Subject &subject, const CheckResult &result)
{
    const auto work = [puzzle = subject.puzzle(), result](const std::stop_token &stop,
                                                          const Progress &progress) {
        return sudoku::verify(puzzle, result, stop, progress);
    };
    m_computation.start(tr("Verifying"), work, [=, this](Verification verification) {
        emit concluded(verifiedConclusion(subject, result, verification, took()));
    });
}

void Analyst::explain()
{
    Subject asked = subject();
    const bool mayCountEntries = !asked.countsEntries && asked.board.entries.filledCount() > 0;
    ConflictSearch search(asked.puzzle(), m_computation.options());
    explainNext(
        std::make_shared<ConflictState>(ConflictState{std::move(asked), std::move(search), mayCountEntries}));
}

void Analyst::explainNext(const std::shared_ptr<ConflictState> &state)
{
    const auto work = [state, options = m_computation.options()](const std::stop_token &stop,
                                                                 const Progress &progress) {
        ConflictAnswer answer = state->search.next(stop, progress);
        if (answer.outcome == ConflictOutcome::NoConflict && state->mayCountEntries) {
            state->subject.countsEntries = true;
            state->mayCountEntries = false;
            state->search = ConflictSearch(state->subject.puzzle(), options);
            answer = state->search.next(stop, progress);
        }
        return answer;
    };
    m_computation.start(tr("Explaining"), work,
                        [this, state](const ConflictAnswer &answer) { concludeConflict(state, answer); });
}

void Analyst::concludeConflict(const std::shared_ptr<ConflictState> &state, const ConflictAnswer &answer)
{
    emit statisticsChanged(state->search.statistics());
    const Subject &subject = state->subject;
    const ConclusionAction other{tr("Another Reason"), [this, state] { explainNext(state); }};
    Conclusion conclusion{.about = subject.text()};
    switch (answer.outcome) {
    case ConflictOutcome::Found:
        conclusion = conflictConclusion(subject, symbols(), answer, took());
        conclusion.actions = {
            other, {tr("Mend"), [this] { mend(); }}, {tr("Verify"), [=, this] {
                                                          verify(state->subject, {Uniqueness::None, {}, {}});
                                                      }}};
        break;
    case ConflictOutcome::NoConflict:
        conclusion.kind = Conclusion::Kind::Good;
        conclusion.headline = tr("Nothing to explain: there is a solution.");
        conclusion.actions = {{tr("Check"), [this] { check(); }}};
        break;
    case ConflictOutcome::NoOther:
        conclusion.kind = Conclusion::Kind::Good;
        conclusion.headline = tr("There is no other reason: you have seen them all.");
        conclusion.actions = {{tr("From the First"), [this] { explain(); }},
                              {tr("Mend"), [this] { mend(); }}};
        break;
    case ConflictOutcome::Stopped:
        conclusion = answer.reasons.empty() ? failureConclusion(subject, Outcome::Stopped)
                                            : conflictConclusion(subject, symbols(), answer, took());
        conclusion.actions = {{tr("Continue"), [this, state] { explainNext(state); }}};
        break;
    case ConflictOutcome::OutOfMemory:
        conclusion = failureConclusion(subject, Outcome::OutOfMemory);
        break;
    case ConflictOutcome::Failed:
        conclusion = failureConclusion(subject, Outcome::Failed);
        break;
    }
    emit concluded(conclusion);
}

void Analyst::countSolutions()
{
    m_browser.count(subject());
}

void Analyst::findCandidates()
{
    m_candidates.find(subject());
}

void Analyst::completeToUnique()
{
    const Subject asked = subject();
    const auto work = [puzzle = asked.puzzle(), preferred = asked.board.digits(),
                       options = m_computation.options()](const std::stop_token &stop,
                                                          const Progress &progress) {
        Puzzle wanted = puzzle; // with the entries, where they leave a solution
        wanted.givens = preferred;
        SolveResult result = solve(wanted, options, stop, progress);
        return result.outcome == Outcome::None ? solve(puzzle, options, stop, progress) : result;
    };
    m_computation.start(tr("Solving"), work, [this, asked](const SolveResult &result) {
        if (result.outcome == Outcome::Solved)
            complete(asked, result.solution);
        else if (result.outcome == Outcome::None)
            explain();
        else
            emit concluded(failureConclusion(asked, result.outcome));
    });
}

void Analyst::complete(const Subject &subject, const Grid &solution)
{
    const auto work = [puzzle = subject.puzzle(), solution,
                       options = m_computation.options()](const std::stop_token &stop, const Progress &) {
        return sudoku::completeToUnique(puzzle, solution, options, stop);
    };
    m_computation.start(
        tr("Making it unique"), work, [this, subject, solution](const Completion &completion) {
            if (completion.cells.empty()) {
                emit concluded(completion.outcome == Outcome::Solved
                                   ? uniqueConclusion(subject, took())
                                   : failureConclusion(subject, completion.outcome));
                return;
            }
            Conclusion conclusion = completionConclusion(subject, symbols(), solution, completion, took());
            std::vector<CellChange> changes;
            for (const Cell cell : completion.cells)
                changes.push_back({cell, noDigit, solution[cell]});
            conclusion.actions = {changeAction(tr("Add These Givens"), changes)};
            emit concluded(conclusion);
        });
}

void Analyst::mend()
{
    const Subject asked = subject();
    const auto work = [asked, options = m_computation.options()](const std::stop_token &stop,
                                                                 const Progress &progress) {
        const auto report = [&](const std::vector<Repair> &, int tried, int total) {
            progress({.done = tried, .total = total});
        };
        std::pair<Subject, RepairResult> answer(asked,
                                                findRepairs(asked.puzzle(), {}, options, stop, report));
        if (answer.second.outcome == Outcome::None && asked.board.entries.filledCount() > 0) {
            std::vector<Cell> entries; // the givens are right, so only these are to blame
            for (Cell cell = 0; cell < asked.board.entries.cellCount(); ++cell)
                if (asked.board.entries.isFilled(cell))
                    entries.push_back(cell);
            answer.first.countsEntries = true;
            answer.second = findRepairs(answer.first.puzzle(), entries, options, stop, report);
        }
        return answer;
    };
    m_computation.start(
        tr("Looking for slips"), work, [this](const std::pair<Subject, RepairResult> &answer) {
            const auto &[subject, result] = answer;
            Conclusion conclusion = repairConclusion(subject, result, took());
            for (const Repair &repair : result.repairs)
                if (conclusion.actions.size() < mostRepairs)
                    conclusion.actions.push_back(changeAction(
                        repairText(subject.board.puzzle.geometry, symbols(), repair), repair.changes));
            emit concluded(conclusion);
        });
}

void Analyst::findRedundancy()
{
    const Subject asked = subject();
    const auto work = [puzzle = asked.puzzle(),
                       options = m_computation.options()](const std::stop_token &stop, const Progress &) {
        return sudoku::findRedundancy(puzzle, options, stop);
    };
    m_computation.start(
        tr("Looking for redundant givens"), work, [this, asked](const Redundancy &redundancy) {
            if (redundancy.outcome == Outcome::None) {
                check(); // says why not
                return;
            }
            Conclusion conclusion = redundancyConclusion(asked, redundancy, took());
            if (!redundancy.givens.empty())
                conclusion.actions = {{tr("Minimize"), [this] { minimize(symmetries().front()); }}};
            emit concluded(conclusion);
        });
}

void Analyst::minimize(const Symmetry &symmetry)
{
    const Subject asked = subject();
    const std::vector<Cell> selected = m_view.selectedCells();
    const std::vector<Cell> kept = selected.size() > 1 ? selected : std::vector<Cell>();
    const auto work = [puzzle = asked.puzzle(), options = m_computation.options(), &symmetry,
                       kept](const std::stop_token &stop, const Progress &progress) {
        const std::vector<CellGroup> groups = groupsOfGivens(puzzle, symmetry, kept, 1);
        const int total = static_cast<int>(groups.size());
        return sudoku::minimize(puzzle, groups, options, stop, [&](const Puzzle &, int left) {
            progress({.done = total - left, .total = total});
        });
    };
    m_computation.start(tr("Minimizing"), work, [this, asked, &symmetry, kept](const MinimizeResult &result) {
        if (result.outcome == Outcome::None) {
            check(); // says why there is nothing to minimize
            return;
        }
        Conclusion conclusion = minimizedConclusion(asked, result, took());
        if (&symmetry != &symmetries().front())
            conclusion.lines += tr("Symmetry kept: %1.").arg(symmetryText(symmetry));
        if (!kept.empty())
            conclusion.lines += tr("The givens in the %1 selected cells were kept.").arg(kept.size());
        std::vector<CellChange> changes;
        for (const Cell cell : conclusion.findings.reasons)
            changes.push_back({cell, asked.board.digitAt(cell), noDigit});
        if (!changes.empty())
            conclusion.actions = {changeAction(tr("Remove Them"), changes)};
        emit concluded(conclusion);
    });
}

ConclusionAction Analyst::changeAction(const QString &text, const std::vector<CellChange> &changes)
{
    return {text, [this, text, changes] { change(changes, text); }};
}

/// An entry that is changed stays an entry; everything else becomes a given.
void Analyst::change(const std::vector<CellChange> &changes, const QString &what)
{
    Board board = m_document.board();
    for (const CellChange &change : changes) {
        if (change.from != noDigit && board.entries[change.cell] == change.from) {
            board.entries.set(change.cell, change.to);
            continue;
        }
        board.puzzle.givens.set(change.cell, change.to);
        board.entries.clear(change.cell);
    }
    m_document.edit(std::move(board), what);
}

} // namespace sudoku
