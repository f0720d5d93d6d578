#pragma once

#include <QList>
#include <QThreadPool>

#include "ui/files/recovery/journal.h"

namespace sudoku {

/// The journals of all windows of the program, and the thread that writes them.
class Recovery
{
public:
    /// Keeps the journals in \a folder, or in the user's folder for state files if it is empty.
    explicit Recovery(QString folder = {});
    Q_DISABLE_COPY_MOVE(Recovery)

    const QString &folder() const { return m_folder; }
    /// Returns a journal that belongs to \a parent.
    Journal *makeJournal(std::function<UnsavedWork()> work, QObject *parent);
    /// Writes all journals and waits briefly for the end, because the program is about to end.
    void saveAll();

private:
    QString m_folder;
    QThreadPool m_thread;
    QList<Journal *> m_journals;
    QObject m_context; // ends the connections to the journals
};

} // namespace sudoku
