#pragma once

#include <QByteArray>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRectF>
#include <QRegularExpression>
#include <QString>
#include <QTemporaryDir>

#include "tests/puzzles.h"

#include <vector>

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

    QImage picture(int page, int dotsPerInch) const { return painted(page, dotsPerInch, {}); }

    /// A part of \a page, given in millimetres.
    QImage part(int page, int dotsPerInch, const QRectF &millimetres) const
    {
        const double dots = dotsPerInch / 25.4;
        const QRect rect(QPointF(millimetres.topLeft() * dots).toPoint(),
                         QSizeF(millimetres.size() * dots).toSize());
        const auto number = [](int value) { return QString::number(value); };
        return painted(page, dotsPerInch,
                       {"-x", number(rect.x()), "-y", number(rect.y()), "-W", number(rect.width()), "-H",
                        number(rect.height())});
    }

    /// A word and its place in millimetres; it is as high as its font, from the ascent to the descent.
    struct Word
    {
        QString text;
        QRectF place;
    };

    std::vector<Word> words(int page) const
    {
        const QString number = QString::number(page);
        static const QRegularExpression pattern(
            R"re(<word xMin="(.*)" yMin="(.*)" xMax="(.*)" yMax="(.*)">(.*)</word>)re");
        const QString all =
            QString::fromUtf8(outputOf("pdftotext", {"-bbox", "-f", number, "-l", number, m_path, "-"}));
        std::vector<Word> words;
        for (const QRegularExpressionMatch &match : pattern.globalMatch(all)) {
            const auto at = [&](int group) { return match.captured(group).toDouble() * 25.4 / 72; };
            words.push_back({match.captured(5), {QPointF(at(1), at(2)), QPointF(at(3), at(4))}});
        }
        return words;
    }

    const QString &path() const { return m_path; }

private:
    QImage painted(int page, int dotsPerInch, const QStringList &options) const
    {
        const QString number = QString::number(page);
        const QString to = m_folder.filePath("page");
        outputOf("pdftoppm", QStringList{"-r", QString::number(dotsPerInch), "-gray", "-f", number, "-l",
                                         number, "-singlefile"}
                                 + options + QStringList{m_path, to});
        return QImage(to + ".pgm");
    }

    QTemporaryDir m_folder;
    QString m_path;
};

} // namespace sudoku
