#include "ui/verdict/analyst.h"

#include "core/solve/timelimit.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/solving/computation.h"
#include "ui/solving/livecheck.h"
#include "ui/text/durationtext.h"
#include "ui/text/requestwords.h"
#include "ui/verdict/findfix.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto lookForSmallest = 2000ms; // a smaller difference is welcome, and not worth more
constexpr std::size_t maxRepairs = 12;   // that are offered

} // namespace

struct Analyst::CheckAnswer
{
    CheckResult result;
    std::optional<OtherSolution> difference; ///< where there is more than one solution
};

Analyst::Analyst(Document &document, const BoardView &view, Computation &computation, LiveCheck &liveCheck,
                 QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_computation(computation),
      m_liveCheck(liveCheck),
      m_explainer(view, computation),
      m_browser(document, computation),
      m_candidates(document, view, computation)
{
    connect(&m_explainer, &Explainer::concluded, this, &Analyst::concluded);
    connect(&m_explainer, &Explainer::statisticsChanged, this, &Analyst::statisticsChanged);
    connect(&m_explainer, &Explainer::learnt, &m_liveCheck, &LiveCheck::learn);
    connect(&m_browser, &SolutionBrowser::learnt, &m_liveCheck, &LiveCheck::learn);
    connect(&m_explainer, &Explainer::checkRequested, this, &Analyst::check);
    connect(&m_explainer, &Explainer::fixRequested, this, &Analyst::fix);
    connect(&m_explainer, &Explainer::verificationRequested, this, [this](const Subject &subject) {
        verify(subject, {Uniqueness::None, {}, {}});
    });
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
            answer.difference = findUnavoidableSet(puzzle, first, options, limit.token())
                                    .best.value_or(OtherSolution{other, differingCells(first, other)});
        }
        return answer;
    };
    m_computation.start(tr("Checking"), work, [this, subject, check](const CheckAnswer &answer) {
        emit statisticsChanged(answer.result.statistics);
        m_liveCheck.learn(subject.puzzle(), answer.result);
        const CheckAnswer known = withWhatIsKnown(subject, answer);
        emit concluded(verdictOf(subject, known, check));
        if (known.result.verdict == Uniqueness::None)
            explain();
    });
}

/// A check that was stopped may know less than the live check does.
Analyst::CheckAnswer Analyst::withWhatIsKnown(const Subject &subject, const CheckAnswer &answer) const
{
    const CheckResult &known = m_liveCheck.knownOf(subject.puzzle());
    if (answer.result.verdict != halted(Halt::Stopped) || !known.verdict)
        return answer;
    CheckAnswer better{known, {}};
    if (known.verdict == Uniqueness::Multiple)
        better.difference =
            OtherSolution{known.solutions[1], differingCells(known.solutions[0], known.solutions[1])};
    return better;
}

Conclusion Analyst::verdictOf(const Subject &subject, const CheckAnswer &answer,
                              const std::shared_ptr<UniquenessCheck> &check)
{
    const CheckResult &result = answer.result;
    if (!result.verdict && result.verdict.error() != Halt::Stopped)
        return haltConclusion(subject, result.verdict.error());
    if (!result.verdict) {
        Conclusion conclusion = undecidedConclusion(subject, durationText(m_computation.elapsed()),
                                                    result.statistics.sat.conflicts);
        conclusion.actions = {{tr("Continue"), [this, subject, check] { continueCheck(subject, check); }}};
        return conclusion;
    }
    switch (*result.verdict) {
    case Uniqueness::Unique:
        return uniqueVerdict(subject, result);
    case Uniqueness::Multiple:
        return multipleVerdict(subject, result.solutions.front(), *answer.difference);
    case Uniqueness::None:
        break;
    }
    return noneConclusion(subject, took());
}

Conclusion Analyst::multipleVerdict(const Subject &subject, const Grid &solution,
                                    const OtherSolution &difference)
{
    Conclusion conclusion = multipleConclusion(subject, symbols(), solution, difference, took());
    conclusion.actions = {
        {tr("Make Unique"), [this, subject, solution] { complete(subject, solution); }},
        {tr("True Candidates"), [this] { findCandidates(); }},
        {tr("Count Solutions"), [this] { countSolutions(); }},
    };
    offerGivens(conclusion);
    return conclusion;
}

Conclusion Analyst::uniqueVerdict(const Subject &subject, const CheckResult &result)
{
    const std::vector<Cell> wrong = entriesUnlike(subject.board, result.solutions.front());
    Conclusion conclusion = withEntries(uniqueConclusion(subject, took()), subject, wrong);
    if (!wrong.empty())
        conclusion.actions = {{wrong.size() == 1 ? tr("Show It") : tr("Show Them"),
                               [=, this] { outlineWrongEntries(subject, wrong); }}};
    offerGivens(conclusion);
    conclusion.actions.push_back({tr("Verify"), [=, this] { verify(subject, result); }});
    conclusion.actions.push_back({tr("Find Redundant Clues"), [this] { findRedundancy(); }});
    return conclusion;
}

/// Of a puzzle that was typed as entries.
void Analyst::offerGivens(Conclusion &conclusion)
{
    const Board &board = m_document.board();
    if (board.puzzle.givens.filledCount() > 0 || board.playerEntries().filledCount() == 0)
        return;
    const auto make = [this] {
        m_document.edit(m_document.board().withPuzzleOfEntries(), tr("Make Entries Givens"));
    };
    conclusion.actions.insert(conclusion.actions.begin(), {tr("Make Entries Givens"), make});
}

void Analyst::showWrongEntries()
{
    if (const Grid *solution = m_liveCheck.onlySolution())
        outlineWrongEntries(subject(), entriesUnlike(m_document.board(), *solution));
}

void Analyst::outlineWrongEntries(const Subject &subject, const std::vector<Cell> &cells)
{
    Conclusion conclusion = wrongEntriesConclusion(subject, cells);
    std::vector<CellChange> changes;
    for (const Cell cell : cells)
        changes.push_back({cell, subject.board.entries[cell], noDigit});
    conclusion.actions = {changeAction(cells.size() == 1 ? tr("Clear It") : tr("Clear Them"), changes)};
    emit concluded(conclusion);
}

void Analyst::verify(const Subject &subject, const CheckResult &result)
{
    const auto work = [puzzle = subject.puzzle(), result](const std::stop_token &stop,
                                                          const Progress &progress) {
        return sudoku::verify(puzzle, result, stop, progress);
    };
    m_computation.start(tr("Verifying"), work, [=, this](const OrHalt<Verification> &verification) {
        emit concluded(verifiedConclusion(subject, result, verification, took()));
    });
}

void Analyst::explain()
{
    m_explainer.explain(subject());
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
            emit concluded(haltConclusion(asked, result.outcome.error()));
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
                const OrHalt<Outcome> &outcome = completion.outcome;
                const Halt halt = outcome ? Halt(Halt::WrongSolution) : outcome.error();
                emit concluded(outcome == Outcome::Solved ? uniqueConclusion(subject, took())
                                                          : haltConclusion(subject, halt));
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

void Analyst::fix()
{
    const auto work = [asked = subject(), options = m_computation.options()](const std::stop_token &stop,
                                                                             const Progress &progress) {
        return findFix(asked, options, stop, progress);
    };
    m_computation.start(tr("Looking for a fix"), work, [this](const Fix &fix) { concludeFix(fix); });
}

void Analyst::concludeFix(const Fix &fix)
{
    const auto &[subject, result, verdict] = fix;
    if (result.outcome == Outcome::None && !result.hasSolution) {
        Subject rules{Board(subject.board.puzzle)}; // they contradict each other, whatever is given
        rules.board.puzzle.givens = Grid(rules.board.entries.cellCount());
        m_explainer.explain(rules);
        return;
    }
    if (!result.outcome && result.outcome.error() != Halt::Stopped && result.repairs.empty()) {
        emit concluded(haltConclusion(subject, result.outcome.error()));
        return;
    }
    Conclusion conclusion = result.hasSolution ? needlessRepairConclusion(subject, verdict, took())
                                               : repairConclusion(subject, result, took());
    if (result.hasSolution && verdict == Uniqueness::Multiple)
        conclusion.actions = {{tr("Make Unique"), [this] { completeToUnique(); }}};
    else if (result.hasSolution)
        conclusion.actions = {{tr("Check"), [this] { check(); }}};
    for (const Repair &repair : result.repairs)
        if (conclusion.actions.size() < maxRepairs)
            conclusion.actions.push_back(
                changeAction(repairText(subject.board.puzzle.geometry, symbols(), repair), repair.changes));
    emit concluded(conclusion);
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
            if (!redundancy.outcome && redundancy.givens.empty() && redundancy.constraints.empty()) {
                emit concluded(haltConclusion(asked, redundancy.outcome.error()));
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
        if (!result.outcome && result.puzzle == asked.puzzle()) {
            emit concluded(haltConclusion(asked, result.outcome.error()));
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
            board.enter(change.cell, change.to);
            continue;
        }
        board.puzzle.givens.set(change.cell, change.to);
        board.enter(change.cell, noDigit);
    }
    m_document.edit(std::move(board), what);
}

} // namespace sudoku
