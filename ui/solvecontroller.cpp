#include "ui/solvecontroller.h"

#include "ui/boardeditor.h"
#include "ui/document.h"
#include "ui/durationtext.h"

#include <QLocale>

#include <chrono>
#include <optional>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto busyAfter = 500ms;     // shorter work needs no bar
constexpr auto figuresAfter = 3000ms; // longer work says how far it is
constexpr auto figuresEvery = 200ms;

} // namespace

struct SolveController::SolveAnswer
{
    SolveResult result;
    /// Where givens and entries together have no solution: whether the givens have one.
    std::optional<SolveResult> ofGivens;
};

SolveController::SolveController(Document &document, BoardEditor &editor, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_editor(editor)
{
    connect(&m_job, &Job::runningChanged, this, &SolveController::runningChanged);
    connect(&m_job, &Job::progressed, this,
            [this](const ProgressReport &progress) { m_conflicts = progress.conflicts; });
    connect(&m_busyTimer, &QTimer::timeout, this, &SolveController::showBusy);
    connect(&document, &Document::boardChanged, this, [this] {
        if (!m_job.isRunning())
            return;
        m_job.cancel();
        m_busyTimer.stop();
        const QString text = tr("%1 was stopped, because the board was changed.").arg(m_what);
        // Later, or what the window says about the edit would take its place at once.
        QMetaObject::invokeMethod(
            this, [this, text] { emit answered({.text = text}); }, Qt::QueuedConnection);
    });
}

template <typename Work, typename Done>
void SolveController::start(const QString &what, Work work, Done done)
{
    m_what = what;
    m_conflicts = 0;
    m_elapsed.start();
    m_busyTimer.start(busyAfter);
    m_job.start(std::move(work), [this, done = std::move(done)](const auto &answer) {
        m_busyTimer.stop();
        done(answer);
    });
}

void SolveController::showBusy()
{
    m_busyTimer.setInterval(figuresEvery);
    if (m_elapsed.elapsed() < figuresAfter.count()) {
        emit busy(tr("%1 …").arg(m_what));
        return;
    }
    emit busy(tr("%1 … %2, %3 conflicts")
                  .arg(m_what, durationText(std::chrono::milliseconds(m_elapsed.elapsed())),
                       QLocale().toString(static_cast<qlonglong>(m_conflicts))));
}

void SolveController::stop()
{
    m_job.stop();
}

void SolveController::solve()
{
    const Board &board = m_document.board();
    const bool hasBoth = board.puzzle.givens.filledCount() > 0 && board.entries.filledCount() > 0;
    const auto work = [all = board.withEntriesAsGivens(), givens = board.puzzle,
                       hasBoth](const std::stop_token &stop, const Progress &progress) {
        SolveAnswer answer{sudoku::solve(all, {}, stop, progress), {}};
        if (answer.result.outcome == Outcome::None && hasBoth)
            answer.ofGivens = sudoku::solve(givens, {}, stop, progress);
        return answer;
    };
    start(tr("Solving"), work, [this](const SolveAnswer &answer) { finishSolve(answer); });
}

void SolveController::finishSolve(const SolveAnswer &answer)
{
    const SolveResult &result = answer.result;
    emit statisticsChanged(result.statistics);
    const QString took = durationText(result.statistics.encodeTime + result.statistics.solveTime);
    switch (result.outcome) {
    case Outcome::Solved: {
        const bool wasComplete = m_document.board().digits() == result.solution;
        m_editor.fillIn(result.solution);
        const QString text =
            wasComplete ? tr("The board is complete, and every rule is kept.")
                        : tr("Solved in %1. Check (F8) tells whether it is the only solution.").arg(took);
        emit answered({Message::Kind::Answer, text});
        return;
    }
    case Outcome::None:
        if (answer.ofGivens && answer.ofGivens->outcome == Outcome::Solved)
            emit answered({Message::Kind::Problem,
                           tr("No solution with your entries. Without them the givens have one."),
                           tr("Clear Entries and Solve"), [this] {
                               m_editor.clearEntries();
                               solve();
                           }});
        else
            emit answered({Message::Kind::Problem,
                           tr("No solution: these digits cannot be completed (proved in %1).").arg(took)});
        return;
    case Outcome::Stopped:
        emit answered({Message::Kind::Hint, stoppedText(result.statistics)});
        return;
    case Outcome::OutOfMemory:
        emit answered({Message::Kind::Problem, tr("Memory ran out before an answer was found.")});
        return;
    case Outcome::WrongSolution:
        emit answered({Message::Kind::Problem, tr("The solver gave a solution that breaks a rule. This is a "
                                                  "fault of the program; the board was left as it is.")});
        return;
    }
}

void SolveController::check()
{
    const Board &board = m_document.board();
    const bool usesGivens = board.puzzle.givens.filledCount() > 0;
    const bool leavesEntries = usesGivens && board.entries.filledCount() > 0;
    const QString subject = leavesEntries ? tr("the givens, without your entries, have")
                            : usesGivens  ? tr("the givens have")
                                          : tr("the digits on the board have");
    const auto work = [puzzle = usesGivens ? board.puzzle : board.withEntriesAsGivens()](
                          const std::stop_token &stop, const Progress &progress) {
        return sudoku::check(puzzle, {}, stop, progress);
    };
    start(tr("Checking"), work, [this, subject](const CheckResult &result) { finishCheck(result, subject); });
}

void SolveController::finishCheck(const CheckResult &result, const QString &subject)
{
    emit statisticsChanged(result.statistics);
    const QString took = durationText(result.statistics.encodeTime + result.statistics.solveTime);
    switch (result.verdict) {
    case Uniqueness::Unique:
        emit answered({Message::Kind::Answer,
                       tr("Exactly one solution: %1 one and no other (proved in %2).").arg(subject, took)});
        return;
    case Uniqueness::Multiple:
        emit answered({Message::Kind::Problem, tr("More than one solution: %1 at least two.").arg(subject)});
        return;
    case Uniqueness::None:
        emit answered(
            {Message::Kind::Problem, tr("No solution: %1 none (proved in %2).").arg(subject, took)});
        return;
    case Uniqueness::Undecided:
        emit answered({Message::Kind::Hint, stoppedText(result.statistics)});
        return;
    case Uniqueness::OutOfMemory:
        emit answered({Message::Kind::Problem, tr("Memory ran out before an answer was found.")});
        return;
    case Uniqueness::WrongSolution:
        emit answered({Message::Kind::Problem,
                       tr("The solver gave a solution that breaks a rule. This is a fault of the program.")});
        return;
    }
}

QString SolveController::stoppedText(const SolveStatistics &statistics) const
{
    return tr("%1 stopped after %2 and %3 conflicts: not decided.")
        .arg(m_what, durationText(std::chrono::milliseconds(m_elapsed.elapsed())),
             QLocale().toString(static_cast<qlonglong>(statistics.sat.conflicts)));
}

} // namespace sudoku
