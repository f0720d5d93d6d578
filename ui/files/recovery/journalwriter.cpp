#include "ui/files/recovery/journalwriter.h"

#include "ui/text/savefile.h"

#include <QCoreApplication>
#include <QFile>

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

std::optional<QString> JournalWriter::write(const UnsavedWork &work,
                                            const std::vector<PuzzleLogEntry> &entries)
{
    if (!m_files)
        m_files = JournalFiles::make(m_folder);
    if (!m_files) {
        m_unwritten += logLines(entries);
        return JournalWords::tr("No file can be written to %1.").arg(m_folder);
    }
    const auto boardError = saveFile(m_files->boardPath(), textOf(work));
    const auto logError = writeLog(entries);
    return boardError ? boardError : logError;
}

std::optional<QString> JournalWriter::writeLog(const std::vector<PuzzleLogEntry> &entries)
{
    const bool isNew = !entries.empty() && std::holds_alternative<RowsCleared>(entries.front());
    if (isNew)
        m_unwritten.clear();
    m_unwritten += logLines(entries);
    if (m_unwritten.isEmpty())
        return {};
    const auto error =
        isNew ? saveFile(m_files->puzzlesPath(), m_unwritten) : append(m_files->puzzlesPath(), m_unwritten);
    if (!error)
        m_unwritten.clear();
    return error;
}

void JournalWriter::remove()
{
    if (m_files)
        m_files->remove();
}

} // namespace sudoku
