#include "packaging/handbook/handbookhtml.h"

#include "core/version/version.h"
#include "packaging/handbook/techniqueboards.h"
#include "ui/handbook/handbooklayout.h"
#include "ui/handbook/handbookpages.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTextDocumentFragment>

#include <md4c-html.h>

namespace sudoku {
namespace {

void append(const MD_CHAR *text, MD_SIZE size, void *html)
{
    static_cast<QByteArray *>(html)->append(text, size);
}

QString htmlOf(const QString &markdown)
{
    const QByteArray text = markdown.toUtf8();
    QByteArray html;
    md_html(text.constData(), static_cast<MD_SIZE>(text.size()), append, &html, MD_DIALECT_GITHUB, 0);
    return QString::fromUtf8(html);
}

/// Gives each heading the anchor that links name.
QString withAnchors(const QString &html)
{
    static const QRegularExpression heading(QStringLiteral("<h([1-6])>(.*?)</h\\1>"));
    QString result;
    qsizetype end = 0;
    for (auto it = heading.globalMatch(html); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const QString anchor = anchorOf(QTextDocumentFragment::fromHtml(match.captured(2)).toPlainText());
        result += QStringView(html).mid(end, match.capturedStart() - end);
        result += QStringLiteral("<h%1 id=\"%2\">%3</h%1>").arg(match.captured(1), anchor, match.captured(2));
        end = match.capturedEnd();
    }
    result += QStringView(html).mid(end);
    return result;
}

/// Lets links between the pages lead to the files of HTML.
QString withLinks(QString html)
{
    static const QRegularExpression link(QStringLiteral("href=\"([\\w-]+)\\.md"));
    return html.replace(link, QStringLiteral("href=\"\\1.html"));
}

/// Scrolls a table alone where it is wider than the window.
QString withTables(QString html)
{
    return html.replace(QLatin1String("<table>"), QLatin1String("<div class=\"table\"><table>"))
        .replace(QLatin1String("</table>"), QLatin1String("</table></div>"));
}

/// Shows the boards of techniques in the colours of the page.
QString withBoards(const QString &html)
{
    static const QRegularExpression board(QStringLiteral("<img src=\"(technique-[\\w-]+\\.png)\""));
    QString result;
    qsizetype end = 0;
    for (auto it = board.globalMatch(html); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const qsizetype tagEnd = html.indexOf(u'>', match.capturedEnd()) + 1;
        result += QStringView(html).mid(end, match.capturedStart() - end);
        result += QStringLiteral("<picture><source srcset=\"%1\" media=\"(prefers-color-scheme: dark)\">"
                                 "<img class=\"board\" src=\"%2\"%3</picture>")
                      .arg(darkVersion(match.captured(1)), match.captured(1),
                           html.mid(match.capturedEnd(), tagEnd - match.capturedEnd()));
        end = tagEnd;
    }
    return result + html.mid(end);
}

/// Returns whether \a page is in the navigation of \a current: what another page lists, only beside that.
bool isListed(const HandbookPage &page, const HandbookPage &current)
{
    return page.parent.isEmpty() || page.parent == current.file || page.parent == current.parent;
}

QString navigation(const std::vector<HandbookPage> &pages, const HandbookPage &current)
{
    QString items;
    for (const HandbookPage &page : pages) {
        if (!isListed(page, current))
            continue;
        const QString mark = &page == &current ? QStringLiteral(" aria-current=\"page\"") : QString();
        items += QStringLiteral("<li%4><a href=\"%1.html\"%2>%3</a></li>\n")
                     .arg(QFileInfo(page.file).completeBaseName(), mark, page.title.toHtmlEscaped(),
                          page.parent.isEmpty() ? QString() : QStringLiteral(" class=\"part\""));
    }
    return QStringLiteral("<nav aria-label=\"Pages\"><ul>\n%1</ul></nav>\n").arg(items);
}

QString pageHtml(const std::vector<HandbookPage> &pages, const HandbookPage &page)
{
    const QString body = withBoards(withTables(withLinks(withAnchors(htmlOf(handbookText(page.file))))));
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
               "<meta name=\"generator\" content=\"%2\">\n"
               "<title>%1</title>\n<link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n")
               .arg(page.title.toHtmlEscaped(), toQString(versionLine()))
           + navigation(pages, page) + QStringLiteral("<main>\n") + body
           + QStringLiteral("</main>\n</body>\n</html>\n");
}

constexpr char style[] = R"(:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 72rem; display: flex; flex-wrap: wrap; font: 1rem/1.5 system-ui, sans-serif; }
nav { flex: 0 0 14rem; padding: 1.5rem 1rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: 0.3rem 0; }
nav li.part { margin-left: 1rem; }
nav a[aria-current] { font-weight: bold; text-decoration: none; color: inherit; }
main { flex: 1 1 30rem; min-width: 0; padding: 0.5rem 1.5rem 4rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.2rem; }
img { max-width: 100%; background: #fff; }
img.board { width: 456px; }
code { font-size: 0.92em; }
pre { overflow-x: auto; padding: 0.8rem; border: 1px solid #8886; border-radius: 4px; }
.table { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.8rem 0; }
th, td { border: 1px solid #8888; padding: 0.25rem 0.6rem; text-align: left; vertical-align: top; }
@media print { nav { display: none; } }
)";

bool writePictures(const QString &folder)
{
    const QDir pictures(QStringLiteral(":/handbook/pictures"));
    const QDir target(QDir(folder).filePath(QStringLiteral("pictures")));
    if (!target.mkpath(QStringLiteral(".")))
        return false;
    for (const QString &name : pictures.entryList()) {
        QFile file(pictures.filePath(name));
        if (!file.open(QIODevice::ReadOnly) || saveFile(target.filePath(name), file.readAll()))
            return false;
    }
    return true;
}

} // namespace

bool writeHandbookHtml(const QString &folder)
{
    const std::vector<HandbookPage> pages = readHandbook();
    for (const HandbookPage &page : pages) {
        const QString name = QFileInfo(page.file).completeBaseName() + QStringLiteral(".html");
        if (saveFile(QDir(folder).filePath(name), pageHtml(pages, page).toUtf8()))
            return false;
    }
    return !saveFile(QDir(folder).filePath(QStringLiteral("style.css")), style) && writePictures(folder)
           && writeTechniqueBoards(folder);
}

} // namespace sudoku
