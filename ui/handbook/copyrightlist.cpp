#include "ui/handbook/copyrightlist.h"

#include <QFile>

#include <utility>

/// The linker drops the resources of a static library unless they are asked for, by name and outside any
/// namespace.
static void useNotices()
{
    Q_INIT_RESOURCE(notices);
}

namespace sudoku {
namespace {

/// Returns the words of \a text, which any blanks and ends of lines separate.
QStringList wordsOf(const QString &text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

/// Returns the lines of \a text without what indents them.
QString unindented(const QString &text)
{
    QStringList lines = text.trimmed().split(u'\n');
    for (QString &line : lines)
        line = line.trimmed();
    return lines.join(u'\n');
}

/// Returns the first line of \a text: of a licence that is its short name.
QString firstLine(const QString &text)
{
    return text.section(u'\n', 0, 0).trimmed();
}

} // namespace

CopyrightList::CopyrightList(const QString &text)
{
    Paragraph paragraph;
    QString field;
    const auto finish = [&] {
        if (!paragraph.isEmpty())
            m_paragraphs.push_back(std::exchange(paragraph, {}));
    };
    for (const QString &line : text.split(u'\n')) {
        if (line.trimmed().isEmpty()) {
            finish();
        } else if (line.front().isSpace()) {
            paragraph[field] += u'\n' + line;
        } else {
            field = line.section(u':', 0, 0);
            paragraph[field] = line.section(u':', 1).trimmed();
        }
    }
    finish();
    for (const Paragraph &each : m_paragraphs)
        if (each.contains("License") && !each.contains("Files"))
            m_licences[firstLine(each["License"])] = each;
}

std::vector<LicensedPart> CopyrightList::parts() const
{
    std::vector<LicensedPart> parts;
    for (const Paragraph &paragraph : m_paragraphs)
        if (paragraph.contains("Component"))
            parts.push_back(partOf(paragraph));
    return parts;
}

LicensedPart CopyrightList::partOf(const Paragraph &paragraph) const
{
    const Paragraph licence = m_licences[firstLine(paragraph["License"])];
    LicensedPart part{.name = paragraph["Component"],
                      .copyright = unindented(paragraph["Copyright"]),
                      .licence = licence["SPDX"],
                      .origin = paragraph["Origin"],
                      .use = paragraph["Comment"].simplified(),
                      .texts = wordsOf(paragraph["Notice"]) + wordsOf(licence["Texts"])};
    part.texts.removeDuplicates();
    return part;
}

CopyrightList builtCopyrightList()
{
    return CopyrightList(builtNotice("packaging/copyright"));
}

QString builtNotice(const QString &file)
{
    useNotices();
    QFile resource(":/licences/" + file);
    return resource.open(QIODevice::ReadOnly) ? QString::fromUtf8(resource.readAll()) : QString();
}

} // namespace sudoku
