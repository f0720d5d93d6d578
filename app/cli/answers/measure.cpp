#include "app/cli/answers/answers.h"
#include "app/cli/options/measureoptions.h"
#include "app/cli/options/rateoptions.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "app/cli/run/puzzleinput.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"
#include "core/measure/measurementtable.h"

#include <array>

namespace sudoku::cli {
namespace {

/// Returns an experiment for each encoding and solver that is asked for.
std::vector<Experiment> experimentsOf(const Settings &settings)
{
    const MeasureSettings &asked = settings.measure;
    std::vector<Experiment> experiments;
    const auto encodings =
        asked.encodings.empty() ? std::vector{settings.solve.encode.method} : asked.encodings;
    const auto solvers = asked.solvers.empty() ? std::vector{settings.solve.solver} : asked.solvers;
    for (const EncodingMethod *encoding : encodings)
        for (const SolverKind &solver : solvers) {
            Experiment experiment{.task = asked.task, .solve = settings.solve, .runs = asked.runs};
            experiment.solve.encode.method = encoding;
            experiment.solve.encode.kind = asked.kind;
            experiment.solve.solver = solver;
            if (settings.timeLimit)
                experiment.timeLimit = std::chrono::ceil<std::chrono::milliseconds>(*settings.timeLimit);
            experiments.push_back(std::move(experiment));
        }
    return experiments;
}

ExitStatus statusOf(const Measurement &measurement)
{
    if (measurement.verdict)
        return measurement.isOverTime ? ExitStatus::Limit : ExitStatus::AsAsked;
    return findingOf(measurement.verdict.error()).status;
}

Answer measured(const Experiment &experiment, const InputPuzzle &asked, const TextPuzzle &puzzle, int number,
                const std::stop_token &stop)
{
    const Puzzle &board = puzzle.board.puzzle;
    const std::optional<Measurement> measurement = measure(board, experiment, stop);
    if (!measurement || stop.stop_requested())
        return {.status = ExitStatus::Limit, .puzzles = 0}; // medians of fewer runs do not compare
    MeasuredRow row = measuredRow(board, experiment, *measurement);
    row.file = asked.file;
    row.number = number;
    Answer answer{.status = statusOf(*measurement), .text = measurementLine(row)};
    if (answer.status == ExitStatus::Failure)
        answer.message =
            messageAt(asked.file, asked.line, 1, findingOf(measurement->verdict.error()).problem);
    return answer;
}

/// Measures the puzzles of the input one after the other, each by all experiments, and says how far it is.
class MeasuringRun
{
public:
    explicit MeasuringRun(const Settings &settings)
        : m_settings(settings),
          m_experiments(experimentsOf(settings)),
          m_input(settings)
    {
        m_workerSettings.timeLimit.reset(); // it is for each run
        m_workerSettings.threads = 1;       // so that none takes the processor from another
    }

    ExitStatus run()
    {
        const bool isWritten = writeOutput(measurementHeading());
        const ExitStatus status = answerTasks(
            m_workerSettings, [this] { return next(); }, {.total = countPuzzles(m_settings)},
            [this](std::string_view text) { return write(text); });
        return isWritten ? status : ExitStatus::Failure;
    }

private:
    /// Returns the next experiment, or the complaint about a text that is not a puzzle.
    std::optional<Task> next()
    {
        if (m_experiment == m_experiments.size()) {
            m_asked = m_input.next();
            m_experiment = 0;
            if (!m_asked)
                return {};
            ++m_number;
        }
        const InputPuzzle &asked = *m_asked;
        if (const auto *puzzle = std::get_if<TextPuzzle>(&asked.content)) {
            const Experiment &experiment = m_experiments[m_experiment];
            const std::string notes = m_experiment++ == 0 ? remarkNotes(asked, *puzzle) : std::string();
            return [&, puzzle, notes, number = m_number,
                    isLast = m_experiment == m_experiments.size()](Worker &worker) {
                Answer answer = measured(experiment, asked, *puzzle, number, worker.limit.token());
                answer.notes = notes;
                answer.puzzles = isLast ? 1 : 0;
                return answer;
            };
        }
        m_experiment = m_experiments.size();
        return [&asked](Worker &) {
            const auto *error = std::get_if<TextError>(&asked.content);
            return error ? Answer{.status = ExitStatus::Failure, .message = textMessage(asked, *error)}
                         : report(asked, std::get<FileError>(asked.content));
        };
    }

    bool write(std::string_view text)
    {
        if (!writeOutput(text))
            return false;
        if (text.empty())
            return true; // a complaint
        ++m_written;
        if (m_settings.showsProgress)
            writeMessage(QStringLiteral("puzzle %1: %2 of %3 measured\n")
                             .arg(1 + (m_written - 1) / std::ssize(m_experiments))
                             .arg(1 + (m_written - 1) % std::ssize(m_experiments))
                             .arg(m_experiments.size())
                             .toStdString());
        return true;
    }

    const Settings &m_settings;
    Settings m_workerSettings = m_settings;
    const std::vector<Experiment> m_experiments;
    PuzzleInput m_input;
    std::optional<InputPuzzle> m_asked;
    std::size_t m_experiment = m_experiments.size(); // the next one of this puzzle
    int m_number = 0;                                // of the puzzle
    std::int64_t m_written = 0;
};

ExitStatus runMeasure(const Settings &settings)
{
    return MeasuringRun(settings).run();
}

constexpr std::array measureOptions{
    &option::measuredEncodings,
    &option::measuredSolvers,
    &option::repeat,
    &option::measuredTask,
    &option::candidates,
    &option::runLimit,
    &option::seed,
    &option::variant,
    &option::boxes,
};

} // namespace

const Command measureCommand{
    .name = "measure",
    .help = "measure how long encodings and solvers take, one after the other",
    .answers =
        "comma-separated values: a heading, and a line for each puzzle, encoding and solver, with medians "
        "of its runs: the size of the formula, milliseconds of processor time, and what the solver "
        "counts; empty where it does not. A line is written as soon as it is known. over_time says that "
        "most runs reached the time limit (exit status 3). The laboratory of the window opens such files",
    .options = measureOptions,
    .run = runMeasure,
};

} // namespace sudoku::cli
