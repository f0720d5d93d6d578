#pragma once

#include "core/board/puzzle.h"
#include "core/formats/oneline/issitems.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

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
    /// Whether a string has it only where digits begin with 1.
    bool needsOne = false;
};

/// Returns a constraint of \a kind.
Constraint issConstraint(const IssKind &kind, std::vector<Cell> cells, std::vector<int> numbers = {});
/// Returns the beginning of an item of \a kind: ".Cage".
std::string issHead(const IssKind &kind);

/// All kinds; items of one name may be of several.
std::span<const IssKind> issKinds();

/// Returns whether a name belongs to an item that the program reads, or to one that has no arguments.
bool isIssName(std::string_view name);

} // namespace sudoku
