#include "app/cli/printoptions.h"

#include "app/cli/applied.h"
#include "ui/paint/paper.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

Applied applyOutput(Settings &settings, const QString &value)
{
    settings.output = value;
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

Applied applyPaper(Settings &settings, const QString &value)
{
    settings.print.paper = findPaper(value.toStdString());
    return settings.print.paper ? Applied() : notOneOf(value, idsOf(papers()));
}

Applied applyPerPage(Settings &settings, const QString &value)
{
    QStringList known;
    for (const int count : puzzlesPerPage())
        known += QString::number(count);
    settings.perPage = value.toInt();
    if (known.contains(value))
        return {};
    return tl::unexpected(QStringLiteral("'%1' is not one of: %2").arg(value, known.join(", ")));
}

Applied applySolutionPlace(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(solutionPlaces(), value.toStdString(), &NamedSolutionPlace::id);
    if (found == solutionPlaces().end())
        return notOneOf(value, idsOf(solutionPlaces()));
    settings.print.solutions = found->place;
    return {};
}

Applied applySides(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(bookletSideChoices(), value.toStdString(), &NamedBookletSides::id);
    if (found == bookletSideChoices().end())
        return notOneOf(value, idsOf(bookletSideChoices()));
    settings.print.isBooklet = true;
    settings.print.bookletSides = found->sides;
    return {};
}

Applied applyTitle(Settings &settings, const QString &value)
{
    settings.print.title = value;
    return {};
}

Applied applyDate(Settings &settings, const QString &)
{
    settings.print.date = QDate::currentDate();
    return {};
}

Applied applyLandscape(Settings &settings, const QString &)
{
    settings.print.orientation = PaperOrientation::Landscape;
    return {};
}

template <bool PrintJob::*setting>
Applied applyJobSwitch(Settings &settings, const QString &)
{
    settings.print.*setting = true;
    return {};
}

} // namespace

namespace option {

const Option booklet{"booklet", "", "print two pages on each side of a sheet, in the order for folding",
                     applyJobSwitch<&PrintJob::isBooklet>};
const Option date{"date", "", "print today's date at the foot of each page", applyDate};
const Option entries{"entries", "", "also print entries", applyJobSwitch<&PrintJob::hasEntries>};
const Option landscape{"landscape", "", "turn the paper to landscape", applyLandscape};
const Option output{"output", "FILE", "the PDF to write; for one puzzle also FILE.svg or FILE.png",
                    applyOutput, "o"};
const Option paper{"paper", "NAME", "A4, A5 or Letter; the default is A4", applyPaper};
const Option pencilMarks{"pencil-marks", "",
                         "print the pencil marks of the puzzle, or all candidates if it has none",
                         applyJobSwitch<&PrintJob::hasPencilMarks>};
const Option perPage{"per-page", "N",
                     "how many puzzles to print on a page; the default is as many as are legible",
                     applyPerPage};
const Option sides{
    "sides", "NAME",
    "print both sides of a booklet, or fronts, then backs, if the printer cannot turn the paper", applySides};
const Option solutionPlace{"solutions", "PLACE",
                           "end (the default), after (on the next page), upside-down or none",
                           applySolutionPlace};
const Option title{"title", "TEXT", "the text at the head of each page", applyTitle};

} // namespace option

} // namespace sudoku::cli
