#include "ui/analyst.h"

#include "core/solve/timelimit.h"
#include "ui/boardview.h"
#include "ui/computation.h"
#include "ui/document.h"
#include "ui/durationtext.h"

#include <algorithm>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto lookForSmallest = 2000ms; // a smaller difference is welcome, and not worth more
constexpr std::int64_t countLimit = 1000;
constexpr int candidateLimit = 2;       // tells which candidates leave one solution
constexpr std::size_t mostRepairs = 12; // that are offered

Difference differenceOf(const std::vector<Grid> &solutions)
{
    Difference difference{solutions[1], {}};
    for (Cell cell = 0; cell < solutions[0].cellCount(); ++cell)
        if (solutions[0][cell] != solutions[1][cell])
            difference.cells.push_back(cell);
    return difference;
}

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
      m_computation(computation)
{
}

Subject Analyst::subject(bool countsEntries) const
{
    const Board &board = m_document.board();
    return {board, countsEntries || board.puzzle.givens.filledCount() == 0};
}

QString Analyst::took() const
{
    return tr("Took %1").arg(durationText(m_computation.elapsed()));
}

const SymbolSet &Analyst::symbols() const
{
    return m_view.symbols();
}

void Analyst::check()
{
    const Subject asked = subject();
    continueCheck(asked, std::make_shared<UniquenessCheck>(asked.puzzle()));
}

void Analyst::continueCheck(const Subject &subject, const std::shared_ptr<UniquenessCheck> &check)
{
    const auto work = [check, puzzle = subject.puzzle()](const std::stop_token &stop,
                                                         const Progress &progress) {
        CheckAnswer answer{check->run(stop, progress), {}};
        if (answer.result.verdict == Uniqueness::Multiple) {
            const TimeLimit limit(stop, lookForSmallest);
            answer.difference =
                findSmallDifference(puzzle, answer.result.solutions.front(), {}, limit.token()).best;
            if (!answer.difference)
                answer.difference = differenceOf(answer.result.solutions);
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
    Conclusion verdict;
    switch (answer.result.verdict) {
    case Uniqueness::Unique:
        verdict = uniqueConclusion(subject, took());
        verdict.actions = {{tr("Find Redundant Givens"), [this] { findRedundancy(); }}};
        return verdict;
    case Uniqueness::Multiple:
        verdict = multipleConclusion(subject, symbols(), answer.result.solutions.front(), *answer.difference,
                                     took());
        verdict.actions = {
            {tr("Make Unique"),
             [this, subject, answer] { complete(subject, answer.result.solutions.front()); }},
            {tr("True Candidates"), [this] { findCandidates(); }},
            {tr("Count Solutions"), [this] { countSolutions(); }},
        };
        return verdict;
    case Uniqueness::None:
        return noneConclusion(subject, took());
    case Uniqueness::Undecided:
        verdict = undecidedConclusion(subject, durationText(m_computation.elapsed()),
                                      answer.result.statistics.sat.conflicts);
        verdict.actions = {{tr("Continue"), [this, subject, check] { continueCheck(subject, check); }}};
        return verdict;
    case Uniqueness::OutOfMemory:
        return failureConclusion(subject, Outcome::OutOfMemory);
    case Uniqueness::WrongSolution:
        break;
    }
    return failureConclusion(subject, Outcome::WrongSolution);
}

void Analyst::explain()
{
    Subject asked = subject();
    const bool mayCountEntries = !asked.countsEntries && asked.board.entries.filledCount() > 0;
    ConflictSearch search(asked.puzzle());
    explainNext(
        std::make_shared<ConflictState>(ConflictState{std::move(asked), std::move(search), mayCountEntries}));
}

void Analyst::explainNext(const std::shared_ptr<ConflictState> &state)
{
    const auto work = [state](const std::stop_token &stop, const Progress &progress) {
        ConflictAnswer answer = state->search.next(stop, progress);
        if (answer.outcome == ConflictOutcome::NoConflict && state->mayCountEntries) {
            state->subject.countsEntries = true;
            state->mayCountEntries = false;
            state->search = ConflictSearch(state->subject.puzzle());
            answer = state->search.next(stop, progress);
        }
        return answer;
    };
    m_computation.start(tr("Explaining"), work,
                        [this, state](const ConflictAnswer &answer) { concludeConflict(state, answer); });
}

void Analyst::concludeConflict(const std::shared_ptr<ConflictState> &state, const ConflictAnswer &answer)
{
    const Subject &subject = state->subject;
    const ConclusionAction other{tr("Another Reason"), [this, state] { explainNext(state); }};
    Conclusion verdict{.about = subject.text()};
    switch (answer.outcome) {
    case ConflictOutcome::Found:
        verdict = conflictConclusion(subject, symbols(), answer, took());
        verdict.actions = {other, {tr("Mend"), [this] { mend(); }}};
        break;
    case ConflictOutcome::NoConflict:
        verdict.kind = Conclusion::Kind::Good;
        verdict.headline = tr("Nothing to explain: there is a solution.");
        verdict.actions = {{tr("Check"), [this] { check(); }}};
        break;
    case ConflictOutcome::NoOther:
        verdict.kind = Conclusion::Kind::Good;
        verdict.headline = tr("There is no other reason: you have seen them all.");
        verdict.actions = {{tr("From the First"), [this] { explain(); }}, {tr("Mend"), [this] { mend(); }}};
        break;
    case ConflictOutcome::Stopped:
        verdict = answer.reasons.empty() ? failureConclusion(subject, Outcome::Stopped)
                                         : conflictConclusion(subject, symbols(), answer, took());
        verdict.actions = {{tr("Continue"), [this, state] { explainNext(state); }}};
        break;
    case ConflictOutcome::OutOfMemory:
        verdict = failureConclusion(subject, Outcome::OutOfMemory);
        break;
    }
    emit concluded(verdict);
}

void Analyst::countSolutions()
{
    const Subject asked = subject();
    const auto work = [puzzle = asked.puzzle()](const std::stop_token &stop, const Progress &progress) {
        const auto report = [&, count = 0](const Grid &) mutable {
            progress({.done = ++count, .total = static_cast<int>(countLimit)});
        };
        return sudoku::countSolutions(puzzle, countLimit, {}, stop, report);
    };
    m_computation.start(tr("Counting"), work, [this, asked](const CountResult &result) {
        emit statisticsChanged(result.statistics);
        Conclusion verdict = countConclusion(asked, result, took());
        verdict.actions = {{tr("True Candidates"), [this] { findCandidates(); }}};
        emit concluded(verdict);
    });
}

void Analyst::findCandidates()
{
    const Subject asked = subject();
    const auto search = std::make_shared<CandidateSearch>(asked.puzzle(), candidateLimit);
    const auto work = [search](const std::stop_token &stop, const Progress &progress) {
        return search->run(stop, [&](const CandidateCounts &counts) {
            progress({.done = counts.decidedCount(), .total = counts.candidateCount()});
        });
    };
    m_computation.start(tr("Finding candidates"), work, [this, asked, search](Outcome outcome) {
        emit statisticsChanged(search->statistics());
        if (outcome == Outcome::None) {
            emit concluded(noneConclusion(asked, took()));
            explain();
            return;
        }
        Conclusion verdict = candidatesConclusion(asked, search->counts(), took());
        if (outcome == Outcome::Solved || outcome == Outcome::Stopped)
            verdict.actions = {{tr("Write as Pencil Marks"), [this, marks = verdict.findings.candidates] {
                                    Board board = m_document.board();
                                    for (Cell cell = 0; cell < std::ssize(marks); ++cell)
                                        if (board.digitAt(cell) == noDigit)
                                            board.cornerMarks[cell] = marks[cell];
                                    m_document.edit(std::move(board), tr("True Candidates"));
                                }}};
        emit concluded(verdict);
    });
}

void Analyst::completeToUnique()
{
    const Subject asked = subject();
    const auto work = [puzzle = asked.puzzle(), preferred = asked.board.digits()](const std::stop_token &stop,
                                                                                  const Progress &progress) {
        Puzzle wanted = puzzle; // with the entries, where they leave a solution
        wanted.givens = preferred;
        SolveResult result = solve(wanted, {}, stop, progress);
        return result.outcome == Outcome::None ? solve(puzzle, {}, stop, progress) : result;
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
    const auto work = [puzzle = subject.puzzle(), solution](const std::stop_token &stop, const Progress &) {
        return sudoku::completeToUnique(puzzle, solution, {}, stop);
    };
    m_computation.start(
        tr("Making it unique"), work, [this, subject, solution](const Completion &completion) {
            if (completion.cells.empty()) {
                emit concluded(completion.outcome == Outcome::Solved
                                   ? uniqueConclusion(subject, took())
                                   : failureConclusion(subject, completion.outcome));
                return;
            }
            Conclusion verdict = completionConclusion(subject, symbols(), solution, completion, took());
            std::vector<CellChange> changes;
            for (const Cell cell : completion.cells)
                changes.push_back({cell, noDigit, solution[cell]});
            verdict.actions = {changeAction(tr("Add These Givens"), changes)};
            emit concluded(verdict);
        });
}

void Analyst::mend()
{
    const Subject asked = subject();
    const auto work = [asked](const std::stop_token &stop, const Progress &progress) {
        const auto report = [&](const std::vector<Repair> &, int tried, int total) {
            progress({.done = tried, .total = total});
        };
        std::pair<Subject, RepairResult> answer(asked, findRepairs(asked.puzzle(), {}, {}, stop, report));
        if (answer.second.outcome == Outcome::None && asked.board.entries.filledCount() > 0) {
            std::vector<Cell> entries; // the givens are right, so only these are to blame
            for (Cell cell = 0; cell < asked.board.entries.cellCount(); ++cell)
                if (asked.board.entries.isFilled(cell))
                    entries.push_back(cell);
            answer.first.countsEntries = true;
            answer.second = findRepairs(answer.first.puzzle(), entries, {}, stop, report);
        }
        return answer;
    };
    m_computation.start(
        tr("Looking for slips"), work, [this](const std::pair<Subject, RepairResult> &answer) {
            const auto &[subject, result] = answer;
            Conclusion verdict = repairConclusion(subject, result, took());
            for (const Repair &repair : result.repairs)
                if (verdict.actions.size() < mostRepairs)
                    verdict.actions.push_back(changeAction(
                        repairText(subject.board.puzzle.geometry, symbols(), repair), repair.changes));
            emit concluded(verdict);
        });
}

void Analyst::findRedundancy()
{
    const Subject asked = subject();
    const auto work = [puzzle = asked.puzzle()](const std::stop_token &stop, const Progress &) {
        return sudoku::findRedundancy(puzzle, {}, stop);
    };
    m_computation.start(tr("Looking for redundant givens"), work,
                        [this, asked](const Redundancy &redundancy) {
                            if (redundancy.outcome == Outcome::None) {
                                check(); // says why not
                                return;
                            }
                            Conclusion verdict = redundancyConclusion(asked, redundancy, took());
                            if (!redundancy.givens.empty())
                                verdict.actions = {{tr("Minimize"), [this] { minimize(); }}};
                            emit concluded(verdict);
                        });
}

void Analyst::minimize()
{
    const Subject asked = subject();
    const auto work = [puzzle = asked.puzzle()](const std::stop_token &stop, const Progress &progress) {
        const std::vector<CellGroup> groups = groupsOfGivens(puzzle, symmetries().front(), {}, 1);
        const int total = static_cast<int>(groups.size());
        return sudoku::minimize(puzzle, groups, {}, stop, [&](const Puzzle &, int left) {
            progress({.done = total - left, .total = total});
        });
    };
    m_computation.start(tr("Minimizing"), work, [this, asked](const MinimizeResult &result) {
        if (result.outcome == Outcome::None) {
            check();
            return;
        }
        Conclusion verdict = minimizedConclusion(asked, result.puzzle, took());
        std::vector<CellChange> changes;
        for (const Cell cell : verdict.findings.reasons)
            changes.push_back({cell, asked.board.digitAt(cell), noDigit});
        if (!changes.empty())
            verdict.actions = {changeAction(tr("Remove Them"), changes)};
        emit concluded(verdict);
    });
}

ConclusionAction Analyst::changeAction(const QString &text, const std::vector<CellChange> &changes)
{
    return {text, [this, text, changes] { change(changes, text); }};
}

/// Entries stay entries, and everything else is a given.
void Analyst::change(const std::vector<CellChange> &changes, const QString &what)
{
    Board board = m_document.board();
    for (const CellChange &change : changes) {
        const bool isEntry = board.entries.isFilled(change.cell);
        Grid &digits = isEntry ? board.entries : board.puzzle.givens;
        digits.set(change.cell, change.to);
    }
    m_document.edit(std::move(board), what);
}

} // namespace sudoku
