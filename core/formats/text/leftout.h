#pragma once

#include "core/board/board.h"
#include "core/formats/text/remark.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace sudoku {

/// An element of a rule, or a digit of a cell, that a reader leaves out because it is no valid one: a dot
/// beside the board, a ratio of 10.
struct LeftOutElement
{
    const Variant *variant = nullptr; ///< null for a digit
    std::string value = {};           ///< as it stands in the text; may be empty
    std::string place = {};           ///< where it begins: a cell such as "r1c1" or "r0c3", or empty
};

/// The name of the kept member that holds these elements.
inline constexpr const char *leftOutId = "left-out";

/// Keeps \a elements in the members of \a board.
void keepLeftOut(const std::vector<LeftOutElement> &elements, Board &board);
/// Returns what keepLeftOut() kept as \a value; ignores anything else.
std::vector<LeftOutElement> leftOutElements(const nlohmann::json &value);

/// Adds a remark on each of \a elements; counts those together that are more than anybody reads.
void addRemarks(const std::vector<LeftOutElement> &elements, std::vector<Remark> &remarks);

} // namespace sudoku
