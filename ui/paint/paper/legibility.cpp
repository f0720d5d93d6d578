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
#include <utility>

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

/// The texts that are cut, in the order of the pages.
class CutTexts
{
public:
    void add(const QStringList &texts, int page)
    {
        for (const QString &text : texts) {
            const auto [found, isNew] = m_indexes.emplace(text, m_faults.size());
            if (isNew)
                m_faults.push_back({LegibilityWords::tr("there is no room for all of '%1'").arg(text)});
            std::vector<int> &pages = m_faults[found->second].pages;
            if (pages.empty() || pages.back() != page)
                pages.push_back(page);
        }
    }

    std::vector<PrintFault> faults() { return std::move(m_faults); }

private:
    std::vector<PrintFault> m_faults;
    std::map<QString, std::size_t> m_indexes;
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

Legibility legibilityOf(const PrintDocument &document, const std::stop_token &stop)
{
    Smallest puzzles;
    Smallest solutions;
    Smallest texts;
    CutTexts cut;
    for (const Page &page : document.pages()) {
        if (stop.stop_requested())
            return {};
        for (const PageItem &item : page.items) {
            const int size = item.puzzle->boardSize();
            Smallest &cells = item.isSolution ? solutions : puzzles;
            cells.add(item.place.board.width() / size,
                      item.isSolution ? minSolutionCell(size) : minPuzzleCell, page.number);
        }
        PagePainter painter(document.job());
        texts.add(smallestText(painter, page), minPressText, page.number);
        cut.add(painter.cutTexts(), page.number);
    }
    Legibility legibility{.tooSmall = {}, .cut = cut.faults()};
    puzzles.say(legibility.tooSmall,
                LegibilityWords::tr("cells of %1 mm are too small to write in: put fewer puzzles on "
                                    "a page, or take larger paper"));
    solutions.say(legibility.tooSmall,
                  LegibilityWords::tr("solutions with cells of %1 mm are hard to read: put fewer on "
                                      "a page, or take larger paper"));
    texts.say(legibility.tooSmall,
              LegibilityWords::tr("text of %1 pt is hard to read: put fewer puzzles on a page, or "
                                  "say less above them"));
    return legibility;
}

} // namespace sudoku
