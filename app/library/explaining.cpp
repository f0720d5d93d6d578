#include <sudokuworkbench/questions.h>

#include "app/library/asking.h"
#include "app/library/puzzledata.h"
#include "app/library/words.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/unavoidableset.h"

namespace sudokuworkbench {
namespace {

Reason reasonOf(const sudoku::Puzzle &puzzle, const sudoku::Reason &reason)
{
    Reason named{.kind = Reason::Kind::House, .name = nameOf(puzzle, reason)};
    if (const auto *given = std::get_if<sudoku::GivenCell>(&reason)) {
        named.kind = Reason::Kind::Clue;
        named.cell = given->cell;
        named.digit = puzzle.givens[given->cell];
    } else if (const auto *rule =
                   std::get_if<sudoku::ConstraintIndex>(&std::get<sudoku::RuleSource>(reason))) {
        named.kind = Reason::Kind::Rule;
        named.rule = rule->index;
    }
    return named;
}

/// Adds the contradiction in a puzzle without a solution.
void addContradiction(const Asked &asked, ExplainAnswer &answer)
{
    sudoku::MusSearch search(asked.puzzle);
    const sudoku::MusAnswer found = search.next(asked.stop);
    for (const sudoku::Reason &reason : found.reasons) {
        answer.contradiction.push_back(reasonOf(asked.puzzle, reason));
        answer.text += (answer.text.empty() ? "none: " : ", ") + answer.contradiction.back().name;
    }
    if (!found.outcome)
        refuse(answer, found.outcome.error());
    else if (found.outcome != sudoku::MusOutcome::Found)
        refuse(answer, sudoku::HaltReason::SolverFailed);
}

/// Adds the cells in which two solutions differ, after bringing them together.
void addDifferences(const Asked &asked, const std::vector<sudoku::Grid> &solutions, ExplainAnswer &answer)
{
    const sudoku::Grid &one = solutions.front();
    const sudoku::Grid other = sudoku::nearerSolution(asked.puzzle, one, solutions.back(), {}, asked.stop);
    answer.solutions = {digitsOf(one), digitsOf(other)};
    for (const sudoku::Cell cell : sudoku::differingCells(one, other)) {
        answer.differences.push_back({cell, one[cell], other[cell]});
        answer.text += (answer.text.empty() ? "multiple: " : ", ") + asked.puzzle.geometry.cellName(cell)
                       + ' ' + std::to_string(one[cell]) + '/' + std::to_string(other[cell]);
    }
    if (answer.text.empty())
        answer.text = "multiple: the same digits in other regions";
}

} // namespace

inline namespace v1 {

ExplainAnswer explain(const PuzzleOrText &puzzle, const Options &options)
{
    return answerTo<ExplainAnswer>(puzzle, options, [](const Asked &asked, ExplainAnswer &answer) {
        const sudoku::CheckResult result = sudoku::check(asked.puzzle, asked.anyWay, asked.stop);
        answer.verdict = verdictOf(answer, result.verdict);
        if (answer.verdict == Verdict::None)
            addContradiction(asked, answer);
        else if (answer.verdict == Verdict::Multiple)
            addDifferences(asked, result.solutions, answer);
        else if (answer.verdict == Verdict::Unique)
            answer.text = "unique";
    });
}

} // namespace v1
} // namespace sudokuworkbench
