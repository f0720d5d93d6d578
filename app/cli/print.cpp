#include <QFileInfo>

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/names.h"
#include "app/cli/printoptions.h"
#include "app/cli/report.h"
#include "app/cli/workers.h"
#include "core/solve/timelimit.h"
#include "ui/paint/boardexport.h"
#include "ui/paint/printdocument.h"
#include "ui/paint/printtext.h"
#include "ui/printcheck/printcheck.h"
#include "ui/text/savefile.h"

#include <array>
#include <atomic>
#include <memory>

namespace sudoku::cli {
namespace {

/// A puzzle and its place in the input.
struct Source
{
    std::string file;
    int line;
    PrintedPuzzle puzzle;
    std::string problem = {}; ///< if the check failed
};

PrintedPuzzle printedPuzzle(const Settings &settings, const TextPuzzle &text)
{
    PrintedPuzzle puzzle(text.board);
    puzzle.symbols = settings.symbols;
    addTitle(puzzle, QString::fromStdString(text.note));
    return puzzle;
}

/// Returns all puzzles of the input. Reports texts that are no puzzle, and sets \a worst to Failure.
std::vector<Source> readAll(const Settings &settings, ExitStatus &worst)
{
    std::vector<Source> sources;
    PuzzleInput input(settings);
    while (const std::optional<InputPuzzle> read = input.next()) {
        if (const auto *text = std::get_if<TextPuzzle>(&read->content)) {
            writeMessage(remarkNotes(*read, *text));
            sources.push_back({read->file, read->line, printedPuzzle(settings, *text)});
            continue;
        }
        worst = ExitStatus::Failure;
        const auto *error = std::get_if<TextError>(&read->content);
        writeMessage(error ? report(settings, *read, *error).message
                           : report(*read, std::get<FileError>(read->content)).message);
    }
    return sources;
}

ExitStatus checkOne(const Settings &settings, Source &source, const std::stop_token &stop)
{
    const CheckResult result = check(source.puzzle.board.puzzle, settings.anyWay(), stop);
    setChecked(source.puzzle, result);
    if (source.puzzle.solutions == Solutions::NotCovered)
        return ExitStatus::OtherAnswer;
    if (settings.ratingNeed)
        rate(source.puzzle, *settings.ratingNeed, stop);
    else if (settings.sectioning == Sectioning::ByLevel)
        rate(source.puzzle, RatingNeed::Level, stop);
    Finding finding = findingOf(result.verdict);
    source.problem = std::move(finding.problem);
    return finding.status;
}

/// Checks the puzzles. The page and standard error say so if a puzzle does not have exactly one solution.
ExitStatus checkAll(const Settings &settings, std::vector<Source> &sources)
{
    std::atomic<std::size_t> next = 0;
    std::vector<ExitStatus> statuses(sources.size(), ExitStatus::AsAsked);
    const auto work = [&] {
        TimeLimit limit(std::stop_token(), settings.timeLimit);
        for (std::size_t i = next++; i < sources.size(); i = next++)
            statuses[i] = checkOne(settings, sources[i], limit.restart());
    };
    runOnThreads(settings.threads.value_or(1), work);
    ExitStatus worst = ExitStatus::AsAsked;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        worst = worse(worst, statuses[i]);
        if (statuses[i] == ExitStatus::Failure)
            writeMessage(messageAt(sources[i].file, sources[i].line, 1, sources[i].problem));
        if (const QString warning = warningText(sources[i].puzzle); !warning.isEmpty())
            writeMessage(messageAt(sources[i].file, sources[i].line, 1, warning.toStdString()));
    }
    return worst;
}

int sizeOf(const Source &source)
{
    return source.puzzle.boardSize();
}

/// Returns the title of the section of \a source: the chosen one of its file, and its size if there are
/// several.
QString sectionTitle(const Settings &settings, const Source &source, bool hasSizes)
{
    const qsizetype file =
        std::max<qsizetype>(0, settings.files.indexOf(QString::fromStdString(source.file)));
    QStringList parts{settings.sectionTitles.value(file)};
    if (hasSizes)
        parts += QStringLiteral("%1x%1").arg(sizeOf(source));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/// Returns a section for each run of boards of one size in a file, or the chosen ones.
std::vector<PrintSection> sectionsOf(const Settings &settings, std::vector<Source> sources)
{
    const bool hasSizes =
        settings.sectioning == Sectioning::AsGiven && std::ranges::any_of(sources, [&](const Source &source) {
            return sizeOf(source) != sizeOf(sources.front());
        });
    std::vector<PrintSection> sections;
    const Source *last = nullptr;
    for (Source &source : sources) {
        if (!last || last->file != source.file || sizeOf(*last) != sizeOf(source))
            sections.push_back({sectionTitle(settings, source, hasSizes)});
        sections.back().puzzles.push_back(source.puzzle);
        last = &source;
    }
    sections = sectioned(std::move(sections), settings.sectioning);
    for (PrintSection &section : sections)
        section.perPage = settings.perPage;
    return sections;
}

QByteArray contents(const Settings &settings, std::vector<Source> sources, const PictureFormat *picture)
{
    if (picture)
        return picture->write({.board = sources.front().puzzle.board,
                               .symbols = sources.front().puzzle.symbols,
                               .hasEntries = settings.print.hasEntries,
                               .hasPencilMarks = settings.print.hasPencilMarks});
    PrintJob job = settings.print;
    job.sections = sectionsOf(settings, std::move(sources));
    return pdf(PrintDocument(std::move(job))).value_or(QByteArray());
}

ExitStatus runPrint(const Settings &settings)
{
    if (!settings.sectionTitles.isEmpty() && settings.sectioning != Sectioning::AsGiven)
        return refuse(QStringLiteral("--section names files, so it needs --sections files"));
    if (settings.output.isEmpty())
        return refuse(QStringLiteral("'print' needs --output FILE.pdf"));
    const PictureFormat *format = findPictureFormat(QFileInfo(settings.output).suffix().toStdString());
    if (!format)
        return refuse(QStringLiteral("--output: '%1' must end in one of: .%2")
                          .arg(settings.output, idsOf(pictureFormats()).join(", .")));
    if (isInput(settings, settings.output))
        return refuse(
            QStringLiteral("--output: '%1' is also an input and would be replaced: name another file")
                .arg(settings.output));
    ExitStatus worst = ExitStatus::AsAsked;
    std::vector<Source> sources = readAll(settings, worst);
    if (sources.empty())
        return worst == ExitStatus::Failure ? worst : refuse(QStringLiteral("no puzzle to print"));
    const PictureFormat *picture = format->id == "pdf" ? nullptr : format;
    if (picture && sources.size() > 1)
        return refuse(
            QStringLiteral("--output: a picture takes one puzzle, but there are %1").arg(sources.size()));
    worst = worse(worst, checkAll(settings, sources));
    const auto error = saveFile(settings.output, contents(settings, std::move(sources), picture));
    return error ? refuse(QStringLiteral("%1: %2").arg(settings.output, *error)) : worst;
}

constexpr std::array printOptions{
    &option::output,    &option::perPage,     &option::paper,    &option::landscape,
    &option::margin,    &option::gutter,      &option::mirrored, &option::solutionPlace,
    &option::title,     &option::author,      &option::sections, &option::sectionTitle,
    &option::caption,   &option::instruction, &option::nameLine, &option::date,
    &option::firstPage, &option::firstPuzzle, &option::booklet,  &option::sides,
    &option::entries,   &option::pencilMarks, &option::symbols,  &option::variant,
    &option::boxes,     &option::timeLimit,   &option::solver,   &option::seed,
    &option::atMostOne, &option::threads,
};

} // namespace

extern const Command printCommand{
    .name = "print",
    .help = "print all puzzles as one PDF, or one puzzle as a picture",
    .answers =
        "the file. The file and standard error say which puzzles have several solutions or none (exit status "
        "1), and which were not checked and why",
    .options = printOptions,
    .run = runPrint,
    .paints = true,
};

} // namespace sudoku::cli
