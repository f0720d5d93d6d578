#include "ui/programs/runningprograms.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>
#include <mutex>
#include <set>

namespace sudoku {
namespace {

struct Registry
{
    std::mutex mutex;
    std::set<ProcessGroup> groups;
    std::set<QString> folders;
};

/// Returns the registry, which is never destroyed, because a thread may still use it while the program ends.
Registry &registry()
{
    static auto *const only = new Registry;
    return *only;
}

const QString folderName = QStringLiteral("sudoku-workbench-solver");

std::filesystem::path lockOf(const QString &folder)
{
    return QFileInfo(folder, QStringLiteral("lock")).filesystemFilePath();
}

} // namespace

RunningGroup::RunningGroup(const std::function<ProcessGroup()> &start)
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
    endNow(m_number); // what the program may have left behind
}

WorkFolder::WorkFolder() : m_folder(QDir(QDir::tempPath()).filePath(folderName + QStringLiteral("-XXXXXX")))
{
    static std::once_flag isClean;
    std::call_once(isClean, removeLeftFolders);
    m_lock = FileLock::tryLock(lockOf(m_folder.path()), FileLock::IfMissing::Make);
    const std::lock_guard lock(registry().mutex);
    registry().folders.insert(m_folder.path());
}

WorkFolder::~WorkFolder()
{
    const std::lock_guard lock(registry().mutex);
    registry().folders.erase(m_folder.path());
    m_folder.remove();
}

void removeLeftFolders()
{
    const QDir all(QDir::tempPath());
    for (const QString &name :
         all.entryList({folderName + QStringLiteral("-??????")}, QDir::Dirs | QDir::NoSymLinks)) {
        const QString folder = all.filePath(name);
        // One without a lock is being made at this moment.
        if (const auto lock = FileLock::tryLock(lockOf(folder), FileLock::IfMissing::Fail))
            QDir(folder).removeRecursively();
    }
}

void endPrograms()
{
    registry().mutex.lock(); // and never unlocked
    for (const ProcessGroup number : registry().groups)
        endNow(number);
    for (const QString &folder : registry().folders)
        QDir(folder).removeRecursively();
}

} // namespace sudoku
