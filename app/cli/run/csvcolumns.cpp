#include "app/cli/run/csvcolumns.h"

#include "app/cli/run/console.h"
#include "core/formats/answertable.h"
#include "core/formats/text/csv.h"

#include <algorithm>
#include <initializer_list>

namespace sudoku::cli {
namespace {

/// Returns the first of the values at \a pointers that \a answer has, as text.
std::string first(const Json &answer, std::initializer_list<const char *> pointers)
{
    for (const char *pointer : pointers)
        if (const Json::json_pointer place(pointer); answer.contains(place)) {
            const Json &value = answer[place];
            return value.is_string() ? value.get<std::string>() : value.dump();
        }
    return {};
}

/// Returns the solution if the answer has one, but not one of several.
std::string onlySolution(const Json &answer)
{
    return first(answer, {"/solutions/1"}).empty() ? first(answer, {"/solution", "/solutions/0"}) : "";
}

/// Returns "false" if a rating is only at least so high.
std::string completeness(const Json &answer)
{
    const bool isRated = first(answer, {"/verdict"}) == "rated";
    for (const char *scale : {"/hodoku/isComplete", "/general/isComplete", "/explainer/isComplete",
                              "/general/reasons/isComplete"})
        if (first(answer, {scale}) == "false")
            return "false";
    return isRated ? "true" : "";
}

std::string scales(const Json &answer)
{
    std::string all;
    for (const char *pointer :
         {"/scale", "/hodoku/scale", "/general/scale", "/general/reasons/scale", "/explainer/scale"})
        if (const std::string scale = first(answer, {pointer}); !scale.empty())
            all.append(all.empty() ? "" : "; ").append(scale);
    return all;
}

} // namespace

namespace column {

const CsvColumn number{"number", "the place among the answers, from 1"};
const CsvColumn puzzle{"puzzle", "the clues; empty if there is no puzzle"};
const CsvColumn rules{"rules", "what plain digits cannot say, as directives: boxes 2x3; variant diagonal"};
const CsvColumn verdict{"verdict", "the answer in a word",
                        [](const Json &answer) { return first(answer, {"/verdict"}); }};
const CsvColumn solution{"solution", "the solution, if it is the only one or one is asked for", onlySolution};
const CsvColumn clues{"clues", "their number", [](const Json &answer) { return first(answer, {"/givens"}); }};
const CsvColumn level{"level", "Easy, Medium, Hard, Unfair or Extreme", [](const Json &answer) {
                          return first(answer, {"/level", "/hodoku/level", "/general/level"});
                      }};
const CsvColumn score{"score", "HoDoKu's score", [](const Json &answer) {
                          return first(answer, {"/score", "/hodoku/score"});
                      }};
const CsvColumn hardest{
    "hardest", "the hardest technique that is needed", [](const Json &answer) {
        return first(answer, {"/hardest", "/hodoku/hardest", "/general/hardest", "/explainer/hardest"});
    }};
const CsvColumn hardestCount{"hardestCount", "how many of the steps are of that technique",
                             [](const Json &answer) {
                                 return first(answer, {"/hodoku/hardestCount", "/general/hardestCount"});
                             }};
const CsvColumn steps{"steps", "the number of all steps of the walkthrough", [](const Json &answer) {
                          return first(answer, {"/hodoku/steps", "/general/steps"});
                      }};
const CsvColumn er{"er", "Sudoku Explainer's ER",
                   [](const Json &answer) { return first(answer, {"/explainer/er"}); }};
const CsvColumn ep{"ep", "its EP", [](const Json &answer) { return first(answer, {"/explainer/ep"}); }};
const CsvColumn ed{"ed", "its ED", [](const Json &answer) { return first(answer, {"/explainer/ed"}); }};
const CsvColumn largestReason{"largestReason", "the weight of the heaviest step, with --scale general",
                              [](const Json &answer) { return first(answer, {"/general/reasons/largest"}); }};
const CsvColumn sumOfReasons{"sumOfReasons", "the sum of these weights over the cells",
                             [](const Json &answer) { return first(answer, {"/general/reasons/sum"}); }};
const CsvColumn isComplete{"isComplete", "false if the ratings are only at least so high", completeness};
const CsvColumn scale{"scale", "the scales with their versions", scales};
const CsvColumn seed{"seed", "the seed that makes the puzzle again",
                     [](const Json &answer) { return first(answer, {"/seed"}); }};
const CsvColumn title{"title", "the date, with --week",
                      [](const Json &answer) { return first(answer, {"/title"}); }};

} // namespace column

std::string csvHeader(const Settings &settings)
{
    std::vector<std::string> names;
    for (const CsvColumn *column : settings.columns)
        names.emplace_back(column->name);
    return csvRow(names);
}

std::string csvAnswer(const Settings &settings, std::int64_t number, const Puzzle *puzzle, const Json &answer)
{
    const TableCells cells = puzzle ? tableCells(Board(*puzzle), *settings.symbols) : TableCells();
    std::vector<std::string> values;
    for (const CsvColumn *column : settings.columns)
        values.push_back(column->value               ? column->value(answer)
                         : column == &column::number ? std::to_string(number)
                         : column == &column::puzzle ? cells.puzzle
                                                     : cells.rules);
    return csvRow(values);
}

bool beginAnswers(const Settings &settings)
{
    return !settings.isCsv || writeOutput(csvHeader(settings));
}

} // namespace sudoku::cli
