#include "app/cli/answers/generateanswer.h"

#include "app/cli/run/answerjson.h"
#include "app/cli/run/console.h"
#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/finding.h"
#include "app/cli/run/report.h"
#include "app/cli/run/signals.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/infomembers.h"
#include "core/hints/practice.h"
#include "ui/text/difficultywords.h"
#include "ui/text/requestwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

namespace sudoku::cli {
namespace {

/// Returns whether the puzzle is known to be of the difficulty that was asked for, if any was.
bool isOfDifficulty(const GenerateRequest &request, const GenerateResult &result)
{
    return request.difficulty.isEmpty() || (result.difficulty && result.difficulty->isMet());
}

/// Returns the level that the puzzle was made for and has, if there was no time to rate it again.
std::optional<Level> reachedLevel(const GenerateRequest &request, const GenerateResult &result)
{
    return result.puzzle && isOfDifficulty(request, result) ? request.difficulty.level : std::nullopt;
}

/// Returns the level, with the score if it was asked for; empty if nobody asked for either.
std::string ratingText(const Settings &settings, const GenerateRequest &request, const GenerateResult &result)
{
    if (!settings.generate.ownLevel.isEmpty() && isOfDifficulty(request, result))
        return settings.generate.ownLevel.toStdString();
    if (!result.rating) {
        const std::optional<Level> level = reachedLevel(request, result);
        return level ? englishName(*level).toStdString() : std::string();
    }
    return (settings.writesRating ? englishText(*result.rating) : englishName(result.rating->level))
        .toStdString();
}

void addRating(Json &object, const LevelRating &rating)
{
    object["level"] = englishName(rating.level);
    if (rating.score)
        object["score"] = *rating.score;
    object["hardest"] = rating.hardest ? rating.hardest->id : "none";
}

void addPosition(Json &object, const Board &board, const SymbolSet &symbols)
{
    const Geometry &geometry = board.puzzle.geometry;
    object["digits"] = lineOf(geometry, board.digits(), symbols);
    Json &candidates = object["candidates"] = Json::array();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        std::string digits;
        for (const Digit digit : board.centreMarks[cell])
            digits.append(digits.empty() ? "" : ",").append(symbols.symbol(digit));
        candidates.push_back(digits);
    }
}

Json generationJson(const Settings &settings, const GenerateRequest &request, const GenerateResult &result,
                    const Board &board, std::string_view verdict)
{
    Json object = answerJson(verdict);
    addPuzzle(object, settings, board.puzzle);
    if (result.puzzle)
        object["solution"] = lineOf(request.shape.geometry, result.solution, *settings.symbols);
    object["seed"] = std::to_string(request.seed); // more than a number of JSON can hold
    object["symmetry"] = request.symmetry->id;
    if (result.rating)
        addRating(object, *result.rating);
    else if (const std::optional<Level> level = reachedLevel(request, result))
        object["level"] = englishName(*level);
    if (object.contains("level"))
        object["scale"] = levelScale(*RuleIndex::of(board.puzzle));
    if (!settings.generate.ownLevel.isEmpty() && result.puzzle && isOfDifficulty(request, result))
        object["ownLevel"] = settings.generate.ownLevel;
    if (result.puzzle && !request.difficulty.isEmpty())
        object["isOfDifficulty"] = isOfDifficulty(request, result);
    if (settings.generate.stopsBefore && result.puzzle)
        addPosition(object, board, *settings.symbols);
    object["grids"] = result.grids;
    object["tests"] = result.tests;
    return object;
}

/// Returns the date of puzzle \a number in a week, or an empty text.
QString titleOf(const GenerateSettings &asked, int number)
{
    if (!asked.week.isValid())
        return {};
    const QLocale locale = asked.language == QLocale::c() ? QLocale(QLocale::English) : asked.language;
    const QString date = locale.toString(asked.week.addDays(number - 1), QLocale::LongFormat);
    return date.left(1).toUpper() + date.mid(1);
}

/// Writes the rating as the note or the level of the puzzle.
std::string puzzleText(const Settings &settings, Board board, std::uint64_t seed, const std::string &rating,
                       const QString &title)
{
    QStringList notes{QString::fromStdString(rating), title};
    if (settings.writesSeed)
        notes += QStringLiteral("seed %1").arg(seed);
    notes.removeAll(QString());
    const std::string note = notes.join(QStringLiteral(", ")).toStdString();
    if (!settings.format->isPlainLine)
        keepInfo({.title = title.toStdString(), .level = rating}, board);
    std::string text = settings.format->write(board, *settings.symbols);
    if (settings.format->isPlainLine && !note.empty())
        text.insert(text.size() - 1, '\t' + note);
    return withSeparator(settings, std::move(text));
}

/// Returns "33", or "28 to 33".
std::string clueNumberText(const GenerateRequest &request)
{
    const std::string max = std::to_string(request.clues);
    return request.minClues > 0 ? std::to_string(request.minClues) + " to " + max : max;
}

std::string nearestText(const GenerateRequest &request, const GenerateResult &result)
{
    std::string text = std::to_string(result.puzzle->givens.filledCount()) + " clues";
    if (request.goal != ClueGoal::Minimal)
        text += " instead of " + clueNumberText(request);
    if (result.rating)
        text = englishText(*result.rating).toStdString() + ", " + text;
    const Difficulty &difficulty = request.difficulty;
    if (result.rating && !difficulty.steps.isAny())
        text += ", " + std::to_string(result.rating->stepCount) + " steps";
    const Difficulty steps{.steps = difficulty.steps, .hardSteps = difficulty.hardSteps};
    const QStringList others = wishTexts(steps) + wishTexts(request.clueWish);
    return others.isEmpty() ? text : text + "; asked for: " + others.join(QStringLiteral(", ")).toStdString();
}

/// Returns what is missing of the difficulty that was asked for, or nothing.
std::string shortfallText(const GenerateRequest &request, const GenerateResult &result)
{
    if (isOfDifficulty(request, result))
        return {};
    if (!result.difficulty)
        return ", whose difficulty is not known";
    DifficultyDistance others = *result.difficulty;
    others.missing = 0;
    const std::vector<const Technique *> &needed = request.difficulty.needed;
    if (!others.isMet() || needed.size() != 1)
        return ", which is not of the difficulty asked for";
    return ", which does not need the technique " + std::string(needed.front()->id);
}

std::string generationProblem(const GenerateRequest &request, const GenerateResult &result,
                              const Finding &finding)
{
    const std::string which = "seed " + std::to_string(request.seed) + ": ";
    if (!finding.problem.empty())
        return which + finding.problem;
    if (result.outcome == Outcome::None)
        return which
               + (result.puzzle
                      ? "no puzzle found is as asked; the nearest is: " + nearestText(request, result)
                      : "no puzzle is possible with these rules and this pattern");
    if (result.outcome != halted(Halt::Stopped))
        return {};
    const std::string stopped = which + (isInterrupted() ? "interrupted" : "stopped by the time limit");
    return result.puzzle ? stopped + " with " + nearestText(request, result) + shortfallText(request, result)
                         : stopped + " without a puzzle";
}

/// Returns the board of the result, before the step that is practised if there is one.
Board boardOf(const Settings &settings, const GenerateRequest &request, const GenerateResult &result,
              const std::stop_token &stop)
{
    Board whole(result.puzzle ? *result.puzzle : request.shape);
    if (settings.symbols->isOfPuzzle)
        whole.info.symbols = settings.symbols;
    const Technique *technique = settings.generate.stopsBefore;
    if (!technique || !result.puzzle)
        return whole;
    const Ladder ladder = ladderOf(request.difficulty, *RuleIndex::of(whole.puzzle));
    return boardBefore(*technique, whole.puzzle, ladder, stop).value_or(whole);
}

/// Returns \a made with digits for which the word can be read in the solution, if that is asked for.
GenerateResult withWord(const Settings &settings, const GenerateResult &made)
{
    GenerateResult result = made;
    if (!settings.generate.hidesWord || !made.puzzle)
        return result;
    if (auto hidden = withHiddenWord(Board(*made.puzzle), made.solution, *settings.generate.wordPlace)) {
        result.puzzle = std::move(hidden->board.puzzle);
        result.solution = std::move(hidden->solution);
    }
    return result;
}

} // namespace

Answer generationAnswer(const Settings &settings, const GenerateRequest &request, int number,
                        const GenerateResult &made, const std::stop_token &stop)
{
    const GenerateResult result = withWord(settings, made);
    Finding finding = findingOf(result.outcome, "generated");
    if (result.outcome == Outcome::None && result.puzzle)
        finding.verdict = "nearest";
    const Board board = boardOf(settings, request, result, stop);
    Answer answer{.status = finding.status};
    if (settings.isJson || settings.isCsv) {
        Json json = generationJson(settings, request, result, board, finding.verdict);
        if (const QString title = titleOf(settings.generate, number); !title.isEmpty())
            json["title"] = title;
        const Puzzle *puzzle = result.puzzle ? &board.puzzle : nullptr;
        answer.text = settings.isJson ? json::line(json) : csvAnswer(settings, number, puzzle, json);
    } else {
        answer.text = result.puzzle
                          ? puzzleText(settings, board, request.seed, ratingText(settings, request, result),
                                       titleOf(settings.generate, number))
                          : std::string(finding.verdict) + '\n';
    }
    if (const std::string problem = generationProblem(request, result, finding); !problem.empty())
        answer.message = printable(problem) + '\n';
    return answer;
}

bool holdsCandidates(const Format &format)
{
    Board board{Puzzle(Geometry::withBoxes(defaultBoxes(minBoardSize)))};
    board.enter(0, 1);
    board.centreMarks[1] = DigitSet{2, 3};
    const TextResult back = readPuzzle(format.write(board, symbolSets().front()));
    return back && back->board.entries == board.entries && back->board.centreMarks == board.centreMarks;
}

} // namespace sudoku::cli
