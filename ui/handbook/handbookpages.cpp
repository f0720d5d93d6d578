#include "ui/handbook/handbookpages.h"

#include "ui/commands/commandpage.h"
#include "ui/handbook/handbooklayout.h"
#include "ui/text/techniquetable.h"

#include <QFile>
#include <QPalette>
#include <QRegularExpression>
#include <QTextDocument>

/// The linker drops the resources of a static library unless they are asked for, by name and outside any
/// namespace.
static void useHandbook()
{
    Q_INIT_RESOURCE(handbook);
}

namespace sudoku {
namespace {

constexpr char handbookFolder[] = "/handbook/";

QStringList linkedFiles(const QString &text)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(([\w-]+\.md)\))"));
    QStringList files;
    for (auto it = link.globalMatch(text); it.hasNext();)
        files += it.next().captured(1);
    files.removeDuplicates();
    return files;
}

HandbookPage readPage(const QString &file)
{
    QTextDocument document;
    document.setMarkdown(handbookText(file));
    layOut(document, QPalette());
    const std::vector<HandbookPassage> passages = passagesOf(document);
    return {file, passages.front().text, passages};
}

} // namespace

QString handbookText(const QString &page)
{
    useHandbook();
    QFile file(QLatin1Char(':') + QLatin1String(handbookFolder) + page);
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    return QString(text)
        .replace(QLatin1String("<!-- commands -->"), commandTables())
        .replace(QLatin1String("<!-- techniques -->"), techniqueTables());
}

std::vector<HandbookPage> readHandbook()
{
    std::vector<HandbookPage> pages;
    for (const QString &file : QStringList(handbookStart) + linkedFiles(handbookText(handbookStart)))
        pages.push_back(readPage(file));
    return pages;
}

QUrl handbookUrl(const QString &page)
{
    return QUrl(QLatin1String("qrc:") + QLatin1String(handbookFolder) + page);
}

} // namespace sudoku
