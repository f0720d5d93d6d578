#include "ui/files/recovery/journal.h"

#include "ui/files/recovery/puzzlelog.h"
#include "ui/list/collection/collectionmodel.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto writeAfter = 500ms; // at most so much work is lost: an entry of a quick player

} // namespace

Journal::Journal(const QString &folder, QThreadPool &thread, std::function<UnsavedWork()> work,
                 QObject *parent)
    : QObject(parent),
      m_thread(thread),
      m_work(std::move(work)),
      m_files(std::make_shared<JournalFiles>(folder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(writeAfter);
    connect(&m_timer, &QTimer::timeout, this, &Journal::writeNow);
}

void Journal::noteChange()
{
    if (!m_timer.isActive() && m_files)
        m_timer.start();
}

void Journal::note(std::function<QByteArray()> line)
{
    m_lines.push_back(std::move(line));
    noteChange();
}

void Journal::follow(const CollectionModel &puzzles)
{
    connect(&puzzles, &QAbstractItemModel::rowsInserted, this,
            [this, &puzzles](const QModelIndex &, int first, int last) {
                for (int row = first; row <= last; ++row)
                    note([row, puzzle = puzzles.listed(row)] { return addedLine(row, puzzle); });
            });
    connect(&puzzles, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                note([first, last] { return removedLine(first, last); });
            });
    connect(&puzzles, &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex &, int from, int, const QModelIndex &, int before) {
                note([from, to = before > from ? before - 1 : before] { return movedLine(from, to); });
            });
    connect(&puzzles, &CollectionModel::madeSafe, this,
            [this](const std::vector<int> &rows) { note([rows] { return safeLine(rows); }); });
    connect(&puzzles, &QAbstractItemModel::dataChanged, this, [this, &puzzles](const QModelIndex &index) {
        if (const LeftPuzzle *left = puzzles.left(index.row()))
            note([row = index.row(), left = *left] { return leftLine(row, left); });
    });
}

void Journal::writeNow()
{
    m_timer.stop();
    if (!m_files)
        return;
    m_thread.start(
        [self = QPointer(this), files = m_files, work = m_work(), lines = std::exchange(m_lines, {})] {
            QByteArray log;
            for (const auto &line : lines)
                log += line();
            const auto error = files->write(work, log);
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
    if (const auto files = std::exchange(m_files, nullptr))
        m_thread.start([files] { files->remove(); });
}

} // namespace sudoku
