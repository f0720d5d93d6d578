#include "ui/printjob/printcheck.h"

#include "core/formats/boardremarks.h"
#include "core/formats/text/remark.h"
#include "core/hints/levelrating.h"
#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku {
namespace {

bool isUnchecked(const PrintedPuzzle &puzzle)
{
    return puzzle.solutions == Solutions::NotChecked;
}

Solutions solutionsOf(const Halt &halt)
{
    switch (halt.reason()) {
    case Halt::Stopped:
        return Solutions::Undecided;
    case Halt::OutOfMemory:
        return Solutions::OutOfMemory;
    case Halt::SolverFailed:
    case Halt::WrongSolution:
        break;
    }
    return Solutions::SolverFailed;
}

Solutions solutionsOf(Uniqueness verdict)
{
    switch (verdict) {
    case Uniqueness::Unique:
        return Solutions::One;
    case Uniqueness::Multiple:
        return Solutions::Many;
    case Uniqueness::None:
        break;
    }
    return Solutions::None;
}

bool hasMissingRules(const Board &board)
{
    return std::ranges::any_of(remarksOn(board), [](const Remark &remark) {
        return isNotCovered(remark.code) || remark.code == Remark::Code::SwitchedOff;
    });
}

} // namespace

int uncheckedCount(const std::vector<PrintSection> &sections)
{
    int count = 0;
    for (const PrintSection &section : sections)
        count += static_cast<int>(std::ranges::count_if(section.puzzles, isUnchecked));
    return count;
}

void setChecked(PrintedPuzzle &puzzle, const CheckResult &result)
{
    puzzle.solutions = result.verdict ? solutionsOf(*result.verdict) : solutionsOf(result.verdict.error());
    const bool hasSolutions = puzzle.solutions == Solutions::One || puzzle.solutions == Solutions::Many;
    if (hasSolutions && hasMissingRules(puzzle.board)) // more rules can only take solutions away
        puzzle.solutions = Solutions::NotCovered;
    puzzle.solution = puzzle.hasOneSolution() ? result.solutions.front() : Grid();
}

void rate(PrintedPuzzle &puzzle, RatingNeed need, const Memo &memo, const std::stop_token &stop)
{
    const bool isRated = !puzzle.level.isEmpty() && (need == RatingNeed::Level || puzzle.score);
    if (isRated || !puzzle.hasOneSolution())
        return;
    const std::optional<LevelRating> rating = levelRating(puzzle.board.puzzle, memo, stop);
    if (!rating)
        return;
    if (puzzle.level.isEmpty())
        puzzle.level = levelText(rating->level);
    if (!puzzle.score)
        puzzle.score = rating->score;
}

std::vector<PrintSection> checked(std::vector<PrintSection> sections, const std::stop_token &stop)
{
    const SolveOptions options; // which share a memo
    for (PrintSection &section : sections)
        for (PrintedPuzzle &puzzle : section.puzzles)
            if (isUnchecked(puzzle))
                setChecked(puzzle, check(puzzle.board.puzzle, options, stop));
    return sections;
}

std::vector<PrintSection> rated(std::vector<PrintSection> sections, RatingNeed need,
                                const std::stop_token &stop)
{
    const Memo memo;
    for (PrintSection &section : sections)
        for (PrintedPuzzle &puzzle : section.puzzles)
            rate(puzzle, need, memo, stop);
    return sections;
}

} // namespace sudoku
