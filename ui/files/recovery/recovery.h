#pragma once

#include <QObject>
#include <QThreadPool>

#include "ui/files/recovery/journal.h"
#include "ui/files/recovery/recentpuzzles.h"

namespace sudoku {

/// The journals of all windows of the program, the thread that writes them, and the boards that were kept
/// when their windows were closed.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// Keeps the journals in \a folder, or in the user's folder for state files if it is empty.
    explicit Recovery(QString folder = {});

    const QString &folder() const { return m_folder; }
    RecentPuzzles &recentPuzzles() { return m_recent; }
    /// Returns a journal that belongs to \a parent.
    Journal *makeJournal(std::function<UnsavedWork()> work, QObject *parent);
    /// Writes all journals and waits briefly for the end, because the program is about to end.
    void saveAll();

signals:
    /// Emitted by saveAll(), for the journals.
    void saving();

private:
    QString m_folder;
    RecentPuzzles m_recent;
    QThreadPool m_thread;
};

} // namespace sudoku
