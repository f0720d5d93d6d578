#include "ui/handbook/techniquearticle.h"

#include <QCoreApplication>

#include "core/hints/techniques.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/glyphcache.h"
#include "ui/teach/pages/techniqueexample.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QHash>
#include <QPainter>
#include <QPalette>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

struct ArticleWords
{
    Q_DECLARE_TR_FUNCTIONS(TechniqueArticle)
};

QString pictureOf(const TechniquePage &page, qsizetype number)
{
    return QStringLiteral("technique-%1-%2.png").arg(toQString(page.technique().id)).arg(number);
}

/// Returns the page of the technique with that \a id, or null.
const TechniquePage *pageOfId(const QString &id)
{
    const Technique *technique = findTechnique(id.toStdString());
    return technique ? pageOf(*technique) : nullptr;
}

/// Returns the page of the article \a file, or null.
const TechniquePage *pageOfFile(const QString &file)
{
    static const QRegularExpression name(QStringLiteral("^technique-([\\w-]+)\\.md$"));
    const QRegularExpressionMatch match = name.match(file);
    return match.hasMatch() ? pageOfId(match.captured(1)) : nullptr;
}

QString linkTo(const TechniquePage &page)
{
    return QStringLiteral("[%1](%2)").arg(techniqueName(page.technique()), handbookPageOf(page));
}

/// Returns the picture of an example and its sentence below it.
QString exampleArticle(const TechniquePage &page, qsizetype number)
{
    const std::optional<FoundStep> &example = exampleOf(page, number);
    if (!example)
        return {};
    const SymbolSet &numbers = symbolSets().front();
    return QStringLiteral("![%1](%2)\n\n%3\n\n")
        .arg(exampleTitle(*example, numbers), pictureOf(page, number), exampleText(*example, numbers));
}

/// Returns the example of the picture \a file, or nothing if it is no such picture.
std::optional<FoundStep> exampleOfPicture(const QString &file)
{
    static const QRegularExpression name(QStringLiteral("^technique-([\\w-]+)-(\\d+)\\.png$"));
    const QRegularExpressionMatch match = name.match(file);
    const TechniquePage *page = match.hasMatch() ? pageOfId(match.captured(1)) : nullptr;
    const qsizetype number = match.captured(2).toInt();
    return page && number < page->puzzles.size() ? exampleOf(*page, number) : std::nullopt;
}

/// Returns which pages are before and behind \a page.
QString neighbours(const TechniquePage &page)
{
    const std::vector<const TechniquePage *> pages = techniquePages();
    const auto found = std::ranges::find(pages, &page);
    QStringList links;
    if (found != pages.begin())
        links += ArticleWords::tr("Before it: %1.").arg(linkTo(**std::prev(found)));
    if (const TechniquePage *next = pageAfter(page))
        links += ArticleWords::tr("Next: %1.").arg(linkTo(*next));
    return links.join(QLatin1Char(' '));
}

QHash<QString, const TechniquePage *> pagesByName()
{
    QHash<QString, const TechniquePage *> pages;
    for (const Technique &technique : techniques())
        if (const TechniquePage *page = pageOf(technique))
            pages.insert(techniqueName(technique), page);
    return pages;
}

} // namespace

QStringList techniqueFiles()
{
    QStringList files;
    for (const TechniquePage *page : techniquePages())
        files += handbookPageOf(*page);
    return files;
}

QString techniqueArticle(const QString &file, ArticleBoards boards)
{
    const TechniquePage *page = pageOfFile(file);
    if (!page)
        return {};
    const Technique &technique = page->technique();
    const qsizetype boardCount = boards == ArticleBoards::Shown ? page->puzzles.size() : 0;
    QString text = QStringLiteral("# %1\n\n").arg(techniqueName(technique));
    if (page->lacksTranslation)
        text += QStringLiteral("*%1*\n\n").arg(englishOnlyText());
    text += QStringLiteral("%1\n\n").arg(page->what);
    if (boardCount > 0)
        text += exampleArticle(*page, 0);
    text += QStringLiteral("## %1\n\n%2\n\n").arg(ArticleWords::tr("How to spot it"), page->spotting);
    for (qsizetype i = 1; i < boardCount; ++i)
        text += exampleArticle(*page, i);
    text += QStringLiteral("## %1\n\n%2 %3\n")
                .arg(ArticleWords::tr("Its place"),
                     ArticleWords::tr("Level: %1. HoDoKu's score: %2.")
                         .arg(levelText(technique.level))
                         .arg(technique.score),
                     neighbours(*page));
    return text;
}

QStringList techniquePictures(const QString &file)
{
    const TechniquePage *page = pageOfFile(file);
    QStringList names;
    for (qsizetype i = 0; page && i < page->puzzles.size(); ++i)
        names += pictureOf(*page, i);
    return names;
}

bool paintTechniquePicture(QPainter &painter, const QRectF &area, const QString &file,
                           const QPalette &palette, GlyphCache &cache)
{
    const std::optional<FoundStep> example = exampleOfPicture(file);
    if (!example)
        return false;
    paintExample(painter, area, *example, BoardStyle::forScreen(palette), symbolSets().front(), cache);
    return true;
}

QImage techniquePicture(const QString &file, const QPalette &palette, int side)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    GlyphCache cache;
    return paintTechniquePicture(painter, image.rect(), file, palette, cache) ? image : QImage();
}

QString withTechniqueLinks(QString text)
{
    if (!text.contains(QLatin1String("\n| "))) // most pages have no tables
        return text;
    static const QRegularExpression firstColumn(QStringLiteral("\n\\| ([^|\n]+) \\| "));
    const QHash<QString, const TechniquePage *> pages = pagesByName();
    QString linked;
    qsizetype done = 0;
    for (auto rows = firstColumn.globalMatch(text); rows.hasNext();) {
        const QRegularExpressionMatch row = rows.next();
        const TechniquePage *page = pages.value(row.captured(1));
        if (!page)
            continue;
        linked += text.mid(done, row.capturedStart(1) - done)
                  + QStringLiteral("[%1](%2)").arg(row.captured(1), handbookPageOf(*page));
        done = row.capturedEnd(1);
    }
    return linked + text.mid(done);
}

} // namespace sudoku
