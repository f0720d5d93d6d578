#pragma once

#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/finding.h"
#include "core/hints/steps/technique.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sudoku::cli {

/// What an answer of "rate" says, in a line, in a JSON object or in a row.
struct RatingLine
{
    std::string verdict;                   ///< "rated", or a word such as "multiple"
    std::optional<Level> level = {};       ///< HoDoKu's, else the general one
    std::optional<int> er = {};            ///< Sudoku Explainer's, in tenths
    std::optional<int> largestReason = {}; ///< of the general rating
    bool isComplete = true;                ///< otherwise the ratings are at least these
    bool isJson = false;
};

/// Reads \a text, one line that "rate" wrote, not in CSV. Returns nothing if it is none.
std::optional<RatingLine> readRatingLine(std::string_view text);
/// Reads \a text, one row that "rate" wrote in CSV with \a columns. Returns nothing if it is none.
std::optional<RatingLine> readRatingRow(std::string_view text, std::span<const CsvColumn *const> columns);

/// Returns the exit status of a run with this answer only.
ExitStatus statusOf(const RatingLine &line);

} // namespace sudoku::cli
