#pragma once

#include "tests/cli/program.h"
#include "tests/pdftools.h"
#include "tests/puzzles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

/// What the tests of "print" share.
namespace sudoku {

inline QByteArray linesOf(const std::string &corpus, int count)
{
    QByteArray lines;
    for (const CorpusPuzzle &puzzle : readCorpus(corpus, count))
        lines += QByteArray::fromStdString(text(puzzle.puzzle.givens)) + '\n';
    return lines;
}

inline QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size(), "cannot write");
}

/// A folder for a sheet, which the program writes where there is no display.
class SheetFolder
{
public:
    /// Removes the sheet of the test before.
    void prepare()
    {
        setPath("sheet.pdf");
        QFile::remove(m_path);
        qunsetenv("DISPLAY"); // there is none
        qputenv("QT_QPA_PLATFORM", "xcb");
    }

    QString filePath(const QString &name) const { return m_folder.filePath(name); }
    const QString &path() const { return m_path; }
    void setPath(const QString &name) { m_path = m_folder.filePath(name); }

    /// What the program says when it prints \a input to path().
    Result printed(const QString &options, const QByteArray &input) const
    {
        return run(QStringLiteral("print -o %1 %2").arg(m_path, options), input);
    }
    PdfFile file() const { return PdfFile(contentsOf(m_path)); }
    /// What is left beside the sheet: nothing should be.
    QStringList leftovers() const
    {
        return QDir(m_folder.path()).entryList({"sheet.pdf?*"}, QDir::Files | QDir::Hidden);
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

} // namespace sudoku
