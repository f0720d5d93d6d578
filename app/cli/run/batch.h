#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"
#include "app/cli/run/orderedoutput.h"
#include "core/solve/classicsolver.h"

#include <optional>
#include <stop_token>
#include <string>

namespace sudoku::cli {

/// Answers a command's question about one board; called from several threads.
using Question = Finding (*)(const Settings &, const Board &, const std::stop_token &);

/// Answers a command's question about one classic 9x9 board, and appends the plain answer, a line, to \a
/// text. Returns nothing, and appends nothing, if only the question itself can be answered.
using QuickQuestion = std::optional<ExitStatus> (*)(ClassicSolver &, const Grid &givens,
                                                    const std::stop_token &, std::string &text);

/// Answers \a question for every puzzle of the input and prints the answers in order, each as soon as
/// possible.
ExitStatus answerAll(const Settings &settings, Question question);
/// Does the same, for lines of 81 digits in large files by \a quick where the settings allow.
ExitStatus answerAll(const Settings &settings, Question question, QuickQuestion quick);

/// Does the same for an input of a single puzzle. A second puzzle is an error, which names \a what as the
/// command that takes one.
ExitStatus answerOne(const Settings &settings, Question question, std::string_view what);

/// How a long input is answered. An earlier run may have answered the beginning.
struct AnswerStream
{
    std::int64_t answered = 0; ///< puzzles at the beginning that have their answers
    AnswerWriter write;
    AnswerBeginner begin = {};
};

/// Answers \a question for the puzzles that have no answer yet.
ExitStatus answerRest(const Settings &settings, Question question, AnswerStream stream);

/// Returns the number of puzzles of the input that get an answer, for --progress. Returns nothing if that is
/// not asked for, or if the input cannot be read twice.
std::optional<std::int64_t> countPuzzles(const Settings &settings);

/// Prints the only answer of a command that takes one puzzle.
ExitStatus printOnly(const Settings &settings, Answer answer);

} // namespace sudoku::cli
