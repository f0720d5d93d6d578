#include "ui/paint/paper/legibility.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include "ui/paint/paper/inkmeter.h"
#include "ui/paint/paper/pagepainter.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/solutionlayout.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

struct LegibilityWords
{
    Q_DECLARE_TR_FUNCTIONS(Legibility)
};

constexpr double legibilityTolerance = 0.005; // mm and points

/// The smallest length on some pages, in mm or points.
struct Smallest
{
    void add(double length, double asked, int page)
    {
        if (length >= asked - legibilityTolerance)
            return;
        least = std::min(least, length);
        if (pages.empty() || pages.back() != page)
            pages.push_back(page);
    }
    /// Adds a fault if a length is too small: \a text with that length.
    void say(std::vector<PrintFault> &faults, const QString &text) const
    {
        if (!pages.empty())
            faults.push_back({text.arg(QLocale().toString(least, 'f', 1)), pages});
    }

    double least = 1e9;
    std::vector<int> pages = {};
};

/// Paints the texts of \a page, and nothing else, with \a pages. Returns the size of the smallest.
double smallestText(PagePainter &pages, const Page &page)
{
    InkMeter meter;
    QPainter painter(&meter);
    const double point = 1 / millimetresPerPoint / unitsPerMillimetre;
    painter.scale(point, point);
    pages.paintWithoutBoards(painter, page);
    painter.end();
    return meter.finest().text;
}

} // namespace

std::vector<PrintFault> tooSmallPrint(const PrintDocument &document, const std::stop_token &stop)
{
    Smallest puzzles;
    Smallest solutions;
    Smallest texts;
    PagePainter pages(document.job());
    for (const Page &page : document.pages()) {
        if (stop.stop_requested())
            return {};
        for (const PageItem &item : page.items) {
            const int size = item.puzzle->boardSize();
            Smallest &cells = item.isSolution ? solutions : puzzles;
            cells.add(item.place.board.width() / size,
                      item.isSolution ? minSolutionCell(size) : minPuzzleCell, page.number);
        }
        texts.add(smallestText(pages, page), minPressText, page.number);
    }
    std::vector<PrintFault> faults;
    puzzles.say(faults, LegibilityWords::tr("cells of %1 mm are too small to write in: put fewer puzzles on "
                                            "a page, or take larger paper"));
    solutions.say(faults, LegibilityWords::tr("solutions with cells of %1 mm are hard to read: put fewer on "
                                              "a page, or take larger paper"));
    texts.say(faults, LegibilityWords::tr("text of %1 pt is hard to read: put fewer puzzles on a page, or "
                                          "say less above them"));
    return faults;
}

std::vector<PrintFault> cutTexts(const PrintDocument &document, const std::stop_token &stop)
{
    std::vector<PrintFault> faults;
    std::map<QString, std::size_t> indexes;
    for (const Page &page : document.pages()) {
        if (stop.stop_requested())
            return {};
        PagePainter painter(document.job());
        smallestText(painter, page);
        for (const QString &text : painter.cutTexts()) {
            const auto [found, isNew] = indexes.emplace(text, faults.size());
            if (isNew)
                faults.push_back({LegibilityWords::tr("there is no room for all of '%1'").arg(text)});
            std::vector<int> &pages = faults[found->second].pages;
            if (pages.empty() || pages.back() != page.number)
                pages.push_back(page.number);
        }
    }
    return faults;
}

} // namespace sudoku
