#pragma once

#include "app/cli/answer.h"
#include "app/cli/puzzleinput.h"
#include "core/solve/search.h"

#include <string_view>
#include <vector>

namespace sudoku {

/// Problems of the program itself.
inline constexpr std::string_view outOfMemoryText = "out of memory";
inline constexpr std::string_view wrongSolutionText =
    "the solver's answer breaks a rule: please report this bug";

/// What a command found out about a puzzle.
struct Finding
{
    ExitStatus status;
    std::string_view verdict; ///< one word
    std::vector<Grid> solutions = {};
    SolveStatistics statistics = {};
    /// The first solution is the answer, and the verdict only where there is none.
    bool isSolutionTheAnswer = false;
    std::string_view problem = {}; ///< a sentence, where there is something to say beside the answer
};

/// The answer for \a asked, whose puzzle is \a puzzle, in the form that the settings ask for.
Answer report(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const Finding &finding);

/// The answer "error" for a text that is no puzzle.
Answer report(const Settings &settings, const InputPuzzle &asked, const TextError &error);

/// Just the message: there is no puzzle that could have an answer.
Answer report(const InputPuzzle &asked, const FileError &error);

/// "FILE:LINE:COLUMN: what", with a newline.
std::string messageAt(const std::string &file, int line, int column, const std::string &what);

/// The digits of \a grid in one line, without what plain digits cannot say.
std::string lineOf(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols);

} // namespace sudoku
