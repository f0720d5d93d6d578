#include "core/generate/generate.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/finding.h"
#include "app/cli/generateoptions.h"
#include "app/cli/names.h"
#include "app/cli/report.h"
#include "app/cli/workers.h"
#include "core/formats/plain/directives.h"
#include "core/formats/text/constrainttext.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/randomregions.h"
#include "ui/text/errortext.h"
#include "ui/text/requestwords.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <random>

namespace sudoku::cli {
namespace {

using Request = tl::expected<GenerateRequest, QString>;

/// Returns the kind that \a text names without cells, such as "killer": its constraints are derived from each
/// board.
const Variant *derivedKind(const std::string &text)
{
    const Variant *variant = findVariant(text);
    return variant && canBeDerived(*variant) ? variant : nullptr;
}

Geometry geometryOf(const Settings &settings, int size)
{
    if (!settings.generate.isJigsaw)
        return Geometry::withBoxes(settings.read.boxes.value_or(defaultBoxes(size)));
    Random random(0);
    return randomRegions(size, random);
}

tl::expected<Puzzle, QString> shapeOf(const Settings &settings)
{
    const std::vector<PatternCell> &pattern = settings.generate.pattern;
    const std::optional<BoxShape> boxes = settings.read.boxes;
    const int size = settings.generate.size.value_or(boxes ? boxes->size() : 9);
    if (boxes && boxes->size() != size)
        return tl::unexpected(QStringLiteral("--boxes: boxes of %1x%2 fit a board of %3x%3, not of %4x%4")
                                  .arg(boxes->rows)
                                  .arg(boxes->columns)
                                  .arg(boxes->size())
                                  .arg(size));
    if (boxes && settings.generate.isJigsaw)
        return tl::unexpected(QStringLiteral("--jigsaw and --boxes cannot be used together"));
    const int digitCount = settings.generate.digitCount.value_or(size);
    if (digitCount < size)
        return tl::unexpected(
            QStringLiteral("--digits: a board of %1x%1 needs at least %1 digits").arg(size));
    Puzzle shape(geometryOf(settings, size).withDigits(digitCount));
    if (!pattern.empty() && std::ssize(pattern) != shape.geometry.cellCount())
        return tl::unexpected(QStringLiteral("--pattern: %1 cells, but a board of %2x%2 has %3")
                                  .arg(pattern.size())
                                  .arg(size)
                                  .arg(shape.geometry.cellCount()));
    for (const std::string &text : settings.constraints) {
        if (derivedKind(text))
            continue;
        if (const Variant *variant = findVariant(text); variant && variant->input != Input::Nothing)
            return tl::unexpected(
                QStringLiteral("--variant: '%1' needs its cells, because it cannot be derived from a board")
                    .arg(QString::fromStdString(text)));
        auto constraint = readConstraint(shape.geometry, text);
        if (!constraint)
            return tl::unexpected(QStringLiteral("--variant: %1").arg(errorText(constraint.error())));
        shape.constraints.push_back(std::move(*constraint));
    }
    return shape;
}

Request requestOf(const Settings &settings)
{
    const GenerateSettings &asked = settings.generate;
    tl::expected<Puzzle, QString> shape = shapeOf(settings);
    if (!shape)
        return tl::unexpected(shape.error());
    GenerateRequest request(std::move(*shape));
    request.hasRandomRegions = asked.isJigsaw;
    for (const std::string &text : settings.constraints)
        if (const Variant *kind = derivedKind(text))
            request.derived.push_back(kind);
    std::erase_if(request.shape.constraints, [&request](const Constraint &constraint) {
        const Variant *kind = constraint.variant->negativeOf; // "all dots are given" is derived with the dots
        return kind && std::ranges::find(request.derived, kind) != request.derived.end();
    });
    request.symmetry = settings.symmetry;
    request.goal = asked.goal;
    request.clues = asked.clues;
    request.isMinimal = settings.isMinimal;
    request.pattern = asked.pattern;
    request.hasManySolutions = asked.hasManySolutions;
    request.seed = asked.seed ? *asked.seed : std::random_device{}();
    if (const auto problem = findProblem(request))
        return tl::unexpected(problemText(request, *problem));
    return request;
}

std::string generationJson(const Settings &settings, const GenerateRequest &request,
                           const GenerateResult &result, std::string_view verdict)
{
    QJsonObject object = puzzleObject(settings, result.puzzle ? *result.puzzle : request.shape);
    object["verdict"] = toQString(verdict);
    object["seed"] = QString::number(request.seed); // more than a number of JSON can hold
    object["symmetry"] = toQString(request.symmetry->id);
    object["grids"] = result.grids;
    object["tests"] = static_cast<qint64>(result.tests);
    if (result.puzzle)
        object["solution"] =
            QString::fromStdString(lineOf(request.shape.geometry, result.solution, *settings.symbols));
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

std::string puzzleText(const Settings &settings, const Puzzle &puzzle, std::uint64_t seed)
{
    std::string text = settings.format->write(Board(puzzle), *settings.symbols);
    if (settings.writesSeed && settings.format->isPlainLine)
        text.insert(text.size() - 1, "\tseed " + std::to_string(seed));
    return withSeparator(settings, std::move(text));
}

std::string generationProblem(const GenerateRequest &request, const GenerateResult &result,
                              const Finding &finding)
{
    const std::string which = "seed " + std::to_string(request.seed) + ": ";
    if (!finding.problem.empty())
        return which + finding.problem;
    if (result.outcome == Outcome::None)
        return which + "no puzzle is possible with these rules and this pattern";
    if (result.outcome != halted(Halt::Stopped))
        return {};
    const std::string stopped = which + "stopped by the time limit";
    if (!result.puzzle)
        return stopped + " without a puzzle";
    const std::string reached =
        stopped + " with " + std::to_string(result.puzzle->givens.filledCount()) + " clues";
    return request.goal == ClueGoal::Minimal ? reached
                                             : reached + " instead of " + std::to_string(request.clues);
}

/// Returns a message about the losses of the format, which is printed once, for the first puzzle.
std::string lossesOfFirst(const Settings &settings, const Puzzle &puzzle)
{
    const std::string note = lossNote(*settings.format, Board(puzzle));
    return note.empty() ? note : note + '\n';
}

Answer generated(const Settings &settings, const GenerateRequest &request, std::uint64_t firstSeed,
                 const std::stop_token &stop)
{
    const GenerateResult result = generate(request, settings.anyWay(), stop);
    const Finding finding = findingOf(result.outcome, "generated");
    Answer answer{.status = finding.status};
    if (settings.isJson)
        answer.text = generationJson(settings, request, result, finding.verdict);
    else
        answer.text = result.puzzle ? puzzleText(settings, *result.puzzle, request.seed)
                                    : std::string(finding.verdict) + '\n';
    if (const bool isFirst = request.seed == firstSeed; isFirst && result.puzzle && !settings.isJson)
        answer.message = lossesOfFirst(settings, *result.puzzle);
    if (const std::string problem = generationProblem(request, result, finding); !problem.empty())
        answer.message += printable(problem) + '\n';
    return answer;
}

ExitStatus runGenerate(const Settings &settings)
{
    if (settings.writesSeed && !settings.isJson && !settings.format->isPlainLine)
        return refuse(QStringLiteral("--with-seed: only the formats line and json can hold a seed"));
    const Request first = requestOf(settings);
    if (!first)
        return refuse(first.error());
    int made = 0;
    return answerTasks(settings.threads, settings.timeLimit, [&]() -> std::optional<Task> {
        if (made == settings.generate.count)
            return {};
        GenerateRequest request = *first;
        request.seed += made++;
        return [&settings, request = std::move(request), firstSeed = first->seed](TimeLimit &limit) {
            return generated(settings, request, firstSeed, limit.restart());
        };
    });
}

constexpr std::array generateOptions{
    &option::size,     &option::boxes,     &option::jigsaw,        &option::digits,    &option::variant,
    &option::count,    &option::firstSeed, &option::symmetry,      &option::maxClues,  &option::aboutClues,
    &option::minimal,  &option::pattern,   &option::solutionCount, &option::format,    &option::symbols,
    &option::withSeed, &option::timeLimit, &option::solver,        &option::atMostOne, &option::threads,
};

} // namespace

extern const Command generateCommand{
    .name = "generate",
    .help = "make new puzzles with exactly one solution",
    .answers = "a puzzle; none, if the rules allow none (exit status 1); the best so far, or undecided, "
               "if the time limit comes first",
    .options = generateOptions,
    .run = runGenerate,
    .readsPuzzles = false,
};

} // namespace sudoku::cli
