#include "core/generate/generate.h"

#include "app/cli/answers/answers.h"
#include "app/cli/answers/bookpuzzles.h"
#include "app/cli/answers/generateanswer.h"
#include "app/cli/answers/generating.h"
#include "app/cli/answers/generationfile.h"
#include "app/cli/answers/levelsfile.h"
#include "app/cli/answers/ownkindsfile.h"
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
#include "core/formats/plain/directives.h"
#include "core/formats/text/constrainttext.h"
#include "core/generate/dailypuzzle.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/levelwish.h"
#include "core/generate/randomregions.h"
#include "ui/text/errortext.h"
#include "ui/text/requestwords.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <random>

namespace sudoku::cli {
namespace {

constexpr std::string_view ownWord = "own "; // before a kind that the user has made

bool isOwn(const std::string &text)
{
    return text.starts_with(ownWord);
}

/// Returns the kind that \a text names without cells, or null.
const Variant *kindIn(const std::string &text, const OwnKindNames &own)
{
    return isOwn(text) ? own.find(text.substr(ownWord.size())) : findVariant(text);
}

/// Returns the kind that \a text names without cells, such as "killer": its constraints are derived from each
/// board.
const Variant *derivedKind(const std::string &text, const OwnKindNames &own)
{
    const Variant *variant = kindIn(text, own);
    return variant && canBeDerived(*variant) ? variant : nullptr;
}

bool hasCagesOf(const Variant *kind)
{
    return hasCages(*kind);
}

Geometry geometryOf(const Settings &settings, int size)
{
    if (settings.generate.arrangement)
        return settings.generate.arrangement->geometry();
    if (settings.generate.repeatsDigits)
        return *Geometry::withRegions(size, std::vector<int>(size * size, noRegion), size,
                                      std::vector<SubBoard>());
    if (!settings.generate.isJigsaw)
        return Geometry::withBoxes(settings.read.boxes.value_or(defaultBoxes(size)));
    Random random(0);
    return randomRegions(size, random);
}

/// Returns the kinds of the user, if some are asked for.
tl::expected<OwnKindNames, QString> ownKindsFor(const Settings &settings)
{
    if (std::ranges::none_of(settings.constraints, isOwn))
        return OwnKindNames();
    auto kinds = ownKindsOf(settings);
    if (!kinds)
        return tl::unexpected(QStringLiteral("--variant own: %1").arg(kinds.error()));
    for (const std::string &text : settings.constraints)
        if (isOwn(text) && !kindIn(text, *kinds))
            return tl::unexpected(QStringLiteral("--variant: there is no kind '%1' of your own")
                                      .arg(QString::fromStdString(text.substr(ownWord.size()))));
    return kinds;
}

tl::expected<Puzzle, QString> shapeOf(const Settings &settings, const OwnKindNames &own)
{
    const std::vector<PatternCell> &pattern = settings.generate.pattern;
    const std::optional<BoxShape> boxes = settings.read.boxes;
    const Arrangement *boards = settings.generate.arrangement;
    if (boards && (boxes || settings.generate.size || settings.generate.isJigsaw))
        return tl::unexpected(QStringLiteral(
            "--board says the size and the boxes; --size, --boxes and --jigsaw do not go with it"));
    const int usual = settings.generate.hidesWord ? settings.symbols->maxDigit() : 9;
    const int size =
        boards ? boards->boxes.size() : settings.generate.size.value_or(boxes ? boxes->size() : usual);
    if (boxes && boxes->size() != size)
        return tl::unexpected(QStringLiteral("--boxes: boxes of %1x%2 fit a board of %3x%3, not of %4x%4")
                                  .arg(boxes->rows)
                                  .arg(boxes->columns)
                                  .arg(boxes->size())
                                  .arg(size));
    if (boxes && settings.generate.isJigsaw)
        return tl::unexpected(QStringLiteral("--jigsaw and --boxes cannot be used together"));
    if (settings.generate.repeatsDigits && (boxes || boards || settings.generate.isJigsaw))
        return tl::unexpected(QStringLiteral(
            "--repeated-digits is for a board without regions: leave --boxes, --jigsaw or --board out"));
    const DigitValues digits = settings.generate.digits.value_or(size);
    if (digits.count < size && !settings.generate.repeatsDigits)
        return tl::unexpected(
            QStringLiteral("--digits: a board of %1x%1 needs at least %1 digits").arg(size));
    Puzzle shape(geometryOf(settings, size).withDigits(digits));
    if (!pattern.empty() && std::ssize(pattern) != shape.geometry.cellCount())
        return tl::unexpected(QStringLiteral("--pattern: %1 cells, but a board of %2x%2 has %3")
                                  .arg(pattern.size())
                                  .arg(shape.geometry.size())
                                  .arg(shape.geometry.cellCount()));
    for (const std::string &text : settings.constraints) {
        if (derivedKind(text, own))
            continue;
        if (const Variant *variant = kindIn(text, own); variant && variant->input != Input::Nothing)
            return tl::unexpected(
                QStringLiteral("--variant: '%1' needs its cells, because it cannot be derived from a board")
                    .arg(QString::fromStdString(text)));
        auto constraint =
            readConstraint(shape.geometry, isOwn(text) ? text.substr(ownWord.size()) : text, own);
        if (!constraint)
            return tl::unexpected(QStringLiteral("--variant: %1").arg(errorText(constraint.error())));
        shape.constraints.push_back(std::move(*constraint));
    }
    if (const Variant *rule = settings.generate.hidesWord ? settings.generate.wordPlace->rule : nullptr;
        rule && std::ranges::find(shape.constraints, rule, &Constraint::variant) == shape.constraints.end())
        shape.constraints.push_back({rule, {}});
    return shape;
}

/// Returns why the symbols that are asked for do not go with \a request, or nothing.
std::optional<QString> symbolsProblem(const Settings &settings, const GenerateRequest &request)
{
    const Geometry &geometry = request.shape.geometry;
    if (!settings.symbols->fits(geometry.digitCount()))
        return misfitText(*settings.symbols, geometry.digitCount());
    if (!settings.generate.hidesWord)
        return {};
    if (request.hasManySolutions)
        return QStringLiteral("--word needs puzzles with one solution");
    std::vector<const Variant *> kinds = request.derived;
    for (const Constraint &constraint : request.shape.constraints)
        kinds.push_back(constraint.variant);
    const auto isBound = [](const Variant *kind) { return kind->digits != DigitUse::Identity; };
    if (const auto bound = std::ranges::find_if(kinds, isBound); bound != kinds.end())
        return QStringLiteral("--word: '%1' counts with digits, so that the letters cannot take their places")
            .arg(toQString((*bound)->id));
    return {};
}

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

tl::expected<GenerateRequest, QString> generateRequestOf(const Settings &settings)
{
    const GenerateSettings &asked = settings.generate;
    const auto own = ownKindsFor(settings);
    if (!own)
        return tl::unexpected(own.error());
    tl::expected<Puzzle, QString> shape = shapeOf(settings, *own);
    if (!shape)
        return tl::unexpected(shape.error());
    GenerateRequest request(std::move(*shape));
    request.hasRandomRegions = asked.isJigsaw;
    for (const std::string &text : settings.constraints)
        if (const Variant *kind = derivedKind(text, *own))
            request.derived.push_back(kind);
    request.cages = asked.cages;
    if (request.cages != CageWish() && !std::ranges::any_of(request.derived, hasCagesOf))
        return tl::unexpected(
            QStringLiteral("--cage-size and --cages are for puzzles with cages: add --variant killer"));
    dropDerivedNegatives(request);
    request.symmetry = settings.symmetry;
    request.goal = asked.goal;
    request.clues = asked.clues;
    request.minClues = asked.minClues;
    request.clueWish = asked.clueWish;
    request.isMinimal = settings.isMinimal;
    request.pattern = asked.pattern;
    request.hasManySolutions = asked.hasManySolutions;
    request.difficulty = asked.difficulty;
    if (!asked.ownLevel.isEmpty()) {
        const auto level = ownLevelOf(settings);
        if (!level)
            return tl::unexpected(level.error());
        wish(*level, request);
    }
    if (asked.isHarderNotLonger)
        wishHarderNotLonger(request);
    if (asked.isForBeginners)
        wishBeginner(request);
    if (asked.stopsBefore)
        request.difficulty.needed.push_back(asked.stopsBefore);
    request.seed = asked.seed ? *asked.seed : std::random_device{}();
    if (const auto problem = symbolsProblem(settings, request))
        return tl::unexpected(*problem);
    if (const auto problem = findProblem(request))
        return tl::unexpected((problem->difficulty ? placeOfOwnLevel(settings) : QString())
                              + problemText(request, *problem));
    return request;
}

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
    if (settings.writesSeed && !settings.isJson && !settings.format->isPlainLine)
        return refuse(QStringLiteral("--with-seed: only the formats line and json can hold a seed"));
    if (settings.generate.stopsBefore && !settings.isJson
        && (settings.isCsv || !holdsCandidates(*settings.format)))
        return refuse(QStringLiteral("--stop-before: the format %1 cannot hold candidates")
                          .arg(settings.isCsv ? QStringLiteral("csv") : toQString(settings.format->id)));
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
    const auto answered = std::min<std::int64_t>(file.answered(), settings.generate.count);
    int made = static_cast<int>(answered);
    SearchClock clock;
    const TaskSource source = [&]() -> std::optional<Task> {
        if (made == settings.generate.count)
            return {};
        GenerateRequest request = *first;
        if (settings.generate.week.isValid())
            request.difficulty.level = levelInWeek(made);
        request.seed += made++;
        return [request = std::move(request), number = made, &clock](Worker &worker) {
            return generatedAnswer(worker.settings, request, number, clock, worker.limit.restart());
        };
    };
    const WorkExtent extent{
        .done = answered, .total = settings.generate.count, .estimate = [&clock] { return clock.text(); }};
    return answerTasks(settings, source, extent, write);
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
