#include "app/cli/answers/answers.h"
#include "app/cli/answers/fixes.h"
#include "app/cli/answers/storyanswer.h"
#include "app/cli/run/batch.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/unavoidableset.h"
#include "ui/text/storywords.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <array>
#include <optional>

namespace sudoku::cli {
namespace {

/// Returns the finding for \a outcome of a puzzle without a solution, which must have a contradiction.
Finding explained(const OrHalt<MusOutcome> &outcome, const SolverKind &solver)
{
    if (!outcome)
        return findingOf(outcome.error());
    if (outcome != MusOutcome::Found)
        return findingOf(SolverFailure{.fault = SolverFault::Denial, .solver = solver.id});
    return {.status = ExitStatus::AsAsked, .verdict = "none"};
}

/// Returns the finding for the contradiction in a puzzle without a solution.
Finding contradiction(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    MusSearch search(puzzle, settings.solve);
    const MusAnswer answer = search.next(stop);
    Finding found = explained(answer.outcome, settings.solve.solver);
    addContradiction(found, settings, puzzle, answer.reasons);
    if (answer.outcome != MusOutcome::Found)
        found.text.clear();
    found.solutions.emplace();
    found.statistics = search.statistics();
    return found;
}

/// Adds the cells in which the two solutions of \a found differ.
void addDifferingCells(Finding &found, const Settings &settings, const Geometry &geometry)
{
    const Grid &one = found.solutions->front();
    const Grid &other = found.solutions->back();
    Json objects = Json::array();
    QStringList texts;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        if (one[cell] == other[cell])
            continue;
        const std::string name = geometry.cellName(cell);
        const DigitValues values = geometry.values();
        objects.push_back({{"cell", name}, {"digits", {values.of(one[cell]), values.of(other[cell])}}});
        texts += QStringLiteral("%1 %2/%3")
                     .arg(toQString(name), symbolText(*settings.symbols, one[cell]),
                          symbolText(*settings.symbols, other[cell]));
    }
    if (texts.isEmpty())
        texts += QStringLiteral("the same digits in other regions");
    found.text = "multiple: " + texts.join(QStringLiteral(", ")).toStdString();
    found.fields["differences"] = objects;
}

/// Returns the finding for a puzzle without a solution, whose story will say which contradiction it has.
Finding withoutSolution(const CheckResult &result)
{
    Finding found{.status = ExitStatus::AsAsked, .verdict = "none"};
    found.solutions.emplace();
    found.statistics = result.statistics;
    return found;
}

Finding explained(const Settings &settings, const Board &board, CheckResult result,
                  const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    if (result.verdict == Uniqueness::None)
        return settings.story && noStoryText(board).isEmpty() ? withoutSolution(result)
                                                              : contradiction(settings, puzzle, stop);
    Finding found = findingOf(result.verdict);
    found.solutions = std::move(result.solutions);
    found.statistics = result.statistics;
    if (result.verdict == Uniqueness::Multiple) {
        found.status = ExitStatus::AsAsked;
        Grid &other = found.solutions->back();
        other = nearerSolution(puzzle, found.solutions->front(), std::move(other), settings.solve, stop);
        addDifferingCells(found, settings, puzzle.geometry);
    }
    return found;
}

Finding explainPuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    const CheckResult result = check(puzzle, settings.solve, stop);
    const bool isProblem = result.verdict && result.verdict != Uniqueness::Unique;
    std::optional<Fixes> fixes; // looked for first, because a minimal contradiction may take much longer
    if (settings.fixes && isProblem)
        fixes = findFixes(settings, puzzle, result.solutions, stop);
    Finding found = explained(settings, board, result, stop);
    const bool isExplained = isProblem && found.status == ExitStatus::AsAsked;
    QStringList lines;
    if (settings.story && isExplained)
        lines = found.verdict == "none" ? addStory(found, settings, board, stop)
                                        : addExchange(found, settings, board);
    if (fixes && (isExplained || !fixes->found.empty()) && found.status != ExitStatus::Failure) {
        if (found.text.empty()) // the explanation was stopped
            found.text = found.verdict;
        const QStringList sentences = addFixes(found, settings, puzzle, *fixes);
        if (settings.story)
            lines += sentences;
    }
    for (const QString &line : lines)
        found.text += '\n' + line.toStdString();
    if (settings.story)
        found.text += '\n'; // a blank line behind each puzzle
    return found;
}

ExitStatus runExplain(const Settings &settings)
{
    return answerAll(settings, explainPuzzle);
}

constexpr std::array explainOptions{
    &option::lineOrJson, &option::fix,       &option::story,     &option::symbols,
    &option::variant,    &option::boxes,     &option::timeLimit, &option::solver,
    &option::seed,       &option::atMostOne, &option::threads,
};

} // namespace

const Command explainCommand{
    .name = "explain",
    .help = "explain why a puzzle has no solution, or where two solutions differ",
    .answers =
        "\"none: \" and a minimal set of clues and rules that contradict each other; "
        "\"multiple: \" and each cell in which two solutions differ, with both digits, or \"the same digits "
        "in other regions\"; "
        "unique; undecided, if the time limit comes first. With --fix, \"; fix: \" and possible "
        "changes follow, also behind undecided, because they are looked for before the set, "
        "the likeliest first, each with its result: \"r1c1 5>3 unique\", \"r1c2 4>. multiple\", \"killer 21 "
        "r1c6 r2c6>killer 22 r1c6 r2c6 unique\"; "
        "\".>white-dot r1c1 r1c2 unique\" adds a rule; "
        "or \"; no change of a clue or rule helps\". With --story, the "
        "argument follows, a step a line: how the set leads to a cell without a digit, a digit without "
        "a place or a rule that nothing fits; or what the two solutions exchange; then what each fix "
        "leaves, and a blank line",
    .options = explainOptions,
    .run = runExplain,
};

} // namespace sudoku::cli
