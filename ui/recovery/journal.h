#pragma once

#include <QObject>
#include <QTimer>

#include "ui/recovery/journalwriter.h"

#include <functional>
#include <memory>

class QThreadPool;

namespace sudoku {

class ResultsModel;

/// Keeps what a window has not saved in files, so that it outlives the program: never older than a few
/// seconds, until the window is closed.
class Journal : public QObject
{
    Q_OBJECT

public:
    /// \a work tells what there is to keep. Files are written in \a folder, on the one thread of \a thread.
    Journal(const QString &folder, QThreadPool &thread, std::function<UnsavedWork()> work,
            QObject *parent = nullptr);

    /// The work is another one now.
    void noteChange();
    /// Keeps the list of generated puzzles too.
    void follow(const ResultsModel &results);
    /// Goes on in files that another window left; before anything was written.
    void adopt(std::shared_ptr<JournalFiles> files);

    /// Does not wait until it is done.
    void writeNow();
    /// The window was closed with everything saved, or with the word of the user that it need not be.
    void close();

signals:
    /// Nothing can be kept; said once.
    void failed(const QString &why);

private:
    void noteRows(const ResultsModel &results, int first, int last);
    void noteReset(const ResultsModel &results);
    void reportFailure();

    QThreadPool &m_thread;
    std::function<UnsavedWork()> m_work;
    std::shared_ptr<JournalWriter> m_writer; // shared with what waits on the thread
    std::vector<PuzzleLogEntry> m_entries;   // not written yet
    QTimer m_timer;
    bool m_hasFiles = false;
    bool m_isClosed = false;
    bool m_hasFailed = false;
};

} // namespace sudoku
