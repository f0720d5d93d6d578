#include "app/print/print.h"

#include "app/cli/run/console.h"
#include "app/print/pictures.h"
#include "app/print/printtarget.h"
#include "app/print/sources.h"
#include "ui/language/language.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/sectioning.h"
#include "ui/text/savefile.h"
#include "ui/text/shapetext.h"

#include <algorithm>
#include <utility>

namespace sudoku::cli {
namespace {

int sizeOf(const Source &source)
{
    return source.puzzle.boardSize();
}

/// Returns the name of a section of boards of one size.
QString sizeText(const Source &source)
{
    const Geometry &geometry = source.puzzle.board.puzzle.geometry;
    return geometry.isSquare() ? QStringLiteral("%1x%1").arg(geometry.size()) : boardsText(geometry);
}

/// Returns the sections to print: a section for each run of boards of one size in a file, or the chosen ones.
/// With a title for each file, all boards of a file have its title; otherwise the titles are for the
/// sections.
std::vector<PrintSection> sectionsOf(const Settings &settings, std::vector<Source> sources)
{
    const auto isOfSize = [size = sizeOf(sources.front())](const Source &source) {
        return sizeOf(source) == size;
    };
    const bool hasSizes = !std::ranges::all_of(sources, isOfSize);
    QStringList titles;
    std::vector<PrintSection> sections;
    const Source *last = nullptr;
    for (Source &source : sources) {
        if (!last || last->file != source.file || sizeOf(*last) != sizeOf(source)) {
            sections.push_back({hasSizes ? sizeText(source) : QString()});
            const qsizetype file = settings.files.indexOf(QString::fromStdString(source.file));
            titles += settings.sectionTitles.value(std::max<qsizetype>(0, file));
        }
        sections.back().puzzles.push_back(source.puzzle);
        last = &source;
    }
    const bool areOfFiles = settings.sectioning == Sectioning::AsGiven
                            && settings.sectionTitles.size() <= std::max<qsizetype>(1, settings.files.size());
    sections = sectioned(std::move(sections), settings.sectioning);
    nameSections(sections, areOfFiles ? titles : settings.sectionTitles);
    for (PrintSection &section : sections)
        section.perPage = settings.perPage;
    return sections;
}

/// Returns a sentence if there are more titles than sections.
tl::expected<QByteArray, QString> pdfOf(const Settings &settings, std::vector<Source> sources)
{
    PrintJob job = settings.print;
    job.sections = sectionsOf(settings, std::move(sources));
    const qsizetype sectionCount = std::ssize(job.sections);
    const qsizetype titleCount = settings.sectionTitles.size();
    if (titleCount > std::max(sectionCount, settings.files.size()))
        return tl::unexpected(QStringLiteral("--section: %1 titles, but the number of sections is %2")
                                  .arg(titleCount)
                                  .arg(sectionCount));
    const PrintDocument document(std::move(job));
    if (const int count = document.codesWithoutRoom(); count > 0)
        writeProblem("note: no room for " + std::to_string(count)
                     + " QR codes: print fewer puzzles on a page with --per-page\n");
    if (const QString letters = missingLettersText(document.lettersWithoutFont()); !letters.isEmpty())
        writeProblem("note: " + letters.toStdString() + '\n');
    return pdf(document).value_or(QByteArray());
}

/// Returns Failure, and has said why, if \a contents cannot be written.
ExitStatus writeContents(const Settings &settings, const QByteArray &contents)
{
    if (settings.output == standardOutput)
        return writeOutput({contents.constData(), static_cast<std::size_t>(contents.size())})
                   ? ExitStatus::AsAsked
                   : ExitStatus::Failure;
    const auto error = saveFile(settings.output, contents);
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
    const tl::expected<QByteArray, QString> contents = pdfOf(settings, std::move(sources));
    return contents ? worse(worst, writeContents(settings, *contents)) : refuse(contents.error());
}

} // namespace sudoku::cli
