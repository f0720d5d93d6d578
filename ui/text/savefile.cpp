#include "ui/text/savefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include <cerrno>

namespace sudoku {
namespace {

struct SaveWords
{
    Q_DECLARE_TR_FUNCTIONS(SaveFile)
};

/// Returns the reason of an error. Qt says "Unknown error" if only a part fitted on the disk, or under a
/// limit of file sizes.
QString reasonOf(const QSaveFile &file, const QFileInfo &info, int systemError)
{
    constexpr qint64 fewBytes = 1 << 16; // what is written took the rest
    const bool isFull = QStorageInfo(info.absolutePath()).bytesAvailable() < fewBytes;
    if (isFull)
        return SaveWords::tr("There is not enough room on the disk.");
    if (file.error() == QFileDevice::NoError && systemError != EFBIG) // it has not even begun
        return SaveWords::tr("There is not enough room for temporary files.");
    return systemError == EFBIG ? qt_error_string(EFBIG) : file.errorString();
}

} // namespace

std::optional<QString> saveFile(const QString &path, const QByteArray &contents)
{
    return saveFile(path, [&](QIODevice &to) { return to.write(contents) == contents.size(); });
}

std::optional<QString> saveFile(const QString &path, const std::function<bool(QIODevice &)> &write)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // QSaveFile would replace a device by a file
        return SaveWords::tr("It is not a regular file.");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    errno = 0;
    // commit() alone would replace the old file by an empty one on a full disk (QTBUG-75077).
    const bool isWritten = write(file) && file.flush() && file.error() == QFileDevice::NoError;
    if (!isWritten) {
        const QString error = reasonOf(file, info, errno);
        file.cancelWriting();
        file.commit();
        return error;
    }
    if (!file.commit())
        return file.errorString();
    return {};
}

} // namespace sudoku
