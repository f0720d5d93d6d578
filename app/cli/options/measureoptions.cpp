#include "app/cli/options/measureoptions.h"

#include "app/cli/options/applied.h"
#include "app/cli/options/measurewords.h"
#include "app/cli/options/names.h"
#include "core/sat/solverkinds.h"

#include <algorithm>
#include <array>
#include <span>

namespace sudoku::cli {
namespace {

const QString allNames = QStringLiteral("all");

constexpr int maxRuns = 1000;
constexpr int maxTraceSteps = 10'000'000; // 160 MB

/// Sets \a setting to the value of the row of \a table that \a value names.
template <typename Setting, typename Table>
Applied applyName(Setting &setting, const Table &table, const QString &value)
{
    const auto found =
        std::ranges::find_if(table, [&](const auto &row) { return value == toQString(row.id); });
    if (found == std::ranges::end(table))
        return notOneOf(value, idsOf(table));
    setting = found->value;
    return {};
}

/// Calls \a choose with \a value, or with each name of \a table if the value is "all".
template <typename Table, typename Choice>
Applied chooseEach(const Table &table, const QString &value, const Choice &choose)
{
    for (const QString &name : value == allNames ? idsOf(table) : QStringList(value))
        if (Applied applied = choose(name); !applied)
            return applied;
    return {};
}

Applied applyEncodings(Settings &settings, const QString &value)
{
    return chooseEach(encodingMethods(), value, [&](const QString &name) {
        const Applied applied = option::atMostOne.apply(settings, name);
        if (applied)
            settings.measure.encodings.push_back(settings.solve.encode.method);
        return applied;
    });
}

Applied applySolvers(Settings &settings, const QString &value)
{
    return chooseEach(solverKinds(), value, [&](const QString &name) {
        const Applied applied = option::solver.apply(settings, name);
        if (applied)
            settings.measure.solvers.push_back(settings.solve.solver);
        return applied;
    });
}

Applied applyTask(Settings &settings, const QString &value)
{
    return applyName(settings.measure.task, measuredTasks, value);
}

Applied applyCandidates(Settings &settings, const QString &value)
{
    return applyName(settings.measure.kind, writtenKinds, value);
}

Applied applyOpenOrAll(Settings &settings, const QString &value)
{
    return applyName(settings.measure.kind, std::span(writtenKinds).first<openOrAllCount>(), value);
}

Applied applyRepeat(Settings &settings, const QString &value)
{
    return applyNumber(settings.measure.runs, value, maxRuns);
}

Applied applyRunLimit(Settings &settings, const QString &value)
{
    return option::timeLimit.apply(settings, value);
}

Applied applyMethod(Settings &settings, const QString &value)
{
    return applyName(settings.textbook.learning, learningChoices, value);
}

Applied applyGuess(Settings &settings, const QString &value)
{
    return applyName(settings.textbook.branching, branchingChoices, value);
}

Applied applyMaxSteps(Settings &settings, const QString &value)
{
    return applyNumber(settings.textbook.maxSteps, value, maxTraceSteps);
}

} // namespace

namespace option {

const Option measuredEncodings{.name = "at-most-one",
                               .valueName = "NAME|all",
                               .help = "the encoding: how rules are written as clauses; may be repeated",
                               .apply = applyEncodings,
                               .values = {.names = encodingNames, .others = allName}};
const Option measuredSolvers{.name = "solver",
                             .valueName = "NAME|all",
                             .help = "a solver, or a command such as 'picosat {cnf}'; may be repeated",
                             .apply = applySolvers,
                             .values = {.names = solverNames, .others = allName}};
const Option measuredTask{
    .name = "task",
    .valueName = "check|solve",
    .help = "what to measure: a check for one solution, or the search for one; the default is check",
    .apply = applyTask,
    .values = {taskNames}};
const Option repeat{"repeat", "N", "run each N times, with other seeds, and write medians; the default is 3",
                    applyRepeat};
const Option runLimit{"time-limit", "SECONDS", "stop each run after SECONDS; the default is 10",
                      applyRunLimit};
const Option candidates{
    .name = "candidates",
    .valueName = "all|open|selectors",
    .help = "what gets variables: all candidates, those that simple propagation leaves open, or all with a "
            "switch for each clue and rule; the default is all",
    .apply = applyCandidates,
    .values = {writtenKindNames}};
const Option openOrAll{.name = "candidates",
                       .valueName = "all|open",
                       .help = "what gets variables: all candidates, or those that simple propagation leaves "
                               "open; the default is all",
                       .apply = applyOpenOrAll,
                       .values = {openOrAllNames}};
const Option guess{.name = "guess",
                   .valueName = "NAME",
                   .help = "what to guess next; the default is fewest",
                   .apply = applyGuess,
                   .values = {guessNames}};
const Option maxSteps{"max-steps", "N", "end a run after N steps; the default is 300000", applyMaxSteps};
const Option method{.name = "method",
                    .valueName = "NAME",
                    .help = "what to do about a conflict: cdcl or dpll; the default is cdcl",
                    .apply = applyMethod,
                    .values = {learningNames}};

} // namespace option

} // namespace sudoku::cli
