#pragma once

#include <sudokuworkbench/export.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sudokuworkbench {
inline namespace v1 {

/// A digit from 1 on for each cell, row by row; 0 for an empty cell.
using Grid = std::vector<std::uint8_t>;

/// A puzzle: a value that never changes, is cheap to copy and may be used from several threads at once.
///
/// Stable: classic boards from 4x4 to 25x25, with rows, columns and rectangular boxes. Experimental, so that
/// answers about them may change in a minor version: all others, see isClassic().
class SUDOKUWORKBENCH_EXPORT Puzzle
{
public:
    /// Makes a classic board with the usual boxes. Returns nothing if the count of \a clues is not n * n with
    /// n from 4 to 25, or if a clue is above n.
    static std::optional<Puzzle> ofClues(std::span<const std::uint8_t> clues);

    int size() const;       ///< the number of rows
    int digitCount() const; ///< the digits are 1 … digitCount()
    int cellCount() const;
    /// Returns whether the puzzle has rows, columns, rectangular boxes and no further rule.
    bool isClassic() const;

    Grid clues() const;
    Grid entries() const; ///< digits of a solver in other cells; only hint() looks at them
    std::string title() const;
    /// Returns the names of rules in the text that the library does not know: no answer covers them.
    std::vector<std::string> uncoveredRules() const;

    /// Compares everything that the puzzle holds.
    friend SUDOKUWORKBENCH_EXPORT bool operator==(const Puzzle &one, const Puzzle &other);

    struct Data; ///< known to the library only
    explicit Puzzle(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}
    const Data &data() const { return *m_data; }

private:
    std::shared_ptr<const Data> m_data; // never null
};

/// A puzzle, or a text that holds one in any form that read() knows.
class PuzzleOrText
{
public:
    PuzzleOrText(Puzzle puzzle) : m_value(std::move(puzzle)) {}
    PuzzleOrText(std::string text) : m_value(std::move(text)) {}
    PuzzleOrText(std::string_view text) : m_value(std::string(text)) {}
    PuzzleOrText(const char *text) : m_value(std::string(text)) {}

    const std::variant<Puzzle, std::string> &value() const { return m_value; }

private:
    std::variant<Puzzle, std::string> m_value;
};

} // namespace v1
} // namespace sudokuworkbench
