#include "ui/ask/solving/computation.h"

#include "core/solve/guesssearch.h"
#include "ui/board/document.h"
#include "ui/text/durationtext.h"
#include "ui/text/words.h"

#include <QLocale>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto busyAfter = 500ms;     // shorter work needs no bar
constexpr auto figuresAfter = 3000ms; // longer work says how far it is
constexpr auto figuresEvery = 200ms;

} // namespace

Computation::Computation(const Document &document, QObject *parent) : QObject(parent)
{
    connect(&m_job, &Job::runningChanged, this, &Computation::runningChanged);
    connect(&m_job, &Job::progressed, this,
            [this](const ProgressReport &progress) { m_progress = progress; });
    connect(&m_busyTimer, &QTimer::timeout, this, &Computation::showBusy);
    connect(&document, &Document::boardChanged, this, &Computation::giveUp);
}

void Computation::setSolver(const SolverKind &solver)
{
    m_options.solver = solver;
    m_options.maxGuesses = solver.id == raceKind().id ? defaultGuesses : 0;
}

void Computation::begin(const QString &what)
{
    m_what = what;
    m_progress = {};
    m_elapsed.start();
    m_busyTimer.start(busyAfter);
}

void Computation::giveUp()
{
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    m_busyTimer.stop();
    emit givenUp(tr("%1 stopped because the board changed.").arg(m_what));
}

void Computation::showBusy()
{
    m_busyTimer.setInterval(figuresEvery);
    const QString took = durationText(elapsed());
    if (m_progress.total > 0)
        emit busy(tr("%1 … %2 of %3, %4")
                      .arg(m_what, QLocale().toString(m_progress.done), QLocale().toString(m_progress.total),
                           took));
    else if (elapsed() < figuresAfter)
        emit busy(tr("%1 …").arg(m_what));
    else if (m_progress.conflicts == 0)
        emit busy(tr("%1 … %2").arg(m_what, took));
    else
        emit busy(tr("%1 … %2, %3").arg(m_what, took, solverConflictsText(m_progress.conflicts)));
}

} // namespace sudoku
