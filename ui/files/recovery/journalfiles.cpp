#include "ui/files/recovery/journalfiles.h"

#include "ui/files/recovery/privatefolder.h"
#include "ui/files/recovery/unsavedwork.h"
#include "ui/text/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <filesystem>

namespace sudoku {
namespace {

struct JournalWords
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

/// Writes all of \a lines or nothing.
std::optional<QString> append(const QString &path, const QByteArray &lines)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append))
        return file.errorString();
    const qint64 before = file.size();
    if (file.write(lines) == lines.size() && file.flush())
        return {};
    const QString error = file.errorString();
    file.resize(before);
    return error;
}

} // namespace

JournalFiles::JournalFiles(const QString &folder)
    : m_path(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)))
{
}

std::shared_ptr<JournalFiles> JournalFiles::claim(const QString &boardPath)
{
    const QFileInfo board(boardPath);
    auto files = std::make_shared<JournalFiles>(board.path());
    files->m_path = board.path() + u'/' + board.completeBaseName();
    if (!files->lock())
        return nullptr;
    if (QFile::exists(boardPath))
        return files;
    files->remove(); // its window ended well meanwhile
    return nullptr;
}

/// Makes the folder too if it is missing.
bool JournalFiles::lock()
{
    makePrivateFolder(QFileInfo(m_path).path());
    m_lock = FileLock::tryLock(QFileInfo(pathWith(".lock")).filesystemFilePath(), FileLock::IfMissing::Make);
    return m_lock.has_value();
}

std::optional<QString> JournalFiles::write(const UnsavedWork &work, const QByteArray &lines)
{
    m_unwritten += lines;
    if (!m_lock && !work.isAnything())
        return {};
    if (!m_lock && !lock())
        return JournalWords::tr("No file can be written to %1.").arg(QFileInfo(m_path).path());
    const auto boardError = saveFile(boardPath(), textOf(work));
    const auto logError = writeLog();
    return boardError ? boardError : logError;
}

std::optional<QString> JournalFiles::writeLog()
{
    if (m_unwritten.isEmpty())
        return {};
    auto error = m_hasLog ? append(puzzlesPath(), m_unwritten) : saveFile(puzzlesPath(), m_unwritten);
    if (error)
        return error;
    m_unwritten.clear();
    m_hasLog = true;
    return {};
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
