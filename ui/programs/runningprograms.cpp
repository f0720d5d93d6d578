#include "ui/programs/runningprograms.h"

#include <QDir>

#include <csignal>
#include <mutex>
#include <set>

namespace sudoku {
namespace {

struct Registry
{
    std::mutex mutex;
    std::set<pid_t> groups;
    std::set<QString> folders;
};

/// Returns the registry, which is never destroyed, because a thread may still use it while the program ends.
Registry &registry()
{
    static auto *const only = new Registry;
    return *only;
}

void endGroup(pid_t number)
{
    ::kill(-number, SIGKILL);
}

} // namespace

RunningGroup::RunningGroup(const std::function<pid_t()> &start)
{
    // No other thread may end all programs during the start, or this one would be missed.
    const std::lock_guard lock(registry().mutex);
    m_number = start();
    if (m_number != 0)
        registry().groups.insert(m_number);
}

RunningGroup::~RunningGroup()
{
    if (m_number == 0)
        return;
    const std::lock_guard lock(registry().mutex);
    registry().groups.erase(m_number);
    endGroup(m_number); // what the program may have left behind
}

WorkFolder::WorkFolder()
{
    const std::lock_guard lock(registry().mutex);
    registry().folders.insert(m_folder.path());
}

WorkFolder::~WorkFolder()
{
    const std::lock_guard lock(registry().mutex);
    registry().folders.erase(m_folder.path());
    m_folder.remove();
}

void endPrograms()
{
    registry().mutex.lock(); // and never unlocked
    for (const pid_t number : registry().groups)
        endGroup(number);
    for (const QString &folder : registry().folders)
        QDir(folder).removeRecursively();
}

} // namespace sudoku
