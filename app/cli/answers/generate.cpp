#include "core/generate/generate.h"

#include "app/cli/answers/answers.h"
#include "app/cli/answers/bookpuzzles.h"
#include "app/cli/answers/generateanswer.h"
#include "app/cli/answers/generating.h"
#include "app/cli/answers/generationfile.h"
#include "app/cli/answers/levelsfile.h"
#include "app/cli/answers/searchclock.h"
#include "app/cli/options/bookoptions.h"
#include "app/cli/options/difficultyoptions.h"
#include "app/cli/options/generateoptions.h"
#include "app/cli/options/proposal.h"
#include "app/cli/options/rateoptions.h"
#include "app/cli/run/console.h"
#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"
#include "core/generate/dailypuzzle.h"
#include "ui/text/requestwords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

/// Returns the note about what the format loses, which is printed once, for the first puzzle.
std::string noteOfFirst(const Settings &settings, const Puzzle &puzzle)
{
    const std::string note = lossNote(*settings.format, Board(puzzle));
    return note.empty() ? note : note + '\n';
}

/// Says before the work that such puzzles are hard to find.
void announceRarity(const Settings &settings, const GenerateRequest &request)
{
    if (const QString text = rarityText(request); !text.isEmpty() && !settings.isQuiet)
        writeMessage("note: hard to find: " + text.toStdString() + "\n");
}

} // namespace

Answer generatedAnswer(const Settings &settings, const GenerateRequest &request, int number,
                       SearchClock &clock, const std::stop_token &stop)
{
    const auto begin = std::chrono::steady_clock::now();
    GenerateResult result = generate(request, settings.repeatably(), stop, [&](const GenerateReport &report) {
        if (report.effort > 0)
            clock.note(timeLeft(std::chrono::steady_clock::now() - begin, report.effort));
    });
    clock.note({});
    if (settings.writesRating && result.puzzle && !result.rating && !request.hasManySolutions)
        result.rating = levelRating(*result.puzzle, settings.solve.memo, stop);
    Answer answer = generationAnswer(settings, request, number, result, stop);
    if (number == 1 && result.puzzle && !settings.isJson)
        answer.notes = noteOfFirst(settings, *result.puzzle);
    return answer;
}

namespace {

/// Makes the puzzles of a book, which alone says what they are like.
ExitStatus runBook(const Settings &settings)
{
    QStringList others{QStringLiteral("--count"), QStringLiteral("--seed"), QStringLiteral("--daily")};
    for (const Option *option : puzzleWishOptions())
        others += QStringLiteral("--") + toQString(option->name);
    for (const QString &argument : settings.arguments)
        if (const QString name = argument.section(QLatin1Char('='), 0, 0); others.contains(name))
            return refuse(
                QStringLiteral("--book: the book says what its puzzles are like; leave out %1").arg(name));
    return makeBookPuzzles(settings);
}

/// Returns what contradicts a week of puzzles, which has its own number and levels, or an empty text.
QString weekProblem(const GenerateSettings &asked)
{
    if (!asked.week.isValid())
        return asked.language == QLocale::c() ? QString() : QStringLiteral("--language is for --week");
    if (asked.count != 1)
        return QStringLiteral("--week and --count cannot be used together");
    if (asked.difficulty.level || !asked.ownLevel.isEmpty())
        return QStringLiteral("--week and --difficulty cannot be used together");
    return asked.hasManySolutions ? QStringLiteral("--week is for puzzles with exactly one solution")
                                  : QString();
}

/// Returns what the format cannot hold of what is asked for, or an empty text.
QString formatProblem(const Settings &settings)
{
    if (settings.writesSeed && !settings.isJson && !settings.format->isPlainLine)
        return QStringLiteral("--with-seed: only the formats line and json can hold a seed");
    if (settings.generate.stopsBefore && !settings.isJson
        && (settings.isCsv || !holdsCandidates(*settings.format)))
        return QStringLiteral("--stop-before: the format %1 cannot hold candidates")
            .arg(settings.isCsv ? QStringLiteral("csv") : toQString(settings.format->id));
    return {};
}

/// Makes the puzzles behind the first \a answered ones of \a first, which asks for the first of all.
ExitStatus makePuzzles(const Settings &settings, const GenerateRequest &first, std::int64_t answered,
                       const AnswerWriter &write)
{
    int made = static_cast<int>(answered);
    SearchClock clock;
    const TaskSource source = [&]() -> std::optional<Task> {
        if (made == settings.generate.count)
            return {};
        GenerateRequest request = first;
        if (settings.generate.week.isValid())
            request.difficulty.level = levelInWeek(made);
        request.seed += made++;
        return [request = std::move(request), number = made, &clock](Worker &worker) {
            return generatedAnswer(worker.settings, request, number, clock, worker.limit.restart());
        };
    };
    const WorkExtent extent{.done = answered,
                            .total = settings.generate.count,
                            .isContinuable = !settings.continued.isEmpty(),
                            .estimate = [&clock] { return clock.text(); }};
    return answerTasks(settings, source, extent, write);
}

ExitStatus runGenerate(const Settings &asked)
{
    if (!asked.book.isEmpty())
        return runBook(asked);
    if (const QString problem = weekProblem(asked.generate); !problem.isEmpty())
        return refuse(problem);
    auto itsLevels = withLevels(asked);
    if (!itsLevels)
        return refuse(itsLevels.error());
    if (asked.generate.week.isValid())
        itsLevels->generate.count = daysOfWeek;
    const Settings &settings = *itsLevels;
    if (const QString problem = formatProblem(settings); !problem.isEmpty())
        return refuse(problem);
    const auto first = generateRequestOf(settings);
    if (!first)
        return refuse(first.error());
    announceRarity(settings, *first);
    AnswerFile file;
    if (const auto opened = openGenerationFile(file, settings); !opened)
        return refuse(opened.error());
    const AnswerWriter write = [&file](std::string_view text) {
        return file.isOpen() ? file.write(text) : writeOutput(text);
    };
    if (settings.isCsv && (!file.isOpen() || file.isEmpty()) && !write(csvHeader(settings)))
        return ExitStatus::Failure;
    return makePuzzles(settings, *first, std::min<std::int64_t>(file.answered(), settings.generate.count),
                       write);
}

constexpr std::array generateOptions{
    &option::book,           &option::size,
    &option::boxes,          &option::jigsaw,
    &option::board,          &option::digits,
    &option::repeatedDigits, &option::variant,
    &option::kinds,          &option::count,
    &option::continued,      &option::firstSeed,
    &option::daily,          &option::week,
    &option::titleLanguage,  &option::symmetry,
    &option::maxClues,       &option::aboutClues,
    &option::minimal,        &option::cluesCover,
    &option::cluesInBox,     &option::cageSize,
    &option::cageCount,      &option::difficulty,
    &option::levels,         &option::harderNotLonger,
    &option::rating,         &option::needed,
    &option::hardest,        &option::only,
    &option::hardSteps,      &option::steps,
    &option::stopBefore,     &option::pattern,
    &option::solutionCount,  &option::word,
    &option::wordIn,         &option::formatOrTable,
    &option::symbols,        &option::withSeed,
    &option::withRating,     &option::timeLimit,
    &option::solver,         &option::atMostOne,
    &option::threads,
};

/// What a book can wish of its puzzles; how many there are, and their seeds, it says itself.
constexpr std::array wishOptions{
    &option::size,       &option::boxes,
    &option::jigsaw,     &option::board,
    &option::digits,     &option::repeatedDigits,
    &option::variant,    &option::symmetry,
    &option::maxClues,   &option::aboutClues,
    &option::minimal,    &option::cageSize,
    &option::cageCount,  &option::difficulty,
    &option::rating,     &option::needed,
    &option::hardest,    &option::only,
    &option::pattern,    &option::cluesCover,
    &option::cluesInBox, &option::harderNotLonger,
    &option::hardSteps,  &option::steps,
};

constexpr std::array generateColumns{
    &column::number, &column::puzzle, &column::rules,   &column::verdict, &column::solution, &column::clues,
    &column::level,  &column::score,  &column::hardest, &column::scale,   &column::title,    &column::seed,
};

} // namespace

std::span<const Option *const> puzzleWishOptions()
{
    return wishOptions;
}

const Command generateCommand{
    .name = "generate",
    .help = "make new puzzles with exactly one solution",
    .answers =
        "a puzzle; none, if the rules allow none, or the nearest puzzle, if none is found with that "
        "difficulty (both exit status 1); the best so far, or undecided, if the time limit comes first",
    .options = generateOptions,
    .run = runGenerate,
    .readsPuzzles = false,
    .columns = generateColumns,
};

} // namespace sudoku::cli
