#pragma once

#include "core/transform/obstacle.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// What a kind of transform needs beside the board.
struct TransformInput
{
    std::vector<int> numbers = {};  ///< two lines, from 1, or what each digit from 1 on becomes
    const Grid *solution = nullptr; ///< the only solution, or null if it is not known
    std::uint64_t seed = 0;
};

/// A way to make the same puzzle in another form.
struct TransformKind
{
    enum class Argument {
        None,
        TwoLines,
        Digits, ///< what each digit becomes
    };

    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
    Argument argument = Argument::None;
    tl::expected<TransformedBoard, TransformObstacle> (*apply)(const Board &, const TransformInput &);
    bool usesSolution = false; ///< see needsSolution()
    bool usesSeed = false;
};

/// Returns all kinds, in the order in which they are offered.
std::span<const TransformKind> transformKinds();
/// Returns the kind with that \a id, or null.
const TransformKind *findTransformKind(std::string_view id);

/// Returns whether \a kind needs the only solution of \a board: sorting looks at the first row of the
/// solution unless the board has that row.
bool needsSolution(const TransformKind &kind, const Board &board);

/// A kind with its numbers.
struct TransformRequest
{
    const TransformKind *kind = nullptr;
    std::vector<int> numbers = {};
};

/// Why a text names no transform.
enum class TransformTextError {
    UnknownName,
    NoNumbers,       ///< the kind needs numbers
    NeedlessNumbers, ///< it takes none
    BadNumbers,      ///< they are not two numbers from 1 on, or no list of digits
};

/// Reads "ID" or "ID:NUMBERS", where numbers are separated by commas or blanks: "half-turn", "swap-rows:1,2",
/// "relabel:3,1,2,4". A list of digits up to 9 may be written without commas: "relabel:3124".
tl::expected<TransformRequest, TransformTextError> readTransform(std::string_view text);
/// Reads the numbers for \a kind alone; none if it takes none and \a text is empty.
tl::expected<std::vector<int>, TransformTextError> readTransformNumbers(const TransformKind &kind,
                                                                        std::string_view text);

} // namespace sudoku
