#pragma once

#include "core/board/puzzle.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// A kind of constraint as f-puzzles writes it: an array of elements under \a key.
struct FpuzzlesKind
{
    std::string_view key;
    std::string_view variantId;
    /// The constraints that \a element comes to, without their variant; nothing where the program cannot say it. They may
    /// still have problems.
    std::optional<std::vector<Constraint>> (*read)(const Geometry &, const nlohmann::json &element);
    /// The inverse, for a constraint without problems.
    nlohmann::json (*write)(const Geometry &, const Constraint &);
    /// Whether all elements together are one constraint, and each of its cells an element.
    bool isOneForAll = false;
};

std::span<const FpuzzlesKind> fpuzzlesKinds();

/// Numbers stand as such, or as text.
std::optional<int> fpuzzlesNumber(const nlohmann::json &value);
/// Null or an empty text.
bool fpuzzlesIsBlank(const nlohmann::json &value);
/// "R1C1".
std::string fpuzzlesCell(const Geometry &geometry, Cell cell);

} // namespace sudoku
