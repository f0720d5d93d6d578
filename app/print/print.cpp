#include "app/print/print.h"

#include "app/cli/run/console.h"
#include "app/print/pictures.h"
#include "app/print/printtarget.h"
#include "app/print/sources.h"
#include "ui/language/language.h"
#include "ui/paint/paper/preflight.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/sectioning.h"
#include "ui/text/savefile.h"
#include "ui/text/shapetext.h"

#include <algorithm>
#include <utility>

namespace sudoku::cli {
namespace {

/// Returns a section for each run of boards of one size, named by their kind or else by the size.
std::vector<PrintSection> sectionsBySize(std::vector<PrintedPuzzle> puzzles)
{
    std::vector<PrintSection> sections;
    for (PrintedPuzzle &puzzle : puzzles) {
        if (sections.empty() || sections.back().puzzles.back().boardSize() != puzzle.boardSize())
            sections.emplace_back();
        sections.back().puzzles.push_back(std::move(puzzle));
    }
    for (PrintSection &section : sections) {
        section.title = commonKind(section.puzzles);
        if (section.title.isEmpty())
            section.title = boardsText(section.puzzles.front().board.puzzle.geometry);
    }
    return sections;
}

/// Returns a section for each kind of board in \a puzzles, or for each run of boards of one size if the kinds
/// are mixed.
std::vector<PrintSection> sectionsOfFile(std::vector<PrintedPuzzle> puzzles)
{
    std::vector<PrintSection> sections = sectionsByKind(std::move(puzzles));
    return sections.size() > 1 ? sections : sectionsBySize(std::move(sections.front().puzzles));
}

/// Returns the sections of each file, without names if all have the same, and for each the title of its file.
std::vector<PrintSection> sectionsAsGiven(const Settings &settings, std::vector<Source> sources,
                                          QStringList &titles)
{
    std::vector<PrintSection> sections;
    for (auto begin = sources.begin(); begin != sources.end();) {
        const auto end = std::find_if(begin, sources.end(),
                                      [begin](const Source &source) { return source.file != begin->file; });
        std::vector<PrintedPuzzle> puzzles;
        for (auto source = begin; source != end; ++source)
            puzzles.push_back(std::move(source->puzzle));
        const qsizetype file = settings.files.indexOf(QString::fromStdString(begin->file));
        for (PrintSection &section : sectionsOfFile(std::move(puzzles))) {
            titles += settings.sectionTitles.value(std::max<qsizetype>(0, file));
            sections.push_back(std::move(section));
        }
        begin = end;
    }
    const bool areAlike = std::ranges::all_of(sections, [&sections](const PrintSection &section) {
        return section.title == sections.front().title;
    });
    for (PrintSection &section : sections)
        section.title = areAlike ? QString() : section.title;
    return sections;
}

/// Returns the sections to print, as given or divided anew. With a title for each file, all boards of a file
/// have its title; otherwise the titles are for the sections.
std::vector<PrintSection> sectionsOf(const Settings &settings, std::vector<Source> sources)
{
    QStringList titles;
    std::vector<PrintSection> sections =
        sectioned(sectionsAsGiven(settings, std::move(sources), titles), settings.sectioning);
    const bool areOfFiles = settings.sectioning == Sectioning::AsGiven
                            && settings.sectionTitles.size() <= std::max<qsizetype>(1, settings.files.size());
    nameSections(sections, areOfFiles ? titles : settings.sectionTitles);
    nameKinds(sections);
    for (PrintSection &section : sections)
        section.perPage = settings.perPage;
    return sections;
}

/// Returns a sentence if there are more titles than sections.
tl::expected<PrintDocument, QString> documentOf(const Settings &settings, std::vector<Source> sources)
{
    PrintJob job = settings.print;
    job.sections = sectionsOf(settings, std::move(sources));
    const qsizetype sectionCount = std::ssize(job.sections);
    const qsizetype titleCount = settings.sectionTitles.size();
    if (titleCount > std::max(sectionCount, settings.files.size()))
        return tl::unexpected(QStringLiteral("--section: %1 titles, but the number of sections is %2")
                                  .arg(titleCount)
                                  .arg(sectionCount));
    PrintDocument document(std::move(job));
    if (const int count = document.codesWithoutRoom(); count > 0)
        writeProblem("note: no room for " + std::to_string(count)
                     + " QR codes: print fewer puzzles on a page with --per-page\n");
    if (const QString letters = missingLettersText(document.lettersWithoutFont()); !letters.isEmpty())
        writeProblem("note: " + letters.toStdString() + '\n');
    return document;
}

/// Says what printing houses refuse. Returns OtherAnswer if there is something.
ExitStatus sayFaults(const PrintDocument &document)
{
    const std::vector<PrintFault> faults = preflight(document);
    for (const PrintFault &fault : faults)
        writeProblem("preflight: " + faultText(fault).toStdString() + '\n');
    return faults.empty() ? ExitStatus::AsAsked : ExitStatus::OtherAnswer;
}

/// Returns Failure, and has said why, if the file cannot be written.
ExitStatus write(const Settings &settings, PrintDocument document)
{
    if (settings.output == standardOutput) {
        const QByteArray contents = pdf(document).value_or(QByteArray());
        return writeOutput({contents.constData(), static_cast<std::size_t>(contents.size())})
                   ? ExitStatus::AsAsked
                   : ExitStatus::Failure;
    }
    const QPageLayout paper = document.pageLayout();
    const std::vector<int> sides = document.allSides();
    const auto error = saveFile(settings.output, [&](QIODevice &to) {
        return writePdf(std::move(document), paper, sides, to) == Printing::Done;
    });
    return error ? refuse(QStringLiteral("%1: %2").arg(settings.output, *error)) : ExitStatus::AsAsked;
}

/// Returns why nothing can be printed in the language that was asked for, or an empty text.
QString languageProblem(const QString &language)
{
    const QString code = QString(language).replace(QLatin1Char('-'), QLatin1Char('_'));
    if (!languages().contains(code))
        return QStringLiteral("--language: this program was built without the texts in '%1'").arg(language);
    installLanguage(code);
    return languageWithoutFont().isEmpty()
               ? QString()
               : QStringLiteral("--language: no font on this machine has the letters of '%1': install one")
                     .arg(language);
}

} // namespace

ExitStatus print(const Settings &settings)
{
    if (const QString problem = languageProblem(settings.print.language); !problem.isEmpty())
        return refuse(problem);
    const tl::expected<PrintTarget, QString> target = printTarget(settings);
    if (!target)
        return refuse(target.error());
    ExitStatus worst = ExitStatus::AsAsked;
    std::vector<Source> sources = readAll(settings, worst);
    if (sources.empty())
        return worst == ExitStatus::Failure ? worst : refuse(QStringLiteral("no puzzle to print"));
    if (target->arePictures)
        return worse(worst, printPictures(settings, *target, std::move(sources)));
    worst = worse(worst, checkAll(settings, sources, settings.print.code));
    tl::expected<PrintDocument, QString> document = documentOf(settings, std::move(sources));
    if (!document)
        return refuse(document.error());
    if (settings.hasPreflight)
        worst = worse(worst, sayFaults(*document));
    return worse(worst, write(settings, std::move(*document)));
}

} // namespace sudoku::cli
