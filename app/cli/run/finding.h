#pragma once

#include "app/cli/run/json.h"
#include "core/solve/solve.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku::cli {

/// The exit status of the program.
enum class ExitStatus {
    AsAsked = 0,     ///< every puzzle was answered as asked
    OtherAnswer = 1, ///< a puzzle has no solution, or not exactly one
    Failure = 2,     ///< bad input or usage, a solver that fails, or the answer could not be written
    Limit = 3,       ///< a limit was reached before there was an answer
};

/// Returns the more serious of two statuses: a failure, then a limit, then another answer.
inline ExitStatus worse(ExitStatus one, ExitStatus other)
{
    for (const ExitStatus status : {ExitStatus::Failure, ExitStatus::Limit, ExitStatus::OtherAnswer})
        if (one == status || other == status)
            return status;
    return ExitStatus::AsAsked;
}

/// What is printed for one puzzle.
struct Answer
{
    ExitStatus status = ExitStatus::AsAsked;
    std::string text = {};    ///< whole lines for standard output
    std::string message = {}; ///< whole lines for standard error, about what is wrong
    std::string notes = {};   ///< whole lines for standard error that --quiet leaves out
    int puzzles = 1;          ///< how many it answers; 0 for a message only
    bool isLast = false;      ///< whether nothing may be written behind it
    /// Takes the answer further when it is its turn, instead of \a text; returns whether that was possible.
    std::function<bool()> handOn = {};
};

/// Problems of the program itself.
inline constexpr char outOfMemoryText[] = "out of memory";
/// Also said where a formula would be larger than Cnf::maxLiterals.
inline constexpr char tooManyRulesText[] =
    "not enough memory for all rules of this puzzle: remove some rules or add clues";

/// Said behind the last step of a puzzle with several solutions.
inline constexpr char noTechniqueText[] = "no further step follows with these techniques";
inline constexpr char openVerdictText[] =
    "no further step follows: it is not known yet how many solutions there are (\"check\" may find out)";
inline constexpr char noFurtherStepText[] = "no further step follows: there is more than one solution";

/// A place in a file; \a line is 0 if the whole file is meant.
struct FilePlace
{
    std::string file;
    int line = 0;
    int column = 1;
};

/// The result of a command for one puzzle.
struct Finding
{
    ExitStatus status;
    std::string_view verdict; ///< one word; also the plain answer, unless a member below is
    std::string text = {};    ///< the plain answer in one line, if it is more than the verdict
    /// Whether the plain answer is a grid in the chosen format, and the verdict only if there is no grid.
    bool isGridTheAnswer = false;
    bool isGridAPuzzle = false; ///< so the rules are written with it
    std::optional<Grid> grid = {};
    std::optional<std::vector<Grid>> solutions = {}; ///< if the command lists them
    std::optional<SolveStatistics> statistics = {};  ///< if the analysis has any
    Json fields = Json::object();                    ///< what else is known, for JSON
    /// A sentence for standard error, or empty.
    std::string problem = {};
    std::vector<std::string> notes = {}; ///< on standard error too, about an answer that is no problem
    std::optional<FilePlace> place = {}; ///< of the problem, unless it is the puzzle
};

/// Returns the finding for \a outcome; \a solved is the verdict for Solved.
Finding findingOf(const OrHalt<Outcome> &outcome, std::string_view solved);
Finding findingOf(const OrHalt<Uniqueness> &verdict);
Finding findingOf(const Halt &halt);

/// Adds a note to \a finding if it rests on what \a solver, another program, denied: nothing has checked
/// that.
void addUncheckedNote(Finding &finding, const SolverKind &solver);

/// Sets the exit status and the problem of \a finding, which lacks a part of its answer because of \a halt.
void addHalt(Finding &finding, const Halt &halt);

} // namespace sudoku::cli
