#pragma once

#include <QByteArray>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include "tests/puzzles.h"

/// What a PDF looks like to others: poppler's tools.
namespace sudoku {

inline QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    require(process.waitForFinished(60'000) && process.exitCode() == 0, program.toStdString() + " failed");
    return process.readAllStandardOutput();
}

/// A PDF in a file of its own.
class PdfFile
{
public:
    explicit PdfFile(const QByteArray &bytes) : m_path(m_folder.filePath("file.pdf"))
    {
        QFile file(m_path);
        require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "cannot write a PDF");
    }

    /// What stands on \a page, from 1, line by line.
    QString text(int page) const
    {
        const QString number = QString::number(page);
        return QString::fromUtf8(outputOf("pdftotext", {"-layout", "-f", number, "-l", number, m_path, "-"}));
    }

    QString text() const { return QString::fromUtf8(outputOf("pdftotext", {"-layout", m_path, "-"})); }

    /// As pdfinfo says: "Pages", "Page size".
    QString info(const QString &key) const
    {
        for (const QByteArray &line : outputOf("pdfinfo", {m_path}).split('\n'))
            if (line.startsWith(key.toUtf8() + ':'))
                return QString::fromUtf8(line.mid(key.size() + 1)).trimmed();
        return {};
    }

    bool hasAllFonts() const
    {
        const QByteArrayList lines = outputOf("pdffonts", {m_path}).trimmed().split('\n').mid(2);
        return !lines.isEmpty() && std::ranges::all_of(lines, [](const QByteArray &line) {
            return line.simplified().split(' ').contains("yes"); // "emb" comes before "sub"
        });
    }

    QImage picture(int page, int dotsPerInch) const
    {
        const QString number = QString::number(page);
        const QString to = m_folder.filePath("page");
        outputOf("pdftoppm", {"-r", QString::number(dotsPerInch), "-gray", "-f", number, "-l", number,
                              "-singlefile", m_path, to});
        return QImage(to + ".pgm");
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

} // namespace sudoku
