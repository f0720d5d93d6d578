#pragma once

#include <sudokuworkbench/questions.h>

#include "core/board/board.h"
#include "core/formats/text/texterror.h"
#include "core/solve/solve.h"
#include "core/solve/timelimit.h"

#include <new>
#include <optional>
#include <stop_token>
#include <tl/expected.hpp>

namespace sudokuworkbench {

/// A puzzle that a question is about, and how core works on it.
struct Asked
{
    const sudoku::Board &board;
    const sudoku::Puzzle &puzzle;
    /// For what any solver may answer: guesses first, then a race of solvers where that is allowed.
    sudoku::SolveOptions anyWay;
    std::stop_token stop;
};

/// Says in \a answer why there is none.
void refuse(Answer &answer, Status status, std::string_view code, std::string message);
void refuse(Answer &answer, const sudoku::TextError &error);
void refuse(Answer &answer, const sudoku::Halt &halt);
void refuseForMemory(Answer &answer);

/// Returns the options for a question.
sudoku::SolveOptions anyWay(const Options &options);
/// Returns the puzzle itself, or the first of the text.
tl::expected<Puzzle, sudoku::TextError> puzzleIn(const PuzzleOrText &puzzle);
/// Returns the board that questions are about: entries are taken for the puzzle where there is nothing else.
sudoku::Board boardOf(const Puzzle &puzzle);

/// Returns the verdict for an outcome, and refuses in \a answer if there is none.
Verdict verdictOf(Answer &answer, const sudoku::OrHalt<sudoku::Outcome> &outcome);
Verdict verdictOf(Answer &answer, const sudoku::OrHalt<sudoku::Uniqueness> &verdict);

/// Returns what \a ask(const Asked &, AnswerType &) fills in about \a puzzle, or why there is no answer.
template <typename AnswerType, typename Ask>
AnswerType answerTo(const PuzzleOrText &puzzle, const Options &options, Ask ask)
{
    AnswerType answer;
    try {
        const auto found = puzzleIn(puzzle);
        if (!found) {
            refuse(answer, found.error());
            return answer;
        }
        const sudoku::Board board = boardOf(*found);
        const sudoku::TimeLimit limit(options.stop, options.timeLimit);
        ask(Asked{board, board.puzzle, anyWay(options), limit.token()}, answer);
    } catch (const std::bad_alloc &) {
        answer = {};
        refuseForMemory(answer);
    }
    return answer;
}

} // namespace sudokuworkbench
