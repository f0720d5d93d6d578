#include "ui/recovery/journal.h"

#include "ui/generate/resultsmodel.h"

#include <QThreadPool>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto writeAfter = 2s; // at most so much work is lost

} // namespace

Journal::Journal(const QString &folder, QThreadPool &thread, std::function<UnsavedWork()> work,
                 QObject *parent)
    : QObject(parent),
      m_thread(thread),
      m_work(std::move(work)),
      m_writer(std::make_shared<JournalWriter>(folder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(writeAfter);
    connect(&m_timer, &QTimer::timeout, this, &Journal::writeNow);
}

void Journal::noteChange()
{
    if (!m_timer.isActive() && !m_isClosed)
        m_timer.start();
}

void Journal::follow(const ResultsModel &results)
{
    connect(&results, &QAbstractItemModel::rowsInserted, this,
            [this, &results](const QModelIndex &, int first, int last) { noteRows(results, first, last); });
    connect(&results, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_entries.emplace_back(RowsRemoved{first, last});
                noteChange();
            });
    connect(&results, &ResultsModel::taken, this, [this](const std::vector<int> &rows) {
        m_entries.emplace_back(RowsTaken{rows});
        noteChange();
    });
    connect(&results, &QAbstractItemModel::modelReset, this, [this, &results] { noteReset(results); });
}

void Journal::noteRows(const ResultsModel &results, int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const MadePuzzle *made = results.puzzle(results.index(row));
        m_entries.emplace_back(made ? GeneratedRow(*made) : GeneratedRow());
    }
    noteChange();
}

void Journal::noteReset(const ResultsModel &results)
{
    m_entries.clear();
    m_entries.emplace_back(RowsCleared());
    noteRows(results, 0, results.rowCount() - 1);
}

void Journal::adopt(std::shared_ptr<JournalFiles> files)
{
    m_writer = std::make_shared<JournalWriter>(std::move(files));
    m_hasFiles = true;
    m_entries.emplace_back(RowsCleared()); // what is restored of the list is written anew
}

void Journal::writeNow()
{
    if (m_isClosed)
        return;
    m_timer.stop();
    reportFailure();
    const UnsavedWork work = m_work();
    if (!m_hasFiles && !work.isAnything())
        return;
    m_hasFiles = true;
    m_thread.start(
        [writer = m_writer, work, entries = std::exchange(m_entries, {})] { writer->write(work, entries); });
}

void Journal::reportFailure()
{
    const auto error = m_writer->error();
    if (!error || std::exchange(m_hasFailed, true))
        return;
    emit failed(*error);
}

void Journal::close()
{
    m_timer.stop();
    if (!std::exchange(m_isClosed, true) && m_hasFiles)
        m_thread.start([writer = m_writer] { writer->remove(); });
}

} // namespace sudoku
