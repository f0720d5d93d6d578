#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/solve/puzzlesolver.h"
#include "ui/base/job.h"

#include <chrono>

namespace sudoku {

class Document;

/// The computation of the window: runs it on a worker thread, shows its progress, and drops it when the board
/// changes, because its answer would be about another board.
class Computation : public QObject
{
    Q_OBJECT

public:
    explicit Computation(const Document &document, QObject *parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }
    /// Returns the time since the last start.
    std::chrono::nanoseconds elapsed() const { return std::chrono::nanoseconds(m_elapsed.nsecsElapsed()); }

    /// Returns the options for the questions.
    const SolveOptions &options() const { return m_options; }
    /// Sets the solver of computations that are started from now on. Where any will do, guesses come first.
    void setSolver(const SolverKind &solver);

    /// Starts \a work like Job::start(); \a what names it: "Solving".
    template <typename Work, typename Done>
    void start(const QString &what, Work work, Done done)
    {
        begin(what);
        m_job.start(std::move(work), [this, done = std::move(done)](const auto &answer) {
            m_busyTimer.stop();
            done(answer);
        });
    }

    /// Requests a stop; the answer still arrives.
    void stop() { m_job.stop(); }

signals:
    void runningChanged(bool isRunning);
    /// Emitted when the computation takes so long that the window shows it.
    void busy(const QString &text);
    /// Emitted when the computation is dropped because the board changed; \a text is a sentence.
    void givenUp(const QString &text);

private:
    void begin(const QString &what);
    void giveUp();
    void showBusy();

    SolveOptions m_options;
    Job m_job;
    QTimer m_busyTimer;
    QElapsedTimer m_elapsed;
    QString m_what;
    ProgressReport m_progress;
};

} // namespace sudoku
