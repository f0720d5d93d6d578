#include "ui/laboratory/measurer.h"

namespace sudoku {

Measurer::Measurer(QObject *parent)
    : QObject(parent),
      m_job([this](const std::optional<News> &news) { takeNews(news); })
{
}

void Measurer::start(const Puzzle &puzzle, std::vector<Experiment> experiments)
{
    m_experiments = std::move(experiments);
    m_done = 0;
    m_isStopped = false;
    m_elapsed.start();
    const auto work = [puzzle, experiments = m_experiments](const std::stop_token &stop,
                                                            Mailbox<News> &news) {
        for (std::size_t i = 0; i < experiments.size() && !stop.stop_requested(); ++i) {
            const Experiment &experiment = experiments[i];
            const auto tell = [&news, i](const ProgressReport &progress) {
                news.change([&](News &now) {
                    now.done = i;
                    now.progress = progress;
                });
            };
            tell({.done = 0, .total = experiment.runs});
            if (const std::optional<Measurement> measurement = measure(puzzle, experiment, stop, tell))
                news.change(
                    [&](News &now) { now.rows.push_back(measuredRow(puzzle, experiment, *measurement)); });
        }
        return 0;
    };
    m_job.start(work, [this](int) { emit finished(m_isStopped); });
}

void Measurer::stop()
{
    m_isStopped = true;
    m_job.stop();
}

void Measurer::takeNews(const std::optional<News> &news)
{
    if (!news)
        return;
    for (const MeasuredRow &row : news->rows)
        emit measured(row);
    m_done = news->done;
    emit progressed(news->progress);
}

} // namespace sudoku
