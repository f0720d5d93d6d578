#pragma once

#include "app/cli/run/answerjson.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace sudoku::cli {

/// A column of the answers in comma separated values. Each command lists those that it knows.
struct CsvColumn
{
    std::string_view name;
    std::string_view meaning; ///< for the help
    /// Returns what stands in it for an \a answer; null for the number, the puzzle and its rules, which are
    /// not taken from there.
    std::string (*value)(const Json &answer) = nullptr;
};

namespace column {
extern const CsvColumn number;
extern const CsvColumn puzzle;
extern const CsvColumn rules;
extern const CsvColumn verdict;
extern const CsvColumn solution;
extern const CsvColumn clues;
extern const CsvColumn level;
extern const CsvColumn score;
extern const CsvColumn hardest;
extern const CsvColumn hardestCount;
extern const CsvColumn steps;
extern const CsvColumn er;
extern const CsvColumn ep;
extern const CsvColumn ed;
extern const CsvColumn largestReason;
extern const CsvColumn sumOfReasons;
extern const CsvColumn isComplete;
extern const CsvColumn scale;
extern const CsvColumn seed;
extern const CsvColumn title;
} // namespace column

/// Returns the first row: the names of the columns of \a settings.
std::string csvHeader(const Settings &settings);
/// Returns the row of \a answer number \a number. Null stands for a \a puzzle that is none.
std::string csvAnswer(const Settings &settings, std::int64_t number, const Puzzle *puzzle,
                      const Json &answer);

/// Writes the first row to standard output if the answers have one. Returns whether it could.
bool beginAnswers(const Settings &settings);

} // namespace sudoku::cli
