#pragma once

#include <QObject>
#include <QTimer>

#include "ui/files/recovery/journalfiles.h"
#include "ui/files/recovery/unsavedwork.h"

#include <functional>
#include <vector>

class QThreadPool;

namespace sudoku {

class CollectionModel;

/// Keeps the unsaved work of a window in files, so that it survives a crash. The files are never older than a
/// few seconds. They are removed when the window is closed.
class Journal : public QObject
{
    Q_OBJECT

public:
    /// Makes a journal. \a work returns the work to keep. Writes the files in \a folder on the only thread of
    /// \a thread.
    Journal(const QString &folder, QThreadPool &thread, std::function<UnsavedWork()> work,
            QObject *parent = nullptr);

    /// Tells the journal that the work has changed.
    void noteChange();
    /// Keeps the list of generated puzzles too.
    void follow(const CollectionModel &puzzles);
    /// Continues the files that another window left, with the list as it is added from now on. Must be called
    /// before anything was written.
    void adopt(std::shared_ptr<JournalFiles> files) { m_files = std::move(files); }

    /// Starts to write now, and does not wait for the end.
    void writeNow();
    /// Removes the files, because the window was closed and its work is saved or discarded.
    void close();

signals:
    /// Emitted as soon as a writing has failed, unless the one before it failed too.
    void failed(const QString &why);

private:
    void note(std::function<QByteArray()> line);
    void take(const std::optional<QString> &error);

    QThreadPool &m_thread;
    std::function<UnsavedWork()> m_work;
    std::shared_ptr<JournalFiles> m_files; // shared with the tasks that wait for the thread; null when closed
    /// The lines of the log of the list that are not written yet. They are made on the thread.
    std::vector<std::function<QByteArray()>> m_lines;
    QTimer m_timer;
    bool m_hasFailed = false; // the last time
};

} // namespace sudoku
