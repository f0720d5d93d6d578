#include "ui/recovery/puzzlejson.h"

#include "core/formats/text/format.h"
#include "core/variants/variant.h"
#include "ui/text/toqstring.h"

#include <QJsonArray>

#include <algorithm>

namespace sudoku {
namespace {

QString textOf(const Puzzle &puzzle)
{
    return QString::fromStdString(ownFormat().write(Board(puzzle), symbolSets().front()));
}

std::optional<Puzzle> readPuzzle(const QJsonValue &value)
{
    const TextResult read = ownFormat().read(value.toString().toStdString(), {});
    return read ? std::optional(read->board.puzzle) : std::nullopt;
}

/// Returns a text with a letter for each digit and a dot for none.
QString textOf(const Grid &grid)
{
    QString text;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        text += grid.isFilled(cell) ? QChar('A' + grid[cell] - 1) : QChar('.');
    return text;
}

/// Reads a grid; an empty text is a grid without cells.
std::optional<Grid> readGrid(const QString &text, const Geometry &geometry)
{
    Grid grid(text.isEmpty() ? 0 : geometry.cellCount());
    if (text.size() != grid.cellCount())
        return {};
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const int digit = text[cell] == QChar('.') ? noDigit : text[cell].unicode() - 'A' + 1;
        if (digit < 0 || digit > geometry.digitCount())
            return {};
        grid.set(cell, digit);
    }
    return grid;
}

/// One character for each cell, in the order of PatternCell.
constexpr QLatin1StringView patternLetters(".x-");

QString textOf(const std::vector<PatternCell> &pattern)
{
    QString text;
    for (const PatternCell cell : pattern)
        text += patternLetters[static_cast<int>(cell)];
    return text;
}

std::optional<std::vector<PatternCell>> readPattern(const QString &text, const Geometry &geometry)
{
    std::vector<PatternCell> pattern;
    for (const QChar letter : text) {
        const qsizetype index = patternLetters.indexOf(letter);
        if (index < 0)
            return {};
        pattern.push_back(static_cast<PatternCell>(index));
    }
    const bool isFitting = pattern.empty() || static_cast<int>(pattern.size()) == geometry.cellCount();
    return isFitting ? std::optional(pattern) : std::nullopt;
}

QJsonArray idsOf(const std::vector<const Variant *> &variants)
{
    QJsonArray ids;
    for (const Variant *variant : variants)
        ids.append(toQString(variant->id));
    return ids;
}

std::optional<std::vector<const Variant *>> readVariants(const QJsonArray &ids)
{
    std::vector<const Variant *> variants;
    for (const auto &id : ids)
        variants.push_back(findVariant(id.toString().toStdString()));
    const bool isKnown = std::ranges::find(variants, nullptr) == variants.end();
    return isKnown ? std::optional(variants) : std::nullopt;
}

/// Reads a member of an enumeration whose last one is \a last.
template <typename Enum>
std::optional<Enum> readEnum(const QJsonValue &value, Enum last)
{
    const int number = value.toInt(-1);
    return number < 0 || number > static_cast<int>(last) ? std::nullopt
                                                         : std::optional(static_cast<Enum>(number));
}

constexpr int outcomeCount = 2; // the halts are numbered after these

int numberOf(const OrHalt<Outcome> &outcome)
{
    return outcome ? static_cast<int>(*outcome) : outcomeCount + static_cast<int>(outcome.error().reason());
}

std::optional<OrHalt<Outcome>> readOutcome(const QJsonValue &value)
{
    if (const auto outcome = readEnum(value, Outcome::None))
        return *outcome;
    if (const auto reason = readEnum(value.toInt(-1) - outcomeCount, Halt::WrongSolution))
        return halted(*reason);
    return {};
}

} // namespace

QJsonObject jsonOf(const GenerateRequest &request)
{
    return {
        {"shape", textOf(request.shape)},
        {"randomRegions", request.hasRandomRegions},
        {"laid", idsOf(request.derived)},
        {"symmetry", toQString(request.symmetry->id)},
        {"goal", static_cast<int>(request.goal)},
        {"clues", request.clues},
        {"minimal", request.isMinimal},
        {"pattern", textOf(request.pattern)},
        {"manySolutions", request.hasManySolutions},
        {"level", request.difficulty.level ? static_cast<int>(*request.difficulty.level) : -1},
    };
}

std::optional<GenerateRequest> readRequest(const QJsonObject &object)
{
    const auto shape = readPuzzle(object["shape"]);
    const auto derived = readVariants(object["laid"].toArray());
    const Symmetry *symmetry = findSymmetry(object["symmetry"].toString().toStdString());
    const auto goal = readEnum(object["goal"], ClueGoal::AtMost);
    const auto pattern = shape ? readPattern(object["pattern"].toString(), shape->geometry) : std::nullopt;
    if (!shape || !derived || !symmetry || !goal || !pattern)
        return {};
    GenerateRequest request(*shape);
    request.hasRandomRegions = object["randomRegions"].toBool();
    request.derived = *derived;
    request.symmetry = symmetry;
    request.goal = *goal;
    request.clues = object["clues"].toInt();
    request.isMinimal = object["minimal"].toBool();
    request.pattern = *pattern;
    request.hasManySolutions = object["manySolutions"].toBool();
    request.difficulty.level = readEnum(object["level"], Level::Extreme);
    return request;
}

QJsonObject jsonOf(const MadePuzzle &made)
{
    const Puzzle &puzzle = *made.result.puzzle;
    const Puzzle &shape = made.request.shape;
    const bool isPlain = puzzle.geometry == shape.geometry && puzzle.constraints == shape.constraints;
    QJsonObject object{
        {isPlain ? "givens" : "whole", isPlain ? textOf(puzzle.givens) : textOf(puzzle)},
        {"solution", textOf(made.result.solution)},
        {"seed", QString::number(made.request.seed)},
        {"outcome", numberOf(made.result.outcome)},
        {"milliseconds", static_cast<double>(made.took.count())},
        {"taken", made.isTaken},
    };
    if (made.result.rating) {
        object["ratedLevel"] = static_cast<int>(made.result.rating->level);
        if (made.result.rating->score)
            object["score"] = *made.result.rating->score;
    }
    return object;
}

/// Returns the rating that jsonOf() wrote; it does not keep the hardest technique.
std::optional<LevelRating> readRating(const QJsonObject &object)
{
    const auto level = readEnum(object["ratedLevel"], Level::Extreme);
    if (!level)
        return {};
    return LevelRating{*level,
                       object.contains("score") ? std::optional(object["score"].toInt()) : std::nullopt};
}

std::optional<MadePuzzle> readMadePuzzle(const QJsonObject &object, const GenerateRequest &request)
{
    std::optional<Puzzle> puzzle = request.shape;
    if (object.contains("whole"))
        puzzle = readPuzzle(object["whole"]);
    else if (const auto givens = readGrid(object["givens"].toString(), puzzle->geometry);
             givens && *givens != Grid())
        puzzle->givens = *givens;
    else
        puzzle.reset();
    const auto solution = puzzle ? readGrid(object["solution"].toString(), puzzle->geometry) : std::nullopt;
    const auto outcome = readOutcome(object["outcome"]);
    bool isNumber = false;
    const std::uint64_t seed = object["seed"].toString().toULongLong(&isNumber);
    if (!solution || !outcome || !isNumber)
        return {};
    MadePuzzle made{request, {.outcome = *outcome, .puzzle = puzzle, .solution = *solution}};
    made.request.seed = seed;
    made.took = std::chrono::milliseconds(static_cast<qint64>(object["milliseconds"].toDouble()));
    made.isTaken = object["taken"].toBool();
    made.result.rating = readRating(object);
    return made;
}

} // namespace sudoku
