#include "app/print/print.h"

#include <QFileInfo>

#include "app/cli/options/proposal.h"
#include "app/cli/run/console.h"
#include "app/cli/run/progress.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"
#include "core/board/parallel.h"
#include "core/system/standardstreams.h"
#include "ui/paint/colourroles.h"
#include "ui/paint/paper/boardexport.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/printcheck.h"
#include "ui/text/savefile.h"
#include "ui/text/shapetext.h"

#include <atomic>

namespace sudoku::cli {
namespace {

const QString standardOutput = QStringLiteral("-");

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
    puzzle.symbols = &symbolsOf(puzzle.board.puzzle.geometry.values(), *settings.symbols);
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
            if (!settings.isQuiet)
                writeMessage(remarkNotes(*read, *text));
            sources.push_back({read->file, read->line, printedPuzzle(settings, *text)});
            continue;
        }
        worst = ExitStatus::Failure;
        const auto *error = std::get_if<TextError>(&read->content);
        writeProblem(error ? report(settings, *read, *error).message
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
        rate(source.puzzle, *settings.ratingNeed, settings.solve.memo, stop);
    else if (settings.sectioning == Sectioning::ByLevel)
        rate(source.puzzle, RatingNeed::Level, settings.solve.memo, stop);
    Finding finding = findingOf(result.verdict);
    source.problem = std::move(finding.problem);
    return finding.status;
}

/// Checks the puzzles. The page and standard error say so if a puzzle does not have exactly one solution;
/// standard error also says which ones get no QR code on paper that leads to \a code.
ExitStatus checkAll(const Settings &settings, std::vector<Source> &sources, LinkTarget code)
{
    std::atomic<std::size_t> next = 0;
    std::vector<ExitStatus> statuses(sources.size(), ExitStatus::AsAsked);
    std::optional<Progress> progress;
    if (settings.showsProgress)
        progress.emplace(WorkExtent{.total = std::ssize(sources)});
    const auto work = [&](int, std::stop_source &) {
        Worker worker(settings, {});
        for (std::size_t i = next++; i < sources.size(); i = next++) {
            statuses[i] = checkOne(worker.settings, sources[i], worker.limit.restart());
            if (progress)
                progress->add(1);
        }
    };
    runOnAll(settings.threadCount(), work, {});
    if (progress)
        progress->end();
    ExitStatus worst = ExitStatus::AsAsked;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        worst = worse(worst, statuses[i]);
        if (statuses[i] == ExitStatus::Failure)
            writeProblem(messageAt(sources[i].file, sources[i].line, 1, sources[i].problem));
        for (const QString &warning :
             {warningText(sources[i].puzzle), missingCodeText(sources[i].puzzle, code)})
            if (!warning.isEmpty())
                writeProblem(messageAt(sources[i].file, sources[i].line, 1, warning.toStdString()));
    }
    return worst;
}

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

/// Returns a picture of the board, or of the QR code that is asked for. Returns a sentence if there is no
/// code.
tl::expected<QByteArray, QString> pictureOf(const Settings &settings, const PrintedPuzzle &puzzle,
                                            const PictureFormat &format)
{
    const std::string code = codeText(puzzle, settings.print.code);
    const QString missing = missingCodeText(puzzle, settings.print.code, CodePlace::Picture);
    if (!missing.isEmpty())
        return tl::unexpected(missing);
    PictureRequest request{.board = puzzle.board,
                           .symbols = puzzle.symbols,
                           .hasEntries = settings.print.hasEntries,
                           .hasPencilMarks = settings.print.hasPencilMarks,
                           .code = code};
    if (settings.print.colours) {
        request.screen = ScreenLook{coloursOf(*settings.print.colours)};
        request.hasMarksInGrid = true; // as the window shows them at first
    }
    return format.write(request);
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

/// Returns the kind of file that is asked for, or a sentence about why nothing can be written.
tl::expected<const PictureFormat *, QString> outputFormat(const Settings &settings)
{
    if (settings.output.isEmpty())
        return tl::unexpected(QStringLiteral("'print' needs --output FILE.pdf"));
    if (settings.output == standardOutput) {
        if (isTerminal(StandardStream::Output))
            return tl::unexpected(QStringLiteral("--output: standard output is a terminal, which cannot show "
                                                 "a PDF: redirect it, as in '-o - >FILE.pdf'"));
        return findPictureFormat("pdf");
    }
    const PictureFormat *format = findPictureFormat(QFileInfo(settings.output).suffix().toStdString());
    if (!format)
        return tl::unexpected(QStringLiteral("--output: '%1' must end in one of: .%2")
                                  .arg(settings.output, idsOf(pictureFormats()).join(", .")));
    if (isInput(settings, settings.output))
        return tl::unexpected(
            QStringLiteral("--output: '%1' is also an input and would be replaced: name another file")
                .arg(settings.output));
    return format;
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

} // namespace

ExitStatus print(const Settings &settings)
{
    const tl::expected<const PictureFormat *, QString> format = outputFormat(settings);
    if (!format)
        return refuse(format.error());
    ExitStatus worst = ExitStatus::AsAsked;
    std::vector<Source> sources = readAll(settings, worst);
    if (sources.empty())
        return worst == ExitStatus::Failure ? worst : refuse(QStringLiteral("no puzzle to print"));
    const PictureFormat *picture = (*format)->id == "pdf" ? nullptr : *format;
    if (settings.print.colours && !picture)
        return refuse(
            QStringLiteral("--colour: pages are black; name a picture with --output FILE.png or FILE.svg"));
    if (picture && sources.size() > 1)
        return refuse(
            QStringLiteral("--output: a picture takes one puzzle, but there are %1").arg(sources.size()));
    worst = worse(worst, checkAll(settings, sources, picture ? LinkTarget::None : settings.print.code));
    const tl::expected<QByteArray, QString> contents =
        picture ? pictureOf(settings, sources.front().puzzle, *picture) : pdfOf(settings, std::move(sources));
    return contents ? worse(worst, writeContents(settings, *contents)) : refuse(contents.error());
}

} // namespace sudoku::cli
