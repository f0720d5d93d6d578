#include "ui/programs/runningprograms.h"

#include <QDir>
#include <QFile>

#include <csignal>
#include <fcntl.h>
#include <mutex>
#include <set>
#include <sys/file.h>
#include <unistd.h>

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

const QString folderName = QStringLiteral("sudoku-workbench-solver");

QByteArray lockOf(const QString &folder)
{
    return QFile::encodeName(folder + QStringLiteral("/lock"));
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

WorkFolder::WorkFolder() : m_folder(QDir(QDir::tempPath()).filePath(folderName + QStringLiteral("-XXXXXX")))
{
    static std::once_flag isClean;
    std::call_once(isClean, removeLeftFolders);
    m_lock = ::open(lockOf(m_folder.path()).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    ::flock(m_lock, LOCK_EX | LOCK_NB);
    const std::lock_guard lock(registry().mutex);
    registry().folders.insert(m_folder.path());
}

WorkFolder::~WorkFolder()
{
    const std::lock_guard lock(registry().mutex);
    registry().folders.erase(m_folder.path());
    m_folder.remove();
    ::close(m_lock);
}

void removeLeftFolders()
{
    const QDir all(QDir::tempPath());
    for (const QString &name :
         all.entryList({folderName + QStringLiteral("-??????")}, QDir::Dirs | QDir::NoSymLinks)) {
        const QString folder = all.filePath(name);
        // One without a lock is being made at this moment.
        const int lock = ::open(lockOf(folder).constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
        if (lock < 0)
            continue;
        if (::flock(lock, LOCK_EX | LOCK_NB) == 0)
            QDir(folder).removeRecursively();
        ::close(lock);
    }
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
