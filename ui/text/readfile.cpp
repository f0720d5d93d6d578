#include "ui/text/readfile.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace sudoku {
namespace {

struct ReadFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ReadFile)
};

/// Returns why \a mode is no regular file, or an empty text.
QString kindProblem(mode_t mode)
{
    switch (mode & S_IFMT) {
    case S_IFREG:
        return {};
    case S_IFDIR:
        return ReadFileWords::tr("It is a folder.");
    case S_IFIFO:
        return ReadFileWords::tr("It is a pipe, not a file.");
    case S_IFSOCK:
        return ReadFileWords::tr("It is a socket, not a file.");
    default:
        return ReadFileWords::tr("It is a device, not a file.");
    }
}

tl::unexpected<QString> systemError()
{
    return tl::unexpected(qt_error_string(errno));
}

} // namespace

tl::expected<QByteArray, QString> readFile(const QString &path, qint64 maxBytes)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat status = {};
    if (::stat(name.constData(), &status) != 0)
        return systemError();
    if (const QString problem = kindProblem(status.st_mode);
        !problem.isEmpty()) // opening a device may start something
        return tl::unexpected(problem);
    const int descriptor = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        return systemError();
    QFile file;
    if (!file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return tl::unexpected(file.errorString());
    if (::fstat(descriptor, &status) != 0) // another may have come in its place
        return systemError();
    if (const QString problem = kindProblem(status.st_mode); !problem.isEmpty())
        return tl::unexpected(problem);
    const QByteArray contents = file.read(maxBytes);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(file.errorString());
    return contents;
}

} // namespace sudoku
