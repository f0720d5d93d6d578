#pragma once

#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <sys/types.h>

namespace sudoku {

/// A process group of a program that was started; endPrograms() ends it, as the destructor does.
class RunningGroup
{
public:
    /// \a start gives the number of the group, or 0 where nothing was started.
    explicit RunningGroup(const std::function<pid_t()> &start);
    ~RunningGroup();
    RunningGroup(const RunningGroup &) = delete;
    RunningGroup &operator=(const RunningGroup &) = delete;

    pid_t number() const { return m_number; }

private:
    pid_t m_number = 0;
};

/// A folder for files of a program; endPrograms() removes it, as the destructor does.
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
};

/// Ends all programs at once, with what they started, and removes their folders. For when this program is
/// about to end by a signal: from now on no program can be started, and none that is waited for is told.
void endPrograms();

} // namespace sudoku
