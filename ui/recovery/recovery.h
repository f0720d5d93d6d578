#pragma once

#include <QList>
#include <QThreadPool>

#include "ui/recovery/journal.h"

namespace sudoku {

/// The journals of all windows of the program, and the thread that writes them.
class Recovery
{
public:
    /// In \a folder, or in the user's place for such things.
    explicit Recovery(QString folder = {});
    Q_DISABLE_COPY_MOVE(Recovery)

    const QString &folder() const { return m_folder; }
    /// A journal that belongs to \a parent.
    Journal *makeJournal(std::function<UnsavedWork()> work, QObject *parent);
    /// Writes all journals, and waits a moment for that: the program is about to be ended.
    void saveAll();

private:
    QString m_folder;
    QThreadPool m_thread;
    QList<Journal *> m_journals;
    QObject m_context; // ends what the journals report
};

} // namespace sudoku
