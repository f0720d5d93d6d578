#include "ui/paint/paper/textpages.h"

#include <QCoreApplication>

#include "ui/paint/paper/pagetext.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/kindname.h"
#include "ui/text/rulestext.h"

#include <algorithm>

namespace sudoku {
namespace {

struct BookWords
{
    Q_DECLARE_TR_FUNCTIONS(Book)
};

// Sizes of letters, in mm; those of titles follow the width of the page.
constexpr double titleOfWidth = 0.085;
constexpr double lineOfWidth = 0.04;
constexpr double proseText = 3.9; // 11 pt
constexpr double headingText = 4.4;
constexpr double proseTitleText = 6.4;
constexpr double smallPrint = 3.2; // 9 pt
constexpr double titleTop = 0.26;  // of the height of the page
constexpr double lineGap = 0.6;    // of the size of the letters, between lines of a title page
constexpr double paragraphGap = 2; // mm
constexpr double titleGap = 10;    // below the title of a chapter
constexpr double aboveHeadings = 3;

Page emptyPage(const PrintJob &job)
{
    Page page{.frame = PageFrame(job.pageSize(), false, job.edges())};
    page.hasHeader = false;
    return page;
}

PageText textAt(const QRectF &body, double top, const QString &text, double size, bool isBold)
{
    const double height = wrappedHeight(text, size, body.width(), isBold);
    return {text, {body.left(), top, body.width(), height}, size, isBold};
}

/// Puts paragraphs below each other, on as many pages as they need.
class Prose
{
public:
    explicit Prose(const PrintJob &job) : m_job(job) { addPage(); }

    void add(const QString &text, double size, bool isBold, double gap)
    {
        const QRectF body = m_pages.back().frame.body; // the same on all pages
        if (!m_pages.back().texts.empty())
            m_top += gap;
        PageText placed = textAt(body, m_top, text, size, isBold);
        if (placed.place.bottom() > body.bottom() && !m_pages.back().texts.empty()) {
            addPage();
            placed = textAt(body, m_top, text, size, isBold);
        }
        placed.place.setBottom(std::min(placed.place.bottom(), body.bottom()));
        m_top = placed.place.bottom();
        m_pages.back().texts.push_back(placed);
    }

    std::vector<Page> take() { return std::move(m_pages); }

private:
    void addPage()
    {
        m_pages.push_back(emptyPage(m_job));
        m_top = m_pages.back().frame.body.top();
    }

    const PrintJob &m_job;
    std::vector<Page> m_pages;
    double m_top = 0;
};

/// Returns what is said of the puzzles in \a job, below the names of their kinds if there are several.
QStringList rulesIn(const PrintJob &job)
{
    std::vector<std::pair<QString, QStringList>> kinds;
    for (const PrintSection &section : job.sections)
        for (const PrintedPuzzle &puzzle : section.puzzles) {
            const Geometry &geometry = puzzle.board.puzzle.geometry;
            const QString name = kindName(puzzle.board.puzzle);
            auto kind = std::ranges::find(kinds, name, &std::pair<QString, QStringList>::first);
            if (kind == kinds.end())
                kind = kinds.insert(kinds.end(), {name, {}});
            const QString houses = geometry.hasLines() ? houseRules(geometry, *puzzle.symbols) : QString();
            for (const QString &rule : {houses, printedRules(puzzle.board)})
                if (!rule.isEmpty() && !kind->second.contains(rule))
                    kind->second += rule;
        }
    QStringList texts;
    for (const auto &[name, rules] : kinds)
        texts += QStringList(QStringLiteral("# ") + (kinds.size() > 1 ? name : BookWords::tr("The rules")))
                 + rules;
    return texts;
}

} // namespace

Page titlePage(const PrintJob &job, const QStringList &lines)
{
    Page page = emptyPage(job);
    page.hasFooter = false;
    const QRectF &body = page.frame.body;
    double top = job.pageSize().height() * titleTop;
    double size = body.width() * titleOfWidth;
    for (const QString &line : lines) {
        PageText text = textAt(body, top, line, size, page.texts.empty());
        text.isCentred = true;
        top = text.place.bottom() + size * lineGap;
        page.texts.push_back(text);
        size = body.width() * lineOfWidth;
    }
    return page;
}

std::vector<Page> chapterPages(const PrintJob &job, const QString &title, const QStringList &paragraphs)
{
    Page page = titlePage(job, {title});
    const QRectF &body = page.frame.body;
    double top = page.texts.back().place.bottom() + titleGap;
    for (QString text : paragraphs) {
        const bool isHeading = takeHeading(text);
        page.texts.push_back(textAt(body, top, text, isHeading ? headingText : proseText, isHeading));
        page.texts.back().isCentred = true;
        top = page.texts.back().place.bottom() + paragraphGap;
    }
    if (top <= body.bottom())
        return {page};
    std::vector<Page> pages = prosePages(job, {}, paragraphs);
    pages.insert(pages.begin(), titlePage(job, {title}));
    return pages;
}

Page smallPrintPage(const PrintJob &job, const QStringList &lines)
{
    Page page = emptyPage(job);
    page.hasFooter = false;
    const QRectF &body = page.frame.body;
    double top = body.top();
    for (const QString &line : lines) {
        page.texts.push_back(textAt(body, top, line, smallPrint, false));
        top = page.texts.back().place.bottom();
    }
    for (PageText &text : page.texts)
        text.place.translate(0, std::max(0.0, body.bottom() - top));
    return page;
}

std::vector<Page> prosePages(const PrintJob &job, const QString &title, const QStringList &paragraphs)
{
    Prose prose(job);
    if (!title.isEmpty())
        prose.add(title, proseTitleText, true, 0);
    for (QString text : paragraphs) {
        const bool isHeading = takeHeading(text);
        prose.add(text, isHeading ? headingText : proseText, isHeading,
                  isHeading ? aboveHeadings + paragraphGap : paragraphGap);
    }
    return prose.take();
}

QStringList standardHowTo(const PrintJob &job)
{
    QStringList texts = rulesIn(job);
    texts += QStringLiteral("# ") + BookWords::tr("How to begin");
    texts += BookWords::tr("Look for a row, column or box that is almost full. What is missing there?");
    texts += BookWords::tr("Look for a digit that the board shows often. In a box without it, cross out in "
                           "your mind each row and column "
                           "that has it already: if one cell is left, the digit goes there.");
    texts += BookWords::tr(
        "Take a cell whose row, column and box have many digits. If only one digit is missing in all three, "
        "write it down.");
    texts += BookWords::tr(
        "In harder puzzles, write the digits that are left for an empty cell small into it, and cross out "
        "those that turn out impossible. If two cells of a row, column or box have the same two digits and "
        "no others, these two "
        "digits can be crossed out in the rest of it.");
    texts += BookWords::tr("Every puzzle has exactly one solution.");
    return texts;
}

QString howToHeading()
{
    return BookWords::tr("How to solve");
}

} // namespace sudoku
