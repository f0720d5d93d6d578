#include "ui/files/recovery/journal.h"

#include "ui/list/collection/collectionmodel.h"

#include <QCoreApplication>
#include <QPointer>
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

void Journal::follow(const CollectionModel &puzzles)
{
    const auto note = [this](auto entry) { // no PuzzleLogEntry: GCC 14 warns of what a variant may hold
        m_entries.emplace_back(std::move(entry));
        noteChange();
    };
    connect(&puzzles, &QAbstractItemModel::rowsInserted, this,
            [this, &puzzles](const QModelIndex &, int first, int last) { noteRows(puzzles, first, last); });
    connect(&puzzles, &QAbstractItemModel::rowsRemoved, this,
            [note](const QModelIndex &, int first, int last) {
                note(RowsRemoved{first, last});
            });
    connect(&puzzles, &QAbstractItemModel::rowsMoved, this,
            [note](const QModelIndex &, int from, int, const QModelIndex &, int before) {
                note(RowMoved{from, before > from ? before - 1 : before});
            });
    connect(&puzzles, &CollectionModel::madeSafe, this,
            [note](const std::vector<int> &rows) { note(RowsSafe{rows}); });
    connect(&puzzles, &QAbstractItemModel::dataChanged, this, [note, &puzzles](const QModelIndex &index) {
        if (const LeftPuzzle *left = puzzles.left(index.row()))
            note(RowLeft{index.row(), *left});
    });
}

void Journal::noteRows(const CollectionModel &puzzles, int first, int last)
{
    for (int row = first; row <= last; ++row)
        m_entries.emplace_back(RowAdded{row, puzzles.listed(row)});
    noteChange();
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
    const UnsavedWork work = m_work();
    if (!m_hasFiles && !work.isAnything())
        return;
    m_hasFiles = true;
    m_thread.start([self = QPointer(this), writer = m_writer, work, entries = std::exchange(m_entries, {})] {
        const auto error = writer->write(work, entries);
        if (QCoreApplication *application = QCoreApplication::instance())
            QMetaObject::invokeMethod(
                application,
                [self, error] {
                    if (self)
                        self->take(error);
                },
                Qt::QueuedConnection);
    });
}

void Journal::take(const std::optional<QString> &error)
{
    if (!std::exchange(m_hasFailed, error.has_value()) && error)
        emit failed(*error);
}

void Journal::close()
{
    m_timer.stop();
    if (!std::exchange(m_isClosed, true) && m_hasFiles)
        m_thread.start([writer = m_writer] { writer->remove(); });
}

} // namespace sudoku
