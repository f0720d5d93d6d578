#pragma once

#include "core/formats/oneline/isskind.h"

#include <string_view>
#include <vector>

namespace sudoku {

// Ranks of rows and columns in a string of the Interactive Sudoku Solver. One item says for all of them which
// lines may be equal: ".FullRankTies~none", "~only-unclued", which is the default, or "~any".

inline constexpr std::string_view issRankTies = "FullRankTies";
inline constexpr std::string_view issAnyTies = ".FullRankTies~any";

/// Marks the ranks among \a items as shared if an item says that any lines may be equal. Removes that item,
/// and one that says what is the default.
void shareIssRanks(std::vector<IssItem> &items);

/// What one item can say of the ranks of a puzzle.
enum class IssRankTies {
    None,  ///< nothing, as there is no shared rank
    Any,   ///< that all of them may be shared
    Mixed, ///< nothing, as other rules say that some may not
};
IssRankTies issRankTiesOf(const Puzzle &puzzle);

// Name~line~number~number; a shared rank has one more argument, which the solver ignores
IssConstraints readIssRank(const IssKind &kind, const Geometry &geometry, const IssItem &item);
IssConstraints readIssSharedRank(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssSharedRank(const IssKind &kind, const Geometry &geometry, const Constraint &clue);

// Name~none
IssConstraints readIssNoTies(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssNoTies(const IssKind &kind, const Geometry &geometry, const Constraint &ties);

} // namespace sudoku
