#pragma once

#include <sudokuworkbench/answers.h>

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace sudokuworkbench {
inline namespace v1 {

// The ten questions. Each may be asked from any number of threads at once; a question that is stopped ends
// within a tenth of a second, on its own thread.

/// What every question takes.
struct Options
{
    std::stop_token stop = {};
    std::optional<std::chrono::duration<double>> timeLimit = {};
    /// Whether a question that is open after 0.2 s is worked on by several solvers, on all processors. The
    /// first answer wins, so which of several solutions is found may differ from run to run. Otherwise only
    /// the calling thread works.
    bool usesAllProcessors = true;
};

struct ReadOptions
{
    std::size_t maxPuzzles = std::numeric_limits<std::size_t>::max();
};

struct CountOptions : Options
{
    std::int64_t limit = 1000; ///< counts so many, and finds out whether there is one more
};

struct RateOptions : Options
{
    bool hasExplainer = true; ///< Sudoku Explainer's rating takes many times as long as the others
};

/// Boxes of so many rows and columns.
struct Boxes
{
    int rows = 0;
    int columns = 0;
};

struct GenerateRequest : Options
{
    int size = 9;                    ///< 4 … 25
    std::optional<Boxes> boxes = {}; ///< else as square as possible
    /// The same request with the same seed gives the same puzzle on every machine.
    std::uint64_t seed = 1;
    std::string symmetry = "none";    ///< of the clues; the words of `generate --symmetry`
    std::optional<int> maxClues = {}; ///< at most so many clues; else no clue can be removed
    std::string level = {};           ///< "easy" … "extreme", or empty for any
    bool hasManySolutions = false;
    /// Experimental: further rules, in the words of `generate --variant`, such as "windoku" or "killer".
    std::vector<std::string> variants = {};
};

/// Reads the puzzles of \a text, whatever their form: lines, grids, JSON, links, files of other programs.
SUDOKUWORKBENCH_EXPORT ReadAnswer read(std::string_view text, const ReadOptions &options = {});
/// Finds one solution.
SUDOKUWORKBENCH_EXPORT SolveAnswer solve(const PuzzleOrText &puzzle, const Options &options = {});
/// Finds out whether there is exactly one solution.
SUDOKUWORKBENCH_EXPORT CheckAnswer check(const PuzzleOrText &puzzle, const Options &options = {});
/// Counts the solutions.
SUDOKUWORKBENCH_EXPORT CountAnswer count(const PuzzleOrText &puzzle, const CountOptions &options = {});
/// Finds the digits that each cell has in some solution.
SUDOKUWORKBENCH_EXPORT CandidatesAnswer candidates(const PuzzleOrText &puzzle, const Options &options = {});
/// Says why there is no solution, or where two solutions differ.
SUDOKUWORKBENCH_EXPORT ExplainAnswer explain(const PuzzleOrText &puzzle, const Options &options = {});
/// Finds the next step that a person would see, from the clues and entries on the board.
SUDOKUWORKBENCH_EXPORT HintAnswer hint(const PuzzleOrText &puzzle, const Options &options = {});
/// Says how difficult the puzzle is for a person.
SUDOKUWORKBENCH_EXPORT RateAnswer rate(const PuzzleOrText &puzzle, const RateOptions &options = {});
/// Makes a puzzle with exactly one solution.
SUDOKUWORKBENCH_EXPORT GenerateAnswer generate(const GenerateRequest &request = {});
/// Writes the puzzle in \a format, a word of `convert --to` ("line", "grid", "workbench", …), with the
/// symbols of `--symbols` ("numbers", "1-9A-", …).
SUDOKUWORKBENCH_EXPORT WriteAnswer write(const PuzzleOrText &puzzle, std::string_view format = "line",
                                         std::string_view symbols = "numbers");

/// Returns the version of the library that is in use.
SUDOKUWORKBENCH_EXPORT const char *version();

} // namespace v1

namespace v2 {

/// Do what the functions of version 1 do, and say the regions that were found with the digits where the
/// puzzle does not say them (chaos construction).
SUDOKUWORKBENCH_EXPORT SolveAnswer solve(const PuzzleOrText &puzzle, const Options &options = {});
SUDOKUWORKBENCH_EXPORT CheckAnswer check(const PuzzleOrText &puzzle, const Options &options = {});

} // namespace v2
} // namespace sudokuworkbench
