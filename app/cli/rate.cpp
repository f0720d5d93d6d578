#include "app/cli/batch.h"
#include "app/cli/commands.h"
#include "core/board/stopcheck.h"
#include "core/hints/generalrating.h"
#include "core/hints/hodokurating.h"
#include "core/solve/solve.h"
#include "ui/text/steptext.h"
#include "ui/text/toqstring.h"

#include <array>

namespace sudoku::cli {
namespace {

/// What is known of a puzzle, for JSON and as a line.
struct Rated
{
    QJsonObject object;
    QString line;
};

QString hardestId(const Technique *technique)
{
    return technique ? toQString(technique->id) : QStringLiteral("none");
}

Rated rateByHodoku(const Walkthrough &walkthrough)
{
    const HodokuRating rating = hodokuRating(walkthrough);
    QJsonObject counts;
    for (const auto &[technique, count] : rating.techniques)
        counts[toQString(technique->id)] = count;
    return {{{"level", englishName(rating.level)},
             {"score", rating.score},
             {"hardest", hardestId(rating.hardest)},
             {"techniques", counts}},
            QStringLiteral("%1 %2").arg(englishName(rating.level)).arg(rating.score)};
}

Rated rateGenerally(const Walkthrough &walkthrough)
{
    const GeneralRating rating = generalRating(walkthrough);
    return {{{"level", englishName(rating.level)},
             {"hardest", hardestId(rating.hardest)},
             {"version", GeneralRating::version}},
            QStringLiteral("%1 %2").arg(englishName(rating.level), hardestId(rating.hardest))};
}

/// Returns the ratings of \a walkthrough, those of other programs for their boards only.
Finding ratingsOf(const Settings &settings, const Walkthrough &walkthrough)
{
    Finding found{.status = ExitStatus::AsAsked, .verdict = "rated"};
    QStringList lines;
    const auto add = [&](RatingScale scale, const char *name, const Rated &rated) {
        if (settings.scale && settings.scale != scale)
            return;
        found.fields[QLatin1String(name)] = rated.object;
        lines += rated.line;
    };
    const bool isForHodoku = walkthrough.end.rules().isClassic9x9();
    if (isForHodoku)
        add(RatingScale::Hodoku, "hodoku", rateByHodoku(walkthrough));
    if (!isForHodoku || settings.scale || settings.isJson)
        add(RatingScale::General, "general", rateGenerally(walkthrough));
    found.text = lines.join(' ').toStdString();
    if (lines.isEmpty())
        found = {.status = ExitStatus::OtherAnswer, .verdict = "unrated"};
    return found;
}

Finding ratePuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const CheckResult checked = check(board.puzzle, settings.anyWay(), stop);
    if (checked.verdict != Uniqueness::Unique)
        return findingOf(checked.verdict);
    const Position start(board.puzzle);
    const Walkthrough walkthrough = walkThrough(start, defaultLadder(start.rules()), stop);
    return isStopped(stop) ? findingOf(Halt(Halt::Stopped)) : ratingsOf(settings, walkthrough);
}

ExitStatus runRate(const Settings &settings)
{
    return answerAll(settings, ratePuzzle);
}

constexpr std::array rateOptions{
    &option::scale,     &option::lineOrJson, &option::symbols, &option::variant,   &option::boxes,
    &option::timeLimit, &option::solver,     &option::seed,    &option::atMostOne, &option::threads,
};

} // namespace

extern const Command rateCommand{
    .name = "rate",
    .help = "say how difficult each puzzle is for a person",
    .answers =
        "HoDoKu's level and score, \"Hard 1234\"; of other boards, and of puzzles with further rules, the "
        "level and the hardest technique, \"Hard naked-quadruple\"; unrated, if the scale is not for this "
        "board, multiple or none (exit status 1); undecided, if the time limit comes first",
    .options = rateOptions,
    .run = runRate,
};

} // namespace sudoku::cli
