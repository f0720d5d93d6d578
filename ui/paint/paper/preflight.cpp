#include "ui/paint/paper/preflight.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include "ui/paint/paper/inkmeter.h"
#include "ui/paint/paper/legibility.h"
#include "ui/paint/paper/pagepainter.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/duplicates.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/wronglevels.h"
#include "ui/text/steptext.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

struct PreflightWords
{
    Q_DECLARE_TR_FUNCTIONS(Preflight)
};

constexpr double tolerance = 0.005; // points

QString number(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

FinestInk finestOn(const PrintJob &job, const Page &page)
{
    InkMeter meter;
    QPainter painter(&meter);
    const double point = pointsPerInch / millimetresPerInch / unitsPerMillimetre;
    painter.scale(point, point);
    PagePainter(job).paint(painter, page);
    painter.end();
    return meter.finest();
}

void checkInk(const PrintDocument &document, std::vector<PrintFault> &faults, const std::stop_token &stop)
{
    PrintFault lines;
    PrintFault texts;
    FinestInk finest;
    for (const Page &page : document.pages()) {
        if (stop.stop_requested())
            return;
        const FinestInk ink = finestOn(document.job(), page);
        if (ink.line < minPressLine - tolerance)
            lines.pages.push_back(page.number);
        if (ink.text < minPressText - tolerance)
            texts.pages.push_back(page.number);
        finest = {std::min(finest.line, ink.line), std::min(finest.text, ink.text)};
    }
    lines.text = PreflightWords::tr("lines of %1 pt; printing houses ask for at least %2 pt, as the lines "
                                    "for books have")
                     .arg(number(finest.line, 2), number(minPressLine, 2));
    texts.text = PreflightWords::tr("text of %1 pt; printing houses ask for at least %2 pt: put fewer "
                                    "puzzles on a page")
                     .arg(number(finest.text, 1), number(minPressText, 0));
    for (const PrintFault &fault : {lines, texts})
        if (!fault.pages.empty())
            faults.push_back(fault);
}

void checkGutter(const PrintDocument &document, std::vector<PrintFault> &faults)
{
    const PrintJob &job = document.job();
    const PageEdges edges = job.edges();
    const int pageCount = static_cast<int>(document.pages().size());
    const double asked = pressGutter(pageCount);
    const double missing = asked - edges.margin - edges.gutter;
    if (missing > 0.05)
        faults.push_back({PreflightWords::tr("the inner edge has %1 mm; printing houses ask for %2 mm where "
                                             "there are %3 pages: add a gutter of %4 mm")
                              .arg(number(edges.margin + edges.gutter, 1), number(asked, 1),
                                   QString::number(pageCount), number(edges.gutter + missing, 1))});
    if (edges.gutter > 0 && !job.isMirrored && !job.isBooklet && asked > 0)
        faults.push_back({PreflightWords::tr("pages with even numbers have the gutter at their outer edge: "
                                             "mirror them, as in a book")});
}

/// The puzzles of a document in their order, with the pages where they are.
struct PlacedPuzzle
{
    const PageItem *item;
    int page;
};

std::vector<PlacedPuzzle> puzzlesOn(const std::vector<Page> &pages)
{
    std::vector<PlacedPuzzle> puzzles;
    for (const Page &page : pages)
        for (const PageItem &item : page.items)
            if (!item.isSolution)
                puzzles.push_back({&item, page.number});
    return puzzles;
}

/// Those that a reader cannot solve as printed.
void checkSolutions(const std::vector<PlacedPuzzle> &puzzles, std::vector<PrintFault> &faults)
{
    for (const auto &[item, page] : puzzles)
        if (const QString warning = warningText(*item->puzzle); !warning.isEmpty())
            faults.push_back({PreflightWords::tr("puzzle %1: %2").arg(item->number).arg(warning), {page}});
}

/// Puzzles that are there twice, or in an earlier book.
void checkDuplicates(const std::vector<PlacedPuzzle> &puzzles, const PreflightRequest &request,
                     std::vector<PrintFault> &faults, const std::stop_token &stop)
{
    std::vector<const Board *> boards;
    for (const EarlierPuzzle &earlier : request.earlier)
        boards.push_back(&earlier.board);
    const int earlierCount = static_cast<int>(boards.size());
    for (const PlacedPuzzle &placed : puzzles)
        boards.push_back(&placed.item->puzzle->board);
    for (const auto &[first, second, isEqual] : duplicatesIn(boards, earlierCount, stop, request.threads)) {
        const auto &[item, page] = puzzles[second - earlierCount];
        if (first < earlierCount) {
            const EarlierPuzzle &earlier = request.earlier[first];
            const QString text =
                isEqual ? PreflightWords::tr("puzzle %1 is puzzle %2 of %3")
                        : PreflightWords::tr("puzzle %1 is puzzle %2 of %3 in another form: turned, "
                                             "mirrored, with other digits or with lines exchanged");
            faults.push_back({text.arg(item->number).arg(earlier.number).arg(earlier.file), {page}});
            continue;
        }
        const PlacedPuzzle &other = puzzles[first - earlierCount];
        const QString text =
            isEqual ? PreflightWords::tr("puzzles %1 and %2 are the same")
                    : PreflightWords::tr("puzzles %1 and %2 are the same in another form: turned, mirrored, "
                                         "with other digits or with lines exchanged");
        std::vector<int> pages{other.page, page};
        pages.erase(std::unique(pages.begin(), pages.end()), pages.end());
        faults.push_back({text.arg(other.item->number).arg(item->number), pages});
    }
}

/// Puzzles that are harder or easier than what stands above them.
void checkLevels(const std::vector<PlacedPuzzle> &placed, const PreflightRequest &request,
                 std::vector<PrintFault> &faults, const std::stop_token &stop)
{
    std::vector<const PrintedPuzzle *> puzzles;
    for (const auto &[item, page] : placed)
        puzzles.push_back(item->puzzle);
    for (const auto &[index, rated] : wrongLevelsIn(puzzles, stop, request.threads, request.timeLimit)) {
        const auto &[item, page] = placed[index];
        const QString text = PreflightWords::tr("puzzle %1: says %2, is rated %3");
        faults.push_back({text.arg(item->number).arg(item->puzzle->level, levelText(rated)), {page}});
    }
}

/// Of a booklet, whose sheets have four pages each.
void checkLastPages(const PrintDocument &document, std::vector<PrintFault> &faults)
{
    const int pageCount = static_cast<int>(document.pages().size());
    const int empty = document.job().isBooklet ? (4 - pageCount % 4) % 4 : 0;
    if (empty > 0)
        faults.push_back(
            {PreflightWords::tr("empty pages at the end: %1, as each sheet has four").arg(empty)});
}

} // namespace

double pressGutter(int pageCount)
{
    if (pageCount < 24)
        return 0;
    return millimetresPerInch * (pageCount > 300 ? 0.625 : pageCount > 150 ? 0.5 : 0.375);
}

std::vector<PrintFault> preflight(const PrintDocument &document, const PreflightRequest &request,
                                  const std::stop_token &stop)
{
    std::vector<PrintFault> faults;
    checkInk(document, faults, stop);
    std::ranges::move(legibilityOf(document, stop).cut, std::back_inserter(faults));
    checkGutter(document, faults);
    const std::vector<PlacedPuzzle> puzzles = puzzlesOn(document.pages());
    checkSolutions(puzzles, faults);
    checkDuplicates(puzzles, request, faults, stop);
    checkLevels(puzzles, request, faults, stop);
    checkLastPages(document, faults);
    return faults;
}

} // namespace sudoku
