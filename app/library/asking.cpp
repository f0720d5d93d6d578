#include "app/library/asking.h"

#include "app/library/puzzledata.h"
#include "app/library/textpuzzles.h"
#include "app/library/words.h"
#include "core/formats/entrypuzzle.h"
#include "core/solve/guesssearch.h"

namespace sudokuworkbench {

void refuse(Answer &answer, Status status, std::string_view code, std::string message)
{
    answer.status = status;
    answer.code = code;
    answer.message = std::move(message);
}

void refuse(Answer &answer, const sudoku::TextError &error)
{
    refuse(answer, Status::BadText, wordOf(error.code), messageOf(error));
    answer.line = error.line;
    answer.column = error.column;
}

void refuse(Answer &answer, const sudoku::Halt &halt)
{
    switch (halt.reason()) {
    case sudoku::HaltReason::Stopped:
        return refuse(answer, Status::Stopped, "stopped", "stopped before there was an answer");
    case sudoku::HaltReason::OutOfMemory:
        return refuseForMemory(answer);
    case sudoku::HaltReason::SolverFailed:
        return refuse(answer, Status::Failed, "solver-failed",
                      "the solver gave no answer: please report this");
    case sudoku::HaltReason::WrongSolution:
        break;
    }
    refuse(answer, Status::Failed, "wrong-solution", "a solution breaks a rule: please report this");
}

void refuseForMemory(Answer &answer)
{
    refuse(answer, Status::OutOfMemory, "out-of-memory", "not enough memory for this puzzle");
}

sudoku::SolveOptions anyWay(const Options &options)
{
    sudoku::SolveOptions solving;
    solving.maxGuesses = sudoku::defaultGuesses;
    if (options.usesAllProcessors)
        solving.solver = sudoku::raceKind();
    return solving;
}

tl::expected<Puzzle, sudoku::TextError> puzzleIn(const PuzzleOrText &puzzle)
{
    if (const auto *known = std::get_if<Puzzle>(&puzzle.value()))
        return *known;
    return firstPuzzleOf(std::get<std::string>(puzzle.value()));
}

sudoku::Board boardOf(const Puzzle &puzzle)
{
    return sudoku::withPuzzleAsGivens(puzzle.data().board);
}

Verdict verdictOf(Answer &answer, const sudoku::OrHalt<sudoku::Outcome> &outcome)
{
    if (outcome)
        return *outcome == sudoku::Outcome::Solved ? Verdict::Solved : Verdict::None;
    refuse(answer, outcome.error());
    return Verdict::Undecided;
}

Verdict verdictOf(Answer &answer, const sudoku::OrHalt<sudoku::Uniqueness> &verdict)
{
    if (!verdict) {
        refuse(answer, verdict.error());
        return Verdict::Undecided;
    }
    switch (*verdict) {
    case sudoku::Uniqueness::Unique:
        return Verdict::Unique;
    case sudoku::Uniqueness::Multiple:
        return Verdict::Multiple;
    case sudoku::Uniqueness::None:
        break;
    }
    return Verdict::None;
}

} // namespace sudokuworkbench
