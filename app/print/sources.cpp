#include "app/print/sources.h"

#include "app/cli/run/console.h"
#include "app/cli/run/progress.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"
#include "core/board/parallel.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/printcheck.h"
#include "ui/printjob/printhint.h"

#include <atomic>
#include <optional>
#include <variant>

namespace sudoku::cli {
namespace {

PrintedPuzzle printedPuzzle(const Settings &settings, const TextPuzzle &text)
{
    PrintedPuzzle puzzle(text.board);
    puzzle.symbols = &symbolsOf(puzzle.board, *settings.symbols);
    addTitle(puzzle, QString::fromStdString(text.note));
    return puzzle;
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
    if (settings.print.hints != HintKind::None)
        addHint(source.puzzle, settings.solve.memo, stop);
    Finding finding = findingOf(result.verdict);
    source.problem = std::move(finding.problem);
    return finding.status;
}

/// Says once what codes of these puzzles lose.
void noteLossesOfCodes(const Settings &settings, const std::vector<Source> &sources)
{
    for (const Source &source : sources)
        if (const QString loss = codeLossText(source.puzzle, settings.print.code); !loss.isEmpty()) {
            writeMessage("note: " + loss.toStdString() + '\n');
            return;
        }
}

} // namespace

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

std::vector<EarlierPuzzle> readEarlier(const Settings &settings, ExitStatus &worst)
{
    Settings its = settings;
    its.isQuiet = true; // what their rules lack was said when they were printed
    std::vector<EarlierPuzzle> puzzles;
    for (const QString &file : settings.earlier) {
        its.files = {file};
        int number = 0;
        for (Source &source : readAll(its, worst))
            puzzles.push_back({std::move(source.puzzle.board), file, ++number});
    }
    return puzzles;
}

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
    if (!settings.isQuiet)
        noteLossesOfCodes(settings, sources);
    return worst;
}

} // namespace sudoku::cli
