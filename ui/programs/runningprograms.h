#pragma once

#include <QString>
#include <QTemporaryDir>

#include "core/system/filelock.h"
#include "core/system/processgroup.h"

#include <functional>
#include <optional>

namespace sudoku {

/// The process group of a program. The destructor and endPrograms() end it.
class RunningGroup
{
public:
    /// \a start starts the program and returns the number of its group, or 0 if it did not start.
    explicit RunningGroup(const std::function<ProcessGroup()> &start);
    ~RunningGroup();
    RunningGroup(const RunningGroup &) = delete;
    RunningGroup &operator=(const RunningGroup &) = delete;

    ProcessGroup number() const { return m_number; }

private:
    ProcessGroup m_number = 0;
};

/// A folder for the files of a program. The destructor and endPrograms() remove it. It is locked, so that
/// another run of this program can tell whether its owner was killed.
class WorkFolder
{
public:
    WorkFolder();
    ~WorkFolder();
    WorkFolder(const WorkFolder &) = delete;
    WorkFolder &operator=(const WorkFolder &) = delete;

    bool isThere() const { return m_folder.isValid(); }
    QString problem() const { return m_folder.errorString(); }
    QString file(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    std::optional<FileLock> m_lock;
};

/// Removes the folders of runs that were killed.
void removeLeftFolders();

/// Ends all programs and what they started, and removes their folders. Must be called only before this
/// program ends by a signal: no program can be started afterwards, and nobody is notified.
void endPrograms();

} // namespace sudoku
