#pragma once

#include <QJsonObject>

#include "app/cli/answer.h"
#include "core/solve/solve.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku::cli {

/// Problems of the program itself.
inline constexpr char outOfMemoryText[] = "out of memory";
/// There is an end to what a formula may take, too.
inline constexpr char tooManyRulesText[] =
    "not enough memory for all rules of this puzzle: remove some rules or add clues";
inline constexpr char wrongSolutionText[] = "the solver's answer breaks a rule: please report this bug";

/// A place in a file; \a line is 0 where the whole file is meant.
struct FilePlace
{
    std::string file;
    int line = 0;
    int column = 1;
};

/// What a command found out about a puzzle.
struct Finding
{
    ExitStatus status;
    std::string_view verdict; ///< one word; the plain answer too, unless something below is
    std::string text = {};    ///< the plain answer in one line, where it is more than the verdict
    /// The plain answer is a grid in the chosen format, and the verdict only where there is none.
    bool isGridTheAnswer = false;
    std::optional<Grid> grid = {};
    std::optional<std::vector<Grid>> solutions = {}; ///< where the command lists them
    std::optional<SolveStatistics> statistics = {};  ///< where the analysis tells them
    QJsonObject fields = {};                         ///< what else is known, for JSON
    /// A sentence, where there is something to say beside the answer.
    std::string problem = {};
    std::optional<FilePlace> place = {}; ///< of the problem, unless it is the puzzle
};

/// What \a outcome comes to; \a solved is the verdict where it is Solved.
Finding findingOf(const OrHalt<Outcome> &outcome, std::string_view solved);
Finding findingOf(const OrHalt<Uniqueness> &verdict);
Finding findingOf(const Halt &halt);

/// Of a part of the answer that \a halt came before: the exit status, and why where there is a problem.
void addHalt(Finding &finding, const Halt &halt);

} // namespace sudoku::cli
