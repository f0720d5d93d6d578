#pragma once

#include "core/board/puzzle.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

// Strings of the Interactive Sudoku Solver (sigh, 2021): items ".Name~argument~argument…" one after another.
// An item without a name has givens. Composite items end at ".End". Cells are R1C1, with one character for a
// row or a column: a is 10.

inline constexpr int issDefaultSize = 9; ///< of a board without a shape
/// The characters of the regions of a jigsaw.
inline constexpr std::string_view issRegionNames = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// An item of such a string.
struct IssItem
{
    std::string name;
    std::vector<std::string> arguments;
    std::string text;                   ///< as it stands there, with its children and ".End"
    std::vector<IssItem> children = {}; ///< of a composite item
};

/// Returns the items of \a string; blanks in it mean nothing. Returns nothing if it does not begin with a
/// dot.
std::optional<std::vector<IssItem>> issItems(std::string_view string);

/// The constraints of an item, with their variants; none if it means something else. They may have problems,
/// see findProblem().
using IssConstraints = std::vector<Constraint>;

/// A kind of constraint as a string has it.
struct IssKind
{
    std::string_view name;
    std::string_view variantId;
    IssConstraints (*read)(const IssKind &, const Geometry &, const IssItem &);
    /// Returns the item of a constraint without problems: the inverse of read().
    std::string (*write)(const IssKind &, const Geometry &, const Constraint &);
    /// Whether its digits are numbers, so that it matters if they begin with 0.
    bool countsDigits = false;
};

/// All kinds; items of one name may be of several.
std::span<const IssKind> issKinds();

/// Returns whether a name belongs to an item that the program reads, or to one that has no arguments.
bool isIssName(std::string_view name);

std::string issCell(const Geometry &geometry, Cell cell);
std::optional<Cell> issCell(const Geometry &geometry, std::string_view name);
/// Returns the parts of \a text between separators; an empty text has one.
std::vector<std::string> issParts(std::string_view text, char separator);

} // namespace sudoku
