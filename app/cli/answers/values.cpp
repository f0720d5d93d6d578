#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"
#include "core/analyse/numbervalues.h"
#include "ui/text/repairwords.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

/// Returns a text such as "Killer cage 22 at r1c1: unique 22 24, multiple 5-9".
QString valuesText(const Puzzle &puzzle, const NumberValues &found)
{
    QString text = sourceText(puzzle, ConstraintIndex{found.place.constraint});
    if (puzzle.constraints[found.place.constraint].numbers.size() > 1)
        text += QStringLiteral(", number %1").arg(found.place.number + 1);
    QStringList verdicts;
    for (const auto &[verdict, name] :
         {std::pair(Uniqueness::Unique, "unique "), std::pair(Uniqueness::Multiple, "multiple ")})
        if (const std::vector<int> values = found.with(verdict); !values.empty())
            verdicts +=
                QLatin1String(name) + numberRanges(values, QStringLiteral("-")).join(QLatin1Char(' '));
    return text + QStringLiteral(": ")
           + (verdicts.isEmpty() ? QStringLiteral("none") : verdicts.join(QStringLiteral(", ")));
}

Json valuesJson(const Puzzle &puzzle, const NumberValues &found)
{
    const Constraint &constraint = puzzle.constraints[found.place.constraint];
    Json values{{"rule", sourceText(puzzle, ConstraintIndex{found.place.constraint})},
                {"constraint", found.place.constraint},
                {"number", found.place.number}};
    if (!isOpenClue(constraint))
        values["value"] = constraint.numbers[found.place.number];
    values["unique"] = found.with(Uniqueness::Unique);
    values["multiple"] = found.with(Uniqueness::Multiple);
    return values;
}

Finding findValues(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    const std::vector<NumberPlace> places = numberPlaces(puzzle);
    if (places.empty())
        return {.status = ExitStatus::OtherAnswer, .verdict = "no numbers"};
    const NumberValuesResult result = findNumberValues(puzzle, places, settings.solve, stop);
    const auto changeable = std::ranges::count_if(
        result.found, [&](const NumberValues &each) { return each.couldChange(puzzle); });
    Finding found = findingOf(result.outcome, "found");
    QStringList texts;
    Json objects = Json::array();
    for (const NumberValues &each : result.found) {
        texts += valuesText(puzzle, each);
        objects.push_back(valuesJson(puzzle, each));
    }
    if (result.outcome)
        found.text = QStringLiteral("%1 of %2 could change: %3")
                         .arg(changeable)
                         .arg(places.size())
                         .arg(texts.join(QStringLiteral("; ")))
                         .toStdString();
    found.fields = {{"changeable", changeable}, {"numbers", objects}};
    return found;
}

ExitStatus runValues(const Settings &settings)
{
    return answerAll(settings, findValues);
}

constexpr std::array valuesOptions{
    &option::lineOrJson, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver,     &option::seed,    &option::atMostOne, &option::threads,
};

} // namespace

const Command valuesCommand{
    .name = "values",
    .help = "find which numbers each sum, difference or clue beside the board could have",
    .answers =
        "how many numbers of rules could be another one that leaves exactly one solution, then each "
        "number with those that leave one solution, and several: \"1 of 2 could change: Killer cage 22 at "
        "r1c1: unique 22 24, multiple 5-9; Sandwich 8 at r1c4: unique 8\"; a number without any is followed "
        "by none; no numbers (exit status 1); undecided, if the time limit comes first",
    .options = valuesOptions,
    .run = runValues,
};

} // namespace sudoku::cli
