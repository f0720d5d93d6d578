#include "ui/teach/pages/techniquepages.h"

#include <QCoreApplication>

#include "core/hints/techniques.h"
#include "ui/language/language.h"
#include "ui/text/strings.h"

#include <QFile>

#include <algorithm>

/// The linker drops the resources of a static library unless they are asked for, by name and outside any
/// namespace.
static void useTechniquePages()
{
    Q_INIT_RESOURCE(handbook);
}

namespace sudoku {
namespace {

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(TechniquePage)
};

constexpr QLatin1String indent("    ");
constexpr auto languageOfPages = "en"; // of those from which the others are translated

std::vector<const Technique *> techniquesOf(const QString &ids)
{
    std::vector<const Technique *> found;
    for (const QString &id : ids.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (const Technique *technique = findTechnique(id.toStdString()))
            found.push_back(technique);
    return found;
}

/// Adds a paragraph to \a page, or a further line of the one that it ended with.
void addText(TechniquePage &page, const QString &line, bool isNewParagraph)
{
    QString &text =
        page.spotting.isEmpty() && (page.what.isEmpty() || !isNewParagraph) ? page.what : page.spotting;
    text += text.isEmpty() ? line : QLatin1Char(' ') + line;
}

QString contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const TechniquePage *findPage(const std::vector<TechniqueChapter> &chapters, const Technique &technique)
{
    for (const TechniqueChapter &chapter : chapters)
        for (const TechniquePage &page : chapter.pages)
            if (std::ranges::find(page.techniques, &technique) != page.techniques.end())
                return &page;
    return nullptr;
}

std::vector<TechniqueChapter> readInLanguage(const QString &language)
{
    useTechniquePages();
    const QString path = QStringLiteral(":/handbook/techniques/pages%1.md");
    std::vector<TechniqueChapter> chapters = readTechniquePages(contentsOf(path.arg(QString())));
    if (language != QLatin1String(languageOfPages))
        translatePages(chapters, readTechniquePages(contentsOf(path.arg(QLatin1Char('_') + language))));
    return chapters;
}

} // namespace

std::vector<TechniqueChapter> readTechniquePages(const QString &markdown)
{
    std::vector<TechniqueChapter> chapters;
    TechniquePage *page = nullptr;
    bool isNewParagraph = true;
    for (const QString &line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("# "))) {
            chapters.push_back({line.mid(2), {}});
            page = nullptr;
        } else if (line.startsWith(QLatin1String("## ")) && !chapters.empty()) {
            std::vector<const Technique *> techniques = techniquesOf(line.mid(3));
            page = techniques.empty() ? nullptr : &chapters.back().pages.emplace_back();
            if (page)
                page->techniques = std::move(techniques);
        } else if (page && line.startsWith(indent)) {
            page->puzzles += line.trimmed();
        } else if (page && !line.isEmpty()) {
            addText(*page, line, isNewParagraph);
        }
        isNewParagraph = line.isEmpty();
    }
    return chapters;
}

void translatePages(std::vector<TechniqueChapter> &chapters, const std::vector<TechniqueChapter> &translation)
{
    for (TechniqueChapter &chapter : chapters) {
        for (TechniquePage &page : chapter.pages) {
            const TechniquePage *translated = findPage(translation, page.technique());
            page.lacksTranslation =
                !translated || translated->what.isEmpty() || translated->spotting.isEmpty();
            if (page.lacksTranslation)
                continue;
            page.what = translated->what;
            page.spotting = translated->spotting;
        }
        const auto sameChapter = std::ranges::find_if(translation, [&](const TechniqueChapter &other) {
            return !chapter.pages.empty() && findPage({other}, chapter.pages.front().technique());
        });
        if (sameChapter != translation.end())
            chapter.title = sameChapter->title;
    }
}

const std::vector<TechniqueChapter> &techniqueChapters()
{
    static const std::vector<TechniqueChapter> chapters = readInLanguage(installedLanguage());
    return chapters;
}

std::vector<const TechniquePage *> techniquePages()
{
    std::vector<const TechniquePage *> pages;
    for (const TechniqueChapter &chapter : techniqueChapters())
        for (const TechniquePage &page : chapter.pages)
            pages.push_back(&page);
    return pages;
}

const TechniquePage *pageOf(const Technique &technique)
{
    if (const TechniquePage *page = findPage(techniqueChapters(), technique))
        return page;
    for (const std::string_view id : {technique.traits.countsAs, technique.traits.formerly})
        if (const Technique *other = findTechnique(id))
            return pageOf(*other);
    return nullptr;
}

QString englishOnlyText()
{
    return PageWords::tr("This page is in English so far.");
}

QString handbookPageOf(const TechniquePage &page)
{
    return QStringLiteral("technique-%1.md").arg(toQString(page.technique().id));
}

const TechniquePage *pageAfter(const TechniquePage &page)
{
    const std::vector<const TechniquePage *> pages = techniquePages();
    const auto found = std::ranges::find(pages, &page);
    return found == pages.end() || std::next(found) == pages.end() ? nullptr : *std::next(found);
}

} // namespace sudoku
