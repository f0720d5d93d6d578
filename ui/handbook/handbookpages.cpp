#include "ui/handbook/handbookpages.h"

#include "ui/commands/commandpage.h"
#include "ui/handbook/handbooklayout.h"
#include "ui/handbook/techniquearticle.h"
#include "ui/text/techniquetable.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>

#include <utility>

/// The linker drops the resources of a static library unless they are asked for, by name and outside any
/// namespace.
static void useHandbook()
{
    Q_INIT_RESOURCE(handbook);
}

namespace sudoku {
namespace {

constexpr char handbookFolder[] = "/handbook/";
constexpr QLatin1String listOfTechniques("techniques.md");

QStringList linkedFiles(const QString &text)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(([\w-]+\.md)\))"));
    QStringList files;
    for (auto it = link.globalMatch(text); it.hasNext();)
        files += it.next().captured(1);
    files.removeDuplicates();
    return files;
}

HandbookPage readPage(const QString &file, const QString &text, const QString &parent = {})
{
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    QTextCursor step(&document);
    step.beginEditBlock(); // or each paragraph looks through all frames
    document.setMarkdown(text);
    step.endEditBlock();
    addCaptions(document); // the rest of the look is for those who see the page
    const std::vector<HandbookPassage> passages = passagesOf(document);
    return {file, passages.front().text, passages, parent};
}

/// Inserts the table where \a text has a place for it, which few pages have.
void insertTable(QString &text, QLatin1String place, QString (*table)())
{
    if (text.contains(place))
        text.replace(place, table());
}

/// Returns the page \a file of the resources with the tables of commands and techniques inserted.
QString pageText(const QString &file)
{
    useHandbook();
    QFile page(QLatin1Char(':') + QLatin1String(handbookFolder) + file);
    QString text = page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
    insertTable(text, QLatin1String("<!-- commands -->"), commandTables);
    insertTable(text, QLatin1String("<!-- techniques -->"), techniqueTables);
    return withTechniqueLinks(std::move(text));
}

} // namespace

QString handbookText(const QString &page)
{
    const QString article = techniqueArticle(page);
    return article.isEmpty() ? pageText(page) : article;
}

std::vector<HandbookPage> readHandbook()
{
    std::vector<HandbookPage> pages;
    for (const QString &file : QStringList(handbookStart) + linkedFiles(pageText(handbookStart))) {
        pages.push_back(readPage(file, pageText(file)));
        if (file == listOfTechniques)
            for (const QString &article : techniqueFiles())
                pages.push_back(readPage(article, techniqueArticle(article, ArticleBoards::LeftOut), file));
    }
    return pages;
}

QUrl handbookUrl(const QString &page)
{
    return QUrl(QLatin1String("qrc:") + QLatin1String(handbookFolder) + page);
}

} // namespace sudoku
