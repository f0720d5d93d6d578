#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "core/measure/measuredrow.h"
#include "ui/base/watchedjob.h"

#include <chrono>
#include <vector>

namespace sudoku {

/// Carries out experiments one after the other on a worker thread.
class Measurer : public QObject
{
    Q_OBJECT

public:
    explicit Measurer(QObject *parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }
    /// Starts \a experiments, and drops those that still run.
    void start(const Puzzle &puzzle, std::vector<Experiment> experiments);
    /// Stops; the current experiment answers with what it has.
    void stop();

    /// Returns the current experiment while isRunning().
    const Experiment &current() const { return m_experiments[m_done]; }
    int experimentsDone() const { return static_cast<int>(m_done); }
    std::chrono::milliseconds elapsed() const { return std::chrono::milliseconds(m_elapsed.elapsed()); }

signals:
    /// Emitted with the progress of the current experiment.
    void progressed(const sudoku::ProgressReport &progress);
    void measured(const sudoku::MeasuredRow &row);
    void finished(bool isStopped);

private:
    /// The news since the window was told last.
    struct News
    {
        std::size_t done = 0; ///< experiments
        ProgressReport progress = {};
        std::vector<MeasuredRow> rows = {};
    };

    void takeNews(const std::optional<News> &news);

    std::vector<Experiment> m_experiments;
    std::size_t m_done = 0;
    bool m_isStopped = false;
    QElapsedTimer m_elapsed;
    WatchedJob<News> m_job;
};

} // namespace sudoku
