#include "ui/text/readfile.h"

#include <QCoreApplication>
#include <QFile>

#include "core/system/regularfile.h"

#include <filesystem>

namespace sudoku {
namespace {

struct ReadFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ReadFile)
};

/// Returns why a file of \a kind is not read, or an empty text.
QString kindProblem(FileKind kind)
{
    switch (kind) {
    case FileKind::Regular:
        return {};
    case FileKind::Folder:
        return ReadFileWords::tr("It is a folder.");
    case FileKind::Pipe:
        return ReadFileWords::tr("It is a pipe, not a file.");
    case FileKind::Socket:
        return ReadFileWords::tr("It is a socket, not a file.");
    case FileKind::Device:
        break;
    }
    return ReadFileWords::tr("It is a device, not a file.");
}

/// Unlike QFileInfo::filesystemFilePath() it takes any text.
std::filesystem::path systemPath(const QString &path)
{
#ifdef Q_OS_WIN
    return path.toStdWString();
#else
    return QFile::encodeName(path).toStdString();
#endif
}

} // namespace

tl::expected<QByteArray, QString> readFile(const QString &path, qint64 maxBytes)
{
    const OpenedFile opened = openRegularFile(systemPath(path));
    if (opened.error)
        return tl::unexpected(qt_error_string(opened.error.value()));
    if (const QString problem = kindProblem(opened.kind); !problem.isEmpty())
        return tl::unexpected(problem);
    QFile file;
    if (!file.open(opened.descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return tl::unexpected(file.errorString());
    const QByteArray contents = file.read(maxBytes);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(file.errorString());
    return contents;
}

} // namespace sudoku
