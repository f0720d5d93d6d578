#include "app/cli/options/printoptions.h"

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/printhint.h"
#include "ui/text/colourscheme.h"
#include "ui/text/languagetag.h"

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
    const auto size = readPaper(value);
    settings.print.paper = size.value_or(QSizeF());
    if (size)
        return {};
    if (size.error() == PaperFault::OutOfLimits)
        return tl::unexpected(QStringLiteral("the sides of paper are %1 to %2 mm long, unlike '%3'")
                                  .arg(minPaperSide)
                                  .arg(maxPaperSide)
                                  .arg(value));
    const NameListing listing{QStringLiteral("the names are"), QStringLiteral("names"),
                              QStringLiteral("help")};
    return tl::unexpected(QStringLiteral("'%1' is not a paper size; %2 (or a size such as 120x180mm)")
                              .arg(value, proposal(value, idsOf(papers()), listing)));
}

Applied applyCaption(Settings &settings, const QString &value)
{
    for (const NamedCaptionPart &part : captionParts())
        settings.print.caption.*part.isShown = false;
    if (value == QLatin1String("none"))
        return {};
    for (const QString &name : value.split(QLatin1Char(','))) {
        const auto found =
            std::ranges::find(captionParts(), name.trimmed().toStdString(), &NamedCaptionPart::id);
        if (found == captionParts().end())
            return notOneOf(name.trimmed(), idsOf(captionParts()) + QStringList("none"));
        settings.print.caption.*found->isShown = true;
    }
    if (settings.print.caption.hasLevel || settings.print.caption.hasScore)
        settings.ratingNeed = settings.print.caption.hasScore ? RatingNeed::LevelAndScore : RatingNeed::Level;
    return {};
}

Applied applyInstruction(Settings &settings, const QString &value)
{
    settings.print.instruction = value == QLatin1String("standard") ? QString() : value;
    return {};
}

template <auto PrintJob::*setting, int max, int min>
Applied applyJobNumber(Settings &settings, const QString &value)
{
    return applyNumber(settings.print.*setting, value, max, min);
}

Applied applyPerPage(Settings &settings, const QString &value)
{
    const QStringList known = idsOf(perPageNames());
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

Applied applyHints(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(hintKinds(), value.toStdString(), &NamedHintKind::id);
    if (found == hintKinds().end())
        return notOneOf(value, idsOf(hintKinds()));
    settings.print.hints = found->kind;
    return {};
}

Applied applyQr(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(linkTargets(), value.toStdString(), &NamedLinkTarget::id);
    if (found == linkTargets().end())
        return notOneOf(value, idsOf(linkTargets()));
    settings.print.code = found->target;
    return {};
}

Applied applyColour(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(colourSchemes(), value.toStdString(), &NamedColourScheme::id);
    if (found == colourSchemes().end())
        return notOneOf(value, idsOf(colourSchemes()));
    settings.print.colours = found->scheme;
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

Applied applySections(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(sectionings(), value.toStdString(), &NamedSectioning::id);
    if (found == sectionings().end())
        return notOneOf(value, idsOf(sectionings()));
    settings.sectioning = found->how;
    return {};
}

Applied applySectionTitle(Settings &settings, const QString &value)
{
    settings.sectionTitles += value;
    return {};
}

Applied applyLines(Settings &settings, const QString &value)
{
    const auto found = std::ranges::find(lineStyles(), value.toStdString(), &LineStyle::id);
    if (found == lineStyles().end())
        return notOneOf(value, idsOf(lineStyles()));
    settings.print.lines = found->weights;
    return {};
}

template <auto LineWeights::*weight>
Applied applyWeight(Settings &settings, const QString &value)
{
    bool isNumber = false;
    const double points = value.toDouble(&isNumber);
    if (!isNumber || !(points >= minLineWeight && points <= maxLineWeight)) // nan is none
        return tl::unexpected(QStringLiteral("'%1' is not a weight of lines from %2 to %3 pt")
                                  .arg(value)
                                  .arg(minLineWeight)
                                  .arg(maxLineWeight));
    settings.print.lines.*weight = points;
    return {};
}

template <auto LetterSizes::*size>
Applied applyLetterSize(Settings &settings, const QString &value)
{
    bool isNumber = false;
    const double points = value.toDouble(&isNumber);
    if (!isNumber || !(points >= minLetterSize && points <= maxLetterSize)) // nan is none
        return tl::unexpected(QStringLiteral("'%1' is not a size of letters from %2 to %3 pt")
                                  .arg(value)
                                  .arg(minLetterSize)
                                  .arg(maxLetterSize));
    settings.print.letters.*size = points;
    return {};
}

Applied applyLanguage(Settings &settings, const QString &value)
{
    const QStringList codes = idsOf(languageNames());
    const QString code = languageCode(value);
    settings.print.language = languageTag(code);
    return codes.contains(code) ? Applied() : notOneOf(value, codes);
}

Applied applyAuthor(Settings &settings, const QString &value)
{
    settings.print.author = value;
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

const Option author{"author", "NAME", "the author of the PDF; the default is that of all puzzles",
                    applyAuthor};
const Option booklet{"booklet", "", "print two pages on each side of a sheet, in the order for folding",
                     applyJobSwitch<&PrintJob::isBooklet>};
const Option caption{
    .name = "caption",
    .valueName = "PARTS",
    .help =
        "what is above each puzzle: number, title, kind (if there are several), level, score, clues and "
        "seed, separated by commas, or "
        "none; the default is number,title,kind,level. If you name level or score, puzzles whose file does "
        "not say it are rated",
    .apply = applyCaption,
    .values = {.names = captionNames, .areSeveral = true, .others = noName}};
const Option captionSize{"caption-size", "PT",
                         "the size of the number above each puzzle, 5 to 24 points; what is beside it "
                         "follows, and the default suits the boards",
                         applyLetterSize<&LetterSizes::caption>};
const Option colour{
    .name = "colour",
    .valueName = "THEME",
    .help =
        "draw FILE.png or FILE.svg as on the screen, with colours of cells and what is drawn on candidates, "
        "in the colours of light, dark, paper-white, high-contrast-light or high-contrast-dark; the "
        "default is black on white",
    .apply = applyColour,
    .values = {colourNames}};
const Option date{"date", "", "print today's date at the foot of each page", applyDate};
const Option entries{"entries", "", "also print entries", applyJobSwitch<&PrintJob::hasEntries>};
const Option firstLarge{"first-large", "", "print the first puzzle of each page larger than the others",
                        applyJobSwitch<&PrintJob::isFirstLarge>};
const Option firstPage{"first-page", "N", "the number of the first page; the default is 1",
                       applyJobNumber<&PrintJob::firstPage, maxFirstNumber, 1>};
const Option firstPuzzle{"first-puzzle", "N", "the number of the first puzzle; the default is 1",
                         applyJobNumber<&PrintJob::firstPuzzle, maxFirstNumber, 1>};
const Option gutter{"gutter", "MM", "more room at the left edge of pages, for the binding",
                    applyJobNumber<&PrintJob::gutter, maxMargin, 0>};
const Option hints{
    .name = "hints",
    .valueName = "WHAT",
    .help = "print a hint for each puzzle upside down at the foot of its page: where to look first, the "
            "first technique, or none (the default)",
    .apply = applyHints,
    .values = {hintKindNames}};
const Option instruction{"instruction", "TEXT",
                         "a sentence above the puzzles of a page, or standard for 'Each row, column and box "
                         "contains the digits 1 to 9.'",
                         applyInstruction};
const Option landscape{"landscape", "", "turn the paper to landscape", applyLandscape};
const Option language{
    .name = "language",
    .valueName = "CODE",
    .help = "the language of the words on paper, and of notes about its puzzles; the default is en, English",
    .apply = applyLanguage,
    .values = {languageNames}};
const Option lines{
    .name = "lines",
    .valueName = "STYLE",
    .help = "the lines of boards: fine (the default), newspaper (0.45 and 1.35 pt) or book (0.75 and 2 pt)",
    .apply = applyLines,
    .values = {lineStyleNames}};
const Option margin{"margin", "MM", "the blank edge of pages; the default is 14, or 9 on small paper",
                    applyJobNumber<&PrintJob::margin, maxMargin, minMargin>};
const Option mirrored{"mirrored", "", "put the gutter of even pages at their right edge, as in a book",
                      applyJobSwitch<&PrintJob::isMirrored>};
const Option nameLine{"name-line", "", "print a line for name and date above the puzzles",
                      applyJobSwitch<&PrintJob::hasNameLine>};
const Option output{
    .name = "output",
    .valueName = "FILE",
    .help =
        "the PDF to write, or - for standard output; also FILE.html, FILE.tex (LaTeX), FILE.odt (Word opens "
        "it) or FILE.csv (for Excel) and, for one puzzle, FILE.svg or FILE.png. With fields "
        "in its name, such as 'week-{n}-{kind}.svg', a picture (PDF, SVG or PNG) of each puzzle and, for "
        "{kind}, of each solution; the fields are {n}, {kind}, {level}, {size}, {seed} and {title}",
    .apply = applyOutput,
    .letter = "o",
    .values = {.areFiles = true}};
const Option pageNumberSize{"page-number-size", "PT",
                            "the size of page numbers and of what else is at the foot of pages, in points",
                            applyLetterSize<&LetterSizes::pageNumber>};
const Option paper{.name = "paper",
                   .valueName = "SIZE",
                   .help = "A4, A5, A3, A6, Letter, Legal, Tabloid or a size such as 6x9in or 120x180mm; the "
                           "default is A4",
                   .apply = applyPaper,
                   .values = {paperNames}};
const Option pencilMarks{"pencil-marks", "",
                         "print the pencil marks of the puzzle, or all candidates if it has none",
                         applyJobSwitch<&PrintJob::hasPencilMarks>};
const Option perPage{.name = "per-page",
                     .valueName = "N",
                     .help = "how many puzzles to print on a page; the default is as many as are legible",
                     .apply = applyPerPage,
                     .values = {perPageNames}};
const Option qr{.name = "qr",
                .valueName = "WHAT",
                .help =
                    "print a QR code below each puzzle whose link leads to the puzzle, to its solution, or "
                    "none (the default); with FILE.png or FILE.svg, the code is the picture",
                .apply = applyQr,
                .values = {linkTargetNames}};
const Option sectionTitle{
    "section", "TITLE",
    "the title of the first section: of the puzzles of the first file, or of the first level with "
    "--sections level; repeat it for the next ones",
    applySectionTitle};
const Option sections{
    .name = "sections",
    .valueName = "NAME",
    .help = "what begins a page of its own: files (the default; each kind of board too), level (rates "
            "puzzles whose file does not say it) or none",
    .apply = applySections,
    .values = {sectioningNames}};
const Option sides{
    .name = "sides",
    .valueName = "NAME",
    .help = "print a booklet: both sides, or fronts, then backs, if the printer cannot turn the paper",
    .apply = applySides,
    .values = {sideNames}};
const Option solutionPlace{.name = "solutions",
                           .valueName = "PLACE",
                           .help = "end (the default), chapter (at the end of each section), after (on the "
                                   "next page), upside-down, previous (small, one page later), "
                                   "upside-down-next (the same, upside down) or none",
                           .apply = applySolutionPlace,
                           .values = {solutionPlaceNames}};
const Option sumSize{"sum-size", "PT", "the size of sums in cages and of clues beside boards, in points",
                     applyLetterSize<&LetterSizes::sums>};
const Option thick{"thick", "PT", "the weight of lines between boxes and around the board, in points",
                   applyWeight<&LineWeights::thick>};
const Option thin{"thin", "PT", "the weight of lines between cells, in points",
                  applyWeight<&LineWeights::thin>};
const Option title{"title", "TEXT", "the text at the head of each page", applyTitle};

} // namespace option

} // namespace sudoku::cli
