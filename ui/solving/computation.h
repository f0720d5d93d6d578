#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/solve/puzzlesolver.h"
#include "ui/base/job.h"

#include <chrono>

namespace sudoku {

class Document;

/// The one computation that the window waits for: runs it on a worker, says how far it is, and gives it up
/// when the board is changed, for its answer would be about another board.
class Computation : public QObject
{
    Q_OBJECT

public:
    explicit Computation(const Document &document, QObject *parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }
    /// Since the last start.
    std::chrono::milliseconds elapsed() const { return std::chrono::milliseconds(m_elapsed.elapsed()); }

    /// What questions are to be asked with.
    const SolveOptions &options() const { return m_options; }
    /// For what is started from now on.
    void setSolver(const SolverKind &solver) { m_options.solver = solver; }

    /// As Job::start(); \a what is a word like "Solving".
    template <typename Work, typename Done>
    void start(const QString &what, Work work, Done done)
    {
        begin(what);
        m_job.start(std::move(work), [this, done = std::move(done)](const auto &answer) {
            m_busyTimer.stop();
            done(answer);
        });
    }

    /// Ends what is running at once; its answer still comes.
    void stop() { m_job.stop(); }

signals:
    void runningChanged(bool isRunning);
    /// Something takes long enough to be shown.
    void busy(const QString &text);
    /// The board was changed; \a text is a sentence.
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
