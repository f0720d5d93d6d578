#include "app/cli/answers/answers.h"
#include "app/cli/answers/levelsfile.h"
#include "app/cli/answers/ratingrun.h"
#include "app/cli/options/difficultyoptions.h"
#include "app/cli/options/rateoptions.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "core/board/stopcheck.h"
#include "core/hints/explainer/explainer.h"
#include "core/hints/generalrating.h"
#include "core/hints/hodokurating.h"
#include "core/hints/reasons/reasonwalk.h"
#include "core/solve/solve.h"
#include "ui/text/steptext.h"
#include "ui/text/storywords.h"
#include "ui/text/strings.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace sudoku::cli {
namespace {

/// What is known of a puzzle, for JSON and as a line.
struct Rated
{
    Json object;
    QString line;
};

std::string_view hardestId(const Technique *technique)
{
    return technique ? technique->id : "none";
}

/// Returns \a object, which says so if the rating is only at least what it says.
Json withCompleteness(Json object, const Walkthrough &walkthrough)
{
    if (walkthrough.isStopped)
        object["isComplete"] = false;
    return object;
}

/// A rating that is not complete is "Hard+ 1234+": at least that.
Rated rateByHodoku(const Walkthrough &walkthrough)
{
    const HodokuRating rating = hodokuRating(walkthrough);
    Json counts = Json::object();
    int hardestCount = 0;
    for (const auto &[technique, count] : rating.techniques) {
        counts[std::string(technique->id)] = count;
        hardestCount = technique == rating.hardest ? count : hardestCount;
    }
    const QString line = walkthrough.isStopped ? QStringLiteral("%1+ %2+") : QStringLiteral("%1 %2");
    return {withCompleteness({{"scale", HodokuRating::scale},
                              {"level", englishName(rating.level)},
                              {"score", rating.score},
                              {"hardest", hardestId(rating.hardest)},
                              {"hardestCount", hardestCount},
                              {"steps", walkthrough.steps.size()},
                              {"techniques", counts}},
                             walkthrough),
            line.arg(englishName(rating.level)).arg(rating.score)};
}

/// The level by the hardest technique.
Rated rateGenerally(const Walkthrough &walkthrough)
{
    const GeneralRating rating = generalRating(walkthrough);
    const QString line = walkthrough.isStopped ? QStringLiteral("%1+ %2") : QStringLiteral("%1 %2");
    const Json object{{"scale", GeneralRating::scale()},
                      {"level", englishName(rating.level)},
                      {"hardest", hardestId(rating.hardest)},
                      {"hardestCount", rating.hardestCount},
                      {"steps", rating.stepCount},
                      {"version", GeneralRating::version}};
    return {withCompleteness(object, walkthrough),
            line.arg(englishName(rating.level), toQString(hardestId(rating.hardest)))};
}

/// Adds to a general rating the weights of the smallest reasons on \a walk.
void addReasons(Rated &general, const ReasonWalk &walk)
{
    const ReasonRating reasons = reasonRating(walk);
    general.line += (walk.isStopped ? QStringLiteral(" %1+/%2+") : QStringLiteral(" %1/%2"))
                        .arg(reasons.largest)
                        .arg(reasons.sum);
    general.object["reasons"] = {{"scale", ReasonRating::scale()},
                                 {"largest", reasons.largest},
                                 {"sum", reasons.sum},
                                 {"steps", walk.steps.size()},
                                 {"isComplete", !walk.isStopped},
                                 {"version", ReasonRating::version}};
}

/// Returns "7.1" for 71 tenths.
QString tenthsText(int tenths)
{
    return QString::number(tenths / 10.0, 'f', 1);
}

/// A rating that is not complete is "7.1+": at least that.
Rated rateByExplainer(const ExplainerRating &rating)
{
    const auto number = [](int tenths) { return tenths / 10.0; };
    Json object{{"scale", ExplainerRating::scale}, {"er", number(rating.er)}};
    if (!rating.isComplete) {
        object["isComplete"] = false;
        return {object, QStringLiteral("%1+").arg(tenthsText(rating.er))};
    }
    object.update({{"ep", number(rating.ep)}, {"ed", number(rating.ed)}, {"hardest", rating.hardest}});
    return {
        object,
        QStringLiteral("%1/%2/%3").arg(tenthsText(rating.er), tenthsText(rating.ep), tenthsText(rating.ed))};
}

/// Collects the ratings of a puzzle, those of other programs for their boards only.
class Rater
{
public:
    Rater(const Settings &settings, const Puzzle &puzzle, const Grid &solution, const std::stop_token &stop)
        : m_settings(settings),
          m_start(puzzle, settings.solve.memo),
          m_solution(solution),
          m_stop(stop)
    {
    }

    Finding rate()
    {
        const bool isClassic9x9 = m_start.rules().isClassic9x9();
        const bool isGeneral = m_settings.isJson || !isClassic9x9;
        if (isWanted(RatingScale::Hodoku, isClassic9x9) || isWanted(RatingScale::General, isGeneral))
            addWalkthrough(isClassic9x9, isGeneral);
        if (isWanted(RatingScale::Explainer, isClassic9x9))
            addExplainer();
        if (m_lines.isEmpty())
            return isStopped(m_stop) ? findingOf(Halt(Halt::Stopped))
                                     : Finding{.status = ExitStatus::OtherAnswer, .verdict = "unrated"};
        m_found.text = m_lines.join(' ').toStdString();
        return m_found;
    }

private:
    bool isWanted(RatingScale scale, bool isDefault) const
    {
        const bool suits = scale == RatingScale::General || m_start.rules().isClassic9x9();
        return suits && (m_settings.scale ? *m_settings.scale == scale : isDefault);
    }

    void add(const char *name, const Rated &rated)
    {
        m_found.fields[name] = rated.object;
        m_lines += rated.line;
    }

    void addWalkthrough(bool isHodoku, bool isGeneral)
    {
        const Walkthrough walkthrough = walkThrough(m_start, defaultLadder(m_start.rules()), m_stop);
        if (walkthrough.isStopped)
            m_found.status = ExitStatus::Limit;
        if (walkthrough.steps.empty())
            return; // nothing is known
        if (isWanted(RatingScale::Hodoku, isHodoku))
            add("hodoku", rateByHodoku(walkthrough));
        if (isWanted(RatingScale::General, isGeneral))
            addGeneral(rateGenerally(walkthrough));
    }

    /// Adds the smallest reasons too if they are asked for, because they take longer than the rest: in plain
    /// lines, which hold nothing else then, the level is written before they are looked for.
    void addGeneral(Rated general)
    {
        if (m_settings.scale == RatingScale::General) {
            if (m_settings.beginAnswer && !m_settings.isJson && !m_settings.isCsv)
                m_settings.beginAnswer(general.line.toStdString());
            addReasons(general, reasonWalk());
        }
        add("general", general);
    }

    /// Returns the walk by the smallest reasons, as far as a bound of work, or as a limit of time that is
    /// given instead.
    ReasonWalk reasonWalk()
    {
        const std::int64_t work =
            m_settings.timeLimit ? std::numeric_limits<std::int64_t>::max() : ratingWork;
        ReasonWalk walk = walkByReasons(m_start, m_solution, m_stop, {}, work);
        if (walk.isStopped)
            m_found.status = ExitStatus::Limit;
        return walk;
    }

    void addExplainer()
    {
        const ExplainerRating rating = explainerRating(m_start, m_stop);
        if (!rating.isComplete)
            m_found.status = ExitStatus::Limit;
        add("explainer", rateByExplainer(rating));
    }

    const Settings &m_settings;
    Position m_start;
    const Grid &m_solution;
    std::stop_token m_stop;
    Finding m_found{.status = ExitStatus::AsAsked, .verdict = "rated"};
    QStringList m_lines;
};

/// Adds the level of the user's own that the puzzle has, in a line behind a tab.
void addOwnLevel(Finding &found, const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    if (settings.levels.empty() || found.verdict != "rated")
        return;
    const PuzzleLevel *level = levelOf(puzzle, settings.levels, settings.solve.memo, stop);
    if (isStopped(stop)) {
        found.status = ExitStatus::Limit;
        return;
    }
    if (level)
        found.fields["ownLevel"] = level->name;
    found.text += '\t' + (level ? level->name : std::string("-"));
}

Finding ratePuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const CheckResult checked = check(board.puzzle, settings.anyWay(), stop);
    if (checked.verdict != Uniqueness::Unique)
        return findingOf(checked.verdict);
    if (const QString problem = noLevelText(board); !problem.isEmpty())
        return {.status = ExitStatus::OtherAnswer, .verdict = "unrated", .notes = {problem.toStdString()}};
    if (board.puzzle.givens.filledCount() == board.puzzle.givens.cellCount())
        return {.status = ExitStatus::AsAsked, .verdict = "solved"};
    Finding found = Rater(settings, board.puzzle, checked.solutions.front(), stop).rate();
    found.solutions = checked.solutions;
    addOwnLevel(found, settings, board.puzzle, stop);
    return found;
}

ExitStatus runRate(const Settings &settings)
{
    const auto itsLevels = withLevels(settings);
    if (!itsLevels)
        return refuse(itsLevels.error());
    if (!itsLevels->levels.empty() && settings.isCsv)
        return refuse(QStringLiteral("--levels: csv has no column for them; json has"));
    RatingRun run(*itsLevels);
    if (const auto begun = run.begin(); !begun)
        return refuse(begun.error());
    if (!run.writeHeader())
        return ExitStatus::Failure;
    return run.end(answerRest(*itsLevels, ratePuzzle,
                              {.answered = run.answered(),
                               .write = [&run](std::string_view text) { return run.write(text); },
                               .begin = [&run](std::string_view text) { run.beginAnswer(text); }}));
}

constexpr std::array rateOptions{
    &option::scale, &option::levels,    &option::lineJsonOrCsv, &option::symbols,   &option::variant,
    &option::boxes, &option::continued, &option::histogram,     &option::timeLimit, &option::solver,
    &option::seed,  &option::atMostOne, &option::threads,
};

constexpr std::array rateColumns{
    &column::number,       &column::puzzle,     &column::rules, &column::verdict, &column::solution,
    &column::clues,        &column::level,      &column::score, &column::hardest, &column::hardestCount,
    &column::steps,        &column::er,         &column::ep,    &column::ed,      &column::largestReason,
    &column::sumOfReasons, &column::isComplete, &column::scale,
};

} // namespace

const Command rateCommand{
    .name = "rate",
    .help = "say how difficult each puzzle is for a person",
    .answers =
        "HoDoKu's level and score and Sudoku Explainer's ER, EP and ED, \"Hard 1234 7.1/1.2/1.2\"; of other "
        "boards, and of puzzles with further rules, the level and the hardest technique, \"Hard "
        "naked-quadruple\"; solved, if no cell is open; unrated, if the scale is not for this board "
        "or not all rules could be read, multiple or none (exit status 1); undecided, or what is known by "
        "then, such as \"Hard+ 1234+ 7.1+\", if the "
        "time limit comes first",
    .options = rateOptions,
    .run = runRate,
    .columns = rateColumns,
};

} // namespace sudoku::cli
