#include "ui/files/recovery/journalfiles.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sudoku {
namespace {

constexpr qsizetype maxLeft = 100; // windows; the others wait for another start

/// Returns whether \a path still names the file \a descriptor, which another program may have deleted before
/// it was locked.
bool isStillThere(const QByteArray &path, int descriptor)
{
    struct stat named = {};
    struct stat opened = {};
    return ::stat(path.constData(), &named) == 0 && ::fstat(descriptor, &opened) == 0
           && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev;
}

} // namespace

std::shared_ptr<JournalFiles> JournalFiles::lock(const QString &path)
{
    const QByteArray name = QFile::encodeName(path + QStringLiteral(".lock"));
    const int descriptor =
        ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    if (descriptor < 0)
        return nullptr;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && isStillThere(name, descriptor))
        return std::shared_ptr<JournalFiles>(new JournalFiles(path, descriptor));
    ::close(descriptor);
    return nullptr;
}

std::shared_ptr<JournalFiles> JournalFiles::make(const QString &folder)
{
    if (!QDir(folder).exists() && QDir().mkpath(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return lock(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)));
}

std::vector<std::shared_ptr<JournalFiles>> JournalFiles::claimLeft(const QString &folder)
{
    std::vector<std::shared_ptr<JournalFiles>> left;
    const QDir dir(folder);
    const QStringList boards = dir.entryList({QStringLiteral("*.json")}, QDir::Files | QDir::NoSymLinks,
                                             QDir::Time | QDir::Reversed);
    for (const QString &board : boards.mid(0, maxLeft)) {
        const QString path = dir.filePath(board.chopped(5));
        auto files = lock(path);
        if (files && QFile::exists(files->boardPath()))
            left.push_back(std::move(files));
        else if (files)
            files->remove(); // its window ended well between the two
    }
    return left;
}

JournalFiles::~JournalFiles()
{
    ::close(m_lock);
}

void JournalFiles::remove()
{
    for (const QString &path : {boardPath(), puzzlesPath(), pathWith(".lock")})
        QFile::remove(path);
}

QString JournalFiles::keepAside()
{
    const QString suffix = QStringLiteral(".unreadable");
    for (const QString &path : {boardPath(), puzzlesPath()})
        QFile::rename(path, path + suffix);
    QFile::remove(pathWith(".lock"));
    return boardPath() + suffix;
}

} // namespace sudoku
