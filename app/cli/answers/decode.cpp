#include <QFile>

#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "core/forms/formanswer.h"
#include "ui/text/modelwords.h"

#include <array>
#include <optional>

namespace sudoku::cli {
namespace {

const QString standardInput = QStringLiteral("-");
constexpr qint64 partSize = 1'000'000; // bytes

Finding failureAt(const FilePlace &place, const QString &what)
{
    return {.status = ExitStatus::Failure, .verdict = "error", .problem = what.toStdString(), .place = place};
}

/// Returns \a solution, which was checked, or what is wrong with it.
Finding found(const Puzzle &puzzle, const SymbolSet &symbols, const tl::expected<Grid, ModelFault> &solution,
              const FilePlace &place)
{
    if (!solution)
        return failureAt(place, modelFaultText(puzzle, symbols, solution.error()));
    Finding finding = findingOf(Outcome::Solved, "solved");
    finding.grid = *solution;
    finding.solutions = {*solution};
    return finding;
}

Finding found(const Puzzle &puzzle, const SymbolSet &symbols, const FormAnswer &answer,
              const FilePlace &place)
{
    if (answer.status == FormAnswer::Status::Unsatisfiable)
        return findingOf(Outcome::None, {});
    if (answer.status == FormAnswer::Status::Undecided)
        return findingOf(Halt::Stopped);
    return found(puzzle, symbols, checkedSolution(puzzle, answer.grid), place);
}

Finding found(const Puzzle &puzzle, const SymbolSet &symbols, const SolverReport &report, FilePlace place,
              const std::stop_token &stop)
{
    if (report.status == SolverReport::Status::Unsatisfiable)
        return findingOf(Outcome::None, {});
    if (report.status == SolverReport::Status::Undecided)
        return findingOf(Halt::Stopped);
    const auto solution = solutionOf(puzzle, report.model, stop);
    if (!solution && std::holds_alternative<fault::Stopped>(solution.error()))
        return findingOf(Halt::Stopped);
    place.line = report.line;
    return found(puzzle, symbols, solution, place);
}

/// Returns nothing if the file cannot be read; \a file then has the reason.
std::optional<QByteArray> textOf(QFile &file)
{
    const bool isOpen = file.fileName() == standardInput ? file.open(stdin, QIODevice::ReadOnly)
                                                         : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return {};
    QByteArray text;
    for (QByteArray part = file.read(partSize); !part.isEmpty();
         part = file.read(partSize)) { // pipes bring little
        text += part;
        if (text.size() > static_cast<qsizetype>(maxModelText))
            break; // that is said of it then
    }
    return file.error() == QFileDevice::NoError ? std::optional(std::move(text)) : std::nullopt;
}

Finding decodeAnswer(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    QFile file(settings.model);
    FilePlace place{settings.model.toStdString()};
    const std::optional<QByteArray> text = textOf(file);
    if (!text)
        return failureAt(place, file.errorString());
    const std::string_view printed(text->data(), static_cast<std::size_t>(text->size()));
    if (printed.size() <= maxModelText)
        if (const auto answer = readFormAnswer(printed, puzzle.geometry))
            return found(puzzle, *settings.symbols, *answer, place);
    const auto report = readModel(printed);
    if (report)
        return found(puzzle, *settings.symbols, *report, place, stop);
    place.line = report.error().line;
    place.column = report.error().column;
    return failureAt(place, modelErrorText(report.error()));
}

Finding askForGrid(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    Finding finding = decodeAnswer(settings, puzzle, stop);
    finding.isGridTheAnswer = true;
    return finding;
}

ExitStatus runDecode(const Settings &settings)
{
    if (settings.model.isEmpty())
        return refuse(QStringLiteral("'decode' needs --model FILE"));
    if (settings.model == standardInput && settings.files.contains(standardInput))
        return refuse(
            QStringLiteral("--model: the model and the puzzle cannot both come from standard input"));
    return answerOne(settings, askForGrid, "'decode'");
}

constexpr std::array decodeOptions{
    &option::model, &option::format, &option::symbols, &option::variant, &option::boxes,
};

} // namespace

const Command decodeCommand{
    .name = "decode",
    .help = "check a solver's answer to a formula from 'encode', and write its solution",
    .answers =
        "the solution; none (exit status 1), if the solver says that the formula is unsatisfiable; "
        "undecided (3), if it does not know; error (2), if there is no model, or if the model is no solution",
    .options = decodeOptions,
    .run = runDecode,
};

} // namespace sudoku::cli
