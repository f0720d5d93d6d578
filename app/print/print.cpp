#include "app/print/print.h"

#include "app/cli/run/console.h"
#include "app/print/book.h"
#include "app/print/pages.h"
#include "app/print/pictures.h"
#include "app/print/printtarget.h"
#include "app/print/sources.h"
#include "ui/printjob/sectioning.h"
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
tl::expected<PrintJob, QString> jobOf(const Settings &settings, std::vector<Source> sources)
{
    PrintJob job = settings.print;
    job.sections = sectionsOf(settings, std::move(sources));
    const qsizetype sectionCount = std::ssize(job.sections);
    const qsizetype titleCount = settings.sectionTitles.size();
    if (titleCount > std::max(sectionCount, settings.files.size()))
        return tl::unexpected(QStringLiteral("--section: %1 titles, but the number of sections is %2")
                                  .arg(titleCount)
                                  .arg(sectionCount));
    return job;
}

} // namespace

ExitStatus print(const Settings &settings)
{
    if (!settings.book.isEmpty())
        return printBook(settings);
    if (const QString problem = useLanguage(settings); !problem.isEmpty())
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
    tl::expected<PrintJob, QString> job = jobOf(settings, std::move(sources));
    if (!job)
        return refuse(job.error());
    return worse(worst, target->document ? writeDocument(settings, *target->document, *job)
                                         : writePages(settings, std::move(*job)));
}

} // namespace sudoku::cli
