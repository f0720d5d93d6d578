#include "ui/laboratory/measurer.h"

namespace sudoku {

Measurer::Measurer(QObject *parent) : QObject(parent)
{
    connect(&m_job, &Job::progressed, this, &Measurer::progressed);
}

void Measurer::start(const Puzzle &puzzle, std::vector<Experiment> experiments)
{
    m_job.cancel();
    m_puzzle = puzzle;
    m_experiments = std::move(experiments);
    m_next = 0;
    m_isStopped = false;
    m_isRunning = true;
    m_elapsed.start();
    carryOutNext();
}

void Measurer::stop()
{
    m_isStopped = true;
    m_job.stop();
}

void Measurer::carryOutNext()
{
    if (m_isStopped || m_next == m_experiments.size()) {
        m_isRunning = false;
        emit finished(m_isStopped);
        return;
    }
    emit progressed({.done = 0, .total = current().runs});
    m_job.start(
        [puzzle = *m_puzzle, experiment = current()](const std::stop_token &stop, const Progress &progress) {
            return measure(puzzle, experiment, stop, progress);
        },
        [this](const std::optional<Measurement> &measurement) { accept(measurement); });
}

void Measurer::accept(const std::optional<Measurement> &measurement)
{
    if (measurement)
        emit measured({current(), *measurement});
    ++m_next;
    carryOutNext();
}

} // namespace sudoku
